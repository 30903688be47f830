"""How often opponents of few lines win at Fleet Commander: `python -m tools.yardsticks [--bot strong] [--deals 5]`.

Every scenario, each deal from both seats, against each of `bots/fleet/scripted.py`, or a bot by its name (`--against`).
Stopped with Ctrl-C, it tells what it has.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

import orrery
from orrery import bots
from orrery.bots.bot import Bot
from orrery.bots.fleet.scripted import SCRIPTED
from orrery.bots.intervals import wilson
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.state import Fleet

LONG = 80
"""Rounds after which a battle drags on."""


class Match(NamedTuple):
    bot: str
    other: str
    scenario: str
    deal: int
    seat: int
    """Of the bot."""


class Played(NamedTuple):
    match: Match
    won: float
    rounds: int


def maker(name: str) -> Callable[[], Bot]:
    return SCRIPTED[name] if name in SCRIPTED else bots.find(name, "fleet")


def play(match: Match) -> Played:
    game = orrery.new("fleet", 2, f"yardstick {match.deal}", {"scenario": match.scenario})
    players = [maker(match.bot if seat == match.seat else match.other)() for seat in range(2)]
    result = bots.play(game, players, [Random(f"{match.deal} {seat}") for seat in range(2)])
    assert isinstance(game.state, Fleet)
    won = 0.5 if len(result.winners) != 1 else float(match.seat in result.winners)
    return Played(match, won, game.state.round)


def report(found: list[Played]) -> None:
    by: dict[tuple[str, str], list[Played]] = defaultdict(list)
    for played in found:
        by[played.match.other, "all"].append(played)
        by[played.match.other, played.match.scenario].append(played)
    for (other, scenario), games in by.items():
        lost = sum(1 - game.won for game in games)
        low, high = wilson(lost, len(games))
        long = sum(game.rounds > LONG for game in games)
        print(
            f"{other:8} {scenario:18} takes {lost:5} of {len(games):3} ({low:.0%} to {high:.0%}), {long} beyond {LONG}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--against", nargs="*", default=list(SCRIPTED))
    parser.add_argument("--deals", type=int, default=5)
    args = parser.parse_args()
    matches = [
        Match(args.bot, other, scenario, deal, seat)
        for deal, scenario, other, seat in product(range(args.deals), SCENARIOS, args.against, range(2))
    ]
    found: list[Played] = []
    with Pool(os.cpu_count()) as pool, suppress(KeyboardInterrupt):
        for played in pool.imap_unordered(play, matches):
            found.append(played)
            print(f"\r{len(found)} of {len(matches)}", end="", flush=True)
    print()
    report(found)


if __name__ == "__main__":
    main()
