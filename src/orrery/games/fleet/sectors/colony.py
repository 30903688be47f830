"""Colony (FC-SEC-18): a docked ship regains 2 hull at each Start of Turn of its owner."""

from __future__ import annotations

from orrery.games.fleet.damage import repair
from orrery.games.fleet.sectors.docking import dock_one
from orrery.games.fleet.sectors.sector import Terrain
from orrery.games.fleet.state import Fleet

NAME = "colony"
REPAIR = 2


def start(g: Fleet, seat: int, sector: str) -> None:
    for ship in g.stack(sector):
        if ship.docked:
            repair(g, ship, REPAIR, NAME)


COLONY = Terrain(NAME, "salvation", dock=dock_one, start=start)
