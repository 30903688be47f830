"""Special Weapons, one module each."""

from orrery.core.procedure import Play
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.weapons.drones import DRONES
from orrery.games.fleet.weapons.exo_bomb import EXO_BOMB
from orrery.games.fleet.weapons.gamma_bomb import GAMMA_BOMB
from orrery.games.fleet.weapons.gamma_warheads import GAMMA_WARHEADS
from orrery.games.fleet.weapons.interdictor import INTERDICTOR
from orrery.games.fleet.weapons.magnetic_bomb import MAGNETIC_BOMB
from orrery.games.fleet.weapons.minefields import MINEFIELDS
from orrery.games.fleet.weapons.modules import IONIC_MODULE, MULTIPOINT_MODULE
from orrery.games.fleet.weapons.nano_repairer import NANO_REPAIRER
from orrery.games.fleet.weapons.prometheus_ray import PROMETHEUS_RAY
from orrery.games.fleet.weapons.proton_ray import PROTON_RAY
from orrery.games.fleet.weapons.rampart_of_coeos import RAMPART_OF_COEOS
from orrery.games.fleet.weapons.sanctuary import SANCTUARY
from orrery.games.fleet.weapons.tractor_beam import TRACTOR_BEAM
from orrery.games.fleet.weapons.vortex_gate import VORTEX_GATE
from orrery.games.fleet.weapons.vortex_missiles import VORTEX_MISSILES
from orrery.games.fleet.weapons.weapon import Weapon

GENESIS = (
    PROTON_RAY,
    MAGNETIC_BOMB,
    INTERDICTOR,
    VORTEX_GATE,
    VORTEX_MISSILES,
    NANO_REPAIRER,
    DRONES,
    EXO_BOMB,
    TRACTOR_BEAM,
)
AVATAR = (MINEFIELDS, GAMMA_BOMB, SANCTUARY)
OTHERS = (RAMPART_OF_COEOS, PROMETHEUS_RAY, IONIC_MODULE, MULTIPOINT_MODULE, GAMMA_WARHEADS)

WEAPONS: dict[str, Weapon] = {weapon.name: weapon for weapon in (*GENESIS, *AVATAR, *OTHERS)}


def fire_weapon(g: Fleet, seat: int, ship: int, aim: str) -> Play[None] | None:
    return WEAPONS[g.ships[ship].weapon].fire(g, seat, ship, aim)
