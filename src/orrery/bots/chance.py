"""The bot that knows every title: it takes any legal choice."""

from __future__ import annotations

from random import Random

from orrery.bots.bot import Choosing, View
from orrery.core.question import Question


class RandomBot:
    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        return question.sample(rng)
