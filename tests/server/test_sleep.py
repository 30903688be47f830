"""Tables that need not be looked at before a deadline sleep through a start of the server, and none sleeps too long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from orrery.server import absence, keeper, orders
from orrery.server.attendant import Attendant, Sleep
from orrery.server.keeper import GONE_AFTER
from orrery.server.schema import kept
from orrery.server.wishes import Wish
from tests.server.test_keeper import vanish
from tests.server.timed import DAY, WAIT, House, SetClock, answer, house, log_of

DAYS: dict[str, Any] = {"pace": {"kind": "days", "days": 3}, "away": {"kind": "bot", "bot": "quick"}}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


async def dues(here: House) -> list[float | None]:
    return await here.store.read(lambda connection: [row.due for row in connection.execute(kept.select())])


async def left_with(database: str, clock: SetClock, tables: int, **settings: Any) -> list[str]:
    """Tables that a server has kept and left in good order, a day before anything is due."""
    async with house(database, clock) as here:
        made = [(await here.table(**{**DAYS, **settings})).id for _ in range(tables)]
        await here.later(DAY)
        return made


def test_at_a_start_only_what_is_due_is_woken(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        ids = await left_with(database, clock, 30)
        async with house(database, clock) as here:
            assert here.tables.awake == {}
            assert set(here.keeper.attendant.due) == here.keeper.mine == set(ids)
            await here.later(2 * DAY + 1)
            for _ in range(4):  # woken, found late, a bot asked, its answer given
                await here.later(WAIT)
            assert set(here.tables.awake) == set(ids)
            for table_id in ids:
                moves = await log_of(here.store, here.tables.awake[table_id])
                assert {move.seat for move in moves} == {0, 1}, "the deadline of both was lost"

    asyncio.run(main())


def test_if_nothing_were_written_down_all_would_be(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Attendant, "sleeps", lambda self, table_ids: [])
    with pytest.raises(AssertionError):
        test_at_a_start_only_what_is_due_is_woken(database)


def test_a_killed_server_loses_no_deadline(database: str) -> None:
    """Nothing was written when it ended; and of one table something that was no longer right."""

    async def main() -> None:
        clock = SetClock()
        [slept] = await left_with(database, clock, 1)
        async with house(database, clock) as one:
            never = await one.table(**DAYS)
            there = await one.tables.find(slept)
            await one.quiet()
            await answer(there, 0)
            await absence.away(one.tables, there, 1, "left")
            await one.quiet()
            await vanish(one)
            async with house(database, clock) as other:
                clock.move_to(clock.now() + GONE_AFTER + 0.5)
                await other.keeper.beat()
                await other.quiet()
                assert set(other.tables.awake) == {slept, never.id}
                await other.later(WAIT)
                assert len(await log_of(other.store, there)) == 2, "the bot for who left was never asked"

    asyncio.run(main())


def test_an_answer_that_nobody_kept_note_of_wakes_its_table(database: str) -> None:
    """The log is longer than when the deadline was worked out: a bot may be asked by now."""

    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as here:
            table = await here.table(seats=("person", "quick", "person"), **DAYS)
            await here.later(WAIT)
            assert len(await log_of(here.store, table)) == 1
        async with house(database, clock) as here:
            assert await dues(here) != [None]
            assert here.tables.awake == {}
            await vanish(here)
            there = await here.tables.find(table.id)
            await answer(there, 0)
            async with house(database, clock) as other:
                clock.move_to(clock.now() + GONE_AFTER + 0.5)
                await other.keeper.beat()
                await other.quiet()
                assert set(other.tables.awake) == {table.id}

    asyncio.run(main())


def test_if_the_length_of_the_log_did_not_count_it_would_sleep_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trusting(row: Any) -> Any:
        return None if row.due is None else Sleep(row.due, row.due_at)

    monkeypatch.setattr(keeper, "_sleep", trusting)
    with pytest.raises(AssertionError):
        test_an_answer_that_nobody_kept_note_of_wakes_its_table(database)


@pytest.mark.parametrize("what", ["an order", "an absence"])
def test_what_changes_besides_the_game_takes_a_table_from_its_sleep(database: str, what: str) -> None:
    async def main() -> None:
        clock = SetClock()
        [table_id] = await left_with(database, clock, 1)
        async with house(database, clock) as here:
            assert await dues(here) != [None]
            there = await here.tables.find(table_id)
            assert there.game is not None
            if what == "an order":
                await orders.give(here.tables, there, 0, Wish("bid", [there.game.pending[0].items[0]]))
            else:
                await absence.away(here.tables, there, 0, "left")
            assert await dues(here) == [None]

    asyncio.run(main())


@pytest.mark.parametrize("what", ["an order", "an absence"])
def test_if_that_were_written_down_too_late_it_would_sleep_on(
    database: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (absence, orders):
        monkeypatch.setattr(module, "wake", lambda connection, table_id: None)
    monkeypatch.setattr(Attendant, "_wake_earlier", lambda self, table, watch: None)
    with pytest.raises(AssertionError):
        test_what_changes_besides_the_game_takes_a_table_from_its_sleep(database, what)


def test_a_table_that_nobody_looks_at_is_let_go_of_and_sleeps(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(**DAYS)
            assert await dues(here) == [None]
            soon = time.monotonic() + 1000
            monkeypatch.setattr(time, "monotonic", lambda: soon)
            here.tables.let_go()
            monkeypatch.undo()
            await here.quiet()
            assert here.tables.awake == {}
            assert await dues(here) == [here.keeper.attendant.due[table.id]]

    asyncio.run(main())
