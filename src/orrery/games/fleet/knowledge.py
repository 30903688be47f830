"""What a seat cannot know, and other worlds that it could not tell from this one."""

from __future__ import annotations

from random import Random

from orrery.games.fleet import stations
from orrery.games.fleet.fleets import Plan, available, is_legal, kind_of, worth
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet


def resample(g: Fleet, seat: int | None, rng: Random) -> None:
    """While fleets are built, the others' plans could be any."""
    stations.resample(g, seat, rng)
    for other, player in enumerate(g.players):
        if other != seat and player.plan and g.phase == "setup" and not g.ships:
            player.plan = some_plan(g, other, player.plan, player.ready, rng)


def some_plan(g: Fleet, seat: int, plan: Plan, ready: bool, rng: Random) -> Plan:
    """Another plan of as many ships that is as far from done."""
    entries = list(available(g, seat))
    points = worth(plan)
    for _ in range(20):
        other = tuple(rng.choices(entries, k=len(plan)))
        if worth(other) == points and (not ready or is_legal(g, seat, other)):
            return other
    swap = [e for e in entries if PROFILES[kind_of(e)].rank == PROFILES[kind_of(plan[0])].rank]
    return (rng.choice(swap), *plan[1:])
