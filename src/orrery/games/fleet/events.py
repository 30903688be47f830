"""What happens at the table, and who may see which part of it.

An event must be told years later, without the table: next to a ship's number stand its kind and its sector as everybody
saw them then. `Fleet.tell` fills them in (`name_ships`), so that a rule gives the number only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from orrery.core.event import ALL, OTHERS, Event
from orrery.core.record import private, public

Strings = tuple[str, ...]
Ships = tuple[int, ...]


class Joined(Event):
    """A player took a faction and a commander."""

    who: int = public()
    faction: str = public()
    commander: str = public()


class FleetBuilt(Event):
    """`plan` is what the fleet is made of; the others see it unless ships or weapons are secret."""

    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    points: int = public()
    plan: Strings = private(size="ships")


class FleetReady(Event):
    """Somebody has built his fleet, others are still at it."""

    learns: ClassVar[str | None] = OTHERS
    who: int = public()


class SectorLaid(Event):
    """`who` is the player who placed it, or -1 for the scenario."""

    who: int = public()
    at: str = public()
    kind: str = public()


class FirstPlayer(Event):
    """Everybody rolled all dice: `specials` counts the specials of each (FC-SET-02)."""

    who: int = public()
    specials: tuple[int, ...] = public()


class Deployed(Event):
    who: int = public()
    ship: int = public()
    at: str = public()
    kind: str = public("")


class TurnBegan(Event):
    who: int = public()
    round: int = public()


class Rolled(Event):
    who: int = public()
    dice: Strings = public()


class Rerolled(Event):
    who: int = public()
    dice: Strings = public()
    into: Strings = public()


class Stored(Event):
    """The bridge at the end of the turn."""

    who: int = public()
    dice: Strings = public()


class Moved(Event):
    """`dice` is empty where no die was spent: a second Ionic step, an effect that moves ships."""

    who: int = public()
    ships: Ships = public()
    origin: str = public()
    to: str = public()
    dice: Strings = public()
    kinds: Strings = public(())


class Aimed(Event):
    """An attack is launched. `via` is the sector that it comes from, as the target sees it (FC-ATK-10)."""

    who: int = public()
    origin: str = public()
    via: str = public()
    target: int = public()
    dice: Strings = public()
    kind: str = public("")
    at: str = public("")


class FireDrawn(Event):
    """A Depolarised ship draws the fire (FC-ABL-06)."""

    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    target: int = public()
    kind: str = public("")
    at: str = public("")


class Fired(Event):
    """Who takes part, supports included."""

    who: int = public()
    ships: Ships = public()
    kinds: Strings = public(())


class Shielded(Event):
    """Each of `shields` is "die>sector": what was spent, and the sector whose damage it stops."""

    who: int = public()
    shields: Strings = public()


class FellBack(Event):
    """A retreat is announced; its move follows the damage (FC-REA-06)."""

    who: int = public()
    dice: Strings = public()


class CounterAttacked(Event):
    who: int = public()
    dice: Strings = public()
    target: int = public()
    damage: int = public()
    kind: str = public("")
    at: str = public("")


class Damaged(Event):
    """`who` owns the ship. `why`: "attack", "counter_attack", a weapon, a device or a kind of sector."""

    who: int = public()
    ship: int = public()
    damage: int = public()
    hull: int = public()
    why: str = public()
    kind: str = public("")
    at: str = public("")


class Destroyed(Event):
    who: int = public()
    ship: int = public()
    kind: str = public()
    at: str = public("")


class Drained(Event):
    who: int = public()
    victim: int = public()
    dice: Strings = public()
    lost: str = public()
    """A die of the bridge, an Activation Die as "token:2", or nothing."""


class WeaponUsed(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    ship: int = public()
    weapon: str = public()
    dice: Strings = public()
    aim: Strings = public()
    kind: str = public("")
    at: str = public("")
    kinds: Strings = public(())


class Tested(Event):
    """The die of a special sector (chapter SEC)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    at: str = public()
    kind: str = public()
    face: str = public()


class DeviceActivated(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    ship: int = public()
    capability: str = public()
    at: str = public()
    die: str = public()
    kind: str = public("")


class DeviceEnded(Event):
    who: int = public()
    capability: str = public()
    at: str = public()


class Repaired(Event):
    who: int = public()
    ship: int = public()
    gained: int = public()
    why: str = public()
    kind: str = public("")
    at: str = public("")


class DroppedOut(Event):
    """A player is beaten in a free-for-all and takes all off the table (FC-FFA-03)."""

    who: int = public()


class TokenLaid(Event):
    """A weapon left something on a sector, or on a ship (`target`, -1 where there is none)."""

    who: int = public()
    weapon: str = public()
    to: str = public()
    target: int = public(-1)
    kind: str = public("")
    at: str = public("")


class TokenGone(Event):
    """`who` owned it."""

    who: int = public()
    weapon: str = public()
    to: str = public()


class BridgeCleared(Event):
    """`who` put all dice of his bridge back (FC-WPN-07)."""

    who: int = public()
    dice: Strings = public()


class BombExploded(Event):
    who: int = public()
    to: str = public()
    face: str = public()


class Bombarded(Event):
    """Gamma Warheads hit a colony for the `hits`th time (FC-WPN-17)."""

    who: int = public()
    to: str = public()
    hits: int = public()


class Quiet(Event):
    """Nothing has happened for `rounds` rounds; after `left` more of them the battle ends (AMB-77)."""

    rounds: int = public()
    left: int = public()


class Ended(Event):
    reason: str = public()
    scores: tuple[int, ...] = public()
    winners: tuple[int, ...] = public()


def name_ships(event: Any, ships: Sequence[Any]) -> None:
    """Writes down what the ships are, and where, that an event has the numbers of."""
    marks = event.marks
    number = "target" if "target" in marks else "ship" if "ship" in marks else ""
    if number and getattr(event, number) >= 0:
        ship = ships[getattr(event, number)]
        if "kind" in marks and not event.kind:
            event.kind = seen_as(ship)
        if "at" in marks and not event.at:
            event.at = ship.at
    if "kinds" in marks and not event.kinds:
        numbers = event.ships if "ships" in marks else aimed_at(event.aim)
        event.kinds = tuple([seen_as(ships[n]) for n in numbers])


def seen_as(ship: Any) -> str:
    kind: str = ship.kind
    return kind if ship.revealed else "signal"


def aimed_at(aim: Strings) -> list[int]:
    """The ships among what a weapon is aimed at."""
    return [int(item.partition(":")[2]) for item in aim if item.startswith("ship:")]


EVENTS: tuple[type[Event], ...] = tuple(
    thing
    for thing in list(globals().values())
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
)
