"""What happens in scenarios and formats beyond a plain battle."""

from __future__ import annotations

from typing import ClassVar

from orrery.core.event import ALL, Event
from orrery.core.record import public
from orrery.games.fleet.events import Ships, Strings


class ContainersMoved(Event):
    """Ships took a container each along (FC-SAU-04)."""

    who: int = public()
    ships: Ships = public()
    to: str = public()
    n: int = public()
    kinds: Strings = public(())


class ShipsLeft(Event):
    """Ships left the zone for good: `what` is "evacuated", "escaped", "passed" or "with_shuttle"."""

    who: int = public()
    ships: Ships = public()
    at: str = public()
    what: str = public()
    dice: Strings = public()
    kinds: Strings = public(())


class Arrived(Event):
    """A ship came into the zone: reinforcement, or the damaged cruiser."""

    who: int = public()
    ship: int = public()
    at: str = public()
    kind: str = public("")


class ArrivalRolled(Event):
    """The die for the damaged cruiser (FC-PAS-03)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    face: str = public()


class FieldDrifted(Event):
    """An asteroid field moves, or stays where it is (FC-CEI-02)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    at: str = public()
    face: str = public()
    to: str = public()


class ShuttleTaken(Event):
    """The diplomatic shuttle changes hands (FC-CAP-06)."""

    who: int = public()
    ship: int = public()
    at: str = public()


class PortalLaid(Event):
    who: int = public()
    at: str = public()
    letter: str = public()


class StationOff(Event):
    """A battle station is switched off for good (FC-ASS-04)."""

    who: int = public()
    at: str = public()


SCENARIO_EVENTS: tuple[type[Event], ...] = (
    ContainersMoved,
    ShipsLeft,
    Arrived,
    ArrivalRolled,
    FieldDrifted,
    ShuttleTaken,
    PortalLaid,
    StationOff,
)
