"""The loyalty cards, and the deck by number of players (000 p.6, 004 p.7)."""

from __future__ import annotations

from orrery.games.galactica.cards.shapes import Loyalty
from orrery.games.galactica.state import MUTINEER, Cards

NOT_A_CYLON = "not_a_cylon"
SYMPATHIZER = "sympathizer"

LOYALTY = {
    card.id: card
    for card in (
        Loyalty(NOT_A_CYLON, 11),
        Loyalty("cylon_brig", 1, cylon=True),
        Loyalty("cylon_damage", 1, cylon=True),
        Loyalty("cylon_morale", 1, cylon=True),
        Loyalty("cylon_sickbay", 1, cylon=True),
        Loyalty(SYMPATHIZER, 1),
        Loyalty(MUTINEER, 1),
    )
}
CYLON_CARDS = tuple(id for id, card in LOYALTY.items() if card.cylon)

DECK = {3: (1, 5), 4: (1, 6), 5: (2, 8), 6: (2, 9)}
"""For each number of players: Cylon cards, and cards of no Cylon before the characters add theirs."""
WITH_SYMPATHIZER = (4, 6)
EXTRA_LOYALTY = ("gaius_baltar", "sharon_valerii")
"""Each of these adds a card of no Cylon; the other version of Baltar does not (004 p.6)."""

DAYBREAK_DECK = {
    (3, False): (1, 5, False),
    (4, False): (1, 7, True),
    (4, True): (1, 5, False),
    (5, False): (2, 8, False),
    (5, True): (1, 7, True),
    (6, False): (2, 10, True),
    (6, True): (2, 8, False),
    (7, True): (2, 10, True),
}
"""For each number of players, with or without a Cylon leader: Cylon cards, cards of no Cylon, whether the Mutineer."""


def box(daybreak: bool) -> Cards:
    """All the loyalty cards there are: Daybreak has a card of no Cylon more, and the Mutineer for the Sympathizer."""
    left_out = SYMPATHIZER if daybreak else MUTINEER
    cards = [card.id for card in LOYALTY.values() if card.id != left_out for _ in range(card.count)]
    return (*cards, *[NOT_A_CYLON] * daybreak)
