"""A network that loses, doubles, reorders, delays and breaks off: everybody still sees the game as it is (T10)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orrery.server import client
from orrery.server.client import Place
from tests.conftest import LONG
from tests.server.front import Chaos
from tests.server.process import Process, sit_down

SEEDS = range(20) if LONG else range(1)


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
                await asyncio.sleep(1)
                news = await one.news(game.table, place.seat)
                if (place.view, place.events) != (news.view, news.events):
                    wrong.append(f"seat {place.seat} sees another game")
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
        assert asyncio.run(played_through(chaos, server, 60)) == []
    assert min(chaos.lost, chaos.doubled) > 0


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
