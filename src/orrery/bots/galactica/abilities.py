"""Skill check abilities of Daybreak: their order, and the choices that they leave to the current player (004 p.10)."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica import worth
from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.checks import Outlook, test_of
from orrery.bots.galactica.effects import cost
from orrery.bots.galactica.hand import keep
from orrery.bots.galactica.mutiny import burden
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.cards.skill import NAME_OF, STRENGTH
from orrery.games.galactica.skill_checks import value

HARM = {
    "bait": worth.SHIP["civilian"],
    "dradis_contact": 2 * worth.SHIP["raider"],
    "a_better_machine": 0.4,
    "personal_vices": 0.6,
    "violent_outbursts": worth.SENT["sickbay"],
    "exploit_a_weakness": 0.4,
    "force_their_hand": 0.1,
}
"""What the ability of a card costs the humans."""
FIRST = ("dogfight", "quick_thinking")
"""These may take a card out before it does harm."""
NARROW = 2.0
"""How sure the outcome is by now: the cards lie open."""


def so_far(s: Seen) -> Outlook:
    """The check as it stands."""
    check = s.g.checks[-1]
    test = test_of(s, check)
    mean = float(sum([value(check, card) for card in check.cards]))
    return Outlook(mean, NARROW, check, cost(s, test.failed), cost(s, test.partial), cost(s, test.passed))


def without_card(s: Seen, card: str) -> float:
    """What the humans gain if a card leaves the check."""
    view = so_far(s)
    check, name = view.check, NAME_OF[card]
    harm = HARM.get(name, 0.0) if name not in check.resolved and check.cards.count(card) == 1 else 0.0
    return view.worth(-float(value(check, card))) - view.worth(0.0) + harm


@answers
def next_ability(s: Seen, q: Question, rng: Random) -> Choice:
    """A human begins with what may take a card out, a Cylon with what hurts."""
    return best(q, lambda name: s.side * ((name in FIRST) - HARM.get(str(name), 0.0)))


@answers
def quick_choice(s: Seen, q: Question, rng: Random) -> Choice:
    """A card for the hand, if the check can spare it or is better without."""
    card = str(max(q.items, key=lambda card: s.side * without_card(s, str(card)) + 0.1 * STRENGTH[str(card)]))
    return (card,) if s.side * without_card(s, card) + keep(s, card) > 0 else ()


@answers
def dogfight_viper(s: Seen, q: Question, rng: Random) -> Choice:
    """Worth a damaged viper, if a card in the check costs more."""
    cards = dict.fromkeys(s.g.checks[-1].cards)
    gained = max([s.side * without_card(s, card) for card in cards], default=0.0)
    return q.items[:1] if gained > s.side * worth.VIPER_HIT else ()


@answers
def dogfight_card(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda card: s.side * without_card(s, str(card)))


@answers
def force_hand(s: Seen, q: Question, rng: Random) -> Choice:
    """The card that does most good, or a Mutiny card if none is worth it."""
    view = so_far(s)
    before = view.worth(0.0)

    def gained(card: str) -> float:
        here = view.worth(float(value(view.check, card))) - before - HARM.get(NAME_OF[card], 0.0)
        return s.side * here - keep(s, card)

    card = str(max(q.items, key=lambda card: gained(str(card))))
    return (card,) if gained(card) > -burden(s, s.seat) else ()
