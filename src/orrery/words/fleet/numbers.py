"""What the almanac knows of each thing, read from the rules' declarations: its section, its facts, its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from orrery.games.fleet.bays import SQUADRONS, STATION_SQUADRONS
from orrery.games.fleet.board import board_of
from orrery.games.fleet.campaign import CAMPAIGNS
from orrery.games.fleet.capabilities import CAPABILITIES
from orrery.games.fleet.commanders import COMMANDERS, COST, open_to
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.dice import COLOURS, triples
from orrery.games.fleet.drawing import DRAW
from orrery.games.fleet.factions import FACTIONS, GREAT, MAA_SETI_SMALL_SHIPS, PIRATE_FORGE_SHIPS, REBEL_CRUISERS
from orrery.games.fleet.fog_tiles import UNKNOWN
from orrery.games.fleet.hidden import DECOYS
from orrery.games.fleet.powers import DAMAGE as REDEMPTION_DAMAGE
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.scenarios.ambushes import AMBUSH, SHARE
from orrery.games.fleet.scenarios.blockade import CIVILIANS
from orrery.games.fleet.scenarios.duel import TOP
from orrery.games.fleet.scenarios.salvage import GOAL, LOADS
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.ships import NOT_COUNTED, PROFILES
from orrery.games.fleet.squadrons import DAMAGE as OFFENSIVE_DAMAGE
from orrery.games.fleet.state import CAPACITY, Player
from orrery.games.fleet.weapons import WEAPONS
from orrery.words.text import Value

Facts = dict[str, Any]
Summary = Iterator[tuple[str, dict[str, Any]]]

RULES = (
    "rules_aim",
    "rules_fleet",
    "rules_set_up",
    "rules_turn",
    "rules_dice",
    "rules_move",
    "rules_attack",
    "rules_reactions",
    "rules_specials",
    "rules_technical",
    "rules_sectors",
    "rules_teams",
    "rules_campaign",
)
ABILITIES = tuple(dict.fromkeys(ability for profile in PROFILES.values() for ability in profile.abilities))
SECTORS = (*[name for name in TERRAINS if name not in ("", UNKNOWN)], "portal")
OPTIONAL_RULES = ("secret_weapons", "hidden_deployment", "fog_of_war")

SECTIONS: dict[str, tuple[str, ...]] = {
    "rules": RULES,
    "ships": tuple(PROFILES),
    "abilities": ABILITIES,
    "weapons": tuple(WEAPONS),
    "devices": tuple(DEVICES),
    "capabilities": tuple(CAPABILITIES),
    "sectors": SECTORS,
    "commanders": tuple(COMMANDERS),
    "factions": tuple(FACTIONS),
    "scenarios": tuple(SCENARIOS),
    "optional_rules": OPTIONAL_RULES,
}


@cache
def section_of(id: str) -> str:
    return next(section for section, ids in SECTIONS.items() if id in ids)


def facts(id: str) -> Facts:
    """What a picture of a thing needs, and its type."""
    return FACTS[section_of(id)](id)


def numbers(id: str) -> dict[str, Any]:
    """The arguments of a thing's text. A tuple is one of ids of other things."""
    section = section_of(id)
    return NUMBERS[section](id) if section in NUMBERS else {}


# --- facts --------------------------------------------------------------------------------------------


def _ship(id: str) -> Facts:
    profile = PROFILES[id]
    return {
        "type": "piece" if id in NOT_COUNTED else "ship",
        "class": profile.rank,
        "firepower": profile.fire,
        "hull": profile.hull,
        "abilities": list(profile.abilities),
        "faction": profile.faction,
        "expansion": profile.expansion,
        "devices": profile.devices,
    }


def _weapon(id: str) -> Facts:
    return {"type": "weapon", "faction": WEAPONS[id].faction, "expansion": WEAPONS[id].expansion}


def _device(id: str) -> Facts:
    device = DEVICES[id]
    capabilities = [capability.name for capability in device.capabilities]
    return {"type": "device", "faction": device.side, "expansion": device.expansion, "capabilities": capabilities}


def _sector(id: str) -> Facts:
    return {"type": "sector", "expansion": TERRAINS[id].expansion if id in TERRAINS else "genesis"}


def _commander(id: str) -> Facts:
    commander = COMMANDERS[id]
    dice = dict(zip(COLOURS, commander.dice, strict=True))
    return {
        "type": "commander",
        "faction": commander.faction,
        "expansion": commander.expansion,
        "dice": dice,
        "slot": commander.slot,
    }


def _faction(id: str) -> Facts:
    faction = FACTIONS[id]
    return {"type": faction.kind, "expansion": faction.expansion, "cost": faction.cost, "slot": faction.slot}


def _scenario(id: str) -> Facts:
    scenario = SCENARIOS[id]
    boards = {str(seats): list(shapes) for seats, shapes in scenario.boards.items()}
    return {"type": "scenario", "boards": boards, "points": list(scenario.points)}


FACTS: dict[str, Callable[[str], Facts]] = {
    "rules": lambda _: {"type": "rules"},
    "ships": _ship,
    "abilities": lambda _: {"type": "ability"},
    "weapons": _weapon,
    "devices": _device,
    "capabilities": lambda _: {"type": "capability"},
    "sectors": _sector,
    "commanders": _commander,
    "factions": _faction,
    "scenarios": _scenario,
    "optional_rules": lambda _: {"type": "optional_rule"},
}


# --- summary lines ------------------------------------------------------------------------------------


def _nothing(id: str) -> Summary:
    yield from ()


