"""What happens in special sectors, besides the test die and the damage."""

from __future__ import annotations

from typing import ClassVar

from orrery.core.event import ALL, WHO, Event
from orrery.core.record import private, public


class Docked(Event):
    who: int = public()
    ship: int = public()
    kind: str = public("")
    at: str = public("")


class Undocked(Event):
    who: int = public()
    ship: int = public()
    kind: str = public("")
    at: str = public("")


class StationSeen(Event):
    """Whoever enters looks at the weapon of a Battle Station; the others see that he does (FC-SEC-10)."""

    learns: ClassVar[str | None] = WHO
    who: int = public()
    at: str = public()
    weapon: str = private()


class BonusRolled(Event):
    """The green die of a Gas Cloud, which stays in the reserve (FC-SEC-07)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    at: str = public()
    die: str = public()


class MarkerLaid(Event):
    """A Black Hole has so many markers now (FC-SEC-15)."""

    at: str = public()
    markers: int = public()


class BlackHoleOpened(Event):
    """Everything in a straight line moves towards it (FC-SEC-16)."""

    at: str = public()


EVENTS: tuple[type[Event], ...] = (Docked, Undocked, StationSeen, BonusRolled, MarkerLaid, BlackHoleOpened)
