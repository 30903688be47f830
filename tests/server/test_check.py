"""Backups taken while people play, and the check that replays every stored game (T5, T12)."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, update

from orrery.core.errors import OrreryError
from orrery.server import backup as backup_module
from orrery.server.backup import backup
from orrery.server.check import check
from orrery.server.schema import moves, snapshots, tables
from orrery.server.store import Store
from orrery.server.table import Table
from orrery.server.tables import NoSuchTable
from tests.server import trivial
from tests.server.kit import fingerprint, house, log_of, new_table, play
from tests.servers import PostgreSQL


async def play_some(database: str) -> dict[str, str]:
    """Games over and games under way, with undos. Gives the position of each."""
    async with house(database) as at:
        games = [await new_table(at), await new_table(at, rounds=10), await new_table(at, "pennies", 3, rounds=30)]
        games.append(await new_table(at, "race", 2))
        for table, most in zip(games, (None, 60, 70, 30), strict=True):
            await play(table, Random(1), most)
        last = (await log_of(at.store, games[1].id))[-1].seat
        await games[1].undo(last, "undo-it-please")
        return {table.id: fingerprint(table) for table in games}


def restored(dump: Path, database: str, postgresql: Callable[[], PostgreSQL]) -> str:
    """The address of a database made of a backup."""
    if database.startswith("sqlite"):
        return f"sqlite:///{dump}"
    server = postgresql()
    fresh = server.new_database()
    program = shutil.which("pg_restore", path=f"{server.programs}:/usr/bin:/usr/local/bin")
    assert program is not None
    subprocess.run([program, "--no-owner", f"--dbname={fresh}", str(dump)], check=True, capture_output=True)
    return fresh


@pytest.fixture
def some_postgresql(request: pytest.FixtureRequest) -> Callable[[], PostgreSQL]:
    def found() -> PostgreSQL:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        return server

    return found


# --- T5 -----------------------------------------------------------------------------------------------------


def test_a_backup_taken_while_people_play_holds_whole_games(
    database: str, tmp_path: Path, some_postgresql: Callable[[], PostgreSQL]
) -> None:
    dump = tmp_path / "backup"

    async def scene() -> tuple[dict[str, int], list[str]]:
        async with house(database) as at:
            playing = [await new_table(at, rounds=100) for _ in range(5)]
            tasks = [asyncio.create_task(play_slowly(table, Random(n))) for n, table in enumerate(playing)]
            await asyncio.sleep(0.3)
            before = {table.id: table.seq for table in playing}
            await asyncio.to_thread(backup, database, dump)
            still = [table.id for table in playing if table.status == "playing"]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return before, still

    before, still = asyncio.run(scene())
    assert still, "all games were over before the backup was: nothing was shown"
    again = restored(dump, database, some_postgresql)
    assert check(again).faults == ()

    async def play_on() -> None:
        async with house(again) as at:
            for table_id, seq in before.items():
                table = await at.find(table_id)
                assert table.seq >= seq
                await play(table, Random(9), 20)

    asyncio.run(play_on())
    assert check(again).faults == ()


async def play_slowly(table: Table, rng: Random) -> None:
    """A game that is not over before the backup is, however long that takes."""
    while await play(table, rng, 1):
        await asyncio.sleep(0.05)


def test_a_copy_of_the_file_is_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is committed is in the log beside the file until SQLite moves it over, which a reader can put off."""
    file = tmp_path / "orrery.db"
    Store(f"sqlite:///{file}").close()
    monkeypatch.setattr(backup_module, "_copy", shutil.copy)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        with pytest.raises(NoSuchTable):
            test_a_backup_taken_while_people_play_holds_whole_games(f"sqlite:///{file}", tmp_path, pytest.fail)


def test_a_backup_replaces_nothing_and_leaves_nothing_behind_when_it_fails(tmp_path: Path) -> None:
    file, there = tmp_path / "orrery.db", tmp_path / "there"
    with pytest.raises(OrreryError, match="no database file"):
        backup(f"sqlite:///{file}", tmp_path / "new")
    Store(f"sqlite:///{file}").close()
    there.write_text("precious")
    with pytest.raises(OrreryError, match="replaces nothing"):
        backup(f"sqlite:///{file}", there)
    with pytest.raises(OrreryError, match="could not be written"):
        backup(f"sqlite:///{file}", tmp_path / "nowhere" / "new")
    assert there.read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["orrery.db", "there"]


