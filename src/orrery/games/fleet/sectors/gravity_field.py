"""Gravity Field (FC-SEC-05, FC-SEC-06): nobody stays. Who enters is thrown on by a die, or back where he came from."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.damage import harm
from orrery.games.fleet.events import Moved
from orrery.games.fleet.sectors.sector import Terrain
from orrery.games.fleet.sectors.testing import roll_test
from orrery.games.fleet.state import Fleet, rank

NAME = "gravity_field"
DAMAGE = 1
MOST = 20
"""A chain of fields ends after so many throws at the place where it began (AMB-28)."""


def exits(g: Fleet, seat: int, sector: str, face: str) -> list[str]:
    """Where the whole group can go by the rules of movement."""
    from orrery.games.fleet.survey import Survey

    return g.board.named(Survey(g, seat).steps(sector, face, rank(g.stack(sector))))


@question
def drift(g: Fleet, seat: int, sector: str, face: str) -> Question:
    return Question(tuple(exits(g, seat, sector, face)), about={"at": sector, "face": face})


@procedure
def enter(g: Fleet, seat: int, ships: tuple[int, ...], origin: str, sector: str) -> Play[None]:
    """One die for the group; a field beyond throws again, with the same place to fall back to."""
    throws = 0
    while sector:
        throws += 1
        face = yield from roll_test(g, seat, sector)
        to = origin
        if face == "special":
            yield from harm(g, tuple([(n, DAMAGE, NAME) for n in ships if g.ships[n].at == sector]))
        elif throws < MOST:
            there = exits(g, seat, sector, face)
            to = there[0] if there else origin
            if len(there) > 1:
                choice = yield drift(seat, sector, face)
                to = choice[0]
        ships = tuple([n for n in ships if g.ships[n].at == sector])
        if not ships:
            return
        if to in g.board.index and g.kind_of(to) != NAME:
            yield from throw(g, seat, ships, sector, to)
            return
        put(g, seat, ships, sector, to)
        sector = to


def throw(g: Fleet, seat: int, ships: tuple[int, ...], sector: str, to: str) -> Play[None]:
    from orrery.games.fleet.movement import shift

    return shift(g, seat, ships, sector, to, ())


def put(g: Fleet, seat: int, ships: tuple[int, ...], sector: str, to: str) -> None:
    """Into the next field, or off the board for ships that were just coming onto it."""
    for n in ships:
        g.ships[n].at = to
    g.tell(Moved(seat, ships, sector, to, ()))


GRAVITY_FIELD = Terrain(NAME, enter=enter)
