"""Proton Ray (FC-WPN-06): a ship up to two sectors away in clear sight takes twice its class."""

from __future__ import annotations

from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.damage import harm
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon, enemies_of, in_sight, ships_within

REACH = 2
DAMAGE = 2
"""For each point of the target's class."""


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    there = enemies_of(survey.g, survey.seat, ships_within(survey, ship, REACH))
    return tuple([target.item for target in there if in_sight(survey, ship.at, target.at)])


def damage(target: Ship) -> int:
    return DAMAGE * PROFILES[target.kind].rank


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    target = g.ship(aim)
    return {"target": target.n, "damage": damage(target), "hull_left": max(0, target.hull - damage(target))}


@procedure
def fire(g: Fleet, seat: int, ship: int, aim: str) -> Play[None]:
    target = g.ship(aim)
    yield from harm(g, ((target.n, damage(target), "proton_ray"),))


PROTON_RAY = Weapon("proton_ray", aims, fire, shows)
