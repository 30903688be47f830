"""A database that an earlier version of the program made is brought up to date at the start, with all that it holds.

`versions/N.sql` is such a database, as the program of that version left it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from orrery.server import migrations
from orrery.server.check import check
from orrery.server.migrations import newest
from orrery.server.schema import metadata, tables, version
from orrery.server.store import Store, open_engine
from tests.server import trivial
from tests.server.kit import fingerprint, house, play

VERSIONS = Path(__file__).parent / "versions"


def make_old(database: str, number: int = 1) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        for line in (VERSIONS / f"{number}.sql").read_text(encoding="utf-8").splitlines():
            connection.exec_driver_sql(line)
    engine.dispose()


def version_in(database: str) -> int:
    engine = open_engine(database)
    with engine.connect() as connection:
        found: int = connection.execute(version.select()).scalar_one()
    engine.dispose()
    return found


def shape(database: str) -> dict[str, Any]:
    """All that can be told of the tables of a database, whatever the order in which that was added."""
    engine = open_engine(database)
    found = {name: _shape(engine, name) for name in inspect(engine).get_table_names()}
    engine.dispose()
    return found


def _shape(engine: Engine, table: str) -> dict[str, Any]:
    about = inspect(engine)
    columns = {c["name"]: (str(c["type"]), c["nullable"]) for c in about.get_columns(table)}
    foreign = {(*key["constrained_columns"], key["referred_table"]) for key in about.get_foreign_keys(table)}
    unique = {tuple(one["column_names"]) for one in about.get_unique_constraints(table)}
    indexes = {(one["name"], *one["column_names"]) for one in about.get_indexes(table) if not one["unique"]}
    key = about.get_pk_constraint(table)["constrained_columns"]
    return {"columns": columns, "key": key, "foreign": foreign, "unique": unique, "indexes": indexes}


@pytest.fixture
def other(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """One more empty database, of the same kind."""
    if database.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    made: str = request.getfixturevalue("postgresql").new_database()
    return made


@pytest.mark.parametrize("number", range(1, newest()))
def test_an_older_database_is_migrated_at_the_start(database: str, other: str, number: int) -> None:
    make_old(database, number)
    Store(database).close()
    Store(other).close()
    assert version_in(database) == version_in(other) == newest()
    assert shape(database) == shape(other)
    assert set(shape(database)) == set(metadata.tables)


def test_without_its_migration_it_would_lack_something(
    database: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teeth: a step that does nothing."""
    monkeypatch.setattr(migrations, "MIGRATIONS", ("SELECT 1",) * (newest() - 1))
    with pytest.raises(AssertionError):
        test_an_older_database_is_migrated_at_the_start(database, other, 1)


@pytest.mark.parametrize("number", range(1, newest()))
def test_its_games_go_on(database: str, number: int) -> None:
    make_old(database, number)

    async def go_on() -> dict[str, str]:
        async with house(database) as at:
            ids = await at.store.read(lambda c: list(c.execute(select(tables.c.id, tables.c.status))))
            for row in ids:
                table = await at.find(row.id)
                if row.status == "playing":
                    assert await play(table, Random(2), 5) == 5
            return {row.id: fingerprint(await at.find(row.id)) for row in ids if row.status != "open"}

    positions = asyncio.run(go_on())
    report = check(database)
    assert (report.faults, report.tables) == ((), len(positions))
    assert len(positions) == 3


@pytest.mark.parametrize("number", range(1, newest()))
def test_the_check_reads_it_and_leaves_it_as_it_was(database: str, number: int) -> None:
    """As docs/host.md says: a backup of the old version is checked by the new one before anything is upgraded."""
    make_old(database, number)
    before = shape(database)
    report = check(database)
    assert (report.faults, report.tables) == ((), 3)
    assert (shape(database), version_in(database)) == (before, number)


def test_the_check_finds_what_the_new_rules_cannot_go_on_with(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_old(database)
    monkeypatch.setattr(trivial.PenniesTitle, "rules", 2)
    assert [fault.why for fault in check(database).faults] == [
        "These rules are not kept here: version 1 of pennies. Today's are 2."
    ]


# --- steps to come ------------------------------------------------------------------------------------------


def test_steps_follow_each_other(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of version 1 and a program that is two steps further; one of the step before it, too."""
    make_old(database)
    Store(database).close()
    more = ("ALTER TABLE people ADD COLUMN motto VARCHAR", "UPDATE people SET motto = name")
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, *more))
    Store(database).close()
    Store(database).close()  # once is enough
    assert version_in(database) == newest()
    engine = open_engine(database)
    with engine.connect() as connection:
        assert set(connection.exec_driver_sql("SELECT motto FROM people WHERE login = 'ada'").scalars()) == {"Ada"}
    engine.dispose()


def test_a_step_that_fails_leaves_the_database_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_old(database)
    before = shape(database)
    wrong = ("CREATE TABLE half (id INTEGER)", "ALTER TABLE nowhere ADD COLUMN at_all VARCHAR")
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, *wrong))
    with pytest.raises(SQLAlchemyError):
        Store(database)
    assert (shape(database), version_in(database)) == (before, 1)
