"""The coach: what a judge says at somebody's question, and of a whole game. It thinks in a process of its own."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from msgspec.json import decode

from orrery.bots.advice import Advice
from orrery.bots.review import Looked, Review, positions, review
from orrery.core.errors import OrreryError
from orrery.server.incidents import places
from orrery.server.table import Table
from orrery.server.thinkers import Thinkers

log = logging.getLogger(__name__)

SECONDS = 10.0
"""How long a piece of advice may take."""
REVIEWS = 50
"""Reviews that are kept; of the others, the one that was looked at longest ago goes first."""
WAITING = 20
"""Reviews that may wait for their turn: one is made at a time."""


class Overrun(OrreryError):
    """More reviews are asked for than can be made soon."""


class Reviewing:
    """A review that waits for its turn, is being made, has been or has failed."""

    def __init__(self, make: Callable[[Reviewing], Coroutine[Any, Any, None]]) -> None:
        self.done, self.of = 0, 0
        self.review: Review | None = None
        self.task = asyncio.create_task(make(self))

    @property
    def failed(self) -> bool:
        return self.task.done() and self.review is None


class Coach:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._reviews: OrderedDict[str, Reviewing] = OrderedDict()
        self._turn = asyncio.Lock()

    async def start(self) -> None:
        """Its process is started when it is first asked."""

    async def stop(self) -> None:
        tasks = [reviewing.task for reviewing in self._reviews.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.stop()

    async def advice(self, view: dict[str, Any], about: Sequence[Any]) -> Advice | None:
        async with self._thinkers.one("coach", "", view["title"]) as thinker:
            done = await thinker.do("advise", (view, about), SECONDS)
        return None if done is None or done.error else Advice.read(decode(done.result))

    def reviewing(self, table: Table, by: str) -> Reviewing:
        """The review of a finished game, which begins when it is first asked for."""
        found = self._reviews.get(table.id)
        if found is None or found.failed:
            if sum(not one.task.done() for one in self._reviews.values()) > WAITING:
                raise Overrun("Too many games are being reviewed at this moment. Try again in a little while.")
            found = self._reviews[table.id] = Reviewing(partial(self._review, table, by))
        self._reviews.move_to_end(table.id)
        done = [id for id, one in self._reviews.items() if one.task.done()]
        for id in done[: max(0, len(self._reviews) - REVIEWS)]:
            del self._reviews[id]
        return found

    async def _review(self, table: Table, by: str, reviewing: Reviewing) -> None:
        try:
            await self._make(table, by, reviewing)
        except Exception as error:
            log.error("review failed", extra={"table": table.id, "where": places(error)})

    async def _make(self, table: Table, by: str, reviewing: Reviewing) -> None:
        game = table.begun()
        assert game.result is not None
        async with self._turn:
            found = await asyncio.to_thread(lambda: list(positions(game.record(), by)))
            reviewing.of = len(found)
            looked = []
            for position in found:
                advice = await self.advice(position.view, position.choice)
                if advice is None:
                    return
                looked.append(Looked(position, advice))
                reviewing.done += 1
            reviewing.review = review(looked, game.seats, game.result.winners, game.answers)
