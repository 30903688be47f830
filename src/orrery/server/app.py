"""The application: what is behind which address, and what every answer carries."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, MediaType, Router, get
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import HTTPScope, LifeSpanReceive, LifeSpanScope, Message, Receive, Scope, Send, WebSocketScope

from orrery import __version__
from orrery.server import (
    advice,
    company,
    desk,
    doors,
    fitting,
    friends,
    guard,
    headers,
    lessons,
    lobby,
    moments,
    page,
    play,
    preview,
    profile,
    reading,
    records,
    story,
    watch,
)
from orrery.server.connection import STRAIGHT
from orrery.server.guard import Visit, Visiting
from orrery.server.hall import Hall
from orrery.server.problems import TROUBLES, Trouble, told
from orrery.server.settings import Settings

PARTS = (
    *(doors, lobby, company, friends, fitting, lessons, play, desk, records, reading, moments),
    *(story, profile, advice),
)
LARGEST_BODY = 1_000_000
OPEN_API = OpenAPIConfig(
    "Orrery", __version__, path="/schema", render_plugins=[JsonRenderPlugin()], create_examples=False
)


class App(Litestar):
    """Whatever HTTP is answered, errors included, has the headers and is counted. WebSockets go straight through."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Any) -> None:
        if scope["type"] == ScopeType.HTTP:
            send = self._watched(send, cast("HTTPScope", scope))
        elif scope["type"] == ScopeType.WEBSOCKET:
            cast("WebSocketScope", scope).setdefault("state", {})[STRAIGHT] = receive, send
        await super().__call__(scope, receive, send)

    def _watched(self, send: Send, scope: HTTPScope) -> Send:
        began, hall = time.perf_counter(), self.state.hall

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers.add(message, scope["path"], hall.settings.secure)
                seconds = time.perf_counter() - began
                hall.watch.answered(scope["method"], watch.route_of(scope), message["status"], seconds)
            await send(message)

        return watched


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(settings)
        await hall.start()
        try:
            yield
        finally:
            await hall.stop()

    return App(
        route_handlers=[health, metrics, Router("/api", route_handlers=_api()), *preview.HANDLERS, *page.HANDLERS],
        guards=[guard.check],
        dependencies={"visit": Provide(visit, sync_to_thread=False)},
        exception_handlers={Exception: told},
        lifespan=[lifespan],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OPEN_API,
        logging_config=None,
    )


def _api() -> list[BaseRouteHandler]:
    """All that is under /api. Each tells in the document what its troubles look like."""
    handlers = [handler for part in PARTS for handler in part.HANDLERS]
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            troubles = {status: ResponseSpec(Trouble, description=text) for status, text in TROUBLES.items()}
            handler.responses = {**troubles, **(handler.responses or {})}
    return handlers


def visit(scope: Scope) -> Visit:
    found: Visit = scope["state"]["visit"]
    return found


@get("/healthz", sync_to_thread=False)
def health() -> str:
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics(visit: Visiting) -> bytes:
    """For Prometheus."""
    return visit.hall.watch.text()
