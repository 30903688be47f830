"""Many who try to log in, over and over, in a process of their own: `python -m tests.server.flooder URL NUMBER`."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

from orrery.server.client import Client, NotGranted


async def try_to_log_in(url: str, n: int) -> None:
    async with Client(url) as client:
        while True:
            with suppress(NotGranted):
                await client.login(f"nobody{n}", "0123456789")
            await asyncio.sleep(0.2)


async def main(url: str, number: int) -> None:
    await asyncio.gather(*[try_to_log_in(url, n) for n in range(number)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
