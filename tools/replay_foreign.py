#!/usr/bin/env python3
"""Replays games of Race for the Galaxy that another engine has logged, and compares everything that it logged.

Every question with its options and numbers, every answer, every event in its order, the state after every phase and
round, the draws and shuffles and the final result: for each file it prints how many games replay exactly, and the first
difference of each that does not. Facts about the other engine's run itself (source, game, seed, kinds of players) have
nothing to be compared with; options and payment plans are compared as sets, because the format does not order them.

Exit status: 0 if all games replay exactly, 1 if any differs, 2 if the input cannot be read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from orrery import Game  # noqa: E402
from tools.foreign import golden  # noqa: E402
from tools.foreign.compare import Difference, shown  # noqa: E402
from tools.foreign.reading import Trace, Traces, Unreadable  # noqa: E402
from tools.foreign.replay import replay  # noqa: E402

BAR = 30


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence."""
        self.exit(2, f"{self.prog}: {message}. See --help.\n")


def main(arguments: list[str] | None = None) -> int:
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="traces, one a line: .jsonl or .jsonl.gz")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="also keep the games there, in our own format")
    given = parser.parse_args(arguments)
    exact = total = 0
    try:
        for path in given.files:
            same, all = check(path, given.write)
            exact += same
            total += all
    except Unreadable as problem:
        print(problem, file=sys.stderr)
        return 2
    except OSError as problem:
        print(f"{problem.filename or given.write} cannot be written: {problem.strerror}.", file=sys.stderr)
        return 2
    if len(given.files) > 1:
        print(f"{exact} of {total} games replay exactly.")
    return 0 if exact == total else 1


def check(path: Path, folder: Path | None) -> tuple[int, int]:
    """Replays a file; gives how many of its games are exact, and how many there are."""
    exact = 0
    kept: list[Game] = []
    differences: list[str] = []
    for trace in with_bar(path.name, Traces(path)):
        try:
            game = replay(trace)
        except Difference as difference:
            differences.append(f"  game {shown(trace.get('game'))}: {difference}")
            continue
        exact += 1
        if folder is not None:
            kept.append(game)
    total = exact + len(differences)
    print(f"{path.name}: {exact} of {total} games replay exactly.")
    print("".join(f"{line}\n" for line in differences), end="", flush=True)
    if folder is not None and not differences:
        print(f"  kept as {golden.write(folder, path, kept)}")
    return exact, total


def with_bar(label: str, games: Traces) -> Iterator[Trace]:
    """Shows on a terminal how far we are."""
    if not sys.stderr.isatty():
        yield from games
        return
    try:
        for done, game in enumerate(games):
            filled = BAR * done // len(games)
            print(f"\r{label} [{'#' * filled}{'.' * (BAR - filled)}] {done}/{len(games)}", end="", file=sys.stderr)
            sys.stderr.flush()
            yield game
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
