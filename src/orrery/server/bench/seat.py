"""A player's WebSocket, written by hand: whole frames in and out, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from random import Random
from typing import cast

import msgspec
from msgspec import Struct

from orrery.core.question import Item, Question, Way
from orrery.server.protocol import Answer

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED, UNMASKED_KEY = 0x80, 0x80, bytes(4)
"""A client has to mask what it sends. The key of zeros changes nothing, and costs nothing."""
TWO_BYTES, EIGHT_BYTES = 126, 127


class Asked(Struct):
    """As much of a question as it takes to answer it."""

    items: list[Item]
    least: int
    most: int
    ways: list[tuple[list[Item], list[Item], int]] | None = None

    def question(self) -> Question:
        ways = None if self.ways is None else tuple(Way(tuple(fixed), tuple(pool), n) for fixed, pool, n in self.ways)
        return Question(tuple(self.items), self.least, self.most, None, ways)


class Seen(Struct):
    question: Asked | None


class News(Struct, tag="news", tag_field="t"):
    seq: int
    turn: int
    view: Seen


class Ack(Struct, tag="ack", tag_field="t"):
    seq: int


class Refused(Struct, tag="refused", tag_field="t"):
    code: str


class Info(Struct, tag="table", tag_field="t"):
    pass


class Present(Struct, tag="present", tag_field="t"):
    pass


_decode = msgspec.json.Decoder(News | Ack | Refused | Info | Present).decode
_encode = msgspec.json.Encoder().encode


class Seat(asyncio.Protocol):
    """Hands every piece of news and every acknowledgement to `hear`."""

    def __init__(
        self, path: str, cookie: str, hear: Callable[[News | Ack], None], failed: Callable[[str], None]
    ) -> None:
        self.news: News | None = None
        self._path, self._cookie, self._hear, self._failed = path, cookie, hear, failed
        self._rest = b""
        self._open = self._closing = False

    @property
    def asked(self) -> Asked | None:
        return self.news.view.question if self.news else None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self._cookie}",
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closing:
            self._failed("The server to be measured has hung up.")

    def close(self) -> None:
        self._closing = True
        self._transport.close()

    def answer(self, id: str, rng: Random) -> None:
        """Answers what is asked, at random."""
        assert self.news is not None
        assert self.news.view.question is not None
        choice = self.news.view.question.question().sample(rng)
        self._send(TEXT, _encode(Answer(id, self.news.turn, list(choice))))

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((MASKED | size,)) if size < TWO_BYTES else bytes((MASKED | TWO_BYTES, *size.to_bytes(2, "big")))
        self._transport.write(b"%c%b%b%b" % (FINAL | opcode, length, UNMASKED_KEY, payload))

    # --- what comes in --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        begin = 0 if self._open else self._handshake(data)
        while (span := _frame(data, begin)) is not None:
            opcode, payload = data[begin] & 0xF, data[span.start : span.stop]
            begin = span.stop
            if opcode == TEXT:
                self._take(payload)
            elif opcode == PING:
                self._send(PONG, payload)
            elif opcode == CLOSE:
                self._transport.close()
        self._rest = data[begin:]

    def _handshake(self, data: bytes) -> int:
        """Where the frames begin."""
        head, end, _ = data.partition(b"\r\n\r\n")
        if end and b" 101 " not in head.partition(b"\r\n")[0]:
            self._failed("The server to be measured lets nobody sit down.")
        self._open = bool(end)
        return len(head) + len(end) if end else 0

    def _take(self, payload: bytes) -> None:
        message = _decode(payload)
        if isinstance(message, Refused):
            self._failed(f"The server refused an answer: {message.code}.")
        elif isinstance(message, News):
            self.news = message
            self._hear(message)
        elif isinstance(message, Ack):
            self._hear(message)


def _frame(data: bytes, begin: int) -> range | None:
    """Where the payload of the frame is that begins there, once all of it has come."""
    have = len(data) - begin
    if have < 2:
        return None
    size, header = data[begin + 1], 2
    if size >= TWO_BYTES:
        header = 4 if size < EIGHT_BYTES else 10
        size = int.from_bytes(data[begin + 2 : begin + header], "big")
    return range(begin + header, begin + header + size) if have >= header + size else None
