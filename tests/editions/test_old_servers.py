"""Databases that released servers have left, under today's server with other rules: their games go on by their own.

`servers/released_9a281dd.sql` is of the first release: of each title a game under way, one of which answers were taken
back, and one that is over. `fleet_3` and `galactica_2` are of servers before it, whose rules are not kept.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery
from orrery import editions
from orrery.core.question import Question
from orrery.server import telling
from orrery.server.check import check
from orrery.server.mending import list_aside
from orrery.server.store import open_engine
from tests.conftest import LONG
from tests.server.kit import new_id
from tests.server.web import House, Visitor, house
from tests.servers import PATIENCE

SERVERS = Path(__file__).parent / "servers"
RELEASED = "released_9a281dd"
RULES = {"race": 1, "fleet": 4, "galactica": 3}
TITLES = tuple(RULES)
ON = 400 if LONG else 4
"""Answers of a person that are given over HTTP at a game under way."""


@contextmanager
def server(folder: Path, left_by: str) -> Iterator[tuple[House, Visitor]]:
    """Today's server on the database that another has left, and Ada, who plays there."""
    database = f"sqlite:///{folder / 'orrery.db'}"
    if not (folder / "orrery.db").exists():
        engine = open_engine(database)
        with engine.begin() as connection:
            for line in (SERVERS / f"{left_by}.sql").read_text(encoding="utf-8").splitlines():
                connection.exec_driver_sql(line)
        engine.dispose()
    telling.FAILED.clear()
    with house(folder, limited=False, bot_seconds=0.2) as at:
        ada = at.visitor("Guest")
        ada.id = ada.post("/api/login", {"login": "ada", "password": "a long password"}).json()["id"]
        yield at, ada


