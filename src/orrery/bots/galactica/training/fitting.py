"""Fits what clues are worth: the weights that make what was true most likely, of all that each seat thought possible.

The likelihood of a way is the odds of the cards times exp(sum of the clues against those who are hidden Cylons in it).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import log
from typing import Any

import numpy as np

from orrery.bots.galactica.sabotage import Habits, likelihood
from orrery.bots.galactica.training.selfplay import Added, Moment, Played, Watched, strengths

PEOPLE, SPARING, WHOLLY = 0.4, 0.5, 0.3
"""How much of the habits is taken from people, who sabotage more than bots: how often they then add no card against a
check, and how often nothing else."""
RARE = 20
"""A clue that was noticed less often is left out."""
RIDGE = 1.5
STEPS, PACE = 300, 0.05
CARDS = "cards"
TRUSTED = 0.5
"""The cards of checks count for so much at least: bots have habits that give them away, people play cards."""


def habits(added: Sequence[Added], late: bool) -> Habits:
    """How hidden Cylons add cards, counted."""
    mine = [one for one in added if one.cylon and one.late == late]
    counts = Counter([(min(4, one.given), min(4, one.against)) for one in mine])
    spoils = {}
    for given in range(5):
        row = [counts[given, against] for against in range(given + 1)]
        people = like_people(given)
        share = 1.0 if not sum(row) else PEOPLE
        counted = [n / (sum(row) or 1) for n in row]
        spoils[str(given)] = [
            round(share * theirs + (1 - share) * ours, 4) for theirs, ours in zip(people, counted, strict=True)
        ]
    theirs, all_ = strengths(mine), strengths(added)
    few, many = sum(theirs.values()) + 6, sum(all_.values()) + 6
    shows = [round((theirs[i] + 1) / few / ((all_[i] + 1) / many), 3) for i in range(6)]
    return Habits(spoils, shows)


def like_people(given: int) -> list[float]:
    if given < 2:
        return [1.0] if not given else [SPARING, 1 - SPARING]
    some = (1 - SPARING - WHOLLY) / (given - 1)
    return [SPARING, *[some] * (given - 1), WHOLLY]


class Problem:
    """Moments as arrays: `cells` are what a player did in an age; ways are made of cells, moments of ways."""

    def __init__(self, games: Sequence[Played], early: Habits, late: Habits) -> None:
        names = Counter([clue.name for game in games for one in game.watched for clue in one.clues])
        self.names = [CARDS, *sorted([name for name, n in names.items() if n >= RARE])]
        self.index = {name: i for i, name in enumerate(self.names)}
        self.habits = {False: early, True: late}
        self.rows: list[tuple[int, int, float]] = []
        """Way, name, amount."""
        self.priors: list[float] = []
        self.true: list[bool] = []
        self.starts: list[int] = []
        for game in games:
            for one in game.watched:
                self.likely: dict[tuple[int, frozenset[int]], float] = {}
                for moment in one.moments:
                    self.add(one, moment)
        way, name, amount = zip(*self.rows, strict=True)
        self.way, self.name, self.amount = np.array(way), np.array(name), np.array(amount, float)
        self.prior, self.is_true = np.array(self.priors), np.array(self.true)
        self.start = np.array(self.starts)
        self.moment = np.repeat(np.arange(len(self.start)), np.diff([*self.starts, len(self.priors)]))

    def add(self, one: Watched, moment: Moment) -> None:
        if len({way[-1] for way, _ in moment.possible}) < 2:
            return
        cells: dict[tuple[int, int], dict[int, float]] = {}
        for clue in one.clues[: moment.clues]:
            if clue.name in self.index:
                cell = cells.setdefault((clue.age, clue.seat), {})
                i = self.index[clue.name]
                cell[i] = cell.get(i, 0.0) + clue.amount
        self.starts.append(len(self.priors))
        for hidden, odds in moment.possible:
            amounts: dict[int, float] = {}
            for age, seats in enumerate(hidden):
                for seat in seats:
                    for i, amount in cells.get((age, seat), {}).items():
                        amounts[i] = amounts.get(i, 0.0) + amount
            amounts[0] = self.by_cards(one, moment, hidden)
            number = len(self.priors)
            self.rows += [(number, i, amount) for i, amount in amounts.items()]
            self.priors.append(log(odds))
            self.true.append(hidden[-1] == moment.truth)

    def by_cards(self, one: Watched, moment: Moment, hidden: Sequence[frozenset[int]]) -> float:
        total = 0.0
        for i, shown in enumerate(one.checks[: moment.checks]):
            guilty = frozenset([seat for seat in hidden[shown.age] if shown.heap.given.get(seat)])
            if guilty:
                if (i, guilty) not in self.likely:
                    of = self.habits[shown.late]
                    innocent = likelihood(shown.heap, frozenset(), of)
                    self.likely[i, guilty] = log(likelihood(shown.heap, guilty, of) / innocent)
                total += self.likely[i, guilty]
        return total

    def chances(self, weights: Any) -> Any:
        scores = self.prior + np.bincount(self.way, weights[self.name] * self.amount, len(self.prior))
        scores -= np.maximum.reduceat(scores, self.start)[self.moment]
        found = np.exp(scores)
        return found / np.add.reduceat(found, self.start)[self.moment]

    def loss(self, weights: Any) -> tuple[float, Any]:
        """Mean of the log-likelihood missing, and its slope."""
        chance = self.chances(weights)
        hit = np.add.reduceat(np.where(self.is_true, chance, 0.0), self.start)
        hit = np.maximum(hit, 1e-9)
        pull = chance - np.where(self.is_true, chance, 0.0) / hit[self.moment]
        slope = np.bincount(self.name, pull[self.way] * self.amount, len(self.names)) / len(self.start)
        return float(-np.log(hit).mean()), slope


def fit(problem: Problem, show: Callable[[str], None]) -> dict[str, float]:
    """Adam, with a ridge; the scale of a clue is how much it varies."""
    scale = np.sqrt(np.bincount(problem.name, problem.amount**2, len(problem.names)) / len(problem.start)) + 1e-3
    weights = np.zeros(len(problem.names))
    weights[0] = 0.7
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    ridge = RIDGE / len(problem.start) ** 0.5 / 10
    for step in range(1, STEPS + 1):
        loss, slope = problem.loss(weights)
        slope = (slope + ridge * weights * scale) / scale
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope**2
        pace = PACE * (1 - step / (STEPS + 1))
        move = pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        weights -= move
        weights[0] = max(TRUSTED, weights[0])
        if step % 50 == 0:
            show(f"step {step}: {loss:.4f}")
    return {name: round(float(weight), 3) for name, weight in zip(problem.names, weights, strict=True)}


def learned(games: Sequence[Played], show: Callable[[str], None]) -> Mapping[str, Any]:
    added = [one for game in games for one in game.added]
    early, late = habits(added, False), habits(added, True)
    weights = fit(Problem(games, early, late), show)
    cards = weights.pop(CARDS)
    clues = {name: weight for name, weight in weights.items() if weight}
    return {"clues": clues, "cards": cards, "early": early._asdict(), "late": late._asdict()}
