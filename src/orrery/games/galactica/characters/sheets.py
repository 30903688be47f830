"""What is printed on the character sheets: type, skill set, where they start (000 p.5, 004 p.5)."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.galactica.board import HAND_LIMIT, NO_LOCATION, VIPER

Split = tuple[tuple[str, ...], int]
"""Types between which n cards are split freely."""


@dataclass(frozen=True)
class Character:
    """`skills`: the fixed types and how many; `splits`: the multi-skills. `alternate_of`: the other version of him."""

    id: str
    type: str
    start: str
    skills: tuple[tuple[str, int], ...]
    splits: tuple[Split, ...] = ()
    hand_limit: int = HAND_LIMIT
    daybreak: bool = False
    alternate_of: str = ""
    most_miracles: int = 1

    @property
    def skill_set(self) -> tuple[str, ...]:
        split = [type for types, _ in self.splits for type in types]
        return (*[type for type, _ in self.skills], *split)

    @property
    def pilot(self) -> bool:
        return "piloting" in self.skill_set


MILITARY, POLITICAL, PILOT, SUPPORT = "military_leader", "political_leader", "pilot", "support"
LEADER = "cylon_leader"

BASE = (
    Character("william_adama", MILITARY, "admirals_quarters", (("leadership", 3), ("tactics", 2))),
    Character("saul_tigh", MILITARY, "command", (("leadership", 2), ("tactics", 3))),
    Character("helo", MILITARY, NO_LOCATION, (("leadership", 2), ("tactics", 2), ("piloting", 1))),
    Character("laura_roslin", POLITICAL, "presidents_office", (("politics", 3), ("leadership", 2))),
    Character("gaius_baltar", POLITICAL, "research_lab", (("politics", 2), ("leadership", 1), ("engineering", 1))),
    Character("tom_zarek", POLITICAL, "administration", (("politics", 2), ("leadership", 2), ("tactics", 1))),
    Character("lee_adama", PILOT, VIPER, (("tactics", 1), ("piloting", 2)), ((("leadership", "politics"), 2),)),
    Character(
        "kara_thrace", PILOT, "hangar_deck", (("tactics", 2), ("piloting", 2)), ((("leadership", "engineering"), 1),)
    ),
    Character("sharon_valerii", PILOT, "armory", (("tactics", 2), ("piloting", 2), ("engineering", 1))),
    Character(
        "galen_tyrol",
        SUPPORT,
        "hangar_deck",
        (("politics", 1), ("leadership", 2), ("engineering", 2)),
        hand_limit=8,
    ),
)
DAYBREAK = (
    Character(
        "lee_adama_alt",
        POLITICAL,
        "admirals_quarters",
        (("tactics", 1), ("piloting", 2)),
        ((("leadership", "politics"), 2),),
        daybreak=True,
        alternate_of="lee_adama",
    ),
    Character(
        "tom_zarek_alt",
        MILITARY,
        "weapons_control",
        (("politics", 2), ("leadership", 2), ("tactics", 1)),
        daybreak=True,
        alternate_of="tom_zarek",
    ),
    Character(
        "karl_helo_agathon_alt",
        PILOT,
        "admirals_quarters",
        (("leadership", 2), ("tactics", 2), ("piloting", 1)),
        daybreak=True,
        alternate_of="helo",
    ),
    Character(
        "gaius_baltar_alt",
        SUPPORT,
        "admirals_quarters",
        (("politics", 2), ("leadership", 2), ("engineering", 1)),
        daybreak=True,
        alternate_of="gaius_baltar",
        most_miracles=3,
    ),
    Character("romo_lampkin", POLITICAL, "administration", (("politics", 3), ("tactics", 2)), daybreak=True),
    Character(
        "louis_hoshi",
        MILITARY,
        "communications",
        (("leadership", 2), ("tactics", 2), ("engineering", 1)),
        daybreak=True,
    ),
    Character(
        "brendan_hot_dog_costanza",
        PILOT,
        "hangar_deck",
        (("leadership", 1), ("tactics", 1), ("piloting", 2), ("engineering", 1)),
        daybreak=True,
    ),
    Character(
        "sherman_doc_cottle",
        SUPPORT,
        "research_lab",
        (("politics", 1), ("tactics", 2), ("engineering", 2)),
        daybreak=True,
    ),
    Character("aaron_doral", LEADER, "caprica", (("treachery", 1),), ((("politics", "tactics"), 1),), daybreak=True),
    Character(
        "simon_oneill", LEADER, "cylon_fleet", (("engineering", 1),), ((("treachery", "tactics"), 1),), daybreak=True
    ),
    Character(
        "danna_biers",
        LEADER,
        "human_fleet",
        (),
        ((("politics", "leadership"), 1), (("treachery", "engineering"), 1)),
        daybreak=True,
    ),
    Character(
        "sharon_athena_agathon",
        LEADER,
        "hangar_deck",
        (("piloting", 1),),
        ((("leadership", "engineering"), 1),),
        daybreak=True,
    ),
)
CHARACTERS = {sheet.id: sheet for sheet in BASE + DAYBREAK}
LEADERS = tuple(sheet.id for sheet in DAYBREAK if sheet.type == LEADER)
STARTS_INFILTRATING = ("sharon_athena_agathon",)
