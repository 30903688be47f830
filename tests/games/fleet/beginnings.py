"""Battles of Fleet Commander up to their first turn, and what lies there."""

from __future__ import annotations

from random import Random
from typing import cast

import orrery
from orrery.games.fleet.state import Fleet


def state(game: orrery.Game) -> Fleet:
    return cast(Fleet, game.state)


def to_the_first_turn(seats: int = 2, seed: int = 1, **options: str) -> orrery.Game:
    """A game set up with random answers, up to the first turn."""
    game = orrery.new("fleet", seats, seed, options)
    rng = Random(seed)
    while state(game).round == 0 and game.pending:
        seat = next(iter(game.pending))
        question = game.pending[seat]
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or question.sample(rng))
    return game


def new(scenario: str, **options: str) -> Fleet:
    return state(orrery.new("fleet", 2, 1, {"scenario": scenario, **options}))


def terrain_of(game: orrery.Game) -> dict[str, str]:
    g = state(game)
    return {sector: g.kind_of(sector) for sector in g.sectors if g.kind_of(sector)}
