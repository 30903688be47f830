"""Gamma Storm (FC-SEC-19, FC-SEC-20): who is in it shoots and is not shot at, but may lose twice its class."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.damage import harm
from orrery.games.fleet.sectors.sector import Terrain
from orrery.games.fleet.sectors.testing import roll_test
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet

NAME = "gamma_storm"
DAMAGE = 2
"""For each class point."""


@procedure
def enter(g: Fleet, seat: int, ships: tuple[int, ...], origin: str, sector: str) -> Play[None]:
    yield from start(g, seat, sector)


@procedure
def start(g: Fleet, seat: int, sector: str) -> Play[None]:
    face = yield from roll_test(g, seat, sector)
    if face == "special":
        yield from harm(g, tuple([(ship.n, DAMAGE * PROFILES[ship.kind].rank, NAME) for ship in g.stack(sector)]))


GAMMA_STORM = Terrain(NAME, "salvation", targets=(), weapons_from=False, weapons_into=False, enter=enter, start=start)
