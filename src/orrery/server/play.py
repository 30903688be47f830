"""Playing: by WebSocket, and by plain HTTP where there is none."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import get, post, websocket
from litestar.connection import WebSocket
from litestar.params import JSONBody, QueryParameter

from orrery.server import absence
from orrery.server.catching_up import with_words
from orrery.server.connection import Connection, Hidden
from orrery.server.guard import Visit, Visiting
from orrery.server.problems import Problem
from orrery.server.protocol import Ack, Answer, Chat, News, Say, Undo
from orrery.server.telling import read_words
from orrery.server.watch import route_of

LONGEST_WAIT = 25.0

Since = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
Lang = Annotated[Literal["en", "fr"], QueryParameter(name="lang")]
InWords = Annotated[Literal["en", "fr"] | None, QueryParameter(name="lang")]
"""With a language, news come with their words."""
SeatOf = Annotated[int, QueryParameter(name="seat", ge=0, le=99)]
SeatOrNone = Annotated[str | None, QueryParameter(name="seat", pattern="^([0-9]{1,2}|none)$")]


@websocket("/tables/{table_id:str}/ws")
async def ws(
    socket: WebSocket[Any, Any, Any], since: Since = 0, seq: Since = 0, lang: InWords = None, hidden: Hidden = False
) -> None:
    visit: Visit = socket.scope["state"]["visit"]
    if visit.hall.crowded(visit.key):
        raise Problem(429, "too_many", "That is too many connections.")
    try:
        await Connection(socket, visit, since, seq, lang, hidden).run()
    except Exception as error:
        visit.hall.watch.failed(route_of(socket.scope), error)
        raise


@get("/tables/{table_id:str}/news")
async def news(
    visit: Visiting,
    as_seat: SeatOrNone = None,
    since: Since = 0,
    seq: Since = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    lang: InWords = None,
) -> News:
    """The game as a seat, or a spectator, sees it. With `wait`, not before there is something newer than `seq`."""
    table = visit.table
    if wait and (table.game is None or table.seq <= seq):
        waiter = Waiter(visit)
        table.listeners.add(waiter)
        try:
            await waiter.wait(wait)
        finally:
            table.listeners.discard(waiter)
    await read_words(lang, table.title_name)
    return await with_words(visit, table.news(visit.seat, since, seq), lang)


class Waiter:
    """Somebody who asked to be answered when something has happened."""

    def __init__(self, visit: Visit) -> None:
        self._closing = visit.hall.closing
        self._happened = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        either = [asyncio.create_task(event.wait()) for event in (self._happened, self._closing)]
        try:
            await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in either:
                task.cancel()

    def moved(self) -> None:
        self._happened.set()

    def changed(self) -> None:
        self._happened.set()

    def said(self, chat: Chat) -> None:
        """Has an address of its own."""


@post("/tables/{table_id:str}/answer", status_code=200)
async def answer(visit: Visiting, seat: SeatOf, data: JSONBody[Answer]) -> Ack:
    """Who was away, and for whom a bot has played, is there again by answering."""
    await absence.here_again(visit.hall.tables, visit.table, visit.chair)
    return await visit.table.answer(visit.chair, data.turn, data.choice, data.id)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(visit: Visiting, seat: SeatOf, data: JSONBody[Undo]) -> Ack:
    return await visit.table.undo(visit.chair, data.id)


@get("/tables/{table_id:str}/chat")
async def chat(visit: Visiting, since: Since = 0) -> list[Chat]:
    return await visit.table.chat(since)


@post("/tables/{table_id:str}/chat")
async def say(visit: Visiting, seat: SeatOf, data: JSONBody[Say]) -> Chat:
    return await visit.table.say(visit.chair, data.text, data.quick)


HANDLERS = [ws, news, answer, undo, chat, say]
