"""Energy dice (chapter DIE): colours, faces, and where a die lies.

A result is written "red-orth". A die has no other identity: it is in the reserve (counted by colour), rolled this turn,
stored on the bridge, or lies on the board as an Activation Die. What was rolled is always spent before what is stored.
That never costs the player anything: an unused rolled result can be stored in the slot that the other would have freed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, permutations, product

COLOURS = ("red", "blue", "green")
FACES = ("orth", "orth", "diag", "diag", "multi", "special")
"""The six faces of every die (FC-DIE-02)."""
DIRECTIONAL = ("orth", "diag", "multi")
RESULTS = tuple(f"{colour}-{face}" for colour in COLOURS for face in (*DIRECTIONAL, "special"))
TURNED = {"orth": "diag", "diag": "orth"}
"""What a direction change makes of a face (FC-SPC-05)."""
OPTIMISED = "multi"
"""What an Energy Optimiser makes of a special (FC-TEC-29)."""
WINGS = ("directional", "directional", "special", "special")
"""The slots of every bridge (FC-SET-16). An extra slot is written "any", "red", "special" ... (FC-CMD, FC-FAC)."""

Dice = tuple[str, ...]


def colour(die: str) -> str:
    return die.partition("-")[0]


def face(die: str) -> str:
    return die.partition("-")[2]


def specials(dice: Iterable[str]) -> Dice:
    return tuple([die for die in dice if die.endswith("special")])


def fits(die: str, slot: str) -> bool:
    """Whether a slot takes a result (FC-TRN-08)."""
    if slot == "any":
        return True
    if slot in COLOURS:
        return colour(die) == slot
    return (slot == "special") == die.endswith("special")


def can_store(dice: Sequence[str], slots: Sequence[str]) -> bool:
    """Whether each result finds a slot of its own."""
    if not dice:
        return True
    first, rest = dice[0], dice[1:]
    tried = {slot for slot in slots if fits(first, slot)}
    for slot in tried:
        left = list(slots)
        left.remove(slot)
        if can_store(rest, left):
            return True
    return False


@cache
def storable(dice: Dice, slots: Dice) -> tuple[Dice, ...]:
    """Every set of results that the bridge can hold, each once; `dice` are sorted."""
    found = []
    for n in range(min(len(dice), len(slots)) + 1):
        found += [some for some in dict.fromkeys(combinations(dice, n)) if can_store(some, slots)]
    return tuple(found)


@cache
def triples(reserve: tuple[int, int, int]) -> tuple[tuple[str, ...], ...]:
    """The dice that a player may pick to roll: exactly three, or all if there are fewer (FC-TRN-05, AMB-48)."""
    there = [name for name, n in zip(COLOURS, reserve, strict=True) for _ in range(min(n, 3))]
    return tuple(dict.fromkeys(combinations(there, min(3, len(there)))))


@cache
def volleys(dice: Dice, kind: str, most: int = 1, optimised: bool = False) -> tuple[str, ...]:
    """The ways to play one to `most` directional results of a colour; `dice` are sorted.

    Several are joined by "+". A result whose direction a special of its colour changes (FC-SPC-05) is written
    "red-orth=diag": a red orth and a red special are spent, and it is played as a diag. Where specials are `optimised`
    (FC-TEC-29), "red-special=multi" is a special that is played as a multi.
    """
    own = [die for die in dice if die.startswith(kind)]
    spare = own.count(f"{kind}-special")
    plain = [die for die in own if optimised or not die.endswith("special")]
    found: dict[str, None] = {}
    for n in range(1, min(most, len(plain)) + 1):
        for some in dict.fromkeys(combinations(plain, n)):
            for way in product(*[_played_as(die, spare) for die in some]):
                if sum("=" in part for part in way) <= spare:
                    found["+".join(sorted(way))] = None
    return tuple(found)


def _played_as(die: str, spare: int) -> tuple[str, ...]:
    if die.endswith("special"):
        return (f"{die}={OPTIMISED}",)
    return (die, f"{die}={TURNED[face(die)]}") if face(die) in TURNED and spare else (die,)


@cache
def spent(volley: str) -> Dice:
    """The dice that a volley takes."""
    dice: list[str] = []
    for part in volley.split("+"):
        die, _, turned = part.partition("=")
        dice += [die, f"{colour(die)}-special"] if turned and turned != OPTIMISED else [die]
    return tuple(dice)


@cache
def faces(volley: str) -> tuple[str, ...]:
    """The faces that a volley is played with."""
    return tuple([part.partition("=")[2] or face(part) for part in volley.split("+")])


@cache
def marches(played: tuple[str, ...], reach: int, further: int = 0) -> tuple[tuple[str, ...], ...]:
    """The sequences of steps that some faces allow, where each may be played up to `reach` times in a row.

    A multi goes `further` by so many (FC-CMD-03)."""
    found: dict[tuple[str, ...], None] = {}
    for order in permutations(played):
        for times in product(*[range(1, reach + 1 + further * (f == "multi")) for f in order]):
            found[tuple(f for f, n in zip(order, times, strict=True) for _ in range(n))] = None
    return tuple(found)


def without(dice: Dice, spent: Iterable[str]) -> Dice:
    left = list(dice)
    for die in spent:
        left.remove(die)
    return tuple(left)
