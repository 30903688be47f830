"""Standing orders: what a seat wants answered when it is asked something, without being there.

An order that fires is an answer like any other, given after a while that is drawn without a look at hand, question or
order. So nobody but its owner can tell that there was one.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from random import Random, SystemRandom

import msgspec
from sqlalchemy import Connection, select

from orrery.core.errors import BadOption
from orrery.server.schema import orders
from orrery.server.sleep import wake
from orrery.server.store import Store
from orrery.server.table import Table
from orrery.server.tables import Tables
from orrery.server.wishes import Order, Wish, taken_down

MOST = 50
"""Orders of one seat, at most."""
MEDIAN, SPREAD, SHORTEST, LONGEST = 4.0, 0.5, 1.5, 20.0


def delay(rng: Random | None = None) -> float:
    """Seconds such as somebody takes who looks, thinks and clicks. It is told nothing, so it tells nothing."""
    drawn = (rng or SystemRandom()).lognormvariate(math.log(MEDIAN), SPREAD)
    return min(max(drawn, SHORTEST), LONGEST)


# --- kept in the database ------------------------------------------------------------------------------


async def give(tables: Tables, table: Table, seat: int, wish: Wish) -> Order:
    """Takes an order down."""
    if table.game is None:
        raise BadOption("Orders can be given when the game has begun.")
    order = taken_down(wish, table.game.view(None)["table"], tables.now())

    def work(connection: Connection) -> None:
        if len(of_table(connection, table.id).get(seat, [])) >= MOST:
            raise BadOption(f"A seat can have {MOST} orders. Take one back first.")
        row = {"table_id": table.id, "seat": seat, "id": order.id, "data": _text(order)}
        connection.execute(orders.insert().values(row))
        wake(connection, table.id)

    await table.store.write(work)
    await tables.whisper(table)
    return order


async def take_back(tables: Tables, table: Table, seat: int, order_id: str) -> bool:
    """Whether there was such an order."""
    where = (orders.c.table_id == table.id, orders.c.seat == seat, orders.c.id == order_id)
    found = bool(await table.store.change(orders.delete().where(*where)))
    await tables.whisper(table)
    return found


async def of_seat(store: Store, table_id: str, seat: int) -> list[Order]:
    """A seat's own orders, for its owner only."""
    return await store.read(lambda connection: of_table(connection, table_id).get(seat, []))


def of_table(connection: Connection, table_id: str) -> dict[int, list[Order]]:
    found: dict[int, list[Order]] = {}
    for row in connection.execute(select(orders).where(orders.c.table_id == table_id)):
        found.setdefault(row.seat, []).append(msgspec.json.decode(row.data, type=Order))
    for own in found.values():
        own.sort(key=lambda order: order.given)
    return found


def changed(table_id: str, seat: int, order: Order) -> Callable[[Connection], bool]:
    """Writes down that an order was carried out or is void; False when it was taken back in the meantime."""
    where = (orders.c.table_id == table_id, orders.c.seat == seat, orders.c.id == order.id)
    update = orders.update().where(*where).values(data=_text(order))
    return lambda connection: bool(connection.execute(update).rowcount)


def _text(order: Order) -> str:
    return json.dumps(msgspec.to_builtins(order))
