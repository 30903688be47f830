"""One WebSocket: somebody at a table, in a seat or looking on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException
from litestar.params import QueryParameter

from orrery.core.errors import Refused
from orrery.server import absence, guard, protocol
from orrery.server.bell import Bell
from orrery.server.catching_up import with_words
from orrery.server.guard import VIEWER, Visit
from orrery.server.limits import Limits
from orrery.server.presence import Spot
from orrery.server.protocol import Answer, Chat, Here, News, Outgoing, Ping, Pong, Present, Resume, Say, Undo
from orrery.server.store import NotSaved
from orrery.server.telling import in_words, is_much, read_words
from orrery.server.wire import WIRE, Wire

LARGEST = 65_536
WAITING = 200
"""Messages that may wait for a slow reader."""

# Close codes, of those that are free for applications.
FORBIDDEN, TOO_SLOW, TOO_FAST, TOO_LARGE, STOPPING = 4403, 4408, 4429, 1009, 1012

Hidden = Annotated[bool, QueryParameter(name="hidden")]
"""Whether somebody does not want to be seen: to the others he is not there."""

STRAIGHT = "straight"
"""Under which a scope keeps the server's own ways in and out, past those of the framework."""

_decoder = msgspec.json.Decoder(protocol.Incoming)
_encoder = msgspec.json.Encoder()


def _text(message: Outgoing) -> str:
    return _encoder.encode(message).decode()


