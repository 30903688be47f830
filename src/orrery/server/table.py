"""One table: the only place where an answer becomes a move.

An answer is checked against the game as it is and tried beside a copy of it, written and committed; only then the game
that was tried takes the copy's place, and is told of. Where a rule fails, nothing is written and the copy stays. If
another process was faster, the table catches up with the log and looks again. So the game that others see never holds
what the log does not.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple, Protocol
from zlib import crc32

import msgspec
from msgspec import structs
from sqlalchemy import Connection, Executable, func, literal, select
from sqlalchemy import Table as SqlTable

from orrery import bots, editions, games
from orrery.core.errors import Refusal, Refused
from orrery.core.game import FORMAT, Game
from orrery.core.prints import print_of
from orrery.core.question import Choice, Item
from orrery.editions import Edition, NotKept
from orrery.server import offers
from orrery.server.bus import Bus
from orrery.server.incidents import Incidents
from orrery.server.protocol import Ack, Aside, Chat, Info, News, SeatInfo
from orrery.server.schema import (
    absences,
    chat,
    links,
    moves,
    orders,
    proposals,
    seats,
    snapshots,
    tables,
    traces,
    watchers,
)
from orrery.server.spoken import phrases
from orrery.server.standing import Standing, carried_out, standing
from orrery.server.standing import read as read_standing
from orrery.server.store import Move, NotSaved, Store
from orrery.server.wishes import Order

SNAPSHOT_EVERY = 200
"""Answers. To play a few hundred again takes no longer than to read a snapshot and check it: see docs/host.md."""
CHAT_SHOWN = 200


NONE_ARMED: Mapping[int, Choice] = {}
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody at the table: a connection. It is only woken, and asks the table when it can take in more."""

    def moved(self) -> None:
        """The game went on: there is news."""

    def changed(self) -> None:
        """Seats, links, status or proposals are not what they were."""

    def said(self, chat: Chat) -> None: ...


class Seat(NamedTuple):
    kind: str
    person: str | None
    bot: str | None
    name: str


