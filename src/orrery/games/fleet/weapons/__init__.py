"""Special Weapons, one module each."""

from orrery.core.procedure import Play
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.weapons.proton_ray import PROTON_RAY
from orrery.games.fleet.weapons.vortex_missiles import VORTEX_MISSILES
from orrery.games.fleet.weapons.weapon import Weapon

WEAPONS: dict[str, Weapon] = {weapon.name: weapon for weapon in (PROTON_RAY, VORTEX_MISSILES)}


def fire_weapon(g: Fleet, seat: int, ship: int, aim: str) -> Play[None]:
    return WEAPONS[g.ships[ship].weapon].fire(g, seat, ship, aim)
