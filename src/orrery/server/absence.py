"""What becomes of a seat whose owner is late or has left: the table's own rule, and in the end always a bot.

A person who comes back, by saying so or simply by answering, has the seat again. Where a substitute may come, the seat
is open until one does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Update, select

from orrery.server import proposals
from orrery.server.pace import Rule, rule_of
from orrery.server.schema import absences, orders, seats
from orrery.server.sleep import wake
from orrery.server.table import Table

if TYPE_CHECKING:
    from orrery.server.tables import Tables


async def away(tables: Tables, table: Table, seat: int, why: str) -> None:
    """Somebody is late, or has left. Happens once, whoever notices first."""
    rule, now = rule_of(table.settings), tables.now()

    def work(connection: Connection) -> bool:
        if since(connection, table.id, seat) is not None:
            return False
        connection.execute(absences.insert().values(table_id=table.id, seat=seat, since=now, why=why))
        _apply(connection, table, seat, rule)
        wake(connection, table.id)
        return True

    if await table.store.write(work):
        await tables.changed(table)
        await proposals.reconsider(table)


def _apply(connection: Connection, table: Table, seat: int, rule: Rule) -> None:
    if rule.kind == "bot":
        connection.execute(_seat(table.id, seat).values(bot=rule.bot))
    elif rule.kind == "substitute":
        # The seat stays kept for who had it; anybody with its link may take it.
        connection.execute(_seat(table.id, seat).values(kind="open"))
        connection.execute(orders.delete().where(orders.c.table_id == table.id, orders.c.seat == seat))
    else:
        proposals.put(connection, table, "end", table.seq, seat, None, [])


async def give_up(tables: Tables, table: Table, seat: int) -> None:
    """Nobody came and no vote ended the game: a bot plays on, unless there is nobody left to play with."""
    rule = rule_of(table.settings)

    def work(connection: Connection) -> bool:
        if rule.kind == "vote" and not proposals.voters(connection, table.id):
            return True
        connection.execute(_seat(table.id, seat).where(seats.c.bot.is_(None)).values(bot=rule.bot))
        proposals.drop(connection, table.id, "end")
        return False

    if await table.store.write(work):
        await table.end(seat, "abandoned", f"abandoned-{seat}")
    await tables.changed(table)


def is_away(table: Table, seat: int) -> bool:
    """Whether a seat's owner is not counted on, as far as is known here."""
    gone = any(who == seat for why, who, _ in table.motions if why in ("late", "left"))
    return gone or table.chairs[seat].bot is not None


async def here_again(tables: Tables, table: Table, seat: int) -> None:
    """Its owner does something at the table: whoever was away is so no longer."""
    if is_away(table, seat):
        await come_back(tables, table, seat)


async def come_back(tables: Tables, table: Table, seat: int) -> None:
    """Who was away is there again."""
    await table.store.write(lambda connection: clear(connection, table.id, seat))
    await tables.changed(table)


def clear(connection: Connection, table_id: str, seat: int) -> None:
    """Nobody plays for the seat's owner any more."""
    connection.execute(absences.delete().where(absences.c.table_id == table_id, absences.c.seat == seat))
    connection.execute(_seat(table_id, seat).where(seats.c.kind == "person").values(bot=None))


def since(connection: Connection, table_id: str, seat: int) -> float | None:
    query = select(absences.c.since).where(absences.c.table_id == table_id, absences.c.seat == seat)
    found: float | None = connection.execute(query).scalar_one_or_none()
    return found


def _seat(table_id: str, seat: int) -> Update:
    return seats.update().where(seats.c.table_id == table_id, seats.c.seat == seat)
