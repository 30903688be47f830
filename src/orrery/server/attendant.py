"""Looks after the tables that this process keeps: who answers for a seat, and until when somebody may.

After every change of a table it looks who is asked. A bot, or a standing order, gets a task that answers. For people
there is only a moment at which to look again: half-way to the deadline for a reminder, then the deadline.
"""

from __future__ import annotations

import asyncio
import json
import logging
import weakref
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, select

from orrery.server import absence, orders, reminders
from orrery.server.bots import Bots, give
from orrery.server.clock import Clock
from orrery.server.pace import Pace, Served, pace_of, rule_of
from orrery.server.proposals import open_ones
from orrery.server.reminders import Post
from orrery.server.schema import absences, kept, moves, proposals
from orrery.server.schema import reminders as reminded
from orrery.server.sleep import wake
from orrery.server.store import NotSaved
from orrery.server.table import Table
from orrery.server.tables import Tables
from orrery.server.wishes import Order, answer_to, first_to_answer

log = logging.getLogger(__name__)

RESTED = 3600.0
"""Seconds after which it is written down again that a table is still set aside."""
AGAIN = 5.0
"""Seconds after which something that failed is looked at again."""


class Awaited(Struct):
    """Somebody whom the table waits for: everybody may know. `bot` plays for who is away."""

    seat: int
    since: float
    due: float
    reminded: bool
    away: bool


class Sleep(NamedTuple):
    """When to look at a table again if nothing happens, and how long its log was when that was worked out."""

    due: float
    seq: int


class Doing(NamedTuple):
    """A task that answers for a seat, and on whose behalf."""

    whose: str
    task: asyncio.Task[None]


@dataclass
class Watch:
    """What is known of a table besides its game."""

    of: weakref.ref[Table]
    changes: int
    seq: int
    turn: int
    since: float
    """When the present questions were asked."""
    orders: dict[int, list[Order]]
    absent: dict[int, float]
    voting: bool
    reminded: set[int]
    left: dict[int, float]
    """On each seat's clock, where there are clocks."""
    plain: bool
    """Only people play, without clocks and orders, and all are there: there is nothing to do before a deadline."""
    held: tuple[int, float]
    """Somebody wants to take something back: as long as the log is no longer than that, until when to wait for it."""
    asked: set[int] = field(default_factory=set)
    doing: dict[int, Doing] = field(default_factory=dict)


