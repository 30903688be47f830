"""The application: what is behind which address, and what every answer carries."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Router, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from orrery import __version__
from orrery.server import desk, doors, guard, headers, lobby, page, play, reading, records, watch
from orrery.server.guard import Visit, Visiting
from orrery.server.hall import Hall
from orrery.server.problems import told
from orrery.server.settings import Settings

PARTS = (doors, lobby, play, desk, records, reading)
LARGEST_BODY = 1_000_000


def create_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(settings)
        await hall.start()
        try:
            yield
        finally:
            await hall.stop()

    return Litestar(
        route_handlers=[health, metrics, Router("/api", route_handlers=[part.router for part in PARTS]), page.router],
        guards=[guard.check],
        dependencies={"visit": Provide(visit, sync_to_thread=False)},
        before_send=[headers.add, watch.count],
        exception_handlers={Exception: told},
        lifespan=[lifespan],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig("Orrery", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )


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
