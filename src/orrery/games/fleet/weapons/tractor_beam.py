"""Tractor Beam (FC-WPN-13): a ship up to two sectors away in clear sight, friend or foe, is moved by one sector."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.movement import shift
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon, in_sight, ships_within

REACH = 2


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    seen = [s for s in ships_within(survey, ship, REACH) if in_sight(survey, ship.at, s.at)]
    return tuple([s.item for s in seen if ways_out(survey.g, s)])


def ways_out(g: Fleet, ship: Ship) -> list[str]:
    """The adjacent sectors that the ship itself could enter."""
    return g.board.named(Survey(g, ship.owner).steps(ship.at, "multi", PROFILES[ship.kind].rank))


@question
def pull_to(g: Fleet, seat: int, target: int) -> Question:
    return Question(tuple(ways_out(g, g.ships[target])), about={"target": target})


@procedure
def fire(g: Fleet, seat: int, ship: int, aim: str) -> Play[None]:
    target = g.ship(aim).n
    choice = yield pull_to(seat, target)
    yield from shift(g, g.ships[target].owner, (target,), g.ships[target].at, choice[0], ())


TRACTOR_BEAM = Weapon("tractor_beam", aims, fire)
