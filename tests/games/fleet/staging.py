"""A Combat Zone of Fleet Commander in which two things can act in one step: who flies what, where, with which dice.

Both fleets lie close together in the middle; all else is by chance.
"""

from __future__ import annotations

from random import Random
from typing import Any

from orrery.games.fleet.commanders import COMMANDERS
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.sectors import ALL_TILES
from orrery.games.fleet.ships import PROFILES, has
from orrery.games.fleet.weapons import WEAPONS

DEVICE_OF = {c.name: device.name for device in DEVICES.values() for c in device.capabilities}
MIDDLE = [f"{column}{row}" for row in (3, 2, 4) for column in "cbd"]
FACES = ("orth", "diag", "multi", "special")
ORDINARY = ("frigate", "destroyer", "cruiser", "battleship", "mule")
SEATS = 2

Position = dict[str, Any]
Things = dict[str, str]
"""By name, each with its group."""


def stage(things: Things, rng: Random) -> Position:
    players = [
        {"faction": rng.choice([name for name in FACTIONS if name != "neutral"])} | bridge(rng, seat == 0)
        for seat in range(SEATS)
    ]
    ships = [ship(owner, rng.choice(ORDINARY), rng) for owner in (0, 0, 0, 1, 1, 1)]
    sectors = {at: rng.choice(list(ALL_TILES)) for at in rng.sample(MIDDLE, rng.randrange(3))}
    tokens: list[dict[str, Any]] = []
    for name, group in things.items():
        owner = rng.choice((0, 0, 1))
        if group == "ship":
            ships.append(ship(owner, name, rng))
        elif group == "weapon":
            ships.append(ship(owner, rng.choice(("battleship", "heavy_battleship")), rng) | {"weapon": name})
        elif group == "capability":
            ships.append(ship(owner, "mule", rng) | {"devices": [DEVICE_OF[name]]})
            if rng.random() < 0.7:
                tokens.append(active(name, len(ships) - 1, ships[-1], rng))
        elif group == "sector":
            sectors[rng.choice(MIDDLE)] = name
        elif group == "commander":
            owner = 1 - owner if "commander" in players[owner] else owner
            players[owner]["commander"] = name
            if COMMANDERS[name].faction != "neutral":
                players[owner]["faction"] = COMMANDERS[name].faction
        elif group == "faction" and name != "neutral":
            players[owner]["faction"] = name
    places = rng.sample(MIDDLE, len(MIDDLE))
    for one in ships:
        one["at"] = places.pop() if places else rng.choice(("a1", "a2", "e1", "e2", "e3"))
    return {"ships": ships, "players": players, "sectors": sectors, "tokens": tokens, "round": 3}


def bridge(rng: Random, his_turn: bool) -> dict[str, Any]:
    """Three rolled, up to four stored: one green die less than there are, for a token."""
    colours = rng.sample(("red", "red", "red", "blue", "blue", "blue", "green", "green"), 7)
    rolled = [f"{colour}-{rng.choice((*FACES, 'special'))}" for colour in colours[:3]] if his_turn else []
    stored = [f"{colours[3]}-{rng.choice(FACES[:3])}", f"{colours[4]}-special"]
    return {"rolled": rolled, "stored": stored}


def ship(owner: int, kind: str, rng: Random) -> dict[str, Any]:
    given: dict[str, Any] = {"owner": owner, "kind": kind}
    if has(kind, "special_weapon"):
        given["weapon"] = rng.choice([name for name in WEAPONS if name != "gamma_warheads"])
    elif has(kind, "technical_device"):
        given["devices"] = [rng.choice(list(DEVICES))]
    if rng.random() < 0.3 and PROFILES[kind].hull > 2:
        given["hull"] = rng.randrange(1, PROFILES[kind].hull)
    return given


def active(capability: str, n: int, ship: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The token of a capability in use, on a sector nearby."""
    die = f"green-{rng.choice(FACES[:3])}"
    return {"kind": capability, "owner": ship["owner"], "at": rng.choice(MIDDLE), "ship": n, "die": die}
