"""A bot that reckons what each choice is worth to its side, by what it can see and believes about the others."""

from __future__ import annotations

from random import Random

from orrery.bots.bot import Choosing, Said, View
from orrery.bots.bot import Seen as Event
from orrery.bots.galactica import (
    abilities,
    abilities_of_sheets,
    crisis,
    home,
    infiltration,
    machine,
    mutiny,
    people,
    space,
    turn,
)
from orrery.bots.galactica.answers import ANSWERS
from orrery.bots.galactica.seen import Seen
from orrery.bots.galactica.talk import Talk
from orrery.bots.galactica.witness import Witness
from orrery.core.question import Choice, Question
from orrery.games.galactica.state import Galactica

CHAPTERS = (turn, crisis, space, people, machine, mutiny, abilities, abilities_of_sheets, infiltration, home)
"""Modules that fill the table of answers when they are imported."""


class Greedy:
    """What it has seen and heard is weighed when it has something to decide, not before."""

    def __init__(self) -> None:
        self.witness = Witness()
        self.talk = Talk()
        self.unread: list[Event] = []
        self.latest: Seen | None = None
        """The table as it last saw it."""

    def see(self, events: list[Event]) -> None:
        self.unread += events

    def hears(self, said: list[Said]) -> None:
        self.talk.heard += said

    def says(self) -> list[str]:
        return self.talk.spoken()

    def why(self) -> str:
        """The quick phrase that says why it last acted; nothing before it has."""
        return self.talk.reason

    def beliefs(self) -> dict[int, float]:
        """For each other seat, how likely it held a Cylon's part when the bot last looked. For tests and reviews."""
        s = self.latest
        return {} if s is None else {seat: s.suspicion(seat) for seat in range(s.g.seats) if seat != s.seat}

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        only = len(question.items) == 1 and question.least == 1
        if only and not (self.talk.is_due(view, question) or self.talk.is_asked(view, question.seat)):
            return question.items
        s = self.look(view, question.seat)
        answer = question.items if only else self.decide(s, question, rng)
        self.talk.speak(s, question, answer, self.witness)
        return answer

    def decide(self, s: Seen, question: Question, rng: Random) -> Choice:
        return ANSWERS[question.kind](s, question, rng)

    def arms(self, view: View) -> Choosing:
        """Every motive: one more that is revealed never costs a victory."""
        offers: list[str] = view["offers"]
        return offers

    def look(self, view: View, seat: int) -> Seen:
        s = self.sight(Galactica.read(view["table"]), seat)
        if self.unread or self.talk.heard:
            self.witness.digest(s, self.unread)
            self.unread = []
            self.talk.attend(s, self.witness)
        self.latest = self.sight(s.g, seat)
        return self.latest

    def sight(self, g: Galactica, seat: int) -> Seen:
        return Seen(g, seat, self.witness.mind, self.talk.offers)
