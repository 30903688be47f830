"""Interceptor Bays (FC-ABL-10, FC-ABL-12): which squadrons belong where, and when they are gone."""

from __future__ import annotations

from orrery.games.fleet.ships import SQUADRON, has
from orrery.games.fleet.squadron_events import SquadronsGone
from orrery.games.fleet.state import LOST, Fleet, Ship

SQUADRONS = 6
"""Of one Carrier, out at the same time."""
STATION_SQUADRONS = 3
"""Of one Battle Station in Planetary Assault (FC-ASS-03)."""


def bays(g: Fleet, seat: int) -> list[tuple[str, str]]:
    """The bays of a seat, with the sector that each is in: a Carrier "ship:5", a station "b2"."""
    found = [
        (ship.item, ship.at)
        for ship in g.ships
        if ship.owner == seat and has(ship.kind, "interceptor_bays") and ship.at in g.board.index and not ship.docked
    ]
    if g.scenario == "planetary_assault" and g.side(seat) == 0:
        found += [(s, s) for s in g.sectors if has_bays(g, s)]
    return found


def has_bays(g: Fleet, sector: str) -> bool:
    """A Battle Station of Planetary Assault that nobody has disabled (FC-ASS-03, FC-ASS-04)."""
    return g.kind_of(sector) == "battle_station" and sector not in g.disabled


def most(base: str) -> int:
    return SQUADRONS if base.startswith("ship:") else STATION_SQUADRONS


def squadrons(g: Fleet, seat: int, base: str = "") -> list[Ship]:
    """The squadrons of a seat that are out, of one bay or of all."""
    out = [ship for ship in g.ships if ship.kind == SQUADRON and ship.owner == seat and ship.at in g.board.index]
    return [ship for ship in out if base in ("", ship.base)]


def is_stranded(g: Fleet, ship: Ship) -> bool:
    """Whether its bay is gone, or in another zone."""
    if not ship.base.startswith("ship:"):
        return ship.base != "" and not has_bays(g, ship.base)
    return g.board.zone.get(g.ship(ship.base).at) != g.board.zone[ship.at]


def end_stranded(g: Fleet) -> None:
    """Squadrons do not stay without their bay. One that was destroyed with it is no longer there (FC-ATK-05)."""
    gone = [s for s in g.ships if s.kind == SQUADRON and s.hull > 0 and s.at in g.board.index and is_stranded(g, s)]
    for owner in dict.fromkeys([ship.owner for ship in gone]):
        own = [ship for ship in gone if ship.owner == owner]
        g.tell(SquadronsGone(owner, tuple([ship.n for ship in own])))
        for ship in own:
            ship.at, ship.hull = LOST, 0


def new_squadron(g: Fleet, seat: int, base: str) -> int:
    """A squadron in its bay, ready to start: one that was lost before, if there is one."""
    for ship in g.ships:
        if ship.kind == SQUADRON and ship.owner == seat and ship.base == base and ship.at == LOST:
            ship.hull = 1
            return ship.n
    g.ships = (*g.ships, Ship(len(g.ships), seat, SQUADRON, 1, base=base))
    return len(g.ships) - 1


def fill_bases(g: Fleet) -> None:
    """In an explicit position squadrons belong to their owner's first bay."""
    for ship in g.ships:
        if ship.kind == SQUADRON and not ship.base:
            ship.base = next((base for base, _ in bays(g, ship.owner)), "")
