"""Vortex Missiles (FC-WPN-09): 4 damage to a ship anywhere in the zone, but in no sector next to the carrier's."""

from __future__ import annotations

from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.damage import harm
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon, enemies_of, ships_within

DAMAGE = 4
ANYWHERE = 99


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    near = survey.board.around[ship.at]
    there = enemies_of(survey.g, survey.seat, ships_within(survey, ship, ANYWHERE))
    return tuple([target.item for target in there if target.at not in near])


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    target = g.ship(aim)
    return {"target": target.n, "damage": DAMAGE, "hull_left": max(0, target.hull - DAMAGE)}


@procedure
def fire(g: Fleet, seat: int, ship: int, aim: str) -> Play[None]:
    yield from harm(g, ((g.ship(aim).n, DAMAGE, "vortex_missiles"),))


VORTEX_MISSILES = Weapon("vortex_missiles", aims, fire, shows)
