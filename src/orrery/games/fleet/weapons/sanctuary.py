"""Sanctuary (FC-WPN-16): the carrier's sector and all around it cannot be targeted until the owner's next turn."""

from __future__ import annotations

from typing import Any

from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import SANCTUARY as NAME
from orrery.games.fleet.tokens import lay_token, of_carrier, take_up
from orrery.games.fleet.weapons.weapon import Weapon


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    return (ship.at,)


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    return {"sectors": [aim, *g.board.around[aim]]}


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    take_up(g, of_carrier(g, ship, NAME))
    lay_token(g, NAME, seat, ship, aim)


SANCTUARY = Weapon(NAME, aims, fire, shows, expansion="avatar")
