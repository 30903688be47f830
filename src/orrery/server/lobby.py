"""Before the game: titles, new tables, links, and who sits down."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace
from sqlalchemy import select

import orrery
from orrery.core.errors import OrreryError
from orrery.core.title import Length
from orrery.server.guard import Visit, Visiting, may_see
from orrery.server.pace import Pace, Rule
from orrery.server.problems import Problem
from orrery.server.protocol import Info, Item, Name, Token
from orrery.server.schema import seats, tables
from orrery.server.small import SMALL
from orrery.server.spoken import TitleWords, bots_of, title_called, title_words
from orrery.server.store import NotSaved
from orrery.server.table import Table, read_table
from orrery.server.tables import Chair
from orrery.server.thinkers import FINDER

SHOWN = 100
"""Tables in one list, at most."""

SeatOf = Annotated[int, QueryParameter(name="seat", ge=0, le=99)]
Bench = Annotated[str, QueryParameter(name="of", pattern="^([0-9]{1,2}|watch)$")]
"""Whose link: a seat's, or the spectators'."""


Replays = Literal["all", "players"]
"""Who may look into the hands when the game is over: whoever may look on, or only those who played. All know it who sit
down."""
Hints = Literal["bots", "all", "none"]
"""To whom hints are given: to who plays with bots alone, to everybody, to nobody."""


# --- titles -------------------------------------------------------------------------------------------


class TitleInfo(Struct):
    name: str
    rules: int
    seats: list[int]
    usual: int
    length: Length
    options: dict[str, list[Any]]
    text: str = ""
    pitch: str = ""


@get("/titles", sync_to_thread=True, middleware=[SMALL])
def titles(lang: FromQuery[Literal["en", "fr"] | None] = None) -> list[TitleInfo]:
    """What can be played, the shortest first, with its options (the default first); in a language, with its name."""
    found = sorted(orrery.titles().values(), key=lambda title: (get_args(Length).index(title.length), title.name))
    return [
        TitleInfo(
            title.name,
            title.rules,
            list(title.seats),
            title.usual or min(title.seats),
            title.length,
            {o.name: list(o.values) for o in title.options},
            *(title_called(title.name, lang) if lang else ()),
        )
        for title in found
    ]


@get("/titles/{title:str}", sync_to_thread=True, middleware=[SMALL])
def title(
    title: FromPath[str], lang: FromQuery[Literal["en", "fr"]] = "en", brief: FromQuery[bool] = False
) -> TitleWords:
    """A title in words: its name, options and bots; unless `brief`, also what is said and ordered at its tables."""
    said = title_words(title, lang)
    return replace(said, phrases={}, orders=[]) if brief else said


# --- tables -------------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me` is for whoever makes the table; several such seats are several people on one device."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    title: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    options: dict[str, Item | bool] = {}
    listed: bool = False
    pace: Pace = Pace()
    away: Rule = Rule()
    replays: Replays = "all"
    hints: Hints = "bots"


class Made(Struct):
    """A new table. The secrets of its links are told only here: the server keeps no more than their hashes."""

    table: Info
    links: dict[str, str]


class House(Struct):
    """What this server allows. `public`: tables that everybody may find, look on at and join."""

    public: bool


@get("/house", sync_to_thread=False)
def house(visit: Visiting) -> House:
    return House(visit.hall.settings.public)


@post("/tables")
async def create(visit: Visiting, data: JSONBody[NewTable]) -> Made:
    if data.listed and not visit.hall.settings.public:
        raise Problem(403, "no_public_tables", "Tables are private on this server. Send a link instead.")
    chairs = [_chair(seat, visit) for seat in data.seats]
    for bot in (*(chair.bot for chair in chairs), data.away.bot):
        _check_bot(visit, data.title, bot)
    settings = {"listed": data.listed, "pace": to_builtins(data.pace), "away": to_builtins(data.away)}
    settings |= {"replays": data.replays, "hints": data.hints}
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


def _check_bot(visit: Visit, title: str, bot: str | None) -> None:
    if bot is None or visit.hall.settings.finder != FINDER:
        return
    known = bots_of(title)
    if bot not in known:
        raise Problem(400, "unknown_bot", f"There is no such bot. The bots are: {', '.join(known)}.")


@get("/tables")
async def listed(visit: Visiting) -> list[Info]:
    """The tables that everybody may see and that wait for players, or are being played; the latest first."""
    if not visit.hall.settings.public:
        return []
    query = select(tables.c.id).where(tables.c.status != "over", tables.c.listed)
    return await _infos(visit, query)


@get("/tables/mine")
async def mine(visit: Visiting) -> list[Info]:
    """The tables at which one sits, has a seat kept, or which one has made; the latest first."""
    person = visit.person.id
    seated = select(seats.c.table_id).where(seats.c.person == person)
    return await _infos(visit, select(tables.c.id).where(tables.c.id.in_(seated) | (tables.c.host == person)))


async def _infos(visit: Visit, query: Any) -> list[Info]:
    latest = query.order_by(tables.c.touched.desc()).limit(SHOWN)
    ids = await visit.hall.store.read(lambda connection: list(connection.execute(latest).scalars()))
    found = [await _found(visit, table_id) for table_id in ids]
    person = visit.someone.id if visit.someone else None
    return [table.info(person) for table in found if may_see(table, person)]


async def _found(visit: Visit, table_id: str) -> Table:
    try:
        return await visit.hall.tables.find(table_id)
    except NotSaved:
        raise
    except OrreryError:  # a game that this program cannot go on with is no reason to hide the others
        hall = visit.hall
        table = await hall.store.read(read_table(hall.store, hall.bus, table_id))
        if table is None:
            raise
        return table


@get("/tables/{table_id:str}")
async def one(visit: Visiting) -> Info:
    return visit.table.info(visit.someone.id if visit.someone else None)


@delete("/tables/{table_id:str}")
async def close(visit: Visiting) -> None:
    """Gives up a table that waits for players. One that is played is ended when all agree."""
    await visit.hall.tables.close(visit.table)


# --- sitting down and standing up ---------------------------------------------------------------------


class Following(Struct, forbid_unknown_fields=True):
    token: Token
    name: Name | None = None


class Sitting(Struct, forbid_unknown_fields=True):
    name: Name | None = None


class Sat(Struct):
    table: Info
    seat: int | None


class Held(Struct, forbid_unknown_fields=True):
    token: Token


class Invitation(Struct):
    """What a link leads to, for whoever thinks about coming. `host` is the name of who invites, where he sits there."""

    table: Info
    seat: int | None
    host: str


@post("/links/look", status_code=200)
async def look(visit: Visiting, data: JSONBody[Held]) -> Invitation:
    """Tells of a table to whoever holds a link to it: nobody is seated by that."""
    table, seat = await visit.hall.tables.led_to(data.token)
    host = next((chair.name for chair in table.chairs if chair.person == table.host), "")
    return Invitation(table.info(visit.person.id), seat, host)


@post("/links/follow", status_code=200)
async def follow(visit: Visiting, data: JSONBody[Following]) -> Sat:
    """Sits down by a seat's link, or looks on by a spectators' link."""
    table, seat = await visit.hall.tables.follow(data.token, visit.person.id, data.name or visit.person.name)
    return Sat(table.info(visit.person.id), seat)


@post("/tables/{table_id:str}/sit", status_code=200)
async def sit(visit: Visiting, seat: SeatOf, data: JSONBody[Sitting]) -> Sat:
    """Takes the seat that is kept for one, as at a rematch, or a free one of a listed table."""
    await visit.hall.tables.sit(visit.table, seat, visit.person.id, data.name or visit.person.name)
    return Sat(visit.table.info(visit.person.id), seat)


@post("/tables/{table_id:str}/stand", status_code=200)
async def stand(visit: Visiting, seat: SeatOf) -> Info:
    """Gives the seat up. Once the game has begun, the table's rule for those who leave applies."""
    await visit.hall.leave(visit.table, seat)
    return visit.table.info(visit.person.id)


# --- links --------------------------------------------------------------------------------------------


class Link(Struct):
    of: str
    token: str | None = None


@get("/tables/{table_id:str}/links")
async def links(visit: Visiting) -> list[Link]:
    """Which links hold. Their secrets were told when they were made."""
    held = await visit.hall.tables.links_of(visit.table)
    return [Link("watch" if seat is None else str(seat)) for seat in held]


@post("/tables/{table_id:str}/links")
async def renew(visit: Visiting, bench: Bench) -> Link:
    """A new link; the one before it no longer holds, and who looked on by it no longer may."""
    return Link(bench, await visit.hall.tables.renew_link(visit.table, _bench(visit, bench)))


@delete("/tables/{table_id:str}/links")
async def revoke(visit: Visiting, bench: Bench) -> None:
    await visit.hall.tables.revoke_link(visit.table, _bench(visit, bench))


def _bench(visit: Visit, bench: str) -> int | None:
    if bench == "watch":
        return None
    if int(bench) >= len(visit.table.chairs):
        raise Problem(404, "no_such_seat", "There is no such seat at this table.")
    return int(bench)


HANDLERS = [titles, title, house, create, listed, mine, one, close, look, follow, sit, stand, links, renew, revoke]
