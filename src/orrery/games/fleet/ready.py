"""Ready-made fleets for every faction and size, and the first-game fleets of the manual."""

from __future__ import annotations

from functools import cache

from orrery.games.fleet.ships import PROFILES, has

Plan = tuple[str, ...]

MODELS: dict[str, dict[str, Plan]] = {
    "phebe": {
        "line": ("battleship:vortex_missiles", "cruiser", "destroyer", "frigate", "frigate", "frigate"),
        "wall": ("cruiser", "cruiser", "destroyer", "destroyer", "frigate", "frigate"),
        "carriers": ("carrier", "cruiser", "testudo", "frigate", "destroyer"),
        "escort": ("battleship:nano_repairer", "testudo", "salvation:defence_device", "cruiser", "destroyer"),
    },
    "amycles": {
        "line": ("battleship:proton_ray", "cruiser", "destroyer", "frigate", "frigate", "frigate"),
        "pack": ("destroyer", "destroyer", "frigate", "destroyer", "destroyer", "frigate", "frigate", "frigate"),
        "hammer": ("dreadnought", "sagittarius", "phalanx", "frigate", "frigate"),
        "raiders": ("battleship:exo_bomb", "phalanx", "phalanx", "advantage:attack_device", "frigate", "frigate"),
    },
    "forge_of_fendrix": {
        "anvil": ("heavy_battleship:rampart_of_coeos", "centaurus", "sagittarius", "frigate"),
        "foundry": ("centaurus", "sagittarius", "cruiser", "phalanx", "testudo"),
        "guard": ("battleship:prometheus_ray", "cruiser", "cruiser", "destroyer"),
    },
    "llib_sorg": {
        "flagship": ("heavy_battleship:tractor_beam", "frigate", "frigate", "destroyer", "frigate"),
        "corsairs": ("heavy_battleship:drones", "cruiser", "frigate", "frigate"),
        "cutlass": ("battleship:drones", "frigate", "frigate", "destroyer", "frigate"),
    },
    "maa_seti": {
        "chimaera": ("chimaera:sentinel_device:energy_device", "destroyer", "destroyer", "frigate", "cruiser"),
        "shadows": ("chimaera:radar_jammer_device:movement_device", "cruiser", "frigate", "destroyer"),
    },
    "rebels": {
        "uprising": ("cruiser", "cruiser", "destroyer", "frigate", "frigate"),
        "stand": ("cruiser", "cruiser", "cruiser", "frigate"),
    },
    "scavengers": {
        "swarm": ("frigate", "frigate", "destroyer", "frigate", "frigate"),
        "wreckers": ("destroyer", "destroyer", "mule:repair_drone_device", "frigate"),
    },
}
"""What each fleet is made of, the most important first: for more points it goes on from the beginning."""

FILLERS: Plan = ("cruiser", "destroyer", "frigate")


@cache
def plans(faction: str, points: int, scenario: str, side: int, drawn: bool) -> dict[str, Plan]:
    """The fleets of a faction for so many points; the builder's rules still decide which of them are allowed."""
    found: dict[str, Plan] = {}
    for name, model in MODELS.get(faction, {}).items():
        for size in (grown, grown_light):
            plan = size(adapted(model, scenario, side, drawn), points, scenario)
            if plan and plan not in found.values():
                found[name if size is grown else f"{name}_light"] = plan
    return found


def adapted(model: Plan, scenario: str, side: int, drawn: bool) -> Plan:
    """As a scenario needs it: a champion, warheads; without weapons where those are drawn."""
    if scenario == "illegal" and side == 1:
        model = ("battleship:gamma_warheads", *[e for e in model if not has(e.partition(":")[0], "special_weapon")])
    if drawn:
        model = tuple([bare(entry) for entry in model])
    return model


def bare(entry: str) -> str:
    kind = entry.partition(":")[0]
    return kind if has(kind, "special_weapon") and entry != "battleship:gamma_warheads" else entry


def rank(entry: str) -> int:
    return PROFILES[entry.partition(":")[0]].rank


def grown(model: Plan, points: int, scenario: str) -> Plan:
    """As many ships of the model, over and over, as the points allow; what is left goes to common ships."""
    return fill(model, points, 5)


def grown_light(model: Plan, points: int, scenario: str) -> Plan:
    """The same with smaller ships only, where a scenario allows no others."""
    most = 2 if scenario == "capture" else 3
    light = tuple([entry for entry in model if rank(entry) <= most])
    return fill(light, points, most) if light else ()


def fill(model: Plan, points: int, most: int) -> Plan:
    unique = {entry for entry in model if rank(entry) >= 4}
    plan: list[str] = []
    left, again = points, True
    while again:
        again = False
        for entry in model:
            if rank(entry) <= left and not (entry in unique and entry in plan):
                plan.append(entry)
                left -= rank(entry)
                again = True
    for filler in FILLERS:
        while rank(filler) <= min(left, most):
            plan.append(filler)
            left -= rank(filler)
    return tuple(plan)
