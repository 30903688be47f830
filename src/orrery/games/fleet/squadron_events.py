"""What happens with interceptor squadrons."""

from __future__ import annotations

from orrery.core.event import Event
from orrery.core.record import public
from orrery.games.fleet.events import Ships, Strings


class Launched(Event):
    """A squadron starts from a Carrier (`ship`), or from a station (-1)."""

    who: int = public()
    ship: int = public()
    to: str = public()
    dice: Strings = public()
    kind: str = public("")
    at: str = public("")


class OffensiveBegan(Event):
    """All squadrons of a bay strike at once (FC-ABL-13)."""

    who: int = public()
    ship: int = public()
    dice: Strings = public()
    kind: str = public("")
    at: str = public("")


class SquadronsBack(Event):
    """After an Offensive all squadrons are with their bay again."""

    who: int = public()
    ships: Ships = public()
    to: str = public()
    kinds: Strings = public(())


class SquadronsGone(Event):
    """Their bay was lost, or left the zone (FC-ABL-12)."""

    who: int = public()
    ships: Ships = public()
    kinds: Strings = public(())


EVENTS: tuple[type[Event], ...] = (Launched, OffensiveBegan, SquadronsBack, SquadronsGone)
