"""Answers that the sheets of Daybreak's characters ask for."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica import worth
from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.effects import crisis_cost, destination_cost
from orrery.bots.galactica.hand import USE, cheapest, keep
from orrery.bots.galactica.mutiny import GAINS
from orrery.bots.galactica.places import value_at
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.cards import CRISES


@answers
def activate_where(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda place: s.side * value_at(s, s.seat, str(place)))


@answers
def may_use(s: Seen, q: Question, rng: Random) -> Choice:
    """Lee activates the location where he stands after an Executive Order."""
    return ("use",) if s.side * value_at(s, s.seat, s.me.location) > 0 else ("decline",)


@answers
def once_more(s: Seen, q: Question, rng: Random) -> Choice:
    """Hoshi pays a card for it."""
    again = value_at(s, s.seat, str(q.about["location"]))
    return ("repeat",) if s.side * again > worth.CARD else ("nothing",)


@answers
def broadcast_what(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda name: -worth.loss(s.g, str(name), -2))


@answers
def defend(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: (seat == s.seat) + s.side * s.faith(int(seat)))


@answers
def drop_memento(s: Seen, q: Question, rng: Random) -> Choice:
    return cheapest(s, q.items, 1)


@answers
def forgo_skill(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda type: -USE[str(type)])


@answers
def next_seen(s: Seen, q: Question, rng: Random) -> Choice:
    """What is worse than usual goes under the deck; a Cylon leaves just that on top."""

    def placed(item: str) -> float:
        where, _, card = item.partition(":")
        if card in CRISES:
            bad = crisis_cost(s, CRISES[card]) - 0.6 * worth.CRISIS
        else:
            bad = destination_cost(s, card) + 2 * worth.DISTANCE - 2.0
        return s.side * (bad if where == "bottom" else -bad)

    return best(q, lambda item: placed(str(item)))


@answers
def pass_token(s: Seen, q: Question, rng: Random) -> Choice:
    """Baltar collects tokens."""
    return best(q, lambda item: str(item).startswith("take:"))


@answers
def play_mutiny(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda card: s.side * GAINS[str(card)](s))


@answers
def treat_whom(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: s.faith(int(seat)) * s.side - 0.02 * len(s.g.players[int(seat)].hand))


@answers
def prescribe(s: Seen, q: Question, rng: Random) -> Choice:
    """The best for a friend of one's side, the worst for the others."""
    sign = s.side * (s.faith(int(q.about["to"])) - 0.5)
    order = sorted(q.items, key=lambda card: (-sign * keep(s, str(card)), str(card)))
    return tuple(order[: q.least])
