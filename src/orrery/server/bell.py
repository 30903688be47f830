"""A bell for one who waits: what asyncio's events do for many, at a fraction of the cost."""

from __future__ import annotations

import asyncio


class Bell:
    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def heard(self) -> None:
        """Waits until it has rung since it was last heard."""
        if not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        self._rung = False
