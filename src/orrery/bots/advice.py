"""Advice to somebody who is asked: what a title's judge would choose, and why.

It comes from the view and the question alone, its chance too: in all worlds that the seat cannot tell apart, the same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from orrery.bots.bot import View
from orrery.bots.judge import Judge, Judgement, is_among
from orrery.core.question import Choice, Question

BEST = 2


class Advice(NamedTuple):
    coin: str
    """What the worths are: see `Judge`."""
    best: tuple[Judgement, ...]
    """The best choices, the best first, with reasons."""
    asked: Judgement | None = None
    """Of the choice that was asked about, with reasons; nothing where it cannot be judged."""

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        asked = None if self.asked is None else self.asked.data()
        return {"coin": self.coin, "best": [judged.data() for judged in self.best], "asked": asked}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Advice:
        """What `data` told."""
        best = tuple([Judgement.read(judged) for judged in data["best"]])
        return cls(data["coin"], best, None if data["asked"] is None else Judgement.read(data["asked"]))


def advise(judge: Judge, view: View, question: Question, about: Choice | None = None) -> Advice:
    """`about`: a choice that is to be judged besides the best."""
    told = json.dumps([view, question.data()], sort_keys=True)
    besides = () if about is None or question.refuse(about) is not None else (about,)
    judged = judge.judge(view, question, Random(told), BEST, besides)
    return Advice(
        judge.coin, tuple(judged[:BEST]), next((one for one in judged if is_among(one.choice, besides)), None)
    )
