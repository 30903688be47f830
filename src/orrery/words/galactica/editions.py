"""What belongs to the expansion Daybreak, and to its variant Search for Home: the rest is the base game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.galactica.cards import MISSIONS
from orrery.games.galactica.cards.daybreak_crises import DAYBREAK_CRISES
from orrery.games.galactica.cards.loyalty import SYMPATHIZER
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.skill import NAMES, SKILL_CARDS
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.locations import LOCATIONS
from orrery.games.galactica.state import MUTINEER

DAYBREAK, SEARCH_FOR_HOME = "daybreak", "search_for_home"

CHAPTERS = (
    "daybreak",
    "miracles",
    "mutiny",
    "mutineer",
    "treachery",
    "check_abilities",
    "leaders",
    "motives",
    "infiltration",
    "assault_raptors",
)
HOME_CHAPTERS = ("search_for_home", "rebel_basestar")

REPRINTED = (
    "press_room",
    "presidents_office",
    "administration",
    "caprica",
    "human_fleet",
    "resurrection_ship",
)
"""The locations whose text Daybreak changes (004 p.11)."""
REREAD = ("friends_in_low_places", "accept_prophecy")
"""Abilities and cards that say another thing with Daybreak: its Administration has no check (004 p.11)."""
REREAD_CHAPTERS = {"loyalty": DAYBREAK, "revealed": DAYBREAK, "goal": SEARCH_FOR_HOME, "jump": SEARCH_FOR_HOME}
"""Chapters of the base game that are no longer true with the expansion, or with its variant."""

EDITIONS = {
    **{id: DAYBREAK for id, card in SKILL_CARDS.items() if NAMES[card.name].daybreak},
    **{card.id: DAYBREAK for card in DAYBREAK_CRISES},
    **dict.fromkeys((*MUTINY, *MOTIVES, MUTINEER), DAYBREAK),
    **dict.fromkeys(MISSIONS, SEARCH_FOR_HOME),
    **{id: DAYBREAK for id, sheet in CHARACTERS.items() if sheet.daybreak},
    **{id: place.edition for id, place in LOCATIONS.items() if place.edition},
    **{f"{DAYBREAK}:{id}": DAYBREAK for id in REPRINTED},
    **{f"{DAYBREAK}:title:{id}": DAYBREAK for id in ("president", "admiral")},
    **{f"rule:{id}": DAYBREAK for id in CHAPTERS},
    **{f"rule:{id}": SEARCH_FOR_HOME for id in HOME_CHAPTERS},
    "assault_raptor": DAYBREAK,
    "token:miracle": DAYBREAK,
    "token:allegiance": SEARCH_FOR_HOME,
}
"""By the id of its entry in the almanac."""


def belongs(id: str, options: Mapping[str, Any]) -> bool:
    """Whether a thing can be met in a game of these options; everything can where none is named."""
    if DAYBREAK not in options:
        return True
    edition = EDITIONS.get(id)
    return bool(options.get(edition)) if edition else not (options[DAYBREAK] and id == SYMPATHIZER)
