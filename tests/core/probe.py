"""A title whose rule is whatever a test wrote: run as frames and as the generator it was written as."""

from __future__ import annotations

import itertools
import linecache
import textwrap
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

import orrery
from orrery import BadOption, Game
from orrery.core.event import WHO, Event
from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Question, Way, question
from orrery.core.record import private, public
from orrery.core.state import Result, State
from orrery.core.title import Option, Options, Title

Rule = Callable[..., Any]


class Saw(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    what: int = private()


class Noted(Event):
    who: int = public()
    what: int = public()


class Bench(State):
    trace: tuple[Any, ...] = public(())
    n: int = public(0)

    def note(self, *what: Any) -> Any:
        """Remembers what a rule says; gives it back, so that it can be used in an expression."""
        self.trace += (what if len(what) > 1 else what[0],)
        return what[-1]


@question
def number(g: Bench, seat: int, most: int = 3) -> Question:
    return Question(tuple(range(most + 1)))


@question
def some(g: Bench, seat: int) -> Question:
    return Question(("a", "a", "b", "c"), 0, 2)


class Probe(Title):
    name: ClassVar[str] = "probe"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3)
    options: ClassVar[tuple[Option, ...]] = (Option("speed", ("slow", "fast")), Option("size", (3, 1)))
    state: ClassVar[type[State]] = Bench
    events: ClassVar[tuple[type[Event], ...]] = (Saw, Noted)
    rule: ClassVar[Rule]

    def why_not(self, seats: int, options: Options) -> str | None:
        return "Three are too many to be fast." if seats == 3 and options["speed"] == "fast" else None

    def set_up(self, g: Bench, options: Options) -> None:
        pass

    def play(self, g: Bench) -> Play[None]:
        return whole(g)

    def resume(self, g: Bench) -> Play[None]:
        return whole(g)

    def place(self, g: Bench, options: Options, position: Mapping[str, Any]) -> None:
        if type(position.get("n")) is not int:
            raise BadOption("A position of the probe has a number n.")
        g.n = position["n"]

    def resample(self, g: Bench, seat: int | None, rng: Random) -> None:
        pass

    def faults(self, g: Bench) -> list[str]:
        return []


@procedure
def whole(g: Bench) -> Play[None]:
    value = yield from Probe.rule(g)
    g.note("gave", value)
    g.finish(Result((0,) * g.seats, (0,), "done"))


_numbers = itertools.count()


def module(text: str) -> dict[str, Any]:
    """Runs the text of a module of rules. Line 1 is its first line; it is there for tracebacks to show."""
    text = textwrap.dedent(text).strip("\n") + "\n"
    filename = f"<rules {next(_numbers)}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(keepends=True), filename)
    space: dict[str, Any] = {
        "__name__": "rules",
        "procedure": procedure,
        "number": number,
        "some": some,
        "All": All,
        "Way": Way,
        "Saw": Saw,
        "Noted": Noted,
    }
    exec(compile(text, filename, "exec"), space)
    return space


def start(rule: Rule | str, as_generators: bool = False, seats: int = 1) -> Game:
    Probe.rule = module(rule)["rule"] if isinstance(rule, str) else rule
    return orrery.new("probe", seats, seed=1, as_generators=as_generators)


def trace(game: Game) -> tuple[Any, ...]:
    state = game.state
    assert isinstance(state, Bench)
    return state.trace


def play(game: Game, answers: Random, copies: bool = True) -> tuple[Any, ...]:
    """Answers at random to the end; as frames, each question is asked again of a copy. Gives what the rule said."""
    for _ in range(500):
        if not game.pending:
            break
        seat, asked = next(iter(game.pending.items()))
        choice = asked.sample(answers)
        if copies:
            assert game.faults() == []
            game = game.copy()
        game.answer(seat, choice)
    return trace(game)


def both(rule: Rule | str, seed: int = 0) -> tuple[Any, ...]:
    """What a rule says, which is the same as frames and as written."""
    if isinstance(rule, str):
        rule = module(rule)["rule"]
    frames = play(start(rule), Random(seed))
    written = play(start(rule, as_generators=True), Random(seed), copies=False)
    assert frames == written
    return frames
