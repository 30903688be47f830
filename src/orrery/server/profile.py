"""Somebody's own games: how many were won, how strong that makes him, against whom, and one by one."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct
from sqlalchemy import Connection, case, func, select

from orrery import games
from orrery.server import outcomes as book
from orrery.server.guard import Visiting
from orrery.server.schema import outcomes, seats, tables

SHOWN = 30
"""Games on one page of the history."""
CURVE = 60
"""Ratings of a curve, at most: those of the latest games."""
RIVALS = 8

Before = Annotated[int, QueryParameter(ge=0, le=2_000_000_000)]


class Strength(Struct):
    """With 95 in 100 the strength lies between `low` and `high`."""

    value: int
    low: int
    high: int


class TitleRecord(Struct):
    """The games of one title that count: those between people."""

    title: str
    games: int
    won: int
    drawn: int
    nobody: int
    strength: Strength
    curve: list[int]


class Rival(Struct):
    """Somebody with whom one has played, by the name that he last bore there. `ahead`: how often one was before him."""

    name: str
    games: int
    ahead: int
    behind: int


class PastGame(Struct):
    n: int
    table: str
    title: str
    at: float
    outcome: str
    place: int | None
    of: int
    people: int
    rating: int | None


class Profile(Struct):
    """`games`: all that are over, also those that do not count."""

    games: int
    titles: list[TitleRecord]
    rivals: list[Rival]
    history: list[PastGame]
    more: bool


@get("/people/me/profile")
async def profile(visit: Visiting, before: Before = 0) -> Profile:
    """`before`: the history goes on with the games that were counted before that one."""
    store, person = visit.hall.store, visit.person.id
    await book.count(store)
    return await store.read(lambda connection: _profile(connection, person, before))


def _profile(connection: Connection, person: str, before: int) -> Profile:
    games_in_all = select(func.count()).select_from(outcomes).where(outcomes.c.person == person)
    history = _history(connection, person, before)
    return Profile(
        connection.execute(games_in_all).scalar_one(),
        _titles(connection, person),
        _rivals(connection, person),
        history[:SHOWN],
        len(history) > SHOWN,
    )


def _titles(connection: Connection, person: str) -> list[TitleRecord]:
    counting = (outcomes.c.person == person, outcomes.c.rating.is_not(None))
    kinds = select(outcomes.c.title, outcomes.c.outcome, func.count().label("n")).where(*counting)
    found: dict[str, dict[str, int]] = {}
    for row in connection.execute(kinds.group_by(outcomes.c.title, outcomes.c.outcome)):
        found.setdefault(row.title, {})[row.outcome] = row.n
    records = []
    for title, kind in found.items():
        latest = select(outcomes.c.rating).where(*counting, outcomes.c.title == title).order_by(outcomes.c.n.desc())
        curve = [round(value) for value in connection.execute(latest.limit(CURVE)).scalars()]
        own = (kind.get(book.WON, 0), kind.get(book.DRAWN, 0), kind.get(book.NOBODY, 0))
        records.append(TitleRecord(title, sum(kind.values()), *own, _strength(connection, person, title), curve[::-1]))
    return sorted(records, key=lambda record: -record.games)


def _strength(connection: Connection, person: str, title: str) -> Strength:
    now = book.standing(connection, person, title, time.time())
    spread = 1.96 * now.deviation
    return Strength(round(now.value), round(now.value - spread), round(now.value + spread))


def _rivals(connection: Connection, person: str) -> list[Rival]:
    mine, theirs = outcomes.alias(), outcomes.alias()
    together = (mine.c.table_id == theirs.c.table_id) & (mine.c.person == person) & (theirs.c.person != person)
    counted = select(
        theirs.c.person,
        func.count().label("games"),
        func.sum(case((mine.c.place < theirs.c.place, 1), else_=0)).label("ahead"),
        func.sum(case((mine.c.place > theirs.c.place, 1), else_=0)).label("behind"),
        func.max(theirs.c.n).label("last"),
    ).where(together, mine.c.rating.is_not(None), theirs.c.rating.is_not(None))
    most = counted.group_by(theirs.c.person).order_by(func.count().desc(), func.max(theirs.c.n).desc()).limit(RIVALS)
    return [
        Rival(_name(connection, row.person, row.last), row.games, row.ahead, row.behind)
        for row in connection.execute(most).all()
    ]


def _name(connection: Connection, person: str, n: int) -> str:
    at = select(outcomes.c.table_id).where(outcomes.c.person == person, outcomes.c.n == n).scalar_subquery()
    name = select(seats.c.name).where(seats.c.table_id == at, seats.c.person == person).limit(1)
    found: str = connection.execute(name).scalar_one()
    return found


def _history(connection: Connection, person: str, before: int) -> list[PastGame]:
    """One more than is shown, where there is one."""
    query = select(outcomes, tables.c.seats).join(tables, tables.c.id == outcomes.c.table_id)
    query = query.where(outcomes.c.person == person)
    if before:
        query = query.where(outcomes.c.n < before)
    return [
        PastGame(
            row.n,
            row.table_id,
            row.title,
            row.at,
            row.outcome,
            row.place if _ranked(row.title) else None,
            row.seats,
            row.people,
            None if row.rating is None else round(row.rating),
        )
        for row in connection.execute(query.order_by(outcomes.c.n.desc()).limit(SHOWN + 1))
    ]


def _ranked(title: str) -> bool:
    return title in games.names() and games.find(title).ranked


HANDLERS = [profile]
