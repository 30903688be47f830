"""A bot that plays like one as a human, and like another as a Cylon: to see which side of which is how strong."""

from __future__ import annotations

from random import Random

from orrery.bots.bot import Arming, Bot, Choosing, Said, Seen, Speaking, View, Watching
from orrery.core.question import Question
from orrery.games.galactica.cards.loyalty import CYLON_CARDS
from orrery.games.galactica.characters import LEADERS


class TwoSides:
    def __init__(self, human: Bot, cylon: Bot) -> None:
        self.human, self.cylon = human, cylon
        self.now = human

    def see(self, events: list[Seen]) -> None:
        for mind in (self.human, self.cylon):
            if isinstance(mind, Watching):
                mind.see(events)

    def hears(self, said: list[Said]) -> None:
        for mind in (self.human, self.cylon):
            if isinstance(mind, Speaking):
                mind.hears(said)

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        self.now = self.cylon if is_cylon(view) else self.human
        return self.now.choose(view, question, rng)

    def says(self) -> list[str]:
        return list(self.now.says()) if isinstance(self.now, Speaking) else []

    def arms(self, view: View) -> Choosing:
        mind = self.cylon if is_cylon(view) else self.human
        return mind.arms(view) if isinstance(mind, Arming) else view["armed"]


def is_cylon(view: View) -> bool:
    """Leaders play for the Cylons' bot."""
    me = view["table"]["players"][view["you"]]
    return me["cylon"] or me["character"] in LEADERS or any(card in CYLON_CARDS for card in me["loyalty"])
