"""Sentinel (FC-TEC-16): an enemy ship in a sector that the Activation Die indicates takes 1. Nobody can react.

On activation, at the owner's Start of Turn, and when enemies arrive in such a sector (then one of those).
"""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import not_elusive
from orrery.games.fleet.capabilities import Capability, Device, lying, watched
from orrery.games.fleet.damage import harm
from orrery.games.fleet.state import Fleet

NAME = "sentinel"
DAMAGE = 1


def targets(g: Fleet, seat: int, among: tuple[int, ...]) -> tuple[int, ...]:
    ships = [g.ships[n] for n in among if g.enemies(seat, g.ships[n].owner)]
    return tuple([ship.n for ship in not_elusive([ship for ship in ships if may.be_targeted(g, ship, "weapon")])])


@question
def sentinel_target(g: Fleet, seat: int, among: tuple[int, ...]) -> Question:
    return Question(tuple([g.ships[n].item for n in targets(g, seat, among)]), about={"capability": NAME})


@procedure
def shoot(g: Fleet, token: int, among: tuple[int, ...]) -> Play[None]:
    owner = lying(g, token).owner
    there = targets(g, owner, among)
    if not there:
        return
    target = there[0]
    if len(there) > 1:
        choice = yield sentinel_target(owner, among)
        target = g.ship(choice[0]).n
    yield from harm(g, ((target, DAMAGE, NAME),))


def works(g: Fleet, token: int) -> Play[None]:
    sectors = watched(g, lying(g, token))
    return shoot(g, token, tuple([ship.n for ship in g.ships if ship.at in sectors]))


def arrives(g: Fleet, token: int, seat: int, ships: tuple[int, ...], at: str) -> Play[None]:
    return shoot(g, token, ships if at in watched(g, lying(g, token)) else ())


SENTINEL = Device("sentinel_device", (Capability(NAME, works, arrives),))
