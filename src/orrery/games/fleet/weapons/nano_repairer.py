"""Nano-Repairer (FC-WPN-11): a ship of the carrier's sector or the next one, itself too, regains 4 hull."""

from __future__ import annotations

from typing import Any

from orrery.games.fleet.damage import repair
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon, pays_anyway, ships_within

REACH = 1
REPAIR = 4


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    g = survey.g
    friends = [s for s in ships_within(survey, ship, REACH) if not g.enemies(survey.seat, s.owner)]
    idle = pays_anyway(survey)
    return tuple([s.item for s in friends if idle or (s.hull < PROFILES[s.kind].hull and not s.last)])


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    target = g.ship(aim)
    return {"target": target.n, "repair": min(REPAIR, PROFILES[target.kind].hull - target.hull)}


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    repair(g, g.ship(aim), REPAIR, "nano_repairer")


NANO_REPAIRER = Weapon("nano_repairer", aims, fire, shows)
