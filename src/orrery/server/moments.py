"""How something that everybody sees has changed: for who was away and wants to see it move again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

import orrery
from orrery.core.game import Game
from orrery.server.guard import Visiting
from orrery.server.wishes import fact

Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Names = Annotated[str, QueryParameter(min_length=1, max_length=1000)]


class Moment(Struct):
    """What everybody saw, under some names, when so many events had happened."""

    events: int
    seen: dict[str, Any]


@get("/tables/{table_id:str}/moments")
async def moments(visit: Visiting, since: Since, of: Names) -> list[Moment]:
    """The last moment at which no more than `since` events had happened, and each later one.

    `of`: names such as "round,players.1.chips". An answer after which nothing happened is no moment: that there was
    one is nobody's business.
    """
    game = visit.table.game
    if game is None:
        return []
    return await asyncio.to_thread(seen_since, game.record(), since, of.split(","))


def seen_since(record: dict[str, Any], since: int, names: list[str]) -> list[Moment]:
    game = orrery.replay({**record, "answers": []})
    n = len(game.events(None))
    before, found = (game.copy(), n), dict[int, Moment]()
    for seat, choice in record["answers"]:
        n += len(game.answer(seat, choice))
        if n <= max(since, before[1]):
            before = game.copy(), n
        else:
            found[n] = Moment(n, look(game, names))
    return [Moment(before[1], look(before[0], names)), *found.values()]


def look(game: Game, names: list[str]) -> dict[str, Any]:
    table = game.view(None)["table"]
    return {name: fact(table, name) for name in names}


HANDLERS = [moments]
