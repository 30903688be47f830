"""A WebSocket as uvicorn serves it, with a short way for what nearly everything is: one whole frame of text.

The short way does what the long way does, without building what only other frames need. Whatever is not simple (a
fragment, a frame that comes in pieces, another kind, the closing handshake) goes the long way; a stream of which a
piece of a frame went the long way stays there, for only that way knows where the next frame begins.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.protocol import State

from orrery.server.bell import Bell

WHOLE_TEXT, WHOLE_PING, WHOLE_PONG = 0x81, 0x89, 0x8A
"""First bytes of frames that are a message each."""
MASKED = 0x80
ONE_BYTE, TWO_BYTES = 126, 127
"""The length is in the second byte when it is less than the first; in the next two when it is less than the second."""
MASK = 4

WIRE = "wire"
"""Under which a scope keeps its WebSocket, if it is one of these."""

apply_mask = frames.apply_mask  # type: ignore[attr-defined]  # the one written in C, where there is one


class Inbox(deque[Any]):
    """As much of asyncio's queue as uvicorn uses. One reads."""

    def __init__(self) -> None:
        super().__init__()
        self._bell = Bell()

    def put_nowait(self, message: Any) -> None:
        self.append(message)
        self._bell.ring()

    def empty(self) -> bool:
        return not self

    async def get(self) -> Any:
        while not self:
            await self._bell.heard()
        return self.popleft()


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]
        self._between_frames = False
        """Whether the long way has seen nothing but the handshake and whole frames."""

    # --- in -------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self._between_frames:
            asking = not self.handshake_initiated
            super().data_received(data)
            self._between_frames = asking and self.handshake_initiated and data.endswith(b"\r\n\r\n")
            return
        begin = 0
        while begin < len(data):
            payload = _payload(data, begin)
            if payload is None:
                self._between_frames = False
                super().data_received(data[begin:])
                return
            if data[begin] != WHOLE_TEXT or not self._take(data, payload):
                super().data_received(data[begin : payload.stop])
            begin = payload.stop

    def _take(self, data: bytes, payload: range) -> bool:
        """Hands a message on; False when that is not so simple."""
        if self.conn.state is not State.OPEN or self.close_sent or len(payload) > self.config.ws_max_size:
            return False
        mask = data[payload.start - MASK : payload.start]
        try:
            text = apply_mask(data[payload.start : payload.stop], mask).decode()
        except UnicodeDecodeError:
            return False
        behind = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if behind and not self.read_paused:  # until what has come is taken
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # --- out ------------------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        self.scope["state"][WIRE] = self
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is not None and self.free:
            self.post([text])
        else:
            await super().send(message)

    @property
    def free(self) -> bool:
        """Whether what is posted goes out at once."""
        ended = self.close_sent or self.disconnected or self.transport.is_closing()
        return self.conn.state is State.OPEN and self.writable.is_set() and not ended

    def post(self, texts: Iterable[str]) -> None:
        """Sends some messages in one packet. Only while it is free."""
        packet = bytearray()
        for text in texts:
            payload = text.encode()
            packet += _header(len(payload))
            packet += payload
        if packet:
            self.transport.write(packet)


def _header(size: int) -> bytes:
    """Of a whole text."""
    if size < ONE_BYTE:
        return bytes((WHOLE_TEXT, size))
    more = (ONE_BYTE, 2) if size < 1 << 16 else (TWO_BYTES, 8)
    return bytes((WHOLE_TEXT, more[0])) + size.to_bytes(more[1], "big")


def _payload(data: bytes, begin: int) -> range | None:
    """Where the payload is of the frame that begins there; None if it is not whole, or of another kind."""
    if len(data) < begin + 2 or data[begin] not in (WHOLE_TEXT, WHOLE_PING, WHOLE_PONG) or not data[begin + 1] & MASKED:
        return None
    size, start = data[begin + 1] & ~MASKED, begin + 2 + MASK
    if size == TWO_BYTES:
        return None
    if size == ONE_BYTE:
        size, start = int.from_bytes(data[begin + 2 : begin + 4], "big"), start + 2
    return range(start, start + size) if start + size <= len(data) else None
