"""One measurement: so many tables played for so long, and what it says."""

from __future__ import annotations

import asyncio
import itertools
import math
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from orrery import games
from orrery.core.errors import OrreryError
from orrery.server.bench.flood import flood
from orrery.server.bench.load import Load, Table
from orrery.server.bench.process import Server, core_time
from orrery.server.bench.seat import Seat
from orrery.server.client import Client
from orrery.server.noughts import NOUGHTS

FASTEST = 8_000
"""Answers a second that no server has exceeded here: so many games have to be ready to be begun."""
OPTIONS = {NOUGHTS.name: {"rounds": 100}}
ANSWERS = {NOUGHTS.name: 700}
"""In a game, at least; of other titles, A_GAME."""
A_GAME = 140
WARMING_UP = 1.0
AT_ONCE = 8
"""Tables that are made at a time."""
IDLE_TABLES = 300


class Measure(NamedTuple):
    title: str
    database: str
    tables: int
    offered: float | None
    """Answers a second; None when each is given as soon as the one before has been seen."""
    seconds: float
    answers: int
    latencies: list[float]
    """Seconds from when an answer was due to its acknowledgement, sorted."""
    cpu: float
    """Seconds of its core that the server took."""
    others: float
    """Seconds of its core that others took."""
    players: float
    """Seconds of their core that the players took."""
    memory: int
    """Bytes that the server held at the end."""
    logins: int = 0
    """How many tried to log in all the while."""

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    def percentile(self, share: float) -> float:
        if not self.latencies:
            return math.inf
        return self.latencies[min(int(len(self.latencies) * share), len(self.latencies) - 1)]

    def __str__(self) -> str:
        how = "one after the other" if self.offered is None else f"{self.offered:,.0f}/s offered"
        how += f", {self.logins} logging in" if self.logins else ""
        return (
            f"{self.title}, {self.database}, {self.tables} tables, {how}: {self.rate:,.0f} durable answers/s, "
            f"p50 {self.percentile(0.5) * 1000:.1f} ms, p99 {self.percentile(0.99) * 1000:.1f} ms, "
            f"{self.cpu / max(self.answers, 1) * 1e6:.0f} µs of CPU an answer, {self.memory / 1e6:.0f} MB "
            f"(its core: server {self.cpu / self.seconds:.0%}, others {max(self.others, 0) / self.seconds:.0%}; "
            f"players {self.players / self.seconds:.0%} of theirs)"
        )


class Weight(NamedTuple):
    """Of a table that is awake, with nobody at it."""

    title: str
    bytes: float

    def __str__(self) -> str:
        return f"{self.title}: {self.bytes / 1000:.0f} kB per idle table"


async def measure(
    title: str,
    tables: int,
    seconds: float,
    database: str,
    rate: float | None = None,
    profile: Path | None = None,
    logins: int = 0,
) -> Measure:
    """Plays so many tables at once for so long. Games that end are followed by others, which have been made before."""
    games_to_play = (rate or FASTEST) * (seconds + WARMING_UP) / ANSWERS.get(title, A_GAME)
    with Server.running(database, profile) as server:
        await server.ready()
        load, failed = Load(rate), Failure()
        made = await _sit_down(server, title, tables * math.ceil(games_to_play / tables), load, failed)
        load.start(made[:tables], made[tables:])
        async with flood(server.port, logins):
            await asyncio.sleep(min(WARMING_UP, seconds))
            load.count_from_here()
            began = (time.perf_counter(), server.cpu(), core_time(), time.process_time())
            with suppress(TimeoutError):
                await asyncio.wait_for(load.out_of_tables.wait(), seconds)
            answers = len(load.latencies)
            ended = (time.perf_counter(), server.cpu(), core_time(), time.process_time())
            took, cpu, core, players = (b - a for a, b in zip(began, ended, strict=True))
            memory = server.memory()
        await load.stop()
        for seat in itertools.chain.from_iterable(table.seats for table in made):
            seat.close()
        failed.check()
    kind, latencies = database.partition(":")[0], sorted(load.latencies)
    return Measure(title, kind, tables, rate, took, answers, latencies, cpu, core - cpu, players, memory, logins)


class Failure:
    """What went wrong first, wherever that was."""

    def __init__(self) -> None:
        self._why: str | None = None

    def __call__(self, why: str) -> None:
        self._why = self._why or why

    def check(self) -> None:
        if self._why is not None:
            raise OrreryError(self._why)


async def _sit_down(server: Server, title: str, n: int, load: Load, failed: Failure) -> list[Table]:
    """Makes tables, and gives every seat its connection."""
    seats, made, at_once = games.find(title).seats[0], list[Table](), asyncio.Semaphore(AT_ONCE)
    loop = asyncio.get_running_loop()
    async with Client(server.url) as client:
        await client.enter("Bench")
        cookie = "; ".join(f"{name}={value}" for name, value in client.session.items())

        async def one(number: int) -> None:
            async with at_once:
                table = Table(load, Random(number))
                id = (await client.create(title, ["me"] * seats, OPTIONS.get(title))).table.id
                for seat in range(seats):
                    player = Seat(f"/api/tables/{id}/ws?seat={seat}", cookie, table.hear, failed)
                    table.seats.append(player)
                    await loop.create_connection(partial(_itself, player), "127.0.0.1", server.port)
                while not table.ready:
                    failed.check()
                    await asyncio.sleep(0.001)
                made.append(table)

        await asyncio.gather(*map(one, range(n)))
    return made


def _itself(player: Seat) -> Seat:
    return player


async def weigh(title: str, database: str) -> Weight:
    seats = games.find(title).seats[0]
    with Server.running(database) as server:
        await server.ready()
        async with Client(server.url) as client:
            await client.enter("Bench")

            async def some(n: int) -> None:
                for _ in range(n):
                    await client.create(title, ["me"] * seats)

            await some(50)  # so that what is loaded once is not counted
            before = server.memory()
            await some(IDLE_TABLES)
            return Weight(title, (server.memory() - before) / IDLE_TABLES)
