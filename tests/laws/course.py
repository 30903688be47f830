"""Whole games, played at random or by bots, and how the laws look at them.

A law is a function of a `Course`: a game under way. It says what is wrong by `require`. `run` plays one game from a
factory and holds each law to its share of the questions, and to the end.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

import orrery
from orrery import Choice, Game, Question, bots
from orrery.core.offers import wish

MOST_ANSWERS = 20_000
ARMED, HALF = 0.1, 0.5
END = 20
"""How much likelier a law is looked at when the game is over than at one of its questions."""
TELLTALE = "b7c1e9f3"
"""In every seed, so that a seed that leaks can be recognised."""


class LawBroken(AssertionError):
    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")
        self.law, self.what = law, what


class Start(Protocol):
    """A game factory."""

    def __call__(self, seed: str, as_generators: bool = False) -> Game: ...


@dataclass(frozen=True)
class Variant:
    """One way to play a title: seats and a value for each option."""

    title: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __call__(self, seed: str, as_generators: bool = False) -> Game:
        return orrery.new(self.title, self.seats, seed, dict(self.options), as_generators=as_generators)

    def __str__(self) -> str:
        return "-".join([self.title, str(self.seats), *(str(value) for _, value in self.options)])


def variants(titles: Mapping[str, orrery.Title] | None = None) -> Iterator[Variant]:
    """The combinations of seats and options that the titles name."""
    for name, title in (orrery.titles() if titles is None else titles).items():
        for seats, options in title.variants():
            yield Variant(name, seats, tuple(title.settle_options(seats, options).items()))


@dataclass
class Course:
    """A game under way, and what the laws remember of it."""

    start: Start
    seed: str
    rng: Random
    game: Game
    law: str = ""
    answers: int = 0
    past: list[tuple[Game, str]] = field(default_factory=list)
    tally: Counter[tuple[str, ...]] = field(default_factory=Counter)

    @property
    def everybody(self) -> tuple[int | None, ...]:
        """Every seat, and the spectator."""
        return (*range(self.game.seats), None)

    def require(self, holds: object, what: str) -> None:
        if not holds:
            raise LawBroken(self.law, what)


Law = Callable[[Course], None]


def begin(start: Start, number: int) -> Course:
    seed = f"{number}-{TELLTALE}"
    return Course(start, seed, Random(seed), start(seed))


Play = Callable[[Game], object]
"""Makes the next answer of a game."""
Players = Callable[[Course], Play]
"""Who plays: sits down at a game that begins."""


def at_random(course: Course) -> Play:
    rng = Random(f"{course.seed} play")
    mood = rng.choice((0.0, 0.0, 0.5, -0.3))
    return lambda game: step(game, rng, mood)


def by_bots(course: Course, name: str = "greedy") -> Play:
    """Each sees its view alone, and hears what the others say."""
    game, talk = course.game, list[bots.Said]()
    seats = range(game.seats)
    seated = {seat: bots.Seated(bots.find(name, game.title.name)()) for seat in seats}
    rngs = {seat: Random(f"{course.seed} bot {seat}") for seat in seats}
    return lambda game: bots.step(game, seated, rngs, talk)


def length(start: Start, number: int, players: Players = at_random) -> int:
    """The answers of game `number`."""
    course = begin(start, number)
    play = players(course)
    while course.game.pending and course.answers < MOST_ANSWERS:
        play(course.game)
        course.answers += 1
    return course.answers


def run(
    start: Start, number: int, laws: Mapping[Law, float], at_end: tuple[Law, ...] = (), players: Players = at_random
) -> int:
    """Plays game `number`, holding each law to its share of the questions and to the end; gives the number of answers.

    The laws draw from a stream of their own: which laws are looked at does not change the game.
    """
    course = begin(start, number)
    play = players(course)
    while True:
        over = not course.game.pending
        for law, share in laws.items():
            if share >= 1 or course.rng.random() < (END * share if over else share):
                hold(law, course)
        if over:
            break
        course.law = "games end"
        course.require(course.answers < MOST_ANSWERS, f"{where(course)}: it goes on and on")
        play(course.game)
        course.answers += 1
    for law in at_end:
        hold(law, course)
    return course.answers


def hold(law: Law, course: Course) -> None:
    """Holds the game to a law; says where it was broken, and takes any error for a breach."""
    course.law = law.__name__.replace("_", " ")
    try:
        law(course)
    except LawBroken as broken:
        raise LawBroken(course.law, f"{where(course)}: {broken.what}") from None
    except Exception as error:
        raise LawBroken(course.law, f"{where(course)}: {error!r}") from error


def where(course: Course) -> str:
    return f"{course.start}, seed {course.seed!r}, after {course.answers} answers"


def step(game: Game, rng: Random, mood: float = 0.0) -> tuple[int, Choice]:
    """One random answer of a random seat. Who can arm something does so, or withdraws it, now and then."""
    seat = rng.choice(sorted(game.pending))
    choice = pick(game.pending[seat], rng, mood)
    open_to = {owner: items for owner in range(game.seats) if (items := game.state.offers(owner))}
    for owner, items in open_to.items():
        if rng.random() < ARMED:
            choice += (wish(owner, [item for item in items if rng.random() < HALF]),)
    game.answer(seat, choice)
    return seat, choice


def pick(question: Question, rng: Random, mood: float = 0.0) -> Choice:
    """A random choice; a mood above zero likes to take more, below zero less, so that games differ in kind."""
    choice = question.sample(rng)
    if rng.random() < abs(mood):
        other = question.sample(rng)
        if (len(other) > len(choice)) == (mood > 0):
            return other
    return choice


def play_on(game: Game, rng: Random, most: int = MOST_ANSWERS) -> Game:
    """The same game, some random answers later."""
    for _ in range(most):
        if not game.pending:
            break
        step(game, rng)
    return game


def again(data: Any) -> Any:
    """There and back through JSON."""
    return json.loads(json.dumps(data))


def truth(game: Game) -> str:
    """All that a game is, as text: equal texts, equal games."""
    return json.dumps([game.save(), game.record(), [game.view(seat) for seat in (*range(game.seats), None)]])


def choices_of(question: Question, most: int) -> list[Choice]:
    """The first choices listed."""
    found: list[Choice] = []
    for choice in question.choices():
        found.append(choice)
        if len(found) == most:
            break
    return found


def bag(choice: Any) -> tuple[tuple[str, str], ...]:
    """A choice without its order: 1 is not True, and not "1"."""
    return tuple(sorted((type(item).__name__, repr(item)) for item in choice))
