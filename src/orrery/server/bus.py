"""How server processes tell each other that a table has moved on. The database is the truth; this only wakes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from orrery.core.errors import OrreryError
from orrery.server.addresses import without_secrets

PATIENCE = 0.2
"""Seconds that Redis has to take a message; one that it does not take is lost."""
MOST = 1000
"""Messages that wait for it, while it hangs: of more, the oldest are lost."""

Listener = Callable[[str], Awaitable[None]]
"""Called with the id of a table that has news."""


class Bus:
    """For one process: nobody else to tell."""

    async def start(self, listener: Listener) -> None:
        return None

    @property
    def heard(self) -> bool:
        """Whether what is published is heard, as far as is known."""
        return True

    def publish(self, message: str) -> None:
        """Tells the others, as soon as that can be done: nobody waits for it."""

    async def stop(self) -> None:
        return None


class RedisBus(Bus):
    """For several processes. Messages that get lost while Redis is away are made up for by looking again."""

    CHANNEL = "orrery:tables"

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        try:
            self._redis: Any = Redis.from_url(url)
        except ValueError:
            raise OrreryError(f"{without_secrets(url)!r} is no address of a bus: redis://…") from None
        self.listening = asyncio.Event()
        """Set when it has been heard for the first time."""
        self._outbox: dict[str, None] = {}
        """What is still to be told, in order; what is said again before it was told is told once."""
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._taken = True
        """Whether Redis took the last message."""

    @property
    def heard(self) -> bool:
        return self._taken and self.listening.is_set()

    async def start(self, listener: Listener) -> None:
        self._tasks = [asyncio.create_task(task) for task in (self._listen(listener), self._tell())]

    async def _listen(self, listener: Listener) -> None:
        from redis.exceptions import RedisError

        while True:
            with suppress(RedisError, OSError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self.listening.set()
                        elif message["type"] == "message":
                            await listener(message["data"].decode())
            await asyncio.sleep(0.5)

    def publish(self, message: str) -> None:
        self._outbox[message] = None
        while len(self._outbox) > MOST:
            del self._outbox[next(iter(self._outbox))]
        self._more.set()

    async def _tell(self) -> None:
        from redis.exceptions import RedisError

        while True:
            await self._more.wait()
            self._more.clear()
            while self._outbox:
                message = next(iter(self._outbox))
                del self._outbox[message]
                self._taken = False
                with suppress(RedisError, OSError, TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        await self._redis.publish(self.CHANNEL, message)
                        self._taken = True

    async def stop(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._outbox:
                    await asyncio.sleep(PATIENCE / 20)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


def connect(url: str | None) -> Bus:
    return RedisBus(url) if url else Bus()
