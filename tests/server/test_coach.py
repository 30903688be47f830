"""Hints at one's own question, and the review of a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots
from orrery.server import coach
from tests.server.web import House, Visitor, eventually, house


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, bot_seconds=0.1) as started:
        yield started


def hint(who: Visitor, table: str, choice: list[Any] | None = None, seat: int = 0, lang: str = "en") -> Any:
    return who.post(f"/api/tables/{table}/hint?seat={seat}&lang={lang}", {"choice": choice or []})


def asked(who: Visitor, table: str) -> Any:
    return who.get(f"/api/tables/{table}/news?seat=0").json()["view"]


def test_who_plays_with_bots_gets_the_two_best_choices_and_what_is_thought_of_another(home: House) -> None:
    ann = home.visitor("Ann")
    made = ann.table("me", "random", title="race")["table"]
    assert made["advised"]
    view = asked(ann, made["id"])
    question = orrery.titles()["race"].question(view)
    assert question is not None
    choice = question.sample(Random(1))
    told = hint(ann, made["id"], list(choice)).json()
    by_hand = orrery.advice(view, question, choice)
    assert [one["choice"] for one in told["best"]] == [list(judged.choice) for judged in by_hand.best]
    assert all(question.refuse(tuple(one["choice"])) is None for one in told["best"])
    assert told["best"][0]["worth"] >= told["best"][1]["worth"]
    assert by_hand.asked is not None
    assert told["asked"]["worth"] == pytest.approx(by_hand.asked.worth)
    assert any(one["why"] for one in told["best"])
    french = hint(ann, made["id"], list(choice), lang="fr").json()
    assert french["best"][0]["choice"] == told["best"][0]["choice"]
    assert french["best"][0]["why"] != told["best"][0]["why"]


@pytest.mark.parametrize(("wanted", "status"), [("bots", 403), ("none", 403), ("all", 200)])
def test_among_people_there_are_hints_only_where_all_were_told(home: House, wanted: str, status: int) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    made = ann.table("me", "open", title="race", hints=wanted)
    bob.post("/api/links/follow", {"token": made["links"]["1"]})
    table = made["table"]["id"]
    seen = bob.get(f"/api/tables/{table}").json()
    assert seen["settings"]["hints"] == wanted
    assert seen["advised"] == (status == 200)
    assert hint(ann, table).status_code == status


def test_nobody_is_advised_on_anothers_question(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    table = ann.table("me", "random", title="race", listed=True)["table"]["id"]
    assert hint(bob, table).status_code == 403
    assert hint(ann, table, seat=1).status_code == 403


def test_who_is_not_asked_is_told_so(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "random", title="race")["table"]["id"]
    question = asked(ann, table)["question"]
    ann.answer(table, 0, question["items"][: question["least"]])
    if asked(ann, table)["question"] is None:
        assert hint(ann, table).json()["code"] == "not_asked"


def test_a_title_without_a_judge_has_no_hints(home: House) -> None:
    ann = home.visitor("Ann")
    made = ann.table("me", "random", title="noughts")["table"]
    assert not made["advised"]
    assert hint(ann, made["id"]).json()["code"] == "no_hints"


# --- the review ---------------------------------------------------------------------------------------


def finished() -> dict[str, Any]:
    game = orrery.new("race", 2, 4, {"round_limit": 30})
    players = [bots.find(name, "race")() for name in ("steady", "random")]
    bots.play(game, players, [Random(0), Random(1)])
    return game.record()


def reviewed(who: Visitor, table: str, lang: str = "en") -> Any:
    def ready() -> bool:
        told = who.get(f"/api/tables/{table}/review?by=round&lang={lang}").json()
        return bool(told["of"]) and told["done"] == told["of"] and bool(told["curve"])

    eventually(ready)
    return who.get(f"/api/tables/{table}/review?by=round&lang={lang}").json()


def test_a_finished_game_is_reviewed(home: House) -> None:
    ann = home.visitor("Ann")
    record = finished()
    table = ann.post("/api/records", {**record, "names": ["Ann", "Bob"]}).json()["id"]
    told = reviewed(ann, table)
    result = orrery.replay(record).result
    assert result is not None
    assert [chapter["round"] for chapter in told["curve"]] == sorted(chapter["round"] for chapter in told["curve"])
    assert told["curve"][-1]["chances"] == [(seat in result.winners) / len(result.winners) for seat in (0, 1)]
    assert all(sum(chapter["chances"]) == pytest.approx(1) for chapter in told["curve"])
    assert sum(told["tallies"][1]) > 5
    assert told["tallies"][1][2] > told["tallies"][0][2], "who plays at random errs more"
    turn = next(turn for turn in told["turns"] if turn["seat"] == 1)
    step = ann.get(f"/api/tables/{table}/replay?at={turn['at']}&as=1").json()
    assert (step["given"]["asked"], step["given"]["answer"]) == (turn["asked"], turn["answered"])
    assert turn["better"] != turn["answered"]
    assert turn["best"] > turn["worth"]
    french = reviewed(ann, table, "fr")
    assert [turn["at"] for turn in french["turns"]] == [turn["at"] for turn in told["turns"]]
    assert french["turns"][0]["asked"] != told["turns"][0]["asked"]


def test_reviews_are_made_one_at_a_time_and_not_too_many_wait(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "WAITING", 1)
    monkeypatch.setattr(coach.Coach, "advice", never)
    ann, record = home.visitor("Ann"), finished()
    tables = [ann.post("/api/records", record).json()["id"] for _ in range(3)]
    told = [ann.get(f"/api/tables/{table}/review?by=round") for table in tables]
    assert [answer.status_code for answer in told] == [200, 200, 503]
    assert ann.get(f"/api/tables/{tables[0]}/review?by=round").json()["curve"] == []


async def never(*_: Any) -> None:
    await asyncio.Event().wait()


def test_a_game_that_is_played_is_not_reviewed(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "random", title="race")["table"]["id"]
    assert ann.get(f"/api/tables/{table}/review?by=round").status_code == 409
