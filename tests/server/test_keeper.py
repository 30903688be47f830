"""Who looks after a table, on each database and over a bus: the half of T9 that is about bots and clocks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from orrery.server import keeper, orders
from orrery.server.attendant import Attendant
from orrery.server.bus import RedisBus
from orrery.server.clock import Clock
from orrery.server.keeper import GONE_AFTER, LOOK_EVERY, Keeper
from orrery.server.schema import keepers
from orrery.server.wishes import Wish
from tests.server.test_orders import Ear
from tests.server.timed import WAIT, House, SetClock, answer, house, log_of, until
from tests.servers import PATIENCE


async def vanish(here: House) -> None:
    """As if its process were killed: not another sign of it, nothing done by it, nothing tidied up."""
    assert here.keeper._beating is not None
    here.keeper._beating.cancel()
    here.keeper._beating = None
    for table_id in here.keeper.mine:
        here.keeper.attendant.forget(table_id)
    here.keeper.mine = set()
    here.tables.hearers.clear()
    here.tables.observers.clear()


def test_a_table_has_one_keeper_and_another_when_that_is_gone(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as one:
            table = await one.table(seats=("quick", "person"))
            async with house(database, clock) as other:
                await other.tables.find(table.id)
                await other.quiet()
                assert (one.keeper.mine, other.keeper.mine) == ({table.id}, set())
                await vanish(one)
                clock.move_to(clock.now() + GONE_AFTER + 0.5)
                await other.keeper.beat()
                await other.quiet()
                assert other.keeper.mine == {table.id}
                clock.move_to(clock.now() + WAIT)
                await other.quiet()
                assert len(await log_of(other.store, table)) == 1

    asyncio.run(main())


def test_if_keepers_were_for_ever_nobody_would_take_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "GONE_AFTER", 1e9)
    with pytest.raises(AssertionError):
        test_a_table_has_one_keeper_and_another_when_that_is_gone(database)


def test_who_was_thought_gone_and_is_not_lets_go(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as one, house(database, clock) as other:
            table = await one.table(seats=("quick", "person"))
            assert one.keeper._beating is not None
            one.keeper._beating.cancel()  # it hangs for a while
            clock.move_to(clock.now() + GONE_AFTER + 0.5)
            await other.keeper.beat()
            await one.keeper.beat()
            assert (one.keeper.mine, other.keeper.mine) == (set(), {table.id})
            assert table.id not in one.keeper.attendant.due

    asyncio.run(main())


def test_what_fails_is_looked_at_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with house(database) as here:
            real = Attendant._situation
            monkeypatch.setattr(Attendant, "_situation", lambda self, table: 1 / 0)
            table = await here.table(seats=("quick", "person"))
            monkeypatch.setattr(Attendant, "_situation", real)
            await here.later(6)
            await here.later(WAIT)
            assert table.seq == 1

    asyncio.run(main())


@asynccontextmanager
async def process(database: str, redis: str) -> AsyncIterator[House]:
    """One of several, in real time, which hears the others."""
    bus = RedisBus(redis)
    async with house(database, Clock(), bus, limit=0.3, wait=0.3) as made:
        await bus.listening.wait()
        yield made


def test_another_process_takes_over_in_less_than_five_seconds(database: str, redis: str) -> None:
    """By the clock of the keepers, which the test above sets. How long it takes here is up to the machine, and told."""
    assert GONE_AFTER + keeper.BEAT < 5
    print(f"taken over after {take_over(database, redis, PATIENCE):.1f} seconds")


def test_without_a_heartbeat_nobody_does(tmp_path: Path, redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that does not look who is still there."""
    monkeypatch.setattr(Keeper, "_beat_on", lambda self: asyncio.sleep(3600))
    with pytest.raises(AssertionError, match="it did not happen"):
        take_over(f"sqlite:///{tmp_path}/orrery.db", redis, 6.0)


def take_over(database: str, redis: str, seconds: float) -> float:
    async def main() -> float:
        async with process(database, redis) as one, process(database, redis) as other:
            table = await one.table("noughts", seats=("person", "quick"))
            await until(lambda: table.id in one.keeper.mine)
            await vanish(one)
            gone = time.monotonic()
            there = await other.tables.find(table.id)
            await answer(there, 0)
            await until(lambda: there.seq == 2, seconds)
            return time.monotonic() - gone

    return asyncio.run(main())


@pytest.fixture
def for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody counts as gone because the machine was busy."""
    monkeypatch.setattr(keeper, "GONE_AFTER", 1e9)


@pytest.mark.usefixtures("for_good")
def test_a_person_in_one_process_and_the_bot_in_another(database: str, redis: str) -> None:
    async def main() -> None:
        async with process(database, redis) as one, process(database, redis) as other:
            table = await one.table("noughts", seats=("person", "quick"))
            await until(lambda: table.id in one.keeper.mine)
            there = await other.tables.find(table.id)
            await answer(there, 0)
            await until(lambda: there.seq == 2)
            assert table.id not in other.keeper.mine
            assert [move.seat for move in await log_of(other.store, table)] == [0, 1]

    asyncio.run(main())


def test_what_the_bus_loses_is_noticed(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as one, house(database, clock) as other:  # two that never hear each other
            table = await one.table("noughts", seats=("person", "quick"))
            there = await other.tables.find(table.id)
            await answer(there, 0)
            for _ in range(2 * LOOK_EVERY + int(WAIT)):
                await one.later(1.0)
                await other.keeper.beat()  # or it would count as gone, and who is alone has nothing to look for
            assert [move.seat for move in await log_of(one.store, table)] == [0, 1]

    asyncio.run(main())


def test_without_a_look_at_the_log_it_is_not(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Keeper, "_grown", lambda self, connection: set())
    with pytest.raises(AssertionError):
        test_what_the_bus_loses_is_noticed(database)


async def hears(here: House, said: str) -> None:
    """Says something on the bus and waits until it is heard there, and so all that was said before."""
    heard: list[str] = []
    here.tables.hearers.append(heard.append)
    here.tables.bus.publish(said)
    await until(lambda: said in heard)
    here.tables.hearers.remove(heard.append)


@pytest.mark.usefixtures("for_good")
def test_an_order_given_in_another_process_is_carried_out_unnoticed(
    database: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "delay", lambda: 0.1)

    async def main() -> None:
        async with process(database, redis) as one, process(database, redis) as other:
            table = await one.table("pennies")
            await until(lambda: table.id in one.keeper.mine)
            there, ears = await other.tables.find(table.id), (Ear(), Ear())
            for here in (one, other):
                await hears(here, "what was told of the new table is through")
            table.listeners.add(ears[0])
            there.listeners.add(ears[1])
            assert there.game is not None
            await orders.give(other.tables, there, 0, Wish("bid", [there.game.pending[0].items[0]]))
            await until(lambda: table.seq == there.seq == 1)
            await asyncio.sleep(0.2)
            assert [ear.heard for ear in ears] == [["moved"], ["moved"]]

    asyncio.run(main())


def test_a_keeper_that_stops_leaves_nothing_behind(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as one:
            table = await one.table(seats=("quick", "person"))
            async with house(database, clock) as other:
                await one.keeper.stop()
                assert len(await other.store.read(lambda c: c.execute(select(keepers)).all())) == 1
                await other.keeper.beat()
                assert other.keeper.mine == {table.id}
                one.keeper = Keeper(one.tables, clock)

    asyncio.run(main())
