"""Replays every stored game from its first answer, and says what is wrong with each: `orrery check DATABASE`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from orrery import editions
from orrery.core.errors import OrreryError
from orrery.core.game import Game
from orrery.core.prints import print_of
from orrery.editions import Edition
from orrery.server.migrations import migrate, newest, version_of
from orrery.server.schema import moves, snapshots, tables
from orrery.server.standing import standing
from orrery.server.store import open_engine
from orrery.server.tables import commitment

Progress = Callable[[int, int], None]
"""Told how many tables are done, of how many."""


Reader = Callable[[], AbstractContextManager[Connection]]


class Fault(NamedTuple):
    table: str
    why: str


class Report(NamedTuple):
    tables: int
    answers: int
    faults: tuple[Fault, ...]


def check(database: str, progress: Progress = lambda done, of: None) -> Report:
    """Changes nothing: a server may be running on the database."""
    engine = open_existing(database)
    try:
        return _check(engine, progress)
    except SQLAlchemyError as error:
        raise OrreryError(f"The database cannot be read: {error.__cause__ or error}") from error
    finally:
        engine.dispose()


def open_existing(database: str) -> Engine:
    engine = open_engine(database)
    file = engine.url.database
    if engine.dialect.name == "sqlite" and not (file and Path(file).is_file()):
        raise OrreryError(f"There is no database file {file}.")
    return engine


def _check(engine: Engine, progress: Progress) -> Report:
    faults: list[Fault] = []
    answers = 0
    with _reading(engine) as reader:
        with reader() as connection:
            ids = connection.execute(select(tables.c.id).where(tables.c.status != "open").order_by(tables.c.created))
            todo = list(ids.scalars())
        for done, table_id in enumerate(todo):
            progress(done, len(todo))
            with reader() as connection:  # one a table: a long check holds up no checkpoint
                answers += connection.execute(
                    select(func.count()).select_from(moves).where(moves.c.table_id == table_id)
                ).scalar_one()
                why = _why_not(connection, table_id)
            if why:
                faults.append(Fault(table_id, why))
    progress(len(todo), len(todo))
    return Report(len(todo), answers, tuple(faults))


@contextmanager
def _reading(engine: Engine) -> Iterator[Reader]:
    """How to read the database. One of an earlier version is migrated for as long as that takes, and left as it was."""
    with engine.connect() as connection:
        found = version_of(connection)
    if found is None:
        raise OrreryError("This is no database of Orrery.")
    if found == newest():
        yield engine.connect
        return
    with engine.connect() as connection:
        connection.execution_options(writing=True)
        migrate(connection)
        yield lambda: nullcontext(connection)
        connection.rollback()


def _why_not(connection: Connection, table_id: str) -> str | None:
    """What is wrong with a table, or None."""
    # The log last: a server that goes on meanwhile only adds to it, and what is read before is not ahead of it.
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
    saved = connection.execute(select(snapshots).where(snapshots.c.table_id == table_id)).one_or_none()
    log = connection.execute(select(moves).where(moves.c.table_id == table_id).order_by(moves.c.seq)).all()
    try:
        _replay(row, log, saved)
    except OrreryError as error:
        return str(error)
    except Exception as error:
        return f"The log cannot be replayed: {error!r}."
    return None


def _replay(row: Any, log: Any, saved: Any) -> None:
    edition = editions.find(row.title, row.rules)
    begun = json.loads(row.start)
    if "seed" in begun and commitment(begun["seed"], row.salt) != row.commitment:
        raise OrreryError("The seed is not the one that was committed to.")
    game = edition.start(row.seats, json.loads(row.options), begun)
    ended = False
    stands = {move.seq for move in standing(log, 0)[1]}
    compare = saved is not None and all(move.seq in stands for move in standing(log[: saved.seq], 0)[1])
    for seq, move in enumerate(log):
        if move.seq != seq:
            raise OrreryError(f"Its log has no move {seq}.")
        if compare:
            _compare(edition, game, seq, saved)
        ended = ended or move.kind == "end"
        _apply(game, move, move.seq in stands)
    if compare:
        _compare(edition, game, len(log), saved)
    if saved is not None and saved.seq > len(log):
        raise OrreryError(f"Its snapshot is of move {saved.seq}; the log has {len(log)}.")
    if row.status == "over" and game.result is None and not ended:
        raise OrreryError("It is over in the database, and not by its log.")
    if row.result is not None and (game.result is None or json.loads(row.result) != _plain(game.result._asdict())):
        raise OrreryError("Its result is not the one that its log leads to.")


def _apply(game: Game, move: Any, stands: bool) -> None:
    """What was taken back later is not played: it may be what cannot be."""
    if move.kind == "answer":
        if not stands:
            return
        try:
            game.answer(move.seat, json.loads(move.data))
        except OrreryError as error:
            raise OrreryError(f"Move {move.seq} is not possible: {error}.") from error
    elif move.kind not in ("undo", "rewind", "end"):
        raise OrreryError(f"Move {move.seq} is of an unknown kind, {move.kind!r}.")


def _compare(edition: Edition, game: Game, seq: int, saved: Any) -> None:
    """With a snapshot of these answers: position by position if it is of this code, else by what was shown."""
    if saved.seq != seq:
        return
    snapshot = json.loads(saved.saved)
    kept, shown = snapshot["game"], snapshot.get("print")
    same = kept.get("code") != edition.code or edition.load(kept).fingerprint() == game.fingerprint()
    if not same or (shown is not None and shown != print_of(game)):
        raise OrreryError(f"Its snapshot of move {seq} is not what its log leads to.")


def _plain(data: Any) -> Any:
    return json.loads(json.dumps(data))
