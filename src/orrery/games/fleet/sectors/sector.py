"""What a kind of special sector is made of (chapter SEC)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.core.procedure import Play

Entry = Callable[[Any, int, tuple[int, ...], str, str], Play[None] | None]
"""(g, seat, ships that arrive, the sector they come from, the sector); a play where something may be asked."""
Start = Callable[[Any, int, str], Play[None] | None]
"""(g, seat whose turn starts, the sector); a play where something may be asked."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """What ships in it may do, and what happens there. A situation not described has no effect (FC-SEC-01)."""

    name: str
    expansion: str = "genesis"
    attack: bool = True
    support: bool = True
    supported: bool = True
    """Whether attacks from it may be supported."""
    targets: tuple[str, ...] = ("attack", "weapon")
    """What may be aimed at ships in it: "attack", "weapon"."""
    weapons_from: bool = True
    weapons_into: bool = True
    """Whether a weapon may be aimed at the sector itself (FC-WPN-26, FC-SEC-22)."""
    enter: Entry | None = None
    start: Start | None = None
    """At the Start of Turn of a player with ships there; `every_turn`: of any player."""
    every_turn: bool = False
    dock: Start | None = None
    """A ship can be docked there: that is settled before anything else, and `start` is for docked ships (FC-ORD-03)."""
    bonus_shield: bool = False
    """Whether ships in it are defended by a green die of the reserve (FC-SEC-07)."""
