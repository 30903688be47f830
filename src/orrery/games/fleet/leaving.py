"""Leaving the zone with a blue result: evacuation, escape, passage (FC-SAU-05, FC-PAS-05, FC-CAP-04, FC-BLO-03)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, Way, open_question
from orrery.games.fleet import may
from orrery.games.fleet.actions import Action
from orrery.games.fleet.containers import load, lying_at, may_carry
from orrery.games.fleet.damage import drop_tokens
from orrery.games.fleet.dice import Dice, spent, volleys
from orrery.games.fleet.scenario_events import ShipsLeft
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.scenarios.zones import home
from orrery.games.fleet.state import LEFT, Fleet, Ship
from orrery.games.fleet.survey import Survey


def evacuable(g: Fleet, ship: Ship) -> bool:
    """In its own deployment zone, with a container (FC-SAU-05)."""
    return ship.at in SCENARIOS[g.scenario].zone(g, ship.owner) and bool(lying_at(g, ship.at)) and may_carry(g, ship)


def passing(g: Fleet, ship: Ship) -> bool:
    """The damaged cruiser on portal Y (FC-PAS-05)."""
    return ship.kind == "damaged_cruiser" and (ship.at, "Y") in g.portals


def in_a_corner(g: Fleet, ship: Ship) -> bool:
    """The shuttle, whoever holds it now (FC-CAP-04)."""
    corner = len(g.board.around[ship.at]) == 3 and home(g) in (None, g.board.zone[ship.at])
    return ship.kind == "diplomatic_shuttle" and corner


def slipping_out(g: Fleet, ship: Ship) -> bool:
    """A civilian ship in the other side's deployment zone (FC-BLO-03)."""
    if ship.kind != "civilian_ship":
        return False
    scenario = SCENARIOS[g.scenario]
    return any(ship.at in scenario.zone(g, seat) for seat in g.fighters() if g.enemies(seat, ship.owner))


EXITS: dict[str, tuple[str, Callable[[Fleet, Ship], bool]]] = {
    "salvage": ("evacuated", evacuable),
    "passage": ("passed", passing),
    "capture": ("with_shuttle", in_a_corner),
    "blockade": ("escaped", slipping_out),
}


def leavers(survey: Survey, way: str) -> list[Ship]:
    g, may_leave = survey.g, EXITS[survey.g.scenario][1]
    own = [s for s in g.ships if s.owner == survey.seat and s.at in g.board.index and may.move(g, s)]
    return [s for s in own if may_leave(g, s) and survey.can_use(s.at, way)]


def offers(survey: Survey) -> Iterator[str]:
    """Any directional result will do: its direction does not matter."""
    g = survey.g
    if g.scenario in EXITS and survey.own:
        for way in volleys(tuple(sorted(g.dice(survey.seat))), "blue", optimised=survey.optimised):
            if ("=" not in way or "special=" in way) and leavers(survey, way):
                yield way


@open_question
def leave(g: Fleet, seat: int, way: str) -> Question:
    """Who leaves, of the ships of one sector that may."""
    ships = leavers(Survey(g, seat), way)
    ways = []
    for sector in dict.fromkeys([ship.at for ship in ships]):
        here = tuple([ship.item for ship in ships if ship.at == sector])
        ways += [Way((), here, n) for n in range(min(len(here), at_once(g, sector)), 0, -1)]
    return Question(tuple([ship.item for ship in ships]), ways=tuple(ways))


def at_once(g: Fleet, sector: str) -> int:
    """How many one result takes: one civilian ship (FC-BLO-03); a carrier for each container, or only one (AMB-41)."""
    if g.scenario != "salvage" or "one_evacuation" in g.switches:
        return 1
    return len(lying_at(g, sector))


@procedure
def play_leave(g: Fleet, seat: int, way: str) -> Play[None]:
    choice = yield leave(seat, way)
    group = tuple([g.ship(item).n for item in choice])
    g.spend(seat, spent(way))
    depart(g, seat, group, spent(way))


def depart(g: Fleet, seat: int, group: tuple[int, ...], dice: Dice) -> None:
    """They are gone for good; containers go with them."""
    sector = g.ships[group[0]].at
    if g.scenario == "salvage":
        load(g, group, sector)
        g.tokens = tuple([t for t in g.tokens if not (t.kind == "container" and t.on in group)])
    g.tell(ShipsLeft(seat, group, sector, EXITS[g.scenario][0], dice))
    for n in group:
        g.ships[n].at, g.ships[n].docked, g.ships[n].revealed = LEFT, False, True
    for n in group:
        drop_tokens(g, g.ships[n])
    g.players[seat].saved += len(group)


LEAVE = Action("leave", offers, play_leave)
