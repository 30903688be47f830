"""The coach: what a judge says at somebody's question, and of a whole game. It thinks in a process of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from orrery.bots.advice import Advice
from orrery.bots.review import Looked, Review, positions, review
from orrery.server.table import Table
from orrery.server.thinkers import Thinkers

SECONDS = 10.0
"""How long a piece of advice may take."""
REVIEWS = 50
"""Reviews that are kept; of the others, the one that was looked at longest ago goes first."""


class Reviewing:
    """A review that is being made, or has been."""

    def __init__(self) -> None:
        self.done, self.of = 0, 0
        self.review: Review | None = None
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Coach:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._reviews: OrderedDict[str, Reviewing] = OrderedDict()

    async def start(self) -> None:
        """Its process is started when it is first asked."""

    async def stop(self) -> None:
        for reviewing in self._reviews.values():
            if reviewing.task is not None:
                reviewing.task.cancel()
                with suppress(asyncio.CancelledError):
                    await reviewing.task
        await self._thinkers.stop()

    async def advice(self, view: dict[str, Any], about: Sequence[Any]) -> Advice | None:
        async with self._thinkers.one("coach", "", view["title"]) as thinker:
            said = await thinker.advise(view, list(about), SECONDS)
        return None if said is None else Advice.read(said)

    def reviewing(self, table: Table, by: str) -> Reviewing:
        """The review of a finished game, which begins when it is first asked for."""
        found = self._reviews.get(table.id)
        if found is None or found.failed:
            found = self._reviews[table.id] = Reviewing()
            found.task = asyncio.create_task(self._review(found, table, by))
        self._reviews.move_to_end(table.id)
        done = [id for id, one in self._reviews.items() if one.task is not None and one.task.done()]
        for id in done[: max(0, len(self._reviews) - REVIEWS)]:
            del self._reviews[id]
        return found

    async def _review(self, reviewing: Reviewing, table: Table, by: str) -> None:
        game = table.begun()
        assert game.result is not None
        try:
            found = await asyncio.to_thread(lambda: list(positions(game.record(), by)))
            reviewing.of = len(found)
            looked = []
            for position in found:
                advice = await self.advice(position.view, position.choice)
                if advice is None:
                    reviewing.failed = True
                    return
                looked.append(Looked(position, advice))
                reviewing.done += 1
            reviewing.review = review(looked, game.seats, game.result.winners, game.answers)
        except BaseException:
            reviewing.failed = True
            raise
