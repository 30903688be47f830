"""Processes that die, stop and start under people's hands: nothing acknowledged is lost, and play goes on (T1, T4)."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from orrery.server import client as client_module
from orrery.server.client import Client, NoServer
from orrery.server.protocol import Ack
from tests.conftest import LONG
from tests.server.kit import house, log_of
from tests.server.process import Game, Process, sit_down
from tests.server.timed import until

TABLES, KILLS = (100, 50) if LONG else (6, 2)
PATIENCE = 3600.0 if LONG else 60.0
"""Seconds for which a client looks for a server. One that is up for half a second at a time, fifty times over, has not
room for two hundred of them each time; whoever gave up would be no proof of anything."""


async def wrong_with(database: str, games: list[Game]) -> list[str]:
    """All that was acknowledged and is not in the log, every hole in a log, every game that did not end."""
    wrong = await lost(database, games)
    async with house(database) as tables:
        for game in games:
            table = await tables.find(game.table)
            if table.status != "over":
                wrong.append(f"{game.table} is {table.status}")
            for place in game.places:
                news = table.news(place.seat)
                if (place.view, place.events) != (news.view, news.events):
                    wrong.append(f"seat {place.seat} of {game.table} saw another game")
    return wrong


async def lost(database: str, games: list[Game]) -> list[str]:
    wrong = []
    async with house(database) as tables:
        for game in games:
            rows = {row.seq: row.action for row in await log_of(tables.store, game.table)}
            wrong += [f"lost {game.table} {seq}" for seq, action in game.acked.items() if rows.get(seq) != action]
            if sorted(rows) != list(range(len(rows))):
                wrong.append(f"{game.table} has a hole")
            if len(set(rows.values())) != len(rows):
                wrong.append(f"{game.table} took an answer twice")
    return wrong


async def play_while(games: list[Game], trouble: asyncio.Task[None]) -> None:
    await asyncio.gather(*[game.finish(n) for n, game in enumerate(games)])
    await trouble


def test_a_server_that_is_killed_again_and_again_loses_nothing_that_was_acknowledged(database: str) -> None:
    async def kill_often(server: Process) -> None:
        rng = Random(1)
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.3, 1.0))
            server.kill()
            await asyncio.to_thread(server.start)

    async def scene(server: Process) -> list[Game]:
        async with AsyncExitStack() as stack:
            games = [
                await stack.enter_async_context(sit_down([server.url], pause=0.05, patience=PATIENCE, rounds=10))
                for _ in range(TABLES)
            ]
            await play_while(games, asyncio.create_task(kill_often(server)))
            return games

    with Process(database) as server:
        games = asyncio.run(scene(server))
    assert asyncio.run(wrong_with(database, games)) == []
    assert min(place.connections for game in games for place in game.places) > 1
    assert sum(len(game.acked) for game in games) > 50 * TABLES


def test_patience_counts_from_when_the_server_was_last_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has been there for longer than that, and whose connection breaks, comes back."""
    real, later = time.monotonic, 0.0
    monkeypatch.setattr(client_module, "time", SimpleNamespace(monotonic=lambda: real() + later))

    async def scene(server: Process) -> None:
        nonlocal later
        async with Client(server.url) as client:
            await client.enter("Ada")
            made = await client.create("noughts", ["me", "me"])
            async with client.at(made.table.id, 0, PATIENCE) as place:
                later = 2 * PATIENCE
                assert place._socket is not None
                place._socket.transport.abort()
                await place.until(lambda: place.connections == 2)

    with Process(f"sqlite:///{tmp_path}/orrery.db") as server:
        asyncio.run(scene(server))


def test_a_server_that_acknowledges_before_it_saves_is_found_out(tmp_path: Path) -> None:
    """The teeth of the test above."""
    database = f"sqlite:///{tmp_path}/orrery.db"

    async def scene(server: Process) -> list[Game]:
        async with sit_down([server.url], pause=0.02, rounds=10) as game:
            playing = asyncio.create_task(game.finish(1))
            await game.places[0].until(lambda: len(game.acked) >= 3)
            server.kill()
            playing.cancel()
            return [game]

    with Process(database, None, "--acknowledge-first") as server:
        games = asyncio.run(scene(server))
    assert asyncio.run(lost(database, games)) != []


def test_a_server_that_is_told_to_stop_drains_and_its_people_notice_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/orrery.db"

    async def deploy(server: Process) -> None:
        await asyncio.sleep(0.5)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)

    async def scene(server: Process) -> list[Game]:
        async with AsyncExitStack() as stack:
            games = [
                await stack.enter_async_context(sit_down([server.url], pause=0.05, rounds=10)) for _ in range(TABLES)
            ]
            await play_while(games, asyncio.create_task(deploy(server)))
            return games

    with Process(database) as server:
        games = asyncio.run(scene(server))
    assert asyncio.run(wrong_with(database, games)) == []
    assert [code for game in games for code in game.refused] == []


def answer_under_way_at_the_stop(tmp_path: Path, *options: str) -> Ack:
    """Somebody whose answer is being written when the server is told to stop, and who will not ask twice."""

    async def scene(server: Process) -> Ack:
        async with sit_down([server.url]) as game, Client(server.url, game.places[0]._client.session) as client:
            answering = asyncio.create_task(client.answer(game.table, 0, 0, [4], "the-only-one"))
            await until(begun.exists)
            assert not answering.done()
            assert await asyncio.to_thread(server.stop) == 0
            return await answering

    begun = tmp_path / "begun"
    with Process(f"sqlite:///{tmp_path}/orrery.db", None, "--slow", "3", "--begun", str(begun), *options) as server:
        return asyncio.run(scene(server))


def test_an_answer_that_is_under_way_at_the_stop_is_acknowledged(tmp_path: Path) -> None:
    assert answer_under_way_at_the_stop(tmp_path) == Ack("the-only-one", 0)


def test_a_server_that_stops_at_once_leaves_people_without_an_answer(tmp_path: Path) -> None:
    with pytest.raises(NoServer):
        answer_under_way_at_the_stop(tmp_path, "--stop-at-once")


def test_somebody_who_waits_for_news_does_not_hold_up_the_stop(tmp_path: Path) -> None:
    async def scene(server: Process) -> int:
        async with sit_down([server.url]) as game, Client(server.url, game.places[0]._client.session) as client:
            await client.news(game.table, 0)  # whose connection is open
            waiting = asyncio.create_task(client.news(game.table, 0, wait=25))
            await until(waits.exists)
            code = await asyncio.to_thread(server.stop)
            await waiting  # who is waited for in vain is left without an answer
            return code

    waits = tmp_path / "waits"
    with Process(f"sqlite:///{tmp_path}/orrery.db", None, "--waits", str(waits)) as server:
        assert asyncio.run(scene(server)) == 0
