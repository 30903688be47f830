"""Answers questions by a net, many at once: rows are built, told to the net and valued in one go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.bots.judge import is_among
from orrery.bots.race.learned.habits import habit
from orrery.bots.race.learned.inputs import inputs
from orrery.bots.race.learned.layout import Layout, Row, layout
from orrery.bots.race.learned.net import Net
from orrery.bots.race.learned.numbers import Floats, np
from orrery.bots.race.learned.options import Options, options
from orrery.core.question import Choice, Question
from orrery.games.race.state import Race

NOTHING: Floats = np.zeros(0, np.float32)


class Asked(NamedTuple):
    g: Race
    """Only what the seat knows of it is read."""
    seat: int
    question: Question
    besides: tuple[Choice, ...] = ()
    """Sets of cards that are to be valued, however bad they look."""


class Weighed(NamedTuple):
    """A question with what the net says."""

    choice: Choice
    """The best."""
    choices: tuple[Choice, ...] = ()
    """All that were valued: none where a plain rule answered or nothing was to be chosen."""
    odds: Floats = NOTHING
    """What each is worth."""
    rows: Floats = NOTHING
    """The position that each makes."""


class Mind:
    """`thorough`: sets of cards that are too many to be valued one by one are at least compared with their like."""

    def __init__(self, net: Net, seats: int, thorough: bool = False) -> None:
        self.net, self.thorough = net, thorough
        self.layout, self.inputs = layout(seats), inputs(seats)

    def weigh(self, asked: Sequence[Asked]) -> list[Weighed]:
        """An answer to each question, the best that the net knows."""
        found = [self._options(one.g, one.seat, one.question) for one in asked]
        open_ones = [(one, opts) for one, opts in zip(asked, found, strict=True) if isinstance(opts, Options)]
        valued = iter(self._value([(self.layout.row(one.g, one.seat), opts.changes) for one, opts in open_ones]))
        weighed = []
        for one, opts in zip(asked, found, strict=True):
            if not isinstance(opts, Options):
                weighed.append(Weighed(opts))
                continue
            rows, odds = next(valued)
            if opts.ways:
                weighed.append(self._sets(one, opts, odds))
            else:
                weighed.append(Weighed(opts.choices[int(odds.argmax())], opts.choices, odds, rows))
        return weighed

    def _sets(self, asked: Asked, opts: Options, odds: Floats) -> Weighed:
        choices = opts.likely(odds.tolist())
        if not self.thorough:
            return Weighed(choices[0])
        choices += [choice for choice in asked.besides if not is_among(choice, choices)]
        base = self.layout.row(asked.g, asked.seat)
        ((rows, exact),) = self._value([(base, [opts.change(choice) for choice in choices])])
        return Weighed(choices[int(exact.argmax())], tuple(choices), exact, rows)

    def rows(self, positions: Sequence[Row]) -> Floats:
        """Positions as they are."""
        return dense([(row, ([],)) for row in positions], self.layout)

    def _options(self, g: Race, seat: int, question: Question) -> Options | Choice:
        found = options(self.layout, g, seat, question)
        if found is None:
            return habit(g, seat, question)
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
