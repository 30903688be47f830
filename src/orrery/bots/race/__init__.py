"""Players of Race for the Galaxy."""

from __future__ import annotations

from orrery.bots.bot import Factory
from orrery.bots.course import Course
from orrery.bots.extra import need
from orrery.bots.race.greedy import Greedy
from orrery.bots.race.levels import LEVELS, NUMPY, Seating, judge

__all__ = ["BOTS", "GROUNDS", "course", "judge"]

BOTS: dict[str, Factory] = {"greedy": Greedy} | {level: Seating(level) for level in LEVELS}

EDITIONS = ({"edition": 2}, {"edition": 1})
GROUNDS = (
    ("2p", 2, EDITIONS),
    ("2p expert", 2, tuple({"variant": "expert"} | edition for edition in EDITIONS)),
    ("3p", 3, EDITIONS),
    ("4p", 4, EDITIONS),
)
"""Where strength is measured: a name, seats, and options that take turns."""


def course() -> Course:
    need(*NUMPY)
    from orrery.bots.race.training.course import RaceCourse

    return RaceCourse()
