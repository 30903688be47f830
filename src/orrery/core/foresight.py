"""Questions with a single answer that everybody could give: they need not be asked, unless asking hides something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from orrery.core.game import Game

WORLDS = 60
"""So many worlds of a spectator are looked at before a question is called foreseen."""


class Tally(NamedTuple):
    """How many questions were asked, and by kind how many of them everybody could have answered."""

    asked: int
    foreseen: Counter[str]

    @property
    def share(self) -> float:
        return self.foreseen.total() / self.asked if self.asked else 0.0


def foreseen(game: Game, seat: int) -> bool:
    """Whether a seat is asked what a spectator could answer: in no world that he may be in is there another choice.

    A discreet question is asked so that nobody knows who can answer it.
    """
    choice = game.pending[seat].only_choice()
    if choice is None or any(ask.seat == seat and ask.maker.discreet for ask in game._asks):
        return False
    worlds = (game.resample(None, seed) for seed in range(WORLDS))
    return all(world.pending[seat].only_choice() == choice for world in worlds)


def tally(games: Iterable[tuple[Game, Random]]) -> Tally:
    """Plays games at random to their ends, and looks at every question."""
    asked, found = 0, Counter[str]()
    for game, rng in games:
        while game.pending:
            seat = rng.choice(list(game.pending))
            question = game.pending[seat]
            asked += 1
            if foreseen(game, seat):
                found[question.kind] += 1
            game.answer(seat, question.sample(rng))
    return Tally(asked, found)
