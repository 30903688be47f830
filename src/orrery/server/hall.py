"""All that one server process has: the database, the bus, the tables that are awake, and what works for them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Collection
from typing import Any, Protocol

from orrery.server import absence, outcomes
from orrery.server.background import Background
from orrery.server.bots import Bots
from orrery.server.bus import connect
from orrery.server.clock import Clock
from orrery.server.coach import Coach
from orrery.server.forgotten import Forgotten
from orrery.server.keeper import Keeper
from orrery.server.limits import Limits
from orrery.server.people import People
from orrery.server.presence import HEAD, Presence
from orrery.server.reminders import Post
from orrery.server.settings import Settings
from orrery.server.shelf import Shelf
from orrery.server.store import NotSaved, Store
from orrery.server.table import Table
from orrery.server.tables import Chair, Tables, hashed
from orrery.server.thinkers import Thinkers
from orrery.server.watch import Watch

SESSION_OVER = 4401
DISMISSED = "!"
"""Before the hash of a session on the bus: it is over."""
LOOK_EVERY = 5
"""Seconds between two looks for sessions that were ended elsewhere."""
TIDY_EVERY = 3600
"""Seconds between two looks for what is too old to be kept."""
MOST_CONNECTIONS = 50
"""Of one person, or of one address without a person."""


class Service(Protocol):
    """Something that works for the tables besides people: bots, clocks, standing orders."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...


class Connected(Protocol):
    """A WebSocket."""

    visit: Any

    def close(self, code: int) -> None: ...


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bus = connect(settings.bus)
        self.tables = Tables(self.store, self.bus, settings.public)
        self.presence = Presence(self.bus)
        self.people = People(self.store)
        self.limits = Limits(settings.rates, settings.limited)
        self.connections: set[Connected] = set()
        self.watch = Watch(self.tables, self.connections)
        self.post = Post(settings.webhook, settings.mail_server, settings.mail_from, settings.url)
        self.forgotten = Forgotten(self.store, self.people, self.post)
        self.keeper = self._new_keeper()
        self.coach = Coach(Thinkers(1))
        self.background = Background(Thinkers(1, settings.finder))
        self.shelf = Shelf(self.background)
        self.services: list[Service] = [self.keeper, self.coach, self.background]
        self.closing = asyncio.Event()
        """Set when the server is about to stop: nobody waits for news any more."""
        self._keepers: list[asyncio.Task[None]] = []

    def _new_keeper(self) -> Keeper:
        settings, clock = self.settings, Clock()
        thinkers = Thinkers(settings.thinkers, settings.finder)
        bots = Bots(thinkers, clock, settings.bot_seconds, settings.bot_seconds, self.watch.bot_failed)
        return Keeper(self.tables, clock, bots, self.post)

    async def start(self) -> None:
        await self.bus.start(self.hear)
        await self.presence.start()
        for service in self.services:
            await service.start()
        self._keepers = [asyncio.create_task(task) for task in (self._keep(), self.watch.loop())]

    async def stop(self) -> None:
        self.closing.set()
        for task in self._keepers:
            task.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for service in reversed(self.services):
            await service.stop()
        await self.presence.stop()
        await self.bus.stop()
        await self.people.stop()
        await asyncio.to_thread(self.store.close)

    def crowded(self, key: str) -> bool:
        """Whether somebody has as many connections as one may have."""
        if not self.settings.limited:
            return False
        return [connection.visit.key for connection in self.connections].count(key) >= MOST_CONNECTIONS

    async def hear(self, message: str) -> None:
        """What another process says on the bus."""
        if message.startswith(DISMISSED):
            self._close({message.removeprefix(DISMISSED)})
        elif message.startswith(HEAD):
            self.presence.hear(message)
        else:
            await self.tables.news_of(message)

    async def dismiss(self, session: str) -> None:
        """A session is over: so are its connections, here and in other processes."""
        await self.dismiss_all([hashed(session)])

    async def dismiss_all(self, ended: Collection[str]) -> None:
        """The same of several, known by their hashes."""
        self._close(ended)
        for one in ended:
            self.bus.publish(DISMISSED + one)

    def _close(self, ended: Collection[str]) -> None:
        for connection in tuple(self.connections):
            if connection.visit.session is not None and hashed(connection.visit.session) in ended:
                connection.close(SESSION_OVER)

    async def _dismiss_the_ended(self) -> None:
        """Closes what another process has told of in vain: a message of the bus may have been lost."""
        held = {hashed(found.visit.session) for found in self.connections if found.visit.session is not None}
        if held:
            self._close(held - await self.people.still_open(held))

    async def leave(self, table: Table, seat: int) -> None:
        """Somebody gives a seat up."""
        if table.status == "open":
            await self.tables.put(table, seat, Chair("open"))
        elif table.status == "playing":
            await absence.away(self.tables, table, seat, "left")
            if table.aside is not None and all(absence.is_away(table, n) for n in range(len(table.chairs))):
                await table.end(seat, "abandoned", "abandoned-aside")  # no clock will do that
                await self.tables.changed(table)

    async def _keep(self) -> None:
        """Looks after the tables that are awake: a message of the bus may have been lost, a table may be idle."""
        for second in itertools.count():
            await asyncio.sleep(1)
            try:
                if second % TIDY_EVERY == 0:
                    await self.people.forget_old_sessions()
                    await self.forgotten.tidy()
                    await outcomes.count(self.store)
                self.tables.let_go()
                await self.tables.look_again(shared=bool(self.settings.bus))
                if self.settings.bus and second % LOOK_EVERY == 0:
                    await self._dismiss_the_ended()
            except NotSaved:
                continue
            except Exception as error:  # whatever it was, the tables are looked after again in a second
                self.watch.failed("keeping", error)
