"""How fast a server is: durable answers through real WebSockets, and what an idle table weighs.

The server runs in a process of its own, on one core; the players on another, if there is one. A closed loop: a table's
next answer is sent when every seat has seen the one before it.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from orrery import games
from orrery.core.errors import OrreryError
from orrery.core.question import Item, Question
from orrery.server.client import Client, new_id
from orrery.server.noughts import NOUGHTS

SERVER_CORE, PLAYERS_CORE = 0, 1
IDLE_TABLES = 500
LONGEST_GAME = {NOUGHTS.name: {"rounds": 100}}
"""Options that make a game long enough to be measured."""


class Measure(NamedTuple):
    title: str
    database: str
    tables: int
    seconds: float
    answers: int
    latencies: list[float]
    """Seconds from sending an answer to its acknowledgement, sorted."""
    cpu: float
    """Seconds of a core that the server took."""
    memory: int
    """Bytes that the server held at the end."""

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    def percentile(self, share: float) -> float:
        return self.latencies[min(int(len(self.latencies) * share), len(self.latencies) - 1)]


class _Seen(msgspec.Struct):
    question: dict[str, Any] | None
    result: dict[str, Any] | None


class _News(msgspec.Struct, tag="news", tag_field="t"):
    seq: int
    turn: int
    view: _Seen


class _Ack(msgspec.Struct, tag="ack", tag_field="t"):
    id: str
    seq: int


class _Refused(msgspec.Struct, tag="refused", tag_field="t"):
    code: str


class _Info(msgspec.Struct, tag="table", tag_field="t"):
    pass


_decode = msgspec.json.Decoder(_News | _Ack | _Refused | _Info).decode
_encode = msgspec.json.encode


# --- the server under measurement -------------------------------------------------------------------------


class Server:
    """A server process on one core."""

    def __init__(self, database: str, profile: Path | None = None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", "orrery.server.bench", "--port", str(self.port), "--database", database]
        command += ["--profile", str(profile)] if profile else []
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{self.port}"

    async def ready(self) -> None:
        for _ in range(600):
            if self._process.poll() is not None:
                break
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise OrreryError("The server to be measured did not start.")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()

    def cpu(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def running(database: str, profile: Path | None = None) -> Iterator[Server]:
    server = Server(database, profile)
    try:
        yield server
    finally:
        server.stop()


# --- those who play -----------------------------------------------------------------------------------------


class Seat:
    """One WebSocket, and the latest that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.news: _News | None = None
        self.acked = -1

    @property
    def question(self) -> dict[str, Any] | None:
        return self.news.view.question if self.news else None

    async def answer(self, choice: Sequence[Item]) -> int:
        """Gives the number of the answer, once it is acknowledged."""
        before = self.acked
        message = {"t": "answer", "id": new_id(), "turn": self.news.turn if self.news else 0, "choice": choice}
        await self._socket.send(_encode(message).decode())
        while self.acked == before:
            await self._hear()
        return self.acked

    async def see(self, seq: int) -> None:
        while self.news is None or self.news.seq < seq:
            await self._hear()

    async def _hear(self) -> None:
        message = _decode(await self._socket.recv())
        if isinstance(message, _News):
            self.news = message
        elif isinstance(message, _Ack):
            self.acked = message.seq
        elif isinstance(message, _Refused):
            raise OrreryError(f"The server refused an answer: {message.code}.")


class Tally:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.over = asyncio.Event()


async def play(seats: Sequence[Seat], tally: Tally, rng: Random) -> None:
    """Plays one table at random, answer by answer, until it is over or time is up."""
    for one in seats:
        await one.see(0)
    while not tally.over.is_set():
        asked = next((one for one in seats if one.question is not None), None)
        if asked is None:
            return
        choice = Question.from_data(asked.question or {}).sample(rng)
        began = time.perf_counter()
        seq = await asked.answer(choice)
        tally.latencies.append(time.perf_counter() - began)
        for one in seats:
            await one.see(seq + 1)


