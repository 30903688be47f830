"""How well the learned opponents play: settings of one judge. numpy is needed only when one of them is called for."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from orrery.bots.bot import Choosing, View
from orrery.bots.extra import need
from orrery.bots.judge import Judge
from orrery.core.question import Question

if TYPE_CHECKING:
    from orrery.bots.race.learned.weights import Weights


NUMPY = ("numpy", "bots")
"""What all of them need, and the extra that brings it."""


@dataclass(frozen=True, slots=True)
class Level:
    effort: int = 0
    """How many rounds of one seat are played out, to look one round ahead where actions are chosen; 0 for none.

    It bounds the time of a choice: 60 of them take less than 50 ms on one core of today.
    """
    breadth: int = 4
    """How many actions are compared so, at most."""
    margin: float = 1.5
    """How much worse, in log-odds, an action may look and still be played out."""
    noise: float = 0.0
    """How far values are off, in log-odds."""

    def worlds(self, seats: int, expert: bool, actions: int) -> int:
        """In how many imagined worlds so many actions can be played out."""
        rounds = seats * actions * (EXPERT if expert else 1.0)
        return min(MOST, max(LEAST, int(self.effort / rounds)))


LEAST, MOST = 2, 16
EXPERT = 1.5
"""How much longer a round takes in which everybody chooses two actions."""

LEVELS = {"novice": Level(noise=0.25), "steady": Level(), "strong": Level(effort=60)}


def judge(level: str | Level = "strong", weights: Weights | None = None) -> Judge:
    need(*NUMPY)
    from orrery.bots.race.learned.judge import RaceJudge

    return RaceJudge(LEVELS[level] if isinstance(level, str) else level, weights)


class Opponent:
    """Plays what its judge finds best."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        return self.judge.judge(view, question, rng)[0].choice


class Seating:
    """What makes opponents of a level."""

    def __init__(self, level: str) -> None:
        self.level = level

    def check(self) -> None:
        need(*NUMPY)

    def prepare(self) -> None:
        judge(self.level)

    def __call__(self) -> Opponent:
        return Opponent(judge(self.level))
