"""What a table is worth to a camp: ships and their hulls, who threatens whom, and what lies on the bridge."""

from __future__ import annotations

from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LEFT, LOST, Fleet, Ship

WON = 1000.0
ALIVE, HULL = 4.0, 0.55
"""What a class point is worth while its ship lives, and each point of hull."""
NEAR, ADJACENT = 0.25, 0.5
"""What it is worth to an armed ship to be closer to the nearest enemy by a sector, and to have one beside it."""
THREAT = 0.12
"""What each point of enemy fire beside a ship costs it."""
SPECIAL, SHIELD, STORED = 0.8, 0.7, 0.3
"""Results on the bridge."""
FAR = 9
"""Farther than any enemy of the same zone."""
SHUT_OUT = 0.5
"""A ship that stands in the way of the only enemy left."""
SCENARIO_PIECE = 12.0
"""A piece that a scenario turns on."""


def worth(g: Fleet, seat: int) -> float:
    """Higher is better for the seat's camp."""
    if g.reason:
        return WON if seat in g.winners else 0.0 if not g.winners else -WON
    own, theirs = sides(g, seat)
    total = sum([value(ship) for ship in own]) - sum([value(ship) for ship in theirs])
    total += standing(g, own, theirs, NEAR) - 0.6 * standing(g, theirs, own, 0.0)
    if g.scenario == "passage":
        total -= SHUT_OUT * len(gatekeepers(g, own, theirs))
    for other, player in enumerate(g.players):
        sign = -1.0 if g.enemies(seat, other) else 1.0
        total += sign * sum([stored_worth(die) for die in player.stored])
    return total


def sides(g: Fleet, seat: int) -> tuple[list[Ship], list[Ship]]:
    """Ships on the board or still to come: of the seat's camp, and of all others."""
    own: list[Ship] = []
    theirs: list[Ship] = []
    for ship in g.ships:
        if ship.at != LOST and ship.at != LEFT:
            (theirs if g.enemies(seat, ship.owner) else own).append(ship)
    return own, theirs


def value(ship: Ship) -> float:
    profile = PROFILES[ship.kind]
    if profile.faction == "scenario":
        return SCENARIO_PIECE + HULL * ship.hull if ship.kind != "decoy" else 0.2
    return ALIVE * profile.rank + HULL * ship.hull


def standing(g: Fleet, own: list[Ship], theirs: list[Ship], near: float) -> float:
    """How well armed ships stand to fight. Ships of one sector stand alike: each sector is looked at once.

    `near`: what it is worth to come closer. To who waits it is worth nothing, or nobody would ever come.
    """
    place = g.board.place
    guns: dict[str, int] = {}
    for ship in theirs:
        if ship.at in place:
            guns[ship.at] = guns.get(ship.at, 0) + (PROFILES[ship.kind].fire or 0)
    if not guns:
        return 0.0
    total = 0.0
    known: dict[str, tuple[int, int]] = {}
    for ship in own:
        at = ship.at
        if at not in place:
            continue
        if at not in known:
            known[at] = lookout(g, at, guns)
        nearest, danger = known[at]
        profile = PROFILES[ship.kind]
        if profile.fire:
            total -= near * profile.fire * min(nearest, 6) / 2
            total += ADJACENT * profile.fire if nearest == 1 else 0.0
        total -= THREAT * danger * profile.rank
    return total


def lookout(g: Fleet, at: str, guns: dict[str, int]) -> tuple[int, int]:
    """How far the nearest enemy of a sector is, and how much fire stands beside it."""
    place, zone = g.board.place, g.board.zone
    (row, column), here = place[at], zone[at]
    nearest, danger = FAR, 0
    for sector, fire in guns.items():
        if zone[sector] == here:
            r, c = place[sector]
            distance = max(abs(r - row), abs(c - column))
            nearest = min(nearest, distance)
            if distance == 1:
                danger += fire
    return nearest, danger


def gatekeepers(g: Fleet, own: list[Ship], theirs: list[Ship]) -> list[Ship]:
    """The ships that keep the last enemy from coming: it can neither win nor be beaten (FC-PAS-04)."""
    if any(ship.at in g.board.index for ship in theirs):
        return []
    return [ship for ship in own if ship.at == g.portals[0][0]]


def stored_worth(die: str) -> float:
    if die.endswith("special"):
        return SPECIAL
    return SHIELD if die.startswith("green") else STORED
