"""How strong bots are beside each other: one of a kind among others, paired deals, everybody in every seat in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log10
from random import Random
from statistics import fmean, variance
from typing import Any, NamedTuple

import orrery
from orrery import bots, games
from orrery.arena.tournament import together
from orrery.bots import Ground
from orrery.bots.intervals import wilson

ANCHOR = 1000
"""What the last bot of a ladder is rated."""
SCALE = 400
"""So many points of rating make the chances ten to one."""
STEPS = 2000
ENOUGH = 1e-9


@dataclass(frozen=True)
class Duel:
    """One challenger at a table of bots of another kind."""

    title: str
    challenger: str
    field: str
    ground: Ground
    deals: int
    seed: int | str = 0

    def check(self) -> None:
        for options in self.ground.options:
            games.find(self.title).settle_options(self.ground.seats, options)
        for name in (self.challenger, self.field):
            bots.find(name, self.title)

    def play(self, number: int) -> float | None:
        """One game: the challenger's share of the win, None where nobody won. A deal is played once from each seat."""
        deal, seat = divmod(number, self.ground.seats)
        names = [self.field] * self.ground.seats
        names[seat] = self.challenger
        seed = f"{self.seed}:{deal}"
        options = self.ground.options[deal % len(self.ground.options)]
        game = orrery.new(self.title, self.ground.seats, seed, options)
        players = [bots.find(name, self.title)() for name in names]
        result = bots.play(game, players, [Random(f"{seed}:bot {i}") for i in range(len(names))])
        if not result.winners:
            return None
        return 1 / len(result.winners) if seat in result.winners else 0.0

    @property
    def games(self) -> int:
        return self.deals * self.ground.seats

    @property
    def name(self) -> str:
        return f"{self.ground.name} {self.challenger} {self.field} {self.deals} {self.seed}"


class Outcome(NamedTuple):
    """How a duel went: the challenger's share of the wins, deal by deal."""

    challenger: str
    field: str
    ground: str
    seats: int
    by_deal: tuple[float, ...]
    nobodys: int = 0
    """Games that nobody won: no win for anybody, and nothing that a rating could be drawn from."""

    @property
    def games(self) -> int:
        return self.seats * len(self.by_deal)

    @property
    def decided(self) -> int:
        return self.games - self.nobodys

    @property
    def rate(self) -> float:
        return fmean(self.by_deal)

    @property
    def interval(self) -> tuple[float, float]:
        """With 95 % confidence. Where the games of a deal hang together, they count for fewer."""
        alone = self.rate * (1 - self.rate) / self.seats
        spread = variance(self.by_deal) / alone if alone and len(self.by_deal) > 1 else 1.0
        counted = self.games / max(1.0, spread)
        return wilson(self.rate * counted, counted)

    @property
    def even(self) -> float:
        return 1 / self.seats


def duels(title: str, names: Sequence[str], grounds: Sequence[Ground], games: int, seed: int | str) -> list[Duel]:
    """Everybody against all that are named after it, at each kind of table."""
    pairs = [(one, other) for i, one in enumerate(names) for other in names[i + 1 :]]
    return [
        Duel(title, one, other, ground, max(2, round(games / ground.seats)), seed)
        for ground in grounds
        for one, other in pairs
    ]


def fight(duel: Duel, workers: int = 1, progress: Callable[[], None] | None = None) -> Outcome:
    duel.check()
    shares: list[float | None] = []
    for share in together(_play, [(duel, number) for number in range(duel.games)], workers):
        shares.append(share)
        if progress is not None:
            progress()
    seats = duel.ground.seats
    by_deal = tuple(fmean([share or 0.0 for share in shares[i : i + seats]]) for i in range(0, len(shares), seats))
    return Outcome(duel.challenger, duel.field, duel.ground.name, seats, by_deal, shares.count(None))


def _play(job: tuple[Duel, int]) -> float | None:
    duel, number = job
    return duel.play(number)


def ratings(outcomes: Sequence[Outcome], anchor: str) -> dict[str, float]:
    """Strengths that make these outcomes most likely, where chances to win are as strengths (Plackett and Luce).

    A bot that won all or nothing is rated as if it had lost, or won, half a game. Games that nobody won say nothing.
    """
    outcomes = [one for one in outcomes if one.decided]
    names = list(dict.fromkeys([name for one in outcomes for name in (one.challenger, one.field)]))
    won = dict.fromkeys(names, 0.0)
    for one in outcomes:
        wins = min(max(one.rate * one.games, 0.5), one.decided - 0.5)
        won[one.challenger] += wins
        won[one.field] += one.decided - wins
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        new = {name: won[name] / sum(_weight(one, name, strength) for one in outcomes) for name in names}
        moved = max(abs(new[name] / strength[name] * strength[anchor] / new[anchor] - 1) for name in names)
        strength = {name: new[name] / new[anchor] for name in names}
        if moved < ENOUGH:
            break
    return {name: ANCHOR + SCALE * log10(strength[name] / strength[anchor]) for name in names}


def _weight(one: Outcome, name: str, strength: Mapping[str, float]) -> float:
    """How many decided games a bot's strength counts in, each by the strength of its table."""
    here = (one.challenger == name) + (one.seats - 1) * (one.field == name)
    return one.decided * here / (strength[one.challenger] + (one.seats - 1) * strength[one.field])


# --- kept -----------------------------------------------------------------------------------------------


def data(outcome: Outcome) -> dict[str, Any]:
    """As JSON has it."""
    return outcome._asdict() | {"by_deal": list(outcome.by_deal)}


def from_data(told: Mapping[str, Any]) -> Outcome:
    return Outcome(**{**told, "by_deal": tuple(told["by_deal"])})


def grounds_of(title: str, names: Sequence[str]) -> Iterator[Ground]:
    """The kinds of tables asked for, or all."""
    known = {ground.name: ground for ground in bots.grounds(title)}
    for name in names or known:
        if name not in known:
            raise orrery.BadOption(f"There is no kind of table {name!r}. They are: {', '.join(known)}.")
        yield known[name]
