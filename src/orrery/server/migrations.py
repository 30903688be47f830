"""How a database of an earlier version becomes one of this: `schema` says what it is in the end."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, inspect, text

from orrery.core.errors import OrreryError
from orrery.server.schema import metadata, version

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE traces (
        table_id VARCHAR NOT NULL REFERENCES tables (id),
        person VARCHAR NOT NULL REFERENCES people (id),
        trace VARCHAR NOT NULL,
        PRIMARY KEY (table_id, person, trace)
    )
    """,
    """
    CREATE TABLE resets (
        person VARCHAR NOT NULL REFERENCES people (id),
        token VARCHAR NOT NULL,
        until FLOAT NOT NULL,
        PRIMARY KEY (person),
        UNIQUE (token)
    )
    """,
    """
    ALTER TABLE kept ADD COLUMN due FLOAT;
    ALTER TABLE kept ADD COLUMN due_at INTEGER;
    ALTER TABLE kept ADD COLUMN rested FLOAT
    """,
    """
    ALTER TABLE tables ADD COLUMN counted BOOLEAN DEFAULT FALSE NOT NULL;
    CREATE TABLE outcomes (
        table_id VARCHAR NOT NULL REFERENCES tables (id),
        person VARCHAR NOT NULL REFERENCES people (id),
        n INTEGER NOT NULL,
        title VARCHAR NOT NULL,
        at FLOAT NOT NULL,
        outcome VARCHAR NOT NULL,
        place INTEGER,
        people INTEGER NOT NULL,
        rating FLOAT,
        deviation FLOAT,
        volatility FLOAT,
        PRIMARY KEY (table_id, person)
    );
    CREATE INDEX outcomes_by_person ON outcomes (person, title, n);
    CREATE TABLE friends (
        person VARCHAR NOT NULL REFERENCES people (id),
        other VARCHAR NOT NULL REFERENCES people (id),
        id VARCHAR NOT NULL,
        since FLOAT NOT NULL,
        PRIMARY KEY (person, other)
    );
    CREATE TABLE friend_links (
        token VARCHAR NOT NULL,
        person VARCHAR NOT NULL REFERENCES people (id),
        until FLOAT NOT NULL,
        PRIMARY KEY (token)
    )
    """,
)
"""The first leads from version 1 to 2. In SQL, for `schema` goes on changing. Only ever appended to."""


def newest() -> int:
    return 1 + len(MIGRATIONS)


def version_of(connection: Connection) -> int | None:
    """The version of a database; None of one that is not ours, or still empty."""
    if not inspect(connection).has_table(version.name):
        return None
    found: int = connection.execute(version.select()).scalar_one()
    if found > newest():
        raise OrreryError(f"The database is of version {found}, newer than this program's {newest()}.")
    return found


def migrate(connection: Connection) -> None:
    """Makes a new database, or brings an older one to the newest version; all of it, or nothing."""
    found = version_of(connection)
    if found is None:
        metadata.create_all(connection)
    for step in MIGRATIONS[found - 1 :] if found else ():
        for statement in step.split(";"):
            connection.execute(text(statement))
    if found != newest():
        connection.execute(version.delete())
        connection.execute(version.insert().values(version=newest()))
