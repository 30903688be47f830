"""Repair Drone (FC-TEC-19): one allied ship on the Activation Sector regains 1 hull.

On activation, at the owner's Start of Turn, and when allied ships arrive (then one of those).
"""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet import may
from orrery.games.fleet.capabilities import Capability, Device, lying
from orrery.games.fleet.damage import repair
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet

NAME = "repair_drone"
REPAIR = 1


def patients(g: Fleet, seat: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """Damaged ships of a camp among some, where anything may be aimed at them."""
    ships = [g.ships[n] for n in among if g.camp(g.ships[n].owner) == g.camp(seat) and may.be_helped(g, g.ships[n])]
    return tuple([ship.n for ship in ships if ship.hull < PROFILES[ship.kind].hull and not ship.last])


@question
def repair_which(g: Fleet, seat: int, among: tuple[int, ...]) -> Question:
    return Question(tuple([g.ships[n].item for n in patients(g, seat, among)]), about={"capability": NAME})


@procedure
def mend(g: Fleet, token: int, among: tuple[int, ...]) -> Play[None]:
    owner = lying(g, token).owner
    there = patients(g, owner, among)
    if not there:
        return
    ship = there[0]
    if len(there) > 1:
        choice = yield repair_which(owner, among)
        ship = g.ship(choice[0]).n
    repair(g, g.ships[ship], REPAIR, NAME)


def works(g: Fleet, token: int) -> Play[None]:
    return mend(g, token, tuple([ship.n for ship in g.stack(lying(g, token).at)]))


def arrives(g: Fleet, token: int, seat: int, ships: tuple[int, ...], at: str) -> Play[None]:
    return mend(g, token, ships if at == lying(g, token).at else ())


REPAIR_DRONE = Device("repair_drone_device", (Capability(NAME, works, arrives),))
