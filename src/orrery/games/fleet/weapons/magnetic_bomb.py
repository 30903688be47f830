"""Magnetic Bomb (FC-WPN-07): one opponent puts all dice of his bridge back into his reserve."""

from __future__ import annotations

from typing import Any

from orrery.games.fleet.events import BridgeCleared
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    """An empty bridge too: Anata Shunx'n rolls her specials again, whatever the bomb hits (FC-CMD-01)."""
    return tuple([f"seat:{s}" for s in survey.g.opponents(survey.seat)])


def shows(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    return {"dice": list(g.players[int(aim.partition(":")[2])].stored)}


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    victim = int(aim.partition(":")[2])
    player = g.players[victim]
    dice, player.stored = player.stored, ()
    g.put_back(victim, dice)
    g.tell(BridgeCleared(victim, dice))


MAGNETIC_BOMB = Weapon("magnetic_bomb", aims, fire, shows)
