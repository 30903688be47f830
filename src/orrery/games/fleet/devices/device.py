"""What a technical capability is made of (chapter TEC). A device is a token with a capability on one face or both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orrery.core.procedure import Play
from orrery.games.fleet.state import Fleet, Token

Effect = Callable[[Any, int], Play[None]]
"""(g, the number of the token): on activation and at the owner's Start of Turn."""
Arrival = Callable[[Any, int, int, tuple[int, ...], str], Play[None]]
"""(g, the number of the token, the seat whose ships arrive, those ships, the sector)."""


@dataclass(frozen=True, slots=True)
class Capability:
    """One that only forbids or allows something has no effects: `may.py` and `abilities.py` ask for its token."""

    name: str
    works: Effect | None = None
    arrives: Arrival | None = None


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
