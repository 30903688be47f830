"""Black Hole (FC-SEC-15 to 17): markers gather, then it pulls all ships on its lines by one sector and swallows."""

from __future__ import annotations

from itertools import combinations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, Way, question
from orrery.games.fleet.board import DIAG, ORTH
from orrery.games.fleet.damage import destroy
from orrery.games.fleet.sectors.events import BlackHoleOpened, MarkerLaid
from orrery.games.fleet.sectors.sector import Terrain
from orrery.games.fleet.sectors.testing import roll_test
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
            group = (*drawn(g, origin, to), ())[0]
            if is_open(g, origin, to) and is_doubtful(g, origin, to):
                choice = yield drawn_in(g.stack(origin)[0].owner, origin, to)
                group = tuple([g.ship(item).n for item in choice])
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


def is_open(g: Fleet, origin: str, to: str) -> bool:
    """Whether anybody is there to be moved, and the next sector is neither shut nor held by others (AMB-31)."""
    from orrery.games.fleet import may

    ships, there = g.stack(origin), g.stack(to)
    return bool(ships) and to not in may.closed(g) and all(ship.owner == ships[0].owner for ship in there)


def drawn(g: Fleet, origin: str, to: str) -> tuple[tuple[int, ...], ...]:
    """The groups of ships that can be moved, as many as find room."""
    if not is_open(g, origin, to):
        return ()
    ships, there = g.stack(origin), g.stack(to)
    room = CAPACITY - rank(there)
    fitting = [some for n in range(len(ships), 0, -1) for some in combinations(ships, n) if rank(list(some)) <= room]
    found: list[tuple[int, ...]] = []
    for some in fitting:
        group = tuple([ship.n for ship in some])
        if not any(set(group) < set(larger) for larger in found):
            found.append(group)
    return tuple(found)


@question
def drawn_in(g: Fleet, seat: int, origin: str, to: str) -> Question:
    """Where not all of a sector's ships find room, their owner says which are drawn in (AMB-31)."""
    ways = [Way(tuple([g.ships[n].item for n in group])) for group in drawn(g, origin, to) or ((),)]
    return Question(ways=tuple(ways), about={"at": origin, "to": to})


def is_doubtful(g: Fleet, origin: str, to: str) -> bool:
    """Whether the table cannot tell who is drawn in: several groups could be, or nobody knows the class of signals."""
    if len(drawn(g, origin, to)) > 1:
        return True
    return bool(g.stack(to)) and any(not ship.revealed for ship in g.stack(origin) + g.stack(to))


def pull(g: Fleet, group: tuple[int, ...], origin: str, to: str) -> Play[None]:
    from orrery.games.fleet.movement import shift

    return shift(g, g.ships[group[0]].owner, group, origin, to, ())


BLACK_HOLE = Terrain(NAME, "avatar", enter=enter, start=start, every_turn=True)
