"""The referee of Battlestar Galactica finds nothing in true games, and finds the faults planted in what they showed."""

from __future__ import annotations

from random import Random
from typing import Any

import orrery
from orrery import referee
from orrery.core.game import Game
from orrery.referee.story import Story

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"daybreak": True},
    {"daybreak": True, "search_for_home": True},
    {"difficulty": 2},
    {"difficulty": -2},
    {"activations": "icon"},
    {"daybreak": True, "danna_press_room": True, "dutiful_each": True},
)


def by_chance(seed: int) -> Game:
    options = OPTIONS[seed % len(OPTIONS)]
    most = 7 if "daybreak" in options else 6
    seats = 3 + seed // len(OPTIONS) % (most - 2)
    game, rng = orrery.new("galactica", seats, seed, options), Random(seed)
    while game.result is None:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    return game


def test_nothing_is_found_in_games_by_chance() -> None:
    for seed in range(84):
        assert referee.judge(Story.of(by_chance(seed))) == [], seed
