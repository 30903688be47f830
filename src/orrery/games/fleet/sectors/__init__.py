"""Special sectors, one module each, and the neutral one."""

from orrery.games.fleet.sectors.asteroid_field import ASTEROID_FIELD
from orrery.games.fleet.sectors.sector import Terrain

NEUTRAL = Terrain("")
UNKNOWN = Terrain("unknown", expansion="fog", weapons_into=False)
"""Not laid yet, in the fog of war (FC-OPT-12)."""
TERRAINS: dict[str, Terrain] = {terrain.name: terrain for terrain in (NEUTRAL, UNKNOWN, ASTEROID_FIELD)}
TILES = tuple(name for name, terrain in TERRAINS.items() if name and terrain.expansion == "genesis")
"""What the tiles of the base game show (FC-CMP-08)."""
