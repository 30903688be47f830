"""A bot that reckons what each choice is worth to its side, by what it can see and believes about the others."""

from __future__ import annotations

from random import Random

from orrery.bots.bot import Choosing, View
from orrery.bots.bot import Seen as Event
from orrery.bots.galactica import crisis, machine, people, space, turn
from orrery.bots.galactica.answers import ANSWERS
from orrery.bots.galactica.seen import Seen
from orrery.bots.galactica.witness import Witness
from orrery.core.question import Question
from orrery.games.galactica.state import Galactica

CHAPTERS = (turn, crisis, space, people, machine)
"""Modules that fill the table of answers when they are imported."""


class Greedy:
    """What it has seen is weighed when it has something to decide, not before."""

    def __init__(self) -> None:
        self.witness = Witness()
        self.unread: list[Event] = []

    def see(self, events: list[Event]) -> None:
        self.unread += events

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        if len(question.items) == 1 and question.least == 1:
            return question.items
        s = Seen(Galactica.read(view["table"]), question.seat, self.witness.mind)
        if self.unread:
            self.witness.digest(s, self.unread)
            self.unread = []
            s = Seen(s.g, s.seat, self.witness.mind)
        return ANSWERS[question.kind](s, question, rng)
