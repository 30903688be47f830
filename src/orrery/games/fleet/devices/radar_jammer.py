"""Radar Jammer (FC-TEC-17, AMB-25): allied ships on the Activation Sector become signals, and a decoy joins them.

On activation, at the owner's Start of Turn, and when allied ships arrive.
"""

from __future__ import annotations

from orrery.games.fleet.capabilities import Capability, Device, lying
from orrery.games.fleet.hidden import hide
from orrery.games.fleet.state import Fleet

NAME = "radar_jammer"


def veil_allies(g: Fleet, token: int, among: tuple[int, ...]) -> None:
    owner = lying(g, token).owner
    hide(g, tuple([n for n in among if not g.enemies(owner, g.ships[n].owner)]), True)


def works(g: Fleet, token: int) -> None:
    veil_allies(g, token, tuple([ship.n for ship in g.stack(lying(g, token).at)]))


def arrives(g: Fleet, token: int, seat: int, ships: tuple[int, ...], at: str) -> None:
    veil_allies(g, token, ships if at == lying(g, token).at else ())


RADAR_JAMMER = Device("radar_jammer_device", (Capability(NAME, works, arrives),))
