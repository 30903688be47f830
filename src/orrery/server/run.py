"""Serving: uvicorn, until somebody says stop."""

from __future__ import annotations

import signal
import socket as sockets

import uvicorn
from litestar import Litestar

from orrery.server.app import create_app
from orrery.server.connection import LARGEST
from orrery.server.settings import Settings
from orrery.server.watch import log_to_stderr

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
                ws="websockets-sansio",
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

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self._app.state.hall.closing.set()
        await super().shutdown(sockets)


def run(settings: Settings, plain: bool = False) -> None:
    """`plain`: somebody sits before it, and reads only what should not have happened."""
    log_to_stderr(plain)
    # uvicorn hands the signal that stopped it on when it is done; to have stopped is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    Server(create_app(settings), settings).run()
