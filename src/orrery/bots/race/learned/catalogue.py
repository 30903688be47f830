"""The cards as numbers: an index for each design of either edition, and what designs mean for one another.

A card that the editions print differently has an index each, so that one net knows both.
"""

from __future__ import annotations

from orrery.bots.race.learned.numbers import Floats, np
from orrery.games.race.cards import DEVELOPMENT, Card, PerCard, PerChips, PerGood, PerMilitary, cards_of
from orrery.games.race.powers import ANY, KINDS, Military, ReduceDevelopment, ReduceWorld, TemporaryMilitary
from orrery.games.race.scoring import matches


def _indexed() -> tuple[list[Card], dict[int, dict[str, int]]]:
    cards = list(cards_of(2).values())
    index = {2: {card.id: i for i, card in enumerate(cards)}, 1: {}}
    for id, card in cards_of(1).items():
        if card != cards_of(2)[id]:
            index[1][id] = len(cards)
            cards.append(card)
        else:
            index[1][id] = index[2][id]
    return cards, index


CARDS, INDEX = _indexed()
"""Every design, and for each edition where its cards stand among them."""
SIZE = len(CARDS)


def _column(values: list[float]) -> Floats:
    return np.array(values, np.float32)


IS_DEVELOPMENT = np.array([card.type == DEVELOPMENT for card in CARDS])
IS_MILITARY = np.array([card.military for card in CARDS])
COST = _column([card.cost for card in CARDS])
PRINTED = _column([0 if card.scoring else card.vp for card in CARDS])
"""Points that a card has whatever else lies there."""
FORCE = _column([sum(p.n for p in c.powers if isinstance(p, Military) and p.against is None) for c in CARDS])

SCORING = np.array([i for i, card in enumerate(CARDS) if card.scoring])
"""The six-cost developments."""
PER_CARD = np.zeros((len(SCORING), SIZE), np.float32)
"""Points that each of them gives for each card."""
PER_CHIP = np.zeros(len(SCORING), np.float32)
PER_FORCE = np.zeros(len(SCORING), np.float32)
PER_GOOD = np.zeros(len(SCORING), np.float32)
for _row, _i in enumerate(SCORING):
    for _line in CARDS[_i].scoring:
        if isinstance(_line, PerChips):
            PER_CHIP[_row] = _line.points / _line.every
        elif isinstance(_line, PerMilitary):
            PER_FORCE[_row] = _line.points
        elif isinstance(_line, PerGood):
            PER_GOOD[_row] = _line.points
    _lines = [line for line in CARDS[_i].scoring if isinstance(line, PerCard)]
    for _j, _card in enumerate(CARDS):
        PER_CARD[_row, _j] = next((line.points for line in _lines if matches(line, _card)), 0)

KIND = np.array([[card.kind == kind for kind in KINDS] for card in CARDS], np.float32)
"""Which kind of goods a world holds."""


def _helps(helper: Card, other: Card) -> tuple[int, int]:
    """By how much a card in the tableau makes another cheaper, and how much military it adds against it."""
    less = more = 0
    world = other.type != DEVELOPMENT
    for power in helper.powers:
        if isinstance(power, ReduceDevelopment):
            less += 0 if world else power.n
        elif isinstance(power, ReduceWorld):
            less += power.n if world and power.kind in (ANY, other.kind) else 0
        elif isinstance(power, Military):
            more += power.n if power.against in (None, other.kind) or power.against in other.flags else 0
        elif isinstance(power, TemporaryMilitary):
            more += power.n
    return less, more


_HELP = np.array([[_helps(helper, other) for other in CARDS] for helper in CARDS], np.float32)
HELPERS = np.flatnonzero(_HELP.any(axis=(1, 2)))
"""The cards that make others cheaper or weaker."""
CHEAPER, STRONGER = _HELP[HELPERS, :, 0], _HELP[HELPERS, :, 1]
