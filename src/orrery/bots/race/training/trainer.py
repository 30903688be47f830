"""A training: games against itself, lessons, a better net, and again; kept in a folder, so that it can go on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from orrery.bots.race.learned.inputs import inputs
from orrery.bots.race.learned.layout import layout
from orrery.bots.race.learned.mind import Mind
from orrery.bots.race.learned.net import Net
from orrery.bots.race.learned.numbers import Bytes, Floats, np
from orrery.bots.race.training.learner import BATCH, Learner, Memory
from orrery.bots.race.training.matches import match
from orrery.bots.race.training.modes import MODES, Mode
from orrery.bots.race.training.selfplay import USUAL, Manner, shard


@dataclass(frozen=True)
class Recipe:
    """All that decides what a training comes to. The number of processes does not."""

    mode: str = "2p"
    games: int = 100_000
    seed: int = 0
    hidden: int = 96
    shards: int = 2
    """Parts of a generation that can be played in processes of their own."""
    shard: int = 16
    """The games of each."""
    manner: Manner = USUAL
    seen: float = 3.0
    """How often each position is learned from."""
    memory: int = 200_000
    rates: tuple[float, float] = (1e-3, 1e-4)
    """How fast the net learns at the beginning and at the end."""
    measured: int = 5_000
    """Games between two measurements of strength."""
    match: int = 200
    """Games of a measurement."""

    @property
    def generation(self) -> int:
        return self.shards * self.shard


@dataclass
class Point:
    """A point of the curve."""

    games: int
    loss: float
    score: float
    rounds: float
    against_greedy: float
    against_best: float
    matches: int
    best: bool
    """Whether this net was kept as the best."""


@dataclass
class Training:
    recipe: Recipe
    learner: Learner
    memory: Memory
    best: Net
    begun_with: str = ""
    """The weights that it began with; nothing, for most."""
    games: int = 0
    curve: list[Point] = field(default_factory=list)

    @property
    def mode(self) -> Mode:
        return MODES[self.recipe.mode]

    @property
    def net(self) -> Net:
        return self.learner.net

    # --- beginning, keeping, going on -----------------------------------------------------------------

    @classmethod
    def begin(cls, recipe: Recipe, net: Net | None = None, begun_with: str = "") -> Training:
        """From nothing, or from a net that knows something."""
        seats = MODES[recipe.mode].seats
        net = net or Net.begun(inputs(seats).width, recipe.hidden, recipe.seed)
        learner = Learner(net, inputs(seats))
        best = Net([w.copy() for w in net.weights])
        return cls(recipe, learner, Memory(layout(seats).width, recipe.memory), best, begun_with)

    def save(self, folder: Path) -> None:
        """Whatever happens while it is written, the last one kept stays whole."""
        folder.mkdir(parents=True, exist_ok=True)
        parts = self.learner.data() | {f"best{i}": w for i, w in enumerate(self.best.weights)}
        parts |= {f"memory_{name}": part for name, part in self.memory.data().items()}
        told = {"recipe": asdict(self.recipe), "begun_with": self.begun_with, "games": self.games}
        told["curve"] = [asdict(point) for point in self.curve]
        new = folder / "training.new.npz"
        np.savez_compressed(new, told=np.array(json.dumps(told)), **parts)
        os.replace(new, folder / "training.npz")
        (folder / "curve.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> Training:
        with np.load(folder / "training.npz") as kept:
            told = json.loads(str(kept["told"]))
            training = cls.begin(recipe_of(told["recipe"]), None, told["begun_with"])
            training.learner.restore(kept)
            training.best = Net([kept[f"best{i}"] for i in range(len(training.net.weights))])
            training.memory.restore({name: kept[f"memory_{name}"] for name in ("rows", "worths", "kept")})
        training.games = told["games"]
        training.curve = [Point(**point) for point in told["curve"]]
        return training

    # --- learning -------------------------------------------------------------------------------------

    def run(self, processes: int = 1) -> Iterator[Point | None]:
        """Plays on to the recipe's number of games; gives after each generation its point of the curve, if any."""
        with pool(processes) as executor:
            while self.games < self.recipe.games:
                before = self.games
                loss, score, rounds = self.generation(executor)
                every = self.recipe.measured
                due = before // every != self.games // every or self.games >= self.recipe.games
                yield self.measure(loss, score, rounds) if due else None

    def generation(self, executor: Executor | None) -> tuple[float, float, float]:
        """One generation of games, and what is learned from them: loss, score, rounds."""
        recipe, number = self.recipe, self.games // self.recipe.generation
        seeds = [f"{recipe.seed}:{recipe.mode}:{number}:{i}" for i in range(recipe.shards)]
        jobs = [(recipe.mode, self.net.weights, recipe.shard, seed, recipe.manner) for seed in seeds]
        played = list(map(_play, jobs) if executor is None else executor.map(_play, jobs))
        lessons = 0
        for rows, worths, _, _ in played:
            self.memory.add(rows, worths)
            lessons += len(worths)
        part = min(1.0, self.games / recipe.games)
        rate = recipe.rates[0] * (1 - part) + recipe.rates[1] * part
        rng = np.random.default_rng([recipe.seed, number])
        loss = self.learner.fit(self.memory, round(recipe.seen * lessons / BATCH), rate, rng)
        self.games += recipe.generation
        return loss, sum(one[2] for one in played) / len(played), sum(one[3] for one in played) / len(played)

    def measure(self, loss: float, score: float, rounds: float) -> Point:
        """How strong the net is by now. Better than the best before, it takes its place."""
        seats, games = self.mode.seats, self.recipe.match
        mind, best = Mind(self.net, seats), Mind(self.best, seats)
        against_greedy = match(self.mode, mind, None, games, "measured").rate
        against_best = match(self.mode, mind, best, games, f"measured {self.games}").rate
        better = against_best >= 1 / seats
        if better:
            self.best = Net([w.copy() for w in self.net.weights])
        point = Point(self.games, loss, score, rounds, against_greedy, against_best, games, better)
        self.curve.append(point)
        return point


def recipe_of(data: Mapping[str, Any]) -> Recipe:
    """What `asdict` told."""
    return Recipe(**{**data, "manner": Manner(*data["manner"]), "rates": tuple(data["rates"])})


def _play(job: tuple[str, list[Floats], int, str, Manner]) -> tuple[Bytes, Floats, float, float]:
    name, weights, games, seed, manner = job
    mode = MODES[name]
    return shard(mode, Mind(Net(weights), mode.seats), games, seed, manner)


@contextmanager
def pool(processes: int) -> Iterator[Executor | None]:
    if processes < 2:
        yield None
        return
    executor = ProcessPoolExecutor(processes, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)
