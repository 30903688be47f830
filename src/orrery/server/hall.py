"""All that one server process has: the database, the bus, the tables that are awake, and what works for them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from orrery.server.bus import connect
from orrery.server.limits import Limits
from orrery.server.people import People
from orrery.server.settings import Settings
from orrery.server.store import NotSaved, Store
from orrery.server.tables import Tables


class Service(Protocol):
    """Something that works for the tables besides people: bots, clocks, standing orders."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bus = connect(settings.bus)
        self.tables = Tables(self.store, self.bus)
        self.people = People(self.store)
        self.limits = Limits(settings.rates, settings.limited)
        self.services: list[Service] = []
        self.closing = asyncio.Event()
        """Set when the server is about to stop: nobody waits for news any more."""
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.bus.start(self.tables.news_of)
        for service in self.services:
            await service.start()
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        self.closing.set()
        if self._keeper:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        for service in reversed(self.services):
            await service.stop()
        await self.bus.stop()
        self.people.close()
        await asyncio.to_thread(self.store.close)

    async def _keep(self) -> None:
        """Looks after the tables that are awake: a message of the bus may have been lost, a table may be idle."""
        while True:
            await asyncio.sleep(1)
            self.tables.let_go()
            if self.settings.bus:
                with suppress(NotSaved):
                    await self.tables.look_again()