class Table:
    """A table in memory: its game is what the log says, up to `seq`."""

    def __init__(self, store: Store, bus: Bus, row: Any, chairs: Sequence[Seat], watchers: Iterable[str] = ()) -> None:
        self.store, self.bus = store, bus
        self.id: str = row.id
        self.title_name: str = row.title
        self.rules: int = row.rules
        self.status: str = row.status
        self._known_status: tuple[str, Aside | None, int] = (self.status, None, self.rules)
        self.host: str = row.host
        self.options: dict[str, Any] = json.loads(row.options)
        self.settings: dict[str, Any] = json.loads(row.settings)
        self.start: dict[str, Any] = json.loads(row.start)
        self.salt: str = row.salt
        self.commitment: str = row.commitment
        self.rematch_of: str | None = row.rematch_of
        self.rematch: str | None = None
        self.created: float = row.created
        self.chairs = list(chairs)
        self.watchers = frozenset(watchers)
        """The people who came by the spectators' link, as long as it holds."""
        self.traces: dict[str, frozenset[str]] = {}
        """From where each person has played: see `neighbours`."""
        self.motions: list[Any] = []
        """What is proposed, who has agreed and who is away: nobody sees it here, but all are told when it changes."""
        self.chats = 0
        """How many lines have been said, as far as the listeners know."""
        self.game: Game | None = None
        self.seq = 0
        self.turn = 0
        """The `seq` at which the present questions were asked: an answer to another turn is stale."""
        self.ended: str | None = None
        """Why it is over without a result."""
        self.aside: Aside | None = None
        """Why nobody can answer, though the game is not over."""
        self.incidents = Incidents()
        self.public = True
        """Whether there are tables for everybody on this server."""
        self.closed = False
        """Whether its host has given it up before it began: it is stored no longer."""
        self.rewound = 0
        """The `seq` after which no event was taken back: who knows an older past is told all of it again."""
        self.listeners: set[Listener] = set()
        self.observers: list[Callable[[Table], None]] = []
        """Called after every change: bots, clocks, standing orders."""
        self.changes = 0
        """How often something besides the game has changed, as far as is known here."""
        self.now = time.time
        self._snapshot_at = crc32(self.id.encode()) % SNAPSHOT_EVERY
        """After which of so many answers a snapshot is kept: tables that began together do not all do so at once."""
        self.busy = False
        """Whether something besides people keeps the table awake: a bot that thinks, a clock that runs."""
        self._lock = asyncio.Lock()
        self._catching_up: asyncio.Task[None] | None = None

    # --- playing --------------------------------------------------------------------------------------

    async def answer(
        self, seat: int, turn: int, choice: Sequence[Item], action: str, arms: Sequence[Item] | None = None
    ) -> Ack:
        """Takes an answer, once. Raises Refused, or NotSaved; then nothing has changed.

        `arms`: what a bot that answers wants to be armed from now on (`core.offers`).
        """

        armed = {} if arms is None else {seat: tuple(arms)}
        return await self._take("answer", seat, lambda: self._check_answer(seat, turn, choice), action, armed)

    async def undo(self, seat: int, action: str) -> Ack:
        """Takes the seat's last answers back, as far as the kernel allows."""
        return await self._take("undo", seat, lambda: self._check_undo(seat), action)

    async def rewind(self, seat: int, answers: int, seq: int, action: str) -> Ack:
        """Goes back to that many answers: every seat has agreed to that, and the table has not moved on from `seq`."""
        return await self._take("rewind", seat, lambda: self._check_rewind(answers, seq), action)

    async def end(self, seat: int, reason: str, action: str) -> Ack:
        """Ends the game without a result."""

        def check() -> str:
            if self.status != "playing":
                raise Refused(Refusal("over" if self.status == "over" else "not_started"))
            return reason

        return await self._take("end", seat, check, action)

    async def _take(
        self, kind: str, seat: int, check: Callable[[], Any], action: str, armed: Mapping[int, Choice] = NONE_ARMED
    ) -> Ack:
        try:
            return await self._take_once(kind, seat, check, action, armed)
        except asyncio.CancelledError:
            # Whoever waited has gone away; what may have been written is taken in and told all the same.
            self._catching_up = asyncio.create_task(self._take_in())
            raise

    async def _wishes(self, of_bots: Mapping[int, Choice]) -> Choice:
        """What has been armed or withdrawn since the last answer: it travels with this one.

        A bot that plays for who is away arms nothing that he has not ordered.
        """
        game = self.begun()
        if not offers.open_now(game):
            return ()
        public = game.view(None)["table"]

        def ordered(connection: Connection) -> dict[int, Choice]:
            given: dict[int, list[Order]] = {
                seat: [] for seat, chair in enumerate(self.chairs) if chair.kind == "person"
            }
            for row in connection.execute(select(orders).where(orders.c.table_id == self.id)):
                if row.seat in given:
                    given[row.seat].append(msgspec.json.decode(row.data, type=Order))
            return {seat: offers.armed_by(own, public) for seat, own in given.items()}

        return offers.wishes(game, {**of_bots, **await self.store.read(ordered)})

    async def _take_in(self) -> None:
        """Catches up with what is being written: the writer has done that when it comes to the next job."""
        with suppress(NotSaved):
            await self.store.write(lambda connection: None)
            await self.catch_up()

    async def _take_once(
        self, kind: str, seat: int, check: Callable[[], Any], action: str, armed: Mapping[int, Choice]
    ) -> Ack:
        async with self._lock:
            if self.aside is not None:
                await self._read_log()  # it may have been mended
            while True:
                try:
                    data, simultaneous = check(), self._simultaneous()
                    if kind == "answer":
                        data += await self._wishes(armed)
                    then = self._tried(kind, seat, data)
                except Refused:
                    done = await self._done_before(seat, action)
                    if done is not None:
                        return done
                    raise
                move = Move(self.id, self.seq, kind, seat, _encode(data).decode(), action, self.now())
                if await self.store.append(move):
                    break
                await self._read_log()
                done = await self._done_before(seat, action)
                if done is not None:
                    return done
            self._go_on(move, data, then, simultaneous)
            self._told()
            self.bus.publish(self.id)
            return Ack(action, move.seq)

    def _check_answer(self, seat: int, turn: int, choice: Sequence[Item]) -> list[Item]:
        game = self._check_playing()
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
        game = self._check_playing()
        return game.answers - game.undoable(seat)

    def _check_rewind(self, answers: int, seq: int) -> int:
        self._check_going_on()
        if seq != self.seq:
            raise Refused(Refusal("stale"))
        if not 0 <= answers < self.can_go_back_from:
            raise Refused(Refusal("nothing_to_undo"))
        return answers

    def _check_playing(self) -> Game:
        game = self._check_going_on()
        if self.aside is not None:
            raise self._set_aside(self.aside)
        return game

    def _check_going_on(self) -> Game:
        game = self.begun()
        if self.status == "over":
            raise Refused(Refusal("over"))
        return game

    def begun(self) -> Game:
        """The game, over or not; refuses where there is none to look at."""
        if self.game is None:
            raise Refused(Refusal("not_started")) if self.aside is None else self._set_aside(self.aside)
        return self.game

    @staticmethod
    def _set_aside(aside: Aside) -> Refused:
        return Refused(Refusal("set_aside", why=aside.why, incident=aside.incident or ""))

    @property
    def going_on(self) -> Game | None:
        """The game, while it is played and can be answered."""
        return self.game if self.status == "playing" and self.aside is None else None

    @property
    def can_go_back_from(self) -> int:
        """To fewer answers than this the game can be taken back: where it is set aside, to all that it took too."""
        return 0 if self.game is None else self.game.answers + (self.aside is not None)

    async def _done_before(self, seat: int, action: str) -> Ack | None:
        same = (moves.c.table_id == self.id, moves.c.seat == seat, moves.c.action == action)
        query = select(moves.c.seq).where(*same)
        seq = await self.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return None if seq is None else Ack(action, seq)

    def _tried(self, kind: str, seat: int, data: Any) -> Game | None:
        """The game as it would go on, or a refusal with a number where a rule fails."""
        if kind == "end" or self.game is None:
            return self.game
        # A copy stays here as it is. The game that is tried has its questions built already, and a copy had not.
        tried, self.game = self.game, self.game.copy()
        try:
            return carried_out(tried, kind, seat, data)
        except Refused:
            raise
        except Exception as error:
            incident = self.incidents.note(self.id, self.seq, self.title_name, self.rules, error)
            raise Refused(Refusal("rule_failed", incident=incident)) from None

    def _simultaneous(self) -> bool:
        """Whether others are asked too: their questions stay the same, whoever answers first."""
        return self.game is not None and len(self.game.pending) > 1

    def _go_on(self, move: Move, data: Any, then: Game | None, simultaneous: bool) -> None:
        """`data` is what the row says, `then` what it has made of the game."""
        self.game, self.seq = then, move.seq + 1
        if move.kind != "answer" or not simultaneous:
            self.turn = self.seq
        if move.kind == "end":
            self.status, self.ended = "over", data
        elif move.kind != "answer":
            self.rewound, self.aside = self.seq, None
        if then is not None and then.result is not None:
            self.status = "over"

    def give_up(self, incident: str) -> None:
        """Whatever is answered here fails: nobody is waited for until the table is woken or taken back."""
        self.aside = Aside("rule_failed", self.seq, incident)
        self.changed()

    def _told(self) -> None:
        """After every change: wakes whoever listens."""
        before, self._known_status = self._known_status, (self.status, self.aside, self.rules)
        begun_or_over = before != self._known_status
        for listener in tuple(self.listeners):
            listener.moved()
            if begun_or_over:
                listener.changed()
        over_now = self.status == "over" and before[0] != "over"
        if self.game is not None and self.aside is None:
            if over_now if self.status == "over" else self.seq and self.seq % SNAPSHOT_EVERY == self._snapshot_at:
                self._keep_snapshot()
        elif over_now:
            self._close_the_books(None)
        for observer in self.observers:
            observer(self)

    # --- what is told ---------------------------------------------------------------------------------

    def news(self, seat: int | None, since: int = 0, seq: int = 0) -> News:
        """All that a seat may know now, and what it saw happen since an event.

        Somebody whose last news was `seq` and who has missed that events were taken back is told all from the start.
        """
        game = self.begun()
        if since < 0 or seq < self.rewound:
            since = 0
        return News(self.seq, self.turn, since, game.events(seat, since), game.view(seat), undo=self._undo_of(seat))

    def _undo_of(self, seat: int | None) -> int | str | None:
        """How many answers a seat could take back now, or the code of why it can take back none."""
        if seat is None:
            return None
        try:
            return self._check_playing().undoable(seat)
        except Refused as refused:
            return refused.reason.code

    def owns(self, person: str | None, seat: int | None) -> bool:
        """Whether a person sits there."""
        if person is None or seat is None or not 0 <= seat < len(self.chairs):
            return False
        chair = self.chairs[seat]
        return chair.kind == "person" and chair.person == person

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat in range(len(self.chairs)) if self.owns(person, seat)]

    def kept_for(self, person: str | None) -> list[int]:
        """The open seats that are for a person alone, until he comes."""
        if person is None:
            return []
        return [n for n, chair in enumerate(self.chairs) if chair.kind == "open" and chair.person == person]

    @property
    def advised(self) -> bool:
        """Whether hints are given: as was said when the table was opened, or else where bots alone play besides."""
        wanted = self.settings.get("hints", "bots")
        alone = sum(chair.kind != "bot" for chair in self.chairs) == 1
        return (wanted == "all" or (wanted == "bots" and alone)) and bots.advises(self.title_name)

    @property
    def open_to_all(self) -> bool:
        """Whether everybody may look on: whoever has opened it wanted that, and the server has such tables."""
        return self.public and bool(self.settings.get("listed"))

    def free_for_all(self, seat: int | None) -> bool:
        """Whether whoever comes first may sit there: at a listed table that has not begun, a seat kept for nobody."""
        if seat is None or self.status != "open" or not self.open_to_all or not seat < len(self.chairs):
            return False
        return self.chairs[seat].kind == "open" and self.chairs[seat].person is None

    def together(self) -> list[list[int]]:
        """The seats that are played from one address, or by one person."""
        found: list[tuple[set[str], list[int]]] = []
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.person is not None:
                marks, seats = {chair.person, *self.traces.get(chair.person, ())}, [seat]
                for near in [near for near in found if near[0] & marks]:
                    found.remove(near)
                    marks, seats = marks | near[0], sorted(near[1] + seats)
                found.append((marks, seats))
        return sorted(seats for _, seats in found if len(seats) > 1)

    def _asked(self, person: str | None) -> dict[str, str]:
        """Who is asked what, as everybody may see it; of one's own seats, those that have not answered yet."""
        if self.game is None:
            return {}
        answered = set(self.seats_of(person)) - set(self.game.pending)
        return {str(seat): kind for seat, kind in self.game.asked(None).items() if seat not in answered}

    def info(self, person: str | None) -> Info:
        """What everybody at the table may know about it besides the game, and what of it is one's own."""
        yours = self.seats_of(person)
        host = person is not None and person == self.host
        return Info(
            id=self.id,
            title=self.title_name,
            options=self.options,
            settings=self.settings,
            status=self.status,
            seats=[SeatInfo(chair.kind, chair.name, chair.bot) for chair in self.chairs],
            yours=yours,
            reserved=self.kept_for(person),
            asked=self._asked(person),
            host=host,
            commitment=self.commitment,
            rematch_of=self.rematch_of,
            rematch=self.rematch,
            created=self.created,
            ended=self.ended,
            aside=self.aside,
            rules=self.rules,
            rules_now=games.find(self.title_name).rules,
            advised=self.advised,
            reviewed=bots.advises(self.title_name),
            together=[group for group in self.together() if not set(group) & set(yours)] if yours or host else [],
        )

    async def say(self, seat: int, text: str, quick: bool = False) -> Chat:
        """Says something to everybody at the table."""
        if quick and text not in phrases(self.title_name, "en"):
            raise Refused(Refusal("no_such_phrase"))
        name = self.chairs[seat].name

        def work(connection: Connection) -> Chat:
            last = select(func.coalesce(func.max(chat.c.n), -1)).where(chat.c.table_id == self.id)
            line = Chat(connection.execute(last).scalar_one() + 1, seat, name, text, self.now(), quick)
            connection.execute(chat.insert().values(table_id=self.id, **structs.asdict(line)))
            return line

        line = await self.store.write(work)
        await self._read_chat()
        self.bus.publish(self.id)
        return line

    async def chat(self, since: int) -> list[Chat]:
        """The latest lines, from one on."""
        latest = select(chat).where(chat.c.table_id == self.id, chat.c.n >= since).order_by(chat.c.n.desc())
        rows = await self.store.read(lambda connection: connection.execute(latest.limit(CHAT_SHOWN)).all())
        return [Chat(row.n, row.seat, row.name, row.text, row.at, row.quick) for row in reversed(rows)]

    async def _read_chat(self) -> None:
        for line in await self.chat(self.chats):
            if line.n < self.chats:
                continue  # another reader was faster
            self.chats = line.n + 1
            for listener in tuple(self.listeners):
                listener.said(line)

    # --- the log --------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Starts the game, or goes on with it from the log."""
        async with self._lock:
            if self.game is None and self.aside is None:
                self._stand(await self.store.read(self._standing))
                self._told()

    async def catch_up(self) -> None:
        """Reads what other processes have added."""
        async with self._lock:
            changed = await self._read_info()
            try:
                if self.game is not None or self.aside is not None:
                    await self._read_log()
            finally:
                if changed:
                    self.changed()
        await self._read_chat()
        if self.status != "open" and not self.closed:
            await self.begin()

    async def _read_info(self) -> bool:
        """Whether something besides the game is not what it was."""
        now = await self.store.read(read_table(self.store, self.bus, self.id))
        before = self._besides()
        if now is None:
            self.status, self.closed = "over", True
            return self._besides() != before
        if self.status != "over":
            self.status = now.status
        self.settings, self.chairs, self.watchers = now.settings, now.chairs, now.watchers
        self.host, self.rematch, self.motions, self.traces = now.host, now.rematch, now.motions, now.traces
        return self._besides() != before

    def _besides(self) -> tuple[object, ...]:
        here = self.status, self.host, self.settings, self.chairs, self.watchers, self.rematch, self.motions
        return *here, self.together()

    def changed(self) -> None:
        """Tells whoever listens that something besides the game has changed."""
        for listener in tuple(self.listeners):
            listener.changed()
        self.noted()

    def noted(self) -> None:
        """Something has changed that only whoever looks after the table has to know."""
        self.changes += 1
        for observer in self.observers:
            observer(self)

    async def _read_log(self) -> None:
        """Takes in what other processes have added, and tells it."""
        rules, rows = await self.store.read(self._added)
        if not rows:
            return
        afresh = self.aside is not None or rules != self.rules  # then only the whole log tells where the table stands
        self.rules = rules
        try:
            for row in () if afresh else rows:
                data, simultaneous = json.loads(row.data), self._simultaneous()
                whole = row.kind == "end" or self.game is None
                then = self.game if whole else carried_out(self.begun().copy(), row.kind, row.seat, data)
                self._go_on(row, data, then, simultaneous)
        except Exception:  # whatever it was: a later row may have taken it back, and if none has it is met again
            afresh = True
        if afresh:
            self._stand(await self.store.read(self._standing))
        self._told()

    def _added(self, connection: Connection) -> tuple[int, list[Move]]:
        """By which rules the game goes on, and the rows that are not known here."""
        rules = select(tables.c.rules).where(tables.c.id == self.id)
        return connection.execute(rules).scalar_one_or_none() or self.rules, self._rows(connection, self.seq)

    def _rows(self, connection: Connection, seq: int) -> list[Move]:
        query = select(moves).where(moves.c.table_id == self.id, moves.c.seq >= seq).order_by(moves.c.seq)
        return [Move(*row) for row in connection.execute(query)]

    def _standing(self, connection: Connection) -> Standing:
        """Where the log says that the table stands."""
        found = connection.execute(select(snapshots).where(snapshots.c.table_id == self.id)).one_or_none()
        snapshot = {"seq": found.seq, **json.loads(found.saved)} if found is not None else None
        edition = self._edition()

        def note(seq: int, error: BaseException) -> str:
            return self.incidents.note(self.id, seq, self.title_name, self.rules, error)

        return read_standing(edition, self._begun, snapshot, lambda seq: self._rows(connection, seq), note)

    async def record(self) -> dict[str, Any]:
        """The whole truth: how the game began, and every answer that stands, whether they can be played here or not."""
        if self.game is not None and self.aside is None:
            return self.game.record()
        rows = await self.store.read(lambda connection: self._rows(connection, 0))
        answers = [[row.seat, json.loads(row.data)] for row in standing(rows, 0)[1]]
        begun = {"format": FORMAT, "title": self.title_name, "rules": self.rules, "seats": len(self.chairs)}
        return {**begun, "options": self.options, **self.start, "answers": answers}

    def _edition(self) -> Edition | None:
        """The rules that the game began by, if they are kept."""
        with suppress(NotKept):
            return editions.find(self.title_name, self.rules)
        return None

    def _begun(self, edition: Edition) -> Game:
        return edition.start(len(self.chairs), self.options, self.start)

    def _stand(self, at: Standing) -> None:
        self.game, self.seq, self.turn, self.rewound, self.ended, self.aside = at
        if self.ended is not None or (self.game is not None and self.game.result is not None):
            self.status = "over"

    def _keep_snapshot(self) -> None:
        """Hands a snapshot to the writer. Nobody waits for it: it is a cache, the log has everything."""
        game, edition = self.begun(), editions.find(self.title_name, self.rules)
        besides = {"turn": self.turn, "rewound": self.rewound, "ended": self.ended, "print": print_of(game)}
        saved = _encode({**besides, "game": edition.save(game)}).decode()
        kept = {"table_id": self.id, "seq": self.seq, "saved": saved}
        self.store.later(lambda connection: connection.execute(_keep(self.store.insert), kept))
        self._close_the_books(json.dumps(game.result._asdict()) if game.result else None)

    def _close_the_books(self, result: str | None) -> None:
        """Says in the list of tables that this one was played, and whether it is over."""
        over = {"status": "over", "result": result} if self.status == "over" else {}
        change = tables.update().where(tables.c.id == self.id).values(touched=time.time(), **over)
        self.store.later(lambda connection: connection.execute(change))


