"""Tables without an app around them: what the tests of the store, the tables and the log need."""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from sqlalchemy import select

from orrery.server.bus import Bus
from orrery.server.protocol import Chat, News
from orrery.server.schema import moves, people
from orrery.server.store import Move, Store
from orrery.server.table import Table
from orrery.server.tables import Chair, Tables

_numbers = itertools.count(1)


def new_id() -> str:
    return f"action-{next(_numbers):06}"


@asynccontextmanager
async def house(database: str, bus: Bus | None = None, patience: float = 10.0) -> AsyncIterator[Tables]:
    """What one server process holds. Several on one database are several processes, as far as the tables know."""
    store = Store(database, patience)
    tables = Tables(store, bus or Bus())
    await tables.bus.start(tables.news_of)
    try:
        yield tables
    finally:
        await tables.bus.stop()
        store.close()


async def new_person(store: Store, name: str = "Ada") -> str:
    person = f"person-{next(_numbers)}-{time.time_ns()}"
    insert = people.insert().values(id=person, name=name, created=time.time())
    await store.write(lambda connection: connection.execute(insert).rowcount)
    return person


async def new_table(tables: Tables, title: str = "noughts", seats: int = 2, **options: Any) -> Table:
    """A table that is being played, with one person on all its seats."""
    host = await new_person(tables.store)
    chairs = [Chair("person", f"Seat {seat}", host) for seat in range(seats)]
    table, _ = await tables.create(title, options, chairs, host, {})
    return table


async def play(table: Table, rng: Random, most: int | None = None) -> int:
    """Plays on at random, to the end or so many answers. Gives how many there were."""
    assert table.game is not None
    for n in itertools.count():
        if not table.game.pending or n == most:
            return n
        seat = rng.choice(sorted(table.game.pending))
        await table.answer(seat, table.turn, table.game.pending[seat].sample(rng), new_id())
    raise AssertionError


async def log_of(store: Store, table_id: str) -> list[Move]:
    query = select(moves).where(moves.c.table_id == table_id).order_by(moves.c.seq)
    return await store.read(lambda connection: [Move(*row) for row in connection.execute(query)])


def fingerprint(table: Table) -> str:
    assert table.game is not None
    return table.game.fingerprint()


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, table: Table, seat: int | None = None) -> None:
        self.table, self.seat = table, seat
        self.heard: list[News] = []
        table.listeners.add(self)

    def moved(self) -> None:
        self.heard.append(self.table.news(self.seat))

    def changed(self) -> None:
        """Only the game is listened for."""

    def said(self, chat: Chat) -> None:
        """Only the game is listened for."""

    @property
    def seqs(self) -> list[int]:
        return [news.seq for news in self.heard]


class Notes:
    """A listener that keeps only of what kind each call was."""

    def __init__(self, table: Table) -> None:
        self.heard: list[str] = []
        table.listeners.add(self)

    def moved(self) -> None:
        self.heard.append("moved")

    def changed(self) -> None:
        self.heard.append("changed")

    def said(self, chat: Chat) -> None:
        self.heard.append("said")

    def take(self) -> list[str]:
        """What was heard since it was last asked."""
        heard, self.heard = self.heard, []
        return heard


class SameHands:
    """In the place of `secrets.token_hex`: the same games in every run."""

    def __init__(self) -> None:
        self.n = 0

    def __call__(self, size: int) -> str:
        self.n += 1
        return f"{self.n:0{2 * size}x}"
