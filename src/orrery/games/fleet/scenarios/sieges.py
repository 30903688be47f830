"""Planetary Assault (FC-ASS) and Illegal (FC-ILL): Phebe defends two battle stations, or two colonies."""

from __future__ import annotations

from orrery.games.fleet.bays import end_stranded, has_bays
from orrery.games.fleet.limits import Limit, of_class
from orrery.games.fleet.scenario_events import StationOff
from orrery.games.fleet.scenarios.scenario import Scenario
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.state import LOST, Fleet
from orrery.games.fleet.victory import annihilation, camps, defeated, side_wins

STATION, COLONY = "battle_station", "colony"
WARHEADS = "battleship:gamma_warheads"
WIDE = ("5x5", "5x6", "6x6")


def disable(g: Fleet) -> None:
    """A docked ship of Amycles ends a station's bays for good; its squadrons are gone (FC-ASS-04, AMB-49)."""
    for ship in g.ships:
        if ship.docked and g.side(ship.owner) == 1 and has_bays(g, ship.at):
            g.disabled += (ship.at,)
            g.tell(StationOff(ship.owner, ship.at))
            end_stranded(g)


def judge_assault(g: Fleet) -> None:
    """Both stations off: Amycles wins; Amycles down to a third: Phebe does (FC-ASS-05)."""
    disable(g)
    if not any(has_bays(g, sector) for sector in g.sectors):
        side_wins(g, 1, "stations")
        return
    attackers = [camp for camp in camps(g) if g.side(camp) == 1]
    if any(defeated(g, camp) for camp in attackers):
        side_wins(g, 0, "attrition")
    else:
        annihilation(g)


def arms(g: Fleet, seat: int) -> tuple[Limit, ...]:
    """Phebe has classes 1 to 3 only; Amycles one battleship with Gamma Warheads (FC-ILL-01)."""
    if g.side(seat) == 0:
        return (Limit("classes_1_to_3", of_class(4, 5), most=0),)
    return (Limit("needs_gamma_warheads", (WARHEADS,), 1, 1),)


def judge_illegal(g: Fleet) -> None:
    """No colony left: Amycles wins; no warheads left: Phebe does (FC-ILL-03)."""
    if COLONY not in g.terrain:
        side_wins(g, 1, "colonies")
    elif all(ship.at == LOST for ship in g.ships if ship.weapon == "gamma_warheads"):
        side_wins(g, 0, "warheads")
    else:
        annihilation(g)


ASSAULT = Scenario(
    "planetary_assault",
    boards={2: WIDE},
    zone=own_edge,
    judge=judge_assault,
    worn_down=(1,),
    sides=True,
    sited=STATION,
)
ILLEGAL = Scenario(
    "illegal",
    boards={2: WIDE},
    zone=own_edge,
    judge=judge_illegal,
    points=(12,),
    sides=True,
    sited=COLONY,
    limits=arms,
)
