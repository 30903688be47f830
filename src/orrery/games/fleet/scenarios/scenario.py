"""What a scenario is made of (chapter SCN)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.core.procedure import Play
from orrery.games.fleet.board import Sectors
from orrery.games.fleet.state import Fleet

Fixed = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    name: str
    boards: dict[int, tuple[str, ...]]
    """The shapes for each number of players, the usual one first."""
    zone: Callable[[Fleet, int], Sectors]
    """Where a seat deploys."""
    judge: Callable[[Fleet], None]
    """Ends the game if somebody has won."""
    points: tuple[int, ...] = (12, 9, 10, 11, 13, 14, 15)
    terrain: Fixed = ()
    """Special sectors that lie there from the beginning."""
    tiles: int = 2
    """How many special sectors each player may place (FC-SET-06)."""
    start: Callable[[Any, int], Play[None]] | None = None
    """At each Start of Turn, before everything else (FC-TRN-02)."""
    fleet: tuple[str, ...] = ()
    """A fleet that everybody gets; else fleets are chosen (`fleets.py`)."""


def edge_row(g: Fleet, seat: int) -> Sectors:
    """The row along one's own edge (FC-SET-20)."""
    return g.board.row(0 if g.camp(seat) == 0 else -1)
