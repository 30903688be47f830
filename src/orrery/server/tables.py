"""All the tables that this process has in memory, and how a new one is made."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from orrery import games
from orrery.core.errors import BadOption, OrreryError
from orrery.server.bus import Bus
from orrery.server.schema import links, seats, tables
from orrery.server.store import Store
from orrery.server.table import Table, read_table

IDLE = 300.0
"""Seconds after which a table that nobody looks at is let go of. It is in the database."""


class NoSuchTable(OrreryError):
    """There is no table of that id, or it is not for this person."""


class Chair(NamedTuple):
    """A seat of a new table: "person" (with the person's id), "bot" (with the bot's name) or "open"."""

    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None


class Tables:
    """The tables that are awake. Any process can wake any table."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store, self.bus = store, bus
        self.awake: dict[str, Table] = {}
        self.observers: list[Callable[[Table], None]] = []
        self._waking: dict[str, asyncio.Lock] = {}
        self._seen: dict[str, float] = {}

    async def find(self, table_id: str) -> Table:
        """The table, woken if need be; its game is begun when it is being played or over."""
        self._seen[table_id] = time.monotonic()
        table = self.awake.get(table_id)
        if table is not None:
            return table
        async with self._waking.setdefault(table_id, asyncio.Lock()):
            if table_id in self.awake:
                return self.awake[table_id]
            table = await self.store.read(read_table(self.store, self.bus, table_id))
            if table is None:
                raise NoSuchTable("There is no such table here.")
            table.observers = self.observers
            if table.status != "open":
                await table.begin()
            self.awake[table_id] = table
            return table

    async def news_of(self, table_id: str) -> None:
        """Another process has moved a table on: if it is awake here, it catches up."""
        table = self.awake.get(table_id)
        if table is not None:
            await table.catch_up()

    def let_go(self) -> None:
        """Forgets the tables that nobody has looked at for a while."""
        now = time.monotonic()
        for table_id, table in list(self.awake.items()):
            if not table.listeners and not table.busy and now - self._seen.get(table_id, 0) > IDLE:
                del self.awake[table_id]
                self._seen.pop(table_id, None)
                self._waking.pop(table_id, None)

    async def create(
        self,
        title: str,
        options: Mapping[str, Any],
        chairs: Sequence[Chair],
        host: str,
        settings: Mapping[str, Any],
        rematch_of: str | None = None,
    ) -> tuple[Table, dict[int | None, str]]:
        """A new table, and the secret of the link to each open seat (and, under None, to the spectators' bench)."""
        found = games.find(title)
        settled = found.settle_options(len(chairs), options)
        if not any(chair.kind in ("person", "open") for chair in chairs):
            raise BadOption("A table needs at least one person or open seat.")
        table_id, salt, seed = secrets.token_urlsafe(9), secrets.token_hex(16), secrets.randbits(128)
        now = time.time()
        row = {
            "id": table_id,
            "title": title,
            "rules": found.rules,
            "seats": len(chairs),
            "options": json.dumps(settled),
            "start": json.dumps({"seed": seed}),
            "salt": salt,
            "commitment": commitment(seed, salt),
            "status": "open",
            "host": host,
            "settings": json.dumps(dict(settings)),
            "result": None,
            "rematch_of": rematch_of,
            "created": now,
            "touched": now,
        }
        tokens: dict[int | None, str] = {None: secrets.token_urlsafe(18)}
        tokens |= {seat: secrets.token_urlsafe(18) for seat, chair in enumerate(chairs) if chair.kind == "open"}

        def work(connection: Connection) -> None:
            connection.execute(tables.insert().values(row))
            connection.execute(
                seats.insert(),
                [{"table_id": table_id, "seat": seat, **chair._asdict()} for seat, chair in enumerate(chairs)],
            )
            connection.execute(
                links.insert(),
                [
                    {"token": hashed(token), "table_id": table_id, "seat": seat, "revoked": False}
                    for seat, token in tokens.items()
                ],
            )

        await self.store.write(work)
        table = await self.find(table_id)
        await self.start_if_full(table)
        return table, tokens

    async def start_if_full(self, table: Table) -> None:
        """The game begins when no seat is open."""
        if table.status != "open" or any(chair.kind == "open" for chair in table.chairs):
            return

        def work(connection: Connection) -> None:
            connection.execute(tables.update().where(tables.c.id == table.id).values(status="playing"))

        await self.store.write(work)
        table.status = "playing"
        await table.begin()
        await self.bus.publish(table.id)


def commitment(seed: object, salt: str) -> str:
    """What is published when a game begins, so that its shuffles can be verified when it is over."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def hashed(token: str) -> str:
    """Secrets of links and sessions are stored only as hashes."""
    return hashlib.sha256(token.encode()).hexdigest()
