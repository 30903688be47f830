"""Who meets in one step of Fleet Commander: kinds of ships, weapons, capabilities, sectors, commanders and factions.

A step is what one use of dice leads to, or a Start of Turn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any

import orrery
from orrery.core.errors import BadOption
from orrery.games.fleet.capabilities import CAPABILITIES
from orrery.games.fleet.commanders import COMMANDERS
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.sectors import ALL_TILES
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.weapons import WEAPONS
from orrery.referee.story import Event, Story
from tools.meetings import Staged

DEVICE_OF = {c.name: device.name for device in DEVICES.values() for c in device.capabilities}
BY_GROUP: dict[str, Iterable[str]] = {
    "ship": [kind for kind in PROFILES if kind not in ("signal", "damaged_cruiser")],
    "weapon": WEAPONS,
    "capability": [name for name, capability in CAPABILITIES.items() if capability.activated],
    "sector": ALL_TILES,
    "commander": COMMANDERS,
    "faction": FACTIONS,
}
BEFORE = {
    **{f"weapon:{name}": ("battleship", "heavy_battleship") for name in WEAPONS},
    **{f"capability:{name}": (device, "mule") for name, device in DEVICE_OF.items()},
    **{f"commander:{name}": (one.faction,) for name, one in COMMANDERS.items()},
    **{f"ship:{name}": (one.faction,) for name, one in PROFILES.items()},
}
"""What has to be chosen first."""
ALL = [(f"{group}:{name}", name) for group, names in BY_GROUP.items() for name in names]
THINGS = {thing: (name, *BEFORE.get(thing, ())) for thing, name in ALL}
EVERYTHING = {"factions": "any_faction", "commanders": "free_commanders", "sectors": "all_sectors", "points": 15}
STEPS = (
    *("turn_began", "moved", "aimed", "weapon_used", "device_activated", "drained", "launched", "offensive_began"),
    *("scanned", "redeemed", "captured", "bombarded"),
)
ALWAYS = ("ionic_module", "multipoint_module", "gamma_warheads", "rampart_of_coeos")
"""Weapons that nobody fires as such."""


def table(n: int, pair: frozenset[str]) -> tuple[int, dict[str, Any]]:
    scenario = "pitched_battle" if n % 3 else list(SCENARIOS)[n // 3 % len(SCENARIOS)]
    for options in ({**EVERYTHING, "scenario": scenario}, {**EVERYTHING, "points": "usual", "scenario": scenario}):
        if n % 5 == 0:
            options["deployment"] = "hidden"
        try:
            orrery.new("fleet", 2, 0, options)
        except BadOption:
            continue
        return 2, options
    return 2, {"scenario": scenario}


def never(pair: frozenset[str]) -> str | None:
    return None


def stage(pair: frozenset[str], rng: Random) -> Staged | None:
    return None


def over(event: Event) -> bool:
    return False


class Reading:
    def __init__(self, story: Story) -> None:
        self.sectors: dict[str, str] = {}
        self.sides: dict[int, set[str]] = defaultdict(set)
        self.carried: dict[int, set[str]] = defaultdict(set)

    def step(self, event: Event) -> str | None:
        name = event["event"]
        if name in ("sector_laid", "discovered"):
            self.sectors[event["at"]] = event["kind"]
        elif name == "field_drifted":
            self.sectors[event["to"]] = self.sectors.pop(event["at"], "asteroid_field")
        elif name == "black_hole_opened":
            self.sectors[event["at"]] = "black_hole"
        elif name == "joined":
            self.sides[event["who"]] = {f"commander:{event['commander']}", f"faction:{event['faction']}"}
        elif name == "fleet_built":
            for part in event.get("plan") or ():
                self.carried[event["who"]] |= {f"weapon:{load}" for load in ALWAYS if load in part}
        return name if name in STEPS else None

    def acting(self, event: Event) -> set[str]:
        kinds = [event.get("kind"), *event.get("kinds", ())]
        found = {f"ship:{kind}" for kind in kinds if kind in PROFILES}
        found |= {f"weapon:{event['weapon']}"} if "weapon" in event else set()
        found |= {f"capability:{event['capability']}"} if "capability" in event else set()
        found |= {f"sector:{self.sectors.get(event.get(at, ''), '')}" for at in ("at", "to", "origin", "via")}
        if event.get("why") in CAPABILITIES:
            found.add(f"capability:{event['why']}")
        if event["event"] in STEPS or event["event"] in ("shielded", "counter_attacked", "fell_back"):
            found |= self.sides[event["who"]]
        if any("battleship" in str(kind) for kind in kinds):
            found |= self.carried[event.get("who", -1)]
        return found
