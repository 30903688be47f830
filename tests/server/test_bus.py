"""Nobody waits for the bus: a Redis that hangs delays no answer, and what it never took is let go of."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from orrery.server import bus
from orrery.server.bus import RedisBus
from orrery.server.table import Table
from tests.server.kit import house, new_table, play
from tests.servers import PATIENCE


async def answers_while_it_hangs(folder: Path) -> int:
    """How many answers are taken while a Redis takes connections, and says nothing until they have been."""
    played = asyncio.Event()

    async def hang(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await played.wait()
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(hang, "127.0.0.1", 0) as silent:
        port = silent.sockets[0].getsockname()[1]
        async with house(f"sqlite:///{folder}/orrery.db", RedisBus(f"redis://127.0.0.1:{port}")) as tables:
            table = await asyncio.wait_for(new_table(tables), PATIENCE)
            with suppress(TimeoutError):
                await asyncio.wait_for(play(table, Random(1), 5), 3)
            played.set()
            assert table.game is not None
            return table.game.answers


def test_a_redis_that_hangs_delays_no_answer(tmp_path: Path) -> None:
    assert asyncio.run(answers_while_it_hangs(tmp_path)) == 5


def test_if_it_were_waited_for_it_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth: told before the answer is acknowledged, as it was once."""

    async def waits(table: Any, *args: Any) -> Any:
        ack = await once(table, *args)
        await table.bus._redis.publish(RedisBus.CHANNEL, table.id)
        return ack

    once = Table._take_once
    monkeypatch.setattr(Table, "_take_once", waits)
    assert asyncio.run(answers_while_it_hangs(tmp_path)) < 5


def test_what_waits_to_be_told_does_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "MOST", 3)

    async def main() -> None:
        silent = RedisBus("redis://127.0.0.1:1")
        for n in (1, 2, 2, 3, 4):
            silent.publish(f"table {n}")
        assert list(silent._outbox) == ["table 2", "table 3", "table 4"]

    asyncio.run(main())
