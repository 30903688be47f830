"""The judge of Fleet Commander: chances to win, by a search of one's own turn and a valuation of where it leads."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, NamedTuple

from orrery.bots.bot import View
from orrery.bots.fleet.imagined import imagine, is_veiled, table_behind
from orrery.bots.fleet.judged.outcomes import outcomes
from orrery.bots.fleet.judged.outlook import PARTS, Outlook, Parts
from orrery.bots.fleet.judged.replies import replied
from orrery.bots.fleet.judged.rolls import dice_worths
from orrery.bots.fleet.judged.turns import END, Effort, Node, Step, search, table_of
from orrery.bots.fleet.judged.underway import choices_under_way
from orrery.bots.fleet.judged.weights import USUAL, Weights
from orrery.bots.fleet.levels import Level
from orrery.bots.judge import Judgement, Reason, is_among
from orrery.core.question import Choice, Question
from orrery.games.fleet.state import Fleet

TOLD = 3
"""Reasons that are worth telling."""
LITTLE = 0.05
"""Class points below which nothing is told."""
DOUBT = 0.1
"""How far a chance may be off that is read off a table."""


class Line(NamedTuple):
    """An answer with what it is worth, and how it may go on."""

    choice: Choice
    worth: float
    parts: Parts
    steps: tuple[Step, ...] = ()
    marks: tuple[tuple[int, object], ...] = ()


class FleetJudge:
    coin: ClassVar[str] = "chance"

    def __init__(self, level: Level, weights: Weights = USUAL) -> None:
        self.level, self.weights = level, weights

    def judge(
        self, view: View, question: Question, rng: Random, reasons: int = 0, besides: Sequence[Choice] = ()
    ) -> list[Judgement]:
        lines = self.lines(view, question, rng)
        outlook = Outlook(Fleet.read(view["table"]), question.seat, self.weights)
        judged = []
        for place, line in enumerate(lines):
            told: tuple[Reason, ...] = ()
            if (place < reasons or is_among(line.choice, besides)) and len(lines) > 1:
                told = why(line, lines[1] if place == 0 else lines[0], outlook)
            judged.append(Judgement(line.choice, outlook.chance(line.worth), DOUBT, told))
        return judged

    def lines(self, view: View, question: Question, rng: Random) -> list[Line]:
        """The best first."""
        found = self.found(view, question, rng)
        noise = self.level.noise
        if noise:
            found = [line._replace(worth=line.worth + rng.gauss(0.0, noise)) for line in found]
        return sorted(found, key=lambda line: -line.worth)

    def found(self, view: View, question: Question, rng: Random) -> list[Line]:
        if question.kind == "act":
            return self.turns(view, question, rng)
        if question.kind == "energy":
            return [
                Line(choice, worth, ()) for choice, worth in dice_worths(view, question, rng, self.level, self.weights)
            ]
        if view["table"]["busy"] and view["table"]["turn"] == question.seat:
            lines = self.under_way(view, question, rng)
            if lines:
                return lines
        g = table_behind(view, rng)
        outlook = Outlook(g, question.seat, self.weights)
        return [Line(choice, sum(parts), parts) for choice, parts in outcomes(g, question, outlook, rng)]

    def under_way(self, view: View, question: Question, rng: Random) -> list[Line]:
        world = imagine(view, rng)
        outlook = Outlook(table_of(world), question.seat, self.weights)
        return [
            Line(choice, node.worth, outlook.parts(table_of(node.game)))
            for choice, node in choices_under_way(world, question, outlook, self.level.effort)
        ]

    def turns(self, view: View, question: Question, rng: Random) -> list[Line]:
        """What each first action is worth with the best that may follow; in several worlds where ships are hidden."""
        worlds = self.level.worlds if is_veiled(Fleet.read(view["table"])) else 1
        tried = [self.turns_in(view, question.seat, rng, self.level.effort // worlds) for _ in range(worlds)]
        usual = [found[END].worth for found in tried]
        lines = []
        for choice in dict.fromkeys([choice for found in tried for choice in found]):
            known = [found.get(choice) for found in tried]
            worths = [usual[i] if line is None else line.worth for i, line in enumerate(known)]
            first = next(line for line in known if line is not None)
            lines.append(first._replace(worth=sum(worths) / len(worths)))
        return lines

    def turns_in(self, view: View, seat: int, rng: Random, effort: int) -> dict[Choice, Line]:
        game = imagine(view, rng)
        outlook = Outlook(table_of(game), seat, self.weights)
        here = outlook.parts(table_of(game))
        best: dict[Choice, Line] = {}
        if game.asked(seat).get(seat) == "act":
            nodes = search(game, seat, outlook, Effort(effort), self.level.width, self.level.depth)
            for node in self.answered(nodes, seat, outlook, rng):
                line = line_to(node, outlook)
                best.setdefault(line.choice, line)
        best.setdefault(END, Line(END, sum(here), here))
        return best

    def answered(self, nodes: list[Node], seat: int, outlook: Outlook, rng: Random) -> list[Node]:
        """The best turns by what the enemy makes of them; the others are thought to fare like these."""
        level = self.level
        if not level.replies or not self.meets(nodes[0], outlook):
            return nodes
        first, rest = nodes[: level.replies], nodes[level.replies :]
        seeds = [str(rng.getrandbits(64)) for _ in range(level.back)]
        worths = [replied(node, seat, outlook, seeds, level.back_effort) for node in first]
        lost = sum([node.worth - worth for node, worth in zip(first, worths, strict=True)]) / len(first)
        found = [node._replace(worth=worth) for node, worth in zip(first, worths, strict=True)]
        found += [node._replace(worth=node.worth - lost) for node in rest]
        return sorted(found, key=lambda node: -node.worth)

    def meets(self, node: Node, outlook: Outlook) -> bool:
        """Whether the enemy is near enough to matter."""
        parts = outlook.parts(table_of(node.game))
        return parts[PARTS.index("danger")] < 0 or parts[PARTS.index("chances")] > 0


def line_to(node: Node, outlook: Outlook) -> Line:
    choice = node.steps[0][1] if node.steps else END
    marks = node.marks[:-1] if node.chancy else node.marks
    return Line(choice, node.worth, outlook.parts(table_of(node.game)), node.steps, marks)


def why(line: Line, other: Line, outlook: Outlook) -> tuple[Reason, ...]:
    """What speaks for a choice beside another; or, where it is worse, what speaks against it."""
    if not line.parts or not other.parts:
        return ()
    sign = 1.0 if line.worth >= other.worth else -1.0
    gap = outlook.chance(line.worth) - outlook.chance(other.worth)
    differ = [(name, a - b) for name, a, b in zip(PARTS, line.parts, other.parts, strict=True)]
    speaking = sorted([one for one in differ if one[1] * sign > LITTLE], key=lambda one: -abs(one[1]))[:TOLD]
    whole = sum([abs(n) for _, n in speaking])
    return tuple([Reason(name, round(n, 2), abs(gap) * abs(n) / whole * sign) for name, n in speaking])