# --- the check ------------------------------------------------------------------------------------------------


def test_every_stored_game_replays_to_where_it_was(database: str) -> None:
    positions = asyncio.run(play_some(database))
    seen: list[tuple[int, int]] = []
    report = check(database, lambda done, of: seen.append((done, of)))
    assert report.faults == ()
    assert (report.tables, seen[-1]) == (4, (4, 4))
    assert report.answers > 130

    async def wake() -> dict[str, str]:
        async with house(database) as at:
            return {table_id: fingerprint(await at.find(table_id)) for table_id in positions}

    assert asyncio.run(wake()) == positions


def spoil(database: str, change: Callable[[Connection], Any]) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        change(connection)
    store.close()


SPOILT: dict[str, tuple[Callable[[Connection], Any], str]] = {
    "an answer is gone": (lambda c: c.execute(moves.delete().where(moves.c.seq == 3)), "has no move 3"),
    "an answer is another": (
        lambda c: c.execute(update(moves).where(moves.c.seq == 1, moves.c.kind == "answer").values(data='["x"]')),
        "Move 1 is not possible",
    ),
    "the last answers are gone": (lambda c: c.execute(moves.delete().where(moves.c.seq > 9)), "Its snapshot is of"),
    "a snapshot is another": (
        lambda c: [
            c.execute(
                update(snapshots)
                .where(snapshots.c.table_id == row.table_id)
                .values(saved=row.saved.replace('"round":', '"round":1'))
            )
            for row in c.execute(snapshots.select()).all()
        ],
        "is not what its log leads to",
    ),
    "a result is another": (
        lambda c: c.execute(
            update(tables)
            .where(tables.c.result.is_not(None))
            .values(result=json.dumps({"scores": [9, 9], "winners": [0], "reason": "played_out"}))
        ),
        "Its result is not",
    ),
    "a seed is another": (lambda c: c.execute(update(tables).values(start='{"seed": 5}')), "committed to"),
    "a game that goes on is said to be over": (
        lambda c: c.execute(update(tables).where(tables.c.result.is_(None)).values(status="over")),
        "not by its log",
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_what_is_spoilt_is_found(tmp_path: Path, what: str) -> None:
    database = f"sqlite:///{tmp_path}/orrery.db"
    asyncio.run(play_some(database))
    change, why = SPOILT[what]
    spoil(database, change)
    assert any(why in fault.why for fault in check(database).faults)


def test_a_game_of_other_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/orrery.db"
    asyncio.run(play_some(database))
    monkeypatch.setattr(trivial.PenniesTitle, "rules", 2)
    faults = check(database).faults
    assert [fault.why for fault in faults] == ["These rules are not kept here: version 1 of pennies. Today's are 2."]


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("sqlite:////nowhere/at/all.db", "no database file"),
        ("nonsense", "no address of a database"),
        ("postgresql://nobody@127.0.0.1:1/x", "cannot be read"),
    ],
)
def test_what_is_no_database_is_refused_in_a_sentence(database: str, why: str) -> None:
    with pytest.raises(OrreryError, match=why):
        check(database)


def test_a_file_that_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with pytest.raises(OrreryError, match="no database of Orrery"):
        check(f"sqlite:///{tmp_path}/empty.db")
    (tmp_path / "text.db").write_text("This is a letter to my aunt, and quite a long one. " * 50)
    with pytest.raises(OrreryError, match="cannot be read"):
        check(f"sqlite:///{tmp_path}/text.db")


# --- T12: a change of rules takes a new version ----------------------------------------------------------------


def test_a_stored_game_whose_rules_changed_without_a_new_version_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same version, and the highest coin counts twice: what was kept no longer follows from the answers."""
    database = f"sqlite:///{tmp_path}/orrery.db"
    asyncio.run(play_some(database))
    settle = trivial.settle

    def changed(g: trivial.Pennies, bids: Any) -> int:
        best = settle(g, bids)
        g.players[best].points += 1
        return best

    monkeypatch.setattr(trivial, "settle", changed)
    faults = [fault.why for fault in check(database).faults]
    assert len(faults) == 1
    assert re.fullmatch(r"Its snapshot of move \d+ is not what its log leads to\.", faults[0])
