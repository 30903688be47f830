"""Battle Station (FC-SEC-10 to 12): a docked ship fires its secret weapon for one special (`stations.py`).

The weapon is drawn when somebody looks at it for the first time. In Planetary Assault stations have none (FC-ASS-03).
"""

from __future__ import annotations

from orrery.games.fleet.sectors.docking import dock_one
from orrery.games.fleet.sectors.events import StationSeen
from orrery.games.fleet.sectors.sector import Terrain
from orrery.games.fleet.state import Fleet, Station

NAME = "battle_station"
ARSENAL = (
    "proton_ray",
    "magnetic_bomb",
    "interdictor",
    "vortex_gate",
    "vortex_missiles",
    "nano_repairer",
    "drones",
    "exo_bomb",
    "tractor_beam",
    "minefields",
    "gamma_bomb",
    "sanctuary",
)
"""The weapons of the base game and of Avatar (AMB-54)."""
UNARMED_IN = ("planetary_assault",)


def station_at(g: Fleet, sector: str) -> Station | None:
    """What hides on a station, once it is drawn."""
    return next((station for station in g.stations if station.at == sector), None)


def enter(g: Fleet, seat: int, ships: tuple[int, ...], origin: str, sector: str) -> None:
    """The player who enters looks at the weapon."""
    if g.scenario in UNARMED_IN:
        return
    station = station_at(g, sector)
    if station is None:
        station = Station(sector, ARSENAL[g.chance.roll(len(ARSENAL)) - 1])
        g.stations = (*g.stations, station)
    seen = f"{sector}:{station.weapon}"
    if not station.known and seen not in g.players[seat].seen:
        g.players[seat].seen += (seen,)
        g.tell(StationSeen(seat, sector, station.weapon))


BATTLE_STATION = Terrain(NAME, "avatar", enter=enter, dock=dock_one)
