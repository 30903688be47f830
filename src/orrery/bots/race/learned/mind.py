"""Answers questions by a net, many at once: rows are built, told to the net and valued in one go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.bots.race.greedy import Greedy
from orrery.bots.race.learned.inputs import inputs
from orrery.bots.race.learned.layout import Layout, Row, layout
from orrery.bots.race.learned.net import Net
from orrery.bots.race.learned.numbers import Floats, np
from orrery.bots.race.learned.options import MANY, Options, options
from orrery.bots.race.seen import reckon
from orrery.core.question import Choice, Question
from orrery.games.race.state import Race


class Asked(NamedTuple):
    g: Race
    """Only what the seat knows of it is read."""
    seat: int
    question: Question


class Weighed(NamedTuple):
    """A question with what the net says: which of the options is best, and what each is worth."""

    choice: Choice
    options: Options | None = None
    """None where a plain rule answered, or nothing was to be chosen."""
    odds: Floats | None = None
    rows: Floats | None = None
    """The row of each option."""


_greedy = Greedy()


class Mind:
    def __init__(self, net: Net, seats: int, many: int = MANY) -> None:
        self.net, self.many = net, many
        self.layout, self.inputs = layout(seats), inputs(seats)

    def weigh(self, asked: Sequence[Asked]) -> list[Weighed]:
        """An answer to each question, the best that the net knows."""
        found = [self._options(*one) for one in asked]
        open_ones = [(one, opts) for one, opts in zip(asked, found, strict=True) if isinstance(opts, Options)]
        valued = iter(self._value([(self.layout.row(one.g, one.seat), opts.changes) for one, opts in open_ones]))
        weighed = []
        for opts in found:
            if not isinstance(opts, Options):
                weighed.append(Weighed(opts))
                continue
            rows, odds = next(valued)
            choice = opts.put_together(odds.tolist()) if opts.ways else opts.choices[int(odds.argmax())]
            weighed.append(Weighed(choice, opts, odds, rows))
        return weighed

    def values(self, rows: Sequence[Row]) -> Floats:
        """The log-odds of positions as they are."""
        return self.net(self.inputs(dense([(row, ([],)) for row in rows], self.layout)))

    def _options(self, g: Race, seat: int, question: Question) -> Options | Choice:
        found = options(self.layout, g, seat, question, self.many)
        if found is None:
            choice: Choice = getattr(_greedy, question.kind)(reckon(g, seat), question)
            return choice
        return found.choices[0] if len(found.choices) == 1 and not found.ways else found

    def _value(self, told: Sequence[tuple[Row, Sequence[Row]]]) -> list[tuple[Floats, Floats]]:
        """For each question the rows of its options, and their log-odds."""
        if not told:
            return []
        rows = dense(told, self.layout)
        odds = self.net(self.inputs(rows))
        ends = np.cumsum([len(changes) for _, changes in told]).tolist()
        starts = [0, *ends[:-1]]
        return [(rows[a:b], odds[a:b]) for a, b in zip(starts, ends, strict=True)]


def dense(told: Sequence[tuple[Row, Sequence[Row]]], at: Layout) -> Floats:
    """The rows in full: each base row once for each of its changes, and changed."""
    counts = [len(changes) for _, changes in told]
    bases = _laid_out([row for row, _ in told], at)
    rows: Floats = np.repeat(bases, counts, 0)
    _add(rows, [change for _, changes in told for change in changes], at)
    return rows


def _laid_out(rows: Sequence[Row], at: Layout) -> Floats:
    new = np.zeros((len(rows), at.width), np.float32)
    _add(new, rows, at)
    return new


def _add(rows: Floats, steps: Sequence[Row], at: Layout) -> None:
    places = [i * at.width + column for i, row in enumerate(steps) for column, _ in row]
    if places:
        amounts = np.array([n for row in steps for _, n in row], np.float32)
        np.add.at(rows.reshape(-1), places, amounts)
