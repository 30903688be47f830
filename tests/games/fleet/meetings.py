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
from tests.games.fleet import staging
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
AT_ONCE = (
    *("tractor_beam", "prometheus_ray", "magnetic_bomb", "proton_ray", "nano_repairer", "vortex_missiles", "exo_bomb"),
)
"""Weapons that do all they do when they are fired."""


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
    if all(thing.startswith("weapon:") and thing.partition(":")[2] in AT_ONCE for thing in pair):
        return "two weapons that leave nothing behind: each is fired by dice of its own"
    return None


def stage(pair: frozenset[str], rng: Random) -> Staged:
    things = {name: group for group, _, name in (thing.partition(":") for thing in sorted(pair))}
    scenario = rng.choice(("pitched_battle", "pitched_battle", "illegal"))
    options = {key: value for key, value in EVERYTHING.items() if key != "points"} | {"scenario": scenario}
    wanted = tuple(name for thing in sorted(pair) for name in THINGS[thing])
    return Staged(staging.SEATS, options, staging.stage(things, rng), wanted)


def over(event: Event) -> bool:
    """After the next turn of the first player."""
    return bool(event["event"] == "turn_began" and event["who"] == 0)


class Reading:
    def __init__(self, story: Story) -> None:
        """What lay where, and who commanded, before the story began."""
        self.sectors: dict[str, str] = {}
        self.sides: dict[int, set[str]] = defaultdict(set)
        self.carried: dict[int, set[str]] = defaultdict(set)
        if story.first:
            shown = story.first[-1]["table"]
            self.sectors = dict(zip(shown["sectors"], shown["terrain"], strict=True))
            for seat, player in enumerate(shown["players"]):
                self.sides[seat] = {f"commander:{player['commander']}", f"faction:{player['faction']}"}
            for ship in shown["ships"]:
                self.carried[ship["owner"]] |= {f"weapon:{ship['weapon']}"} if ship["weapon"] in ALWAYS else set()

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
