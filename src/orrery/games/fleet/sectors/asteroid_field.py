"""Asteroid Field (FC-SEC-02 to 04): cover that may hurt. A special on the test wounds every ship by its class."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.damage import harm
from orrery.games.fleet.sectors.sector import Terrain
from orrery.games.fleet.sectors.testing import roll_test
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet

NAME = "asteroid_field"


@procedure
def enter(g: Fleet, seat: int, ships: tuple[int, ...], origin: str, sector: str) -> Play[None]:
    yield from start(g, seat, sector)


@procedure
def start(g: Fleet, seat: int, sector: str) -> Play[None]:
    face = yield from roll_test(g, seat, sector)
    if face == "special":
        yield from harm(g, tuple([(ship.n, PROFILES[ship.kind].rank, NAME) for ship in g.stack(sector)]))


ASTEROID_FIELD = Terrain(
    NAME, attack=False, support=False, targets=(), weapons_from=False, weapons_into=False, enter=enter, start=start
)
