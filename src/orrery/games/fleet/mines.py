"""Mines on the board (FC-WPN-14): who runs into them, and who may take them back."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.fleet.damage import harm
from orrery.games.fleet.state import Fleet, Token
from orrery.games.fleet.tokens import MINE, take_up

NAME = "minefields"
DAMAGE = 2
"""A mine, to each ship that enters."""


def mines_of(g: Fleet, seat: int) -> tuple[Token, ...]:
    return tuple([token for token in g.tokens if token.kind == MINE and token.owner == seat])


def waiting(g: Fleet, seat: int, sector: str) -> tuple[Token, ...]:
    """The mines that ships of a seat find in a sector."""
    return tuple([t for t in g.tokens if t.kind == MINE and t.at == sector and g.enemies(seat, t.owner)])


@procedure
def run_into(g: Fleet, group: tuple[int, ...], sector: str) -> Play[None]:
    """Each ship that enters takes the full damage (FC-ORD-02, 3)."""
    mines = waiting(g, g.ships[group[0]].owner, sector)
    take_up(g, mines)
    yield from harm(g, tuple([(n, DAMAGE * len(mines), NAME) for n in group]))
