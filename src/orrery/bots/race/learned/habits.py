"""Questions that are answered by a plain rule: in which order goods are consumed, and what to bet on."""

from __future__ import annotations

from orrery.bots.race.goods import per_good, prices
from orrery.bots.race.greedy import Greedy
from orrery.bots.race.seen import reckon
from orrery.core.question import Choice, Question
from orrery.games.race.consume import factor
from orrery.games.race.state import Race, power_of

_greedy = Greedy()


def habit(g: Race, seat: int, question: Question) -> Choice:
    if question.kind == "consume":
        return consume(g, seat, question)
    choice: Choice = getattr(_greedy, question.kind)(reckon(g, seat), question)
    return choice


def consume(g: Race, seat: int, question: Question) -> Choice:
    """The power that gives most for a good; one that sells cards comes last, and asks which, if any."""
    s = reckon(g, seat)
    price, times = prices(s, s.me.goods), factor(g, seat)
    return (max(question.items, key=lambda id: per_good(s, power_of(g, str(id)), price, times)),)
