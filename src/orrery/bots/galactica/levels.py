"""How well the bots that reckon with beliefs play: settings of one mind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from orrery.bots.galactica.arguing import Arguing
from orrery.bots.galactica.beliefs import Beliefs
from orrery.bots.galactica.clues import Observer
from orrery.bots.galactica.convictions import Convictions
from orrery.bots.galactica.greedy import Greedy
from orrery.bots.galactica.hiding import added
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.state import Galactica


@dataclass(frozen=True, slots=True)
class Level:
    dull: float = 1.0
    """How much of what it notices about the others it makes use of."""
    slips: float = 0.0
    """How often it does the second best, of what everybody sees."""
    nerve: float = 0.4
    """A hidden Cylon never thinks himself suspected more than this: from there on he would rather be seen openly."""


LEVELS = {"novice": Level(0.3, slips=0.4), "steady": Level(0.7, slips=0.12), "strong": Level()}
SEEN_BY_ALL = ("action", "movement", "crisis_choice", "choose_option", "destination", "top_or_bottom")
"""Questions where a slip is no more than that: not whom to trust, nor what to add."""


class Perceived(Seen):
    """What an opponent of a level makes of what it sees.

    Whoever is arrested as a Cylon reveals himself: in the open he does more harm than the Brig spares. So humans keep
    an eye on a suspect, and name him where somebody has to go.
    """

    arrested = 0.0

    def __init__(self, g: Galactica, seat: int, mind: Beliefs, offers: Mapping[int, float], level: Level) -> None:
        super().__init__(g, seat, mind, offers)
        self.level = level

    @property
    def image(self) -> float:
        return min(self.level.nerve, self.suspicions[self.seat])


class Opponent(Greedy):
    """Plays by the reckoning of `greedy`, with beliefs of its own."""

    def __init__(self, level: Level) -> None:
        super().__init__()
        self.level = level
        self.witness: Observer = Observer(Convictions(level.dull))
        self.talk: Arguing = Arguing()

    def decide(self, s: Seen, question: Question, rng: Random) -> Choice:
        if question.kind == "contribute":
            return added(s, question)
        best = super().decide(s, question, rng)
        if self.level.slips and question.kind in SEEN_BY_ALL and rng.random() < self.level.slips:
            return super().decide(s, without(question, best), rng) if len(question.items) > len(best) else best
        return best

    def sight(self, g: Galactica, seat: int) -> Perceived:
        return Perceived(g, seat, self.witness.mind, self.talk.offers, self.level)


def without(question: Question, choice: Choice) -> Question:
    """The same question with something else to choose; nobody reveals himself by a slip."""
    rest = tuple([item for item in question.items if item not in choice])
    usual = tuple([item for item in rest if not str(item).startswith("reveal:")])
    other = Question(usual or choice, question.least, question.most, question.about)
    other.kind, other.seat = question.kind, question.seat
    return other


class Seating:
    """What makes opponents of a level."""

    def __init__(self, level: str) -> None:
        self.level = level

    def __call__(self) -> Opponent:
        return Opponent(LEVELS[self.level])
