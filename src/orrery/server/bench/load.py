"""Those who play: every table at random, as fast as it goes or so many answers a second."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from random import Random
from time import perf_counter

from orrery.server.bench.seat import Ack, News, Seat

TICK = 0.001
"""Seconds between two looks at whether an answer is due: event loops know no shorter time."""
LAST_WORDS = 5.0
"""Seconds to wait for what is still to be acknowledged."""


class Table:
    """One game. Its next answer can be given once every seat has seen the one before."""

    def __init__(self, load: Load, rng: Random) -> None:
        self.seats: list[Seat] = []
        self._load, self._rng = load, rng
        self._given = 0
        self._seen = 0
        """The length of the log that every seat has to have seen before the next answer."""
        self._due: float | None = None
        """When the answer was due that is not yet acknowledged."""
        self._waits = False
        """Whether the load knows that it can go on."""

    @property
    def ready(self) -> bool:
        if self._due is not None:
            return False
        return all(one.news is not None and one.news.seq >= self._seen for one in self.seats)

    def answer(self, due: float) -> None:
        asked = self._asked()
        assert asked is not None
        self._due, self._waits = due, False
        self._given += 1
        asked.answer(f"bench-{self._given:06}", self._rng)

    def _asked(self) -> Seat | None:
        return next((one for one in self.seats if one.asked is not None), None)

    def hear(self, message: News | Ack) -> None:
        if isinstance(message, Ack) and self._due is not None:
            self._load.acknowledged(perf_counter() - self._due)
            self._due, self._seen = None, message.seq + 1
        if not self._waits and self.ready:
            self._waits = True
            if self._asked() is None:
                self._load.ended()
            else:
                self._load.can_go_on(self)


class Load:
    """Gives answers at `rate`, at random moments; without one, whenever a table can be answered.

    A moment is not put off because the server is late: the waiting counts from when the answer was due.
    """

    def __init__(self, rate: float | None) -> None:
        self.latencies: list[float] = []
        self.under_way = 0
        self.out_of_tables = asyncio.Event()
        self._rate, self._rng = rate, Random(1)
        self._idle: list[Table] = []
        self._late: deque[float] = deque()
        self._spare: list[Table] = []
        self._next = 0.0
        self._going = False

    def start(self, tables: Sequence[Table], spare: Iterable[Table]) -> None:
        """All of them are ready."""
        self._spare, self._next, self._going = list(spare), perf_counter(), True
        for table in tables:
            self.can_go_on(table)
        if self._rate is not None:
            self._tick(self._rate)

    def count_from_here(self) -> None:
        self.latencies.clear()

    async def stop(self) -> None:
        """No more answers; waits for those that are under way. What was due and never sent has waited until now."""
        self._going, now = False, perf_counter()
        self.latencies += [now - due for due in self._late]
        while self.under_way and perf_counter() < now + LAST_WORDS:
            await asyncio.sleep(TICK)

    def _tick(self, rate: float) -> None:
        now = perf_counter()
        while self._next <= now:
            if self._idle:
                self._send(self._any_idle(), self._next)
            else:
                self._late.append(self._next)
            self._next += self._rng.expovariate(rate)
        if self._going:
            asyncio.get_running_loop().call_later(TICK, self._tick, rate)

    def _any_idle(self) -> Table:
        """At random: tables that take turns would all come to their snapshots, and to their ends, together."""
        n = self._rng.randrange(len(self._idle))
        self._idle[n], self._idle[-1] = self._idle[-1], self._idle[n]
        return self._idle.pop()

    def _send(self, table: Table, due: float) -> None:
        self.under_way += 1
        table.answer(due)

    # --- what tables say --------------------------------------------------------------------------------

    def acknowledged(self, seconds: float) -> None:
        self.under_way -= 1
        self.latencies.append(seconds)

    def can_go_on(self, table: Table) -> None:
        if not self._going:
            return
        if self._rate is None:
            self._send(table, perf_counter())
        elif self._late:
            self._send(table, self._late.popleft())
        else:
            self._idle.append(table)

    def ended(self) -> None:
        """A game is over: its players go on at a table that waits for them."""
        if not self._spare:
            self.out_of_tables.set()
        elif self._going:
            self.can_go_on(self._spare.pop())
