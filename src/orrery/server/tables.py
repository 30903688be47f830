"""All the tables that this process has in memory, and how a new one is made."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import Connection, select, tuple_

from orrery import editions, games, lessons
from orrery.core.errors import BadOption, OrreryError
from orrery.core.game import Game
from orrery.core.title import Title
from orrery.server import absence
from orrery.server.bus import Bus
from orrery.server.incidents import Incidents
from orrery.server.pace import pace_of, rule_of
from orrery.server.schema import links, metadata, moves, seats, tables, watchers
from orrery.server.store import Move, NotSaved, Store
from orrery.server.table import Seat, Table, read_table

IDLE = 300.0
"""Seconds after which a table that nobody looks at is let go of. It is in the database."""


LESSON = "lesson"
"""The setting that names the lesson which a table is."""
BRANCH = "branch_of"
"""The setting that says where a table branched off."""
AGREED = ("replays",)
"""Settings of a table that hold for what branches off it: the hands there are those of its people."""

WHISPER = "~"
"""Before the id of a table on the bus: its people are told nothing."""


class NoSuchTable(OrreryError):
    """There is no table of that id, or it is not for this person."""


class NoSuchLink(OrreryError):
    """A link that never was, or was revoked."""


class SeatTaken(OrreryError):
    """Somebody sits there."""


class HasBegun(OrreryError):
    """It is played, or about to be."""


class Chair(NamedTuple):
    """A seat of a new table: "person" (with the person's id), "bot" (with the bot's name) or "open"."""

    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None


class Tables:
    """The tables that are awake. Any process can wake any table."""

    def __init__(self, store: Store, bus: Bus, public: bool = True) -> None:
        self.store, self.bus, self.public = store, bus, public
        self.awake: dict[str, Table] = {}
        self.observers: list[Callable[[Table], None]] = []
        self.hearers: list[Callable[[str], None]] = []
        """Called when another process says that a table has news, awake here or not."""
        self.leavers: list[Callable[[Table], None]] = []
        """Called when a table is let go of."""
        self.now = time.time
        self.incidents = Incidents()
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One for each table that is being woken, while it is: anybody can ask for tables that are not there."""
        self._seen: dict[str, float] = {}

    async def find(self, table_id: str) -> Table:
        """The table, woken if need be; its game is begun when it is being played or over."""
        table = self.awake.get(table_id)
        if table is not None:
            self._seen[table_id] = time.monotonic()
            if table.aside is not None:
                await table.catch_up()  # it may have been mended
            return table
        async with self._waking.setdefault(table_id, asyncio.Lock()):
            if table_id in self.awake:
                return self.awake[table_id]
            table = await self.store.read(read_table(self.store, self.bus, table_id))
            if table is None:
                raise NoSuchTable("There is no such table here.")
            table.observers, table.now, table.incidents = self.observers, self.now, self.incidents
            table.public = self.public
            if table.status != "open":
                await table.begin()
            self.awake[table_id], self._seen[table_id] = table, time.monotonic()
            return table

    async def news_of(self, table_id: str) -> None:
        """Another process has moved a table on: if it is awake here, it catches up."""
        table = self.awake.get(table_id)
        if table is not None:
            await table.catch_up()
        for hearer in self.hearers:
            hearer(table_id)

    async def look_again(self, shared: bool) -> None:
        """Catches up where the log has grown unheard: somebody has mended a table that was set aside; or, where others
        share the database, a message of the bus was lost and somebody waits.
        """
        awake = self.awake.values()
        watched = [table for table in awake if table.aside or (shared and (table.listeners or table.busy))]
        following = [(table.id, table.seq) for table in watched if table.status == "playing"]
        if not watched:
            return
        next_rows = select(moves.c.table_id).where(tuple_(moves.c.table_id, moves.c.seq).in_(following))
        grown = await self.store.read(lambda connection: set(connection.execute(next_rows).scalars()))
        for table in watched:
            if table.id in grown or table.status == "open":
                await table.catch_up()

    def let_go(self) -> None:
        """Forgets the tables that nobody has looked at for a while."""
        now = time.monotonic()
        for table_id, table in list(self.awake.items()):
            if table.closed or (not table.listeners and not table.busy and now - self._seen.get(table_id, 0) > IDLE):
                del self.awake[table_id]
                self._seen.pop(table_id, None)
                for leaver in self.leavers:
                    leaver(table)

    async def create(
        self,
        title: str,
        options: Mapping[str, Any],
        chairs: Sequence[Chair],
        host: str,
        settings: Mapping[str, Any],
        rematch_of: str | None = None,
    ) -> tuple[Table, dict[int | None, str]]:
        """A new table, and the secret of the link to each open seat (and, under None, to the spectators' bench)."""
        found = games.find(title)
        settled = found.settle_options(len(chairs), options)
        for refuse in (pace_of, rule_of):
            refuse(settings)  # what no table can have
        if not any(chair.kind in ("person", "open") for chair in chairs):
            raise BadOption("A table needs at least one person or open seat.")
        begun = _begun(title, settings)
        row = _row(found, settled, begun, len(chairs), host, settings, self.now())
        row["rematch_of"] = rematch_of
        table_id = row["id"]
        tokens: dict[int | None, str] = {None: secrets.token_urlsafe(18)}
        tokens |= {seat: secrets.token_urlsafe(18) for seat, chair in enumerate(chairs) if chair.kind == "open"}

        def work(connection: Connection) -> None:
            connection.execute(tables.insert().values(row))
            connection.execute(seats.insert(), _seat_rows(table_id, chairs))
            for seat, token in tokens.items():
                _add_link(connection, table_id, seat, token)

        await self.store.write(work)
        table = await self.find(table_id)
        await self.start_if_full(table)
        return table, tokens

    async def again(self, table: Table, person: str) -> Table:
        """The rematch of a game that is over; made if there is none, with everybody's seats kept but one's own."""
        chairs = [_kept(chair, person) for chair in table.chairs]
        settings = {name: value for name, value in table.settings.items() if name != BRANCH}
        try:
            found, _ = await self.create(table.title_name, table.options, chairs, person, settings, table.id)
        except NotSaved:
            await table.catch_up()  # somebody was faster
            if table.rematch is None:
                raise
            return await self.find(table.rematch)
        await self.changed(table)
        return found

    async def bring(self, game: Game, begun: dict[str, Any], chairs: Sequence[Chair], host: str) -> Table:
        """A table of a game that was played elsewhere."""
        row = _row(game.title, game.options, begun, game.seats, host, {"brought": True}, self.now())
        row |= {"status": "over", "result": json.dumps(game.result._asdict()) if game.result else None}
        return await self._lay(row, chairs, game.record()["answers"])

    async def branch(self, table: Table, answers: Sequence[Any], chairs: Sequence[Chair], host: str) -> Table:
        """A table that begins as another did and goes on after these of its answers, with other people."""
        title = editions.find(table.title_name, table.rules).title
        settings = {BRANCH: table.id, **{name: table.settings[name] for name in AGREED if name in table.settings}}
        row = _row(title, table.options, table.start, len(chairs), host, settings, self.now()) | {"status": "playing"}
        return await self._lay(row, chairs, answers)

    async def _lay(self, row: dict[str, Any], chairs: Sequence[Chair], answers: Sequence[Any]) -> Table:
        """A new table with a log."""
        log = [
            Move(row["id"], seq, "answer", seat, json.dumps(choice), f"brought-{seq}", row["created"])._asdict()
            for seq, (seat, choice) in enumerate(answers)
        ]

        def work(connection: Connection) -> None:
            connection.execute(tables.insert().values(row))
            connection.execute(seats.insert(), _seat_rows(row["id"], chairs))
            if log:
                connection.execute(moves.insert(), log)

        await self.store.write(work)
        return await self.find(row["id"])

    async def close(self, table: Table) -> None:
        """A table that still waits for somebody and is not to any more, or that is over and can be looked at no more,
        is there no longer.
        """
        aside = table.status == "over" and table.aside is not None
        mine = (tables.c.id == table.id, tables.c.status == ("over" if aside else "open"))
        waiting = (seats.c.table_id == table.id, seats.c.kind == "open")

        def work(connection: Connection) -> None:
            held = connection.execute(select(tables.c.id).where(*mine).with_for_update()).first() is not None
            if not held or not (aside or connection.execute(select(seats.c.seat).where(*waiting)).first()):
                raise HasBegun("The game has begun. It can be ended when all agree.")
            for stored in reversed(metadata.sorted_tables):
                if "table_id" in stored.c:
                    connection.execute(stored.delete().where(stored.c.table_id == table.id))
            connection.execute(tables.delete().where(*mine))

        await self.store.write(work)
        self.awake.pop(table.id, None)
        await self.changed(table)

    # --- who sits where -------------------------------------------------------------------------------

    async def led_to(self, token: str) -> tuple[Table, int | None]:
        """Where a link leads, for whoever holds it and has not gone there yet."""
        link = await self._link(token)
        return await self.find(link.table_id), link.seat

    async def _link(self, token: str) -> Any:
        query = select(links).where(links.c.token == hashed(token), ~links.c.revoked)
        link = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if link is None:
            raise NoSuchLink("This link does not hold, or no longer.")
        return link

    async def follow(self, token: str, person: str, name: str) -> tuple[Table, int | None]:
        """Somebody comes by a link: to its seat, or to the spectators' bench (None)."""
        link = await self._link(token)
        table = await self.find(link.table_id)
        if link.seat is None:
            await self.store.write(lambda connection: _add_watcher(connection, link, person))
        elif not table.owns(person, link.seat):
            await self.store.write(lambda connection: _take_seat(connection, link, person, name))
        await self.changed(table)
        await self.start_if_full(table)
        return table, link.seat

    async def sit(self, table: Table, seat: int, person: str, name: str) -> None:
        """Somebody takes the seat that is kept for him, or one that is free for all."""
        kept = seats.c.person.is_(None) if table.free_for_all(seat) else seats.c.person == person
        where = (seats.c.table_id == table.id, seats.c.seat == seat, seats.c.kind == "open", kept)
        change = seats.update().where(*where).values(kind="person", person=person, name=name)

        def work(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                raise SeatTaken("This seat is not kept for you.")
            absence.clear(connection, table.id, seat)

        await self.store.write(work)
        await self.changed(table)
        await self.start_if_full(table)

    async def put(self, table: Table, seat: int, chair: Chair) -> None:
        """Says who has a seat from now on: a bot for somebody who left, or nobody, so that its link holds again."""
        change = seats.update().where(seats.c.table_id == table.id, seats.c.seat == seat).values(chair._asdict())
        await self.store.change(change)
        await self.changed(table)

    async def renew_link(self, table: Table, seat: int | None) -> str:
        """A new link in the place of the old ones, which no longer hold."""
        token = secrets.token_urlsafe(18)

        def work(connection: Connection) -> None:
            _revoke_links(connection, table.id, seat)
            _add_link(connection, table.id, seat, token)

        await self.store.write(work)
        await self.changed(table)
        return token

    async def revoke_link(self, table: Table, seat: int | None) -> None:
        await self.store.write(lambda connection: _revoke_links(connection, table.id, seat))
        await self.changed(table)

    async def links_of(self, table: Table) -> list[int | None]:
        """Where links lead that hold: seats, and None for the spectators' bench. Their secrets nobody can know."""
        query = select(links.c.seat).where(links.c.table_id == table.id, ~links.c.revoked)
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def changed(self, table: Table) -> None:
        """Something besides the game is not what it was: tells whoever is there, here and in other processes."""
        await table.catch_up()
        self.bus.publish(table.id)

    async def whisper(self, table: Table) -> None:
        """Something has changed that nobody at the table may notice: tells only whoever looks after it."""
        table.noted()
        self.bus.publish(WHISPER + table.id)

    async def start_if_full(self, table: Table) -> None:
        """The game begins when no seat is open."""
        if table.status != "open" or any(chair.kind == "open" for chair in table.chairs):
            return

        begun = tables.update().where(tables.c.id == table.id, tables.c.status == "open").values(status="playing")
        await self.store.change(begun)
        table.status = "playing"
        await table.begin()
        self.bus.publish(table.id)


def _begun(title: str, settings: Mapping[str, Any]) -> dict[str, Any]:
    """By chance, unless it is a lesson, whose cards and dice are laid out beforehand."""
    name = settings.get(LESSON)
    return {"seed": secrets.token_hex(16)} if name is None else dict(lessons.find(title, name).begun)


def _row(
    title: Title,
    options: Mapping[str, Any],
    begun: dict[str, Any],
    chairs: int,
    host: str,
    settings: Mapping[str, Any],
    now: float,
) -> dict[str, Any]:
    """A new row of `tables`."""
    salt = secrets.token_hex(16)
    return {
        "id": secrets.token_urlsafe(9),
        "title": title.name,
        "rules": title.rules,
        "seats": chairs,
        "options": json.dumps(options),
        "start": json.dumps(begun),
        "salt": salt,
        "commitment": commitment(begun.get("seed", ""), salt),
        "status": "open",
        "host": host,
        "settings": json.dumps(dict(settings)),
        "listed": bool(settings.get("listed")),
        "created": now,
        "touched": now,
    }


def _seat_rows(table_id: str, chairs: Sequence[Chair]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, "seat": seat, **chair._asdict()} for seat, chair in enumerate(chairs)]


