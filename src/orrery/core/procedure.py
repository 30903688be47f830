"""Rules written as generators, run as plain data.

    @procedure
    def settle(g, seat):
        choice = yield place(seat)
        yield from pay_for(g, seat, choice)

becomes a class of frames. The place in the rule is an int, `at`; the locals that are still needed after a question
are the frame's fields; everything else stays an ordinary local. The stack of frames is part of the game, so a game can
be copied, saved and searched at any question. The first parameter, `g`, is the state: it is given anew at each step.

A question stands as a whole statement or as the right side of an assignment, inside `if`, `while`, `for`. What cannot
be held is refused when the module is imported, with its line. The plain generator remains, for `live()`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from orrery.core.compiler import HELD, compiled
from orrery.core.declared import is_holdable
from orrery.core.question import Asking
from orrery.core.sources import short

R = TypeVar("R")
P = ParamSpec("P")

Play = Generator[Asking, Any, R]
"""The type of a rule: asks, is sent answers, returns R."""


class Frame:
    """A procedure under way."""

    __slots__ = ("answer", "at")

    name: str
    kept: tuple[str, ...]
    held_at: dict[int, tuple[str, ...]]
    """The places where it can wait for an answer, and what it still needs there."""
    at: int
    answer: Any

    def step(self, g: Any) -> Any:
        """Runs to the next question, the next inner procedure (as its frame), or DONE."""
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def held(self) -> dict[str, Any]:
        """The locals that the procedure still needs."""
        return {name: getattr(self, HELD + name) for name in self.held_at[self.at]}

    def hold(self, at: int, held: Mapping[str, Any]) -> None:
        if type(at) is not int or at not in self.held_at:
            raise ValueError(f"{self.name} cannot wait at {at!r}")
        self.at, self.answer = at, None
        for name in self.kept:
            setattr(self, HELD + name, held[name] if name in self.held_at[at] else None)

    def faults(self) -> list[str]:
        return [
            f"{self.name} holds {name} = {value!r} across a question: hold ids, tuples and declarations"
            for name, value in self.held().items()
            if not is_holdable(value)
        ]


class _Done:
    def __repr__(self) -> str:
        return "DONE"


DONE = _Done()
FRAMES: dict[str, type[Frame]] = {}


class Mode:
    """Whether procedures run as frames or as the generators they were written as."""

    __slots__ = ("live",)

    def __init__(self) -> None:
        self.live = False


MODE = Mode()


@contextmanager
def live() -> Iterator[None]:
    """While inside, calling a procedure gives the plain generator: the oracle of the tests."""
    before, MODE.live = MODE.live, True
    try:
        yield
    finally:
        MODE.live = before


def _set(frame: Frame, field: str, value: Any) -> Any:
    setattr(frame, field, value)
    return value


def procedure(rule: Callable[P, Play[R]]) -> Callable[P, Play[R]]:
    """Compiles a rule to frames."""
    made: dict[str, Any] = {}
    exec(compile(compiled(rule), rule.__code__.co_filename, "exec"), rule.__globals__, made)
    frame, start = made["make"](Frame, DONE, MODE, _set, rule)
    frame.__name__ = "frame"
    frame.name = f"{short(rule.__module__)}.{rule.__qualname__}"
    FRAMES[frame.name] = frame
    start.__defaults__ = rule.__defaults__
    start.__doc__, start.__qualname__, start.__module__ = rule.__doc__, rule.__qualname__, rule.__module__
    start.__wrapped__ = rule
    return start  # type: ignore[no-any-return]
