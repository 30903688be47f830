"""Duel (FC-DUE): two great ships, and reinforcements once one is half destroyed."""

from __future__ import annotations

from orrery.games.fleet.limits import Limit, of_class
from orrery.games.fleet.scenarios.nearness import BLOW, wear
from orrery.games.fleet.scenarios.scenario import Scenario
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LOST, Fleet, Ship
from orrery.games.fleet.victory import camps, win

TOP = 5
"""The class of the duellists (FC-DUE-01)."""
SMALLER = {"maa_seti": 4, "rebels": 3, "scavengers": 2}
"""Factions without ships of class 5 send the greatest that they have."""


def top_class(g: Fleet, seat: int) -> int:
    return SMALLER.get(g.players[seat].faction, TOP)


def both_parts(g: Fleet, seat: int) -> int:
    """A champion, of whatever class, and as many points of reinforcements as everybody has."""
    return top_class(g, seat) + g.points - TOP


def one_champion(g: Fleet, seat: int) -> tuple[Limit, ...]:
    """Exactly one ship of class 5; the rest are reinforcements."""
    return (
        Limit("needs_a_champion", of_class(top_class(g, seat)), 1),
        Limit("one_champion_only", of_class(TOP), most=1),
    )


def champion(g: Fleet, seat: int) -> Ship:
    """The greatest ship of a player; of several alike the one of the lowest number."""
    own = [ship for ship in g.ships if ship.owner == seat]
    return max(own, key=lambda ship: (PROFILES[ship.kind].rank, -ship.n))


def champion_only(g: Fleet, ship: Ship) -> bool:
    return champion(g, ship.owner) is ship


def called(g: Fleet, ship: Ship) -> bool:
    """Once the champion has lost half its hull the others may come, even if it is repaired (FC-DUE-02, AMB-50)."""
    return g.players[ship.owner].reinforced or is_half_gone(g, ship.owner)


def is_half_gone(g: Fleet, seat: int) -> bool:
    duellist = champion(g, seat)
    return duellist.hull * 2 <= PROFILES[duellist.kind].hull


def judge(g: Fleet) -> None:
    """The first to destroy the other's champion wins; both in one action draw (FC-DUE-04)."""
    for seat in g.fighters():
        g.players[seat].reinforced |= is_half_gone(g, seat)
    fallen = {g.camp(seat) for seat in g.fighters() if champion(g, seat).at == LOST}
    if fallen:
        standing = [camp for camp in camps(g) if camp not in fallen]
        win(g, standing or list(camps(g)), "champion" if standing else "draw")


def near(g: Fleet, seat: int) -> float:
    """How far the other champion is shot to pieces."""
    others = [champion(g, other) for other in g.fighters() if g.enemies(seat, other)]
    return min([1.0 if ship.at == LOST else BLOW * wear(ship) for ship in others if ship.kind != "signal"], default=0.0)


def champions(g: Fleet, ship: Ship) -> float:
    return float(champion_only(g, ship))


DUEL = Scenario(
    "duel",
    boards={2: ("5x5", "5x6", "6x6", "2x4x4")},
    zone=own_edge,
    judge=judge,
    near=near,
    stake=champions,
    points=(10, 11, 12, 13, 14),
    budget=both_parts,
    limits=one_champion,
    deploys=champion_only,
    comes=called,
)
