"""What is printed on cards and sheets, as the referee knows it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

Order = dict[str, Any]

TYPES = ("politics", "leadership", "tactics", "piloting", "engineering", "treachery")
RESOURCES = ("food", "fuel", "morale", "population")
DIALS = {"food": 8, "fuel": 8, "morale": 10, "population": 12}
LOCATION_CHECKS = {
    "brig": (7, ("politics", "tactics")),
    "admirals_quarters": (7, ("leadership", "tactics")),
    "administration": (5, ("politics", "leadership")),
}
GALACTICA = (
    *("ftl_control", "weapons_control", "communications", "research_lab", "command", "admirals_quarters"),
    *("hangar_deck", "armory", "sickbay", "brig"),
)
COLONIAL_ONE = ("press_room", "presidents_office", "administration", "quorum_chamber")
CYLON = ("caprica", "cylon_fleet", "human_fleet", "resurrection_ship", "hub_destroyed")
DEMETRIUS = ("bridge", "tactical_plot", "captains_cabin")
REBELS = ("hybrid_tank", "datastream", "raider_bay")
SHIP = {
    location: ship
    for ship, locations in (
        ("galactica", GALACTICA),
        ("colonial_one", COLONIAL_ONE),
        ("cylon", CYLON),
        ("demetrius", DEMETRIUS),
        ("rebels", REBELS),
    )
    for location in locations
}
CAN_BE_DAMAGED = ("armory", "command", "ftl_control", "hangar_deck", "weapons_control", "admirals_quarters")
CIVILIANS = {
    "empty": (2, {}),
    "pop1": (6, {"population": -1}),
    "pop2": (2, {"population": -2}),
    "pop1_fuel1": (1, {"population": -1, "fuel": -1}),
    "pop1_morale1": (1, {"population": -1, "morale": -1}),
}
JUMP_RISK = {3: 3, 4: 1}
"""Population that FTL Control loses from a space of the track, on 6 or less; from the others it cannot be used."""


@dataclass(frozen=True)
class Skill:
    name: str
    type: str
    copies: dict[str, int]
    daybreak: bool = False
    ability: bool = False


@dataclass(frozen=True)
class Character:
    name: str
    type: str
    skills: tuple[tuple[int, tuple[str, ...]], ...]
    start: str = ""
    pilot: bool = False
    daybreak: bool = False

    @property
    def leads_cylons(self) -> bool:
        return self.type == "cylon_leader"

    @property
    def types(self) -> frozenset[str]:
        return frozenset(type for _, types in self.skills for type in types)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / name).read_text(encoding="utf-8"))


@cache
def skills() -> dict[str, Skill]:
    return {name: Skill(name, **facts) for name, facts in _read("skill_cards.toml").items()}


@cache
def characters() -> dict[str, Character]:
    return {
        name: Character(name, skills=tuple((n, tuple(types)) for n, *types in facts.pop("skills")), **facts)
        for name, facts in _read("characters.toml").items()
    }


@cache
def crises() -> dict[str, dict[str, Any]]:
    return _read("crises.toml")


@cache
def destinations() -> dict[str, dict[str, Any]]:
    return _read("destinations.toml")


def strength(card: str) -> int:
    return int(card.rpartition("_")[2])


def skill(card: str) -> Skill | None:
    return skills().get(card.rpartition("_")[0])


def type_of(card: str) -> str:
    found = skill(card)
    return found.type if found else ""


def copies(card: str, daybreak: bool) -> int:
    found = skill(card)
    if found is None or (found.daybreak and not daybreak):
        return 0
    return found.copies.get(card.rpartition("_")[2], 0)


def decks(daybreak: bool) -> dict[str, int]:
    """How many Skill cards there are of each type."""
    sizes = dict.fromkeys(TYPES if daybreak else TYPES[:5], 0)
    for card in skills().values():
        if daybreak or not card.daybreak:
            sizes[card.type] += sum(card.copies.values())
    return sizes
