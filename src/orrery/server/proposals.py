"""What a table does only when all agree: to take back more than the kernel allows, to end, to go on by today's rules.

Everybody who is there has to say yes; bots and whoever is away have no say. A proposal to take back is about one
position, and lapses when the table moves on; for a while, bots and standing orders wait for what people say to it.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, select

from orrery.core.errors import Refusal, Refused
from orrery.server import onward
from orrery.server.schema import absences, proposals, seats
from orrery.server.table import Table

Kind = Literal["undo", "end", "today"]
"""`today`: to go on by today's rules, see `onward`."""


class Proposal(Struct):
    """`seq` names it: the position in which it was made. `by` is who made it, or whose absence did."""

    kind: Kind
    seq: int
    by: int
    answers: int | None
    agreed: list[int]
    needed: list[int]
    at: float = 0.0
    """When it was made."""

    @property
    def carried(self) -> bool:
        return set(self.needed) <= set(self.agreed) and bool(self.needed)


async def propose(table: Table, seat: int, kind: Kind, answers: int | None = None) -> Proposal:
    """Makes a proposal, to which its maker agrees. To take back is, unless said otherwise, the seat's last answer."""
    if table.status != "playing":
        raise Refused(Refusal("over" if table.status == "over" else "not_started"))
    if kind == "undo":
        answers = _before_last(table, seat) if answers is None else answers
        if not 0 <= answers < table.can_go_back_from:
            raise Refused(Refusal("nothing_to_undo"))
    seq = table.seq
    if kind == "today":
        answers = await onward.answers_in_common(table)

    def work(connection: Connection) -> Proposal:
        if any(found.kind == kind for found in open_ones(connection, table.id, seq)):
            raise Refused(Refusal("already_proposed"))
        put(connection, table, kind, seq, seat, answers, [seat])
        return _one(connection, table.id, kind, seq)

    return await _settle(table, await table.store.write(work))


async def agree(table: Table, seat: int, kind: Kind, seq: int) -> Proposal:
    """Says yes to the proposal that was made at `seq`, and carries it out when nobody is missing."""

    def work(connection: Connection) -> Proposal:
        found = _one(connection, table.id, kind, seq)
        found.agreed = sorted({*found.agreed, seat})
        where = (proposals.c.table_id == table.id, proposals.c.kind == kind, proposals.c.seq == seq)
        connection.execute(proposals.update().where(*where).values(agreed=json.dumps(found.agreed)))
        return found

    if kind != "end" and seq != table.seq:
        raise Refused(Refusal("lapsed"))
    return await _settle(table, await table.store.write(work))


async def decline(table: Table, seat: int, kind: Kind, seq: int) -> None:
    """Says no: the proposal is gone."""
    where = (proposals.c.table_id == table.id, proposals.c.kind == kind, proposals.c.seq == seq)
    if not await table.store.change(proposals.delete().where(*where)):
        raise Refused(Refusal("lapsed"))
    await _tell(table)


async def current(table: Table) -> list[Proposal]:
    """What everybody at the table is asked to agree to."""
    return await table.store.read(lambda connection: open_ones(connection, table.id, table.seq))


async def reconsider(table: Table) -> None:
    """Somebody whose yes was missing has no say any more: what all the others have agreed to is done."""
    for found in await current(table):
        if found.carried:
            with suppress(Refused):  # the table has moved on in this moment: it has lapsed
                await _settle(table, found)


async def _settle(table: Table, found: Proposal) -> Proposal:
    if found.carried:
        if found.kind == "undo":
            await table.rewind(found.by, found.answers or 0, found.seq, f"undo-{found.seq}")
        elif found.kind == "today":
            await onward.go_on(table, found.by, found.seq, found.answers or 0)
        else:
            await table.end(found.by, "agreed", f"end-{found.seq}")
        where = (proposals.c.table_id == table.id, proposals.c.kind == found.kind, proposals.c.seq == found.seq)
        await table.store.change(proposals.delete().where(*where))
    await _tell(table)
    return found


async def _tell(table: Table) -> None:
    await table.catch_up()
    table.bus.publish(table.id)


def _before_last(table: Table, seat: int) -> int:
    """The number of answers before the seat's last; where the table is set aside, that of all that can be played."""
    if table.game is None:
        raise Refused(Refusal("nothing_to_undo"))
    if table.aside is not None:
        return table.game.answers
    given: list[list[Any]] = table.game.record()["answers"]
    own = [n for n, (who, _) in enumerate(given) if who == seat]
    if not own:
        raise Refused(Refusal("nothing_to_undo"))
    return own[-1]


# --- in a transaction -----------------------------------------------------------------------------------


def put(
    connection: Connection, table: Table, kind: Kind, seq: int, by: int, answers: int | None, agreed: list[int]
) -> None:
    """Writes a proposal down, in the place of one of its kind that has lapsed."""
    drop(connection, table.id, kind)
    data = json.dumps({"by": by, "answers": answers, "at": table.now()})
    connection.execute(
        proposals.insert().values(table_id=table.id, kind=kind, seq=seq, data=data, agreed=json.dumps(agreed))
    )


def drop(connection: Connection, table_id: str, kind: Kind) -> None:
    connection.execute(proposals.delete().where(proposals.c.table_id == table_id, proposals.c.kind == kind))


def voters(connection: Connection, table_id: str) -> list[int]:
    """The seats of people who are there."""
    away = select(absences.c.seat).where(absences.c.table_id == table_id)
    people = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.kind == "person", seats.c.bot.is_(None))
    return list(connection.execute(people.where(seats.c.seat.not_in(away)).order_by(seats.c.seat)).scalars())


def open_ones(connection: Connection, table_id: str, seq: int) -> list[Proposal]:
    needed = voters(connection, table_id)
    rows = connection.execute(select(proposals).where(proposals.c.table_id == table_id))
    found = [
        Proposal(row.kind, row.seq, agreed=json.loads(row.agreed), needed=needed, **json.loads(row.data))
        for row in rows
    ]
    return [proposal for proposal in found if proposal.kind == "end" or proposal.seq == seq]


def _one(connection: Connection, table_id: str, kind: Kind, seq: int) -> Proposal:
    # Two processes that count votes at once would each miss the other's.
    locked = select(proposals.c.seq).where(proposals.c.table_id == table_id, proposals.c.kind == kind).with_for_update()
    connection.execute(locked)
    for found in open_ones(connection, table_id, seq):
        if (found.kind, found.seq) == (kind, seq):
            return found
    raise Refused(Refusal("lapsed"))