@pytest.fixture(params=[False, True], ids=["today", "later"])
def later(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the rules of every title have taken the next number since."""
    if request.param:
        for title in TITLES:
            monkeypatch.setattr(type(orrery.titles()[title]), "rules", orrery.titles()[title].rules + 1)


def tables_of(ada: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ada.get("/api/tables/mine").json()
    return found


@pytest.mark.usefixtures("later")
def test_games_of_the_first_release_go_on_and_can_be_looked_at(tmp_path: Path) -> None:
    with server(tmp_path, RELEASED) as (at, ada):
        tables = tables_of(ada)
        assert sorted((table["title"], table["status"]) for table in tables) == sorted(
            (title, status) for title in TITLES for status in ("playing", "over")
        )
        for info in tables:
            assert info["aside"] is None
            assert info["rules"] == RULES[info["title"]]
            seen = look_around(at, ada, info)
            if info["status"] == "playing":
                play_on(at, ada, info["id"], seen)
            else:
                look_back(ada, info)
        made = ada.table("me", "me", title="race")["table"]
        assert made["rules"] == orrery.titles()["race"].rules, "new tables get today's rules"
    assert check(f"sqlite:///{tmp_path / 'orrery.db'}").faults == ()
    assert list_aside(f"sqlite:///{tmp_path / 'orrery.db'}") == []
    with server(tmp_path, RELEASED) as (at, ada):  # and are taken up again, snapshots and all
        assert [info["aside"] for info in tables_of(ada)] == [None] * len(tables_of(ada))


def look_around(at: House, ada: Visitor, info: dict[str, Any]) -> Question | None:
    """The news in both languages, without one sentence that fails; the talk; one's own question."""
    where = f"/api/tables/{info['id']}"
    assert [line["text"] for line in ada.get(f"{where}/chat").json()] == ["hello"]
    for lang in ("en", "fr"):
        told = ada.get(f"{where}/news?seat=0&lang={lang}").json()
        assert len(told["words"]["events"]) == len(told["events"])
    assert Counter() == telling.FAILED
    game = at.hall.tables.awake[info["id"]].game
    assert game is not None
    return game.pending.get(0)


def play_on(at: House, ada: Visitor, table: str, asked: Question | None) -> None:
    """Ada answers over HTTP, bots in between, a good way on or to the end; then she leaves, and a bot plays for her."""
    rng, there, given = Random(table), at.hall.tables.awake[table], 0
    end = time.monotonic() + PATIENCE * (10 if LONG else 1)
    before = there.seq
    while there.status == "playing" and given < ON and time.monotonic() < end:
        game = there.game
        assert game is not None
        question = game.pending.get(0)
        if question is None:
            time.sleep(0.02)
            continue
        answer = ada.answer(table, 0, list(question.sample(rng)), there.turn)
        given += answer.status_code == 200
        assert answer.status_code == 200 or answer.json()["code"] == "stale", answer.text
    assert there.seq > before
    preview(ada, table, there.game.pending.get(0) if there.game is not None else None)
    if there.status == "playing":
        assert ada.post(f"/api/tables/{table}/stand?seat=0").status_code == 200


def preview(ada: Visitor, table: str, question: Question | None) -> None:
    if question is not None:
        wish = {"choice": list(question.sample(Random(1)))}
        assert ada.post(f"/api/tables/{table}/preview?seat=0", wish).status_code == 200


def look_back(ada: Visitor, info: dict[str, Any]) -> None:
    """A game that is over: replays of all seats, its proof, its moments; played on from, kept as a file, read again."""
    where = f"/api/tables/{info['id']}"
    of = ada.get(f"{where}/replay?at=0").json()["of"]
    for seat in ("none", *range(len(info["seats"]))):
        for lang in ("en", "fr"):
            for at in (of // 3, of):
                step = ada.get(f"{where}/replay?at={at}&as={seat}&lang={lang}").json()
                assert step["at"] == at
    assert ada.get(f"{where}/proof").json()["holds"]
    assert ada.get(f"{where}/moments?since=0&of=round").status_code == 200
    branch = ada.post(f"{where}/branch?at={of // 2}").json()
    assert (branch["rules"], branch["status"], branch["aside"]) == (info["rules"], "playing", None)
    record = ada.get(f"{where}/record").json()["record"]
    brought = ada.post("/api/records", record).json()
    assert (brought["rules"], brought["status"], brought["aside"]) == (info["rules"], "over", None)
    assert ada.get(f"/api/tables/{brought['id']}/replay?at={of}").json()["of"] == of


def test_with_todays_rules_for_all_they_would_be_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth: there are no editions but today's."""
    monkeypatch.setattr(editions, "kept", lambda title, rules: None)
    for title in TITLES:
        monkeypatch.setattr(type(orrery.titles()[title]), "rules", orrery.titles()[title].rules + 1)
    with server(tmp_path, RELEASED) as (_, ada):
        assert {info["aside"]["why"] for info in tables_of(ada)} == {"not_kept"}


@pytest.mark.parametrize(("left_by", "title"), [("fleet_3", "fleet"), ("galactica_2", "galactica")])
def test_games_of_rules_before_the_first_release_keep_all_but_their_position(
    tmp_path: Path, left_by: str, title: str
) -> None:
    with server(tmp_path, left_by) as (_, ada):
        tables = tables_of(ada)
        assert {info["title"] for info in tables if info["aside"] is None} == {"race"}, "its number is a release's"
        old = [info for info in tables if info["aside"] is not None]
        assert {(info["title"], info["aside"]["why"]) for info in old} == {(title, "not_kept")}
        assert {info["status"] for info in old} == {"playing", "over"}
        for info in old:
            where = f"/api/tables/{info['id']}"
            assert [seat["name"] for seat in info["seats"]][:2] == ["Ada", "Bot 1"]
            assert [line["text"] for line in ada.get(f"{where}/chat").json()] == ["hello"]
            assert ada.post(f"{where}/chat?seat=0", {"text": "what now?"}).status_code == 201
            assert ada.get(f"{where}/news?seat=0").json()["code"] == "set_aside"
            if info["status"] == "playing":
                undo = {"id": new_id()}
                assert ada.post(f"{where}/undo?seat=0", undo).json()["code"] == "set_aside"
                assert ada.post(f"{where}/proposals?seat=0", {"kind": "end"}).status_code == 201
                assert ada.get(where).json()["ended"] == "agreed"
            record = ada.get(f"{where}/record").json()["record"]
            assert len(record["answers"]) > 20
            assert ada.call("DELETE", where).status_code == 204
        assert {info["title"] for info in tables_of(ada)} == {"race"}
