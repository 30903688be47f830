"""Makes the weights of the beliefs: `python -m orrery.bots.galactica.training --games 300 --seed first`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from orrery.bots.extra import need
from orrery.bots.galactica import weights
from orrery.bots.galactica.training.selfplay import Played, play

DAYBREAK, HOME = {"daybreak": True}, {"daybreak": True, "search_for_home": True}
TABLES: Mapping[str, tuple[tuple[int, Mapping[str, Any]], ...]] = {
    "base": tuple([(seats, {}) for seats in (4, 5, 6, 5, 3)]),
    "daybreak": (
        *[(seats, DAYBREAK) for seats in (4, 5, 6)],
        (5, HOME),
        *[(seats, DAYBREAK) for seats in (6, 7, 3)],
    ),
}
"""The tables of each set of weights, in turn."""


def one(job: tuple[int, Mapping[str, Any], str, str]) -> Played:
    seats, options, seed, level = job
    return play(seats, options, seed, level)


def games_of(edition: str, games: int, seed: str, level: str, processes: int) -> list[Played]:
    tables = TABLES[edition]
    jobs = [(*tables[number % len(tables)], f"{seed}:{number}", level) for number in range(games)]
    if processes == 1:
        return [one(job) for job in jobs]
    with Pool(processes) as pool:
        return pool.map(one, jobs, 4)


def main() -> None:
    need("numpy", "bots")
    from orrery.bots.galactica.training.fitting import learned

    parser = argparse.ArgumentParser(prog="python -m orrery.bots.galactica.training", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of each edition")
    parser.add_argument("--seed", default="first")
    parser.add_argument("--level", default="strong", help="who plays")
    parser.add_argument("--edition", choices=tuple(TABLES), action="append", help="only this one; the other stays")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path(__file__).parents[1] / weights.FILE)
    asked = parser.parse_args()
    told = json.loads(asked.to.read_text(encoding="utf-8")) if asked.to.exists() else {}
    for edition in asked.edition or TABLES:
        played = games_of(edition, asked.games, asked.seed, asked.level, asked.processes)
        command = f"python -m orrery.bots.galactica.training --games {asked.games} --seed {asked.seed}"
        about = f"{command} --level {asked.level} --edition {edition}"
        told[edition] = {"about": about, **learned(played, print)}
        asked.to.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
