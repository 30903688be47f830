"""The short way of a WebSocket does what the long way does, however the bytes come."""

from __future__ import annotations

import asyncio
import base64
from itertools import pairwise
from typing import Any

import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from orrery.server import wire
from orrery.server.wire import Wire

TEXT, BYTES, CLOSE, PING, PONG, MORE = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
FINAL, MASKED = 0x80, 0x80
ASKING = "\r\n".join(
    (
        "GET / HTTP/1.1",
        "Host: test",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        "",
        "",
    )
).encode()


def frame(first: int, payload: bytes, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    size = len(payload)
    length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2, "big")
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return bytes((first,)) + length + mask + masked


class Pipe(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self._closing = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._closing = True

    def pause_reading(self) -> None:
        """What is on its way comes all the same."""

    def resume_reading(self) -> None:
        """As above."""


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        said = {key: message[key] for key in ("text", "bytes") if message.get(key) is not None}
        await send({"type": "websocket.send", **said})


async def _talk(kind: type[WebSocketsSansIOProtocol], chunks: list[bytes]) -> tuple[bytes, bool]:
    protocol, pipe = _begun(kind)
    await _a_while()
    for chunk in chunks:
        if not pipe.is_closing():
            protocol.data_received(chunk)
        await _a_while()
    closing = pipe.is_closing()
    await _end(protocol)
    return b"".join(pipe.written), closing


def _begun(kind: type[WebSocketsSansIOProtocol]) -> tuple[WebSocketsSansIOProtocol, Pipe]:
    config = uvicorn.Config(
        echo, ws=kind, ws_ping_interval=None, ws_per_message_deflate=False, ws_max_size=1000, log_config=None
    )
    config.load()
    protocol, pipe = kind(config, ServerState(), {}), Pipe()
    protocol.connection_made(pipe)
    protocol.data_received(ASKING)
    return protocol, pipe


async def _a_while() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


async def _end(protocol: WebSocketsSansIOProtocol) -> None:
    for task in protocol.tasks:
        task.cancel()
    if protocol.close_timer is not None:
        protocol.close_timer.cancel()
    await asyncio.gather(*protocol.tasks, return_exceptions=True)


def talk(kind: type[WebSocketsSansIOProtocol], chunks: list[bytes]) -> tuple[bytes, bool]:
    """All that comes back, and whether the connection was ended."""
    return asyncio.run(_talk(kind, chunks))


texts = st.text(max_size=150).map(str.encode)
masks = st.binary(min_size=4, max_size=4)
frames = st.one_of(
    st.builds(frame, st.just(FINAL | TEXT), texts, masks),
    st.builds(frame, st.just(FINAL | TEXT), texts, masks),
    st.builds(frame, st.sampled_from([FINAL | PING, FINAL | PONG, FINAL | BYTES]), st.binary(max_size=9), masks),
    st.builds(lambda a, b: frame(TEXT, a) + frame(FINAL | MORE, b), texts, texts),
)
last = st.sampled_from(
    [
        b"",
        frame(FINAL | CLOSE, b"\x03\xe8"),
        frame(TEXT, b"a fragment without an end"),
        frame(TEXT, b"a fragment") + frame(FINAL | TEXT, b"without an end"),
        frame(FINAL | MORE, b"an end without a beginning"),
        frame(FINAL | TEXT, b"x" * 1001),  # too large
        frame(FINAL | TEXT, b"no text: \x80"),
        bytes((FINAL | TEXT, 2)) + b"hi",  # not masked
        bytes((0xC1, MASKED)) + bytes(4),  # a bit that means nothing
    ]
)


@st.composite
def streams(draw: st.DrawFn) -> list[bytes]:
    """Frames, one in a piece or cut anywhere; and one at the end that may be wrong."""
    said = [*draw(st.lists(frames, max_size=5)), draw(last)]
    if draw(st.booleans()):
        return said
    stream = b"".join(said)
    cuts = sorted({0, len(stream), *draw(st.lists(st.integers(0, len(stream)), max_size=4))})
    return [stream[a:b] for a, b in pairwise(cuts)]


@settings(max_examples=200, deadline=None)
@given(streams())
def test_the_short_way_and_the_long_way_say_the_same(chunks: list[bytes]) -> None:
    assert talk(Wire, chunks) == talk(WebSocketsSansIOProtocol, chunks)


def test_what_is_posted_goes_in_one_packet_while_that_is_possible() -> None:
    async def scene() -> tuple[list[bytes], list[bool]]:
        wire, pipe = _begun(Wire)
        assert isinstance(wire, Wire)
        free = [wire.free]
        await _a_while()
        free.append(wire.free)
        wire.post(["ab", "c"])
        wire.pause_writing()
        free.append(wire.free)
        wire.resume_writing()
        wire.connection_lost(None)
        free.append(wire.free)
        await _end(wire)
        return pipe.written[1:], free

    assert asyncio.run(scene()) == ([b"\x81\x02ab\x81\x01c"], [False, True, False, False])


def test_texts_of_any_size_come_whole() -> None:
    for size in (0, 125, 126, 999):
        back, _ = talk(Wire, [frame(FINAL | TEXT, b"x" * size)])
        assert back.partition(b"\r\n\r\n")[2].count(b"x") == size
    for size, header in ((125, 2), (126, 4), (65_535, 4), (65_536, 10)):
        assert len(wire._header(size)) == header
