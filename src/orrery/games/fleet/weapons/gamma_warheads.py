"""Gamma Warheads (FC-WPN-17, AMB-64), in the scenario Illegal: red results at colonies. Three hits destroy one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import reach_of
from orrery.games.fleet.actions import Action
from orrery.games.fleet.dice import faces, spent, volleys
from orrery.games.fleet.events import Bombarded, SectorLaid, Shielded
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.reactions import could_be_depolarised, shields_for, show_depolarised
from orrery.games.fleet.sectors.asteroid_field import start as roll_for
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import SCAR
from orrery.games.fleet.weapons.weapon import Weapon

NAME = "gamma_warheads"
COLONY, RUIN = "colony", "asteroid_field"
HITS = 3
MOST_DICE = 9


def aims(survey: Survey, ship: Ship) -> tuple[str, ...]:
    """Specials do not fire it: see `bombard`."""
    return ()


def fire(g: Fleet, seat: int, ship: int, aim: str) -> None:
    raise AssertionError("Gamma Warheads are fired with red results")


def carriers(survey: Survey) -> list[Ship]:
    own = [ship for origin in survey.own for ship in survey.stacks[origin]]
    return [ship for ship in own if ship.weapon == NAME and may.attack(survey.g, ship)]


def colonies(survey: Survey, ship: Ship, way: str) -> list[tuple[str, str]]:
    """(the sector the shot comes from, the colony): next door, or over empty sectors with several results."""
    g, played = survey.g, faces(way)
    found: list[tuple[str, str]] = []
    if not survey.can_use(ship.at, way):
        return found
    reach = reach_of(g, ship, survey.stacks[ship.at], way)
    readings = [reading for reading in survey.readings(ship.at, played) if len(reading) == 1]
    near = [sector for reading in readings for sector in survey.board.indicated[reading[0]][ship.at]]
    for sector, kind in zip(g.sectors, g.terrain, strict=True):
        if kind != COLONY or sector == ship.at or survey.board.zone[sector] != survey.board.zone[ship.at]:
            continue
        if sector in near:
            found.append((ship.at, sector))
        elif sector not in survey.board.around[ship.at]:
            found += [(last, sector) for last in survey.lasts(ship.at, sector, played, reach)]
    return found


def offers(survey: Survey) -> Iterator[str]:
    ships = carriers(survey)
    if ships:
        for way in volleys(tuple(sorted(survey.g.dice(survey.seat))), "red", MOST_DICE, survey.optimised):
            if any(colonies(survey, ship, way) for ship in ships):
                yield way


@open_question
def bombard(g: Fleet, seat: int, way: str) -> Question:
    """From which sector at which colony, "b2>c3"."""
    survey = Survey(g, seat)
    shots = [shot for ship in carriers(survey) for shot in colonies(survey, ship, way)]
    return Question(
        tuple(dict.fromkeys([f"{last}>{sector}" for last, sector in shots])), about={"dice": list(spent(way))}
    )


@bombard.preview
def show_bombard(g: Fleet, asked: Question, choice: Choice) -> dict[str, Any]:
    sector = str(choice[0]).partition(">")[2]
    return {"to": sector, "hits": len(scars(g, sector)) + 1, "needed": HITS}


@question
def cover(g: Fleet, seat: int, last: str, sector: str) -> Question:
    """A shield of a ship on the colony, or nothing."""
    return Question(tuple(shields(g, seat, last, sector)), 0, 1, about={"at": sector, "from": last})


def shields(g: Fleet, seat: int, last: str, sector: str) -> list[str]:
    """The stored results that cover a colony, as they would a ship there (FC-REA-02, AMB-64)."""
    found = [shield for ship in g.stack(sector)[:1] for shield in shields_for(g, ship, (last,))]
    return [f"shield:{shield['die']}>{last}" for shield in found]


@procedure
def play_bombard(g: Fleet, seat: int, way: str) -> Play[None]:
    choice = yield bombard(seat, way)
    last, _, sector = choice[0].partition(">")
    show_carrier(g, seat, way, (last, sector))
    g.spend(seat, spent(way))
    defender = next((ship.owner for ship in g.stack(sector)), seat)
    if defender != seat and (shields(g, defender, last, sector) or could_be_depolarised(g, defender, sector)):
        choice = yield cover(defender, last, sector)
        if choice:
            g.spend(defender, spent(choice[0].partition(":")[2].partition(">")[0]))
            show_depolarised(g, g.stack(sector)[0].n, choice)
            g.tell(Shielded(defender, choice))
            return
    g.put_token(SCAR, seat, sector)
    g.tell(Bombarded(seat, sector, len(scars(g, sector))))
    if len(scars(g, sector)) == HITS:
        lay_waste(g, sector)
        if g.stack(sector):
            yield from roll_for(g, defender, sector)


def show_carrier(g: Fleet, seat: int, way: str, shot: tuple[str, str]) -> None:
    """Whoever fires is no signal any more (FC-OPT-11), and his weapon no secret (FC-OPT-02)."""
    survey = Survey(g, seat)
    ship = next(ship for ship in carriers(survey) if shot in colonies(survey, ship, way))
    reveal(g, (ship.n,))
    ship.weapon_known = True


def scars(g: Fleet, sector: str) -> tuple[int, ...]:
    return tuple([token.n for token in g.tokens if token.kind == SCAR and token.at == sector])


def lay_waste(g: Fleet, sector: str) -> None:
    """A destroyed colony becomes an asteroid field."""
    g.tokens = tuple([token for token in g.tokens if token.kind != SCAR or token.at != sector])
    g.lay(sector, RUIN)
    for ship in g.stack(sector):
        ship.docked = False
    g.tell(SectorLaid(-1, sector, RUIN))


GAMMA_WARHEADS = Weapon(NAME, aims, fire, expansion="salvation", faction="scenario")
BOMBARD = Action("bombard", offers, play_bombard)
