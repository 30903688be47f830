"""What factions do that nobody else can."""

from __future__ import annotations

from orrery.core.event import Event
from orrery.core.record import public
from orrery.games.fleet.events import Strings


class Redeemed(Event):
    """A frigate destroys itself to hurt a ship (FC-FAC-06)."""

    who: int = public()
    ship: int = public()
    target: int = public()
    dice: Strings = public()
    kind: str = public("")
    at: str = public("")


class Captured(Event):
    """A ship changes hands (FC-FAC-20)."""

    who: int = public()
    target: int = public()
    victim: int = public()
    dice: Strings = public()
    kind: str = public("")
    at: str = public("")


class LeaderLost(Event):
    """Without his flagship a player leaves the battle (FC-FAC-07)."""

    who: int = public()


EVENTS: tuple[type[Event], ...] = (Redeemed, Captured, LeaderLost)
