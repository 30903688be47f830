"""Gamma Bomb (FC-WPN-15): it goes off at the owner's next Start of Turn, in the directions that a die says."""

from __future__ import annotations

from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.damage import Hits, harm
from orrery.games.fleet.dice import FACES
from orrery.games.fleet.events import BombExploded
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import BOMB as NAME
from orrery.games.fleet.tokens import lay_token, of_carrier, take_up
from orrery.games.fleet.weapons.weapon import Weapon, aimable

REACH = 2
DAMAGE = 2
CENTRE = 4
"""On the bomb's own sector, when the die shows a special."""


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    return tuple(aimable(survey, ship, REACH))


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    return {"damage": DAMAGE, "centre": CENTRE}


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    """There is one token: a bomb that has not gone off yet is taken up."""
    take_up(g, of_carrier(g, ship, NAME))
    lay_token(g, NAME, seat, ship, aim)


def ticking(g: Fleet, seat: int) -> tuple[int, ...]:
    return tuple([token.n for token in g.tokens if token.kind == NAME and token.owner == seat])


@procedure
def go_off(g: Fleet, token: int) -> Play[None]:
    bomb = g.token(token)
    assert bomb is not None
    face = FACES[g.chance.roll(6) - 1]
    g.tell(BombExploded(bomb.owner, bomb.at, face))
    hits = blast(g, bomb.at, face)
    take_up(g, (bomb,))
    yield from harm(g, hits)


def blast(g: Fleet, sector: str, face: str) -> Hits:
    if face == "special":
        return tuple([(ship.n, CENTRE, NAME) for ship in g.stack(sector)])
    there = (sector, *g.board.indicated[face][sector])
    return tuple([(ship.n, DAMAGE, NAME) for ship in g.ships if ship.at in there])


GAMMA_BOMB = Weapon(NAME, aims, fire, shows, expansion="avatar")
