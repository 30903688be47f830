"""A mail server on the loopback: it takes what comes by SMTP, and keeps it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from queue import Queue

from tests.servers import PATIENCE


@dataclass
class Letter:
    sender: str = ""
    to: list[str] = field(default_factory=list)
    data: bytes = b""


@asynccontextmanager
async def mailbox() -> AsyncIterator[tuple[str, list[Letter]]]:
    """Its address, as host:port, and the letters that have come."""
    letters: list[Letter] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        letter = Letter()
        say("220 mailbox")
        while line := (await reader.readline()).decode().strip():
            verb = line.split()[0].upper()
            if verb == "MAIL":
                letter.sender = _address(line)
            elif verb == "RCPT":
                letter.to.append(_address(line))
            elif verb == "DATA":
                say("354 go on")
                letter.data = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                letters.append(letter)
                letter = Letter()
            say("221 bye" if verb == "QUIT" else "250 ok")
            if verb == "QUIT":
                break
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}", letters


@contextmanager
def post_office() -> Iterator[tuple[str, list[Letter]]]:
    """The same in a thread of its own, for tests that have no event loop, or whose loop is Playwright's."""
    opened: Queue[tuple[str, list[Letter]]] = Queue()
    closing: Queue[Callable[[], object]] = Queue()

    async def serve() -> None:
        done = asyncio.Event()
        loop = asyncio.get_running_loop()
        closing.put(lambda: loop.call_soon_threadsafe(done.set))
        async with mailbox() as found:
            opened.put(found)
            await done.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        yield opened.get(timeout=PATIENCE)
    finally:
        closing.get()()
        thread.join()


def _address(line: str) -> str:
    return line.partition("<")[2].partition(">")[0]
