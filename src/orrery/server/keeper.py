"""Who looks after which table: one server process each, and another one as soon as that is gone.

Each process says once a second that it is there. A table whose keeper has not been heard of is taken by the next that
notices. Two that both think they keep a table do no harm: the log takes one answer to a question.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Insert, bindparam, exists, func, insert, literal, select

from orrery.core.errors import OrreryError
from orrery.server.attendant import Attendant, Sleep
from orrery.server.bots import Bots
from orrery.server.clock import Clock
from orrery.server.pace import Served
from orrery.server.reminders import Post
from orrery.server.schema import keepers, kept, moves, tables
from orrery.server.store import NotSaved
from orrery.server.table import Table
from orrery.server.tables import WHISPER, Tables
from orrery.server.thinkers import Thinkers

log = logging.getLogger(__name__)

BEAT = 1.0
GONE_AFTER = 3.0
"""Seconds without a sign after which a process counts as gone: with the beat and the look, under five."""
SEARCH_EVERY = 10
"""Beats after which to look for tables that nobody has ever kept."""
LOOK_EVERY = 3
"""Beats after which to look whether the bus has lost a message."""
AT_ONCE = 8
"""Tables that are woken at a time."""


LAST = select(func.max(moves.c.seq)).where(moves.c.table_id == kept.c.table_id).scalar_subquery().label("last")
"""The last row of each table's log: one look into the index a table."""
SLEEP = kept.update().where(kept.c.table_id == bindparam("id")).values(due=bindparam("due"), due_at=bindparam("due_at"))


def _sleep(row: Any) -> Sleep | None:
    """How long a table may sleep, by the database; None where something has happened since that was written."""
    if row.due is None or (row.last is not None and row.last >= row.due_at):
        return None
    return Sleep(row.due, row.due_at)


