"""The cards: 101 designs, 120 cards (002, "À PROPOS DES CARTES")."""

from __future__ import annotations

from functools import cache

from orrery.games.race.cards.card import (
    DEVELOPMENT,
    WORLD,
    Card,
    PerCard,
    PerChips,
    PerGood,
    PerMilitary,
    Score,
)
from orrery.games.race.cards.developments import DEVELOPMENTS
from orrery.games.race.cards.six_cost_developments import SIX_COST
from orrery.games.race.cards.start_worlds import START_WORLDS
from orrery.games.race.cards.worlds import WORLDS

__all__ = [
    "CARDS",
    "DEVELOPMENT",
    "PRESET_HANDS",
    "START",
    "WORLD",
    "Card",
    "PerCard",
    "PerChips",
    "PerGood",
    "PerMilitary",
    "Score",
    "cards_of",
    "deck_of",
]

CARDS: dict[str, Card] = {card.id: card for card in (*START_WORLDS, *WORLDS, *DEVELOPMENTS, *SIX_COST)}

START: dict[int, str] = {card.start: card.id for card in START_WORLDS if card.start is not None}

PRESET_HANDS: dict[int, tuple[str, ...]] = {
    number: tuple(card.id for card in CARDS.values() if card.preset == number) for number in (1, 2, 3, 4)
}


@cache
def cards_of(edition: int) -> dict[str, Card]:
    """The cards as that edition prints them; the first has no optional start worlds."""
    if edition == 2:
        return CARDS
    return {id: card.in_edition(edition) for id, card in CARDS.items() if not _is_optional(card)}


@cache
def deck_of(edition: int, optional_start_worlds: bool) -> tuple[str, ...]:
    """One id for each card of the box: 114, or 120 with the optional start worlds of the second edition."""
    return tuple(
        card.id
        for card in cards_of(edition).values()
        if optional_start_worlds or not _is_optional(card)
        for _ in range(card.copies)
    )


def _is_optional(card: Card) -> bool:
    return card.start is not None and card.start < 0
