"""How server processes tell each other that a table has moved on. The database is the truth; this only wakes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

Listener = Callable[[str], Awaitable[None]]
"""Called with the id of a table that has news."""


class Bus:
    """For one process: nobody else to tell."""

    async def start(self, listener: Listener) -> None:
        return None

    async def publish(self, table_id: str) -> None:
        return None

    async def stop(self) -> None:
        return None


class RedisBus(Bus):
    """For several processes. Messages that get lost while Redis is away are made up for by looking again."""

    CHANNEL = "orrery:tables"

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)
        self.listening = asyncio.Event()
        """Set when it has been heard for the first time."""
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        self._task = asyncio.create_task(self._listen(listener))

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

    async def publish(self, table_id: str) -> None:
        from redis.exceptions import RedisError

        with suppress(RedisError, OSError):
            await self._redis.publish(self.CHANNEL, table_id)

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()


def connect(url: str | None) -> Bus:
    return RedisBus(url) if url else Bus()
