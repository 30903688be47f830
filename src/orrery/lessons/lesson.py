"""What a lesson is: a table laid out beforehand, opponents who play a part, and what a teacher says on the way.

The first question of a lesson at which a beat fits is where it is taught, mostly once: whoever errs meets the others
all the same, in whatever order they come. What it says stands in the title's words: `lesson-<lesson>-<beat>` is what to
do, `.why` the reason, `.slip` what is said after another answer than the teacher hoped for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from orrery.core.question import Choice, Item, Question


class Moment(NamedTuple):
    """A question, and the table as whoever is asked sees it."""

    view: Mapping[str, Any]
    question: Question

    @property
    def table(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.view["table"]
        return found

    @property
    def own(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.table["players"][self.question.seat]
        return found


When = Callable[[Moment], bool]
Advice = Callable[[Moment], Choice]
Plays = Callable[[Moment], Choice | None]
Fine = Callable[[Moment, Choice], bool]


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing to learn. `best`: what the teacher would answer; `fine`: whether another answer does as well."""

    name: str
    when: When
    best: Advice
    fine: Fine | None = None
    aside: bool = False
    """Only for whoever erred before: it is none of the steps of the lesson."""
    repeats: bool = False
    """Said each time, not only the first."""

    def advice(self, moment: Moment) -> Choice | None:
        """Nothing, where what it would be cannot be chosen."""
        choice = self.best(moment)
        return choice if moment.question.refuse(choice) is None else None

    def approves(self, moment: Moment, choice: Choice) -> bool:
        best = self.advice(moment)
        if best is None or sorted(map(str, choice)) == sorted(map(str, best)):
            return True
        return self.fine is not None and self.fine(moment, choice)


def _plays_on(moment: Moment) -> Choice | None:
    return None


@dataclass(frozen=True, slots=True)
class Lesson:
    """`begun` is how its game begins, as a record says it; `cast` are the players besides the learner, by seat."""

    name: str
    title: str
    options: Mapping[str, Any]
    begun: Mapping[str, Any]
    learner: int
    cast: Mapping[int, str]
    minutes: int
    beats: tuple[Beat, ...]
    plays: Plays = _plays_on
    """What one of the cast answers; nothing, where it plays as it likes."""
    otherwise: str = "greedy"
    """The bot that it plays like then."""

    @property
    def seats(self) -> int:
        return len(self.cast) + 1

    @property
    def steps(self) -> tuple[Beat, ...]:
        return tuple(beat for beat in self.beats if not beat.aside)


def kind(*kinds: str) -> When:
    """Whether one of these is asked."""
    return lambda moment: moment.question.kind in kinds


def offered(kind: str, item: str) -> When:
    """Whether it is asked, and this can be chosen."""
    return lambda moment: moment.question.kind == kind and item in moment.question.items


def choose(*choice: Item) -> Advice:
    return lambda moment: choice


def anything(moment: Moment, choice: Choice) -> bool:
    """Every answer does as well."""
    return True
