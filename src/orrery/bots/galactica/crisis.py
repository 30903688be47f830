"""Answers to crises: which card, which box, whom it hits, where to jump."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.checks import contribution
from orrery.bots.galactica.cylon import crisis_harm
from orrery.bots.galactica.effects import MIRACLE, box_cost, chance_of_risk, cost, crisis_cost, destination_cost, sent
from orrery.bots.galactica.mutiny import GAINS
from orrery.bots.galactica.quorum import quorum_value
from orrery.bots.galactica.reactions import best_play
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.cards import CRISES, DESTINATIONS
from orrery.games.galactica.cards.shapes import Orders, SkillTest
from orrery.games.galactica.crises import A_DIFFERENT_PATH, DIFFERENT_PATH
from orrery.games.galactica.effects import Choice as LeftTo
from orrery.games.galactica.effects import Effects, Risk

PLAUSIBLE = 0.35
"""How much worse a choice a hidden Cylon dares to make before everybody."""
DOUBTFUL = 1.0
"""And how much worse a destination, where nobody knows the other."""


def dare(s: Seen, costs: list[float]) -> int:
    """Which of some options to take before everybody: a hidden Cylon takes the worse if it can be explained."""
    least, most = costs.index(min(costs)), costs.index(max(costs))
    if not s.cylon:
        return least
    bold = s.me.cylon or max(costs) - min(costs) <= PLAUSIBLE / max(s.caution, 0.1) or max(costs) > 20.0
    return most if bold else least


@answers
def crisis_choice(s: Seen, q: Question, rng: Random) -> Choice:
    boxes = CRISES[s.g.crisis].boxes
    costs = [box_cost(s, boxes[int(i)]) if i != DIFFERENT_PATH else different_path(s) for i in q.items]
    return (q.items[dare(s, costs)],)


def different_path(s: Seen) -> float:
    """Lee's own way costs the current player five cards, and a token (Choose a Different Path)."""
    return cost(s, A_DIFFERENT_PATH) + MIRACLE


@answers
def choose_option(s: Seen, q: Question, rng: Random) -> Choice:
    order = left_open(s)
    return (q.items[dare(s, [cost(s, order.options[int(i)]) for i in q.items])],)


def left_open(s: Seen) -> LeftTo:
    """The choice that the box of the present crisis leaves to somebody."""
    box = CRISES[s.g.crisis].boxes[s.g.box]
    lists: tuple[Effects, ...] = ()
    if isinstance(box, Orders):
        lists = (box.effects,)
    elif isinstance(box, SkillTest):
        lists = (box.failed, box.partial, box.passed)
    return next(effect for effects in lists for effect in effects if isinstance(effect, LeftTo))


@answers
def keep_crisis(s: Seen, q: Question, rng: Random) -> Choice:
    if s.me.cylon and s.cylon:
        return best(q, lambda card: crisis_harm(s, str(card)))
    return best(q, lambda card: -s.side * crisis_cost(s, CRISES[str(card)]))


@answers
def contribute(s: Seen, q: Question, rng: Random) -> Choice:
    return contribution(s, q)


@answers
def react(s: Seen, q: Question, rng: Random) -> Choice:
    return (best_play(s, tuple(map(str, q.items))),)


@answers
def first_reaction(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda one: str(one).startswith(f"{s.seat}:"))


@answers
def name_character(s: Seen, q: Question, rng: Random) -> Choice:
    """A suspect for the Brig, the least useful for Sickbay; a Cylon names whoever is most in his way."""
    to = str(q.about["to"])
    chosen = best(q, lambda seat: -s.side * sent(s, int(seat), to) - (2.0 if seat == s.seat else 0.0))
    if q.least == 0 and chosen and -s.side * sent(s, int(chosen[0]), to) <= 0:
        return ()
    return chosen


# --- jumping ------------------------------------------------------------------------------------------


@answers
def destination(s: Seen, q: Question, rng: Random) -> Choice:
    """Nobody else sees what was rejected: a Cylon may take the worse, if that looks bad but not absurd."""
    costs = [destination_cost(s, str(card)) for card in q.items]
    daring = s.cylon and max(costs) - min(costs) <= DOUBTFUL / s.caution
    return (q.items[costs.index(max(costs) if daring else min(costs))],)


@answers
def bury_order(s: Seen, q: Question, rng: Random) -> Choice:
    """What is put under the deck first comes up first, if ever."""
    deck = q.about["deck"]
    if deck == "quorum":
        return best(q, lambda card: s.side * quorum_value(s, str(card)))
    if deck == "mutiny":
        return best(q, lambda card: s.side * GAINS[str(card)](s))
    return best(q, lambda card: -s.side * destination_cost(s, str(card)))


@answers
def take_risk(s: Seen, q: Question, rng: Random) -> Choice:
    order = next(effect for effect in DESTINATIONS[s.g.destinations[-1]].effects if isinstance(effect, Risk))
    return ("risk",) if s.side * chance_of_risk(s, order) < 0 else ("decline",)
