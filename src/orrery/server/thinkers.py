"""Processes in which bots think, each for one question at a time. One that stalls or dies is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from orrery.server.worker import READY

FINDER = "orrery.bots:find"
SECONDS_TO_START = 30.0


class Thinker:
    """One process, started when it is first needed and again after it was lost."""

    def __init__(self, finder: str) -> None:
        self._finder = finder
        self._process: Process | None = None

    async def ready(self) -> bool:
        """Has the process up, so that its start is not counted as thinking."""
        if self._process is not None and self._process.returncode is None:
            return True
        command = [sys.executable, "-m", "orrery.server.worker", self._finder]
        try:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=_environment()
            )
            return await self._line(SECONDS_TO_START) == READY
        except (OSError, TimeoutError, ValueError):
            await self.end()
            return False
        except asyncio.CancelledError:
            await self.end()
            raise

    async def think(self, bot: str, title: str, view: dict[str, Any], seed: str, limit: float) -> list[Any] | None:
        """The bot's choice; None when it crashed, stalled or said something else."""
        request = {"bot": bot, "title": title, "view": view, "seed": seed, "limit": limit}
        process = self._process
        if process is None or process.stdin is None:
            return None
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            await process.stdin.drain()
            choice = json.loads(await self._line(limit))
        except (OSError, TimeoutError, ValueError):
            await self.end()
            return None
        except asyncio.CancelledError:
            await self.end()  # its answer, when it comes, would be taken for the next one's
            raise
        return choice if isinstance(choice, list) and all(type(item) in (str, int) for item in choice) else None

    async def _line(self, limit: float) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(limit):
            line = await self._process.stdout.readline()
        return line.decode().strip()

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                await process.communicate()  # to the end of its pipes, unless a child of its own holds them open


class Thinkers:
    """A few of them, for all the tables of this process."""

    def __init__(self, number: int = 1, finder: str = FINDER) -> None:
        self._all = [Thinker(finder) for _ in range(number)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Thinker]:
        """The next that is free, ready to think."""
        thinker = await self._free.get()
        try:
            await thinker.ready()
            yield thinker
        finally:
            self._free.put_nowait(thinker)

    async def stop(self) -> None:
        for thinker in self._all:
            await thinker.end()


def _environment() -> dict[str, str]:
    """What a bot's process may know of its surroundings: where the code is, not where the database is."""
    kept = {key: os.environ[key] for key in ("PATH", "LANG", "SYSTEMROOT") if key in os.environ}
    return kept | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
