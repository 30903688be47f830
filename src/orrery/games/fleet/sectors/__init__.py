"""Special sectors, one module each, and the neutral one."""

from orrery.games.fleet.sectors.asteroid_field import ASTEROID_FIELD
from orrery.games.fleet.sectors.sector import Terrain

NEUTRAL = Terrain("")
TERRAINS: dict[str, Terrain] = {terrain.name: terrain for terrain in (NEUTRAL, ASTEROID_FIELD)}
TILES = tuple(name for name, terrain in TERRAINS.items() if name and terrain.expansion == "genesis")
"""What the tiles of the base game show (FC-CMP-08)."""
