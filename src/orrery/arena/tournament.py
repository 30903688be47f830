"""Runs the games of a tournament, in this process or in several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Any, TypeVar

import orrery
from orrery import bots, games
from orrery.arena.results import Played, Standings, standings
from orrery.core.errors import BadOption

CHUNK = 4
"""Games handed to a process at a time: few enough for steady progress."""


@dataclass(frozen=True)
class Tournament:
    """Who plays what, and how often. The same tournament always comes to the same results."""

    title: str
    entrants: tuple[str, ...]
    """Names of bots; the same one may enter several times."""
    games: int = 100
    seed: int | str = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    mixed: bool = False
    """Whether the other options take turns: each round, in which everybody sits everywhere, has the next variant."""

    def check(self) -> None:
        """Raises where the title, the seats, the options or a bot do not exist."""
        games.find(self.title).settle_options(len(self.entrants), self.options)
        if self.mixed and not self._variants:
            raise BadOption(f"{self.title} is not mixed with these options.")
        for name in self.entrants:
            bots.find(name, self.title)

    def seating(self, number: int) -> tuple[int, ...]:
        """Everybody moves on one seat with each game."""
        n = len(self.entrants)
        return tuple((seat + number) % n for seat in range(n))

    def options_of(self, number: int) -> Mapping[str, Any]:
        """How a game is played."""
        if not self.mixed:
            return self.options
        return self._variants[number // len(self.entrants) % len(self._variants)]

    @cached_property
    def _variants(self) -> tuple[Mapping[str, Any], ...]:
        """Every way of playing that the title names, for so many seats and with the given options."""
        given = self.options.items()
        found = [options for seats, options in games.find(self.title).variants() if seats == len(self.entrants)]
        return tuple(options for options in found if given <= options.items())

    def play(self, number: int) -> Played:
        """One game of the tournament."""
        seating = self.seating(number)
        seed = f"{self.seed}:{number}"
        game = orrery.new(self.title, len(seating), seed, self.options_of(number))
        players = [bots.find(self.entrants[entrant], self.title)() for entrant in seating]
        result = bots.play(game, players, [Random(f"{seed}:bot {seat}") for seat in range(len(seating))])
        return Played(number, seed, seating, result.scores, result.winners, result.reason, game.answers)


def run(tournament: Tournament, workers: int = 1, progress: Callable[[Played], None] | None = None) -> Standings:
    """Plays all games. With several `workers`, a script needs the usual `if __name__ == "__main__"`."""
    tournament.check()
    began = perf_counter()
    done = []
    for game in together(_play, [(tournament, number) for number in range(tournament.games)], workers):
        done.append(game)
        if progress:
            progress(game)
    return standings(tournament.entrants, done, perf_counter() - began)


def _play(job: tuple[Tournament, int]) -> Played:
    tournament, number = job
    return tournament.play(number)


J = TypeVar("J")
R = TypeVar("R")


def together(do: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """What comes of each job, in their order: done here, or in several processes, some jobs at a time."""
    workers = min(workers, len(jobs) // CHUNK)
    if workers < 2:
        yield from map(do, jobs)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    try:
        yield from pool.map(do, jobs, chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)
