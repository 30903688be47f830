"""On by today's rules, when all at the table agree: for a game whose own rules have a fault that cannot be mended.

A game never changes its rules by itself. It goes back to the last answer up to which today's rules tell the same game,
and goes on from there by today's rules.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from orrery import editions, games
from orrery.core.errors import Refusal, Refused
from orrery.core.prints import print_of
from orrery.editions import Edition, NotKept
from orrery.server.schema import moves, tables
from orrery.server.store import Move
from orrery.server.table import Table


async def answers_in_common(table: Table) -> int:
    """So many answers of the game mean the same by today's rules; refuses where the rules are today's, or not kept."""
    today = games.find(table.title_name).rules
    if table.rules == today:
        raise Refused(Refusal("rules_are_todays"))
    try:
        own = editions.find(table.title_name, table.rules)
    except NotKept:
        raise Refused(Refusal("other_game_today")) from None
    record = await table.record()
    found = await asyncio.to_thread(in_common, record, own, editions.find(table.title_name, today))
    if found is None:
        raise Refused(Refusal("other_game_today"))
    return found


def in_common(record: Mapping[str, Any], own: Edition, today: Edition) -> int | None:
    """The last number of answers up to which both editions tell the same; None where they differ from the beginning."""

    def same(answers: int) -> bool:
        shown = _shown(own, record, answers)
        return shown is not None and shown == _shown(today, record, answers)

    if not same(0):
        return None
    low, high = 0, len(record["answers"])
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if same(middle) else (low, middle - 1)
    return low


def _shown(edition: Edition, record: Mapping[str, Any], answers: int) -> str | None:
    """The print of a game after so many of its answers; None where these rules cannot play them."""
    part = {**record, "rules": edition.title.rules, "answers": record["answers"][:answers]}
    try:
        return print_of(edition.replay(part))
    except Exception:  # a rule that fails is why somebody asks
        return None


async def go_on(table: Table, by: int, seq: int, answers: int) -> None:
    """Back to that many answers, and by today's rules from there: both or neither, unless somebody was faster."""
    today = games.find(table.title_name).rules
    row = Move(table.id, seq, "rewind", by, json.dumps(answers), f"today-{seq}", table.now())

    def work(connection: Connection) -> None:
        if connection.execute(select(func.count()).where(moves.c.table_id == table.id)).scalar_one() != seq:
            raise Refused(Refusal("lapsed"))
        try:
            connection.execute(moves.insert().values(row._asdict()))
        except IntegrityError:
            raise Refused(Refusal("lapsed")) from None
        connection.execute(tables.update().where(tables.c.id == table.id).values(rules=today))

    await table.store.write(work)
