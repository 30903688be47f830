"""Advice to somebody who is asked: what a title's judge would choose, and why.

It comes from the view and the question alone, its chance too: in all worlds that the seat cannot tell apart, the same.
"""

from __future__ import annotations

import json
from random import Random
from typing import NamedTuple

from orrery.bots.bot import View
from orrery.bots.judge import Judge, Judgement
from orrery.core.question import Question

BEST = 2


class Advice(NamedTuple):
    coin: str
    """What the worths are: see `Judge`."""
    best: tuple[Judgement, ...]
    """The best choices, the best first, with reasons."""


def advise(judge: Judge, view: View, question: Question) -> Advice:
    told = json.dumps([view, question.data()], sort_keys=True)
    return Advice(judge.coin, tuple(judge.judge(view, question, Random(told), BEST)[:BEST]))
