"""What is printed on tiles and tokens, as the referee knows it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

FACES = ("orth", "diag", "multi", "special")
COLOURS = ("red", "blue", "green")
STRAIGHT, SLANTED = "orth", "diag"
DIRECTIONS = {"orth": (STRAIGHT,), "diag": (SLANTED,), "multi": (STRAIGHT, SLANTED), "special": ()}
DICE_EACH = 3
WEAPON_DAMAGE = {"vortex_missiles": 4, "exo_bomb": 1}
REPAIRS = {"nano_repairer": 4, "colony": 2}


@dataclass(frozen=True)
class Kind:
    name: str
    points: int
    firepower: int | None
    hull: int
    abilities: tuple[str, ...]

    def has(self, ability: str) -> bool:
        return ability in self.abilities


@cache
def kinds() -> dict[str, Kind]:
    printed = tomllib.loads((files(__package__) / "ships.toml").read_text(encoding="utf-8"))
    return {
        name: Kind(name, facts["class"], facts.get("firepower"), facts["hull"], tuple(facts["abilities"]))
        for name, facts in printed.items()
    }


def colour(die: str) -> str:
    return die.partition("-")[0]


def face(die: str) -> str:
    return die.partition("-")[2]


def ways(dice: list[str]) -> tuple[str, ...]:
    """The directions that dice show together: a special of the colour turns another result (FC-SPC-05)."""
    shown = {way for die in dice for way in DIRECTIONS[face(die)]}
    if any(face(die) == "special" for die in dice):
        shown |= {STRAIGHT, SLANTED}
    return tuple(sorted(shown))
