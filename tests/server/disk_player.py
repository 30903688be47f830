"""A process that plays and says what was acknowledged, until it is killed: `python -m tests.server.disk_player FILE`.

It writes a line for each acknowledgement ("ack TABLE SEQ ACTION") and for each answer not saved ("lost TABLE"); and
one ("refusing") when it finds that the disk refuses: what it answers from then on cannot be saved.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
from pathlib import Path
from random import Random

from orrery.server import store
from orrery.server.store import NotSaved
from orrery.server.table import Table
from tests.server import trivial
from tests.server.kit import house, new_id, new_table
from tests.server.serve import acknowledge_first


async def play_for_ever(table: Table, rng: Random, fault: Path, pause: float) -> None:
    known = False
    for _ in itertools.count():
        assert table.game is not None
        if fault.exists() and not known:
            known = True
            print("refusing", flush=True)
        if not table.game.pending:
            return
        seat = min(table.game.pending)
        action, turn, choice = new_id(), table.turn, table.game.pending[seat].sample(rng)
        while True:
            try:
                ack = await table.answer(seat, turn, choice, action)
            except NotSaved:
                print("lost", table.id, flush=True)
                await asyncio.sleep(0.05)
            else:
                print("ack", table.id, ack.seq, action, flush=True)
                break
        await asyncio.sleep(pause)


async def main(file: str, n: int, pause: float) -> None:
    fault = Path(f"{file}.fault")
    async with house(f"sqlite:///{file}", patience=0.1) as tables:
        playing = [await new_table(tables, rounds=100) for _ in range(n)]
        print("ready", flush=True)
        await asyncio.gather(*[play_for_ever(table, Random(i), fault, pause) for i, table in enumerate(playing)])
        await asyncio.Event().wait()  # to leave would put everything in order, and it is to be killed


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--synchronous", default=store.SYNCHRONOUS)
    parser.add_argument("--acknowledge-first", action="store_true")
    options = parser.parse_args()
    store.SYNCHRONOUS = options.synchronous
    if options.acknowledge_first:
        acknowledge_first(0.0)
    trivial.add_titles()
    asyncio.run(main(options.file, options.tables, options.pause))
