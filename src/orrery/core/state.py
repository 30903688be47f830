"""What every game's state has: seats, chance, and the log of what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from orrery.core.chance import Chance
from orrery.core.event import OTHERS, Event
from orrery.core.log import UNHEARD, Log
from orrery.core.record import Record, hidden, hidden_record, public

SHOWN = 1 << 8
"""A hidden thing was shown to somebody. What OTHERS learn is what the seat itself chose: it may still change that."""


class Result(NamedTuple):
    """How a game ended: points a seat, the seats that won (several on a full tie, none where nobody wins), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class GameOver(Exception):
    """Raised by a rule that has ended the game: nothing that was under way goes on."""


class State(Record):
    """The base of every title's state. Titles add their fields, each with its mark."""

    seats: int = public()
    chance: Chance = hidden_record(Chance)
    scores: tuple[int, ...] = public(())
    winners: tuple[int, ...] = public(())
    reason: str = public("")
    learned: int = hidden(0)
    """The seats that learned something since the last answer, as bits; SHOWN when a hidden thing came to light."""

    __slots__ = ("log",)
    if TYPE_CHECKING:
        log: Log

    def shows(self, seat: int) -> bool:
        """Whether everybody sees now what a seat's open questions are built from."""
        return True

    def tell(self, event: Event) -> None:
        """Lets those who may see it know that something happened."""
        if self.log is UNHEARD:
            return
        self.log.append(event)
        if event.learns is not None:
            self.learned |= event.learners(self.seats)
            if event.learns != OTHERS:
                self.learned |= SHOWN

    def finish(self, result: Result) -> None:
        self.scores, self.winners, self.reason = result

    def offers(self, seat: int) -> tuple[str, ...]:
        """The plays that are open to a seat at any time, whoever is asked (`core.offers`)."""
        return ()

    def armed(self, seat: int) -> tuple[str, ...]:
        """Those of them that are to be carried out as soon as they are possible."""
        return ()

    def arm(self, seat: int, items: tuple[str, ...]) -> None:
        """Arms these and nothing else; what is possible now is carried out now."""

    def masked(self, seat: int | None, owner: int | None = None) -> Self:
        new = super().masked(seat, owner)
        new.log = []
        return new

    @classmethod
    def read(cls, view: dict[str, Any]) -> Self:
        new = super().read(view)
        new.log = []
        return new
