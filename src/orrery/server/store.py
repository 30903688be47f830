"""The database, behind one writer thread that commits in groups.

Whatever is appended is committed, and flushed to the disk, before anybody is told. Many tables share one commit.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    PoolProxiedConnection,
    Table,
    UpdateBase,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from orrery.core.errors import OrreryError
from orrery.server.addresses import without_secrets
from orrery.server.migrations import migrate

T = TypeVar("T")

GROUP = 500
"""Jobs in one commit, at most."""

APART = 0.008
"""Seconds from one commit to the next, at least: a flush costs the same for one answer as for many."""

SYNCHRONOUS = "FULL"
"""How SQLite flushes a commit. With NORMAL a power cut takes back the last of them."""

MIGRATION_LOCK = 0x0223E27


class NotSaved(OrreryError):
    """The database did not take it: nothing was acknowledged, nothing changed."""


class Move(NamedTuple):
    """A row of the log of a table."""

    table_id: str
    seq: int
    kind: str
    seat: int
    data: str
    action: str
    at: float


_COLUMNS = ", ".join(Move._fields)
_VALUES = "(?, ?, ?, ?, ?, ?, ?)"
INSERT_MOVE = f"INSERT INTO moves ({_COLUMNS}) VALUES {_VALUES} ON CONFLICT DO NOTHING"
INSERT_COLUMNS = f"""
    INSERT INTO moves ({_COLUMNS})
    SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], %s::float8[])
    ON CONFLICT DO NOTHING RETURNING table_id, seq, action
"""
"""PostgreSQL's: a column of many rows is one parameter, so that the statement is always the same."""


@cache
def insert_moves(rows: int) -> str:
    """SQLite's: that many rows, or none of them. In one call, for which Python lets other threads run but once."""
    return f"INSERT INTO moves ({_COLUMNS}) VALUES {', '.join([_VALUES] * rows)}"


