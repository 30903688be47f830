"""The nine commanders (chapter CMD): the dice that they bring, the slot that they add to the bridge, whose they are.

What each of them can do stands where it changes a rule: reactions, abilities, drain, damage, devices, `aptitudes.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

COST = 2
"""Class points, unless the players waive them (FC-SET-12)."""
POOL = (3, 3, 3)
"""Red, blue and green dice without a commander (FC-SET-01)."""


@dataclass(frozen=True, slots=True)
class Commander:
    faction: str
    expansion: str
    dice: tuple[int, int, int]
    """Red, blue, green: nine in all (FC-CMD-10)."""
    slot: str
    """One more result on the bridge: of a colour, "special", "directional" or "any"."""


COMMANDERS: dict[str, Commander] = {
    "anata_shunxn": Commander("amycles", "avatar", (3, 3, 3), "special"),
    "feyn_gandris": Commander("amycles", "avatar", (4, 2, 3), "red"),
    "sao_kai_suhn": Commander("amycles", "avatar", (3, 3, 3), "directional"),
    "bondra_zoupa": Commander("amycles", "ks", (5, 3, 1), "red"),
    "borom_himnital": Commander("phebe", "avatar", (3, 4, 2), "blue"),
    "arop_tan": Commander("phebe", "avatar", (3, 2, 4), "green"),
    "ilya_kai_suhn": Commander("phebe", "avatar", (3, 3, 3), "any"),
    "adan_rildanis": Commander("phebe", "ks", (2, 3, 4), "green"),
    "dun_antar": Commander("neutral", "ks", (3, 4, 2), "blue"),
}


def pool_of(commander: str) -> tuple[int, int, int]:
    return COMMANDERS[commander].dice if commander else POOL


def open_to(faction: str) -> tuple[str, ...]:
    """Whom a faction may recruit: its own commanders and neutral ones.

    The Forge has none (FC-CMD-13); Llib Sorg and Maa Seti are commanders themselves (FC-CMD-12).
    """
    if faction in ("forge_of_fendrix", "llib_sorg", "maa_seti"):
        return ()
    return tuple([name for name, one in COMMANDERS.items() if one.faction in (faction, "neutral")])
