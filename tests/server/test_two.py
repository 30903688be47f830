"""Two processes, one table (T9)."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from orrery.server.client import Client, NotGranted
from tests.server.front import front
from tests.server.kit import house, log_of
from tests.server.process import Process, sit_down
from tests.servers import PATIENCE, PostgreSQL


def test_two_processes_serve_one_table_and_one_of_them_may_die(postgresql: PostgreSQL, redis: str) -> None:
    database = postgresql.new_database()

    async def scene(first: Process, second: Process) -> float:
        async with (
            front([first.port, second.port]) as here,
            front([second.port, first.port]) as there,
            sit_down([here, there], pause=0.05, rounds=10) as game,
        ):
            playing = asyncio.create_task(game.finish(1))
            here_place, there_place = game.places
            await there_place.until(lambda: there_place.seq >= 20)
            first.kill()
            killed, acked = time.monotonic(), len(game.acked)
            await here_place.until(lambda: here_place.connections == 2)
            await here_place.until(lambda: len(game.acked) > acked + 2)
            away = time.monotonic() - killed
            await playing
            assert there_place.connections == 1
            assert here_place.view is not None
            assert there_place.view is not None
            assert here_place.view["table"] == there_place.view["table"]
            assert here_place.events == there_place.events
            async with house(database) as tables:
                rows = {row.seq: row.action for row in await log_of(tables.store, game.table)}
                assert rows == game.acked
                assert sorted(rows) == list(range(len(rows)))
                assert (await tables.find(game.table)).status == "over"
            return away

    with Process(database, redis) as first, Process(database, redis) as second:
        away = asyncio.run(scene(first, second))
    print(f"play went on {away:.1f} seconds after one process was killed")


def hears_of_the_other(postgresql: PostgreSQL, seconds: float, *options: str) -> bool:
    """Whether somebody at one process hears of an answer given at another, without a bus between them."""
    database, nowhere = postgresql.new_database(), "redis://127.0.0.1:1"

    async def scene(first: Process, second: Process) -> bool:
        async with sit_down([first.url, second.url]) as game:
            here, there = game.places
            await here.answer([4])
            with suppress(TimeoutError):
                await asyncio.wait_for(there.until(lambda: there.seq == 1), seconds)
            return there.seq == 1

    with Process(database, nowhere, *options) as first, Process(database, nowhere, *options) as second:
        return asyncio.run(scene(first, second))


def test_processes_without_redis_find_out_by_themselves(postgresql: PostgreSQL) -> None:
    """The bus only wakes: a table whose bus is down still hears of the other process, a little later."""
    assert hears_of_the_other(postgresql, PATIENCE)


def test_without_a_look_at_the_log_they_do_not(postgresql: PostgreSQL) -> None:
    assert not hears_of_the_other(postgresql, 3, "--deaf")


def is_dismissed(postgresql: PostgreSQL, bus: str, seconds: float, *options: str) -> bool:
    """Whether a connection to one process ends when its session ends at another."""
    database = postgresql.new_database()

    async def scene(first: Process, second: Process) -> bool:
        async with Client(first.url) as here:
            await here.enter("Ada")
            table = (await here.create("noughts", ["me", "me"])).table.id
            async with Client(second.url, here.session) as there, there.at(table, 0) as place:
                await here.call("POST", "/logout", type(None))
                with suppress(TimeoutError, NotGranted):
                    await asyncio.wait_for(place.until(lambda: False), seconds)
                return isinstance(place._over, NotGranted)

    with Process(database, bus, *options) as first, Process(database, bus, *options) as second:
        return asyncio.run(scene(first, second))


def test_who_logs_out_at_one_process_is_gone_from_the_other(postgresql: PostgreSQL, redis: str) -> None:
    assert is_dismissed(postgresql, redis, 30, "--trusting")


def test_a_little_later_even_when_the_bus_is_down(postgresql: PostgreSQL) -> None:
    assert is_dismissed(postgresql, "redis://127.0.0.1:1", 60)


def test_who_is_neither_told_nor_looks_again_lets_him_stay(postgresql: PostgreSQL) -> None:
    """The teeth of the two above."""
    assert not is_dismissed(postgresql, "redis://127.0.0.1:1", 7, "--trusting")


def test_one_process_hears_who_is_at_the_other(postgresql: PostgreSQL, redis: str) -> None:
    database = postgresql.new_database()

    async def scene(first: Process, second: Process) -> None:
        async with Client(first.url) as ada, Client(second.url) as bob:
            await ada.enter("Ada")
            await bob.enter("Bob")
            made = await ada.create("noughts", ["me", "open"])
            await bob.follow(made.links["1"])
            async with ada.at(made.table.id, 0) as here:
                await here.until(lambda: list(here.present) == ["here", "gone"])
                async with bob.at(made.table.id, 1) as there:
                    await here.until(lambda: list(here.present) == ["here", "here"])
                    await there.until(lambda: list(there.present) == ["here", "here"])
                await here.until(lambda: list(here.present) == ["here", "gone"])

    with Process(database, redis) as first, Process(database, redis) as second:
        asyncio.run(asyncio.wait_for(scene(first, second), PATIENCE))
