"""Karl "Helo" Agathon, the other version: No One Gets Left Behind (T14.2).

Raptor Pilot: skill_cards. Family Commitments: turn.
"""

from __future__ import annotations

from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.resources import change
from orrery.games.galactica.state import Galactica

SAVED = 2


def has_fuel(g: Galactica, seat: int) -> bool:
    """Any jump but the final one, which has no such step. The fuel may be the last."""
    return g.fuel > 0


def no_one_gets_left_behind(g: Galactica, seat: int, setting: str) -> None:
    change(g, "fuel", -1)
    change(g, "population", SAVED)


reaction(
    "remove_ships",
    "karl_helo_agathon_alt",
    "no_one_gets_left_behind",
    has_fuel,
    no_one_gets_left_behind,
    once=True,
)
