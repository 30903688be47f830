"""Passwords are hashed beside the tables, one after the other, and only so many wait for it.

A hash takes a core for a tenth of a second: those who log in wait for each other, the tables for nobody.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

from orrery.core.errors import OrreryError
from orrery.server.thinkers import surroundings

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "orrery.server.hasher")
WAITING_TO_HASH = 16
RETRY_AFTER = 5
"""Seconds after which who found the line full may try again."""


class TooBusy(OrreryError):
    """Too many passwords are being checked at this moment."""


class Passwords:
    """The process that hashes: started when it is first needed, and again when it was lost."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    def check_room(self) -> None:
        """Refuses whoever would have to wait too long, before anything is done for him."""
        if self._waiting >= WAITING_TO_HASH:
            raise TooBusy("Too many people are logging in at this moment. Try again in a little while.")

    async def kept(self, password: str) -> str:
        """As it is stored."""
        return str(await self._ask({"password": password}))

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether it is the one that is stored. Where nothing is, to say no takes as long."""
        return await self._ask({"stored": stored, "password": password}) is True

    async def _ask(self, question: dict[str, str | None]) -> object:
        self.check_room()
        self._waiting += 1
        try:
            async with self._turn:
                return await self._answer(json.dumps(question).encode() + b"\n")
        finally:
            self._waiting -= 1

    async def _answer(self, question: bytes) -> object:
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(question)
            await process.stdin.drain()
            answer: object = json.loads(await process.stdout.readline())
            return answer
        except (OSError, ValueError) as error:  # it is gone, and the next who asks gets another
            await self.stop()
            log.warning("hasher lost", extra={"error": type(error).__name__})
            raise TooBusy("Passwords cannot be checked at this moment. Try again in a little while.") from error
        except asyncio.CancelledError:
            await self.stop()  # its answer, when it comes, would be taken for the next one's
            raise

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=surroundings()
            )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
