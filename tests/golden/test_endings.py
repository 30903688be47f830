"""For each way in which a game of a title can end, a whole game from its set-up: each must go and end as it did.

After a change of rules that is meant, write them anew; games that still end for the same reason keep their answers:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/golden/test_endings.py`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import orrery
from orrery import games
from orrery.words import read as read_words
from tests.golden.dash import Dash, Idle

HERE = Path(__file__).parent
TRIES = 300
ENOUGH = 4
"""Of so many games that end in one way, the shortest is kept."""

Record = dict[str, Any]


class Start(NamedTuple):
    """Where games that end for that reason are looked for."""

    reason: str
    options: dict[str, Any]
    seats: int = 2
    dash: Dash | Idle | None = None
    """Where chance alone would hardly ever come to that end, who plays for it."""


FLEET = {
    "attrition": Start("attrition", {"scenario": "first_game"}),
    "draw": Start("draw", {"scenario": "first_game", "round_limit": 30}),
    "time": Start("time", {"scenario": "first_game", "round_limit": 30, "at_the_limit": "limit_counts"}),
    "stillness": Start("stillness", {"scenario": "first_game"}, dash=Idle()),
    "annihilation": Start("annihilation", {"scenario": "illegal"}),
    "containers": Start("containers", {"scenario": "salvage"}),
    "passed": Start("passed", {"scenario": "passage"}, dash=Dash(0, "damaged_cruiser", ("e3",))),
    "cruiser_lost": Start("cruiser_lost", {"scenario": "passage"}),
    "shuttle": Start("shuttle", {"scenario": "capture"}),
    "shuttle_lost": Start("shuttle_lost", {"scenario": "capture"}),
    "portals": Start("portals", {"scenario": "control"}),
    "stations": Start("stations", {"scenario": "planetary_assault"}),
    "champion": Start("champion", {"scenario": "duel"}),
    "escaped": Start("escaped", {"scenario": "blockade"}, dash=Dash(0, "civilian_ship", ("b5", "c5", "d5"))),
    "civilians_lost": Start("civilians_lost", {"scenario": "blockade"}),
    "colonies": Start("colonies", {"scenario": "illegal"}),
    "warheads": Start("warheads", {"scenario": "illegal"}),
    "campaign": Start("attrition", {"campaign": "campaign"}),
}
STARTS = {"fleet": FLEET}
EVERY = [(title, name) for title, starts in STARTS.items() for name in starts]


def file_of(title: str) -> Path:
    return HERE / title / "endings.jsonl"


def read(title: str) -> dict[str, Record]:
    path = file_of(title)
    records = map(json.loads, path.read_text(encoding="utf-8").splitlines()) if path.exists() else ()
    return {record["name"]: record for record in records}


def replayed(record: Record) -> orrery.Game:
    kept = {key: value for key, value in record.items() if key not in ("name", "expect")}
    return orrery.replay({**kept, "rules": games.find(record["title"]).rules})


def written(name: str, game: orrery.Game) -> Record:
    assert game.result is not None
    return {"name": name, **game.record(), "expect": again(game.result._asdict())}


def again(data: Any) -> Any:
    return json.loads(json.dumps(data))


def renewed(title: str, name: str, old: Record | None) -> Record:
    """The same answers where they still lead to that end, another game where they do not."""
    start = STARTS[title][name]
    if old is not None:
        try:
            game = replayed(old)
        except orrery.OrreryError:
            pass
        else:
            if game.result and game.result.reason == start.reason:
                return written(name, game)
    return written(name, found(title, start))


def found(title: str, start: Start) -> orrery.Game:
    """The shortest of some games that end for that reason, all random but for who dashes."""
    ended = []
    for seed in range(TRIES):
        game, rng = orrery.new(title, start.seats, seed, start.options), Random(seed)
        while game.pending:
            seat, question = min(game.pending.items(), key=lambda pair: pair[0])
            dash = start.dash if start.dash is not None and start.dash.plays(seat) else None
            game.answer(seat, question.sample(rng) if dash is None else dash.choose(game, question, rng))
        if game.result and game.result.reason == start.reason:
            ended.append(game)
            if len(ended) == ENOUGH:
                break
    return min(ended, key=lambda game: game.answers)


@pytest.fixture(scope="module", autouse=True)
def regenerated() -> None:
    if os.environ.get("ORRERY_REGENERATE") == "1":
        for title, starts in STARTS.items():
            old = read(title)
            lines = [json.dumps(renewed(title, name, old.get(name)), separators=(",", ":")) for name in starts]
            file_of(title).write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize(("title", "name"), EVERY)
def test_a_game_ends_as_it_did(title: str, name: str) -> None:
    record = read(title)[name]
    game = replayed(record)
    assert game.result is not None
    assert again(game.result._asdict()) == record["expect"]
    assert game.result.reason == STARTS[title][name].reason
    assert game.record()["answers"] == record["answers"]
    assert game.faults() == []


@pytest.mark.parametrize("title", STARTS)
def test_every_end_that_has_words_has_its_game(title: str) -> None:
    worded = {id.removeprefix("end-") for id in read_words("en", title).ids if id.startswith("end-")}
    assert {start.reason for start in STARTS[title].values()} == worded
    assert set(read(title)) == set(STARTS[title])
