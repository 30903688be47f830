"""What of some dice a bridge can hold, counted."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from orrery.games.fleet.dice import Dice, storable

LIKED = {"red": 1.0, "blue": 0.9, "green": 0.8}


class Kept(NamedTuple):
    red: int
    blue: int
    green: int
    multi: int
    specials: int


def kept(dice: Dice, slots: Dice) -> Kept:
    return counted(tuple(sorted(dice)), slots)


@cache
def counted(dice: Dice, slots: Dice) -> Kept:
    """The set that is liked most, one of each colour rather than two of one."""
    return max([count(some) for some in storable(dice, slots)], key=liking)


def count(dice: Dice) -> Kept:
    plain = [die.split("-") for die in dice if not die.endswith("special")]
    colours = [colour for colour, _ in plain]
    multi = sum([face == "multi" for _, face in plain])
    return Kept(colours.count("red"), colours.count("blue"), colours.count("green"), multi, len(dice) - len(plain))


def liking(held: Kept) -> float:
    counts = (held.red, held.blue, held.green)
    total = sum([like * (n - 0.1 * n * n) for like, n in zip(LIKED.values(), counts, strict=True)])
    return total + 0.2 * held.multi + held.specials
