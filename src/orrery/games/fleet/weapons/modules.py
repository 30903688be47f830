"""The two modules (FC-WPN-20, FC-WPN-21): while two specials are stored, a result carries its ship twice as far.

They are never fired: `abilities.py` asks for them.
"""

from __future__ import annotations

from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    return ()


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    raise AssertionError("a module is not fired")


IONIC_MODULE = Weapon("ionic_module", aims, fire, expansion="ks")
MULTIPOINT_MODULE = Weapon("multipoint_module", aims, fire, expansion="ks")