class Attendant:
    def __init__(self, tables: Tables, bots: Bots, clock: Clock, served: Served, post: Post | None = None) -> None:
        self.tables, self.bots, self.clock, self.served = tables, bots, clock, served
        self.post = post or Post()
        self.due: dict[str, float] = {}
        """When to look at each table again."""
        self._slept: dict[str, Sleep] = {}
        """What the database says of that, for tables at which nobody has to be at work until then."""
        self._watches: dict[str, Watch] = {}
        self._reading: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- looking --------------------------------------------------------------------------------------

    def look(self, table: Table, closely: bool = False) -> None:
        """Sees to it that whoever is asked is answered for, or has until then. Called after every change.

        Where there is nothing to do but to wait, it is enough to look closely at the earliest deadline: an answer puts
        deadlines off, and brings none forward.
        """
        watch = self._watches.get(table.id)
        if watch is None or watch.of() is not table or watch.changes != table.changes:
            self._read_again(table)
            return
        if table.game is None and table.aside is None:
            return
        watch.seq = table.seq
        if table.aside is not None:
            self._rest(table, watch)
            return
        game = table.going_on
        if watch.plain and game is not None and not closely:
            self._turn_over(table, watch)
            return
        self._keep_time(table, watch)
        asked = game.pending if game is not None else {}
        if self._held(table, watch):
            self._cancel(watch)
            asked = {}
        for seat in list(watch.doing):
            if seat not in asked:
                watch.doing.pop(seat).task.cancel()
        for seat in asked:
            self._see_to(table, watch, seat)
        table.busy = bool(watch.doing)
        self.due[table.id] = self._next(table, watch)
        self._wake_earlier(table, watch)

    def _read_again(self, table: Table) -> None:
        """Looks when it has read what the database knows besides the game."""
        if table.id not in self._reading:
            self._reading.add(table.id)
            self.spawn(self._read(table), table.id)

    async def _read(self, table: Table) -> None:
        try:
            watch = await table.store.read(self._situation(table))
            while watch.changes != table.changes:
                watch = await table.store.read(self._situation(table))
        except NotSaved:
            self.due[table.id] = self.clock.now() + AGAIN
            return
        finally:
            self._reading.discard(table.id)
        before = self._watches.get(table.id)
        if before is not None and before.of() is table and before.turn == watch.turn:
            watch.doing = before.doing
        elif before is not None:
            self._cancel(before)
        self._watches[table.id] = watch
        self.look(table, closely=True)

    def known(self, table_id: str) -> int:
        """How long the log of a table was when it was last looked at."""
        watch = self._watches.get(table_id)
        return watch.seq if watch else self._slept[table_id].seq if table_id in self._slept else 0

    # --- tables that sleep ----------------------------------------------------------------------------

    def let_sleep(self, table_id: str, sleep: Sleep) -> None:
        """A table that need not be woken before a moment, as the database says."""
        self.due[table_id], self._slept[table_id] = sleep.due, sleep

    def sleeps(self, table_ids: Iterable[str]) -> list[dict[str, Any]]:
        """Which of these tables nobody has to look at before when: for the database to keep."""
        found = []
        for table_id in table_ids:
            watch, due = self._watches.get(table_id), self.due.get(table_id)
            if watch is not None and due is not None and due < float("inf") and not watch.doing:
                self._slept[table_id] = Sleep(due, watch.seq)
                found.append({"id": table_id, "due": due, "due_at": watch.seq})
        return found

    def _wake_earlier(self, table: Table, watch: Watch) -> None:
        """What the database says of a table's sleep must not be too late."""
        sleep = self._slept.get(table.id)
        if sleep is not None and (watch.doing or self.due[table.id] < sleep.due):
            del self._slept[table.id]
            table.store.later(lambda connection: wake(connection, table.id))

    def _rest(self, table: Table, watch: Watch) -> None:
        """A table is set aside: nobody answers, nobody is late, no clock runs."""
        self._cancel(watch)
        table.busy = False
        now = self.clock.now()
        self.due[table.id] = now + RESTED
        update = kept.update().where(kept.c.table_id == table.id).values(rested=now)
        table.store.later(lambda connection: connection.execute(update))

    def forget(self, table_id: str) -> None:
        watch = self._watches.pop(table_id, None)
        if watch is not None:
            self._cancel(watch)
            table = watch.of()
            if table is not None:
                table.busy = False
        self.due.pop(table_id, None)
        self._slept.pop(table_id, None)

    async def stop(self) -> None:
        for table_id in list(self._watches):
            self.forget(table_id)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()

    async def awaited(self, table: Table) -> list[Awaited]:
        """Whom the table waits for, since when and until when."""
        game = table.going_on
        if game is None:
            return []
        watch = await table.store.read(self._situation(table))
        return [
            Awaited(seat, watch.since, self._deadline(table, watch, seat), seat in watch.reminded, seat in watch.absent)
            for seat in game.asked(None)
            if table.chairs[seat].bot is None
        ]

    # --- who answers ----------------------------------------------------------------------------------

    def _see_to(self, table: Table, watch: Watch, seat: int) -> None:
        work: Callable[[], Coroutine[Any, Any, None]]
        whose, bot = "", table.chairs[seat].bot
        order = None if bot is not None else self._order(table, watch, seat)
        if bot is not None:
            whose, work = f"bot {bot}", lambda: self.bots.answer(table, seat, bot, watch.since)
        elif order is not None:
            whose, work = f"order {order.id}", lambda: self._carry_out(table, watch, seat, order)
        doing = watch.doing.get(seat)
        if doing is not None:
            if doing.whose == whose and not doing.task.done():
                return
            watch.doing.pop(seat).task.cancel()
        if whose:
            watch.doing[seat] = Doing(whose, self.spawn(work(), table.id))

    def _held(self, table: Table, watch: Watch) -> bool:
        """Whether nobody but people may move now: to a proposal to take back, a bot's answer would be a no."""
        seq, until = watch.held
        return seq == table.seq and self.clock.now() < until

    def _order(self, table: Table, watch: Watch, seat: int) -> Order | None:
        """The seat's order that answers its question. Those that are void are struck out."""
        assert table.game is not None
        seen = table.game.view(seat)["table"]
        found, void = first_to_answer(watch.orders.get(seat, []), table.turn, table.game.pending[seat], seen)
        for order in void:
            table.store.later(orders.changed(table.id, seat, order))
        return found

    async def _carry_out(self, table: Table, watch: Watch, seat: int, order: Order) -> None:
        assert table.game is not None
        turn, choice = table.turn, answer_to(table.game.pending[seat], order.wish)
        await self.clock.sleep_until(max(watch.since, order.given) + orders.delay())
        # Written down first: if it were forgotten that it was carried out, it would be carried out again next time.
        order.fired = turn
        if await table.store.write(orders.changed(table.id, seat, order)):
            await give(table, seat, turn, choice, self.clock)

    # --- until when -----------------------------------------------------------------------------------

    def _keep_time(self, table: Table, watch: Watch) -> None:
        """Takes what was used from the clocks of those who are no longer asked."""
        assert table.game is not None
        now, pace, asked = self.clock.now(), pace_of(table.settings), set(table.game.pending)
        moved = watch.turn != table.turn
        if moved:
            self._cancel(watch)
        if pace.clocked and (moved or asked != watch.asked):
            for seat in watch.asked if moved else watch.asked - asked:
                watch.left[seat] += pace.bonus - self.served.between(watch.since, now)
            clocks = json.dumps({"seq": table.seq, "left": watch.left})
            update = kept.update().where(kept.c.table_id == table.id).values(clocks=clocks)
            table.store.later(lambda connection: connection.execute(update))
        self._turn_over(table, watch)
        watch.asked = asked

    def _turn_over(self, table: Table, watch: Watch) -> None:
        if watch.turn != table.turn:
            watch.turn, watch.since, watch.reminded = table.turn, self.clock.now(), set()

    def _next(self, table: Table, watch: Watch) -> float:
        """When there will be something to do, if nobody answers."""
        game = table.going_on
        if game is None:
            return float("inf")
        moments = [float("inf"), *([watch.held[1]] if self._held(table, watch) else [])]
        for seat in game.pending:
            if table.chairs[seat].bot is None:
                moments.append(self._deadline(table, watch, seat))
                if seat not in watch.reminded:
                    moments.append(self._half_way(table, watch, seat))
        # A bot that is asked is being seen to. Should that fail, somebody has to notice.
        return min(moments) if len(moments) > 1 else self.clock.now() + 60

    def _deadline(self, table: Table, watch: Watch, seat: int) -> float:
        pace = pace_of(table.settings)
        if seat in watch.absent:
            over = rule_of(table.settings).kind == "vote" and not watch.voting
            return self.served.deadline(watch.absent[seat], 0 if over else pace.grace)
        return self.served.deadline(watch.since, self._allowance(pace, watch, seat))

    def _half_way(self, table: Table, watch: Watch, seat: int) -> float:
        """When to remind a seat: never, where there is a clock to look at or nobody to remind."""
        pace = pace_of(table.settings)
        if pace.clocked or seat in watch.absent:
            return float("inf")
        return self.served.deadline(watch.since, pace.allowance / 2)

    @staticmethod
    def _allowance(pace: Pace, watch: Watch, seat: int) -> float:
        return max(0.0, watch.left[seat]) if pace.clocked else pace.allowance

    async def overdue(self, table: Table) -> None:
        """Something was to be done about a table by now: reminds, and does without whoever is too late."""
        watch = self._watches.get(table.id)
        game = table.going_on
        if watch is None or game is None:
            self.look(table)
            return
        now = self.clock.now()
        for seat in list(game.pending):
            if table.chairs[seat].bot is not None:
                continue
            if now >= self._deadline(table, watch, seat):
                act = absence.give_up(self.tables, table, seat) if seat in watch.absent else None
                await (act or absence.away(self.tables, table, seat, "late"))
            elif seat not in watch.reminded and now >= self._half_way(table, watch, seat):
                watch.reminded.add(seat)
                await self._remind(table, watch, seat)
        self.look(table, closely=True)

    async def _remind(self, table: Table, watch: Watch, seat: int) -> None:
        if not await reminders.first(table.store, table, seat):
            return
        table.changed()
        due = self._deadline(table, watch, seat)
        reminder = reminders.about(table, seat, watch.since, due, self.post.url)
        address = await reminders.address_of(table.store, table.chairs[seat].person)
        self.spawn(self.post.send(reminder, address), table.id)

    # --- what the database knows ----------------------------------------------------------------------

    def _situation(self, table: Table) -> Callable[[Connection], Watch]:
        turn, seq, changes, pace = table.turn, table.seq, table.changes, pace_of(table.settings)
        asked = set(table.game.pending) if table.game else set()
        people = not pace.clocked and all(chair.kind == "person" and chair.bot is None for chair in table.chairs)

        def work(connection: Connection) -> Watch:
            row = connection.execute(select(kept).where(kept.c.table_id == table.id)).one_or_none()
            begun = row.begun if row else self.clock.now()
            asked_at = select(moves.c.at).where(moves.c.table_id == table.id, moves.c.seq == turn - 1)
            since = connection.execute(asked_at).scalar_one_or_none()
            rested = (row.rested if row else None) or 0.0
            away = connection.execute(select(absences.c.seat, absences.c.since).where(absences.c.table_id == table.id))
            voting = select(proposals.c.kind).where(proposals.c.table_id == table.id, proposals.c.kind == "end")
            told = select(reminded.c.seat).where(reminded.c.table_id == table.id, reminded.c.turn == turn)
            given, absent = orders.of_table(connection, table.id), {row.seat: row.since for row in away}
            return Watch(
                of=weakref.ref(table),
                changes=changes,
                seq=seq,
                turn=turn,
                since=max(begun if since is None else since, rested),
                asked=asked,
                orders=given,
                absent=absent,
                voting=connection.execute(voting).first() is not None,
                reminded=set(connection.execute(told).scalars()),
                left=self._clocks(connection, table, seq, row) if pace.clocked else {},
                held=_hold(connection, table.id, seq, pace),
                plain=people and not given and not absent,
            )

        return work

    def _clocks(self, connection: Connection, table: Table, until: int, row: Any) -> dict[int, float]:
        """What is left to each seat: as was noted, less what was used for answers that nobody noted.

        Of these only the time since the answer before is counted, which is too little rather than too much.
        """
        pace = pace_of(table.settings)
        left = dict.fromkeys(range(len(table.chairs)), pace.clock or 0.0)
        seq, last = 0, row.begun if row else self.clock.now()
        if row and row.clocks:
            noted = json.loads(row.clocks)
            seq, left = noted["seq"], {int(seat): seconds for seat, seconds in noted["left"].items()}
        query = select(moves).where(moves.c.table_id == table.id, moves.c.seq >= seq - 1, moves.c.seq < until)
        for move in connection.execute(query.order_by(moves.c.seq)):
            if move.seq >= seq and move.kind == "answer":
                left[move.seat] += pace.bonus - self.served.between(last, move.at)
            last = move.at
        return left

    # --- tasks ----------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None], table_id: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)

        def done(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            if not task.cancelled() and task.exception() is not None:
                log.error("attendant failed", extra={"table": table_id, "error": type(task.exception()).__name__})
                if table_id in self.due:
                    self.due[table_id] = self.clock.now() + AGAIN

        task.add_done_callback(done)
        return task

    @staticmethod
    def _cancel(watch: Watch) -> None:
        for doing in watch.doing.values():
            doing.task.cancel()
        watch.doing.clear()


def _hold(connection: Connection, table_id: str, seq: int, pace: Pace) -> tuple[int, float]:
    made = [found.at for found in open_ones(connection, table_id, seq) if found.kind == "undo"]
    return seq, max(made) + pace.hold if made else 0.0
