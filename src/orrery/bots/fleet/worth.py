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
SCENARIO_PIECE = 12.0
"""A piece that a scenario turns on."""


def worth(g: Fleet, seat: int) -> float:
    """Higher is better for the seat's camp."""
    if g.reason:
        return WON if seat in g.winners else 0.0 if not g.winners else -WON
    own, theirs = sides(g, seat)
    total = sum([value(ship) for ship in own]) - sum([value(ship) for ship in theirs])
    total += standing(g, own, theirs) - 0.6 * standing(g, theirs, own)
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


def standing(g: Fleet, own: list[Ship], theirs: list[Ship]) -> float:
    """How well armed ships stand to fight."""
    place, zone = g.board.place, g.board.zone
    enemies = [(place[s.at], zone[s.at], PROFILES[s.kind].fire or 0) for s in theirs if s.at in place]
    total = 0.0
    for ship in own:
        fire = PROFILES[ship.kind].fire
        if ship.at not in place or not enemies:
            continue
        (row, column), here = place[ship.at], zone[ship.at]
        nearest, danger = 9, 0
        for (r, c), there, guns in enemies:
            if there == here:
                distance = max(abs(r - row), abs(c - column))
                nearest = min(nearest, distance)
                if distance == 1:
                    danger += guns
        if fire:
            total -= NEAR * fire * min(nearest, 6) / 2
            total += ADJACENT * fire if nearest == 1 else 0.0
        total -= THREAT * danger * PROFILES[ship.kind].rank
    return total


def stored_worth(die: str) -> float:
    if die.endswith("special"):
        return SPECIAL
    return SHIELD if die.startswith("green") else STORED