def _of_ship(id: str) -> Summary:
    profile = PROFILES[id]
    yield "summary-class", {"n": profile.rank}
    if id != "signal":
        yield "summary-firepower", {"n": profile.fire}
        yield "summary-hull", {"n": profile.hull}
    if profile.faction != "scenario":
        yield "summary-of", {"name": (profile.faction,)}
        yield f"expansion-{profile.expansion}", {}


def _of_weapon(id: str) -> Summary:
    if "reach" in numbers(id):
        yield "summary-range", {"n": numbers(id)["reach"]}
    yield from _of_faction(id)


def _of_device(id: str) -> Summary:
    yield "summary-sides", {"n": len(DEVICES[id].capabilities)}
    yield from _of_faction(id)


def _of_faction(id: str) -> Summary:
    yield "summary-of", {"name": (facts(id)["faction"],)}
    yield f"expansion-{facts(id)['expansion']}", {}


def _of_commander(id: str) -> Summary:
    yield "summary-dice", facts(id)["dice"]
    yield f"summary-slot-{COMMANDERS[id].slot}", {}
    yield from _of_faction(id)


def _of_leader(id: str) -> Summary:
    if FACTIONS[id].kind == "pirate":
        yield "summary-cost", {"points": FACTIONS[id].cost}
    yield from _of_expansion(id)


def _of_expansion(id: str) -> Summary:
    yield f"expansion-{facts(id)['expansion']}", {}


def _of_scenario(id: str) -> Summary:
    scenario = SCENARIOS[id]
    seats = sorted(scenario.boards)
    board = board_of(scenario.boards[seats[0]][0])
    yield "summary-players", {"several": len(seats) > 1, "first": seats[0], "last": seats[-1]}
    yield "summary-points", {"points": scenario.points[0]}
    yield "summary-board", {"depth": board.depth, "width": board.width}


SUMMARIES: dict[str, Callable[[str], Summary]] = {
    "rules": _nothing,
    "ships": _of_ship,
    "abilities": _nothing,
    "weapons": _of_weapon,
    "devices": _of_device,
    "capabilities": _nothing,
    "sectors": _of_expansion,
    "commanders": _of_commander,
    "factions": _of_leader,
    "scenarios": _of_scenario,
    "optional_rules": _nothing,
}


# --- numbers ------------------------------------------------------------------------------------------


def constants(module: str) -> dict[str, Value]:
    """The numbers that a module of the rules gives names: DAMAGE is the argument `damage`."""
    name = f"orrery.games.fleet.{module}"
    found = vars(import_module(name)) if find_spec(name) else {}
    return {name.lower(): value for name, value in found.items() if name.isupper() and isinstance(value, int)}


def _rules(id: str) -> dict[str, Any]:
    usual = SCENARIOS["pitched_battle"].points
    return {
        "points": usual[0],
        "least": min(usual),
        "most": max(usual),
        "capacity": CAPACITY,
        "dice": len(triples(Player().reserve)[0]),
        "each": Player().reserve[0],
        "commander": COST,
        "battles": ", ".join(str(battle.points) for battle in CAMPAIGNS[2][:-1]),
        "final": CAMPAIGNS[2][-1].points,
    }


def _ability(id: str) -> dict[str, Any]:
    return {"squadrons": SQUADRONS, "damage": OFFENSIVE_DAMAGE} if id == "interceptor_bays" else {}


def _of_empire(id: str) -> dict[str, Any]:
    """What is open to one faction alone."""
    return {
        "ships": tuple(kind for kind, profile in PROFILES.items() if profile.faction == id and profile.rank),
        "weapons": tuple(name for name, weapon in WEAPONS.items() if weapon.faction == id),
        "commanders": open_to(id),
    }


def _faction_numbers(id: str) -> dict[str, Any]:
    if FACTIONS[id].kind == "empire":
        return _of_empire(id)
    return {
        "forge": PIRATE_FORGE_SHIPS,
        "flagship": (FACTIONS[id].flagship,) if FACTIONS[id].flagship else (),
        "damage": REDEMPTION_DAMAGE,
        "most": MAA_SETI_SMALL_SHIPS,
        "least": REBEL_CRUISERS,
        "heavy": GREAT if id == "forge_of_fendrix" else max(FACTIONS[id].classes),
        "extra": COST,
    }


NUMBERS: dict[str, Callable[[str], dict[str, Any]]] = {
    "rules": _rules,
    "abilities": _ability,
    "weapons": lambda id: constants(f"weapons.{'modules' if id.endswith('_module') else id}"),
    "capabilities": lambda id: constants(f"devices.{id}"),
    "sectors": lambda id: constants(f"sectors.{id}") if id in TERRAINS else {},
    "factions": _faction_numbers,
    "scenarios": lambda id: SCENARIO_NUMBERS.get(id, {}),
    "optional_rules": lambda id: {"draw": DRAW, "keep": 1, "decoys": DECOYS},
}

SCENARIO_NUMBERS: dict[str, dict[str, Any]] = {
    "trap": {"dice": AMBUSH},
    "capture": {"dice": AMBUSH, "league": SHARE[0], "hegemony": SHARE[1]},
    "salvage": {"containers": 4 * LOADS[2][0] + LOADS[2][1], "goal": GOAL[2]},
    "control": {"arrivals": CAPACITY},
    "duel": {"reinforcements": SCENARIOS["duel"].points[0] - TOP},
    "planetary_assault": {"squadrons": STATION_SQUADRONS},
    "blockade": {"civilians": CIVILIANS},
}
