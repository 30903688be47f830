"""A review of a game: each answer beside what a judge would have given, by what its seat could know then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

import orrery
from orrery.bots.advice import Advice
from orrery.bots.bot import View
from orrery.core.question import Choice

SAME, CLOSE = 0.01, 0.03
"""Losses below which an answer is as good as the judge's, or nearly."""
MOST = 5
"""Turning points of a seat that are told."""


class Position(NamedTuple):
    """An answer, and what its seat saw when it gave it."""

    answers: int
    """How many had been given before."""
    round: int
    seat: int
    view: View
    choice: Choice


class Looked(NamedTuple):
    """An answer that a judge has looked at."""

    position: Position
    advice: Advice

    @property
    def loss(self) -> float:
        """How much worse it was than the best, in the judge's coin."""
        asked = self.advice.asked
        return 0.0 if asked is None else max(0.0, self.advice.best[0].worth - asked.worth)


class Chapter(NamedTuple):
    """How the chances stood when a round began, or at the end."""

    answers: int
    round: int
    chances: tuple[float, ...]


class Tally(NamedTuple):
    """How many answers of a seat were as good as the judge's, nearly so, and costly."""

    same: int = 0
    close: int = 0
    costly: int = 0


class Review(NamedTuple):
    curve: tuple[Chapter, ...]
    turns: tuple[Looked, ...]
    """The answers that cost most, some of each seat, in the order of the game."""
    tallies: tuple[Tally, ...]


def positions(record: Mapping[str, Any], by: str) -> Iterator[Position]:
    """Every answer of a game that had an alternative. `by`: what the views call the round."""
    game = orrery.replay({**record, "answers": []})
    for answers, (seat, choice) in enumerate(record["answers"]):
        question = game.pending[seat]
        if len(list(islice(question.choices(), 2))) > 1:
            view = game.view(seat)
            yield Position(answers, view["table"].get(by, 0), seat, view, tuple(choice))
        game.answer(seat, choice)


def review(looked: Sequence[Looked], seats: int, winners: Sequence[int], answers: int) -> Review:
    """`answers`: how many the whole game had."""
    turns = [turn for seat in range(seats) for turn in costliest(one for one in looked if one.position.seat == seat)]
    turns.sort(key=lambda turn: turn.position.answers)
    tallies = tuple([tally(one for one in looked if one.position.seat == seat) for seat in range(seats)])
    return Review(tuple(curve(looked, seats, winners, answers)), tuple(turns), tallies)


def costliest(looked: Iterable[Looked]) -> list[Looked]:
    return sorted((one for one in looked if one.loss >= CLOSE), key=lambda one: -one.loss)[:MOST]


def tally(looked: Iterable[Looked]) -> Tally:
    losses = [one.loss for one in looked if one.advice.asked is not None]
    same, costly = sum(loss < SAME for loss in losses), sum(loss >= CLOSE for loss in losses)
    return Tally(same, len(losses) - same - costly, costly)


def curve(looked: Sequence[Looked], seats: int, winners: Sequence[int], answers: int) -> Iterator[Chapter]:
    """What each seat expected when it was first asked in a round, shared out so that all together are one."""
    expected = [1.0 / seats] * seats
    begun: dict[int, tuple[int, dict[int, float]]] = {}
    for position, advice in looked:
        _, found = begun.setdefault(position.round, (position.answers, {}))
        found.setdefault(position.seat, advice.best[0].worth)
    for number, (at, found) in begun.items():
        expected = [found.get(seat, expected[seat]) for seat in range(seats)]
        whole = sum(expected) or 1.0
        yield Chapter(at, number, tuple([one / whole for one in expected]))
    last = max(begun, default=0)
    yield Chapter(answers, last, tuple([(seat in winners) / max(1, len(winners)) for seat in range(seats)]))
