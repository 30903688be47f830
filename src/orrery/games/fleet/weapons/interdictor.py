"""Interdictor (FC-WPN-05): an empty sector that nobody may enter or shoot through, for as long as it is maintained."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.fleet.actions import Action
from orrery.games.fleet.state import Fleet, Ship, Token
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import INTERDICTOR as NAME
from orrery.games.fleet.tokens import lay_token, of_carrier, take_up
from orrery.games.fleet.weapons.weapon import Weapon, empty_sectors

REACH = 2


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    return tuple(empty_sectors(survey, ship, REACH))


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    """Played again, it goes from one sector to the other."""
    take_up(g, of_carrier(g, ship, NAME))
    lay_token(g, NAME, seat, ship, aim)


def laid_by(g: Fleet, seat: int) -> list[Token]:
    return [token for token in g.tokens if token.kind == NAME and token.owner == seat]


def can_switch_off(g: Fleet, seat: int) -> bool:
    """It takes no die, so that a player without dice may still do it."""
    return bool(g.tokens and laid_by(g, seat))


def switch_off_offers(survey: Survey) -> Iterator[str]:
    yield from [f"token:{token.n}" for token in laid_by(survey.g, survey.seat)]


def switch_off(g: Fleet, seat: int, words: str) -> None:
    """Its owner may end it in his Dice Actions phase."""
    token = g.token(int(words.partition(":")[2]))
    assert token is not None
    take_up(g, (token,))


INTERDICTOR = Weapon(NAME, aims, fire)
SWITCH_OFF = Action("switch_off", switch_off_offers, switch_off)
