"""Planetary Assault (FC-ASS) and Illegal (FC-ILL): Phebe defends two battle stations, or two colonies."""

from __future__ import annotations

from orrery.games.fleet.bays import end_stranded, has_bays
from orrery.games.fleet.limits import Limit, of_class
from orrery.games.fleet.scenario_events import StationOff
from orrery.games.fleet.scenarios.nearness import BLOW, approach, is_about, ships_of, wear, worn
from orrery.games.fleet.scenarios.scenario import Scenario
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.state import LOST, Fleet, Ship
from orrery.games.fleet.tokens import SCAR
from orrery.games.fleet.victory import annihilation, camps, defeated, side_wins

STATION, COLONY = "battle_station", "colony"
WARHEADS = "battleship:gamma_warheads"
WARHEADS_LOAD = "gamma_warheads"
COLONIES, HITS = 2, 3
"""Three hits destroy one (FC-WPN-17)."""
CLOSE = 0.6
"""What it counts, of a station taken, to be there before it is docked at."""
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


def near_assault(g: Fleet, seat: int) -> float:
    """Stations off, and how near attackers are to the others; or how far the attackers are worn down."""
    if not g.side(seat):
        return min([worn(g, camp) for camp in camps(g) if g.side(camp) == 1], default=1.0)
    ships = ships_of(g, g.camp(seat))
    parts = [1.0 if s in g.disabled else CLOSE * approach(g, ships, s) ** 2 for s in places(g, STATION)]
    return sum(parts) / max(1, len(parts))


def near_illegal(g: Fleet, seat: int) -> float:
    """Hits on the colonies, and how near the warheads are to the next; or how far their ship is shot to pieces."""
    armed = [ship for ship in g.ships if ship.weapon == WARHEADS_LOAD]
    if not g.side(seat):
        return min([BLOW * wear(ship) for ship in armed], default=0.0)
    left = places(g, COLONY)
    scars = sum([token.kind == SCAR for token in g.tokens])
    hits = HITS * (COLONIES - len(left)) + scars
    carriers = [ship for ship in armed if is_about(g, ship)]
    at = max([approach(g, carriers, sector) for sector in left], default=1.0)
    return (1.0 - CLOSE / 2) * hits / (COLONIES * HITS) + CLOSE / 2 * at


def carries_warheads(g: Fleet, ship: Ship) -> float:
    return float(ship.weapon == WARHEADS_LOAD)


def places(g: Fleet, kind: str) -> list[str]:
    return [sector for sector, there in zip(g.sectors, g.terrain, strict=True) if there == kind]


ASSAULT = Scenario(
    "planetary_assault",
    boards={2: WIDE},
    zone=own_edge,
    judge=judge_assault,
    near=near_assault,
    worn_down=(1,),
    sides=True,
    sited=STATION,
)
ILLEGAL = Scenario(
    "illegal",
    boards={2: WIDE},
    zone=own_edge,
    judge=judge_illegal,
    near=near_illegal,
    stake=carries_warheads,
    points=(12,),
    sides=True,
    sited=COLONY,
    limits=arms,
)
