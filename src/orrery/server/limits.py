"""How often anybody may do anything: buckets that fill again with time."""

from __future__ import annotations

import time
from collections.abc import Mapping

RATES: Mapping[str, tuple[float, int]] = {
    # name: (a second, in one go)
    "look": (50, 300),
    "act": (30, 120),
    "say": (1, 8),
    "hint": (1, 10),
    "create": (0.2, 20),
    "guest": (1, 60),
    "login": (0.1, 10),
    "letter": (1 / 600, 3),
    "connect": (10, 200),
    "message": (200, 400),
}

MANY = 10_000
"""Buckets after which the full ones are thrown away."""


class Limits:
    """One bucket a name and key (an address, a person, a connection). Its level is known from when it was last used."""

    def __init__(self, rates: Mapping[str, tuple[float, int]], limited: bool = True) -> None:
        self._rates = {**RATES, **rates}
        self._limited = limited
        self._buckets: dict[tuple[str, object], tuple[float, float]] = {}

    def allow(self, name: str, key: object) -> bool:
        """Takes one out, if there is one."""
        if not self._limited:
            return True
        rate, size = self._rates[name]
        now = time.monotonic()
        level, then = self._buckets.get((name, key), (float(size), now))
        level = min(size, level + (now - then) * rate)
        if level < 1:
            return False
        self._buckets[name, key] = level - 1, now
        if len(self._buckets) > MANY:
            self._tidy(now)
        return True

    def forget(self, name: str, key: object) -> None:
        self._buckets.pop((name, key), None)

    def _tidy(self, now: float) -> None:
        for (name, key), (level, then) in list(self._buckets.items()):
            rate, size = self._rates[name]
            if level + (now - then) * rate >= size:
                del self._buckets[name, key]
