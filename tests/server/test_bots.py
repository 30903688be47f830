"""Bots on the server: T32, and the half of T22 that is about them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from orrery.server import bots
from orrery.server.clock import Clock
from orrery.server.schema import kept
from orrery.server.table import Table
from orrery.server.tables import Chair
from orrery.server.thinkers import Thinker
from tests.server.timed import LIMIT, WAIT, House, SetClock, answer, house, log_of, until

BAD = ("crashing", "dying", "stalling", "cheating", "raving", "unknown")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


async def play_on(here: House, table: Table, people: bool = True) -> None:
    """To the end, people answering at once and bots in their own time."""
    for _ in range(1000):
        assert table.game is not None
        if table.status == "over":
            return
        asked = [seat for seat in table.game.pending if table.chairs[seat].kind == "person"]
        if asked and people:
            await answer(table, asked[0])
            await here.quiet()
        else:
            await here.later(WAIT)
    raise AssertionError("the table is stuck")


def test_bots_play_with_no_tab_open(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(seats=("person", "quick", "last"))
            assert not table.listeners
            await play_on(here, table)
            assert table.game is not None
            assert table.game.result is not None
            assert table.id not in here.keeper.mine

    asyncio.run(main())


def test_bots_go_on_after_a_restart(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as here:
            table = await here.table("noughts", seats=("quick", "person"))
            assert table.seq == 0
        async with house(database, clock) as here:
            assert table.id in here.keeper.mine
            await here.later(WAIT)
            again = await here.tables.find(table.id)
            assert again.seq == 1
            await play_on(here, again)

    asyncio.run(main())


@pytest.mark.parametrize("bot", BAD)
def test_a_bad_bot_hurts_only_its_own_play(database: str, bot: str) -> None:
    async def main() -> None:
        async with house(database, limit=0.2) as here:
            table = await here.table(seats=(Chair("bot", bot, None, bot), "person"))
            await here.later(WAIT)
            assert table.game is not None
            assert 0 not in table.game.pending
            first = (await log_of(here.store, table))[0]
            hand = table.game.copy()
            hand.rewind(0)
            assert first.data == f"[{next(hand.pending[0].choices())[0]}]"
            other = await here.table(seats=("quick", "person"))
            await here.later(WAIT)
            assert other.game is not None
            assert 0 not in other.game.pending

    asyncio.run(main())


def test_without_a_fallback_a_bad_bot_stops_the_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "fallback", lambda question: ())

    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def main() -> None:
        async with house(database, limit=0.2) as here:
            table = await here.table(seats=("crashing", "person"))
            monkeypatch.setattr(bots, "give", never)
            assert isinstance(here.clock, SetClock)
            here.clock.move_to(here.clock.now() + WAIT)
            await asyncio.sleep(0.2)
            assert table.game is not None
            assert 0 in table.game.pending

    asyncio.run(main())


def moments(database: str) -> list[tuple[bool, float]]:
    """For each answer of a bot whose thinking shows its hand: was the hand high, and how long after the question."""

    async def main() -> list[tuple[bool, float]]:
        found = []
        async with house(database, Clock(), limit=0.4, wait=0.0) as here:
            await here.keeper.attendant.bots.thinkers._all[0].ready()
            for _ in range(8):
                table = await here.table(seats=("moody", "person"))
                await until(lambda table=table: table.seq)  # type: ignore[misc]
                assert table.game is not None
                table.game.rewind(0)
                high = max(table.game.pending[0].items, key=int)
                begun = await here.store.read(begun_at(table))
                found.append((int(high) > 15, (await log_of(here.store, table))[0].at - begun))
        return found

    return asyncio.run(main())


def begun_at(table: Table) -> Callable[[Connection], float]:
    query = select(kept.c.begun).where(kept.c.table_id == table.id)
    return lambda connection: connection.execute(query).scalar_one()


def test_how_long_a_bot_thinks_does_not_show(database: str) -> None:
    found = moments(database)
    assert {high for high, _ in found} == {True, False}
    assert all(0.4 <= taken <= 0.55 for _, taken in found), found


def test_without_the_wait_it_shows(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answer_at_once(self: bots.Bots, table: Table, seat: int, bot: str, since: float) -> None:
        assert table.game is not None
        view, turn = table.game.view(seat), table.turn
        async with self.thinkers.one() as thinker:
            choice = await thinker.think(bot, table.title_name, view, "", self.limit)
        await bots.give(table, seat, turn, choice or (), self.clock)

    monkeypatch.setattr(bots.Bots, "answer", answer_at_once)
    found = moments(database)
    slow = [taken for high, taken in found if high]
    quick = [taken for high, taken in found if not high]
    assert min(slow) > max(quick)


def test_a_bot_may_think_as_long_as_it_was_told(database: str) -> None:
    async def main() -> None:
        thinker = Thinker("tests.server.players:find")
        assert await thinker.ready()
        assert await thinker.think("stalling", "noughts", {"question": None, "table": {}}, "", LIMIT) is None
        assert thinker._process is None
        await thinker.end()

    asyncio.run(main())
