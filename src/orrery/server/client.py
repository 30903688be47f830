"""A client: somebody at a server, and a place at a table that outlives its connections.

    async with Client("http://localhost:8000") as client:
        await client.enter("Ada")
        async with client.at(table, seat=0) as place:
            async for news in place:
                if place.question:
                    await place.answer(choose(news.view))

An answer keeps its id for as long as it takes: it is sent again until the server says that it is saved, or why not.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import urlencode, urlsplit, urlunsplit

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from orrery.core.errors import OrreryError
from orrery.core.question import Item
from orrery.server import protocol
from orrery.server.protocol import Ack, Answer, Chat, Info, News, Ping, Pong, Present, Resume, Say, Undo
from orrery.server.wishes import Order, Wish

T = TypeVar("T")

BEAT = 5.0
"""Seconds of silence after which a place asks whether it has missed something."""
AGAIN = 3.0
"""Seconds without an acknowledgement after which an answer is sent again."""
SLOWEST = 2.0
"""Seconds between two attempts to connect, at most."""
LARGEST = 10_000_000
PASSING = frozenset({"not_saved", "too_fast"})
"""Refusals that say: again, in a moment."""
FINAL = frozenset({4401, 4403})
"""Close codes after which there is no use in coming back."""

_outgoing = msgspec.json.Decoder(protocol.Outgoing)
_encode = msgspec.json.Encoder().encode


class NotGranted(OrreryError):
    """The server did not do it, and says why: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str, args: Mapping[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.code, self.particulars = code, dict(args or {})


class NoServer(OrreryError):
    """There is no server at that address, or it does not answer."""


class Person(Struct):
    id: str
    name: str
    login: str | None = None


class Made(Struct):
    """A new table, with the secrets of its links: by seat, and "watch" for the spectators' bench."""

    table: Info
    links: dict[str, str]


class Sat(Struct):
    table: Info
    seat: int | None


class _Trouble(Struct):
    code: str
    message: str
    args: dict[str, Any] = {}


class Client:
    """Somebody at a server: a guest, or a person with an account."""

    def __init__(self, url: str, session: Mapping[str, str] | None = None) -> None:
        """`session` is what `Client.session` gave before: the same person again."""
        self.url = address_of(url)
        self._http = httpx.AsyncClient(base_url=self.url, cookies=dict(session or {}), timeout=40.0)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    @property
    def session(self) -> dict[str, str]:
        """What makes this client this person: keep it as you would a password."""
        return dict(self._http.cookies)

    def resume(self, session: Mapping[str, str]) -> None:
        """Is whoever that session makes of one; nobody, if it is empty."""
        self._http.cookies = httpx.Cookies(dict(session))

    # --- people ---------------------------------------------------------------------------------------

    async def me(self) -> Person:
        return await self.call("GET", "/people/me", Person)

    async def enter(self, name: str) -> Person:
        """As a guest."""
        return await self.call("POST", "/people", Person, {"name": name})

    async def register(self, login: str, password: str, email: str | None = None) -> Person:
        data = {"login": login, "password": password, "email": email}
        return await self.call("POST", "/people/me/account", Person, data)

    async def login(self, login: str, password: str, keep: bool = False) -> Person:
        """`keep`: the tables of the guest that one was become the account's."""
        return await self.call("POST", "/login", Person, {"login": login, "password": password, "keep": keep})

    # --- tables ---------------------------------------------------------------------------------------

    async def create(
        self, title: str, seats: Sequence[str], options: Mapping[str, Any] | None = None, **more: Any
    ) -> Made:
        """A new table. A seat is "me", "open" or the name of a bot."""
        chairs = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        data = {"title": title, "seats": chairs, "options": dict(options or {}), **more}
        return await self.call("POST", "/tables", Made, data)

    async def tables(self) -> list[Info]:
        return await self.call("GET", "/tables", list[Info])

    async def mine(self) -> list[Info]:
        return await self.call("GET", "/tables/mine", list[Info])

    async def table(self, table: str) -> Info:
        return await self.call("GET", f"/tables/{table}", Info)

    async def follow(self, token: str, name: str | None = None) -> Sat:
        """Sits down by a seat's link, or looks on by a spectators' link."""
        return await self.call("POST", "/links/follow", Sat, {"token": token, "name": name})

    async def stand(self, table: str, seat: int) -> Info:
        return await self.call("POST", f"/tables/{table}/stand?seat={seat}", Info)

    # --- playing without a WebSocket ------------------------------------------------------------------

    async def news(self, table: str, seat: int | None = None, since: int = 0, seq: int = 0, wait: float = 0) -> News:
        """The game now; with `wait`, when there is something newer than `seq`, or after so many seconds."""
        query = urlencode({"seat": _named(seat), "since": since, "seq": seq, "wait": wait})
        return await self.call("GET", f"/tables/{table}/news?{query}", News)

    async def answer(self, table: str, seat: int, turn: int, choice: Sequence[Item], action: str | None = None) -> Ack:
        data = {"t": "answer", "id": action or new_id(), "turn": turn, "choice": list(choice)}
        return await self.call("POST", f"/tables/{table}/answer?seat={seat}", Ack, data)

    async def chat(self, table: str, since: int = 0) -> list[Chat]:
        return await self.call("GET", f"/tables/{table}/chat?since={since}", list[Chat])

    # --- standing orders ------------------------------------------------------------------------------

    async def orders(self, table: str, seat: int) -> list[Order]:
        """A seat's own, in the order in which they were given."""
        return await self.call("GET", f"/tables/{table}/orders?seat={seat}", list[Order])

    async def order(self, table: str, seat: int, wish: Wish) -> Order:
        return await self.call("POST", f"/tables/{table}/orders?seat={seat}", Order, msgspec.to_builtins(wish))

    async def take_back(self, table: str, seat: int, order: str) -> None:
        await self.call("DELETE", f"/tables/{table}/orders/{order}?seat={seat}", type(None))

    # --- with one -------------------------------------------------------------------------------------

    def at(self, table: str, seat: int | None = None, patience: float = 60.0) -> Place:
        """A place at a table: `async with` it. `patience`: for how many seconds a server may be away."""
        return Place(self, table, seat, patience)

    async def call(self, method: str, path: str, kind: type[T], data: Any = None) -> T:
        """Any address under /api, answered as `kind`."""
        headers = {"x-csrf-token": self._http.cookies.get("orrery_csrf") or ""}
        try:
            answer = await self._http.request(method, f"/api{path}", json=data, headers=headers)
        except httpx.HTTPError as error:
            raise NoServer(f"The server at {self.url} does not answer.") from error
        try:
            if answer.is_success:
                return msgspec.json.decode(answer.content or b"null", type=kind)
            trouble = msgspec.json.decode(answer.content, type=_Trouble)
        except msgspec.MsgspecError as error:
            raise NoServer(f"What answers at {self.url} is no server of Orrery.") from error
        raise NotGranted(trouble.code, trouble.message, trouble.args)


class Place:
    """A seat, or a place among the spectators. It connects again when it must, and misses nothing.

    `view` and `events` are the game as this place sees it; `info` is the table around it.
    """

    def __init__(self, client: Client, table: str, seat: int | None, patience: float) -> None:
        self._client, self.table, self.seat, self._patience = client, table, seat, patience
        self.info: Info | None = None
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.chats: list[Chat] = []
        self.present: Sequence[str | None] = ()
        """Who is at the table, seat by seat: "here", "away", "gone"; of seats without a person, nothing."""
        self.seq = self.turn = 0
        self.connections = 0
        """How often it has connected."""
        self._fresh: deque[News] = deque()
        self._waiting: dict[str, tuple[Answer | Undo, asyncio.Future[Ack]]] = {}
        self._socket: ClientConnection | None = None
        self._heard = 0.0
        self._changed = asyncio.Condition()
        self._over: BaseException | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Place:
        self._tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self._mind())]
        try:
            await self.until(lambda: self.connections > 0 and self.info is not None)
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for _, acked in self._waiting.values():
            acked.cancel()

    # --- what one sees --------------------------------------------------------------------------------

    @property
    def question(self) -> dict[str, Any] | None:
        """What this seat is asked, as data."""
        return self.view["question"] if self.view else None

    @property
    def result(self) -> dict[str, Any] | None:
        return self.view["result"] if self.view else None

    def __aiter__(self) -> AsyncIterator[News]:
        return self._news()

    async def _news(self) -> AsyncIterator[News]:
        """All that is new, as it comes; it ends with the game."""
        while True:
            await self.until(lambda: bool(self._fresh))
            while self._fresh:
                yield self._fresh.popleft()
            if self.result:
                return

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits for something to be so."""
        async with self._changed:
            await self._changed.wait_for(lambda: condition() or self._over is not None)
        if not condition():
            assert self._over is not None
            raise self._over

    # --- what one does --------------------------------------------------------------------------------

    async def answer(self, choice: Sequence[Item], turn: int | None = None, action: str | None = None) -> Ack:
        """Answers the question, once, whatever becomes of the connection. Raises NotGranted when it is refused."""
        return await self._send(Answer(action or new_id(), self.turn if turn is None else turn, list(choice)))

    async def undo(self) -> Ack:
        return await self._send(Undo(new_id()))

    async def recall(self) -> None:
        """Puts what was said before one came in front of what one has heard."""
        earlier = await self._client.chat(self.table)
        heard = {line.n for line in self.chats}
        self.chats[:0] = [line for line in earlier if line.n not in heard]

    async def say(self, text: str, quick: bool = False) -> None:
        """Says something to the table: once, if at all."""
        await self.until(lambda: self._socket is not None)
        await self._put(Say(text, quick))

    async def _send(self, message: Answer | Undo) -> Ack:
        acked: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = message, acked
        try:
            while True:
                await self._put(message)
                try:
                    ack = await asyncio.wait_for(asyncio.shield(acked), AGAIN)
                    break
                except TimeoutError:
                    if self._over:
                        raise self._over from None
                except NotGranted as refused:
                    if refused.code not in PASSING:
                        raise
                    await asyncio.sleep(0.1)
                    acked = asyncio.get_running_loop().create_future()
                    self._waiting[message.id] = message, acked
        finally:
            del self._waiting[message.id]
        await self.until(lambda: self.seq > ack.seq)
        return ack

    async def _put(self, message: protocol.Incoming) -> None:
        if self._socket is not None:
            with suppress(WebSocketException):  # it will be sent again when there is another connection
                await self._socket.send(_encode(message).decode())

    # --- the connection -------------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Connects, again and again, until there is no use in it."""
        away_since, pause = time.monotonic(), 0.05
        while True:
            try:
                async with connect(self._address(), **self._manner()) as socket:
                    pause = 0.05
                    try:
                        await self._read(socket)
                    finally:
                        away_since = time.monotonic()
                if socket.close_code in FINAL:
                    return await self._end(NotGranted("forbidden", "This place is no longer yours."))
            except InvalidStatus as error:
                if error.response.status_code < 500 and error.response.status_code != 429:
                    return await self._end(NotGranted("forbidden", "This place is not yours to take."))
            except (OSError, WebSocketException, TimeoutError):
                pass
            if time.monotonic() - away_since > self._patience:
                return await self._end(NoServer(f"The server at {self._client.url} is gone."))
            await asyncio.sleep(pause)
            pause = min(pause * 2, SLOWEST)

    def _address(self) -> str:
        query = urlencode({"seat": _named(self.seat), "since": len(self.events), "seq": self.seq})
        return f"ws{self._client.url.removeprefix('http')}/api/tables/{self.table}/ws?{query}"

    def _manner(self) -> dict[str, Any]:
        cookies = "; ".join(f"{name}={value}" for name, value in self._client.session.items())
        return {
            "additional_headers": {"cookie": cookies} if cookies else {},
            "compression": None,
            "max_size": LARGEST,
            "open_timeout": 5,
            "close_timeout": 1,
            "ping_interval": None,
            "proxy": None,
        }

    async def _read(self, socket: ClientConnection) -> None:
        self._socket, self._heard = socket, time.monotonic()
        self.connections += 1
        try:
            for message, _ in tuple(self._waiting.values()):
                await self._put(message)
            async for data in socket:
                self._heard = time.monotonic()
                await self._take(_outgoing.decode(data))
        finally:
            self._socket = None

    async def _mind(self) -> None:
        """Asks after a silence whether something was missed; a connection that says nothing at all is given up."""
        while True:
            await asyncio.sleep(BEAT / 4)
            silence = time.monotonic() - self._heard
            if self._socket is None or silence < BEAT:
                continue
            if silence > 3 * BEAT:
                self._socket.transport.abort()
            if self.info is None:
                await self._resync()
            else:
                await self._put(Ping())

    async def _end(self, error: BaseException) -> None:
        async with self._changed:
            self._over = error
            self._changed.notify_all()

    # --- what comes -----------------------------------------------------------------------------------

    async def _take(self, message: protocol.Outgoing) -> None:
        match message:
            case News():
                await self._take_news(message)
            case Pong(seq) if seq > self.seq:
                await self._resync()
            case Info():
                self.info = message
            case Present(seats):
                self.present = seats
            case Chat() if message.n not in {chat.n for chat in self.chats}:
                self.chats.append(message)
            case Ack(id) if id in self._waiting:
                acked = self._waiting[id][1]
                if not acked.done():
                    acked.set_result(message)
            case protocol.Refused(id, code, args) if id in self._waiting:
                acked = self._waiting[id][1]
                if not acked.done():
                    acked.set_exception(NotGranted(code, f"Refused: {code.replace('_', ' ')}.", args))
            case _:
                return
        async with self._changed:
            self._changed.notify_all()

    async def _take_news(self, news: News) -> None:
        if news.seq < self.seq:
            return  # it was overtaken by newer news
        if news.since > len(self.events):
            await self._resync()
            return
        self.events[news.since :] = news.events
        self.view, self.seq, self.turn = news.view, news.seq, news.turn
        self._fresh.append(news)

    async def _resync(self) -> None:
        """Something did not come: asks for all since what is known."""
        await self._put(Resume(len(self.events), self.seq))


def _named(seat: int | None) -> str:
    return "none" if seat is None else str(seat)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def link(url: str, token: str) -> str:
    """The link that is passed on to whoever may take a seat, or look on."""
    return f"{url.rstrip('/')}/join/{token}"


def address_of(url: str) -> str:
    """A server's address, without what may follow it."""
    whole = url if "//" in url else f"http://{url}"
    try:
        parts = urlsplit(whole)
        reachable = parts.scheme in ("http", "https") and httpx.URL(whole).host and parts.port != 0
    except (ValueError, httpx.InvalidURL):
        reachable = False
    if not reachable:
        raise OrreryError(f"{url!r} is no address of a server: it has the form http://…")
    return urlunsplit((parts.scheme, parts.netloc, "", "", ""))


def read_link(text: str) -> tuple[str, str]:
    """The server and the secret of a link."""
    url, found, token = text.strip().partition("?")[0].rpartition("/join/")
    if not found or not token or not url:
        raise OrreryError(f"{text!r} is no link to a table: it has the form http://…/join/…")
    return url, token
