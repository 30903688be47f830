"""What whoever runs the server can see: counts, times and lines of a log. Never a token, a seed, a choice or a card."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Collection, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from litestar.types import Scope
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from orrery.server import telling
from orrery.server.incidents import places

if TYPE_CHECKING:
    from orrery.server.tables import Tables

log = logging.getLogger("orrery.server")

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

LOOK_EVERY = 0.1
"""Seconds between two looks at how late the loop is."""


class Watch:
    """The numbers of one process. Labels are names of ours: routes, codes, kinds of message."""

    def __init__(self, tables: Tables, connections: Collection[object]) -> None:
        self._registry = registry = CollectorRegistry()
        self.requests = Counter("orrery_requests", "Requests", ["method", "route", "status"], registry=registry)
        self.times = Histogram("orrery_request_seconds", "To answer", ["route"], registry=registry, buckets=TIMES)
        self.messages = Messages()
        registry.register(self.messages)
        self.bots_failed = Counter("orrery_bots_failed", "Thoughts without a choice", ["bot", "why"], registry=registry)
        late = "By how much the loop came back late to who wanted to wait for a tenth of a second"
        self.late = Histogram("orrery_loop_late_seconds", late, registry=registry, buckets=TIMES)
        open_now = Gauge("orrery_connections", "Open WebSockets", registry=registry)
        open_now.set_function(lambda: len(connections))
        awake = Gauge("orrery_tables_awake", "Tables in memory", registry=registry)
        awake.set_function(lambda: len(tables.awake))
        registry.register(Failures(tables))

    def text(self) -> bytes:
        return generate_latest(self._registry)

    async def loop(self) -> None:
        """Watches for ever whether anything keeps all others waiting."""
        while True:
            due = time.perf_counter() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self.late.observe(max(0.0, time.perf_counter() - due))

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, status).inc()
        self.times.labels(route).observe(seconds)
        log.info("request", extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)})

    def bot_failed(self, bot: str, why: str) -> None:
        self.bots_failed.labels(bot, why).inc()

    def failed(self, route: str, error: BaseException) -> None:
        log.error("failed", extra={"route": route}, exc_info=error)


class Failures(Collector):
    """What rules and words have done wrong, and which of the tables in memory are set aside."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[Metric]:
        failed = CounterMetricFamily("orrery_rule_failures", "Rules that raised", labels=["title", "rules"])
        for (title, rules), n in self._tables.incidents.rules.items():
            failed.add_metric([title, str(rules)], n)
        yield failed
        wordless = CounterMetricFamily("orrery_word_failures", "Sentences that failed", labels=["title", "kind"])
        for labels, n in telling.FAILED.items():
            wordless.add_metric(labels, n)
        yield wordless
        aside = GaugeMetricFamily("orrery_tables_aside", "Tables set aside, in memory", labels=["title", "why"])
        found = Tally((table.title_name, table.aside.why) for table in self._tables.awake.values() if table.aside)
        for labels, n in found.items():
            aside.add_metric(labels, n)
        yield aside


class Messages(Collector):
    """Of WebSockets. There are so many that they are counted without a lock: all come in one thread."""

    def __init__(self) -> None:
        self._done: dict[tuple[str, str], int] = {}
        self._in_time = [0] * (len(TIMES) + 1)
        """How many took longer than the time before, and not longer than this one."""
        self._seconds = 0.0

    def took(self, kind: str, outcome: str, seconds: float) -> None:
        self._done[kind, outcome] = self._done.get((kind, outcome), 0) + 1
        self._in_time[bisect_left(TIMES, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        done = CounterMetricFamily("orrery_messages", "From WebSockets", labels=["kind", "outcome"])
        for labels, n in self._done.items():
            done.add_metric(labels, n)
        yield done
        limits = [*map(floatToGoString, TIMES), "+Inf"]
        buckets = list(zip(limits, accumulate(self._in_time), strict=True))
        what = "To do what a message asks, the commit included"
        yield HistogramMetricFamily("orrery_message_seconds", what, buckets, self._seconds)


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
            line["where"] = places(record.exc_info[1])
        return json.dumps(line, default=lambda value: type(value).__name__)


class PlainLines(logging.Formatter):
    """The same for somebody at a terminal: what happened, and in which kind of trouble."""

    def format(self, record: logging.LogRecord) -> str:
        told = json.loads(JsonLines().format(record))
        return f"{told['level']}: {told['what']}" + (f" ({told['error']})" if told.get("error") else "")


_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


def log_to_stderr(plain: bool = False) -> None:
    """Everything, as JSON; or, in plain words, only what should not have happened."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if plain else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.WARNING if plain else logging.INFO)
