"""What takes long is done in processes of its own, so that nobody else waits for it.

For each caller one job is done at a time, in the order of asking: whoever asks for much waits for himself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Raw

from orrery.core.errors import OrreryError
from orrery.server import telling
from orrery.server.thinkers import Thinkers

log = logging.getLogger(__name__)

SECONDS = 30.0
"""How long a job may take."""
WAITING = 10
"""Jobs of one caller that may wait for each other."""


class TooMuch(OrreryError):
    """One caller asks for more than can be done soon."""


class Undone(OrreryError):
    """A job has failed."""


class Background:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    async def start(self) -> None:
        """Its processes are started when they are first needed."""

    async def stop(self) -> None:
        await self._thinkers.stop()

    async def do(self, caller: str, job: str, *args: Any) -> Raw:
        """What a job of `orrery.server.jobs` gives, as JSON."""
        if self._waiting[caller] >= WAITING:
            raise TooMuch("You have asked for much at once. Try again in a moment.")
        turn = self._turns.setdefault(caller, asyncio.Lock())
        self._waiting[caller] += 1
        try:
            async with turn, self._thinkers.one("", "", "") as thinker:
                done = await thinker.do(job, args, SECONDS)
        finally:
            self._waiting[caller] -= 1
            if not self._waiting[caller]:
                del self._waiting[caller]
        if done is None or done.error:
            where = [] if done is None else [done.error, *done.where]
            log.error("job failed", extra={"job": job, "where": where})
            raise Undone("That could not be done here. It has been noted.")
        for title, kind, n in done.failed:
            telling.FAILED[title, kind] += n
        return done.result
