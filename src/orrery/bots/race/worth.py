"""What cards are worth, in points: those they score, those their powers promise, less what they cost."""

from __future__ import annotations

from orrery.bots.race.goods import potential, worlds_that_produce
from orrery.bots.race.seen import Seen
from orrery.games.race.cards import DEVELOPMENT, Card
from orrery.games.race.develop import development_cost
from orrery.games.race.powers import (
    ANY,
    THIS_WORLD,
    DiscardForVp,
    DiscardToProduce,
    DrawAfterDevelop,
    DrawAfterSettle,
    DrawAtStart,
    DrawExtra,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawInConsume,
    DrawInProduce,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    Gamble,
    KeepExtra,
    Military,
    PayForMilitary,
    Power,
    ReduceDevelopment,
    ReduceWorld,
    TemporaryMilitary,
    TradeBonus,
    ZeroCost,
)
from orrery.games.race.scoring import score
from orrery.games.race.settle import Means, means, military_against, plans

OFTEN = {"explore": 0.35, "develop": 0.4, "settle": 0.45, "trade": 0.15, "consume": 0.35, "produce": 0.3}
"""How many rounds have a phase that this seat takes part in."""
CYCLES = 0.3
"""How often, a round, goods are made and spent."""
FORCE = 0.12
"""Points that one unspecialised military brings in a round."""
GROWTH = 0.15
"""Points that a six-cost development gains in a round."""
OUT_OF_REACH = 0.6
"""What is left of a military world's worth for each point of military that is missing."""
ONCE = {TemporaryMilitary: 1.0, ZeroCost: 3.0}
"""The cards that powers save that can be used but once."""
PLENTY = 99
STANDING = "standing"


# --- a tableau ----------------------------------------------------------------------------------------


def standing(s: Seen) -> float:
    """The points of the tableau, and those it promises for the rounds that are left."""
    if STANDING not in s.known:
        s.known[STANDING] = score(s.g, s.seat) + s.left * promised(s) + once(s)
    return s.known[STANDING]


def promised(s: Seen) -> float:
    """The points that a round brings."""
    cards = [s.g.cards[card] for card in s.me.tableau]
    powers = sum(promise(s, power, card) for card in cards for power in card.powers)
    return powers + GROWTH * sum(bool(card.scoring) for card in cards) + CYCLES * harvest(s)


def harvest(s: Seen) -> float:
    """What one Produce phase and the Consume phase after it bring."""
    return potential(s, worlds_that_produce(s, (), bonus=False))


def once(s: Seen) -> float:
    """Powers that are used up."""
    return s.card * sum(ONCE.get(type(power), 0.0) for card in s.me.tableau for power in s.g.cards[card].powers)


def promise(s: Seen, power: Power, card: Card) -> float:
    """The points that a power brings in a round; the goods it makes or spends are counted by `harvest`."""
    if isinstance(power, Military):
        return FORCE * power.n * (1.0 if power.against is None else 0.4)
    if isinstance(power, PayForMilitary):
        return 0.1
    if isinstance(power, DiscardForVp):
        return OFTEN["consume"] * power.most * (1.0 - s.card)
    return OFTEN[power.phase] * s.card * cards_brought(s, power, card)


def cards_brought(s: Seen, power: Power, card: Card) -> float:
    """The cards that a power brings, or saves, each time its phase comes."""
    if isinstance(power, DrawExtra):
        return 0.25 * power.n
    if isinstance(power, (DrawAtStart, KeepExtra, DrawInConsume, DrawInProduce)):
        return float(power.n)
    if isinstance(power, (ReduceDevelopment, DrawAfterDevelop, DrawAfterSettle)):
        return 0.75 * power.n
    if isinstance(power, ReduceWorld):
        return power.n * (0.6 if power.kind == ANY else 0.2)
    if isinstance(power, TradeBonus):
        return power.n * share(s, power.good)
    if isinstance(power, Gamble):
        return 0.2
    if isinstance(power, DiscardToProduce):
        return 1.0
    return cards_produced(s, power, card)


def share(s: Seen, good: str) -> float:
    """How likely a good that is sold is of that kind."""
    if good in (ANY, THIS_WORLD):
        return 1.0
    return 0.8 if any(s.g.cards[card].kind == good for card in s.me.tableau) else 0.15


def cards_produced(s: Seen, power: Power, card: Card) -> float:
    """The cards that a Produce phase brings for what is made, or could be."""
    own = [s.g.cards[world] for world in s.me.tableau]
    if isinstance(power, DrawIfProducedHere):
        return power.n * (1.0 if card.produces else 0.5)
    if isinstance(power, DrawPerGoodProduced):
        return float(power.n * sum(world.produces == power.good for world in own))
    if isinstance(power, DrawPerKindProduced):
        return float(power.n * len({world.produces for world in own if world.produces}))
    if isinstance(power, DrawIfMostProduced):
        return 0.5 * power.n * any(world.produces == power.good for world in own)
    if isinstance(power, DrawPerWorld):
        return float(power.n * sum(world.kind == power.kind for world in own))
    return 0.0


# --- a card -------------------------------------------------------------------------------------------


def gain(s: Seen, card: str) -> float:
    """What having the card in the tableau is worth, whatever it costs."""
    if card not in s.known:
        after = s.placing(card)
        windfall = 0.6 * potential(after, (card,)) if s.g.cards[card].windfall and s.left else 0.0
        s.known[card] = standing(after) - standing(s) + windfall
    return s.known[card]


def loss(s: Seen, card: str) -> float:
    """What it costs to have a card leave the tableau."""
    return standing(s) - standing(s.losing(card))


def price(s: Seen, card: str, has: Means) -> float:
    """The cards that placing this one takes at best: itself, and those to pay."""
    if s.g.cards[card].type == DEVELOPMENT:
        return 1.0 + development_cost(s.g, s.seat, card)
    ways = plans(has, s.g.cards[card], PLENTY)
    return 1.0 + min([way.cost + 2.0 * len(way.use) for way in ways], default=PLENTY)


def prospect(s: Seen, card: str, has: Means | None = None) -> float:
    """What a card in hand is worth: as money at least, or as something to place one day."""
    if card in s.me.tableau:
        return s.card
    has = has or means(s.g, s.seat)
    found = s.g.cards[card]
    cost = price(s, card, has)
    chance = 0.8
    if cost >= PLENTY:
        chance *= OUT_OF_REACH ** max(0, found.cost - military_against(has, found))
        cost = 1.0
    return s.card + max(0.0, chance * (gain(s, card) - s.card * cost))
