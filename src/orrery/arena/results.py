"""What a tournament found out, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from orrery.bots.intervals import wilson


class Played(NamedTuple):
    """One game. `seating` says which entrant, by number, sat at each seat; scores and winners are by seat."""

    number: int
    seed: str
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    answers: int


@dataclass(frozen=True, slots=True)
class Entrant:
    """How one entrant did. A shared victory of k counts as 1/k of a win for each; what nobody won, as none."""

    name: str
    games: int
    wins: float
    shared: int
    mean_score: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate of wins lies, with 95 % confidence."""
        return wilson(self.wins, self.games)


class Ending(NamedTuple):
    """How often games ended for one reason, and what share of all games that was."""

    reason: str
    games: int
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Standings:
    entrants: tuple[Entrant, ...]
    games: tuple[Played, ...]
    seconds: float

    def endings(self) -> tuple[Ending, ...]:
        """The ways in which games ended, the most frequent first."""
        n = len(self.games)
        counts = Counter(game.reason for game in self.games)
        ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return tuple(Ending(reason, k, k / n, wilson(k, n)) for reason, k in ordered)

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        games = [[list(field) if isinstance(field, tuple) else field for field in game] for game in self.games]
        return {"entrants": [entrant.name for entrant in self.entrants], "games": games, "seconds": self.seconds}


def from_data(data: Mapping[str, Any]) -> Standings:
    """The standings that `Standings.data` told."""
    games = [
        Played._make(tuple(field) if isinstance(field, list) else field for field in game) for game in data["games"]
    ]
    return standings(data["entrants"], games, data["seconds"])


def standings(names: Sequence[str], games: Iterable[Played], seconds: float) -> Standings:
    played = tuple(sorted(games))
    entrants = tuple(_entrant(i, name, played) for i, name in enumerate(names))
    return Standings(entrants, played, seconds)


def _entrant(i: int, name: str, played: Sequence[Played]) -> Entrant:
    wins, shared, points = 0.0, 0, 0
    for game in played:
        seat = game.seating.index(i)
        points += game.scores[seat]
        if seat in game.winners:
            wins += 1 / len(game.winners)
            shared += len(game.winners) > 1
    return Entrant(name, len(played), wins, shared, points / len(played) if played else 0.0)
