"""Blockade (FC-BLO): civilian ships that have to slip through."""

from __future__ import annotations

from orrery.games.fleet.scenarios.nearness import is_about, steps, wear
from orrery.games.fleet.scenarios.scenario import Plan, Scenario
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.state import LEFT, LOST, Fleet, Ship
from orrery.games.fleet.victory import annihilation, side_wins

CIVILIAN = "civilian_ship"
CIVILIANS = 3
ENOUGH = 2
"""Escaped or destroyed (FC-BLO-02)."""
SHOT = 0.6
"""How much of a ship's loss it is to bring it down to its last point of hull."""


def convoy(g: Fleet, seat: int) -> Plan:
    return (CIVILIAN,) * CIVILIANS if g.side(seat) == 0 else ()


def judge(g: Fleet) -> None:
    lost = sum([ship.kind == CIVILIAN and ship.at == LOST for ship in g.ships])
    escaped = sum([g.players[seat].saved for seat in g.fighters()])
    if escaped >= ENOUGH:
        side_wins(g, 0, "escaped")
    elif lost >= ENOUGH:
        side_wins(g, 1, "civilians_lost")
    else:
        annihilation(g)


def near(g: Fleet, seat: int) -> float:
    """The best of the convoy: how far they are on their way, or how far they are shot to pieces."""
    convoy = [ship for ship in g.ships if ship.kind == CIVILIAN]
    if g.side(seat):
        parts = [1.0 if ship.at == LOST else SHOT * wear(ship) for ship in convoy if ship.at != LEFT]
    else:
        parts = [1.0 if ship.at == LEFT else way_out(g, ship) for ship in convoy if ship.at != LOST]
    return sum(sorted(parts, reverse=True)[:ENOUGH]) / ENOUGH


def way_out(g: Fleet, ship: Ship) -> float:
    if not is_about(g, ship):
        return 0.0
    goal = [s for seat in g.fighters() if g.enemies(seat, ship.owner) for s in BLOCKADE.zone(g, seat)]
    left = 1 + steps(g, ship.at, goal)
    return max(0.0, 1.0 - left / (g.board.depth + 1)) * (1.0 - SHOT * wear(ship))


def convoy_ships(g: Fleet, ship: Ship) -> float:
    return ship.kind == CIVILIAN and 1.0 / ENOUGH


BLOCKADE = Scenario(
    "blockade",
    boards={2: ("5x5", "5x6", "6x6")},
    zone=own_edge,
    judge=judge,
    near=near,
    stake=convoy_ships,
    points=(12,),
    sides=True,
    first=1,
    pieces=convoy,
)
"""Phebe escorts and plays second (AMB-51)."""
