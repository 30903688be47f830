"""What the phases are worth to a seat, with and without the bonus of who chose them."""

from __future__ import annotations

from math import log2

from orrery.bots.race.goods import eaten, potential, produces, sold, worlds_that_produce
from orrery.bots.race.seen import Seen
from orrery.bots.race.worth import OFTEN, cards_brought, gain, price
from orrery.games.race.cards import DEVELOPMENT, WORLD
from orrery.games.race.explore import explore_numbers
from orrery.games.race.powers import CONSUME, PRODUCE, Consume, ConsumeAll, ConsumeAtTradePrice, ProduceOnWindfall
from orrery.games.race.rounds import PHASE_OF, SECOND
from orrery.games.race.settle import cards_after, means

LATER = 0.45
"""What a good on a world is worth beside one that is being consumed."""
CHOICE = 0.35
"""How much better a card gets with each doubling of the cards it is chosen from."""
RIVALRY = 0.4
"""How much a point for another counts against one's own."""


def choosing(s: Seen, *actions: str) -> Seen:
    """The same table, after this seat has chosen actions."""
    g = s.g.copy()
    g.players[s.seat].actions = actions
    return s._replace(g=g)


def phase_of(action: str) -> str:
    return PHASE_OF.get(action, action)


def during(s: Seen, phase: str) -> Seen:
    g = s.g.copy()
    g.phase = phase
    return s._replace(g=g)


def worth(s: Seen, phase: str) -> float:
    """What a phase is worth to this seat, given the actions it has chosen."""
    if phase == "explore":
        return exploring(s)
    if phase == "develop":
        return placements(during(s, phase), DEVELOPMENT)[0]
    if phase == "settle":
        return placements(during(s, phase), WORLD)[0]
    if phase in SECOND:
        type = DEVELOPMENT if SECOND[phase] == "develop" else WORLD
        return 0.8 * placements(during(s, phase), type)[1]
    return consuming(s) if phase == "consume" else producing(s)


def exploring(s: Seen) -> float:
    """Cards, the better the more there are to choose from."""
    draw, keep = explore_numbers(s.g, s.seat)
    return keep * s.card * (1.0 + CHOICE * log2(max(1.0, draw / keep)))


def placements(s: Seen, type: str) -> list[float]:
    """What placing the best card of this type would be worth, and the second best."""
    has = means(s.g, s.seat)
    hand = len(s.me.hand)
    after = s.card * cards_after(s.g, s.seat) if type == WORLD else 0.0
    found = [0.0, 0.0]
    for card in set(s.me.hand):
        if s.g.cards[card].type == type and card not in s.me.tableau:
            cost = price(s, card, has)
            if cost <= hand:
                found.append(gain(s, card) - s.card * cost + after)
    return sorted(found, reverse=True)[:2]


def consuming(s: Seen) -> float:
    """Chips and cards for goods, less what these goods could bring later."""
    goods = s.me.goods
    times = 2 if "consume_x2" in s.me.actions else 1
    now = sold(s, goods) if "consume_trade" in s.me.actions else eaten(s, goods, times)
    later = LATER * potential(s, goods) if s.left else 0.0
    return now - later + cards_of(s, CONSUME)


def producing(s: Seen) -> float:
    """What the goods made could bring later."""
    if not s.left:
        return 0.0
    made = worlds_that_produce(s, s.me.goods, bonus="produce" in s.me.actions)
    later = potential(s, (*s.me.goods, *made)) - potential(s, s.me.goods)
    return LATER * later + cards_of(s, PRODUCE)


def cards_of(s: Seen, phase: str) -> float:
    """The cards that powers of a phase bring, whatever happens to goods."""
    powers = s.g.powers(s.seat, phase)
    return s.card * sum(cards_brought(s, power, s.g.cards[id.partition(":")[0]]) for id, power in powers)


# --- the others ---------------------------------------------------------------------------------------


def likely(s: Seen, phase: str) -> float:
    """How likely somebody else chooses a phase."""
    nobody = 1.0
    for seat in range(s.g.seats):
        if seat != s.seat:
            nobody *= 1.0 - call(s.of(seat), phase)
    return 1.0 - nobody


def call(s: Seen, phase: str) -> float:
    """How likely this seat chooses a phase, by what everybody sees of it."""
    goods = len(s.me.goods)
    empty = sum(produces(s, world) for world in s.me.tableau) - goods
    hand = len(s.me.hand)
    if phase == "consume":
        return min(0.7, 0.25 * goods)
    if phase == "produce":
        return min(0.6, 0.2 * max(0, empty))
    if phase == "explore":
        return 0.5 if hand <= 2 else 0.2
    return min(0.5, 0.1 * hand) if phase in ("develop", "settle") else 0.05


def helped(s: Seen, phase: str) -> float:
    """What a phase brings the others, on average."""
    others = [s.of(seat) for seat in range(s.g.seats) if seat != s.seat]
    return sum(help_of(other, phase) for other in others) / len(others)


def help_of(s: Seen, phase: str) -> float:
    goods = len(s.me.goods)
    if phase == "consume":
        powers = [power for _, power in s.g.powers(s.seat, CONSUME)]
        return 0.5 * min(goods, sum(isinstance(p, (Consume, ConsumeAll, ConsumeAtTradePrice)) for p in powers))
    if phase == "produce":
        makers = sum(isinstance(p, ProduceOnWindfall) for _, p in s.g.powers(s.seat, PRODUCE))
        return 0.5 * max(0, sum(produces(s, world) for world in s.me.tableau) + makers - goods)
    if phase == "explore":
        return s.card
    return min(1.5, 0.3 * len(s.me.hand)) * OFTEN.get(phase, 0.4)


# --- choosing actions ---------------------------------------------------------------------------------


def choice_worth(s: Seen, actions: tuple[str, ...]) -> float:
    """What choosing these actions changes: phases that might not come, and bonuses; less what they give the others."""
    by_phase: dict[str, list[str]] = {}
    for action in actions:
        by_phase.setdefault(phase_of(action), []).append(action)
    return sum(calling(s, phase, tuple(own)) for phase, own in by_phase.items())


def calling(s: Seen, phase: str, actions: tuple[str, ...]) -> float:
    """What calling a phase with these of its actions changes."""
    key = " ".join(actions)
    if key not in s.known:
        sure = 1.0 - likely(s, phase)
        own = worth(choosing(s, *actions), phase) - (1.0 - sure) * worth(s, phase)
        s.known[key] = own - RIVALRY * sure * helped(s, phase)
    return s.known[key]
