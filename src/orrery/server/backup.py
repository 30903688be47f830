"""A copy of a database while people play: `orrery backup`. The copy is a database, or for PostgreSQL a dump of it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from orrery.core.errors import OrreryError
from orrery.server.check import open_existing


def backup(database: str, to: Path) -> None:
    """Writes the file beside its place first, so that what has the name of a backup is one, whole."""
    if to.exists():
        raise OrreryError(f"{to} exists. A backup replaces nothing.")
    engine = open_existing(database)
    partial = to.with_name(f".{to.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        if engine.dialect.name == "sqlite":
            _copy(str(engine.url.database), partial)
        else:
            _dump(engine.url, partial)
        _flush(partial)
        partial.rename(to)
        _flush(to.parent)
    except OSError as error:
        raise OrreryError(f"The backup could not be written: {error.strerror}.") from error
    finally:
        partial.unlink(missing_ok=True)
        engine.dispose()


def _copy(file: str, to: Path) -> None:
    """As the database is at one moment; who writes meanwhile does not wait."""
    try:
        with closing(sqlite3.connect(file, timeout=10.0)) as source:
            source.execute("VACUUM INTO ?", (str(to),))
    except sqlite3.Error as error:
        raise OrreryError(f"The backup could not be written: {error}.") from error


def _dump(url: URL, to: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise OrreryError("There is no pg_dump here. On Debian or Ubuntu: apt install postgresql-client")
    # The address goes by the environment: other people on the machine can read command lines.
    command = [program, "--format=custom", "--no-owner", f"--file={to}"]
    settings = {**os.environ, **_settings_of(url)}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OrreryError(f"pg_dump failed: {done.stderr.strip()}")


def _settings_of(url: URL) -> dict[str, str]:
    """An address as the variables that PostgreSQL's programs read."""
    named = {
        "PGHOST": url.host,
        "PGPORT": str(url.port) if url.port else None,
        "PGUSER": url.username,
        "PGPASSWORD": str(url.password) if url.password else None,
        "PGDATABASE": url.database,
    }
    return {name: value for name, value in named.items() if value}


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
