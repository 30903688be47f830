"""Exo-Bomb (FC-WPN-12): every ship of a sector and of all sectors around it takes 1, friend or foe."""

from __future__ import annotations

from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.damage import Hits, harm
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon, aimable, pays_anyway

REACH = 2
DAMAGE = 1


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    """Where somebody is hurt; or anywhere, if its use alone is worth something."""
    idle = pays_anyway(survey)
    return tuple([s for s in aimable(survey, ship, REACH) if idle or blast(survey.g, s)])


def blast(g: Fleet, sector: str) -> Hits:
    """Area damage is not targeting: no protection stops it (FC-WPN-24)."""
    there = (sector, *g.board.around[sector])
    return tuple([(ship.n, DAMAGE, "exo_bomb") for ship in g.ships if ship.at in there])


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    return {"ships": [n for n, _, _ in blast(g, aim)], "damage": DAMAGE}


@procedure
def fire(g: Fleet, seat: int, ship: int, aim: str) -> Play[None]:
    yield from harm(g, blast(g, aim))


EXO_BOMB = Weapon("exo_bomb", aims, fire, shows)
