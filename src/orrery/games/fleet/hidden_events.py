"""What happens with signals, decoys, drawn weapons and fog (chapter OPT)."""

from __future__ import annotations

from typing import ClassVar

from orrery.core.event import ALL, OTHERS, Event
from orrery.core.record import private, public
from orrery.games.fleet.events import Ships, Strings


class Revealed(Event):
    """A signal turns out to be a ship, or a decoy, which goes (FC-OPT-09, FC-OPT-11)."""

    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    ship: int = public()
    kind: str = public()
    at: str = public()


class Hidden(Event):
    """Ships of a sector become signals; `decoy` says whether one joined them (FC-TEC-17, FC-CMD-07)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    ships: Ships = public()
    at: str = public()
    decoy: bool = public()


class Scanned(Event):
    """`foiled` says whether a shield stopped the scan."""

    who: int = public()
    at: str = public()
    dice: Strings = public()
    foiled: bool = public()


class WeaponsDrawn(Event):
    """Special Weapons to choose from, for one ship (FC-OPT-02)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    ship: int = public()
    weapons: Strings = private(size="n")


class WeaponKept(Event):
    """`weapon` is the owner's secret; the table sees `open`, which is empty where weapons are secret."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    ship: int = public()
    weapon: str = private("")
    open: str = public("")


class Discovered(Event):
    """A sector comes out of the fog: neutral, "", or special (FC-OPT-16)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    at: str = public()
    face: str = public()
    kind: str = public()


HIDDEN_EVENTS: tuple[type[Event], ...] = (Revealed, Hidden, Scanned, WeaponsDrawn, WeaponKept, Discovered)
