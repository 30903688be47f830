"""A fleet as a short code to share, "PH1-bV.c.d.3xf-k": the faction, the ships, and a letter against slips of the pen.

A code is read on the client and becomes answers to `build`. Letters are never given another meaning: new ships,
weapons and devices take new ones.
"""

from __future__ import annotations

import re

Plan = tuple[str, ...]

VERSION = "1"
FACTIONS = {
    "phebe": "PH",
    "amycles": "AM",
    "forge_of_fendrix": "FO",
    "llib_sorg": "LS",
    "maa_seti": "MS",
    "rebels": "RE",
    "scavengers": "SC",
}
SHIPS = {
    "frigate": "f",
    "destroyer": "d",
    "cruiser": "c",
    "battleship": "b",
    "heavy_battleship": "h",
    "dreadnought": "r",
    "carrier": "p",
    "mule": "m",
    "advantage": "a",
    "salvation": "s",
    "testudo": "t",
    "centaurus": "e",
    "phalanx": "x",
    "sagittarius": "g",
    "chimaera": "i",
}
LOADS = {
    "proton_ray": "P",
    "magnetic_bomb": "M",
    "interdictor": "I",
    "vortex_gate": "G",
    "vortex_missiles": "V",
    "nano_repairer": "N",
    "drones": "D",
    "exo_bomb": "E",
    "tractor_beam": "T",
    "minefields": "F",
    "gamma_bomb": "B",
    "sanctuary": "S",
    "gamma_warheads": "W",
    "rampart_of_coeos": "R",
    "prometheus_ray": "H",
    "ionic_module": "J",
    "multipoint_module": "K",
    "sentinel_device": "1",
    "radar_jammer_device": "2",
    "supply_device": "3",
    "repair_drone_device": "4",
    "power_amplifier_device": "5",
    "recon_ray_device": "6",
    "movement_device": "7",
    "defence_device": "8",
    "attack_device": "9",
    "energy_device": "0",
}
CHECK = "abcdefghjkmnpqrstuvwxyz"


class BadCode(ValueError):
    """A code that stands for no fleet."""


def encode(faction: str, plan: Plan) -> str:
    counts: dict[str, int] = {}
    for entry in plan:
        kind, *load = entry.split(":")
        word = SHIPS[kind] + "".join([LOADS[name] for name in load])
        counts[word] = counts.get(word, 0) + 1
    ships = ".".join([word if n == 1 else f"{n}x{word}" for word, n in sorted(counts.items())])
    body = f"{FACTIONS[faction]}{VERSION}-{ships}"
    return f"{body}-{check(body)}"


def decode(code: str) -> tuple[str, Plan]:
    """Faction and plan of a code; the order of the ships is that of the code."""
    found = re.fullmatch(r"([A-Z]{2})1-([\w.]+)-([a-z])", code.strip())
    if not found or check(f"{found[1]}{VERSION}-{found[2]}") != found[3]:
        raise BadCode(f"{code!r} is no code of a fleet.")
    faction = named(FACTIONS, found[1])
    plan: list[str] = []
    for word in found[2].split("."):
        part = re.fullmatch(r"(?:(\d+)x)?([a-z])(\w*)", word)
        if not part:
            raise BadCode(f"{word!r} is no ship of a fleet's code.")
        entry = ":".join([named(SHIPS, part[2]), *[named(LOADS, letter) for letter in part[3]]])
        plan += [entry] * int(part[1] or 1)
    return faction, tuple(plan)


def named(letters: dict[str, str], letter: str) -> str:
    for name, known in letters.items():
        if known == letter:
            return name
    raise BadCode(f"{letter!r} stands for nothing in a fleet's code.")


def check(body: str) -> str:
    """A letter that changes with any other of the code, and with their order."""
    return CHECK[sum([(i + 1) * ord(letter) for i, letter in enumerate(body)]) % len(CHECK)]
