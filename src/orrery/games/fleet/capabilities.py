"""What a technical capability is made of (chapter TEC). A device is a token with a capability on one face or both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.core.procedure import Play
from orrery.games.fleet.dice import face
from orrery.games.fleet.state import Fleet, Token

Effect = Callable[[Any, int], Play[None] | None]
"""(g, the number of the token): on activation and at the owner's Start of Turn."""
Arrival = Callable[[Any, int, int, tuple[int, ...], str], Play[None] | None]
"""(g, the number of the token, the seat whose ships arrive, those ships, the sector)."""


@dataclass(frozen=True, slots=True)
class Capability:
    """One that only forbids or allows something has no effects: `may.py` and `abilities.py` ask for its token."""

    name: str
    works: Effect | None = None
    arrives: Arrival | None = None
    activated: bool = True
    """Whether it needs to be activated at all (FC-TEC-18)."""
    turns: bool = False
    """Whether it works anew when its die is rolled again (FC-TEC-11)."""


@dataclass(frozen=True, slots=True)
class Device:
    name: str
    capabilities: tuple[Capability, ...]
    side: str = "neutral"
    expansion: str = "salvation"


def lying(g: Fleet, token: int) -> Token:
    """A token that is surely there."""
    found = g.token(token)
    assert found is not None
    return found


def watched(g: Fleet, token: Token) -> tuple[str, ...]:
    """The sectors that an Activation Die indicates around its own."""
    return g.board.indicated[face(token.die)][token.at]


# --- what is in force -----------------------------------------------------------------------------------

CAPABILITIES: dict[str, Capability] = {}
"""By name; `devices/` fills it."""


def capability_of(token: Token | None) -> Capability | None:
    """The capability that a token stands for; a weapon's token has none."""
    return None if token is None else CAPABILITIES.get(token.kind)


def working(g: Fleet, seat: int) -> tuple[int, ...]:
    """The tokens of a seat whose capability does something at its Start of Turn."""
    own = [token for token in g.tokens if token.owner == seat]
    return tuple([token.n for token in own if (c := capability_of(token)) is not None and c.works is not None])


def work(g: Fleet, token: int) -> Play[None] | None:
    capability = capability_of(g.token(token))
    assert capability is not None
    assert capability.works is not None
    return capability.works(g, token)


def watching(g: Fleet) -> tuple[int, ...]:
    """The tokens of capabilities that look at arrivals."""
    return tuple([t.n for t in g.tokens if (c := capability_of(t)) is not None and c.arrives is not None])


def greet(g: Fleet, token: int, seat: int, ships: tuple[int, ...], at: str) -> Play[None] | None:
    capability = capability_of(g.token(token))
    assert capability is not None
    assert capability.arrives is not None
    return capability.arrives(g, token, seat, ships, at)


def in_force(g: Fleet, name: str, sector: str) -> list[Token]:
    """The tokens of a capability that lie on a sector."""
    return [token for token in g.tokens if token.kind == name and token.at == sector] if g.tokens else []


def helps(g: Fleet, name: str, seat: int, sector: str) -> bool:
    """Whether a capability of one's own camp works for the ships of a sector (FC-TEC-10)."""
    return bool(g.tokens) and any(not g.enemies(seat, token.owner) for token in in_force(g, name, sector))


def hinders(g: Fleet, name: str, seat: int, sector: str) -> bool:
    """Whether an enemy's capability works against the ships of a sector."""
    return bool(g.tokens) and any(g.enemies(seat, token.owner) for token in in_force(g, name, sector))


def is_distorted(g: Fleet, seat: int, sector: str) -> bool:
    """A Distortion Field works in all sectors that its Activation Die indicates (FC-TEC-28)."""
    return any(
        token.kind == "distortion_field" and g.enemies(seat, token.owner) and sector in watched(g, token)
        for token in g.tokens
    )


RAYS = ("column", "row", "rising", "falling")
"""The lines through a sector: along its column, along its row, and the two diagonals."""
STEPS = {"column": (1, 0), "row": (0, 1), "rising": (1, 1), "falling": (1, -1)}


def ray(g: Fleet, token: Token) -> tuple[str, ...]:
    """The whole line of a Recon Ray, its own sector included (FC-TEC-21)."""
    if not token.line:
        return ()
    down, across = STEPS[token.line]
    return (token.at, *g.board.line(token.at, (down, across)), *g.board.line(token.at, (-down, -across)))


def is_exposed(g: Fleet, seat: int, sector: str) -> bool:
    """Whether an enemy's Recon Ray lights a sector: no ship of the seat can hide there."""
    return any(t.kind == "recon_ray" and g.enemies(seat, t.owner) and sector in ray(g, t) for t in g.tokens)
