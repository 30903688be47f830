"""Vortex Gate (FC-WPN-08, AMB-68): ships of the carrier's sector or the next go to a far empty sector of any zone."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet import may
from orrery.games.fleet.movement import shift
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.weapons.weapon import Weapon, is_empty

REACH = 1


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    """Sectors with ships; signals go unseen, so that they need not be revealed."""
    g = survey.g
    near = [s for s in (ship.at, *survey.board.around[ship.at]) if s in survey.stacks]
    there = [s for s in near if "weapon" in TERRAINS[g.kind_of(s)].targets and may.be_aimed_at(g, s)]
    return tuple([sector for sector in there if exits(survey, sector)])


def exits(survey: Survey, origin: str) -> list[str]:
    """Empty sectors that are not next to where the ships stand."""
    near = (origin, *survey.board.around[origin])
    return [s for s in survey.board.sectors if s not in near and is_empty(survey, s)]


@question
def gate_ships(g: Fleet, seat: int, origin: str) -> Question:
    """All or some, friend or foe (FC-FAQ-06)."""
    items = tuple([ship.item for ship in g.stack(origin)])
    return Question(items, 1, len(items), about={"at": origin})


@question
def gate_to(g: Fleet, seat: int, origin: str) -> Question:
    return Question(tuple(exits(Survey(g, seat), origin)), about={"at": origin})


@procedure
def fire(g: Fleet, seat: int, ship: int, aim: str) -> Play[None]:
    group = tuple([other.n for other in g.stack(aim)])
    if len(group) > 1:
        choice = yield gate_ships(seat, aim)
        group = tuple([g.ship(item).n for item in choice])
    choice = yield gate_to(seat, aim)
    yield from shift(g, g.ships[group[0]].owner, group, aim, choice[0], ())


VORTEX_GATE = Weapon("vortex_gate", aims, fire)
