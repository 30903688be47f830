"""The time, from one place, so that tests need not wait for it."""

from __future__ import annotations

import asyncio
import time


class Clock:
    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - self.now()))
