"""What whoever runs the server can see: counts, times and lines of a log. Never a token, a seed, a choice or a card."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar.types import Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from orrery.server.tables import Tables

log = logging.getLogger("orrery.server")

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Watch:
    """The numbers of one process. Labels are names of ours: routes, codes, kinds of message."""

    def __init__(self, tables: Tables, connections: Collection[object]) -> None:
        self._registry = registry = CollectorRegistry()
        self.requests = Counter("orrery_requests", "Requests", ["method", "route", "status"], registry=registry)
        self.times = Histogram("orrery_request_seconds", "To answer", ["route"], registry=registry, buckets=TIMES)
        self.messages = Counter("orrery_messages", "From WebSockets", ["kind", "outcome"], registry=registry)
        self._counters: dict[tuple[str, str], Counter] = {}
        self.message_times = Histogram(
            "orrery_message_seconds", "To do what a message asks, the commit included", registry=registry, buckets=TIMES
        )
        self.bots_failed = Counter("orrery_bots_failed", "Thoughts without a choice", ["bot", "why"], registry=registry)
        open_now = Gauge("orrery_connections", "Open WebSockets", registry=registry)
        open_now.set_function(lambda: len(connections))
        awake = Gauge("orrery_tables_awake", "Tables in memory", registry=registry)
        awake.set_function(lambda: len(tables.awake))

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, status).inc()
        self.times.labels(route).observe(seconds)
        log.info("request", extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)})

    def took(self, kind: str, outcome: str, seconds: float) -> None:
        """A message of a WebSocket."""
        counter = self._counters.get((kind, outcome))
        if counter is None:
            counter = self._counters[kind, outcome] = self.messages.labels(kind, outcome)
        counter.inc()
        self.message_times.observe(seconds)

    def bot_failed(self, bot: str, why: str) -> None:
        self.bots_failed.labels(bot, why).inc()

    def failed(self, route: str, error: BaseException) -> None:
        log.error("failed", extra={"route": route}, exc_info=error)


def route_of(scope: Scope) -> str:
    """The pattern of an address: what it was filled in with is nobody's business."""
    return scope.get("path_template") or "(none)"


# --- the log ------------------------------------------------------------------------------------------


class JsonLines(logging.Formatter):
    """One JSON object a line. Of an error it tells the kind and the place, not its words: they may name a card."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line, default=lambda value: type(value).__name__)


_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level)
