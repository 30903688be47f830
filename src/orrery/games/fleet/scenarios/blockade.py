"""Blockade (FC-BLO): civilian ships that have to slip through."""

from __future__ import annotations

from orrery.games.fleet.scenarios.scenario import Plan, Scenario
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.state import LOST, Fleet
from orrery.games.fleet.victory import annihilation, side_wins

CIVILIAN = "civilian_ship"
CIVILIANS = 3
ENOUGH = 2
"""Escaped or destroyed (FC-BLO-02)."""


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


BLOCKADE = Scenario(
    "blockade",
    boards={2: ("5x5", "5x6", "6x6")},
    zone=own_edge,
    judge=judge,
    points=(12,),
    sides=True,
    first=1,
    pieces=convoy,
)
"""Phebe escorts and plays second (AMB-51)."""
