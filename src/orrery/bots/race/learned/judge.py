"""The judge of Race for the Galaxy: chances to win, by the net, and a round ahead where actions are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from orrery.bots.bot import View
from orrery.bots.judge import Judgement, Reason, is_among
from orrery.bots.race.learned.lookahead import Ahead, look_ahead, promising
from orrery.bots.race.learned.mind import Asked, Mind, Weighed
from orrery.bots.race.learned.numbers import Floats, np
from orrery.bots.race.learned.reasons import why
from orrery.bots.race.learned.weights import Weights, name_of, packaged
from orrery.bots.race.levels import Level
from orrery.core.question import Choice, Question
from orrery.games.race.state import Race

RULE = Reason("rule", 0.0, 0.0)
"""A plain rule answers; the net was not asked."""


class RaceJudge:
    coin: ClassVar[str] = "chance"

    def __init__(self, level: Level, weights: Weights | None = None) -> None:
        """`weights` in place of those that come with the package."""
        self.level, self._weights = level, weights

    def judge(
        self, view: View, question: Question, rng: Random, reasons: int = 0, besides: Sequence[Choice] = ()
    ) -> list[Judgement]:
        g, seat = Race.read(view["table"]), view["you"]
        weights = self._weights or packaged(name_of(g.seats, g.expert))
        mind = Mind(weights.net, g.seats, thorough=True)
        (found,) = mind.weigh([Asked(g, seat, question, tuple(besides))])
        if not found.choices:
            now = mind.net(mind.inputs(mind.rows([mind.layout.row(g, seat)])))
            return [Judgement(found.choice, float(mind.net.chance(now)[0]), weights.doubt, (RULE,))]
        if self.level.noise:
            noise = np.array([rng.gauss(0, self.level.noise) for _ in found.choices], np.float32)
            found = found._replace(odds=found.odds + noise)
        if question.kind == "action" and self.level.effort:
            choices = promising(found, self.level.breadth, self.level.margin)
            choices += [one for one in found.choices if is_among(one, besides) and one not in choices]
            if len(choices) > 1:
                worlds = self.level.worlds(g.seats, g.expert, len(choices))
                return ahead(mind, look_ahead(mind, view, choices, worlds, rng), reasons, besides)
        return valued(mind, found, weights.doubt, reasons, besides)


def valued(mind: Mind, found: Weighed, doubt: float, reasons: int, besides: Sequence[Choice] = ()) -> list[Judgement]:
    """Every choice, by the position that it makes."""
    chances = mind.net.chance(found.odds)
    order = np.argsort(-found.odds, kind="stable").tolist()
    judged = []
    for place, i in enumerate(order):
        told: tuple[Reason, ...] = ()
        if (place < reasons or is_among(found.choices[i], besides)) and len(order) > 1:
            other = order[1] if place == 0 else order[0]
            told = because(mind, found.rows[i : i + 1], found.rows[other : other + 1], chances[i] - chances[other])
        judged.append(Judgement(found.choices[i], float(chances[i]), doubt, told))
    return judged


def ahead(mind: Mind, found: list[Ahead], reasons: int, besides: Sequence[Choice] = ()) -> list[Judgement]:
    """The choices that were played out, by what they led to."""
    found = sorted(found, key=lambda one: -float(one.worths.mean()))
    judged = []
    for place, one in enumerate(found):
        told: tuple[Reason, ...] = ()
        if place < reasons or is_among(one.choice, besides):
            other = found[1] if place == 0 else found[0]
            told = because(mind, one.rows, other.rows, one.worths.mean() - other.worths.mean())
        worlds = len(one.worths)
        spread = float(one.worths.std(ddof=1)) / worlds**0.5 if worlds > 1 else 1.0
        judged.append(Judgement(one.choice, float(one.worths.mean()), spread, told))
    return judged


def because(mind: Mind, rows: Floats, others: Floats, gap: float) -> tuple[Reason, ...]:
    """Why the first is better; or, where it is worse, what speaks against it."""
    if gap >= 0:
        return why(mind, rows, others, float(gap))
    return tuple([Reason(one.effect, -one.amount, -one.weight) for one in why(mind, others, rows, float(-gap))])
