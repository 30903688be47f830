"""A stored game whose rules are not kept: all that needs no position goes, and it stands in nobody's way."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.editions import NotKept
from orrery.server import table
from orrery.server.schema import tables
from tests.server.kit import new_id
from tests.server.test_failing_rules import agree
from tests.server.web import House, Visitor, house

NUMBER = 99


def again(at: House, ada: Visitor) -> Visitor:
    """The same person, at a server that was started anew."""
    back = at.visitor()
    back.cookies, back.id = ada.cookies, ada.id
    return back


def test_of_a_game_of_rules_that_are_not_kept_all_goes_but_the_position(tmp_path: Path) -> None:
    with house(tmp_path) as at:
        ada = at.visitor("Ada")
        old, new = (ada.table("me", "me")["table"]["id"] for _ in range(2))
        ada.answer(old, 0, [4])
        with at.hall.store.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == old).values(rules=NUMBER))
    with house(tmp_path) as at:
        back = again(at, ada)
        assert {table["id"] for table in back.get("/api/tables/mine").json()} == {old, new}
        info = back.get(f"/api/tables/{old}").json()
        assert (info["aside"]["why"], info["rules"], info["status"]) == ("not_kept", NUMBER, "playing")
        assert back.get(f"/api/tables/{old}/news?seat=0").json()["code"] == "set_aside"
        refused = back.post(f"/api/tables/{old}/answer?seat=1", {"id": new_id(), "turn": 1, "choice": [3]})
        assert (refused.status_code, refused.json()["code"]) == (409, "set_aside")
        assert back.post(f"/api/tables/{old}/chat?seat=0", {"text": "hello?"}).status_code == 201
        assert [line["text"] for line in back.get(f"/api/tables/{old}/chat").json()] == ["hello?"]
        for route in ("links", "proposals", "awaited", "orders?seat=0", "moments?since=0&of=round", "record"):
            assert back.get(f"/api/tables/{old}/{route}").status_code == 200, route
        agree(back, old, "end")
        assert back.get(f"/api/tables/{old}").json()["ended"] == "agreed"
        record = back.get(f"/api/tables/{old}/record").json()["record"]
        assert (record["rules"], record["answers"]) == (NUMBER, [[0, [4]]])
        for route in ("replay?at=0", "branch?at=0"):
            call = back.get if route.startswith("replay") else back.post
            assert call(f"/api/tables/{old}/{route}").json()["code"] == "set_aside", route
        assert back.post(f"/api/tables/{old}/rematch?seat=0").status_code == 201
        assert back.call("DELETE", f"/api/tables/{old}").status_code == 204
        assert back.answer(new, 0, [4]).status_code == 200


def test_who_leaves_such_a_game_has_left_it(tmp_path: Path) -> None:
    with house(tmp_path) as at:
        ada = at.visitor("Ada")
        old = ada.table("me", "me")["table"]["id"]
        with at.hall.store.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == old).values(rules=NUMBER))
    with house(tmp_path) as at:
        back = again(at, ada)
        for seat in (0, 1):
            assert back.post(f"/api/tables/{old}/stand?seat={seat}").status_code == 200
        assert back.get(f"/api/tables/{old}").json()["ended"] == "abandoned"


def test_if_they_were_not_set_aside_nothing_would_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Another(Exception):
        """What nobody raises."""

    monkeypatch.setattr(table, "NotKept", Another)
    with pytest.raises((AssertionError, KeyError, NotKept)):
        test_of_a_game_of_rules_that_are_not_kept_all_goes_but_the_position(tmp_path)
