"""Civilian ships and damage tokens (000 p.21, p.25)."""

from __future__ import annotations

CIVILIANS: dict[str, tuple[int, dict[str, int]]] = {
    "empty": (2, {}),
    "pop1": (6, {"population": 1}),
    "pop2": (2, {"population": 2}),
    "pop1_fuel1": (1, {"population": 1, "fuel": 1}),
    "pop1_morale1": (1, {"population": 1, "morale": 1}),
}
"""How many there are of each face, and what is lost with it."""

ALL_CIVILIANS = tuple(face for face, (n, _) in CIVILIANS.items() for _ in range(n))

LOCATION_DAMAGE = ("armory", "command", "ftl_control", "hangar_deck", "weapons_control", "admirals_quarters")
RESOURCE_DAMAGE = ("food", "fuel")
GALACTICA_DAMAGE = LOCATION_DAMAGE + RESOURCE_DAMAGE
DESTROYED_AT = 6
"""So many damaged locations, and Galactica is destroyed."""

CRITICAL_HIT = "critical_hit"
DISABLED_HANGAR = "disabled_hangar"
DISABLED_WEAPONS = "disabled_weapons"
STRUCTURAL_DAMAGE = "structural_damage"
BASESTAR_DAMAGE = (CRITICAL_HIT, DISABLED_HANGAR, DISABLED_WEAPONS, STRUCTURAL_DAMAGE)
BASESTAR_DESTROYED_AT = 3