async def measure(title: str, tables: int, seconds: float, database: str, profile: Path | None = None) -> Measure:
    """Plays so many tables at once for so long."""
    seats = games.find(title).seats[0]
    with running(database, profile) as server:
        await server.ready()
        async with AsyncExitStack() as stack:
            client = await stack.enter_async_context(Client(server.url))
            await client.enter("Bench")
            cookie = "; ".join(f"{name}={value}" for name, value in client.session.items())
            playing = []
            for _ in range(tables):
                made = await client.create(title, ["me"] * seats, LONGEST_GAME.get(title))
                address = f"ws://127.0.0.1:{server.port}/api/tables/{made.table.id}/ws?seat="
                manner: dict[str, Any] = {"additional_headers": {"cookie": cookie}, "compression": None, "proxy": None}
                manner |= {"ping_interval": None, "max_queue": None}
                sockets = [await stack.enter_async_context(connect(f"{address}{n}", **manner)) for n in range(seats)]
                playing.append([Seat(one) for one in sockets])
            tally, cpu, began = Tally(), server.cpu(), time.perf_counter()
            asyncio.get_running_loop().call_later(seconds, tally.over.set)
            await asyncio.gather(*[play(table, tally, Random(n)) for n, table in enumerate(playing)])
            took = time.perf_counter() - began
            kind = database.partition(":")[0]
            latencies = sorted(tally.latencies)
            cpu, memory = server.cpu() - cpu, server.memory()
        return Measure(title, kind, tables, took, len(latencies), latencies, cpu, memory)


async def weigh(title: str, database: str) -> float:
    """Bytes of an idle table: awake, with nobody at it."""
    seats = games.find(title).seats[0]
    with running(database) as server:
        await server.ready()
        async with Client(server.url) as client:
            await client.enter("Bench")

            async def some(n: int) -> None:
                for _ in range(n):
                    await client.create(title, ["me"] * seats)

            await some(50)  # so that what is loaded once is not counted
            before = server.memory()
            await some(IDLE_TABLES)
            return (server.memory() - before) / IDLE_TABLES


def bench(
    titles: list[str], tables: list[int], seconds: float, database: str | None = None
) -> Iterator[Measure | tuple[str, float]]:
    """Measures, one after the other; the weight of a table comes as a pair of its title and bytes."""
    import uvloop

    games.add(NOUGHTS)
    _pin(PLAYERS_CORE)
    for title in titles:
        for n in tables:
            with _fresh(database) as url:
                yield uvloop.run(measure(title, n, seconds, url))
        with _fresh(database) as url:
            yield title, uvloop.run(weigh(title, url))


@contextmanager
def _fresh(database: str | None) -> Iterator[str]:
    if database is not None:
        yield database
        return
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
        yield f"sqlite:///{folder}/orrery.db"


def told(result: Measure | tuple[str, float]) -> str:
    """One line for people."""
    if not isinstance(result, Measure):
        title, weight = result
        return f"{title}: {weight / 1000:.0f} kB per idle table"
    return (
        f"{result.title}, {result.database}, {result.tables} tables: {result.rate:,.0f} durable answers/s, "
        f"p50 {result.percentile(0.5) * 1000:.1f} ms, p99 {result.percentile(0.99) * 1000:.1f} ms, "
        f"{result.answers / max(result.cpu, 0.01):,.0f} per CPU second, {result.memory / 1e6:.0f} MB"
    )


def _pin(core: int) -> None:
    if hasattr(os, "sched_setaffinity") and core < (os.cpu_count() or 1):
        os.sched_setaffinity(0, {core})


def _serve() -> None:
    from orrery.server.run import run
    from orrery.server.settings import Settings

    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--profile", type=Path)
    options = parser.parse_args()
    _pin(SERVER_CORE)
    games.add(NOUGHTS)
    settings = Settings(database=options.database, port=options.port, limited=False)
    if options.profile is None:
        run(settings)
        return
    profiler = cProfile.Profile()
    profiler.runcall(run, settings)
    profiler.dump_stats(options.profile)


if __name__ == "__main__":
    _serve()
