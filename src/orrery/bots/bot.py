"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from orrery.core.question import Item, Question

View = dict[str, Any]
"""What `game.view(seat)` gives, and nothing that leads back to the game."""

Choosing = Sequence[Item]


class Bot(Protocol):
    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        """One of the question's legal choices. Chance comes from `rng` alone, so that a game can be repeated."""


Factory = Callable[[], Bot]
