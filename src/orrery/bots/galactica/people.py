"""Answers about people: whom to look at, accuse, elect, arrest; titles and the Quorum."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.effects import sent
from orrery.bots.galactica.quorum import HOLD, quorum_value, target
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.board import BRIG

IN_VAIN = 10.0
"""More than any trust weighs."""


@answers
def look_whose(s: Seen, q: Question, rng: Random) -> Choice:
    """Whoever one is least sure of."""
    return best(q, lambda seat: -abs(0.5 - s.suspicion(int(seat))))


@answers
def accuse(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: -s.side * sent(s, int(seat), BRIG) - (5.0 if seat == s.seat else 0.0))


@answers
def nominate(s: Seen, q: Question, rng: Random) -> Choice:
    """Not in vain, if it can be helped: somebody who may take the office and does not have it."""
    vain = [seat for seat in q.items if seat == s.g.president or s.g.players[int(seat)].cylon]
    return best(q, lambda seat: s.side * s.faith(int(seat)) - (IN_VAIN if seat in vain else 0.0))


@answers
def name_successor(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: s.side * s.faith(int(seat)))


@answers
def quorum_target(s: Seen, q: Question, rng: Random) -> Choice:
    card = str(q.about["card"])
    own = -6.0 if card == "arrest_order" else 0.0
    return best(q, lambda seat: s.side * target(s, card, int(seat)) + (own if seat == s.seat else 0.0))


@answers
def office(s: Seen, q: Question, rng: Random) -> Choice:
    """A hidden Cylon draws and draws: cards in his hand help nobody."""
    if s.cylon:
        return best(q, lambda item: item == "draw")

    def use(item: str) -> float:
        if item == "draw":
            return 0.4
        return quorum_value(s, item.partition(":")[2]) - HOLD if item != "nothing" else 0.0

    return best(q, lambda item: use(str(item)))


@answers
def bless(s: Seen, q: Question, rng: Random) -> Choice:
    """A token for somebody trusted."""
    return best(q, lambda seat: s.side * s.faith(int(seat)))


@answers
def release(s: Seen, q: Question, rng: Random) -> Choice:
    """Out of the Brig, if he belongs to one's side; oneself in any case."""
    free = [seat for seat in q.items if seat == s.seat or s.side * (s.faith(int(seat)) - 0.6) > 0]
    return (max(free, key=lambda seat: (seat == s.seat, s.side * s.faith(int(seat)))),) if free else ()


@answers
def discard_quorum(s: Seen, q: Question, rng: Random) -> Choice:
    order = sorted(q.items, key=lambda card: (s.side * quorum_value(s, str(card)), str(card)))
    return tuple(order[: q.least])


@answers
def resolve_quorum(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda card: s.side * quorum_value(s, str(card)))
