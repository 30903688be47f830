"""A stored game that this program cannot go on with: it says why, and stands in nobody's way."""

from __future__ import annotations

from pathlib import Path

from orrery.server.schema import tables
from tests.server.web import house


def test_a_game_of_other_rules_says_why_and_the_others_go_on(tmp_path: Path) -> None:
    with house(tmp_path) as at:
        ada = at.visitor("Ada")
        old, new = (ada.table("me", "me")["table"]["id"] for _ in range(2))
        with at.hall.store.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == old).values(rules=99))
    with house(tmp_path) as at:
        back = at.visitor()
        back.cookies = ada.cookies
        assert {table["id"] for table in back.get("/api/tables/mine").json()} == {old, new}
        refused = back.get(f"/api/tables/{old}")
        assert (refused.status_code, "begun by rules version 99" in refused.json()["message"]) == (400, True)
        assert back.answer(new, 0, [4]).status_code == 200