def _kept(chair: Seat, person: str) -> Chair:
    """A seat at the rematch: bots sit at once, and so does whoever asks for it."""
    if chair.kind == "bot":
        return Chair("bot", chair.name, None, chair.bot)
    if chair.person == person:
        return Chair("person", chair.name, person)
    return Chair("open", chair.name, chair.person)


def _add_link(connection: Connection, table_id: str, seat: int | None, token: str) -> None:
    connection.execute(links.insert().values(token=hashed(token), table_id=table_id, seat=seat, revoked=False))


def _revoke_links(connection: Connection, table_id: str, seat: int | None) -> None:
    there = links.c.seat.is_(None) if seat is None else links.c.seat == seat
    connection.execute(links.update().where(links.c.table_id == table_id, there).values(revoked=True))


def _add_watcher(connection: Connection, link: Any, person: str) -> None:
    row = {"table_id": link.table_id, "person": person, "link": link.token}
    if connection.execute(select(watchers).filter_by(**row)).first() is None:
        connection.execute(watchers.insert().values(row))


def _take_seat(connection: Connection, link: Any, person: str, name: str) -> None:
    where = (seats.c.table_id == link.table_id, seats.c.seat == link.seat, seats.c.kind == "open")
    change = seats.update().where(*where).values(kind="person", person=person, name=name)
    if not connection.execute(change).rowcount:
        raise SeatTaken("Somebody sits there already.")
    absence.clear(connection, link.table_id, link.seat)


def commitment(seed: object, salt: str) -> str:
    """What is published when a game begins, so that its shuffles can be verified when it is over."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def hashed(token: str) -> str:
    """Secrets of links and sessions are stored only as hashes."""
    return hashlib.sha256(token.encode()).hexdigest()
