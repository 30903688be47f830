"""The movement device of Phebe: Recall Beacon (FC-TEC-22) on one face, Propulsion Disruptor (FC-TEC-23) on the other.

The Disruptor only forbids: `may.leave` asks for it.
"""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.capabilities import Capability, Device, lying
from orrery.games.fleet.movement import shift
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.survey import Survey

BEACON = "recall_beacon"


def recallable(g: Fleet, seat: int, sector: str) -> tuple[int, ...]:
    """Ships of the camp that are not next to the Activation Sector, and that it can receive."""
    near = (sector, *g.board.around[sector])
    own = [s for s in g.ships if not g.enemies(seat, s.owner) and s.at in g.board.index and s.at not in near]
    here = g.board.bit[sector]
    return tuple([s.n for s in own if Survey(g, s.owner).open_to(PROFILES[s.kind].rank) & here])


@question
def recall(g: Fleet, seat: int, sector: str) -> Question:
    """The ship that comes, or none."""
    items = tuple([g.ships[n].item for n in recallable(g, seat, sector)])
    return Question(items, 0, 1, about={"capability": BEACON, "at": sector})


@procedure
def call_back(g: Fleet, token: int) -> Play[None]:
    beacon = lying(g, token)
    owner, sector = beacon.owner, beacon.at
    if recallable(g, owner, sector):
        choice = yield recall(owner, sector)
        if choice:
            ship = g.ship(choice[0])
            yield from shift(g, ship.owner, (ship.n,), ship.at, sector, ())


MOVEMENT_DEVICE = Device(
    "movement_device", (Capability(BEACON, call_back), Capability("propulsion_disruptor")), side="phebe"
)
