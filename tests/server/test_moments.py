"""What everybody saw, moment by moment, for who was away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery
from orrery.server.jobs import Moment, moments, story
from tests.server import trivial
from tests.server.web import House, house


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as started:
        yield started


NAMES = ["round", "players.0.points", "players.0.hand", "players.9.points"]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    with trivial.known():
        game = orrery.new("pennies", 2, 3)
        while game.pending:
            seat, question = next(iter(game.pending.items()))
            game.answer(seat, question.sample(Random(game.answers)))
        return game.record()


def seen_since(record: dict[str, Any], since: int) -> list[Moment]:
    return moments(json.dumps(record), since, NAMES)


def test_each_moment_is_what_everybody_saw_then(record: dict[str, Any]) -> None:
    game, told = orrery.replay({**record, "answers": []}), {}
    told[len(game.events(None))] = game.view(None)["table"]
    for seat, choice in record["answers"]:
        game.answer(seat, choice)
        told[len(game.events(None))] = game.view(None)["table"]
    found = seen_since(record, 0)
    assert [moment.events for moment in found] == sorted(told)
    for moment in found:
        table = told[moment.events]
        assert moment.seen["round"] == table["round"]
        assert moment.seen["players.0.points"] == table["players"][0]["points"]


def test_nobodys_hand_is_in_it(record: dict[str, Any]) -> None:
    assert {(moment.seen["players.0.hand"], moment.seen["players.9.points"]) for moment in seen_since(record, 0)} == {
        (None, None)
    }


def test_it_begins_where_so_many_events_had_happened(record: dict[str, Any]) -> None:
    every = [moment.events for moment in seen_since(record, 0)]
    for since in range(every[0], every[-1] + 3):
        first, *later = [moment.events for moment in seen_since(record, since)]
        assert first == max(n for n in every if n <= since)
        assert later == [n for n in every if n > since]


def test_answers_in_secret_are_no_moments(record: dict[str, Any]) -> None:
    """Of two bids in one round only the second makes something happen."""
    assert len(seen_since(record, 0)) < len(record["answers"])


def test_the_page_may_ask_for_them_while_the_game_goes_on(home: House) -> None:
    ann, eve = home.visitor("Ann"), home.visitor("Eve")
    table = ann.table("me", "me")["table"]["id"]
    path = f"/api/tables/{table}/moments?since=0&of=cells,turn"
    assert [moment["events"] for moment in ann.get(path).json()] == [0]
    assert eve.get(path).status_code == 404


def test_a_story_has_the_beginning_of_each_round_and_the_end_as_each_seat_saw_them(record: dict[str, Any]) -> None:
    told = story(json.dumps(record), "round", ["players.me.points", "players.1.hand"], [], "en").chapters
    rounds = [chapter.round for chapter in told[:-1]]
    assert len(rounds) > 2
    assert rounds == sorted(set(rounds))
    assert (told[0].answers, told[-1].answers) == (0, len(record["answers"]))
    for chapter in told:
        game = orrery.replay({**record, "answers": record["answers"][: chapter.answers]})
        assert chapter.round == game.view(None)["table"]["round"]
        for seat, seen in enumerate(chapter.seen):
            player = game.view(seat)["table"]["players"][1]
            assert seen["players.1.hand"] == player.get("hand")
            assert seen["players.me.points"] == game.view(None)["table"]["players"][seat]["points"]
        if chapter.answers and chapter is not told[-1]:
            before = orrery.replay({**record, "answers": record["answers"][: chapter.answers - 1]})
            assert before.view(None)["table"]["round"] < chapter.round


def test_points_are_told_by_the_words_of_the_title() -> None:
    game = orrery.new("race", 2, 3)
    rng = Random(1)
    while game.pending:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    last = story(json.dumps(game.record()), "round", ["notes.players.me.score"], [], "en").chapters[-1]
    assert game.result is not None
    assert tuple(seen["notes.players.me.score"] for seen in last.seen) == game.result.scores


def test_events_are_unmasked_as_those_saw_them_whom_they_are_about() -> None:
    game = orrery.new("galactica", 4, 3)
    rng = Random(1)
    while game.pending:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    told = story(json.dumps(game.record()), "turn", [], ["contributed", "loyalty_dealt"], "en").events
    assert {event["event"] for event in told} == {"contributed", "loyalty_dealt"}
    for event in told:
        assert event == game.events(event["who"])[event["index"]]
        assert len(event["cards"]) > 0 or event["event"] == "contributed"
