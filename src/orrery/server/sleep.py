"""Tables that need not be looked at before a deadline: the database says until when, and none is woken for nothing."""

from __future__ import annotations

from sqlalchemy import Connection

from orrery.server.schema import kept


def wake(connection: Connection, table_id: str) -> None:
    """Something has changed besides the game: when to look at the table has to be worked out anew."""
    connection.execute(kept.update().where(kept.c.table_id == table_id, kept.c.due.is_not(None)).values(due=None))
