"""Noughts and crosses: a title with almost no rules, so that what is measured or tested is the server.

It is no title of the package: whoever wants it adds it with `orrery.games.add(NOUGHTS)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from orrery.core.errors import BadOption
from orrery.core.event import Event
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.core.record import public
from orrery.core.state import Result, State
from orrery.core.title import Option, Options, Title

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = -1


class Marked(Event):
    who: int = public()
    square: int = public()


class RoundWon(Event):
    who: int = public()


class RoundDrawn(Event):
    pass


class Board(State):
    squares: tuple[int, ...] = public((EMPTY,) * 9)
    rounds: int = public(0)
    """Rounds still to be played after this one."""
    won: tuple[int, ...] = public((0, 0))

    def free(self) -> tuple[int, ...]:
        return tuple([i for i, owner in enumerate(self.squares) if owner == EMPTY])

    def has_line(self, seat: int) -> bool:
        squares = self.squares
        return any(squares[a] == squares[b] == squares[c] == seat for a, b, c in LINES)


@question
def mark(g: Board, seat: int) -> Question:
    return Question(g.free())


@procedure
def play(g: Board) -> Play[None]:
    seat = 0
    while True:
        choice = yield mark(seat)
        put(g, seat, choice[0])
        if round_over(g, seat):
            if not g.rounds:
                break
            g.rounds -= 1
            g.squares = (EMPTY,) * 9
        seat = 1 - seat
    most = max(g.won)
    g.finish(Result(g.won, tuple(i for i in (0, 1) if g.won[i] == most), "played_out"))


def put(g: Board, seat: int, square: int) -> None:
    g.squares = (*g.squares[:square], seat, *g.squares[square + 1 :])
    g.tell(Marked(seat, square))


def round_over(g: Board, seat: int) -> bool:
    if g.has_line(seat):
        g.won = tuple(n + (i == seat) for i, n in enumerate(g.won))
        g.tell(RoundWon(seat))
        return True
    if not g.free():
        g.tell(RoundDrawn())
        return True
    return False


class Noughts(Title):
    name: ClassVar[str] = "noughts"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", (1, 10, 100)),)
    state: ClassVar[type[State]] = Board
    events: ClassVar[tuple[type[Event], ...]] = (Marked, RoundWon, RoundDrawn)

    def set_up(self, g: Board, options: Options) -> None:
        g.rounds = options["rounds"] - 1

    def play(self, g: Board) -> Play[None]:
        return play(g)

    def resume(self, g: Board) -> Play[None]:
        return play(g)

    def place(self, g: Board, options: Options, position: Mapping[str, Any]) -> None:
        raise BadOption("Noughts and crosses begins with an empty board.")

    def resample(self, g: Board, seat: int | None, rng: Random) -> None:
        """Nothing is hidden."""

    def faults(self, g: Board) -> list[str]:
        return [] if len(g.squares) == 9 else ["the board has not nine squares"]


NOUGHTS = Noughts()
