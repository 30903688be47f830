"""Events: what happened, and who may see which part of it."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Self

from orrery.core.record import Record

NOBODY = None
WHO = "who"
OTHERS = "others"
ALL = "all"


class Event(Record):
    """A field `who`, where there is one, is the seat that owns the private fields.

    `learns` says to whom the event brings news that they could not have worked out: that is where undo stops.
    """

    name: ClassVar[str]
    learns: ClassVar[str | None] = NOBODY

    partly_hidden: ClassVar[bool]
    """Whether any field is not for everybody."""

    def __init_subclass__(cls) -> None:
        cls.partly_hidden = any(mark.sees != "all" for mark in cls.marks.values())
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def told(self, seat: int | None, n: int) -> dict[str, Any]:
        """The event as `seat` sees it; `n` is its number in the game."""
        return {"index": n, "event": self.name, **self.view(seat, getattr(self, "who", None))}

    def masked_for(self, seat: int | None) -> Self:
        """The event with nothing in it but what `seat` sees."""
        who = getattr(self, "who", None)
        return self if who == seat or not self.partly_hidden else self.masked(seat, who)

    def learners(self, seats: int) -> int:
        """The seats that learn something, as bits."""
        if self.learns is None:
            return 0
        everybody = (1 << seats) - 1
        if self.learns == ALL:
            return everybody
        who: int = 1 << self.who  # type: ignore[attr-defined]
        return who if self.learns == WHO else everybody & ~who
