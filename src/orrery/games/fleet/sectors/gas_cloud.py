"""Gas Cloud (FC-SEC-07 to 09): one is seen by standard attacks only, and rolls a green die of the reserve against them.

The bonus die is part of the reactions (`reactions.py`).
"""

from __future__ import annotations

from orrery.games.fleet.sectors.sector import Terrain

NAME = "gas_cloud"

GAS_CLOUD = Terrain(
    NAME, support=False, supported=False, targets=("attack",), weapons_from=False, weapons_into=False, bonus_shield=True
)
