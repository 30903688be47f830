"""Drones (FC-WPN-10, AMB-66): they sit on a ship and bite it at each Start of Turn of its owner, until shaken off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.actions import Action
from orrery.games.fleet.damage import harm
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import DRONES as NAME
from orrery.games.fleet.tokens import lay_token, of_carrier, take_up
from orrery.games.fleet.weapons.weapon import Weapon, enemies_of, ships_within

REACH = 2
DAMAGE = 2
SHAKES_OFF = "red-multi"


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    g = survey.g
    taken = [token.on for token in of_carrier(g, ship.n, NAME)]
    return tuple([s.item for s in enemies_of(g, survey.seat, ships_within(survey, ship, REACH)) if s.n not in taken])


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    return {"target": g.ship(aim).n, "damage_a_turn": DAMAGE}


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    """Played again, they go from one ship to the other."""
    take_up(g, of_carrier(g, ship, NAME))
    lay_token(g, NAME, seat, ship, on=g.ship(aim).n)


def bitten(g: Fleet, seat: int) -> tuple[int, ...]:
    """The drones that sit on a player's ships."""
    return tuple([t.n for t in g.tokens if t.kind == NAME and g.ships[t.on].owner == seat])


@procedure
def bite(g: Fleet, token: int) -> Play[None]:
    drones = g.token(token)
    assert drones is not None
    yield from harm(g, ((drones.on, DAMAGE, NAME),))


def shake_offers(survey: Survey) -> Iterator[str]:
    g = survey.g
    if g.tokens and SHAKES_OFF in g.dice(survey.seat):
        for n in bitten(g, survey.seat):
            yield f"token:{n}"


def shake(g: Fleet, seat: int, words: str) -> None:
    """A red multi, from wherever (AMB-66)."""
    g.spend(seat, (SHAKES_OFF,))
    token = g.token(int(words.partition(":")[2]))
    assert token is not None
    take_up(g, (token,))


DRONES = Weapon(NAME, aims, fire, shows)
SHAKE = Action("shake", shake_offers, shake)
