"""What happens at the table, and who may see which part of it."""

from __future__ import annotations

from typing import ClassVar

from orrery.core.event import ALL, OTHERS, WHO, Event
from orrery.core.record import private, public

Cards = tuple[str, ...]


class RoundBegan(Event):
    round: int = public()


class StartWorld(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    world: str = public()


class Dealt(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")


class Chose(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    actions: Cards = public()


class PhaseBegan(Event):
    phase: str = public()


class Looked(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")


class Kept(Event):
    who: int = public()
    cards: Cards = private(size="n")


class Drew(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")
    why: str = public()


class Discarded(Event):
    who: int = public()
    cards: Cards = private(size="n")
    why: str = public()


class Placed(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    card: str = public()


class Passed(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()


class Paid(Event):
    """`used`: the cards of the tableau whose optional powers served; `how`: "paid" or "conquered"."""

    who: int = public()
    card: str = public()
    cards: Cards = private(size="n")
    used: Cards = public()
    how: str = public()


class Left(Event):
    """A card that was used up leaves the tableau."""

    who: int = public()
    card: str = public()


class GoodPlaced(Event):
    """`power`: "windfall" when the world was settled, "bonus", or the power that produced it."""

    who: int = public()
    world: str = public()
    power: str = public()


class Sold(Event):
    who: int = public()
    world: str = public()
    kind: str = public()
    n: int = public()


class Consumed(Event):
    who: int = public()
    power: str = public()
    worlds: Cards = public()
    vp: int = public()
    n: int = public()


class DiscardedForVp(Event):
    who: int = public()
    power: str = public()
    cards: Cards = private(size="n")
    vp: int = public()


class Gambled(Event):
    learns: ClassVar[str | None] = ALL
    who: int = public()
    number: int = public()
    card: str = public()
    hit: bool = public()


class Reshuffled(Event):
    n: int = public()


class Ended(Event):
    reason: str = public()
    scores: tuple[int, ...] = public()
    winners: tuple[int, ...] = public()


EVENTS = (
    RoundBegan,
    StartWorld,
    Dealt,
    Chose,
    PhaseBegan,
    Looked,
    Kept,
    Drew,
    Discarded,
    Placed,
    Passed,
    Paid,
    Left,
    GoodPlaced,
    Sold,
    Consumed,
    DiscardedForVp,
    Gambled,
    Reshuffled,
    Ended,
)
