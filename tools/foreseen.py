"""How many questions have a single answer that everybody can foresee: `tools/foreseen.py [TITLE] [--games N]`.

Such a question should not be asked, unless asking hides something. Random games, of each variant in turn.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random

import orrery
from orrery.core.foresight import tally
from orrery.core.game import Game


def games(title: str, many: int) -> Iterator[tuple[Game, Random]]:
    variants = cycle(list(orrery.titles()[title].variants()))
    for n, (seats, options) in enumerate(islice(variants, many)):
        yield orrery.new(title, seats, f"foreseen {n}", options), Random(n)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", choices=list(orrery.titles()))
    parser.add_argument("--games", type=int, default=25)
    args = parser.parse_args()
    for title in [args.title] if args.title else orrery.titles():
        found = tally(games(title, args.games))
        print(f"{title}: {found.foreseen.total()} of {found.asked} questions, {found.share:.2%}")
        for kind, n in found.foreseen.most_common():
            print(f"  {kind} {n}")


if __name__ == "__main__":
    main()
