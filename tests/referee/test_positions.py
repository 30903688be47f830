"""Every referee takes up a game that began from a position, and finds nothing where all was by the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import orrery
from orrery import referee

BEGUN: dict[str, tuple[int, dict[str, Any]]] = {
    "race": (
        2,
        {
            "players": [
                {"tableau": ["old_earth", "gem_world"], "hand": ["comet_zone"], "goods": ["gem_world"], "chips": 3},
                {"tableau": ["new_sparta"], "hand": ["space_marines", "rebel_base"]},
            ],
            "round": 4,
        },
    ),
    "fleet": (
        2,
        {
            "ships": [
                {"owner": owner, "kind": kind, "at": at}
                for owner, kind, at in ((0, "cruiser", "b2"), (0, "frigate", "c2"), (1, "cruiser", "c4"))
            ],
            "players": [{"rolled": ["red-orth", "blue-diag"], "stored": ["green-multi"]}, {}],
            "sectors": {"b3": "asteroid_field"},
            "round": 3,
        },
    ),
}


@pytest.mark.parametrize("title", BEGUN)
@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_found_after_a_position(title: str, seed: int) -> None:
    seats, position = BEGUN[title]
    game, rng = orrery.new(title, seats, seed, position=position), Random(seed)
    for _ in range(400):
        if game.result is None:
            seat = next(iter(game.pending))
            game.answer(seat, game.pending[seat].sample(rng))
    assert referee.check(game.record()) == []
