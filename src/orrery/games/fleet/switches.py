"""Readings of the rules that a table may choose (RULES, section 26): one option each, the default first.

A value that is not the default is kept by its name in `Fleet.switches`, and the rule asks for it there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SWITCHES: dict[str, tuple[str, ...]] = {
    "turned_shields": ("turned_shields", "no_turned_shields"),
}
"""AMB-17: may a stored special change the direction of a shield in the enemy's turn?"""


def chosen(options: Mapping[str, Any]) -> tuple[str, ...]:
    """What differs from the defaults."""
    return tuple([options[name] for name, values in SWITCHES.items() if options[name] != values[0]])