class Keeper:
    """The service that bots, standing orders, clocks and deadlines are."""

    def __init__(
        self,
        house: Tables,
        clock: Clock | None = None,
        bots: Bots | None = None,
        post: Post | None = None,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.tables = house
        self.clock = clock or Clock()
        self.served = Served()
        self.attendant = Attendant(house, bots or Bots(Thinkers(), self.clock), self.clock, self.served, post)
        self.mine: set[str] = set()
        self._others: set[str] = set()
        """Tables that are awake here and that another process keeps."""
        self._beats = 0
        self._beating: asyncio.Task[None] | None = None
        self._waking = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        self.tables.observers.append(self.look)
        self.tables.hearers.append(self.hear)
        self.tables.leavers.append(self.leave)
        await self.beat()
        self._beating = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Lets go of everything, so that others can take over at once."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        house = self.tables
        for calls, own in ((house.observers, self.look), (house.hearers, self.hear), (house.leavers, self.leave)):
            if own in calls:
                calls.remove(own)  # type: ignore[arg-type]
        self._write_sleeps(self.mine)
        await self.attendant.stop()
        with suppress(NotSaved):
            await self.tables.store.change(keepers.delete().where(keepers.c.id == self.id))

    # --- tables that change ---------------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """A table has changed in this process."""
        if table.status == "over":
            self._release(table)
        elif table.status != "playing":
            return
        elif table.id in self.mine:
            self.attendant.look(table)
        elif table.id not in self._others:
            self._others.add(table.id)  # until it is known better
            self.attendant.spawn(self._claim(table), table.id)

    def leave(self, table: Table) -> None:
        """A table is let go of in this process: nobody has looked at it for a while."""
        if table.id in self.mine:
            self._write_sleeps([table.id])

    def _write_sleeps(self, table_ids: Iterable[str]) -> None:
        rows = self.attendant.sleeps(table_ids)
        if rows:
            self.tables.store.later(lambda connection: connection.execute(SLEEP, rows))

    def hear(self, table_id: str) -> None:
        """Another process has changed a table: its game, its seats or what was ordered."""
        table_id = table_id.removeprefix(WHISPER)
        if table_id in self.mine:
            self.attendant.spawn(self._wake(table_id), table_id)

    async def _claim(self, table: Table) -> None:
        now = self.clock.now()

        def work(connection: Connection) -> str:
            keeper = connection.execute(select(kept.c.keeper).where(kept.c.table_id == table.id)).scalar_one_or_none()
            if keeper is None:
                connection.execute(kept.insert().values(table_id=table.id, keeper=self.id, begun=now))
            return keeper or self.id

        try:
            keeper = await self.tables.store.write(work)
        except NotSaved:
            # Somebody was faster, or the database is away: the beat will find out.
            self._others.discard(table.id)
            return
        if keeper == self.id:
            self._others.discard(table.id)
            self.mine.add(table.id)
            self.attendant.look(table)

    def _release(self, table: Table) -> None:
        self._others.discard(table.id)
        self.attendant.forget(table.id)
        if table.id in self.mine:
            self.mine.discard(table.id)
            self.tables.store.later(lambda c: c.execute(kept.delete().where(kept.c.table_id == table.id)))

    # --- once a second --------------------------------------------------------------------------------

    async def _beat_on(self) -> None:
        while True:
            await self.clock.sleep_until(self.clock.now() + BEAT)
            try:
                await self.beat()
            except Exception as error:  # a process that no longer beats would lose its tables
                log.error("beat failed", extra={"error": type(error).__name__})

    async def beat(self) -> None:
        """Says that this process is there, takes over what nobody keeps, and sees to what is due."""
        try:
            kept_now, missed = await self.tables.store.write(self._sign)
        except NotSaved:
            return
        mine = self.mine if kept_now is None else set(kept_now)
        for table_id in self.mine - mine:
            self.attendant.forget(table_id)
        taken, self.mine = mine - self.mine, mine
        self._others -= mine
        now = self.clock.now()
        for table_id, sleep in (kept_now or {}).items():
            if table_id in taken and sleep is not None and sleep.due > now:
                self.attendant.let_sleep(table_id, sleep)
                taken.discard(table_id)
        due = [table_id for table_id in mine - taken if self.attendant.due.get(table_id, 0) <= now]
        for table_id in taken | (missed & mine):
            self.attendant.spawn(self._wake(table_id, table_id in missed), table_id)
        for table_id in due:
            self.attendant.due[table_id] = now + GONE_AFTER  # it will be set by whoever looks
            self.attendant.spawn(self._overdue(table_id), table_id)

    def _sign(self, connection: Connection) -> tuple[dict[str, Sleep | None] | None, set[str]]:
        """The tables that this process keeps and which of them sleep, if not those it knew; and those of which it may
        have missed something.
        """
        now, beats = self.clock.now(), self._beats
        self._beats += 1
        self.served.beat(connection, now)
        connection.execute(keepers.delete().where(keepers.c.until < now, keepers.c.id != self.id))
        sign = {"until": now + GONE_AFTER}
        known = connection.execute(keepers.update().where(keepers.c.id == self.id).values(sign)).rowcount
        if not known:  # at first, or when others thought that this process was gone, and took its tables
            connection.execute(keepers.insert().values(id=self.id, **sign))
        alive = select(keepers.c.id)
        found = connection.execute(kept.update().where(kept.c.keeper.not_in(alive)).values(keeper=self.id)).rowcount
        if beats % SEARCH_EVERY == 0:
            found += connection.execute(self._keep_the_unkept(now)).rowcount
        alone = connection.execute(alive.where(keepers.c.id != self.id)).first() is None
        missed = set() if alone or beats % LOOK_EVERY else self._grown(connection)
        if known and not found:
            return None, missed
        mine = select(kept.c.table_id, kept.c.due, kept.c.due_at, LAST).where(kept.c.keeper == self.id)
        return {row.table_id: _sleep(row) for row in connection.execute(mine)}, missed

    def _keep_the_unkept(self, now: float) -> Insert:
        unkept = ~exists().where(kept.c.table_id == tables.c.id)
        playing = select(tables.c.id, literal(self.id), literal(now)).where(tables.c.status == "playing", unkept)
        return insert(kept).from_select(["table_id", "keeper", "begun"], playing)

    def _grown(self, connection: Connection) -> set[str]:
        """Tables that others have moved on without our hearing of it: a message of the bus may have been lost."""
        rows = connection.execute(select(kept.c.table_id, LAST).where(kept.c.keeper == self.id))
        return {table_id for table_id, last in rows if last is not None and last >= self.attendant.known(table_id)}

    async def _wake(self, table_id: str, missed: bool = False) -> None:
        async with self._waking:
            table = await self._find(table_id)
            if table is None:
                return
            if missed:
                await table.catch_up()
            table.noted()

    async def _overdue(self, table_id: str) -> None:
        async with self._waking:
            table = await self._find(table_id)
            if table is not None:
                await self.attendant.overdue(table)

    async def _find(self, table_id: str) -> Table | None:
        try:
            table = await self.tables.find(table_id)
        except NotSaved:
            return None
        except OrreryError as error:
            # A game that this program cannot go on with: said once an hour, and never in the way of the others.
            log.warning("table cannot be woken", extra={"table": table_id, "error": type(error).__name__})
            self.attendant.due[table_id] = self.clock.now() + 3600
            return None
        if table.status == "over":
            self._release(table)
            return None
        return table
