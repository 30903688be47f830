"""Matches between nets, and against `greedy`: paired deals, everybody in every seat in turn."""

from __future__ import annotations

from typing import NamedTuple

import orrery
from orrery.bots.race.learned.mind import Mind
from orrery.bots.race.training.modes import Mode
from orrery.bots.race.training.selfplay import Table, play


class Score(NamedTuple):
    games: int
    wins: float
    """A shared victory of k counts as 1/k."""

    @property
    def rate(self) -> float:
        return self.wins / self.games


def match(mode: Mode, mind: Mind, rest: Mind | None, games: int, seed: str) -> Score:
    """How often a net wins with all other seats taken by another, or by `greedy`; half of the games by edition."""
    tables = []
    for number in range(games):
        deal, seat = divmod(number, mode.seats)
        minds = [rest] * mode.seats
        minds[seat] = mind
        options = {"edition": 1 + deal % 2} | mode.fixed
        tables.append(Table(orrery.new("race", mode.seats, f"{seed}:{deal}", options), minds, number))
    wins = 0.0
    for table in play(tables):
        if table.number % mode.seats in table.result.winners:
            wins += 1 / len(table.result.winners)
    return Score(games, wins)
