"""What stands between people and servers: a front that finds a process that is alive, and a network that misbehaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException


@asynccontextmanager
async def front(ports: Sequence[int]) -> AsyncIterator[str]:
    """One address for several processes, as a reverse proxy has it: a connection goes to the first that takes it."""

    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in ports:
            with suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(pipe(reader, back), pipe(there, writer))
                return
        writer.close()

    server = await asyncio.start_server(forward, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


class Chaos:
    """A network that loses, doubles, delays and so reorders what goes through it, breaks off and falls silent at times.

    A message in fifty is late by up to `longest`: six beats of an impatient client, half a minute of an ordinary one.
    """

    def __init__(self, seed: int, longest: float = 2.4) -> None:
        self.rng, self.longest = Random(seed), longest
        self.lost = self.doubled = self.broken = self.silent = 0
        self._under_way: set[asyncio.Task[None]] = set()

    def carry(self, to: Any, message: str | bytes) -> None:
        fate = self.rng.random()
        if fate < 0.1:
            self.lost += 1
            return
        copies = 2 if fate < 0.2 else 1
        self.doubled += copies - 1
        for _ in range(copies):
            task = asyncio.create_task(self._deliver(to, message, self._delay()))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def _delay(self) -> float:
        fate = self.rng.random()
        if fate > 0.3:
            return 0.0
        return self.rng.random() * (self.longest if fate < 0.02 else 0.2)

    async def _deliver(self, to: Any, message: str | bytes, delay: float) -> None:
        await asyncio.sleep(delay)
        with suppress(WebSocketException):
            await to.send(message)

    async def relay(self, near: Any, far: Any) -> None:
        heard = True
        async for message in near:
            fate = self.rng.random()
            if fate < 0.01:
                self.broken += 1
                near.transport.abort()
                return
            if fate > 0.99:  # half-open: this way nothing goes through any more, and nobody says so
                self.silent += heard
                heard = False
            if heard:
                self.carry(far, message)

    @asynccontextmanager
    async def before(self, port: int) -> AsyncIterator[str]:
        async def handle(near: ServerConnection) -> None:
            assert near.request is not None
            cookies = {"cookie": near.request.headers.get("cookie", "")}
            address = f"ws://127.0.0.1:{port}{near.request.path}"
            with suppress(WebSocketException, OSError):
                async with connect(address, additional_headers=cookies, compression=None, proxy=None) as far:
                    both = [asyncio.create_task(self.relay(*ends)) for ends in ((near, far), (far, near))]
                    await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                    for task in both:
                        task.cancel()

        async with serve(handle, "127.0.0.1", 0, compression=None) as server:
            yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
