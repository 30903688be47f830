"""Who plays against the learner in a lesson: by the lesson's script, and where it says nothing like another bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from orrery.bots.bot import Bot, Choosing, Factory, Seen, View, Watching
from orrery.core.question import Question
from orrery.lessons import Lesson, Moment, find

PREFIX = "lesson-"
"""Such a bot is called after its lesson. No list of bots names it."""


class Cast:
    def __init__(self, lesson: Lesson, otherwise: Bot) -> None:
        self._lesson, self._otherwise = lesson, otherwise

    def see(self, events: list[Seen]) -> None:
        if isinstance(self._otherwise, Watching):
            self._otherwise.see(events)

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        choice = self._lesson.plays(Moment(view, question))
        if choice is not None and question.refuse(choice) is None:
            return choice
        return self._otherwise.choose(view, question, rng)


def name_of(lesson: Lesson) -> str:
    return f"{PREFIX}{lesson.name}"


def made_for(name: str, title: str, bot: Callable[[str, str], Factory]) -> Factory:
    """What makes the players of the lesson that such a name names. `bot` finds others."""
    lesson = find(title, name.removeprefix(PREFIX))
    return partial(_cast, lesson, bot(lesson.otherwise, title))


def _cast(lesson: Lesson, otherwise: Factory) -> Cast:
    return Cast(lesson, otherwise())
