"""The Trap (FC-PIE) and the Capture (FC-CAP): Amycles lies in wait on both edges, with dice rolled beforehand."""

from __future__ import annotations

from orrery.games.fleet.board import Sectors
from orrery.games.fleet.limits import Limit, of_class
from orrery.games.fleet.scenarios.nearness import approach, flagships, is_about, ships_of, steps, wearing_down
from orrery.games.fleet.scenarios.scenario import Plan, Scenario
from orrery.games.fleet.scenarios.zones import both_edges, median
from orrery.games.fleet.state import LOST, Fleet, Ship
from orrery.games.fleet.victory import annihilation, attrition, side_wins, win

AMBUSH = 6
"""The dice that Amycles rolls before play (FC-PIE-01, FC-CAP-03)."""
SHUTTLE = "diplomatic_shuttle"
SHARE = (8, 12)
"""Phebe's part of the points in the Capture (FC-CAP-01, AMB-56)."""
IN_REACH, STEP, UNGUARDED = 0.3, 0.22, 0.4
"""How near to flight it is to stand beside the shuttle, what each of its steps takes, and what is left of it alone."""

TRAP = Scenario(
    "trap",
    boards={2: ("5x5",)},
    zone=both_edges,
    judge=attrition,
    near=wearing_down,
    stake=flagships,
    worn_down=(0, 1),
    sides=True,
    first=1,
    ambush=AMBUSH,
    in_each_row=True,
)


def centre(g: Fleet) -> str:
    row = median(g)
    return row[len(row) // 2]


def capture_zone(g: Fleet, seat: int) -> Sectors:
    """As in the Trap, or with Amycles on the middle of the four edges around Phebe's block (AMB-07)."""
    if "four_edges" not in g.switches:
        return both_edges(g, seat)
    inner = tuple([s for s in g.sectors if len(g.board.around[s]) == 8])
    edges = tuple([s for s in g.sectors if len(g.board.around[s]) == 5])
    return edges if g.side(seat) else inner


def capture_budget(g: Fleet, seat: int) -> int:
    return g.points if g.side(seat) else g.points * SHARE[0] // SHARE[1]


def light_escort(g: Fleet, seat: int) -> tuple[Limit, ...]:
    """No cruiser or battleship beside the shuttle (FC-CAP-01)."""
    return () if g.side(seat) else (Limit("no_cruiser_or_battleship", of_class(3, 4, 5), most=0),)


def shuttle(g: Fleet, seat: int) -> Plan:
    return (SHUTTLE,) if g.side(seat) == 0 else ()


def not_the_shuttle(g: Fleet, ship: Ship) -> bool:
    return ship.kind != SHUTTLE


def put_shuttle(g: Fleet) -> None:
    for ship in g.ships:
        if ship.kind == SHUTTLE:
            ship.at = centre(g)


def judge_capture(g: Fleet) -> None:
    """Whoever leaves with the shuttle wins; if it is destroyed, nobody does (FC-CAP-04, FC-CAP-05)."""
    flown = [seat for seat in g.present() if g.players[seat].saved]
    if flown:
        side_wins(g, g.side(flown[0]), "shuttle")
    elif any(ship.kind == SHUTTLE and ship.at == LOST for ship in g.ships):
        win(g, [], "shuttle_lost")
    else:
        annihilation(g)


def corners(g: Fleet) -> Sectors:
    return tuple([sector for sector in g.sectors if len(g.board.around[sector]) == 3])


def near_flight(g: Fleet, seat: int) -> float:
    """Who has the shuttle: how few steps it is from a corner that is not shut; who has not: how near he is to it."""
    for ship in g.ships:
        if ship.kind == SHUTTLE and is_about(g, ship):
            camp = g.camp(seat)
            if g.camp(ship.owner) != camp:
                return IN_REACH * approach(g, ships_of(g, camp), ship.at)
            guarded = sum([other.owner == ship.owner for other in g.stack(ship.at)]) > 1
            shut = {other.at for other in g.ships if g.enemies(other.owner, ship.owner)}
            open_corners = [corner for corner in corners(g) if corner not in shut]
            return max(0.0, 1.0 - (1 + steps(g, ship.at, open_corners)) * STEP) * (1.0 if guarded else UNGUARDED)
    return 0.0


def shuttles(g: Fleet, ship: Ship) -> float:
    return float(ship.kind == SHUTTLE)


def around_centre(g: Fleet) -> Sectors:
    return (centre(g),)


CAPTURE = Scenario(
    "capture",
    boards={2: ("5x5",)},
    zone=capture_zone,
    judge=judge_capture,
    near=near_flight,
    stake=shuttles,
    points=(12,),
    sides=True,
    first=1,
    ambush=AMBUSH,
    budget=capture_budget,
    limits=light_escort,
    pieces=shuttle,
    lay=put_shuttle,
    deploys=not_the_shuttle,
    clear=around_centre,
)
