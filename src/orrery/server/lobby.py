"""Before the game: titles, new tables, and who sits down."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Router, get, post
from msgspec import Struct
from sqlalchemy import select

import orrery
from orrery.server.guard import Visit
from orrery.server.problems import Problem
from orrery.server.protocol import Info, Item, Name
from orrery.server.schema import seats, tables
from orrery.server.tables import Chair

SHOWN = 100
"""Tables in one list, at most."""


class TitleInfo(Struct):
    name: str
    rules: int
    seats: list[int]
    options: dict[str, list[Any]]


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me` is for whoever makes the table; several such seats are several people on one device."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    title: Name
    seats: list[NewSeat]
    options: dict[str, Item | bool] = {}
    listed: bool = False


class Made(Struct):
    """A new table. Its links are told only here: the server keeps no more than their hashes."""

    table: Info
    links: dict[str, str]


class Following(Struct, forbid_unknown_fields=True):
    token: Name
    name: Name | None = None


class Sat(Struct):
    table: Info
    seat: int | None


@get("/titles", sync_to_thread=False)
def titles() -> list[TitleInfo]:
    """What can be played, with its options (the default first)."""
    found = orrery.titles().values()
    return [
        TitleInfo(title.name, title.rules, list(title.seats), {o.name: list(o.values) for o in title.options})
        for title in found
    ]


@post("/tables")
async def create(visit: Visit, data: NewTable) -> Made:
    chairs = [_chair(seat, visit) for seat in data.seats]
    settings = {"listed": data.listed}
    table, links = await visit.hall.tables.create(data.title, data.options, chairs, visit.person.id, settings)
    told = {"watch" if seat is None else str(seat): token for seat, token in links.items()}
    return Made(table.info(visit.person.id), told)


def _chair(seat: NewSeat, visit: Visit) -> Chair:
    if seat.kind == "me":
        return Chair("person", seat.name or visit.person.name, visit.person.id)
    if seat.kind == "bot":
        if not seat.bot:
            raise Problem(400, "which_bot", "A bot's seat names the bot.")
        return Chair("bot", seat.name or seat.bot, None, seat.bot)
    return Chair("open", seat.name or "")


@get("/tables")
async def listed(visit: Visit) -> list[Info]:
    """The tables that everybody may see and that wait for players, or are being played."""
    query = select(tables.c.id).where(tables.c.status != "over").order_by(tables.c.touched.desc()).limit(SHOWN * 5)
    ids = await visit.hall.store.read(lambda connection: list(connection.execute(query).scalars()))
    return [info for info in await _infos(visit, ids) if info.settings.get("listed")][:SHOWN]


@get("/tables/mine")
async def mine(visit: Visit) -> list[Info]:
    """The tables at which one sits, has a seat kept, or which one has made; the latest first."""
    person = visit.person.id
    seated = select(seats.c.table_id).where(seats.c.person == person)
    query = select(tables.c.id).where(tables.c.id.in_(seated) | (tables.c.host == person))
    ordered = query.order_by(tables.c.touched.desc()).limit(SHOWN)
    ids = await visit.hall.store.read(lambda connection: list(connection.execute(ordered).scalars()))
    return await _infos(visit, ids)


async def _infos(visit: Visit, ids: list[str]) -> list[Info]:
    person = visit.someone.id if visit.someone else None
    return [(await visit.hall.tables.find(table_id)).info(person) for table_id in ids]


@get("/tables/{table_id:str}")
async def one(visit: Visit) -> Info:
    return visit.table.info(visit.someone.id if visit.someone else None)


@post("/links/follow", status_code=200)
async def follow(visit: Visit, data: Following) -> Sat:
    """Sits down by a seat's link, or looks on by a spectators' link."""
    table, seat = await visit.hall.tables.follow(data.token, visit.person.id, data.name or visit.person.name)
    return Sat(table.info(visit.person.id), seat)


router = Router("/", route_handlers=[titles, create, listed, mine, one, follow])