@cache
def _keep(insert: Callable[[SqlTable], Any]) -> Executable:
    """Puts a snapshot in the place of an older one: another process may be further on, and what is over stays so.

    Built once, since that takes as long as to carry it out.
    """
    new = insert(snapshots)
    newer = snapshots.c.seq < new.excluded.seq
    kept = {"seq": new.excluded.seq, "saved": new.excluded.saved}
    keep: Executable = new.on_conflict_do_update(index_elements=["table_id"], set_=kept, where=newer)
    return keep


def read_table(store: Store, bus: Bus, table_id: str) -> Callable[[Connection], Table | None]:
    """Finds a table in the database."""

    def work(connection: Connection) -> Table | None:
        row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        chairs = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
        holding = select(watchers.c.person).join(links, links.c.token == watchers.c.link)
        watching = connection.execute(holding.where(watchers.c.table_id == table_id, ~links.c.revoked)).scalars()
        table = Table(store, bus, row, [Seat(c.kind, c.person, c.bot, c.name) for c in chairs], watching)
        again = select(tables.c.id).where(tables.c.rematch_of == table_id)
        table.rematch = connection.execute(again).scalar_one_or_none()
        proposed = select(proposals.c.kind, proposals.c.seq, proposals.c.agreed).where(proposals.c.table_id == table_id)
        away = select(absences.c.why, absences.c.seat, literal("")).where(absences.c.table_id == table_id)
        table.motions = sorted(tuple(motion) for motion in connection.execute(proposed.union_all(away)))
        for seen in connection.execute(select(traces.c.person, traces.c.trace).where(traces.c.table_id == table_id)):
            table.traces[seen.person] = table.traces.get(seen.person, frozenset()) | {seen.trace}
        lines = select(func.count()).select_from(chat).where(chat.c.table_id == table_id)
        table.chats = connection.execute(lines).scalar_one()
        return table

    return work
