"""A house whose time the tests set: nothing happens until they say that it is later."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from sqlalchemy import select

from orrery.core.question import Question
from orrery.server.bots import Bots
from orrery.server.bus import Bus
from orrery.server.clock import Clock
from orrery.server.keeper import Keeper
from orrery.server.reminders import Post
from orrery.server.schema import moves, people, pulse
from orrery.server.store import Move, Store
from orrery.server.table import Table
from orrery.server.tables import Chair, Tables
from orrery.server.thinkers import Thinkers
from tests.server import players
from tests.servers import PATIENCE

LIMIT, WAIT = 0.5, 2.0
DAY = 86400.0


class SetClock(Clock):
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self._now = 1_000_000_000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep_until(self, moment: float) -> None:
        if moment > self._now:
            awake = asyncio.get_running_loop().create_future()
            self._sleepers.append((moment, awake))
            await awake

    @property
    def next(self) -> float:
        """The first moment that somebody waits for."""
        return min((moment for moment, awake in self._sleepers if not awake.done()), default=float("inf"))

    def move_to(self, moment: float) -> None:
        self._now = max(self._now, moment)
        for due, awake in self._sleepers:
            if due <= self._now and not awake.done():
                awake.set_result(None)
        self._sleepers = [(due, awake) for due, awake in self._sleepers if not awake.done()]


@dataclass
class House:
    tables: Tables
    keeper: Keeper
    clock: Clock

    @property
    def store(self) -> Store:
        return self.tables.store

    async def later(self, seconds: float) -> None:
        """So much later, the server having been up all the while, and whoever had something to do having done it."""
        await self.quiet()
        now = self.clock.now() + seconds
        await self.store.change(pulse.update().values(at=now))
        assert isinstance(self.clock, SetClock)
        self.clock.move_to(now)
        await self.keeper.beat()
        await self.quiet()

    async def quiet(self) -> None:
        """Waits until nobody in the house does anything but wait. Where time is real, one cannot know."""
        if not isinstance(self.clock, SetClock):
            return
        calm = 0
        while calm < 3:
            await asyncio.sleep(0.002)
            await self.store.read(lambda connection: None)
            await self.store.write(lambda connection: None)
            waiting = {task for task in self.keeper.attendant._tasks if not _waits(task)}
            calm = 0 if waiting else calm + 1

    async def table(
        self, title: str = "pennies", seats: Sequence[Chair | str] = ("person", "person"), **settings: Any
    ) -> Table:
        """A table that is being played. A seat that is only named is a person's, or that bot's."""
        chairs = [seat if isinstance(seat, Chair) else await self._chair(seat) for seat in seats]
        host = next((chair.person for chair in chairs if chair.person), None) or await new_person(self.store)
        options = settings.pop("options", {})
        table, _ = await self.tables.create(title, options, chairs, host, settings)
        await self.quiet()
        return table

    async def _chair(self, name: str) -> Chair:
        if name in players.BOTS:
            return Chair("bot", name, None, name)
        return Chair(name, name, await new_person(self.store, name) if name == "person" else None)


def _waits(task: asyncio.Task[Any]) -> bool:
    """Whether a task sleeps on the clock that we set."""
    where: Any = task.get_coro()
    while where is not None:
        frame = getattr(where, "cr_frame", None)
        if frame is not None and frame.f_code is SetClock.sleep_until.__code__:
            return True
        where = getattr(where, "cr_await", None)
    return False


@asynccontextmanager
async def house(
    database: str,
    clock: Clock | None = None,
    bus: Bus | None = None,
    post: Post | None = None,
    limit: float = LIMIT,
    wait: float = WAIT,
) -> AsyncIterator[House]:
    clock = clock or SetClock()
    store = Store(database)
    tables = Tables(store, bus or Bus())
    tables.now = clock.now
    await tables.bus.start(tables.news_of)
    keeper = Keeper(tables, clock, Bots(Thinkers(1, players.FINDER), clock, limit, wait), post)
    await keeper.start()
    try:
        made = House(tables, keeper, clock)
        await made.quiet()
        yield made
    finally:
        await keeper.stop()
        await tables.bus.stop()
        store.close()


async def new_person(store: Store, name: str = "Ada") -> str:
    person = f"person-{time.monotonic_ns()}"
    row = {"id": person, "name": name, "created": 0.0}
    await store.change(people.insert().values(row))
    return person


async def log_of(store: Store, table: Table) -> list[Move]:
    query = select(moves).where(moves.c.table_id == table.id).order_by(moves.c.seq)
    return await store.read(lambda connection: [Move(*row) for row in connection.execute(query)])


async def answer(table: Table, seat: int, choice: Sequence[Any] | None = None) -> None:
    """A person answers, with anything or with that."""
    assert table.game is not None
    question = table.game.pending[seat]
    given = question.sample(Random(table.seq)) if choice is None else choice
    await table.answer(seat, table.turn, given, f"test-{table.seq:08}-{seat}")


async def until(happened: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Waits in real time."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)


async def round_of(here: House, table: Table, *seats: int) -> None:
    for seat in seats:
        await answer(table, seat)
    await here.quiet()


def asked(table: Table) -> dict[int, Question]:
    assert table.game is not None
    return dict(table.game.pending)
