"""Black Hole (FC-SEC-15 to 17): markers gather, then it pulls all ships on its lines by one sector and swallows."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.board import DIAG, ORTH
from orrery.games.fleet.damage import destroy
from orrery.games.fleet.sectors.events import BlackHoleOpened, MarkerLaid
from orrery.games.fleet.sectors.sector import Terrain
from orrery.games.fleet.sectors.testing import roll_test
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import CAPACITY, Fleet, rank

NAME = "black_hole"
MARKER = "black_hole_marker"
MARKERS = 4


def enter(g: Fleet, seat: int, ships: tuple[int, ...], origin: str, sector: str) -> Play[None]:
    """Whatever moved them there, they are gone (FC-SEC-17); nothing saves them (AMB-31)."""
    return destroy(g, ships)


@procedure
def start(g: Fleet, seat: int, sector: str) -> Play[None]:
    """One die at every player's Start of Turn."""
    face = yield from roll_test(g, seat, sector)
    if face == "special" and mark(g, seat, sector) == MARKERS:
        g.tokens = tuple([token for token in g.tokens if token.kind != MARKER or token.at != sector])
        g.tell(BlackHoleOpened(sector))
        for origin, to in lines(g, sector):
            group = drawn(g, origin, to)
            if group:
                yield from pull(g, group, origin, to)


def mark(g: Fleet, seat: int, sector: str) -> int:
    g.put_token(MARKER, seat, sector)
    n = sum([token.kind == MARKER and token.at == sector for token in g.tokens])
    g.tell(MarkerLaid(sector, n))
    return n


def lines(g: Fleet, sector: str) -> tuple[tuple[str, str], ...]:
    """Every step towards it, the nearest first, all over the zone: nothing blocks a line."""
    steps = []
    for way in (*ORTH, *DIAG):
        line = g.board.line(sector, way)
        steps += [(i, s, sector if i == 0 else line[i - 1]) for i, s in enumerate(line)]
    return tuple([(origin, to) for _, origin, to in sorted(steps)])


def drawn(g: Fleet, origin: str, to: str) -> tuple[int, ...]:
    """Who can be moved: the others stay where the next sector is shut, held by others or full."""
    from orrery.games.fleet import may

    ships, there = g.stack(origin), g.stack(to)
    if not ships or to in may.closed(g) or any(ship.owner != ships[0].owner for ship in there):
        return ()
    room, group = CAPACITY - rank(there), []
    for ship in ships:
        if PROFILES[ship.kind].rank <= room:
            room -= PROFILES[ship.kind].rank
            group.append(ship.n)
    return tuple(group)


def pull(g: Fleet, group: tuple[int, ...], origin: str, to: str) -> Play[None]:
    from orrery.games.fleet.movement import shift

    return shift(g, g.ships[group[0]].owner, group, origin, to, ())


BLACK_HOLE = Terrain(NAME, "avatar", enter=enter, start=start, every_turn=True)
