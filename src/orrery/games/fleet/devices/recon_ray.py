"""Recon Ray (FC-TEC-21, AMB-26): everything on a whole straight line through the Activation Sector comes to light.

The owner picks the line, of the kind that the Activation Die shows; while it lasts, no signal stays hidden there.
"""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.capabilities import RAYS, Capability, Device, lying, ray
from orrery.games.fleet.dice import face
from orrery.games.fleet.fog_tiles import UNKNOWN, discover
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.state import Fleet

NAME = "recon_ray"
KINDS = {"orth": RAYS[:2], "diag": RAYS[2:], "multi": RAYS}


@question
def ray_line(g: Fleet, seat: int, token: int) -> Question:
    """The line, by its direction."""
    lies = lying(g, token)
    return Question(KINDS[face(lies.die)], about={"capability": NAME, "at": lies.at})


@procedure
def works(g: Fleet, token: int) -> Play[None]:
    """A line is chosen on activation, and again when the die is turned to another kind of line."""
    lies = lying(g, token)
    owner = lies.owner
    if lies.line not in KINDS[face(lies.die)]:
        choice = yield ray_line(owner, token)
        lying(g, token).line = choice[0]
    light_up(g, token)


def light_up(g: Fleet, token: int) -> None:
    lies = lying(g, token)
    for sector in ray(g, lies):
        if g.kind_of(sector) == UNKNOWN:
            discover(g, lies.owner, sector)
        reveal(g, tuple([ship.n for ship in g.stack(sector) if g.enemies(lies.owner, ship.owner)]))


def arrives(g: Fleet, token: int, seat: int, ships: tuple[int, ...], at: str) -> None:
    lies = lying(g, token)
    if at in ray(g, lies) and g.enemies(lies.owner, seat):
        reveal(g, ships)


RECON_RAY = Device("recon_ray_device", (Capability(NAME, works, arrives, turns=True),), expansion="ks")
