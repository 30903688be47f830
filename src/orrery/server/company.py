"""The lobby's WebSocket: which of the people whom one knows are there, and what is told of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException
from sqlalchemy import Connection, select

from orrery.server.bell import Bell
from orrery.server.connection import LARGEST, TOO_FAST, TOO_LARGE, Hidden
from orrery.server.friendship import friends_of
from orrery.server.guard import Visit
from orrery.server.presence import EVERYWHERE, LOBBY, Spot
from orrery.server.problems import Problem
from orrery.server.protocol import Companion, Company, Here, Ping, Pong
from orrery.server.schema import seats, tables
from orrery.server.watch import route_of

ROWS = 400
KNOWN = 24
"""Opponents who are shown, those of the latest games."""

_decoder = msgspec.json.Decoder(Here | Ping)
_encoder = msgspec.json.Encoder()


class Known(NamedTuple):
    person: str
    name: str
    friend: str | None = None


def known_to(connection: Connection, person: str) -> list[Known]:
    """One's friends, and those with whom one has played."""
    found = [Known(*friend) for friend in friends_of(connection, person)]
    friends = {one.person for one in found}
    return found + [one for one in opponents(connection, person) if one.person not in friends]


def opponents(connection: Connection, person: str) -> list[Known]:
    """Those with whom one has played or plays, the latest first, by the name that they bore there."""
    mine = seats.alias()
    query = (
        select(seats.c.person, seats.c.name)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(mine, mine.c.table_id == tables.c.id)
        .where(mine.c.person == person, mine.c.kind == "person", tables.c.status != "open")
        .where(seats.c.kind == "person", seats.c.person != person)
        .order_by(tables.c.touched.desc())
        .limit(ROWS)
    )
    found: dict[str, str] = {}
    for row in connection.execute(query):
        found.setdefault(row.person, row.name)
    return [Known(*one) for one in list(found.items())[:KNOWN]]


class Caller:
    """Somebody in the lobby. Told anew whenever somebody whom he knows comes, goes or looks elsewhere."""

    def __init__(self, socket: WebSocket[Any, Any, Any], visit: Visit, hidden: bool) -> None:
        self.visit = visit
        self._socket, self._hidden = socket, hidden
        self._known: list[Known] = []
        self._ponged = True
        self._told: Company | None = None
        self._close: int | None = None
        self._bell = Bell()

    async def run(self) -> None:
        await self._socket.accept()
        hall = self.visit.hall
        hall.connections.add(self)
        hall.presence.watch(EVERYWHERE, self.look)
        if not self._hidden:
            hall.presence.enter(self, self.visit.person.id, LOBBY)
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            hall.presence.unwatch(EVERYWHERE, self.look)
            hall.presence.leave(self)
            hall.connections.discard(self)
            hall.limits.forget("message", id(self))
            if self._close is None:
                writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    def look(self, spot: Spot) -> None:
        if any(one.person == spot.person for one in self._known):
            self._bell.ring()

    def close(self, code: int) -> None:
        self._close = self._close or code
        self._bell.ring()

    async def learn(self) -> None:
        """Asks the database whom one knows: at first, and with each ping, for games begin and end."""
        store, person = self.visit.hall.store, self.visit.person.id
        self._known = await store.read(lambda connection: known_to(connection, person))
        self._bell.ring()

    async def _write(self) -> None:
        with suppress(WebSocketException, RuntimeError, OSError):
            while self._close is None:
                await self._bell.heard()
                if not self._ponged:
                    self._ponged = True
                    await self._send(Pong(0))
                told = self._company()
                if told != self._told:
                    self._told = told
                    await self._send(told)
            await self._socket.close(self._close)

    def _company(self) -> Company:
        presence = self.visit.hall.presence
        return Company([Companion(one.name, presence.anywhere(one.person), one.friend) for one in self._known])

    async def _send(self, message: Company | Pong) -> None:
        await self._socket.send_text(_encoder.encode(message).decode())

    async def _read(self) -> None:
        await self.learn()
        limits, presence = self.visit.hall.limits, self.visit.hall.presence
        while self._close is None:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or b""
            if len(data) > LARGEST:
                self.close(TOO_LARGE)
            elif not (limits.allow("message", id(self)) and limits.allow("message", self.visit.key)):
                self.close(TOO_FAST)
            else:
                with suppress(msgspec.MsgspecError, UnicodeError):
                    message = _decoder.decode(data)
                    if isinstance(message, Here):
                        presence.is_away(self, message.away)
                    else:
                        self._ponged = False
                        await self.learn()


@websocket("/lobby")
async def lobby_ws(socket: WebSocket[Any, Any, Any], hidden: Hidden = False) -> None:
    visit: Visit = socket.scope["state"]["visit"]
    if visit.hall.crowded(visit.key):
        raise Problem(429, "too_many", "That is too many connections.")
    try:
        await Caller(socket, visit, hidden).run()
    except Exception as error:
        visit.hall.watch.failed(route_of(socket.scope), error)
        raise


HANDLERS = [lobby_ws]
