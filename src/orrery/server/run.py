"""Serving: uvicorn, until somebody says stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket as sockets
import sys

import uvicorn
from litestar import Litestar

from orrery.server.app import create_app
from orrery.server.connection import LARGEST
from orrery.server.settings import Settings
from orrery.server.watch import log_to_stderr
from orrery.server.wire import Wire

SECONDS_TO_STOP = 10
SECONDS_TO_PING = 20.0


class Server(uvicorn.Server):
    """Lets those who wait for news go before it waits for them."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app = app
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.host,
                port=settings.port,
                ws=Wire,
                ws_max_size=LARGEST,
                ws_ping_interval=SECONDS_TO_PING,
                ws_ping_timeout=SECONDS_TO_PING,
                ws_per_message_deflate=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                server_header=False,
                access_log=False,
                log_config=None,
                timeout_graceful_shutdown=SECONDS_TO_STOP,
            )
        )

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        spare_the_collector()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self._app.state.hall.closing.set()
        await super().shutdown(sockets)


COLLECT_EVERY = 600.0
"""Seconds from one look through everything to the next. With 500 tables awake it takes about a tenth of one."""
YOUNG, MIDDLE, NEVER = 20_000, 20, 1_000_000_000


def spare_the_collector() -> None:
    """What was loaded stays, and hardly anything that a game makes is garbage that refers to itself.

    To look for it as often as Python does by itself costs one answer in twenty, and every few seconds all of them wait
    while everything is looked through: that is for us to say when.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    asyncio.get_running_loop().call_later(COLLECT_EVERY, collect_again)


def collect_again() -> None:
    gc.collect()
    asyncio.get_running_loop().call_later(COLLECT_EVERY, collect_again)


WRITERS_TURN = 0.0005
"""Seconds after which the thread of the loop lets the writer go on. Whoever waits for his answer waits for it."""


def run(settings: Settings, plain: bool = False) -> None:
    """`plain`: somebody sits before it, and reads only what should not have happened."""
    log_to_stderr(plain)
    sys.setswitchinterval(WRITERS_TURN)
    # uvicorn hands the signal that stopped it on when it is done; to have stopped is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    Server(create_app(settings), settings).run()
