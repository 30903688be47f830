"""Standing orders: what a seat wants answered when it is asked something, without being there.

An order that fires is an answer like any other, given after a while that is drawn without a look at hand, question or
order. So nobody but its owner can tell that there was one.
"""

from __future__ import annotations

import json
import math
import secrets
from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, select

from orrery.core.errors import BadOption
from orrery.core.question import Item, Question
from orrery.server.protocol import Choice, Id
from orrery.server.schema import orders
from orrery.server.store import Store
from orrery.server.table import Table
from orrery.server.tables import Tables

MOST = 50
"""Orders of one seat, at most."""
MEDIAN, SPREAD, SHORTEST, LONGEST = 4.0, 0.5, 1.5, 20.0

Fact = Annotated[str, Meta(min_length=1, max_length=100)]


class Condition(Struct, forbid_unknown_fields=True):
    """Something that the seat itself sees when it is asked.

    `of` names numbers, which are added up (of a list, how many are in it, or what each thing in it `counts`), or one
    thing, which must be one of `any`. "players.*.chips" is a number of each player. `least` and `most` are numbers, or
    names of some. What is not there fulfils nothing.
    """

    of: Annotated[list[Fact], Meta(min_length=1, max_length=20)]
    any: Choice | None = None
    least: int | Fact | None = None
    most: int | Fact | None = None
    counts: Annotated[dict[Fact, int], Meta(max_length=300)] | None = None


Conditions = Annotated[list[Condition], Meta(max_length=20)]


class Wish(Struct, forbid_unknown_fields=True):
    """What somebody asks for. Without a kind: answer nothing to whatever may be answered so.

    The answer is `choice`, or as many as must be chosen of what `prefer` names, in that order; "*" names all the rest.

    `items` and `about`, where they are given, are what the question has to offer and to say; every condition of `where`
    has to hold then, and none of `unless`. `facts` names what everybody sees ("round", "players.1.chips") and what
    must still be as it is now. Otherwise the order is void; but one that is not for once waits for a question that
    offers and says that. A name that ends with a question mark is held to only if there is such a thing now.
    """

    kind: Annotated[str, Meta(max_length=100)] | None = None
    choice: Choice = []
    prefer: Choice | None = None
    items: Choice | None = None
    about: dict[str, Any] | None = None
    where: Conditions = []
    unless: Conditions = []
    facts: Annotated[list[Fact], Meta(max_length=20)] = []
    once: bool = True


class Order(Struct):
    """A wish that was taken down. `fired` is the turn at which it was carried out, `void` why it never will be."""

    id: Id
    wish: Wish
    facts: dict[str, Any]
    given: float
    fired: int | None = None
    void: str | None = None

    def done(self, turn: int) -> bool:
        """Whether this turn is none of its business any more."""
        return self.void is not None or (self.wish.once and self.fired is not None and self.fired != turn)


def verdict(order: Order, question: Question, table: Mapping[str, Any]) -> str | None:
    """None if the order answers this question; "other" if it is not meant for it; else why it is void.

    `table` is what the seat sees of it.
    """
    wish = order.wish
    if wish.kind is None:
        return None if question.refuse(()) is None else "other"
    if wish.kind != question.kind:
        return "other"
    if wish.items is not None and _sorted(wish.items) != _sorted(question.items):
        return "items" if wish.once else "other"
    if wish.about is not None and wish.about != question.about:
        return "about" if wish.once else "other"
    if not all(holds(one, table) for one in wish.where) or any(holds(one, table) for one in wish.unless):
        return "where" if wish.once else "other"
    if any(fact(table, name) != value for name, value in order.facts.items()):
        return "facts"
    if question.refuse(answer_to(question, wish)) is None:
        return None
    return "illegal" if wish.once or wish.prefer is None else "other"


def answer_to(question: Question, wish: Wish) -> Sequence[Item]:
    """What a wish answers: its choice, or what it prefers of what is offered."""
    if wish.prefer is None:
        return wish.choice
    ranks = {item: rank for rank, item in enumerate(wish.prefer)}
    rest = ranks.get("*", -1)
    offered = [item for item in question.items if ranks.get(item, rest) >= 0]
    return sorted(offered, key=lambda item: ranks.get(item, rest))[: question.least]


def holds(condition: Condition, table: Mapping[str, Any]) -> bool:
    if condition.any is not None:
        return fact(table, condition.of[0]) in condition.any
    least, most = (
        limit if it is None else _number(fact(table, it) if isinstance(it, str) else it, None)
        for it, limit in ((condition.least, -math.inf), (condition.most, math.inf))
    )
    found = [one for name in condition.of for one in _each(table, name)]
    return least <= sum(_number(one, condition.counts) for one in found) <= most


def _each(table: Mapping[str, Any], name: str) -> list[Any]:
    """What a name means; with a star in it, of every one in that list."""
    before, star, after = name.partition(".*.")
    return [fact(one, after) for one in fact(table, before) or ()] if star else [fact(table, name)]


def _number(found: Any, counts: Mapping[str, int] | None) -> float:
    """NaN for what is no number: it is neither more nor less than anything."""
    if isinstance(found, Sequence) and not isinstance(found, str):
        return len(found) if counts is None else sum(counts.get(thing, 0) for thing in found if isinstance(thing, str))
    return found if isinstance(found, int) else math.nan


def fact(table: Mapping[str, Any], name: str) -> Any:
    """What is seen under a name such as "players.1.chips"; None if there is no such thing."""
    found: Any = table
    for step in name.split("."):
        if isinstance(found, Mapping):
            found = found.get(step)
        elif isinstance(found, Sequence) and not isinstance(found, str) and step.isdecimal() and int(step) < len(found):
            found = found[int(step)]
        else:
            return None
    return found


def delay(rng: Random | None = None) -> float:
    """Seconds such as somebody takes who looks, thinks and clicks. It is told nothing, so it tells nothing."""
    drawn = (rng or SystemRandom()).lognormvariate(math.log(MEDIAN), SPREAD)
    return min(max(drawn, SHORTEST), LONGEST)


def _sorted(items: Sequence[Item]) -> list[Item]:
    return sorted(items, key=lambda item: (str(type(item)), item))


# --- kept in the database ------------------------------------------------------------------------------


async def give(tables: Tables, table: Table, seat: int, wish: Wish) -> Order:
    """Takes an order down."""
    if wish.kind is None and wish != Wish(once=wish.once):
        raise BadOption("An order for any question can only be to answer nothing.")
    if table.game is None:
        raise BadOption("Orders can be given when the game has begun.")
    public = table.game.view(None)["table"]
    seen = {name.removesuffix("?"): fact(public, name.removesuffix("?")) for name in wish.facts}
    for name in wish.facts:
        if seen[name.removesuffix("?")] is None and not name.endswith("?"):
            raise BadOption(f"Nobody sees anything called {name!r} at this table.")
    seen = {name: value for name, value in seen.items() if value is not None}
    order = Order(secrets.token_urlsafe(9), wish, seen, tables.now())

    def work(connection: Connection) -> None:
        if len(of_table(connection, table.id).get(seat, [])) >= MOST:
            raise BadOption(f"A seat can have {MOST} orders. Take one back first.")
        row = {"table_id": table.id, "seat": seat, "id": order.id, "data": _text(order)}
        connection.execute(orders.insert().values(row))

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
