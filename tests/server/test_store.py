"""The writer: what is told is saved, what fails fails alone, and nothing stops it (T3, on both databases)."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, select, text

from orrery.core.errors import OrreryError
from orrery.server import store as store_module
from orrery.server.schema import people, version
from orrery.server.store import Move, NotSaved, Store
from orrery.server.table import Table
from tests.server.kit import Ear, fingerprint, house, log_of, new_id, new_person, new_table, play
from tests.servers import PostgreSQL


def count_people(connection: Connection) -> int:
    return len(connection.execute(select(people.c.id)).all())


# --- jobs of one commit -----------------------------------------------------------------------------------


def test_a_job_that_fails_takes_no_other_with_it(database: str) -> None:
    """A refusal, a clash in the database and a plain mistake: each comes back to whoever asked, and only to him."""

    def refuse(connection: Connection) -> None:
        connection.execute(people.insert().values(id="refused", name="X", created=0.0))
        raise OrreryError("No.")

    def clash(connection: Connection) -> None:
        for _ in range(2):
            connection.execute(people.insert().values(id="twice", name="X", created=0.0))

    def blunder(connection: Connection) -> None:
        raise KeyError("a mistake in our own code")

    def fine(connection: Connection) -> str:
        connection.execute(people.insert().values(id="fine", name="X", created=0.0))
        return "done"

    async def scene() -> tuple[list[Any], int]:
        async with house(database) as tables:
            store = tables.store
            asked = [store.write(work) for work in (pause, refuse, clash, blunder, fine)]
            return await asyncio.gather(*asked, return_exceptions=True), await store.read(count_people)

    (_, refused, clashed, blundered, done), count = asyncio.run(scene())
    assert (type(refused), type(clashed), type(blundered), done) == (OrreryError, NotSaved, KeyError, "done")
    assert count == 1


def pause(connection: Connection) -> None:
    """Holds the writer up, so that what is handed in meanwhile goes into one commit."""
    time.sleep(0.05)


def test_two_processes_that_write_to_the_same_tables_do_not_block_each_other(database: str) -> None:
    async def scene() -> list[Any]:
        async with house(database) as here, house(database) as there:
            ids = [(await new_table(here)).id for _ in range(40)]
            outcomes: list[Any] = []
            for seq in range(10):
                asked: list[Any] = []
                for order, store in ((ids, here.store), (ids[::-1], there.store)):
                    asked.append(store.write(pause))
                    asked += [store.append(Move(i, seq, "answer", 0, "[]", new_id(), 0.0)) for i in order]
                outcomes += await asyncio.gather(*asked, return_exceptions=True)
            return outcomes

    outcomes = asyncio.run(scene())
    assert [outcome for outcome in outcomes if isinstance(outcome, BaseException)] == []
    assert outcomes.count(True) == 400


def test_a_job_that_reads_before_it_writes_is_not_refused_for_another_process(database: str) -> None:
    def read_then_write(connection: Connection) -> None:
        n = count_people(connection)
        time.sleep(0.002)
        connection.execute(people.insert().values(id=new_id(), name=f"after {n}", created=0.0))

    async def scene() -> list[Any]:
        async with house(database) as here, house(database) as there:
            asked = [tables.store.write(read_then_write) for _ in range(20) for tables in (here, there)]
            return await asyncio.gather(*asked, return_exceptions=True)

    assert asyncio.run(scene()) == [None] * 40


# --- starting ---------------------------------------------------------------------------------------------


def test_processes_that_start_together_make_the_database_once(database: str) -> None:
    faults: list[Exception] = []

    def start() -> None:
        try:
            Store(database).close()
        except Exception as error:
            faults.append(error)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    store = Store(database)
    asyncio.run(_set_version(store, 999))
    store.close()
    with pytest.raises(OrreryError, match="newer than this program"):
        Store(database)


async def _set_version(store: Store, number: int) -> None:
    await store.write(lambda connection: connection.execute(version.update().values(version=number)).rowcount)


# --- T3: a database that does not take it -----------------------------------------------------------------


async def answer_in_vain(table: Table, ear: Ear) -> tuple[int, tuple[int, ...], str]:
    """An answer that cannot be saved: it is refused as such, and nobody is told anything. Gives it, to try again."""
    assert table.game is not None
    [(seat, question)] = table.game.pending.items()
    action, choice, before, heard = new_id(), question.sample(Random(1)), fingerprint(table), len(ear.heard)
    with pytest.raises(NotSaved):
        await table.answer(seat, table.turn, choice, action)
    assert fingerprint(table) == before
    assert len(ear.heard) == heard
    return seat, choice, action  # type: ignore[return-value]


def test_while_the_file_is_locked_nothing_is_acknowledged_and_then_play_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "orrery.db"

    async def scene() -> None:
        async with house(f"sqlite:///{file}", patience=0.05) as tables:
            table = await new_table(tables, rounds=10)
            ear = Ear(table)
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            seat, choice, action = await answer_in_vain(table, ear)
            other.execute("ROLLBACK")
            other.close()
            ack = await table.answer(seat, table.turn, choice, action)
            assert (ack.seq, ear.seqs) == (0, [1])

    asyncio.run(scene())


def test_a_connection_that_breaks_loses_nothing_that_was_acknowledged(postgresql: PostgreSQL) -> None:
    """PostgreSQL ends every connection again and again while people play."""
    database = postgresql.new_database()
    cut = create_engine(database.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    others = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid()"
    )

    async def cut_often(connection: Connection, done: asyncio.Event) -> None:
        while not done.is_set():
            await asyncio.sleep(0.01)
            await asyncio.to_thread(connection.execute, others)

    async def scene() -> None:
        done, failed = asyncio.Event(), 0
        async with house(database) as tables:
            table = await new_table(tables, rounds=100)
            with cut.connect() as connection:
                cutting = asyncio.create_task(cut_often(connection, done))
                acked: list[tuple[int, str]] = []
                rng = Random(1)
                while len(acked) < 100 or (not failed and table.status == "playing"):
                    assert table.game is not None
                    [(seat, question)] = table.game.pending.items()
                    action, choice, turn = new_id(), question.sample(rng), table.turn
                    while True:
                        try:
                            ack = await table.answer(seat, turn, choice, action)
                        except NotSaved:
                            failed += 1
                            continue
                        acked.append((ack.seq, action))
                        break
                done.set()
                await cutting
            assert failed, "no connection was cut in the middle of anything"
            assert [(row.seq, row.action) for row in await log_of(tables.store, table.id)] == acked

    asyncio.run(scene())
    cut.dispose()


def test_the_writer_outlives_its_callers(database: str) -> None:
    """A loop that is closed with work under way, as when a process is stopped in a hurry."""
    store, gone = Store(database), threading.Event()

    async def leave() -> None:
        waiting = asyncio.ensure_future(store.write(lambda connection: gone.wait()))
        await asyncio.sleep(0)
        assert not waiting.done()

    asyncio.run(leave())
    gone.set()

    async def come_back() -> int:
        await new_person(store)
        return await store.read(count_people)

    assert asyncio.run(come_back()) == 1
    store.close()


def test_close_waits_for_what_was_handed_in(database: str) -> None:
    async def scene() -> list[int]:
        async with house(database) as tables:
            table = await new_table(tables, rounds=10)
            asked = [asyncio.ensure_future(tables.store.write(pause)), asyncio.ensure_future(play(table, Random(1), 1))]
            await asyncio.sleep(0.01)
        await asyncio.gather(*asked)
        async with house(database) as tables:
            return [row.seq for row in await log_of(tables.store, table.id)]

    assert asyncio.run(scene()) == [0]


def test_close_waits_for_who_reads(database: str) -> None:
    """Somebody who has gone away may still be reading: his connection would be left open."""
    store, begun = Store(database), threading.Event()

    def read(connection: Connection) -> None:
        begun.set()
        time.sleep(0.2)

    async def leave() -> None:
        reading = asyncio.ensure_future(store.read(read))
        await asyncio.to_thread(begun.wait)
        reading.cancel()

    asyncio.run(leave())
    store.close()
    pool: Any = store.engine.pool
    assert pool.checkedout() == 0


def test_many_answers_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    commit = Store._commit

    def counted(self: Store, jobs: Any) -> Any:
        sizes.append(len(jobs))
        return commit(self, jobs)

    monkeypatch.setattr(store_module.Store, "_commit", counted)

    async def scene() -> None:
        async with house(f"sqlite:///{tmp_path}/orrery.db") as tables:
            playing = [await new_table(tables, rounds=10) for _ in range(50)]
            sizes.clear()
            await asyncio.gather(*[play(table, Random(1), 20) for table in playing])

    asyncio.run(scene())
    assert sum(sizes) >= 1000
    assert len(sizes) < 500
