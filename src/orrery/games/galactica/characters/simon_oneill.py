"""Simon O'Neill: Modifications (T12.0). Calculating and Logic-Bound: skill_checks."""

from __future__ import annotations

from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.state import Cards, Galactica

NEGOTIATION = "negotiation"


def can_modify(g: Galactica, seat: int) -> bool:
    """While there is something of the Cylons on the board, and nobody negotiates (P10)."""
    there = sum(g.raiders) + sum(g.heavy_raiders) + len(g.basestars) + sum(g.centurions)
    return bool(there) and not g.modified and NEGOTIATION not in g.done


def kinds(g: Galactica) -> Cards:
    return ("raiders", "heavy_raiders", "basestars", "launch_raiders")


def modifications(g: Galactica, seat: int, setting: str) -> None:
    """One kind of ship, or a launch of raiders, in place of the icon of the crisis."""
    g.modified = setting


reaction("ships_begin", "simon_oneill", "modifications", can_modify, modifications, kinds, once=True)
