"""What answers to smaller questions are worth: the table as each leaves it, as far as can be told without play."""

from __future__ import annotations

from itertools import islice
from random import Random

from orrery.bots.fleet.building import muster
from orrery.bots.fleet.judged.answers import quick_answer
from orrery.bots.fleet.judged.effects import EFFECTS
from orrery.bots.fleet.judged.outlook import Outlook, Parts
from orrery.bots.fleet.setting import prepare
from orrery.core.question import Choice, Question
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.state import Fleet

MANY = 80
"""More choices than that are not looked at."""


def outcomes(g: Fleet, question: Question, outlook: Outlook, rng: Random) -> list[tuple[Choice, Parts]]:
    effect = EFFECTS.get(question.kind)
    if effect is None:
        prepared = muster(g, question.seat, rng)[0] if question.kind == "muster" else prepare(g, question, rng)
        choice = quick_answer(g, question) if prepared is None else prepared
        return [(choice, outlook.parts(g))]
    found = []
    for choice in islice(question.choices(), MANY):
        after = g.copy()
        after.log = []
        effect(after, question, choice)
        if not after.reason:
            SCENARIOS[after.scenario].judge(after)
        found.append((choice, outlook.parts(after)))
    return found
