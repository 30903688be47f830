"""Everything that whole games of every title bring up can be read in both languages, also at the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import orrery
from orrery.games.fleet.title import FleetCommander
from orrery.games.race.scoring import sheet
from orrery.games.race.state import Race
from orrery.words import LANGUAGES, pick
from orrery.words.terminal import pick_terminal
from tests.words.kit import NAMES, race
from tests.words.typography import faults

Table = tuple[str, int, dict[str, Any]]

RACE: list[Table] = [
    ("race", 2, {}),
    ("race", 2, {"variant": "expert", "start": "experienced", "round_limit": 30}),
    ("race", 3, {"start": "first_game"}),
    ("race", 4, {"edition": 1}),
    ("race", 4, {"start": "experienced"}),
]
GALACTICA: list[Table] = [("galactica", seats, {}) for seats in (3, 4, 5, 6)]
MOST = 120
"""Answers of a battle that are read: there are many kinds of battles, and most is said at their beginnings."""


def told_apart(seats: int, options: dict[str, Any]) -> tuple[object, ...]:
    """What makes a battle speak of other things: its scenario, what is hidden, camps, and factions."""
    names = ("scenario", "format", "weapons", "deployment", "map", "factions", "commanders", "campaign")
    return (seats == 2, seats % 2, *[options.get(name) for name in names])


BATTLES = {told_apart(*variant): variant for variant in FleetCommander().variants()}.values()
FLEET: list[Table] = [("fleet", seats, options) for seats, options in BATTLES]


def sentences(game: orrery.Game, rng: Random, most: int | None) -> Iterator[tuple[str, str]]:
    """(language, text) of all that anybody could read during a random game."""
    title = game.title.name
    while game.pending and game.answers != most:
        seat = min(game.pending)
        q = game.pending[seat]
        choice = q.sample(rng)
        for lang in LANGUAGES:
            words = pick(lang, title)
            yield lang, words.question(q, NAMES)
            yield lang, words.waiting(NAMES, q.kind)
            for item in set(q.items):
                yield lang, words.item(q, item)
            for item, reason in q.blocked().items():
                yield lang, words.named(item)
                yield lang, words.refusal(reason)
            if q.least == 0:
                yield lang, words.nothing(q)
            yield lang, words.preview(q, q.preview(choice))
        if rng.random() < 0.1:
            yield from board(game, seat)
        game.answer(seat, choice)
    yield from board(game, 0)
    for lang in LANGUAGES:
        for seat_or_none in (None, *range(game.seats)):
            for event in game.events(seat_or_none):
                yield lang, pick(lang, title).event(event, NAMES)
        if game.result is not None:
            yield lang, pick(lang, title).result(game.result, NAMES)
            yield lang, pick(lang, title).ending(game.result.reason)


def board(game: orrery.Game, seat: int) -> Iterator[tuple[str, str]]:
    """The table in lines of text, and what a seat can choose."""
    view, q = game.view(seat), game.pending.get(seat)
    for lang in LANGUAGES:
        terminal = pick_terminal(lang, game.title.name)
        lines = [*terminal.table(view, NAMES), *terminal.hand(view), *terminal.sheet(view, NAMES)]
        yield from ((lang, line) for line in lines)
        if q is not None:
            yield from ((lang, terminal.label(view, q, item)) for item in q.items)


@pytest.mark.parametrize(("title", "seats", "options"), [*RACE, *GALACTICA, *FLEET])
def test_whole_games_can_be_read(title: str, seats: int, options: dict[str, Any]) -> None:
    game = orrery.new(title, seats=seats, seed=seats, options=options)
    read = set(sentences(game, Random(seats), MOST if title == "fleet" else None))
    assert len(read) > 200
    assert [fault for lang, text in read if text for fault in faults(lang, text.strip())] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_of_a_game_can_be_read(lang: str) -> None:
    game = orrery.new("race", seats=2, seed=5)
    rng = Random(5)
    while game.pending:
        seat = min(game.pending)
        game.answer(seat, game.pending[seat].sample(rng))
    assert isinstance(game.state, Race)
    for seat in range(2):
        for line in sheet(game.state, seat):
            assert not faults(lang, race(lang).score_line(line))
