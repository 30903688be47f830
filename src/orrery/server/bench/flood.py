"""Many who try to log in, over and over, with passwords that are wrong: nobody who plays is to notice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from orrery.server.client import Client, NotGranted

AGAIN = 0.2
"""Seconds after which one who was refused tries again."""


@asynccontextmanager
async def flood(url: str, number: int) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(_try_to_log_in(url, f"nobody{n}")) for n in range(number)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _try_to_log_in(url: str, name: str) -> None:
    async with Client(url) as client:
        while True:
            with suppress(NotGranted):
                await client.login(name, "0123456789")
            await asyncio.sleep(AGAIN)
