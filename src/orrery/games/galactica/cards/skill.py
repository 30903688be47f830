"""The 105 skill cards of the base game, two names a type, and the 51 of Daybreak (000 p.15, 004 p.10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from orrery.games.galactica.cards.shapes import SkillCard
from orrery.games.galactica.state import TYPES, Cards

LOW, HIGH = {1: 8, 2: 6}, {3: 4, 4: 2, 5: 1}
"""Copies of each strength, in the base game."""
ZERO, MIDDLE, FIVE = {0: 2}, {3: 1, 4: 1}, {5: 1}
"""The same of the five cards that Daybreak adds to each type."""

ACTION = "action"
BEFORE_CARDS = "before_cards"
AFTER_TOTAL = "after_total"
AFTER_PASS = "after_pass"
BEFORE_ROLL = "before_roll"
AFTER_ROLL = "after_roll"
IN_CHECK = "check"
"""A skill check ability: it takes effect in a check only (004 p.10)."""


@dataclass(frozen=True)
class Name:
    """What all cards of one name share. `timing`: ACTION, IN_CHECK, or the window in which it is played."""

    type: str
    copies: Mapping[int, int]
    timing: str
    daybreak: bool = False


NAMES = {
    "consolidate_power": Name("politics", LOW, ACTION),
    "investigative_committee": Name("politics", HIGH, BEFORE_CARDS),
    "executive_order": Name("leadership", LOW, ACTION),
    "declare_emergency": Name("leadership", HIGH, AFTER_TOTAL),
    "launch_scout": Name("tactics", LOW, ACTION),
    "strategic_planning": Name("tactics", HIGH, BEFORE_ROLL),
    "evasive_maneuvers": Name("piloting", LOW, AFTER_ROLL),
    "maximum_firepower": Name("piloting", HIGH, ACTION),
    "repair": Name("engineering", LOW, ACTION),
    "scientific_research": Name("engineering", HIGH, BEFORE_CARDS),
    "force_their_hand": Name("politics", ZERO, IN_CHECK, True),
    "popular_influence": Name("politics", MIDDLE, ACTION, True),
    "negotiation": Name("politics", FIVE, ACTION, True),
    "all_hands_on_deck": Name("leadership", ZERO, IN_CHECK, True),
    "restore_order": Name("leadership", MIDDLE, BEFORE_CARDS, True),
    "change_of_plans": Name("leadership", FIVE, AFTER_PASS, True),
    "quick_thinking": Name("tactics", ZERO, IN_CHECK, True),
    "unorthodox_plan": Name("tactics", MIDDLE, ACTION, True),
    "a_second_chance": Name("tactics", FIVE, BEFORE_CARDS, True),
    "dogfight": Name("piloting", ZERO, IN_CHECK, True),
    "combat_veteran": Name("piloting", MIDDLE, ACTION, True),
    "launch_reserves": Name("piloting", FIVE, ACTION, True),
    "install_upgrades": Name("engineering", ZERO, IN_CHECK, True),
    "raptor_specialist": Name("engineering", MIDDLE, ACTION, True),
    "test_the_limits": Name("engineering", FIVE, ACTION, True),
    "bait": Name("treachery", {0: 6}, IN_CHECK, True),
    "dradis_contact": Name("treachery", {0: 6}, IN_CHECK, True),
    "a_better_machine": Name("treachery", {3: 4}, IN_CHECK, True),
    "personal_vices": Name("treachery", {3: 4}, IN_CHECK, True),
    "violent_outbursts": Name("treachery", {4: 3}, IN_CHECK, True),
    "exploit_a_weakness": Name("treachery", {5: 3}, IN_CHECK, True),
}
MUTINOUS = ("bait", "dradis_contact")
"""Who chooses to discard one of these draws a Mutiny card (004 p.10)."""

SKILL_CARDS = {
    f"{id}_{strength}": SkillCard(f"{id}_{strength}", id, name.type, strength, name.timing)
    for id, name in NAMES.items()
    for strength in name.copies
}
"""By id. All copies of one name and strength are the same card: nobody could tell them apart."""

TYPE_OF = {id: TYPES.index(card.type) for id, card in SKILL_CARDS.items()}
STRENGTH = {id: card.strength for id, card in SKILL_CARDS.items()}
NAME_OF = {id: card.name for id, card in SKILL_CARDS.items()}
IDS_OF = {id: tuple(f"{id}_{strength}" for strength in name.copies) for id, name in NAMES.items()}
COPIES_OF = {id: sum(name.copies.values()) for id, name in NAMES.items()}


def skill_decks(daybreak: bool) -> tuple[Cards, ...]:
    """All cards of each type, in the order of TYPES; treachery only in Daybreak."""
    decks = [cards_of(type, daybreak) for type in TYPES]
    return tuple([deck for deck in decks if deck])


def cards_of(type: str, daybreak: bool) -> Cards:
    return tuple(
        [
            f"{id}_{strength}"
            for id, name in NAMES.items()
            if name.type == type and daybreak >= name.daybreak
            for strength, n in name.copies.items()
            for _ in range(n)
        ]
    )


BASE_DECKS, DAYBREAK_DECKS = skill_decks(False), skill_decks(True)


def decks_of(daybreak: bool) -> tuple[Cards, ...]:
    return DAYBREAK_DECKS if daybreak else BASE_DECKS


def sort_key(id: str) -> tuple[int, str]:
    return TYPE_OF[id], id


def sorted_cards(cards: Cards) -> Cards:
    """By type, name and strength: an order that tells nothing (D4, D12)."""
    return tuple(sorted(cards, key=sort_key)) if len(cards) > 1 else cards
