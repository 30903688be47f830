"""How fast it is: each title on one core, beside python-chess in the same run."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple, TypeVar

from rich.table import Table

import orrery
from orrery.core.world import World

Looked = TypeVar("Looked", orrery.Game, World)

ROUNDS = 5
"""Everything is measured in turn, this many times, so that a busy moment of the machine falls on all alike."""
SAMPLES = range(3, 21)
"""Games that are looked at more closely: one for each second, but no fewer and no more than these."""
HALFWAY, LATE = 0.5, 0.9


@dataclass
class Rate:
    """Things done, and games finished, in some seconds of processor time; once a round."""

    name: str
    work: Callable[[Random, float], tuple[int, float]]
    """Works for about so many seconds; gives the things done and the games' worth of them."""
    steps: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    def measure(self, rng: Random, seconds: float) -> None:
        began = process_time()
        steps, games = self.work(rng, seconds)
        spent = process_time() - began
        self.steps.append(steps / spent)
        self.games.append(games / spent)


@dataclass(frozen=True)
class Sizes:
    """What one game takes: microseconds for a copy, a view, another world to search in and a copy of that, and for
    replaying it from its record when it is over; bytes halfway and late.
    """

    copy: float
    view: float
    world: float
    twin: float
    replay: float
    halfway: float
    late: float


# --- the yardstick ------------------------------------------------------------------------------------


def has_chess() -> bool:
    return find_spec("chess") is not None


def chess_plies(rng: Random, seconds: float) -> tuple[int, float]:
    """Random games of chess, as anybody would write them."""
    import chess

    plies = games = 0
    until = process_time() + seconds
    while process_time() < until:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
        games += 1
    return plies, games


def chess_plies_cheaper(rng: Random, seconds: float) -> tuple[int, float]:
    """The same, where the end is only a lack of moves or 75 moves without progress: less work a ply."""
    import chess

    plies = games = 0
    until = process_time() + seconds
    while process_time() < until:
        board = chess.Board()
        while board.halfmove_clock < 150 and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            plies += 1
        games += 1
    return plies, games


# --- a title ------------------------------------------------------------------------------------------


def answers_of(title: str, seats: int) -> Callable[[Random, float], tuple[int, float]]:
    """Random games of a title."""

    def work(rng: Random, seconds: float) -> tuple[int, float]:
        answers = games = 0
        until = process_time() + seconds
        while process_time() < until:
            answers += play(orrery.new(title, seats, rng.getrandbits(64)), rng)
            games += 1
        return answers, games

    return work


def play(game: orrery.Game, rng: Random, most: int | None = None) -> int:
    """Answers at random, to the end or `most` times; gives the number of answers."""
    given = 0
    while game.pending and given != most:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
        given += 1
    return given


class Sample(NamedTuple):
    """A random game that can be played again to any part of its length."""

    title: str
    seats: int
    seed: int
    chance: int
    length: int

    def played(self, part: float) -> orrery.Game:
        game = orrery.new(self.title, self.seats, self.seed)
        play(game, Random(self.chance), int(part * self.length))
        return game


def samples(title: str, seats: int, rng: Random, n: int) -> list[Sample]:
    found = []
    for _ in range(n):
        seed, chance = rng.getrandbits(64), rng.getrandbits(64)
        length = play(orrery.new(title, seats, seed), Random(chance))
        found.append(Sample(title, seats, seed, chance, length))
    return found


def sizes_of(title: str, seats: int, rng: Random, seconds: float, n: int) -> Sizes:
    games = samples(title, seats, rng, n)
    halfway, over = ([game.played(part) for game in games] for part in (HALFWAY, 1.0))
    part = seconds / 5
    worlds = [game.world(0, 1) for game in halfway]
    return Sizes(
        copy=microseconds(lambda game: game.copy(), halfway, part),
        view=microseconds(lambda game: game.view(0), halfway, part),
        world=microseconds(lambda game: game.world(0, 1), halfway, part),
        twin=microseconds(lambda world: world.copy(), worlds, part),
        replay=microseconds(lambda game: orrery.replay(game.record()), over, part),
        halfway=bytes_a_game(games, HALFWAY),
        late=bytes_a_game(games, LATE),
    )


def microseconds(work: Callable[[Looked], object], games: Sequence[Looked], seconds: float) -> float:
    """What one piece of work takes on a game whose questions are not built yet: the median of several rounds."""
    took: list[float] = []
    until = process_time() + seconds
    while not took or process_time() < until:
        fresh = [game.copy() for game in games]
        began = process_time()
        for game in fresh:
            work(game)
        took.append(process_time() - began)
    return median(took) / len(games) * 1e6


def bytes_a_game(games: list[Sample], part: float) -> float:
    """Memory that a live game holds, with its log and its answers: the mean over several."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = [game.played(part) for game in games]
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / len(held)
    finally:
        tracemalloc.stop()


# --- the report ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Report:
    yardstick: tuple[Rate, ...]
    titles: tuple[tuple[Rate, Sizes], ...]

    def speeds(self) -> Table:
        table = Table(title="Random choices on one core")
        for column in ("", "answers/s", "best", "games/s", "to chess"):
            table.add_column(column, justify="left" if not column else "right")
        for rate in (*self.yardstick, *(rate for rate, _ in self.titles)):
            beside = f"{median(rate.steps) / median(self.yardstick[0].steps):.2f}" if self.yardstick else "?"
            table.add_row(
                rate.name,
                f"{median(rate.steps):,.0f}",
                f"{max(rate.steps):,.0f}",
                f"{median(rate.games):,.0f}",
                beside,
            )
        return table

    def costs(self) -> Table:
        table = Table(title="One live game: time and memory")
        columns = ("copy\nµs", "view\nµs", "world\nµs", "its copy\nµs", "replay\nms", "halfway\nkB", "late\nkB")
        table.add_column("")
        for column in columns:
            table.add_column(column, justify="right")
        for rate, of in self.titles:
            numbers = (of.copy, of.view, of.world, of.twin, of.replay / 1000, of.halfway / 1000, of.late / 1000)
            table.add_row(rate.name, *[f"{number:.1f}" for number in numbers])
        return table


def bench(seconds: float, seed: int = 1) -> Report:
    """Measures for about `seconds` in all."""
    rng = Random(seed)
    yardstick: tuple[Rate, ...] = ()
    if has_chess():
        yardstick = (Rate("chess", chess_plies), Rate("chess, cheaper loop", chess_plies_cheaper))
    titles = [(title, title.seats[0]) for title in orrery.titles().values()]
    rates = [Rate(f"{t.name}, {n} seats", answers_of(t.name, n)) for t, n in titles]
    share = 0.75 * seconds / (ROUNDS * (len(yardstick) + len(rates)))
    for _ in range(ROUNDS):
        for rate in (*yardstick, *rates):
            rate.measure(rng, share)
    many = min(SAMPLES[-1], max(SAMPLES[0], int(seconds)))
    sizes = [sizes_of(title.name, n, rng, 0.25 * seconds / len(titles), many) for title, n in titles]
    return Report(yardstick, tuple(zip(rates, sizes, strict=True)))
