"""What is measured of the bots of Battlestar Galactica: how well they find Cylons, and which side wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, ClassVar, NamedTuple

import orrery
from orrery import bots
from orrery.bots.bot import Bot
from orrery.bots.galactica.greedy import Greedy
from orrery.bots.galactica.two_sides import TwoSides
from orrery.bots.intervals import Z95, wilson
from orrery.bots.runner import play, step
from orrery.bots.seated import Seated
from orrery.bots.study import Trial
from orrery.games.galactica.cards.loyalty import CYLON_CARDS
from orrery.games.galactica.state import Galactica

QUARTERS = 4
BINS = 10
GROUPS = 20
"""Parts of the games, for the intervals: each is left out once."""
TITLE = "galactica"
Places = Sequence[tuple[str, int, Mapping[str, Any]]]


class Belief(NamedTuple):
    """What a human thought of another player in a quarter of the game, and whether he was a Cylon."""

    quarter: int
    chance: float
    true: bool


class BeliefStudy:
    """For each turn, what every human believes of all who are not known to be Cylons."""

    columns: ClassVar[tuple[str, ...]] = ("ground", "quarter", "games", "beliefs", "auc", "interval", "calibration")

    def plan(self, places: Places, names: Sequence[str]) -> list[Trial]:
        return [Trial(place, tuple(names), seats, options, "") for place, seats, options in places]

    def watch(self, trial: Trial) -> list[Belief]:
        game = orrery.new(TITLE, trial.seats, trial.seed, trial.options)
        minds = [bots.find(trial.names[seat % len(trial.names)], TITLE)() for seat in range(trial.seats)]
        seated = {seat: Seated(mind) for seat, mind in enumerate(minds)}
        chances = {seat: Random(f"{trial.seed}:bot {seat}") for seat in range(trial.seats)}
        found: list[tuple[int, float, bool]] = []
        g = game.state
        last = [0] * trial.seats
        talk: list[bots.Said] = []
        while game.pending:
            asked = tuple(game.pending)
            step(game, seated, chances, talk)
            g = game.state
            assert isinstance(g, Galactica)
            for seat in asked:
                mind = minds[seat]
                if seat in game.pending or g.turn == last[seat]:
                    continue
                last[seat] = g.turn
                if isinstance(mind, Greedy) and not suspect(g, seat):
                    for other, chance in mind.beliefs().items():
                        if not g.players[other].cylon and not g.is_leader(other):
                            found.append((g.turn, chance, suspect(g, other)))
        assert isinstance(g, Galactica)
        whole = max(1, g.turn)
        return [Belief(min(QUARTERS - 1, QUARTERS * (turn - 1) // whole), chance, true) for turn, chance, true in found]

    def tell(self, seen: Sequence[tuple[Trial, Any]]) -> list[tuple[str, ...]]:
        rows: list[tuple[str, ...]] = []
        for place in dict.fromkeys(trial.place for trial, _ in seen):
            games = [found for trial, found in seen if trial.place == place]
            for quarter in range(QUARTERS):
                here = [[belief for belief in game if belief.quarter == quarter] for game in games]
                beliefs = [belief for game in here for belief in game]
                area, low, high = with_interval(here)
                n = (str(sum(map(bool, here))), str(len(beliefs)))
                interval = f"{low:.3f} – {high:.3f}"
                rows.append((place, str(quarter + 1), *n, f"{area:.3f}", interval, f"{miscalibration(beliefs):.3f}"))
        return rows


def suspect(g: Galactica, seat: int) -> bool:
    """Whether he is no human, though he may seem to be one."""
    player = g.players[seat]
    return player.cylon or g.is_leader(seat) or any(card in CYLON_CARDS for card in player.loyalty)


def auc(beliefs: Sequence[Belief]) -> float:
    """How often a Cylon is suspected more than a human: 0.5 is chance."""
    ordered = sorted(beliefs, key=lambda belief: belief.chance)
    cylons, humans = sum(belief.true for belief in beliefs), sum(not belief.true for belief in beliefs)
    if not cylons or not humans:
        return 0.5
    won, below, i = 0.0, 0, 0
    while i < len(ordered):
        j = i
        while j < len(ordered) and ordered[j].chance == ordered[i].chance:
            j += 1
        here = sum(belief.true for belief in ordered[i:j])
        won += here * (below + (j - i - here) / 2)
        below += j - i - here
        i = j
    return won / (cylons * humans)


def miscalibration(beliefs: Sequence[Belief]) -> float:
    """The expected calibration error: how far what came true is from what was believed, tenth by tenth."""
    bins: dict[int, list[Belief]] = {}
    for belief in beliefs:
        bins.setdefault(min(BINS - 1, int(belief.chance * BINS)), []).append(belief)
    off = [abs(sum(belief.chance - belief.true for belief in one)) for one in bins.values()]
    return sum(off) / max(1, len(beliefs))


def with_interval(games: Sequence[Sequence[Belief]]) -> tuple[float, float, float]:
    """The AUC, and where it lies 95 times of 100: beliefs of one game hang together, so games are left out."""
    whole = auc([belief for game in games for belief in game])
    parts = [
        auc([belief for i, game in enumerate(games) if i % GROUPS != group for belief in game])
        for group in range(min(GROUPS, len(games)))
    ]
    if len(parts) < 2:
        return whole, 0.0, 1.0
    mean = sum(parts) / len(parts)
    error = sqrt((len(parts) - 1) / len(parts) * sum((part - mean) ** 2 for part in parts))
    return whole, max(0.0, whole - Z95 * error), min(1.0, whole + Z95 * error)


class SideStudy:
    """The humans of each bot against the Cylons of each."""

    columns: ClassVar[tuple[str, ...]] = ("ground", "humans", "cylons", "games", "rate", "interval")

    def plan(self, places: Places, names: Sequence[str]) -> list[Trial]:
        return [
            Trial(place, (human, cylon), seats, options, "")
            for place, seats, options in places
            for human in names
            for cylon in names
        ]

    def watch(self, trial: Trial) -> bool:
        game = orrery.new(TITLE, trial.seats, trial.seed, trial.options)
        human, cylon = (bots.find(name, TITLE) for name in trial.names)
        minds: list[Bot] = [TwoSides(human(), cylon()) if human != cylon else human() for _ in range(trial.seats)]
        result = play(game, minds, [Random(f"{trial.seed}:bot {seat}") for seat in range(trial.seats)])
        return result.reason in ("kobol", "earth")

    def tell(self, seen: Sequence[tuple[Trial, Any]]) -> list[tuple[str, ...]]:
        rows: list[tuple[str, ...]] = []
        for place, names in dict.fromkeys((trial.place, trial.names) for trial, _ in seen):
            won = [found for trial, found in seen if (trial.place, trial.names) == (place, names)]
            rate = sum(won) / len(won)
            low, high = wilson(sum(won), len(won))
            rows.append((place, *names, str(len(won)), f"{rate:.1%}", f"{low:.1%} – {high:.1%}"))
        return rows
