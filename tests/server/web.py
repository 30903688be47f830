"""The whole application in this process, and visitors with cookies of their own."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession
from msgspec import Raw
from msgspec.json import encode

from orrery.server import jobs
from orrery.server.app import create_app
from orrery.server.background import Background
from orrery.server.guard import CSRF_COOKIE, CSRF_HEADER
from orrery.server.hall import Hall
from orrery.server.settings import Settings
from tests.server.players import FINDER
from tests.servers import PATIENCE

_numbers = itertools.count(1)


def new_id() -> str:
    return f"answer-{next(_numbers):06}"


class House:
    """A server that runs in this process."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    @property
    def hall(self) -> Hall:
        hall: Hall = self.client.app.state.hall
        return hall

    def visitor(self, name: str | None = None) -> Visitor:
        """Somebody; without a name, without a session too."""
        visitor = Visitor(self.client)
        if name is not None:
            visitor.id = visitor.post("/api/people", {"name": name}).json()["id"]
        return visitor


class Visitor:
    """A browser: it keeps its cookies, and shows the token with what it sends."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self._client = client
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        """What it sends besides, each time."""
        self.id = ""

    def call(self, method: str, path: str, data: Any = None, headers: dict[str, str] | None = None) -> Response:
        self._client.cookies.clear()
        sent = self._headers() | (headers or {})
        answer = self._client.request(method, path, json=data, headers=sent)
        self.cookies |= dict(answer.cookies)
        self._client.cookies.clear()
        return answer

    def get(self, path: str) -> Response:
        return self.call("GET", path)

    def post(self, path: str, data: Any = None) -> Response:
        return self.call("POST", path, data)

    def socket(self, path: str, headers: dict[str, str] | None = None) -> WebSocketTestSession:
        self._client.cookies.clear()
        return self._client.websocket_connect(path, headers=self._headers() | (headers or {}))

    def _headers(self) -> dict[str, str]:
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if CSRF_COOKIE in self.cookies:
            headers[CSRF_HEADER] = self.cookies[CSRF_COOKIE]
        return self.headers | (headers if self.cookies else {})

    def table(self, *seats: str, title: str = "noughts", **rest: Any) -> dict[str, Any]:
        """A new table: "me", "open", or the name of a bot."""
        chairs = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made = self.post("/api/tables", {"title": title, "seats": chairs, **rest})
        assert made.status_code == 201, made.text
        answer: dict[str, Any] = made.json()
        return answer

    def answer(self, table: str, seat: int, choice: list[Any], turn: int | None = None) -> Response:
        """By HTTP."""
        if turn is None:
            turn = self.get(f"/api/tables/{table}/news?seat={seat}").json()["turn"]
        data = {"id": new_id(), "turn": turn, "choice": choice}
        return self.post(f"/api/tables/{table}/answer?seat={seat}", data)


@contextmanager
def house(folder: Path, **settings: Any) -> Iterator[House]:
    settings = {"database": f"sqlite:///{folder / 'orrery.db'}", "finder": FINDER, **settings}
    with TestClient(create_app(Settings(**settings)), raise_server_exceptions=False) as client:
        yield House(client)


def jobs_done_here(patch: pytest.MonkeyPatch) -> None:
    """What takes long is done in this process, where a test can plant faults in it."""

    async def do(background: Background, caller: str, job: str, *args: Any) -> Raw:
        return Raw(encode(getattr(jobs, job)(*args)))

    patch.setattr(Background, "do", do)


def until(socket: WebSocketTestSession, kind: str, most: int = 20) -> dict[str, Any]:
    """The next message of a kind."""
    for _ in range(most):
        message: dict[str, Any] = socket.receive_json(timeout=PATIENCE)
        if message["t"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


BLINK = 0.03
"""Between two looks: the server lets nobody look more than fifty times a second for long."""


def eventually(condition: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(BLINK)


def play_noughts(who: Visitor, table: str, squares: tuple[int, ...] = (0, 3, 1, 4, 2)) -> None:
    """A whole round, with both seats on one device."""
    for n, square in enumerate(squares):
        answer = who.answer(table, n % 2, [square])
        assert answer.status_code == 200, answer.text
