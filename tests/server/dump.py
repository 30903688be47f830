"""Writes a database with something of everything, as SQL that SQLite and PostgreSQL both read.

Whoever changes the schema keeps the version before the change first: `python -m tests.server.dump > versions/N.sql`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from random import Random
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.schema import CreateIndex, CreateTable

from orrery.server import orders, reminders
from orrery.server.people import People
from orrery.server.schema import metadata
from orrery.server.tables import Chair, Tables
from orrery.server.wishes import Wish
from tests.server import trivial
from tests.server.kit import house, log_of, new_table, play


async def fill(tables: Tables) -> None:
    """Games that are over, under way and not begun; people with and without accounts."""
    over, going, secret = [
        await new_table(tables),
        await new_table(tables, rounds=10),
        await new_table(tables, "pennies", 3, rounds=30),
    ]
    for table, most in ((over, None), (going, 25), (secret, 15)):
        await play(table, Random(1), most)
    await going.undo((await log_of(tables.store, going.id))[-1].seat, "taken-back")
    await going.say(0, "hello", quick=True)
    assert secret.game is not None
    asked = min(secret.game.pending)
    await orders.give(tables, secret, asked, Wish("bid", [secret.game.pending[asked].items[0]]))
    people = People(tables.store)
    guest, session = await people.guest("Ada")
    ada, _ = await people.register(guest, "ada", "a long password", session)
    await people.stop()
    await reminders.reach(tables.store, ada.id, "ada@example.org")
    table, links = await tables.create("pennies", {}, [Chair("person", "Ada", ada.id), Chair("open")], ada.id, {})
    await tables.follow(str(links[None]), guest.id, "Ada")
    assert table.status == "open"


def statements(connection: Connection) -> Iterator[str]:
    """One a line."""
    for table in metadata.sorted_tables:
        yield _line(CreateTable(table))
        for index in sorted(table.indexes, key=lambda index: str(index.name)):
            yield _line(CreateIndex(index))
        for row in connection.execute(select(table)):
            yield f"INSERT INTO {table.name} VALUES ({', '.join(map(_literal, row))})"


def _line(statement: Any) -> str:
    return " ".join(str(statement).split())


def _literal(value: Any) -> str:
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return {None: "NULL", True: "true", False: "false"}[value] if value is None or type(value) is bool else repr(value)


async def main() -> None:
    trivial.add_titles()
    with tempfile.TemporaryDirectory() as folder:
        async with house(f"sqlite:///{folder}/orrery.db") as tables:
            await fill(tables)
            print("\n".join(await tables.store.read(lambda connection: list(statements(connection)))))


if __name__ == "__main__":
    asyncio.run(main())
