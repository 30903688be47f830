"""How near a side is to its goal: what scenarios measure it with. All of it lies open on the table."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.fleet.leaders import flagship_of, follows_flagship
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LEFT, LOST, Fleet, Ship
from orrery.games.fleet.victory import camps, points, threshold

FAR = 9
"""Steps to where no way leads."""
BLOW = 0.85
"""How much of the goal it is to bring a ship down to its last point of hull, where all depends on that ship."""


def steps(g: Fleet, sector: str, others: Iterable[str]) -> int:
    """How many steps away the nearest of some sectors is."""
    found = [g.board.distance(sector, other) for other in others]
    return min([n for n in found if n is not None], default=FAR)


def is_about(g: Fleet, ship: Ship) -> bool:
    """Whether a ship stands on the board."""
    return ship.at in g.board.index


def ships_of(g: Fleet, camp: int) -> list[Ship]:
    """The ships of a camp on the board that could hold, carry or escort something."""
    return [s for s in g.ships if is_about(g, s) and g.camp(s.owner) == camp and PROFILES[s.kind].rank > 0]


def approach(g: Fleet, ships: Iterable[Ship], sector: str) -> float:
    """How near the nearest of some ships is to a sector: 1 is there, 0 far away."""
    away = min([n for ship in ships if (n := g.board.distance(ship.at, sector)) is not None], default=FAR)
    return max(0.0, 1.0 - away / (g.board.depth + 1))


def wear(ship: Ship) -> float:
    """How far a ship is worn down: 1 is destroyed."""
    return 1.0 - ship.hull / PROFILES[ship.kind].hull


# --- wearing the enemy down (FC-VIC-01) ---------------------------------------------------------------


def worn(g: Fleet, camp: int) -> float:
    """How far a camp is on the way to the third of its points at which it is beaten; its flagship, if that decides."""
    seats = [seat for seat in g.fighters() if g.camp(seat) == camp]
    if len(seats) == 1 and follows_flagship(g, seats[0]):
        return max([BLOW * wear(s) for s in g.ships if is_flagship(g, s) and s.owner == seats[0]], default=0.0)
    least = threshold(g, camp)
    whole = sum([g.players[seat].start for seat in seats]) - least
    hidden = sum([ship.kind == "signal" for ship in g.ships])
    return 0.0 if whole <= 0 or hidden else min(1.0, max(0.0, 1.0 - (points(g, camp) - least) / whole))


def is_flagship(g: Fleet, ship: Ship) -> bool:
    return follows_flagship(g, ship.owner) and ship.kind == flagship_of(g, ship.owner)


def wearing_down(g: Fleet, seat: int) -> float:
    """For battles that are won by attrition: the camp that stands best is the one still to be beaten."""
    own = g.camp(seat)
    return min([worn(g, camp) for camp in camps(g) if camp != own], default=1.0)


def flagships(g: Fleet, ship: Ship) -> float:
    return float(is_flagship(g, ship))


def is_gone(ship: Ship) -> bool:
    return ship.at in (LOST, LEFT)