class _Job(NamedTuple):
    work: Callable[[Connection], Any] | Move
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Store:
    """One database. Reads run in threads; writes go to the writer."""

    def __init__(self, url: str, patience: float = 10.0) -> None:
        """`patience`: for how many seconds to wait for a database file that another process has locked."""
        self.engine = open_engine(url, patience)
        try:
            self._migrate()
        except Exception:
            self.engine.dispose()
            raise
        dialect: Any = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        self.insert: Callable[[Table], Any] = dialect.insert
        """The database's own kind of insertion, which knows what to do about a row that is there already."""
        self._readers = ThreadPoolExecutor(thread_name_prefix="orrery-reader")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._appending: PoolProxiedConnection | None = None
        self._writer = threading.Thread(target=self._write, name="orrery-writer", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        with self._writing() as connection:
            if self.engine.dialect.name == "postgresql":  # processes that start together migrate one after the other
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            migrate(connection)

    async def append(self, move: Move) -> bool:
        """Adds a row to a table's log. False when another row has that place, or the same action is there already."""
        taken: bool = await self._submit(move)
        return taken

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Runs some statements in the next commit."""
        result: T = await self._submit(work)
        return result

    async def change(self, statement: UpdateBase) -> int:
        """Runs one statement in the next commit, and says how many rows it changed."""
        changed: int = await self.write(lambda connection: connection.execute(statement).rowcount)
        return changed

    def later(self, work: Callable[[Connection], Any]) -> None:
        """Runs some statements in the next commit. Nobody is told how it went: for caches."""
        self._submit(work).add_done_callback(lambda done: done.cancelled() or done.exception())

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise NotSaved("The database does not answer. Try again in a moment.") from error

    def close(self) -> None:
        """Waits until everything handed in is committed and whoever reads is done: no connection is left behind."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _submit(self, work: Callable[[Connection], Any] | Move) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._jobs.put(_Job(work, done, loop))
        return done

    # --- the writer thread ----------------------------------------------------------------------------

    def _write(self) -> None:
        closing, last = False, 0.0
        while not closing:
            jobs, closing = self._next_group(last + APART)
            last = time.monotonic()
            if jobs:
                _settle(jobs, self._commit(jobs))
        self._let_go()

    def _next_group(self, not_before: float) -> tuple[list[_Job], bool]:
        job = self._jobs.get()
        jobs: list[_Job] = []
        time.sleep(max(0.0, not_before - time.monotonic()))
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP or self._jobs.empty():
                return jobs, False
            job = self._jobs.get()
        return jobs, True

    def _commit(self, jobs: Sequence[_Job]) -> list[Any]:
        """The result of each job, or the error that befell it. A failed commit fails them all."""
        rows = [job.work for job in jobs if isinstance(job.work, Move)]
        # In one order, so that two processes that write to the same tables do not wait for each other.
        rows.sort()
        try:
            if len(rows) == len(jobs) and self._append(rows):
                return [True] * len(jobs)
            with self._writing() as connection:
                added = self._add_moves(connection, rows)
                return [
                    (job.work.table_id, job.work.seq, job.work.action) in added
                    if isinstance(job.work, Move)
                    else _attempt(connection, job.work)
                    for job in jobs
                ]
        except Exception as error:  # whatever it was, the writer goes on and nobody waits for ever
            failure = NotSaved("The database did not take it. Nothing is lost; try again in a moment.")
            failure.__cause__ = error
            return [failure for _ in jobs]

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self.engine.connect() as connection, connection.execution_options(writing=True).begin():
            yield connection

    def _append(self, rows: list[Move]) -> bool:
        """Adds the rows, if all of them can be, in a commit of their own: what nearly every commit is."""
        if self.engine.dialect.name != "sqlite":
            return False
        if self._appending is None:
            self._appending = self.engine.raw_connection()
        try:
            return _all_added(self._appending, rows)
        except sqlite3.Error:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._appending is not None:
            self._appending.invalidate()
            self._appending = None

    def _add_moves(self, connection: Connection, rows: list[Move]) -> set[tuple[str, int, str]]:
        """Those that found their place free."""
        if not rows:
            return set()
        if self.engine.dialect.name == "postgresql":
            columns = tuple(map(list, zip(*rows, strict=True)))
            added = connection.exec_driver_sql(INSERT_COLUMNS, columns)
            return {(table_id, seq, action) for table_id, seq, action in added}
        if _all_added(connection.connection, rows):
            return {(row.table_id, row.seq, row.action) for row in rows}
        cursor = connection.connection.cursor()
        return {(row.table_id, row.seq, row.action) for row in rows if cursor.execute(INSERT_MOVE, row).rowcount}


def _all_added(connection: PoolProxiedConnection, rows: list[Move]) -> bool:
    """Past SQLAlchemy: the one statement that is hot enough to be spared all that it does for a statement."""
    try:
        connection.cursor().execute(insert_moves(len(rows)), list(chain.from_iterable(rows)))
    except sqlite3.IntegrityError:
        return False
    return True


def _attempt(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    try:
        with connection.begin_nested():
            return work(connection)
    except OrreryError as refused:
        return refused
    except SQLAlchemyError as error:
        failure = NotSaved("The database did not take it.")
        failure.__cause__ = error
        return failure
    except Exception as error:  # a fault of whoever wrote `work`: theirs to hear of, not the writer's to die of
        return error


def _settle(jobs: Sequence[_Job], results: list[Any]) -> None:
    """Tells everybody how it went, each in the loop in which he waits."""

    def tell(loop: asyncio.AbstractEventLoop) -> None:
        for job, result in zip(jobs, results, strict=True):
            if job.loop is not loop or job.done.cancelled():
                continue
            if isinstance(result, BaseException):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)

    for loop in {job.loop for job in jobs}:
        with suppress(RuntimeError):  # it is closed: there is nobody left to tell
            loop.call_soon_threadsafe(tell, loop)


def open_engine(url: str, patience: float = 10.0) -> Engine:
    """The way to a database, as it is: nothing is migrated."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise OrreryError(
            f"{without_secrets(url)!r} is no address of a database: sqlite:///FILE or postgresql://…"
        ) from None
    if parsed.drivername in ("postgresql", "postgres"):
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    engine = create_engine(parsed, connect_args={"timeout": patience})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's begin event below starts the transactions
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # The writer takes the lock at once: a transaction that has read cannot be sure to get it later.
        writing = connection.get_execution_options().get("writing", False)
        connection.execute(text("BEGIN IMMEDIATE" if writing else "BEGIN"))

    return engine
