"""An opponent that plays what its judge finds best, and follows its plan as long as all comes as it thought."""

from __future__ import annotations

from random import Random

from orrery.bots.bot import Choosing, View
from orrery.bots.fleet.building import muster
from orrery.bots.fleet.judged.judge import FleetJudge, Line
from orrery.bots.fleet.judged.turns import Step, standing
from orrery.bots.fleet.levels import LEVELS
from orrery.core.question import Choice, Question
from orrery.games.fleet.state import Fleet


class Opponent:
    """`plan` holds the rest of a turn, or of a fleet that is being built; without it, it thinks again."""

    def __init__(self, judge: FleetJudge) -> None:
        self.judge = judge
        self.plan: tuple[Step, ...] = ()
        self.marks: dict[int, object] = {}
        """How the table should stand when so many steps of the plan are left."""

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        planned = self._planned(view, question)
        if planned is not None:
            return planned
        self.plan, self.marks = (), {}
        if question.kind == "muster":
            first, *rest = muster(Fleet.read(view["table"]), question.seat, rng)
            self.plan = tuple([("build", choice) for choice in rest])
            return first
        line = self.judge.lines(view, question, rng)[0]
        self._follow(line)
        return line.choice

    def _follow(self, line: Line) -> None:
        n = len(line.steps)
        self.plan = line.steps[1:]
        self.marks = {n - at: mark for at, mark in line.marks}

    def _planned(self, view: View, question: Question) -> Choice | None:
        left = len(self.plan)
        if question.kind == "act" and left not in self.marks:
            return None
        if question.kind == "act" and self.marks[left] != standing(Fleet.read(view["table"])):
            return None
        if question.kind == "act" and not left:
            return ("end",)
        if left and self.plan[0][0] == question.kind:
            choice, self.plan = self.plan[0][1], self.plan[1:]
            return choice if question.refuse(choice) is None else None
        return None


class Seating:
    """What makes opponents of a level."""

    def __init__(self, level: str) -> None:
        self.level = level

    def __call__(self) -> Opponent:
        return Opponent(FleetJudge(LEVELS[self.level]))
