"""Leaders: what commanders and pirate chiefs cost, and Charismatic Leader (FC-FAC-07, FC-FAC-12)."""

from __future__ import annotations

from orrery.games.fleet.commanders import COST
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.state import LOST, Fleet


def expense(g: Fleet, seat: int) -> int:
    """What leaders cost, in class points; nothing where all have one and that is waived (FC-SET-12, AMB-34)."""
    if "free_commanders" in g.switches and all(has_leader(g, other) for other in g.fighters()):
        return 0
    player = g.players[seat]
    return FACTIONS[player.faction].cost + (COST if player.commander else 0)


def has_leader(g: Fleet, seat: int) -> bool:
    return bool(g.players[seat].commander or FACTIONS[g.players[seat].faction].cost)


# --- Charismatic Leader (FC-FAC-07, FC-FAC-12) --------------------------------------------------------


def flagship_of(g: Fleet, seat: int) -> str:
    """The kind of ship that a leader commands from: without Avatar, Llib Sorg has a Battleship (FC-FAC-04)."""
    faction = g.players[seat].faction
    if faction == "llib_sorg" and "battleship_flagship" in g.switches:
        return "battleship"
    return FACTIONS[faction].flagship


def follows_flagship(g: Fleet, seat: int) -> bool:
    return bool(flagship_of(g, seat))


def has_flagship(g: Fleet, seat: int) -> bool:
    """A captured flagship is as good as destroyed (AMB-37)."""
    kind = flagship_of(g, seat)
    return any(ship.kind == kind and ship.owner == seat and ship.at != LOST for ship in g.ships)
