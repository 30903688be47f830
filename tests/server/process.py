"""Server processes that can be killed, and people who play against them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from orrery.server.client import Client, NotGranted, Place
from tests.servers import PATIENCE, free_port, wait_for_port

ROOT = Path(__file__).parent.parent.parent


class Process:
    """One server process, on a port that stays the same when it is started again."""

    def __init__(self, database: str, bus: str | None = None, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "tests.server.serve", "--port", str(self.port), "--database", database]
        self._command += [*(["--bus", bus] if bus else []), *options]
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process and self._process.poll() is None:
            self.kill()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, cwd=ROOT, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        try:
            wait_for_port(self.port)
        except TimeoutError:
            self.kill()
            raise

    def kill(self) -> None:
        """As a crash does: nothing is put in order."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Politely. Gives the exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=PATIENCE)


class Game:
    """A table whose every seat is played at random by a place of its own, each maybe at another process."""

    def __init__(self, table: str, places: Sequence[Place], pause: float) -> None:
        self.table, self.places, self.pause = table, places, pause
        self.acked: dict[int, str] = {}
        """What was acknowledged: the answers' ids, by their numbers."""
        self.refused: list[str] = []

    async def play(self, place: Place, rng: Random) -> None:
        async for _ in place:
            question = place.question
            while question is not None and not place.result:
                action, turn = f"{self.table[:6]}-{place.seat}-{rng.randrange(10**9)}", place.turn
                items = question["items"]
                most = max(question["least"], 1)
                try:
                    ack = await place.answer(rng.sample(items, most), turn, action)
                    self.acked[ack.seq] = action
                except NotGranted as refused:
                    self.refused.append(refused.code)
                await asyncio.sleep(rng.random() * self.pause)
                question = place.question

    async def finish(self, seed: int) -> None:
        await asyncio.gather(*[self.play(place, Random(f"{seed} {place.seat}")) for place in self.places])


@asynccontextmanager
async def sit_down(
    urls: Sequence[str],
    title: str = "noughts",
    seats: int = 2,
    pause: float = 0.0,
    patience: float = 60.0,
    **options: Any,
) -> AsyncIterator[Game]:
    """A new table; the seats are taken in turn at these addresses, by one person."""
    async with Client(urls[0]) as host:
        await host.enter("Ada")
        made = await host.create(title, ["me"] * seats, options)
        table = made.table.id
        clients = [Client(urls[seat % len(urls)], host.session) for seat in range(seats)]
        places = [client.at(table, seat, patience) for seat, client in enumerate(clients)]
        try:
            for place in places:
                await place.__aenter__()
            yield Game(table, places, pause)
        finally:
            for place in places:
                await place.leave()
            for client in clients:
                await client.close()
