"""How well the bots that reckon with beliefs play: settings of one mind."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.bots.galactica.clues import Observer
from orrery.bots.galactica.convictions import Convictions
from orrery.bots.galactica.greedy import Greedy


@dataclass(frozen=True, slots=True)
class Level:
    dull: float = 1.0
    """How much of what it notices about the others it makes use of."""


LEVELS = {"novice": Level(0.3), "steady": Level(0.7), "strong": Level()}


class Opponent(Greedy):
    """Plays by the reckoning of `greedy`, with beliefs of its own."""

    def __init__(self, level: Level) -> None:
        super().__init__()
        self.level = level
        self.witness: Observer = Observer(Convictions(level.dull))


class Seating:
    """What makes opponents of a level."""

    def __init__(self, level: str) -> None:
        self.level = level

    def __call__(self) -> Opponent:
        return Opponent(LEVELS[self.level])
