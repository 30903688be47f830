"""What an operator can do about tables that are set aside: see which and why, and take back what cannot be played.

`orrery aside DATABASE` and `orrery rewind DATABASE TABLE [N]`. A server may be running on the database: a row that is
added here is a row like any other.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from orrery import editions
from orrery.core.errors import OrreryError
from orrery.core.game import Game
from orrery.editions import Edition, NotKept
from orrery.server.check import open_existing
from orrery.server.incidents import Incidents
from orrery.server.protocol import Aside
from orrery.server.schema import moves, seats, snapshots, tables
from orrery.server.standing import Standing, read
from orrery.server.store import Move

Progress = Callable[[int, int], None]


class Found(NamedTuple):
    """A table that is set aside. `since`: when the row was written at which it came to that."""

    table: str
    title: str
    rules: int
    aside: Aside
    since: float


class CannotRewind(OrreryError):
    """A table that cannot be taken back to where it was asked for."""


def list_aside(database: str, progress: Progress = lambda done, of: None) -> list[Found]:
    """Every table that is played and set aside."""
    engine = open_existing(database)
    try:
        with engine.connect() as connection:
            playing = select(tables).where(tables.c.status == "playing").order_by(tables.c.created)
            rows = connection.execute(playing).all()
        found = []
        for done, row in enumerate(rows):
            progress(done, len(rows))
            with engine.connect() as connection:  # one a table: a long look holds up no checkpoint
                log, here = _look(connection, row)
            if here.aside is not None:
                since = log[here.aside.seq].at if here.aside.seq < len(log) else row.created
                found.append(Found(row.id, row.title, row.rules, here.aside, since))
        progress(len(rows), len(rows))
        return found
    finally:
        engine.dispose()


def rewind(database: str, table: str, answers: int | None = None) -> int:
    """Takes a table back to so many answers; by itself, to all that can be played. Gives how many these are."""
    engine = open_existing(database)
    try:
        with engine.connect() as connection, connection.execution_options(writing=True).begin():
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                raise CannotRewind(f"There is no table {table} in this database.")
            if row.status != "playing":
                raise CannotRewind(f"The table {table} is not being played.")
            log, here = _look(connection, row)
            left = _left(table, here, answers)
            try:
                connection.execute(moves.insert().values(_row(table, len(log), left)))
            except IntegrityError:
                raise CannotRewind("Somebody has answered at that table in this moment. Try again.") from None
            return left
    finally:
        engine.dispose()


def _left(table: str, here: Standing, answers: int | None) -> int:
    if here.game is None:
        raise CannotRewind(f"The rules of the table {table} are not kept here: none of its answers can be played.")
    if here.aside is None and answers is None:
        raise CannotRewind(f"The table {table} is not set aside. Say to how many answers it is to go back.")
    if here.aside is not None and here.aside.why == "other_way" and answers is None:
        raise CannotRewind(f"The table {table} went another way somewhere: say to how many answers it is to go back.")
    left = here.game.answers if answers is None else answers
    if not 0 <= left <= here.game.answers:
        raise CannotRewind(f"The table {table} has {here.game.answers} answers that can be played, not {left}.")
    return left


def _row(table: str, seq: int, left: int) -> dict[str, Any]:
    action = f"rewound-{secrets.token_hex(8)}"
    return Move(table, seq, "rewind", 0, json.dumps(left), action, time.time())._asdict()


def _look(connection: Connection, row: Any) -> tuple[list[Move], Standing]:
    log = connection.execute(select(moves).where(moves.c.table_id == row.id).order_by(moves.c.seq)).all()
    rows = [Move(*move) for move in log]
    saved = connection.execute(select(snapshots).where(snapshots.c.table_id == row.id)).one_or_none()
    snapshot = {"seq": saved.seq, **json.loads(saved.saved)} if saved is not None else None
    chairs = len(connection.execute(select(seats.c.seat).where(seats.c.table_id == row.id)).all())
    incidents = Incidents()

    def begin(edition: Edition) -> Game:
        return edition.start(chairs, json.loads(row.options), json.loads(row.start))

    def note(seq: int, error: BaseException) -> str:
        return incidents.note(row.id, seq, row.title, row.rules, error)

    return rows, read(_edition(row), begin, snapshot, lambda seq: rows[seq:], note)


def _edition(row: Any) -> Edition | None:
    try:
        return editions.find(row.title, row.rules)
    except NotKept:
        return None
