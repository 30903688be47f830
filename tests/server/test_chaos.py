"""A network that loses, doubles, delays, reorders, breaks off, falls silent: all still see the game as it is (T10)."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from orrery.server import client
from orrery.server.client import Place
from orrery.server.protocol import Info, Outgoing
from tests.conftest import LONG
from tests.server.front import Chaos
from tests.server.process import Process, sit_down

SEEDS = range(20) if LONG else range(1)
PATIENCE = 180
"""Seconds after which a game will not end any more. It takes about ten, on a machine with nothing else to do."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same promises, sooner."""
    monkeypatch.setattr(client, "BEAT", 0.4)
    monkeypatch.setattr(client, "AGAIN", 0.3)


async def played_through(chaos: Chaos, server: Process, seconds: float) -> list[str]:
    """A game of three, each behind that network. Says who in the end sees another game than there is."""
    async with sit_down([server.url], "pennies", 3) as game, chaos.before(server.port) as misbehaving:
        fair = [place._client for place in game.places]
        for place in game.places:
            await place.leave()
        game.places = [Place(_behind(misbehaving, one), game.table, seat, 60) for seat, one in enumerate(fair)]
        try:
            for place in game.places:
                await place.__aenter__()
            playing = asyncio.create_task(game.finish(1))
            await asyncio.wait([playing], timeout=seconds)
            if not playing.done():
                playing.cancel()
                return ["the game did not end"]
            playing.result()
            wrong = []
            for place, one in zip(game.places, fair, strict=True):
                news = await one.news(game.table, place.seat)
                end = time.monotonic() + seconds
                while (place.view, place.events) != (news.view, news.events):
                    if time.monotonic() > end:
                        wrong.append(f"seat {place.seat} sees another game")
                        break
                    await asyncio.sleep(0.1)
            return wrong
        finally:
            for place in game.places:
                await place.leave()


def _behind(url: str, fair: client.Client) -> client.Client:
    return client.Client(url, fair.session)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_the_network_does_everybody_sees_the_game_as_it_is(tmp_path: Path, seed: int) -> None:
    chaos = Chaos(seed)
    with Process(f"sqlite:///{tmp_path}/orrery.db") as server:
        assert asyncio.run(played_through(chaos, server, PATIENCE)) == []
    assert min(chaos.lost, chaos.doubled) > 0


def test_a_table_that_was_told_of_in_vain_is_told_of_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first word about the table is lost: who has come knows nothing of it, and asks."""
    taken, lost = Place._take, list[Info]()

    async def take(self: Place, message: Outgoing) -> None:
        if isinstance(message, Info) and not lost:
            lost.append(message)
            return
        await taken(self, message)

    async def scene(server: Process) -> None:
        async with client.Client(server.url) as ada:
            await ada.enter("Ada")
            made = await ada.create("noughts", ["me", "me"])
            monkeypatch.setattr(Place, "_take", take)
            async with ada.at(made.table.id, 0) as place:
                assert place.info is not None
                assert (place.connections, len(lost)) == (1, 1)

    with Process(f"sqlite:///{tmp_path}/orrery.db") as server:
        asyncio.run(asyncio.wait_for(scene(server), PATIENCE))


@pytest.mark.parametrize("protection", ["_resync", "_mind"])
def test_without_resync_somebody_is_left_behind(
    tmp_path: Path, protection: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teeth: a place that does not ask for what it has missed, or does not notice that it has missed something."""

    async def nothing(self: Place) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(Place, protection, nothing)

    async def scene(server: Process) -> list[str]:
        wrong = []
        for seed in range(5):
            wrong += await played_through(Chaos(seed), server, 5)
            if wrong:
                break
        return wrong

    with Process(f"sqlite:///{tmp_path}/orrery.db") as server:
        assert asyncio.run(scene(server)) != []
