"""A finished game told in short: how it stood when each round began and at its end, and what happened, unmasked."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from msgspec.json import encode

from orrery.server.guard import Visiting
from orrery.server.jobs import Story
from orrery.server.moments import Names
from orrery.server.play import Lang
from orrery.server.reading import as_json, check_open

By = Annotated[str, QueryParameter(min_length=1, max_length=40)]


@get("/tables/{table_id:str}/story", responses={200: ResponseSpec(Story)})
async def story(visit: Visiting, by: By, of: Names, events: Names = "-", lang: Lang = "en") -> Response[bytes]:
    """`by`: what the title calls its round. `of`: names such as "players.me.goods,notes.players.me.score"."""
    check_open(visit)
    record = encode(visit.table.begun().record()).decode()
    job = "story", record, by, of.split(","), events.split(","), lang
    return as_json(await visit.hall.background.do(visit.key, *job))


HANDLERS = [story]
