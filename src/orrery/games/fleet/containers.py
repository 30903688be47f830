"""Containers (FC-SAU-03, FC-SAU-04): obstacles that ships carry from sector to sector, one each."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.scenario_events import ContainersMoved
from orrery.games.fleet.state import Fleet, Ship, Token

KIND = "container"


def lying_at(g: Fleet, sector: str) -> list[Token]:
    return [token for token in g.tokens if token.kind == KIND and token.at == sector]


def may_carry(g: Fleet, ship: Ship) -> bool:
    """A ship that began its turn beside a container, or carries one since (FC-SAU-04); a decoy never (AMB-38)."""
    if ship.kind == "decoy":
        return False
    return is_near(g, ship)


def is_near(g: Fleet, ship: Ship) -> bool:
    """What everybody can see of it."""
    if (ship.n, ship.at) in g.loaders:
        return True
    return any(token.on == ship.n for token in lying_at(g, ship.at))


def begin_turn(g: Fleet, seat: int) -> None:
    """Notes who stands beside a container now; what was carried last turn is put down."""
    full = set()
    for token in g.tokens:
        if token.kind == KIND:
            token.on = -1
            full.add(token.at)
    g.loaders = tuple([(s.n, s.at) for s in g.ships if s.owner == seat and s.at in full])


def carriers(g: Fleet, group: tuple[int, ...], origin: str) -> list[Ship]:
    """The ships of a group that could take a container along when they leave a sector."""
    return [g.ships[n] for n in group if may_carry(g, g.ships[n])] if lying_at(g, origin) else []


@question
def carry(g: Fleet, seat: int, group: tuple[int, ...], origin: str) -> Question:
    """The ships that take a container with them, one each."""
    ships = carriers(g, group, origin)
    return Question(tuple([ship.item for ship in ships]), 0, min(len(ships), len(lying_at(g, origin))))


@procedure
def ask_carry(g: Fleet, seat: int, group: tuple[int, ...], origin: str) -> Play[tuple[int, ...]]:
    """Who takes a container along from here; asked of signals whatever they are, for the question must tell nothing."""
    laden: tuple[int, ...] = ()
    if lying_at(g, origin) and any(is_near(g, g.ships[n]) for n in group):
        choice = yield carry(seat, group, origin)
        laden = tuple([g.ship(item).n for item in choice])
    return laden


def load(g: Fleet, laden: tuple[int, ...], origin: str) -> None:
    """Each of these ships takes a container of the sector, its own if it has one."""
    free = sorted(lying_at(g, origin), key=lambda token: token.on in laden)
    for n in laden:
        own = next((token for token in free if token.on == n), None) or free[0]
        free.remove(own)
        own.on = n


def follow(g: Fleet, seat: int, laden: tuple[int, ...], to: str) -> None:
    """Containers go where their ships went; if a ship was lost on arrival, its container lies there."""
    for token in g.tokens:
        if token.kind == KIND and token.on in laden:
            ship = g.ships[token.on]
            token.at = ship.at if ship.at in g.board.index else to
    if laden:
        g.tell(ContainersMoved(seat, laden, to, len(laden)))
