"""Many who try to log in, over and over, with passwords that are wrong: nobody who plays is to notice.

They share the core of those who play, so they are written by hand as well: what is measured is the server, not them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AGAIN = 0.2
"""Seconds after which one who was refused tries again."""


@asynccontextmanager
async def flood(port: int, number: int) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(_try_to_log_in(port, f"nobody{n}")) for n in range(number)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error


async def _try_to_log_in(port: int, name: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = json.dumps({"login": name, "password": "0123456789"})
    lines = (
        "POST /api/login HTTP/1.1",
        "Host: 127.0.0.1",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    )
    request = "\r\n".join((*lines, "", body)).encode()
    try:
        while True:
            writer.write(request)
            answer = (await reader.readuntil(b"\r\n\r\n")).lower()
            await reader.readexactly(int(answer.partition(b"content-length:")[2].partition(b"\r\n")[0]))
            await asyncio.sleep(AGAIN)
    finally:
        writer.close()
