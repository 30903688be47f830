"""What came of finished games for those who played them, and how strong that makes them.

All of it is a cache of the finished tables, in the order in which they were counted: it can be thrown away and made
anew.

A game counts if at least two people have played it, each on one seat, without hints. It is read in pairs of people
who were against each other: whoever won is before whoever did not; where the title ranks those who did not win, a
higher score is before a lower; where nobody is before the other although they were on different sides, it is a draw.
Those who won or lost together are not compared. All pairs of a game make one rating period of Glicko-2, with
everybody as he was before it; a month without a game is a period too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select, text

from orrery import games
from orrery.server.glicko import NEW, Played, Rating, rated, rested
from orrery.server.schema import outcomes, seats, tables
from orrery.server.store import Store
from orrery.server.tables import BRANCH, LESSON

AT_ONCE = 50
"""Tables that are counted in one commit."""
PERIOD = 30 * 86400.0

WON, LOST, DRAWN, NOBODY, ENDED, SHARED_DEVICE = "won", "lost", "drawn", "nobody", "ended", "device"
"""`nobody` wins; `ended` without a result; several people at one `device`, of whom the server knows but one."""


class Reading(NamedTuple):
    """How a title is read: its sides before the game (None: only the result tells), and whether scores rank."""

    sides: tuple[int, ...] | None
    ranked: bool


def compared(reading: Reading, result: Mapping[str, Any], one: int, other: int) -> float | None:
    """What a seat has reached against another: 1, 0, a half; None where they were not against each other."""
    sides, won = reading.sides, [seat in result["winners"] for seat in (one, other)]
    if sides is not None and sides[one] == sides[other]:
        return None
    if won[0] != won[1]:
        return float(won[0])
    if sides is None:
        return None
    if reading.ranked and not won[0]:
        mine, theirs = result["scores"][one], result["scores"][other]
        return 0.5 if mine == theirs else float(mine > theirs)
    return 0.5 if won[0] or not result["winners"] else None


async def count(store: Store) -> None:
    """Counts every finished table that has not been counted yet."""
    while await store.write(_count_some):
        continue


def recount(connection: Connection) -> None:
    """Somebody turns out to be somebody else: all is counted anew, when it is next asked for."""
    connection.execute(outcomes.delete())
    connection.execute(tables.update().where(tables.c.counted).values(counted=False))


def _count_some(connection: Connection) -> bool:
    if connection.dialect.name == "postgresql":  # one process at a time, for each game is rated after those before it
        connection.execute(text("LOCK TABLE outcomes IN EXCLUSIVE MODE"))
    waiting = select(tables).where(tables.c.status == "over", ~tables.c.counted).order_by(tables.c.touched, tables.c.id)
    found = connection.execute(waiting.limit(AT_ONCE)).all()
    if not found:
        return False
    ids = [row.id for row in found]
    chairs: dict[str, list[Any]] = {table_id: [] for table_id in ids}
    for chair in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        chairs[chair.table_id].append(chair)
    n = connection.execute(select(func.coalesce(func.max(outcomes.c.n), 0))).scalar_one()
    for row in found:
        n += 1
        told = _told(connection, row, chairs[row.id], n)
        if told:
            connection.execute(outcomes.insert(), told)
    connection.execute(tables.update().where(tables.c.id.in_(ids)).values(counted=True))
    return len(found) == AT_ONCE


def _told(connection: Connection, row: Any, chairs: Sequence[Any], n: int) -> list[dict[str, Any]]:
    """The rows of one table: none of a game that was brought in or branched off, none of a lesson."""
    if {BRANCH, LESSON} & json.loads(row.settings).keys():
        return []
    seated: dict[str, list[int]] = {}
    for chair in chairs:
        if chair.kind == "person" and chair.person is not None:
            seated.setdefault(chair.person, []).append(chair.seat)
    people = sum(map(len, seated.values()))
    common = {"table_id": row.id, "n": n, "title": row.title, "at": row.touched, "people": people}
    unrated = {"place": None, "rating": None, "deviation": None, "volatility": None}
    found = [{**common, **unrated, "person": person, "outcome": ENDED} for person in seated]
    if row.result is None:
        return found
    result, reading = json.loads(row.result), _reading(row)
    for told in found:
        own = seated[told["person"]]
        told["outcome"] = _outcome(reading, result, own[0]) if len(own) == 1 else SHARED_DEVICE
        told["place"] = _place(reading, result, own[0]) if len(own) == 1 and result["winners"] else None
    if len(seated) > 1 and people == len(seated) and json.loads(row.settings).get("hints") != "all":
        _rate(connection, found, {person: own[0] for person, own in seated.items()}, reading, result)
    return found


def _reading(row: Any) -> Reading:
    """By today's title; of one that is no longer here, everybody for himself."""
    if row.title not in games.names():
        return Reading(tuple(range(row.seats)), False)
    title = games.find(row.title)
    return Reading(title.sides(row.seats, json.loads(row.options)), title.ranked)


def _outcome(reading: Reading, result: Mapping[str, Any], seat: int) -> str:
    if not result["winners"]:
        return NOBODY
    sides = reading.sides
    if sides is not None and len({sides[winner] for winner in result["winners"]}) == len(set(sides)) > 1:
        return DRAWN
    return WON if seat in result["winners"] else LOST


def _place(reading: Reading, result: Mapping[str, Any], seat: int) -> int:
    others = [other for other in range(len(result["scores"])) if other != seat]
    before = [other for other in others if compared(reading, result, seat, other) == 0.0]
    sides = reading.sides
    return 1 + (len(before) if sides is None else len({sides[other] for other in before}))


def _rate(
    connection: Connection,
    found: Sequence[dict[str, Any]],
    seat_of: Mapping[str, int],
    reading: Reading,
    result: Mapping[str, Any],
) -> None:
    """Gives each row the rating after the game."""
    at = found[0]["at"]
    before = {person: standing(connection, person, found[0]["title"], at) for person in seat_of}
    for told in found:
        own = told["person"]
        scores = {other: compared(reading, result, seat_of[own], seat_of[other]) for other in seat_of if other != own}
        played = [Played(before[other], score) for other, score in scores.items() if score is not None]
        if played:
            told["rating"], told["deviation"], told["volatility"] = rated(before[own], played)


def standing(connection: Connection, person: str, title: str, at: float) -> Rating:
    """How strong somebody is at a moment, by the games that were counted."""
    mine = (outcomes.c.person == person, outcomes.c.title == title, outcomes.c.rating.is_not(None))
    last = connection.execute(select(outcomes).where(*mine).order_by(outcomes.c.n.desc()).limit(1)).one_or_none()
    if last is None:
        return NEW
    return rested(Rating(last.rating, last.deviation, last.volatility), max(0.0, at - last.at) / PERIOD)
