"""Building a fleet (FC-SET-07 to 15): many are sketched as the rules allow, and the most promising is taken.

The ready-made fleets are among them. What a bot likes changes a little from game to game, and the fleet with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from orrery.core.question import Choice, Question
from orrery.games.fleet.fleets import additions, available, budget, is_legal, kind_of, limits, ready_fleets, worth
from orrery.games.fleet.limits import Limit
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet

Plan = tuple[str, ...]

SKETCHES = 40
TASTE = 0.08
"""By how much of its worth a bot may like a kind of ship more or less in a game."""
WORTH = {
    "frigate": 1.0,
    "destroyer": 2.1,
    "cruiser": 3.1,
    "battleship": 4.0,
    "heavy_battleship": 5.1,
    "dreadnought": 5.1,
    "carrier": 4.4,
    "mule": 1.0,
    "advantage": 1.0,
    "salvation": 1.0,
    "testudo": 1.0,
    "centaurus": 3.1,
    "phalanx": 1.7,
    "sagittarius": 2.9,
    "chimaera": 4.1,
}
"""What a ship is worth to these bots in class points, as games between fleets made at random have shown."""
FAVOURED = {"llib_sorg": "frigate", "rebels": "destroyer", "scavengers": "destroyer"}
FAVOUR = 0.1
"""Frigates redeem themselves (FC-FAC-06), many hold on longer (FC-FAC-16), and board what is greater (FC-FAC-20)."""
LOADS = {
    "vortex_missiles": 0.4,
    "proton_ray": 0.4,
    "nano_repairer": 0.3,
    "drones": 0.3,
    "prometheus_ray": 0.3,
    "exo_bomb": 0.2,
    "rampart_of_coeos": 0.2,
    "gamma_bomb": 0.2,
    "supply_device": 0.3,
    "sentinel_device": 0.3,
    "repair_drone_device": 0.2,
    "attack_device": 0.1,
    "defence_device": 0.1,
    "energy_device": 0.1,
    "movement_device": 0.1,
}
"""The weapons and devices that they make something of."""
AGAIN = 0.5
"""How much of that the same one is worth on each further ship."""
GREAT = 3
"""From this class on a ship is a great gun; the others are its escort."""
LEAST_ESCORT, LEAST_FIRE = 0.2, 0.75
"""The share of its points that a fleet should have as escort, and its firepower for each point."""
LOPSIDED = 1.0
"""What a fleet lacks otherwise."""


def best_fleet(g: Fleet, seat: int, begun: Plan, rng: Random) -> Plan:
    """The most promising fleet that goes on from some ships; they alone, if none does."""
    entries, asked, left = tuple(available(g, seat)), limits(g, seat), budget(g, seat) - worth(begun)
    fleets = [sketch(entries, asked, begun, left, rng) for _ in range(SKETCHES)]
    fleets += [] if begun else ready_fleets(g, seat).values()
    legal = [plan for plan in fleets if is_legal(g, seat, plan)]
    liking = likings(g.players[seat].faction, rng)
    return max(legal, key=lambda plan: promise(plan, liking), default=begun)


def sketch(entries: Iterable[str], asked: tuple[Limit, ...], plan: Plan, left: int, rng: Random) -> Plan:
    """Some fleet: first what it must have, then whatever it may, until nothing more finds room."""
    while True:
        due = [limit for limit in asked if limit.count(plan) < limit.least][:1]
        loads: dict[str, list[str]] = {}
        for entry in entries:
            if all(limit.counts(entry) for limit in due):
                loads.setdefault(kind_of(entry), []).append(entry)
        found = additions([rng.choice(some) for some in loads.values()], asked, plan, left)
        if not found:
            return plan
        entry = rng.choice(found)
        plan, left = (*plan, entry), left - worth((entry,))


def likings(faction: str, rng: Random) -> dict[str, float]:
    favoured = FAVOURED.get(faction, "")
    return {
        kind: points * rng.uniform(1 - TASTE, 1 + TASTE) + FAVOUR * (kind == favoured) for kind, points in WORTH.items()
    }


def promise(plan: Plan, liking: Mapping[str, float]) -> float:
    """What its ships are worth with what they carry, less if it is lopsided."""
    total, carried = 0.0, dict(LOADS)
    for entry in plan:
        kind, *loads = entry.split(":")
        total += liking[kind]
        for load in loads:
            total += carried.get(load, 0.0)
            carried[load] = carried.get(load, 0.0) * AGAIN
    return total if is_balanced(plan) else total - LOPSIDED


def is_balanced(plan: Plan) -> bool:
    ships = [PROFILES[kind_of(entry)] for entry in plan]
    escort = sum([ship.rank for ship in ships if ship.rank < GREAT])
    fire = sum([ship.fire or 0 for ship in ships])
    return escort >= LEAST_ESCORT * worth(plan) and fire >= LEAST_FIRE * worth(plan)


# --- answers ------------------------------------------------------------------------------------------


def muster(g: Fleet, seat: int, rng: Random) -> tuple[Choice, ...]:
    """The answers that make a fleet: the name of a ready-made one, or "build" and ship after ship."""
    fleet = best_fleet(g, seat, (), rng)
    ready = [f"ready:{name}" for name, plan in ready_fleets(g, seat).items() if plan == fleet]
    return ((ready[0],),) if ready else (("build",), *[(f"add:{entry}",) for entry in fleet], ("done",))


def build(g: Fleet, question: Question, rng: Random) -> Choice:
    """One more ship of a fleet that is begun, "done", or one ship less where it leads to nothing."""
    plan = tuple(question.about["plan"])
    fleet = best_fleet(g, question.seat, plan, rng)
    if len(fleet) > len(plan):
        return (f"add:{fleet[len(plan)]}",)
    return ("done",) if "done" in question.items else (f"remove:{plan[-1]}",)
