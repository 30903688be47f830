"""After the game, and from elsewhere: records, the proof of the shuffles, another game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import UNSET, Meta, Struct, UnsetType, to_builtins
from msgspec.json import decode, encode

import orrery
from orrery.core.errors import BadRecord
from orrery.server.guard import Visiting, may_look_back
from orrery.server.play import SeatOrNone
from orrery.server.problems import Problem
from orrery.server.protocol import Choice, Info, Item, Name
from orrery.server.reading import As, At, check_open
from orrery.server.spoken import bots_of
from orrery.server.table import Table
from orrery.server.tables import Chair, commitment

LONGEST = 20_000
"""Answers of a record that is brought in, at most."""


class Record(Struct, forbid_unknown_fields=True):
    """A finished game from elsewhere, as `Game.record` tells it, and who played: data, checked answer by answer."""

    format: int
    title: Name
    rules: int
    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Item | bool]
    answers: Annotated[list[tuple[int, Choice]], Meta(max_length=LONGEST)]
    seed: Annotated[str, Meta(max_length=200)] | int | UnsetType = UNSET
    script: Annotated[list[Any], Meta(max_length=LONGEST)] | UnsetType = UNSET
    position: dict[str, Any] | UnsetType = UNSET
    names: Annotated[list[Name], Meta(max_length=20)] | UnsetType = UNSET


class Export(Struct):
    """What one may keep of a table: what one saw, and when the game is over the whole truth."""

    title: str
    rules: int
    options: dict[str, Any]
    names: list[str]
    status: str
    events: list[dict[str, Any]]
    record: dict[str, Any] | None


class Proof(Struct):
    """That the shuffles were settled before the first card was seen: sha256 of `seed:salt` is the commitment."""

    commitment: str
    seed: str
    salt: str
    holds: bool


@get("/tables/{table_id:str}/record")
async def export(visit: Visiting, as_seat: SeatOrNone = None) -> Export:
    table = visit.table
    open_now = _is_over(table) and may_look_back(visit)
    return Export(
        title=table.title_name,
        rules=table.rules,
        options=table.options,
        names=[chair.name for chair in table.chairs],
        status=table.status,
        events=[] if table.game is None and table.aside else table.begun().events(visit.seat),
        record=await table.record() if open_now else None,
    )


@get("/tables/{table_id:str}/proof")
async def proof(visit: Visiting) -> Proof:
    table = visit.table
    check_open(visit)
    seed = str(table.start.get("seed", ""))
    return Proof(table.commitment, seed, table.salt, commitment(seed, table.salt) == table.commitment)


@post("/tables/{table_id:str}/rematch")
async def rematch(visit: Visiting, seat: Annotated[int, QueryParameter(ge=0, le=99)]) -> Info:
    """Another game of the same people. Whoever asks first makes the table, and the others find their seats kept."""
    table, person = visit.table, visit.person
    _check_over(table)
    again = await visit.hall.tables.again(table, person.id)
    for own in again.kept_for(person.id):
        await visit.hall.tables.sit(again, own, person.id, again.chairs[own].name)
    return again.info(person.id)


@post("/tables/{table_id:str}/branch")
async def branch(visit: Visiting, at: At, seen_as: As = "0") -> Info:
    """Plays on from a moment of a finished game, at a table of one's own: bots have the other seats."""
    table, person = visit.table, visit.person
    check_open(visit)
    answers = table.begun().record()["answers"]
    if seen_as == "none" or int(seen_as) >= len(table.chairs):
        raise Problem(404, "no_such_seat", "There is no such seat at this table.")
    if at >= len(answers) and table.ended is None:
        raise Problem(409, "over", "The game is over at that moment.")
    spare = bots_of(table.title_name)[0]
    chairs = [
        Chair("person", person.name, person.id)
        if seat == int(seen_as)
        else Chair("bot", chair.name, None, chair.bot or spare)
        for seat, chair in enumerate(table.chairs)
    ]
    return (await visit.hall.tables.branch(table, answers[:at], chairs, person.id)).info(person.id)


@post("/records")
async def bring(visit: Visiting, data: JSONBody[Record]) -> Info:
    """Makes a table of a finished game from elsewhere, to be looked at."""
    record = to_builtins(data)
    text = encode(record).decode()
    wrong = decode(await visit.hall.background.do(visit.key, "why_not_played", text))
    if wrong is not None:
        raise BadRecord(wrong)
    game = await asyncio.to_thread(orrery.replay, decode(text))
    begun = {key: record[key] for key in ("seed", "script", "position") if key in record}
    names = data.names or [str(seat + 1) for seat in range(game.seats)]
    if len(names) != game.seats:
        raise BadRecord("This record names more or fewer players than it has seats.")
    chairs = [Chair("gone", name) for name in names]
    table = await visit.hall.tables.bring(game, begun, chairs, visit.person.id)
    return table.info(visit.person.id)


def _is_over(table: Table) -> bool:
    return table.status == "over"


def _check_over(table: Table) -> None:
    if not _is_over(table):
        raise Problem(409, "not_over", "The game is not over.")


HANDLERS = [export, proof, rematch, branch, bring]
