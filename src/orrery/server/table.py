"""One table: the only place where an answer becomes a move.

An answer is checked against the game as it is, written, committed, and only then applied and told. If another process
was faster, the table catches up with the log and looks again. So the game in memory never holds what the log does not.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, select

from orrery import games
from orrery.core import game as kernel
from orrery.core.errors import OrreryError, Refusal, Refused
from orrery.core.game import Game
from orrery.core.question import Item
from orrery.server.bus import Bus
from orrery.server.protocol import Ack, Chat, News
from orrery.server.schema import moves, seats, snapshots, tables
from orrery.server.store import Move, NotSaved, Store

SNAPSHOT_EVERY = 50


class Listener(Protocol):
    """Somebody at the table: a connection."""

    seat: int | None

    def tell(self, message: News | Chat) -> None: ...


class Seat:
    __slots__ = ("bot", "kind", "name", "person")

    def __init__(self, kind: str, person: str | None, bot: str | None, name: str) -> None:
        self.kind = kind
        self.person = person
        self.bot = bot
        self.name = name


class Table:
    """A table in memory: its game is what the log says, up to `seq`."""

    def __init__(self, store: Store, bus: Bus, row: Any, chairs: Sequence[Seat]) -> None:
        self.store, self.bus = store, bus
        self.id: str = row.id
        self.title_name: str = row.title
        self.rules: int = row.rules
        self.status: str = row.status
        self.host: str = row.host
        self.options: dict[str, Any] = json.loads(row.options)
        self.settings: dict[str, Any] = json.loads(row.settings)
        self.start: dict[str, Any] = json.loads(row.start)
        self.salt: str = row.salt
        self.commitment: str = row.commitment
        self.rematch_of: str | None = row.rematch_of
        self.chairs = list(chairs)
        self.game: Game | None = None
        self.seq = 0
        self.turn = 0
        """The `seq` at which the present questions were asked: an answer to another turn is stale."""
        self.listeners: set[Listener] = set()
        self.observers: list[Callable[[Table], None]] = []
        """Called after every change: bots, clocks, standing orders."""
        self.busy = False
        """Whether something besides people keeps the table awake: a bot that thinks, a clock that runs."""
        self._lock = asyncio.Lock()

    # --- playing --------------------------------------------------------------------------------------

    async def answer(self, seat: int, turn: int, choice: Sequence[Item], action: str) -> Ack:
        """Takes an answer, once. Raises Refused, or NotSaved; then nothing has changed."""
        return await self._take("answer", seat, lambda: self._check_answer(seat, turn, choice), action)

    async def undo(self, seat: int, action: str) -> Ack:
        """Takes the seat's last answers back, as far as the kernel allows."""
        return await self._take("undo", seat, lambda: self._check_undo(seat), action)

    async def rewind(self, seat: int, answers: int, action: str) -> Ack:
        """Goes back to that many answers: every seat has agreed."""
        return await self._take("rewind", seat, lambda: answers, action)

    async def _take(self, kind: str, seat: int, check: Callable[[], Any], action: str) -> Ack:
        async with self._lock:
            while True:
                try:
                    data = check()
                except Refused:
                    done = await self._done_before(action)
                    if done is not None:
                        return done
                    raise
                move = Move(self.id, self.seq, kind, seat, json.dumps(data), action, time.time())
                if await self.store.append(move):
                    break
                done = await self._done_before(action)
                if done is not None:
                    return done
                await self._read_log()
            self._apply(move)
            await self._after_change()
            return Ack(action, move.seq)

    def _check_answer(self, seat: int, turn: int, choice: Sequence[Item]) -> list[Item]:
        game = self._playing()
        question = game.pending.get(seat)
        if question is None:
            raise Refused(Refusal("not_asked"))
        if turn != self.turn:
            raise Refused(Refusal("stale"))
        reason = question.refuse(choice)
        if reason is not None:
            raise Refused(reason)
        return list(choice)

    def _check_undo(self, seat: int) -> int:
        """The number of answers that an undo would leave."""
        trial = self._playing().copy()
        trial.undo(seat)
        return trial.answers

    def _playing(self) -> Game:
        if self.game is None:
            raise Refused(Refusal("not_started"))
        return self.game

    async def _done_before(self, action: str) -> Ack | None:
        query = select(moves.c.seq).where(moves.c.table_id == self.id, moves.c.action == action)
        seq = await self.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return None if seq is None else Ack(action, seq)

    def _apply(self, move: Move) -> None:
        game = self._playing()
        if move.kind == "answer":
            simultaneous = len(game.pending) > 1
            game.answer(move.seat, json.loads(move.data))
            self.seq = move.seq + 1
            if not simultaneous:
                self.turn = self.seq
        else:
            game.rewind(json.loads(move.data))
            self.seq = self.turn = move.seq + 1
        if game.result is not None:
            self.status = "over"

    async def _after_change(self) -> None:
        self._tell()
        if self.seq % SNAPSHOT_EVERY == 0 or self.status == "over":
            await self._keep_snapshot()
        await self.bus.publish(self.id)
        for observer in self.observers:
            observer(self)

    # --- what is told ---------------------------------------------------------------------------------

    def news(self, seat: int | None, since: int = 0) -> News:
        """All that a seat may know now, and what it saw happen since an event."""
        game = self._playing()
        events = game.events(seat, since)
        return News(self.seq, self.turn, max(since, 0), events, game.view(seat))

    def _tell(self) -> None:
        for listener in tuple(self.listeners):
            listener.tell(self.news(listener.seat, getattr(listener, "since", 0)))

    # --- the log --------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Starts the game, or goes on with it from the log."""
        async with self._lock:
            await self.store.read(self._load)
        for observer in self.observers:
            observer(self)

    async def catch_up(self) -> None:
        """Reads what other processes have added."""
        async with self._lock:
            before = self.seq
            await self._read_log()
            if self.seq != before:
                self._tell()
                for observer in self.observers:
                    observer(self)

    async def _read_log(self) -> None:
        rows = await self.store.read(self._rows)
        for row in rows:
            self._apply(row)

    def _rows(self, connection: Connection) -> list[Move]:
        query = select(moves).where(moves.c.table_id == self.id, moves.c.seq >= self.seq).order_by(moves.c.seq)
        return [Move(*row) for row in connection.execute(query)]

    def _load(self, connection: Connection) -> None:
        title = games.find(self.title_name)
        saved = connection.execute(select(snapshots).where(snapshots.c.table_id == self.id)).one_or_none()
        if saved is not None and json.loads(saved.saved)["game"].get("rules") == title.rules:
            kept = json.loads(saved.saved)
            self.game, self.seq, self.turn = kernel.load(title, kept["game"]), saved.seq, kept["turn"]
        elif self.rules != title.rules:
            raise OrreryError(f"This game was begun by rules version {self.rules}; this server has {title.rules}.")
        else:
            self.game = kernel.start(title, len(self.chairs), self.options, self.start)
            self.seq = self.turn = 0
        for move in self._rows(connection):
            self._apply(move)

    async def _keep_snapshot(self) -> None:
        game = self._playing()
        saved = json.dumps({"turn": self.turn, "game": game.save()})
        result = json.dumps(game.result._asdict()) if game.result else None

        def work(connection: Connection) -> None:
            connection.execute(snapshots.delete().where(snapshots.c.table_id == self.id))
            connection.execute(snapshots.insert().values(table_id=self.id, seq=self.seq, saved=saved))
            changed = {"status": self.status, "result": result, "touched": time.time()}
            connection.execute(tables.update().where(tables.c.id == self.id).values(changed))

        try:
            await self.store.write(work)
        except NotSaved:
            # A snapshot is a cache: the log has everything.
            return


def read_table(store: Store, bus: Bus, table_id: str) -> Callable[[Connection], Table | None]:
    """Finds a table in the database."""

    def work(connection: Connection) -> Table | None:
        row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        chairs = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
        return Table(store, bus, row, [Seat(chair.kind, chair.person, chair.bot, chair.name) for chair in chairs])

    return work
