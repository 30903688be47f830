"""Everything that whole games bring up can be read in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import orrery
from orrery.games.race.scoring import sheet
from orrery.games.race.state import Race
from orrery.words import LANGUAGES
from tests.words.kit import NAMES, race
from tests.words.typography import faults

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"variant": "expert", "start": "experienced", "round_limit": 30}),
    (3, {"start": "first_game"}),
    (4, {"edition": 1}),
    (4, {"start": "experienced"}),
]


def sentences(game: orrery.Game, rng: Random) -> Iterator[tuple[str, str]]:
    """(language, text) of all that anybody could read during a random game."""
    while game.pending:
        seat = min(game.pending)
        q = game.pending[seat]
        choice = q.sample(rng)
        for lang in LANGUAGES:
            words = race(lang)
            yield lang, words.question(q, NAMES)
            yield lang, words.waiting(NAMES, q.kind)
            for item in set(q.items):
                yield lang, words.item(q, item)
            for reason in q.blocked().values():
                yield lang, words.refusal(reason)
            if q.least == 0:
                yield lang, words.nothing(q)
            yield lang, words.preview(q, q.preview(choice))
        game.answer(seat, choice)
    for lang in LANGUAGES:
        for seat_or_none in (None, *range(game.seats)):
            for event in game.events(seat_or_none):
                yield lang, race(lang).event(event, NAMES)
        assert game.result is not None
        yield lang, race(lang).result(game.result, NAMES)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_can_be_read(seats: int, options: dict[str, Any]) -> None:
    game = orrery.new("race", seats=seats, seed=seats, options=options)
    read = set(sentences(game, Random(seats)))
    assert len(read) > 400
    assert [fault for lang, text in read if text for fault in faults(lang, text)] == []


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
