"""Whether a server can do its work: for whatever sends people to it, or stops doing so."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from msgspec import Struct

from orrery.server.bus import Bus
from orrery.server.schema import version
from orrery.server.store import NotSaved, Store

SECONDS = 2.0
"""How long the database may take."""
FRESH = 1.0
"""Seconds for which an answer holds: asking often costs nothing."""


class Readiness(Struct):
    """`database`: it takes what is written, so answers can be acknowledged. `bus`: other processes hear of it at once;
    without it they do after a second.
    """

    database: bool
    bus: bool


class Probe:
    def __init__(self, store: Store, bus: Bus) -> None:
        self._store, self._bus = store, bus
        self._found = Readiness(False, False)
        self._until = 0.0
        self._asking = asyncio.Lock()

    async def state(self) -> Readiness:
        async with self._asking:
            if time.monotonic() >= self._until:
                self._found = Readiness(await self._writes(), self._bus.heard)
                self._until = time.monotonic() + FRESH
            return self._found

    async def _writes(self) -> bool:
        """A row is written as it was: a disk that is full refuses that too."""
        with suppress(NotSaved, TimeoutError):
            async with asyncio.timeout(SECONDS):
                return await self._store.change(version.update().values(version=version.c.version)) == 1
        return False
