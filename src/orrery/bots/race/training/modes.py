"""The ways to play that have a net each."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

ROUND_LIMIT = 30
"""Nets that know nothing yet would never come to an end."""
EXPERIENCED, FIRST_GAME = 0.25, 0.05
"""How many of the games have these starts."""


class Mode(NamedTuple):
    name: str
    seats: int
    expert: bool = False

    def options(self, rng: Random) -> dict[str, Any]:
        """The options of a game to learn from: every edition and every start."""
        edition = 1 + (rng.random() < 0.5)
        start, chance = "dealt", rng.random()
        if chance < FIRST_GAME:
            start = "first_game"
        elif chance < FIRST_GAME + 2 * EXPERIENCED and edition == 2:
            start = "experienced"
        return {"start": start, "edition": edition} | self.fixed

    @property
    def fixed(self) -> dict[str, Any]:
        return {"variant": "expert" if self.expert else "standard", "round_limit": ROUND_LIMIT}


MODES = {mode.name: mode for mode in (Mode("2p", 2), Mode("2p_expert", 2, True), Mode("3p", 3), Mode("4p", 4))}


def mode_of(seats: int, expert: bool) -> Mode:
    return next(mode for mode in MODES.values() if (mode.seats, mode.expert) == (seats, expert))
