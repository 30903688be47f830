"""What an answer costs a table of the server: microseconds of CPU for `Table.answer` and everybody's news.

    python tools/answer_cost.py galactica                       this tree
    python tools/answer_cost.py galactica --beside ../before     and another one, in turns, with the ratio

The database is SQLite in a folder of its own, the answers are random and the same each time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parents[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--beside", type=Path, metavar="TREE", help="another checkout to compare with")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--answers", type=int, default=3000)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.once:
        print(asyncio.run(measured(args.title, args.seats, args.answers)))
        return
    trees = [HERE] if args.beside is None else [HERE, args.beside.resolve()]
    costs: list[list[float]] = [[] for _ in trees]
    for _ in range(args.turns):
        for tree, found in zip(trees, costs, strict=True):
            found.append(in_tree(tree, args))
    for tree, found in zip(trees, costs, strict=True):
        print(f"{statistics.median(found):6.0f} us  ({', '.join(f'{one:.0f}' for one in found)})  {tree.name}")
    if args.beside is not None:
        here, beside = map(statistics.median, costs)
        print(f"{here / beside:6.2f} times")


def in_tree(tree: Path, args: argparse.Namespace) -> float:
    """The same measurement by a fresh process that imports another tree's `orrery`."""
    command = [sys.executable, __file__, args.title, "--once"]
    command += ["--seats", str(args.seats), "--answers", str(args.answers)]
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    return float(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)


async def measured(title: str, seats: int, answers: int) -> float:
    """Microseconds of CPU an answer, over whole games one after the other."""
    from orrery.server.bus import Bus
    from orrery.server.schema import people
    from orrery.server.store import Store
    from orrery.server.tables import Chair, Tables

    rng, left, spent = Random(1), answers, 0.0
    secrets.token_hex = lambda *_: rng.randbytes(8).hex()  # the same games each time
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/tables.db", 10.0)
        tables = Tables(store, Bus())
        host = people.insert().values(id="host", name="Ada", created=time.time())
        await store.write(lambda connection: connection.execute(host).rowcount)
        while left > 0:
            chairs = [Chair("person", f"Seat {seat}", "host") for seat in range(seats)]
            table, _ = await tables.create(title, {}, chairs, "host", {})
            before = time.process_time()
            left -= await played(table, seats, rng, left)
            spent += time.process_time() - before
        store.close()
    return spent / answers * 1e6


async def played(table, seats: int, rng: Random, most: int) -> int:  # type: ignore[no-untyped-def]
    known = 0
    for n in range(most):
        if not table.game.pending:
            return n
        seat = rng.choice(sorted(table.game.pending))
        await table.answer(seat, table.turn, table.game.pending[seat].sample(rng), f"answer-{n}")
        news = [table.news(one, known, table.seq) for one in (None, *range(seats))]
        known += len(news[0].events)
    return most


if __name__ == "__main__":
    main()
