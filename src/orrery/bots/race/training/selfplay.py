"""Many games played side by side, and what there is to learn from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import NamedTuple

import orrery
from orrery.bots.race.greedy import Greedy
from orrery.bots.race.learned.mind import Asked, Mind, Weighed
from orrery.bots.race.learned.net import share
from orrery.bots.race.learned.numbers import Bytes, Floats, np
from orrery.bots.race.learned.options import DEEDS
from orrery.bots.race.seen import reckon
from orrery.bots.race.training.modes import Mode
from orrery.core.game import Game
from orrery.core.question import Choice, Question
from orrery.core.state import Result
from orrery.games.race.state import Race

KEENNESS = 0.3
"""How much a point of lead counts when a result is shared out among the seats."""


class Manner(NamedTuple):
    """How a net plays when it plays to learn."""

    random_actions: float = 0.06
    random_others: float = 0.02
    drawn: float = 0.5
    """How often a choice is drawn by its odds, rather than the best taken."""
    temperature: float = 0.05
    faith: float = 0.9
    """How much of what came later counts against what was expected (the lambda of TD)."""
    against_greedy: float = 0.1
    """How many of the games have `greedy` in one seat."""


USUAL = Manner()


class Step(NamedTuple):
    row: Bytes
    odds: float
    best: float
    explored: bool
    """Whether something clearly worse than the best was tried."""


@dataclass
class Table:
    game: Game
    minds: Sequence[Mind | None]
    """Who sits at each seat; None is `greedy`."""
    number: int = 0
    steps: list[list[Step]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.steps = [[] for _ in self.minds]

    @property
    def result(self) -> Result:
        assert self.game.result is not None
        return self.game.result


_greedy = Greedy()


def state_of(game: Game) -> Race:
    assert isinstance(game.state, Race)
    return game.state


def greedy_choice(game: Game, seat: int, question: Question) -> Choice:
    """What `greedy` answers, by what its seat sees."""
    choice: Choice = getattr(_greedy, question.kind)(reckon(state_of(game).masked(seat), seat), question)
    return choice


def play(tables: Sequence[Table], manner: Manner | None = None, rng: Random | None = None) -> Iterator[Table]:
    """Plays all to their ends, in step; gives each table that is done. With a manner, steps are kept to learn from."""
    live = list(tables)
    while live:
        asked: dict[int, tuple[Mind, list[tuple[Table, int, Question]]]] = {}
        answers: list[tuple[Game, int, Choice]] = []
        for table in live:
            for seat, question in table.game.pending.items():
                mind = table.minds[seat]
                if mind is None:
                    answers.append((table.game, seat, greedy_choice(table.game, seat, question)))
                else:
                    asked.setdefault(id(mind), (mind, []))[1].append((table, seat, question))
        for mind, places in asked.values():
            weighed = mind.weigh([Asked(state_of(table.game), seat, q) for table, seat, q in places])
            for (table, seat, question), found in zip(places, weighed, strict=True):
                choice = found.choice
                if manner is not None and rng is not None and question.kind in DEEDS:
                    choice, step = tried(found, question, manner, rng)
                    if step is not None:
                        table.steps[seat].append(step)
                answers.append((table.game, seat, choice))
        for game, seat, choice in answers:
            game.answer(seat, choice)
        done = [table for table in live if table.game.result is not None]
        if done:
            live = [table for table in live if table.game.result is None]
            yield from done


def tried(found: Weighed, question: Question, manner: Manner, rng: Random) -> tuple[Choice, Step | None]:
    """The choice, now and then not the best, and the position that it makes."""
    if not found.choices:
        return found.choice, None
    odds = found.odds
    best = taken = int(odds.argmax())
    explored = False
    if rng.random() < (manner.random_actions if question.kind == "action" else manner.random_others):
        taken = rng.randrange(len(odds))
        explored = taken != best
    elif rng.random() < manner.drawn:
        weights = np.exp((odds - odds[best]) / manner.temperature).tolist()
        taken = rng.choices(range(len(odds)), weights)[0]
        explored = bool(odds[taken] < odds[best] - manner.temperature)
    step = Step(found.rows[taken].astype(np.int8), float(odds[taken]), float(odds[best]), explored)
    return found.choices[taken], step


# --- what is learned ----------------------------------------------------------------------------------


def shares(scores: Sequence[int]) -> list[float]:
    """A result shared out among the seats: most to who leads, by how much."""
    weights = [exp(KEENNESS * (score - max(scores))) for score in scores]
    return [weight / sum(weights) for weight in weights]


def lessons(table: Table, faith: float) -> Iterator[tuple[Bytes, float]]:
    """Each position with what it should have been worth: a mixture of the result and of what was expected later.

    Nothing that came after a choice known to be bad says what the position before it was worth.
    """
    for seat, share_of_seat in enumerate(shares(table.result.scores)):
        worth = share_of_seat
        for step in reversed(table.steps[seat]):
            yield step.row, worth
            expected = np.array([step.best if step.explored else step.odds], np.float32)
            worth = float(share(expected)[0]) if step.explored else _mixed(float(share(expected)[0]), worth, faith)


def _mixed(expected: float, later: float, faith: float) -> float:
    return (1 - faith) * expected + faith * later


def shard(mode: Mode, mind: Mind, games: int, seed: str, manner: Manner) -> tuple[Bytes, Floats, float, float]:
    """Plays some games and gives their lessons; then the mean score of a seat, and the mean number of rounds."""
    rng = Random(seed)
    tables = []
    for number in range(games):
        minds: list[Mind | None] = [mind] * mode.seats
        if rng.random() < manner.against_greedy:
            minds[rng.randrange(mode.seats)] = None
        game = orrery.new("race", mode.seats, f"{seed}:{number}", mode.options(rng))
        tables.append(Table(game, minds, number))
    rows, worths, score, rounds = [], [], 0.0, 0
    for table in play(tables, manner, rng):
        for row, worth in lessons(table, manner.faith):
            rows.append(row)
            worths.append(worth)
        score += sum(table.result.scores) / mode.seats
        rounds += state_of(table.game).round
    return np.stack(rows), np.array(worths, np.float32), score / games, rounds / games
