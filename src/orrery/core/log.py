"""What has happened: a list of events, or one that is masked for a seat when it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import overload

from orrery.core.event import Event

UNHEARD: list[Event] = []
"""The log of a world that is searched: nothing is ever written into it."""


class MaskedLog:
    """A game's log up to now as one seat saw it, and what an imagined world adds to it."""

    __slots__ = ("_added", "_of", "_seat", "_told")

    def __init__(self, told: Log, seat: int | None) -> None:
        self._told, self._of, self._seat = told, len(told), seat
        self._added: list[Event] = []

    def append(self, event: Event) -> None:
        self._added.append(event)

    def copy(self) -> MaskedLog:
        new = MaskedLog(self._told, self._seat)
        new._of, new._added = self._of, self._added.copy()
        return new

    def __len__(self) -> int:
        return self._of + len(self._added)

    @overload
    def __getitem__(self, n: int) -> Event: ...
    @overload
    def __getitem__(self, n: slice) -> list[Event]: ...
    def __getitem__(self, n: int | slice) -> Event | list[Event]:
        if isinstance(n, slice):
            return [self[k] for k in range(*n.indices(len(self)))]
        k = range(len(self))[n]
        return self._told[k].masked_for(self._seat) if k < self._of else self._added[k - self._of]

    def __iter__(self) -> Iterator[Event]:
        return map(self.__getitem__, range(len(self)))


Log = list[Event] | MaskedLog
