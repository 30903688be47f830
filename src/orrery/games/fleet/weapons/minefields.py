"""Minefields (FC-WPN-14): mines on empty sectors. An enemy ship that enters takes 2 a mine; those mines come back."""

from __future__ import annotations

from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.mines import DAMAGE, NAME, mines_of
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import MINE, lay_token
from orrery.games.fleet.weapons.weapon import Weapon, empty_sectors

REACH = 2
MINES = 2
"""Mines a use."""
MOST = 4
"""Mines of one player on the board."""


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    return tuple(empty_sectors(survey, ship, REACH)) if len(mines_of(survey.g, survey.seat)) < MOST else ()


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    return {"damage": DAMAGE, "left": MOST - len(mines_of(g, ship.owner))}


@question
def second_mine(g: Fleet, seat: int, ship: int) -> Question:
    """Where the second goes, the same sector or another; or nowhere."""
    return Question(tuple(empty_sectors(Survey(g, seat), g.ships[ship], REACH)), 0, 1)


@procedure
def fire(g: Fleet, seat: int, ship: int, aim: str) -> Play[None]:
    lay_token(g, MINE, seat, ship, aim)
    if len(mines_of(g, seat)) < MOST:
        choice = yield second_mine(seat, ship)
        if choice:
            lay_token(g, MINE, seat, ship, choice[0])


MINEFIELDS = Weapon(NAME, aims, fire, shows, expansion="avatar")
