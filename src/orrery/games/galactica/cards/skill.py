"""The 105 skill cards: in each type a low card (strengths 1 and 2) and a high one (3 to 5)."""

from __future__ import annotations

from orrery.games.galactica.cards.shapes import SkillCard
from orrery.games.galactica.state import TYPES, Cards

COPIES = {1: 8, 2: 6, 3: 4, 4: 2, 5: 1}
LOW, HIGH = (1, 2), (3, 4, 5)

ACTION = "action"
BEFORE_CARDS = "before_cards"
AFTER_TOTAL = "after_total"
BEFORE_ROLL = "before_roll"
AFTER_ROLL = "after_roll"

NAMES = {
    "consolidate_power": ("politics", LOW, ACTION),
    "investigative_committee": ("politics", HIGH, BEFORE_CARDS),
    "executive_order": ("leadership", LOW, ACTION),
    "declare_emergency": ("leadership", HIGH, AFTER_TOTAL),
    "launch_scout": ("tactics", LOW, ACTION),
    "strategic_planning": ("tactics", HIGH, BEFORE_ROLL),
    "evasive_maneuvers": ("piloting", LOW, AFTER_ROLL),
    "maximum_firepower": ("piloting", HIGH, ACTION),
    "repair": ("engineering", LOW, ACTION),
    "scientific_research": ("engineering", HIGH, BEFORE_CARDS),
}

SKILL_CARDS = {
    f"{name}_{strength}": SkillCard(f"{name}_{strength}", name, type, strength, timing)
    for name, (type, strengths, timing) in NAMES.items()
    for strength in strengths
}
"""By id. All copies of one name and strength are the same card: nobody could tell them apart."""

TYPE_OF = {id: TYPES.index(card.type) for id, card in SKILL_CARDS.items()}
STRENGTH = {id: card.strength for id, card in SKILL_CARDS.items()}
NAME_OF = {id: card.name for id, card in SKILL_CARDS.items()}
IDS_OF = {name: tuple(f"{name}_{s}" for s in strengths) for name, (_, strengths, _) in NAMES.items()}
COPIES_OF = {name: sum(COPIES[s] for s in strengths) for name, (_, strengths, _) in NAMES.items()}

DECKS: tuple[Cards, ...] = tuple(
    tuple(id for id, card in SKILL_CARDS.items() if card.type == type for _ in range(COPIES[card.strength]))
    for type in TYPES
)
"""All cards of each type."""


def sort_key(id: str) -> tuple[int, str]:
    return TYPE_OF[id], id


def sorted_cards(cards: Cards) -> Cards:
    """By type, name and strength: an order that tells nothing (D4, D12)."""
    return tuple(sorted(cards, key=sort_key)) if len(cards) > 1 else cards
