"""The 16 loyalty cards, and the deck by number of players (000 p.6)."""

from __future__ import annotations

from orrery.games.galactica.cards.shapes import Loyalty

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
    )
}
CYLON_CARDS = tuple(id for id, card in LOYALTY.items() if card.cylon)

DECK = {3: (1, 5), 4: (1, 6), 5: (2, 8), 6: (2, 9)}
"""For each number of players: Cylon cards, and cards of no Cylon before the characters add theirs."""
WITH_SYMPATHIZER = (4, 6)
EXTRA_LOYALTY = ("gaius_baltar", "sharon_valerii")
"""Each of these adds a card of no Cylon."""
