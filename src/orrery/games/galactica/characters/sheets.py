"""What is printed on the ten character sheets: type, skill set, where they start (000 p.5)."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.galactica.board import HAND_LIMIT, NO_LOCATION, VIPER


@dataclass(frozen=True)
class Character:
    """`skills`: the fixed types and how many; `multi`: types between which the last n cards are split freely."""

    id: str
    type: str
    start: str
    skills: tuple[tuple[str, int], ...]
    multi: tuple[tuple[str, ...], int] = ((), 0)
    hand_limit: int = HAND_LIMIT

    @property
    def skill_set(self) -> tuple[str, ...]:
        return tuple([type for type, _ in self.skills]) + self.multi[0]

    @property
    def pilot(self) -> bool:
        return any(type == "piloting" for type, _ in self.skills)


MILITARY, POLITICAL, PILOT, SUPPORT = "military_leader", "political_leader", "pilot", "support"

CHARACTERS = {
    sheet.id: sheet
    for sheet in (
        Character("william_adama", MILITARY, "admirals_quarters", (("leadership", 3), ("tactics", 2))),
        Character("saul_tigh", MILITARY, "command", (("leadership", 2), ("tactics", 3))),
        Character("helo", MILITARY, NO_LOCATION, (("leadership", 2), ("tactics", 2), ("piloting", 1))),
        Character("laura_roslin", POLITICAL, "presidents_office", (("politics", 3), ("leadership", 2))),
        Character("gaius_baltar", POLITICAL, "research_lab", (("politics", 2), ("leadership", 1), ("engineering", 1))),
        Character("tom_zarek", POLITICAL, "administration", (("politics", 2), ("leadership", 2), ("tactics", 1))),
        Character("lee_adama", PILOT, VIPER, (("tactics", 1), ("piloting", 2)), (("leadership", "politics"), 2)),
        Character(
            "kara_thrace", PILOT, "hangar_deck", (("tactics", 2), ("piloting", 2)), (("leadership", "engineering"), 1)
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
}

ADMIRAL_LINE = (
    "william_adama",
    "saul_tigh",
    "helo",
    "lee_adama",
    "kara_thrace",
    "sharon_valerii",
    "galen_tyrol",
    "tom_zarek",
    "gaius_baltar",
    "laura_roslin",
)
PRESIDENT_LINE = (
    "laura_roslin",
    "gaius_baltar",
    "tom_zarek",
    "lee_adama",
    "william_adama",
    "helo",
    "galen_tyrol",
    "sharon_valerii",
    "saul_tigh",
    "kara_thrace",
)
"""The lines of succession (000 p.28). They also say who starts with each title."""
