"""Prometheus Ray (FC-WPN-19): along a straight line, the further the harder: 3 for each sector beyond the first."""

from __future__ import annotations

from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.games.fleet import may
from orrery.games.fleet.board import DIAG, ORTH
from orrery.games.fleet.damage import harm
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon, enemies_of, obstacle

DAMAGE = 3


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    """A ship in the first sector with ships on each line; next door the ray does no damage."""
    g = survey.g
    found: list[str] = []
    for step in (*ORTH, *DIAG):
        for sector in survey.board.line(ship.at, step):
            if sector in survey.stacks:
                there = enemies_of(g, survey.seat, survey.stacks[sector])
                found += [target.item for target in there if may.be_targeted(g, target, "weapon")]
                break
            if obstacle(survey, sector):
                break
    return tuple(found)


def damage(g: Fleet, ship: Ship, target: Ship) -> int:
    distance = g.board.distance(ship.at, target.at)
    assert distance is not None
    return DAMAGE * (distance - 1)


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    target = g.ship(aim)
    dealt = damage(g, ship, target)
    return {"target": target.n, "damage": dealt, "hull_left": max(0, target.hull - dealt)}


@procedure
def fire(g: Fleet, seat: int, ship: int, aim: str) -> Play[None]:
    target = g.ship(aim)
    yield from harm(g, ((target.n, damage(g, g.ships[ship], target), "prometheus_ray"),))


PROMETHEUS_RAY = Weapon("prometheus_ray", aims, fire, shows, expansion="forge", faction="amycles")
