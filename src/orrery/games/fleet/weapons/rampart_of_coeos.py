"""Rampart of Coeos (FC-WPN-18): until the caster's next turn no ship of his camp drops below 1 hull. Phebe only."""

from __future__ import annotations

from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import RAMPART as NAME
from orrery.games.fleet.tokens import lay_token, of_carrier
from orrery.games.fleet.weapons.weapon import Weapon

LEAST = 1
"""The hull that is left, as the texts say it."""


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    """Once a turn is enough."""
    return () if of_carrier(survey.g, ship.n, NAME) else (f"seat:{survey.seat}",)


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    lay_token(g, NAME, seat, ship)


RAMPART_OF_COEOS = Weapon(NAME, aims, fire, expansion="forge", faction="phebe")
