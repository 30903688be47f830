"""Mutiny cards: what they are worth, whom to give them to, which to part with (004 p.5)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from orrery.bots.galactica import worth
from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.effects import price, sent
from orrery.bots.galactica.quorum import quorum_value
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica import effects as orders
from orrery.games.galactica.actions import MUTINY_ACTIONS
from orrery.games.galactica.board import AREAS, AUTO_JUMP, BRIG, SICKBAY
from orrery.games.galactica.effects import whom
from orrery.games.galactica.mutiny import limit, may_draw
from orrery.games.galactica.state import NOBODY

MUTINY_DRAWN = 0.4
"""What a card costs the humans when somebody draws it within his limit: the next one may bring him to the Brig."""
RELIEF = 0.9
"""What it is worth to be rid of a card, for who holds as many as he may: the next one brings him to the Brig, and most
are drawn by the current player."""
OFTEN = 3.0
"""The Mutineer draws the next card soon: in most of his turns."""
OFFICE = 2.2
"""A title, from somebody suspected to somebody trusted."""


def mutiny_value(s: Seen, card: str) -> float:
    """What it is worth to the humans to play a card now; nothing if it cannot be played."""
    if MUTINY_ACTIONS[card].why_not(s.g, s.seat) is not None:
        return 0.0
    relief = RELIEF if full(s, s.seat) else RELIEF / 9
    if s.seat == s.g.mutineer():
        relief *= OFTEN
    return GAINS[card](s) + relief


def title_to_me(s: Seen, holder: int) -> float:
    return OFFICE * (s.suspicion(holder) - s.suspicion(s.seat)) - 5 * worth.CARD


def strike(s: Seen, seat: int, to: str) -> float:
    return -sent(s, seat, to) if seat != NOBODY else 0.0


def gain(s: Seen, name: str, n: int) -> float:
    return -worth.loss(s.g, name, -n)


def steps(s: Seen, n: int) -> float:
    """Of the jump track."""
    here = max(-s.g.jump, min(n, AUTO_JUMP - s.g.jump))
    return here * worth.step(s.g)


def freed(s: Seen) -> float:
    return max([worth.SENT[BRIG] * (s.faith(p) - 1.3 * s.suspicion(p)) for p in s.g.at(BRIG)], default=0.0)


def boarder(s: Seen) -> float:
    return max([worth.CENTURION[i] for i, n in enumerate(s.g.centurions) if n], default=0.0)


TREACHERY_DRAWN = 0.15
"""What it costs a human to draw a card of treachery."""
DESTINY_SPOILED = 0.4

GAINS: dict[str, Callable[[Seen], float]] = {
    "armed_resistance": lambda s: strike(s, s.g.admiral, SICKBAY) + 0.5,
    "assume_command": lambda s: title_to_me(s, s.g.admiral),
    "bait_and_switch": lambda s: 2 * worth.CARD - DESTINY_SPOILED,
    "betrayal_of_trust": lambda s: 0.5 - 2 * TREACHERY_DRAWN,
    "blackmail": lambda s: 3 * worth.CARD * (s.suspicion(s.g.president) - 0.1),
    "clipped_wings": lambda s: 0.25 * s.g.vipers_damaged - 0.3 * sum(s.g.vipers) - 2 * TREACHERY_DRAWN,
    "controversial_speech": lambda s: 3 / 8 * gain(s, "morale", 1) - 5 / 8 * TREACHERY_DRAWN * s.g.seats,
    "feed_the_people": lambda s: gain(s, "food", 1) + steps(s, -2),
    "impeachment": lambda s: title_to_me(s, s.g.president),
    "make_a_deal": lambda s: freed(s) - 0.4,
    "necessary_risk": lambda s: gain(s, "food", 1) - worth.SHIP["basestar"] - 3 * worth.SHIP["raider"],
    "panic": lambda s: 0.3 - worth.SHIP["civilian"],
    "peaceful_resistance": lambda s: 0.5 * strike(s, s.g.admiral, BRIG) - worth.SENT[SICKBAY],
    "ruined_reputation": lambda s: 2 * worth.CARD + 0.5 * min(0.0, best_victim(s)),
    "scavenging_for_parts": lambda s: 0.4 - worth.damage(s.g),
    "selfish_act": lambda s: 2 * worth.CARD - 0.3,
    "send_a_message": lambda s: 0.5 * boarder(s) - worth.damage(s.g),
    "set_the_agenda": lambda s: 0.3 * (s.suspicion(s.g.president) - 0.3),
    "the_strong_survive": lambda s: steps(s, 1) - worth.civilian(s.g),
    "unauthorized_usage": lambda s: 2.6 - worth.NUKE * s.g.nukes,
    "violent_protest": lambda s: 2 * worth.CARD + strike(s, s.g.president, SICKBAY),
    "weapons_armed": lambda s: 0.9 - worth.RAPTOR - 2 * worth.SHIP["raider"] * len(s.g.basestars),
}
"""What each does for the humans, roughly."""


def best_victim(s: Seen) -> float:
    return max([-sent(s, seat, BRIG) for seat in s.g.humans() if seat != s.seat], default=0.0)


@answers
def hand_over_mutiny(s: Seen, q: Question, rng: Random) -> Choice:
    """Zarek gives the card that helps, or the other if he likes neither the player nor the humans."""
    trust = s.faith(int(q.about["to"])) - 0.5
    return best(q, lambda card: s.side * trust * GAINS[str(card)](s))


@answers
def discard_mutiny(s: Seen, q: Question, rng: Random) -> Choice:
    """What would help least; a Cylon keeps what can do harm."""
    order = sorted(q.items, key=lambda card: (s.side * GAINS[str(card)](s), str(card)))
    return tuple(order[: q.least])


@answers
def who_draws_mutiny(s: Seen, q: Question, rng: Random) -> Choice:
    """Somebody who keeps within his limit; a suspect, if it must bring somebody to the Brig."""
    return best(q, lambda seat: -s.side * burden(s, int(seat)))


def burden(s: Seen, seat: int) -> float:
    """What a Mutiny card costs the humans if this player draws it."""
    return MUTINY_DRAWN + (sent(s, seat, BRIG) if full(s, seat) else 0.0)


def full(s: Seen, seat: int) -> bool:
    """Whether the next card would bring him to the Brig."""
    return len(s.g.players[seat].mutiny) >= limit(s.g, seat)


@price(orders.DrawMutiny)
def draws(s: Seen, order: orders.DrawMutiny) -> float:
    if order.who == "each_without":
        seats = tuple([seat for seat in s.g.humans() if not s.g.players[seat].mutiny])
        return sum([burden(s, seat) for seat in seats])
    if order.who == "chosen":
        return min([burden(s, seat) for seat in s.g.humans()], default=0.0)
    seat = whom(s.g, order.who, s.g.current)
    return order.n * burden(s, seat) if may_draw(s.g, seat) else 0.0


@answers
def set_agenda(s: Seen, q: Question, rng: Random) -> Choice:
    """A human buries what helps least, a Cylon what helps most."""
    order = sorted(q.items, key=lambda card: (s.side * quorum_value(s, str(card)), str(card)))
    return tuple(order[: q.least])


@answers
def ruin_whom(s: Seen, q: Question, rng: Random) -> Choice:
    """Two cards and half a chance of the Brig."""
    return best(q, lambda seat: s.side * (2 * worth.CARD * s.faith(int(seat)) - 0.5 * sent(s, int(seat), BRIG)))


@answers
def free_whom(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: (seat == s.seat) + s.side * s.faith(int(seat)))


@answers
def risk_area(s: Seen, q: Question, rng: Random) -> Choice:
    """Far from civilian ships, and from those who fly; a Cylon does the contrary."""
    g = s.g
    near = [sum([where == area for _, where in g.civilians]) for area in range(6)]
    return best(q, lambda area: -s.side * near[AREAS.index(str(area))])


@answers
def seek_mutineer(s: Seen, q: Question, rng: Random) -> Choice:
    """Somebody who holds no title and is not trusted much: he will be in the Brig often."""
    titles = (s.g.president, s.g.admiral)
    return best(q, lambda seat: s.side * (s.suspicion(int(seat)) - (seat in titles)) - (0.5 if seat == s.seat else 0.0))


@answers
def give_mutineer(s: Seen, q: Question, rng: Random) -> Choice:
    """A Cylon burdens whoever serves the humans best: a title goes with it."""
    titles = (s.g.president, s.g.admiral)
    return best(q, lambda seat: s.faith(int(seat)) + (seat in titles))
