"""Before the battle: fleets, special sectors and deployment."""

from __future__ import annotations

from random import Random

from orrery.bots.fleet.building import LOADS, build
from orrery.core.question import Choice, Question
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet

HINDRANCES = ("gravity_field", "asteroid_field")
"""What is set aside: tiles that are in the way. A bot makes little use of shelter."""
HOLDING = ("pitched_battle", "asteroid_belt", "trap", "salvage", "duel")
"""Scenarios in which nobody has to get to the other side: there, what is in the enemy's way is not in ours."""
FAR = 9
"""Between two zones."""


def prepare(g: Fleet, question: Question, rng: Random) -> Choice | None:
    """An answer to a question of the set-up; None for any other."""
    if question.kind == "recruit" and "free_commanders" in g.switches and question.items:
        return (rng.choice(question.items),)
    if question.kind == "build":
        return build(g, question, rng)
    if question.kind == "keep_weapon":
        return max(question.choices(), key=lambda choice: (LOADS.get(str(choice[0]), 0.0), rng.random()))
    if question.kind == "set_aside":
        return HINDRANCES
    if question.kind == "place_sector":
        return max(question.choices(), key=lambda choice: (tile_worth(g, question.seat, choice), rng.random()))
    if question.kind == "place_site":
        return max(question.choices(), key=lambda choice: (site_worth(g, str(choice[0])), rng.random()))
    if question.kind == "deploy":
        return max(question.choices(), key=lambda choice: (deploy_worth(g, str(choice[0])), rng.random()))
    return None


# --- special sectors (FC-SET-06, FC-ASS-02, FC-ILL-02) ------------------------------------------------


def tile_worth(g: Fleet, seat: int, choice: Choice) -> float:
    """Right before an enemy's deployment zone, in the middle; better none than in our own way."""
    if not choice or g.scenario not in HOLDING:
        return -0.5 * len(choice)
    sector = str(choice[0]).partition(">")[2]
    zone = SCENARIOS[g.scenario].zone
    ours = [s for other in g.fighters() if not g.enemies(seat, other) for s in zone(g, other)]
    theirs = [s for other in g.fighters() if g.enemies(seat, other) for s in zone(g, other)]
    lead = nearest(g, sector, ours) - nearest(g, sector, theirs)
    return lead - 0.1 * off_centre(g, sector) if lead > 0 else lead - 1.0


def nearest(g: Fleet, sector: str, others: list[str]) -> int:
    found = [g.board.distance(sector, other) for other in others]
    return min([FAR if distance is None else distance for distance in found])


def site_worth(g: Fleet, sector: str) -> float:
    """Stations and colonies far apart: who has to take both goes the longest way."""
    sites = [s for s in g.sectors if g.kind_of(s) == SCENARIOS[g.scenario].sited]
    return nearest(g, sector, sites) if sites else off_centre(g, sector)


def off_centre(g: Fleet, sector: str) -> float:
    """How many columns a sector is away from the middle of its zone."""
    return abs(g.board.place[sector][1] % g.board.width - (g.board.width - 1) / 2)


# --- deployment ---------------------------------------------------------------------------------------


def deploy_worth(g: Fleet, item: str) -> float:
    """Big ships first, in the middle, with company but not crowded."""
    ship, _, sector = item.partition(">")
    crowd = sum([PROFILES[other.kind].rank for other in g.stack(sector)])
    return PROFILES[g.ship(ship).kind].rank * 2 - off_centre(g, sector) - 0.3 * crowd
