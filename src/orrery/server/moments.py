"""How something that everybody sees has changed: for who was away and wants to see it move again."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from msgspec import Raw
from msgspec.json import encode

from orrery.server.guard import Visiting
from orrery.server.jobs import Moment
from orrery.server.reading import as_json

Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Names = Annotated[str, QueryParameter(min_length=1, max_length=1000)]


@get("/tables/{table_id:str}/moments", responses={200: ResponseSpec(list[Moment])})
async def moments(visit: Visiting, since: Since, of: Names) -> Response[bytes]:
    """The last moment at which no more than `since` events had happened, and each later one.

    `of`: names such as "round,players.1.chips". An answer after which nothing happened is no moment: that there was
    one is nobody's business.
    """
    game = visit.table.game
    if game is None:
        return as_json(Raw(b"[]"))
    record = encode(game.record()).decode()
    return as_json(await visit.hall.background.do(visit.key, "moments", record, since, of.split(",")))


HANDLERS = [moments]