class Connection:
    """Reads in one task and writes in another. News are made when they can be sent, so they never pile up.

    Somebody who takes nothing in does not answer the server's pings either: uvicorn ends such a connection.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        visit: Visit,
        since: int,
        seq: int,
        lang: str | None = None,
        hidden: bool = False,
    ) -> None:
        self.visit, self.table = visit, visit.table
        self._socket = socket
        self._receive, self._send = socket.scope["state"][STRAIGHT]
        self._wire: Wire | None = socket.scope["state"].get(WIRE)
        self._since, self._seq = since, seq
        self._lang, self._hidden = lang, hidden
        self._waiting: deque[Outgoing] = deque()
        self._moved = self._changed = self._seen = True
        self._present: Present | None = None
        self._close: int | None = None
        self._writing = self._soon = False
        """Whether the task is at it, and whether it will be done at the end of this turn of the loop."""
        self._bell = Bell()
        self._bell.ring()

    async def run(self) -> None:
        await self._socket.accept()
        await read_words(self._lang, self.table.title_name)
        hall = self.visit.hall
        self.table.listeners.add(self)
        hall.connections.add(self)
        hall.presence.watch(self.table.id, self.look)
        if self.visit.someone is not None and not self._hidden:
            hall.presence.enter(self, self.visit.someone.id, self.table.id)
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            self.table.listeners.discard(self)
            hall.connections.discard(self)
            hall.presence.unwatch(self.table.id, self.look)
            hall.presence.leave(self)
            hall.limits.forget("message", id(self))
            if self._close is None:
                writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    # --- what the table tells ---------------------------------------------------------------------------

    def moved(self) -> None:
        self._moved = True
        self._wake()

    def changed(self) -> None:
        self._changed = True
        self._wake()

    def said(self, chat: Chat) -> None:
        self.send(chat)

    def look(self, spot: Spot) -> None:
        """Somebody has come, has gone or looks elsewhere."""
        self._seen = True
        self._wake()

    def send(self, message: Outgoing) -> None:
        if len(self._waiting) >= WAITING:
            self.close(TOO_SLOW)
        else:
            self._waiting.append(message)
            self._wake()

    def close(self, code: int) -> None:
        self._close = self._close or code
        self._bell.ring()

    # --- writing ----------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """There is something to tell. Where that can be done at once it is, with all else of this turn of the loop."""
        if self._wire is None:
            self._bell.ring()
        elif not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._write_now, self._wire)

    def _write_now(self, wire: Wire) -> None:
        self._soon = False
        if self._writing or self._close is not None or not wire.free:
            self._bell.ring()
            return
        try:
            wire.post([_text(message) for message in self._messages_now()])
        except Exception:  # the task will meet it again, and end the connection with it
            self._bell.ring()

    async def _write(self) -> None:
        with suppress(WebSocketException, RuntimeError, OSError):
            while self._close is None:
                await self._bell.heard()
                self._writing = True
                for message in self._messages():
                    if isinstance(message, News):
                        await with_words(self.visit, message, self._lang)
                    await self._send({"type": "websocket.send", "text": _text(message)})
                self._writing = False
            await self._socket.close(self._close)

    def _messages_now(self) -> Iterator[Outgoing]:
        """What can be told at once: news of much wait until their words are found."""
        for message in self._messages():
            if isinstance(message, News):
                if is_much(self.table, message, self._lang):
                    self._waiting.append(message)
                    self._bell.ring()
                    return
                in_words(self.table, self.visit.seat, message, self._lang)
            yield message

    def _messages(self) -> Iterator[Outgoing]:
        """All that there is to tell, each made when it is its turn; news without their words."""
        while self._waiting:
            yield self._waiting.popleft()
        if self._changed:
            if not guard.allowed(VIEWER, self.visit):
                self.close(FORBIDDEN)
                return
            info = self.table.info(self.visit.someone.id if self.visit.someone else None)
            self._changed, self._seen = False, True
            yield info
        if self._seen:
            self._seen, before = False, self._present
            self._present = self._who_is_there()
            if self._present != before:
                yield self._present
        if self._moved and self.table.game is not None:
            news = self.table.news(self.visit.seat, self._since, self._seq)
            self._moved, self._since, self._seq = False, news.since + len(news.events), news.seq
            yield news

    def _who_is_there(self) -> Present:
        at = self.visit.hall.presence.at
        people = [chair.person if chair.kind == "person" else None for chair in self.table.chairs]
        return Present([None if person is None else at(person, self.table.id) for person in people])

    # --- reading ----------------------------------------------------------------------------------------

    async def _read(self) -> None:
        limits = self.visit.hall.limits
        while self._close is None:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or b""
            if len(data) > LARGEST:
                self.close(TOO_LARGE)
            elif not self._may_speak(limits):
                self.close(TOO_FAST)
            else:
                await self._take(data)

    def _may_speak(self, limits: Limits) -> bool:
        return limits.allow("message", id(self)) and limits.allow("message", self.visit.key)

    async def _take(self, data: str | bytes) -> None:
        began = time.perf_counter()
        refused: protocol.Refused | None
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            kind, refused = "malformed", protocol.Refused("", "malformed")
        else:
            kind, refused = type(message).__name__.lower(), await self._done_or_refused(message)
        if refused is not None:
            self.send(refused)
        self.visit.hall.watch.messages.took(
            kind, "done" if refused is None else refused.code, time.perf_counter() - began
        )

    async def _done_or_refused(self, message: protocol.Incoming) -> protocol.Refused | None:
        action = getattr(message, "id", "")
        against = guard.check_message(message, self.visit)
        if against is not None:
            return protocol.Refused(action, against)
        try:
            await self._do(message)
        except Refused as refused:
            self.moved()
            return protocol.Refused(action, refused.reason.code, refused.reason.args)
        except NotSaved:
            return protocol.Refused(action, "not_saved")
        return None

    async def _do(self, message: protocol.Incoming) -> None:
        match message:
            case Answer(id, turn, choice):
                await absence.here_again(self.visit.hall.tables, self.table, self.visit.chair)
                self.send(await self.table.answer(self.visit.chair, turn, choice, id))
            case Undo(id):
                self.send(await self.table.undo(self.visit.chair, id))
            case Say(text, quick):
                await self.table.say(self.visit.chair, text, quick)
            case Resume(since, seq):
                self._since, self._seq, self._changed = since, seq, True
                self.moved()
            case Here(away):
                self.visit.hall.presence.is_away(self, away)
                self.send(Pong(self.table.seq))
            case Ping():
                self.send(Pong(self.table.seq))
