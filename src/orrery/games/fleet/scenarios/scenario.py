"""What a scenario is made of (chapter SCN)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from orrery.core.procedure import Play
from orrery.games.fleet.board import Sectors
from orrery.games.fleet.limits import Limit
from orrery.games.fleet.state import Fleet, Ship

Fixed = tuple[tuple[str, str], ...]
Plan = tuple[str, ...]


def nothing(g: Fleet) -> None:
    pass


def no_pieces(g: Fleet, seat: int) -> Plan:
    return ()


def all_points(g: Fleet, seat: int) -> int:
    return g.points


def no_limits(g: Fleet, seat: int) -> tuple[Limit, ...]:
    return ()


def all_at_once(g: Fleet, ship: Ship) -> bool:
    return True


def nowhere(g: Fleet) -> Sectors:
    return ()


def nothing_at_stake(g: Fleet, ship: Ship) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class Scenario:
    """Its two parts, where they differ, are side 0 (Phebe's) and side 1 (Amycles's): see `Fleet.side`."""

    name: str
    boards: Mapping[int, tuple[str, ...]]
    """The shapes for each number of players, the usual one first; an odd number fights each for himself."""
    zone: Callable[[Fleet, int], Sectors]
    """Where a seat deploys."""
    judge: Callable[[Fleet], None]
    """Ends the game if somebody has won."""
    near: Callable[[Fleet, int], float]
    """How near a seat's camp is to its goal, from 0 to 1, by what lies open on the table; what is saved counts."""
    stake: Callable[[Fleet, Ship], float] = nothing_at_stake
    """How much of the goal is lost with a ship for its camp, from 0 to 1, beside its points."""
    free_for_all: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The shapes for even numbers of players who fight each for himself."""
    points: tuple[int, ...] = (12, 9, 10, 11, 13, 14, 15)
    worn_down: tuple[int, ...] = ()
    """The sides that lose at a third of their points (FC-VIC-01)."""
    sides: bool = False
    """Whether its two parts differ."""
    budget: Callable[[Fleet, int], int] = all_points
    limits: Callable[[Fleet, int], tuple[Limit, ...]] = no_limits
    """What it asks of a fleet besides the faction's rules."""
    fleet: Plan = ()
    """A fleet that everybody gets; else fleets are chosen (`fleets.py`)."""
    pieces: Callable[[Fleet, int], Plan] = no_pieces
    """What comes on top of a seat's fleet, and counts for no points."""
    first: int | None = None
    """The side that begins; else the dice say (FC-SET-02)."""
    ambush: int = 0
    """How many dice side 1 rolls before play, to keep what it likes (FC-PIE-01)."""
    terrain: Fixed = ()
    """Special sectors that lie there from the beginning."""
    lay: Callable[[Fleet], None] = nothing
    """Puts portals, containers and the like on the zone."""
    tiles: int = 2
    """How many special sectors each player may place (FC-SET-06)."""
    must_place: str = ""
    """The kind of tile that has to be placed, and no other (FC-CEI-01)."""
    sited: str = ""
    """The kind of sector of which side 0 places two in its half; then only side 1 places tiles (FC-ASS-02)."""
    clear: Callable[[Fleet], Sectors] = nowhere
    """Sectors without portal where no tile may lie, besides the deployment zones."""
    tiles_in_zones: bool = False
    """Whether tiles may lie in deployment zones (FC-PAS-02, FC-CTL-02)."""
    deploys: Callable[[Fleet, Ship], bool] = all_at_once
    """Whether a ship is deployed before play."""
    in_each_row: bool = False
    """Whether each row of a deployment zone must get a ship (FC-PIE-02)."""
    comes: Callable[[Fleet, Ship], bool] = all_at_once
    """Whether a ship that waits may come into its deployment zone at a Start of Turn (`reinforcements.py`)."""
    begin: Callable[[Fleet, int], None] | None = None
    start: Callable[[Any, int], Play[None]] | None = None
    """At each Start of Turn, before everything else (FC-TRN-02): `begin`, which asks nothing, then `start`."""
    rolled_in: str = ""
    """The kind of ship that a die brings in then (FC-PAS-03)."""
    foggy: bool = True
    """Whether it can be played in the fog (FC-OPT-01)."""

    def shapes(self, seats: int, free_for_all: bool) -> tuple[str, ...]:
        return (self.free_for_all if free_for_all else self.boards).get(seats, ())
