"""From what the net expects to how often that wins: fitted on games that it did not learn from."""

from __future__ import annotations

from math import sqrt
from random import Random

import orrery
from orrery.bots.race.learned.mind import Mind
from orrery.bots.race.learned.net import Net, share
from orrery.bots.race.learned.numbers import Floats, np
from orrery.bots.race.training.modes import Mode
from orrery.bots.race.training.selfplay import Manner, Table, play

LIFELIKE = Manner(random_actions=0.0, random_others=0.0, drawn=0.5, temperature=0.2, against_greedy=0.0)
"""As its own opponents play: well, but not always the same."""
STEPS = 30
BINS = 10


def calibrated(net: Net, mode: Mode, games: int, seed: str) -> tuple[Net, float]:
    """The net with its slope and shift, and how far its chances are then from what came true."""
    fitted, judged = (outcomes(net, mode, games, f"{seed}:{part}") for part in ("fitted", "judged"))
    slope, shift = fit(*fitted)
    odds, won = judged
    return Net(net.weights, slope, shift), doubt(share(odds * np.float32(slope) + np.float32(shift)), won)


def outcomes(net: Net, mode: Mode, games: int, seed: str) -> tuple[Floats, Floats]:
    """The log-odds of positions that were chosen, and whether they won: a shared victory of k is 1/k."""
    rng, mind = Random(seed), Mind(net, mode.seats)
    tables = [
        Table(orrery.new("race", mode.seats, f"{seed}:{n}", mode.options(rng)), [mind] * mode.seats)
        for n in range(games)
    ]
    odds, won = [], []
    for table in play(tables, LIFELIKE, rng):
        winners = table.result.winners
        for seat, steps in enumerate(table.steps):
            odds += [step.odds for step in steps]
            won += [1 / len(winners) if seat in winners else 0.0] * len(steps)
    return np.array(odds, np.float32), np.array(won, np.float32)


def fit(odds: Floats, won: Floats) -> tuple[float, float]:
    """Logistic regression on one number, by Newton's method."""
    x = np.stack([odds, np.ones_like(odds)], 1).astype(np.float64)
    line = np.array([1.0, 0.0])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-(x @ line)))
        slopes = x.T @ (won - expected)
        bends = (x * (expected * (1 - expected))[:, None]).T @ x
        line += np.linalg.solve(bends, slopes)
    return float(line[0]), float(line[1])


def doubt(chances: Floats, won: Floats) -> float:
    """The root mean square of the differences, over tenths of the positions in the order of their chances."""
    parts = np.array_split(np.argsort(chances, kind="stable"), BINS)
    off = [float(chances[part].mean() - won[part].mean()) for part in parts]
    return sqrt(float(np.mean(np.square(off))))
