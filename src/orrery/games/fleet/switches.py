"""Readings of the rules that a table may choose (docs/rules, AMB): one option each, the default first.

A value that is not the default is kept by its name in `Fleet.switches`, and the rule asks for it there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FORMATS: dict[str, tuple[str, ...]] = {
    "format": ("teams", "free_for_all"),
    "sides": ("usual", "swapped"),
    "weapons": ("chosen", "secret", "drawn", "random"),
    "deployment": ("open", "hidden"),
    "map": ("laid", "fog"),
    "campaign": ("single", "campaign"),
    "factions": ("empires", "any_faction"),
    "commanders": ("no_commanders", "paid_commanders", "free_commanders"),
    "flagship": ("heavy_flagship", "battleship_flagship"),
    "sectors": ("base_sectors", "all_sectors"),
    "shortcuts": ("no_shortcuts", "one_shortcut", "two_shortcuts"),
}
"""FC-TEA and FC-FFA, which seat plays which part (AMB-71), FC-SET-10 and FC-OPT-02, FC-OPT-03, FC-OPT-12, FC-CAM;
who may be played (FC-FAC), commanders and their cost (FC-SET-12), Llib Sorg's ship (FC-FAC-04), tiles of the
expansions, portals (FC-POR-07)."""

SWITCHES: dict[str, tuple[str, ...]] = {
    "turned_shields": ("turned_shields", "no_turned_shields"),
    "counter_attacks": ("counter_attacks_aim", "counter_attacks_pass"),
    "tiles": ("tiles_18_16_16", "even_tiles"),
    "zones": ("edge_zones", "middle_zones"),
    "capture_zones": ("both_edges", "four_edges"),
    "line_of_sight": ("centre_line", "any_path"),
    "devices_of": ("own_devices", "neutral_devices"),
    "control_portals": ("separate_portals", "linked_portals"),
    "evacuation": ("whole_sector", "one_evacuation"),
    "salvage_row": ("salvage_left", "salvage_right"),
    "at_the_limit": ("limit_draws", "limit_counts"),
    "portals_laid_on": ("portals_are_empty", "portals_are_not_empty"),
}
"""AMB-17, 76, 04, 07 (all diagrams are lost; the Capture's has one more reading), 19, 22, 32, 41, 43, 57, 67: what
docs/rules marks as worth a choice."""


def chosen(options: Mapping[str, Any]) -> tuple[str, ...]:
    """What differs from the defaults."""
    every = {**FORMATS, **SWITCHES}
    return tuple([options[name] for name, values in every.items() if options[name] != values[0]])
