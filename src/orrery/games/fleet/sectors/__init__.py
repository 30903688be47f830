"""Special sectors, one module each, and the neutral one."""

from orrery.games.fleet.sectors.asteroid_field import ASTEROID_FIELD
from orrery.games.fleet.sectors.battle_station import BATTLE_STATION
from orrery.games.fleet.sectors.black_hole import BLACK_HOLE
from orrery.games.fleet.sectors.colony import COLONY
from orrery.games.fleet.sectors.gamma_storm import GAMMA_STORM
from orrery.games.fleet.sectors.gas_cloud import GAS_CLOUD
from orrery.games.fleet.sectors.gravity_field import GRAVITY_FIELD
from orrery.games.fleet.sectors.sector import Terrain

NEUTRAL = Terrain("")
UNKNOWN = Terrain("unknown", expansion="fog", weapons_into=False)
"""Not laid yet, in the fog of war (FC-OPT-12)."""
TERRAINS: dict[str, Terrain] = {
    terrain.name: terrain
    for terrain in (
        NEUTRAL,
        UNKNOWN,
        ASTEROID_FIELD,
        GRAVITY_FIELD,
        GAS_CLOUD,
        BATTLE_STATION,
        BLACK_HOLE,
        COLONY,
        GAMMA_STORM,
    )
}
TILES = tuple(name for name, terrain in TERRAINS.items() if name and terrain.expansion == "genesis")
"""What the tiles of the base game show (FC-CMP-08)."""
ALL_TILES = tuple(name for name in TERRAINS if name not in ("", "unknown"))
"""With those of Avatar and Salvation (FC-CMP-02, FC-CMP-03)."""
