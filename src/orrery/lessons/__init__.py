"""Scripted first games. A lesson is an ordinary game from a position of its own; only what is said beside it is more.

The lessons of a title stand in `orrery.lessons.<title>`, which offers `LESSONS`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from orrery.core.errors import OrreryError
from orrery.lessons.lesson import Beat, Lesson, Moment
from orrery.lessons.teacher import Teacher

__all__ = ["Beat", "Lesson", "Moment", "NoLesson", "Teacher", "find", "following", "of"]


class NoLesson(OrreryError):
    """No such lesson for this title."""


def of(title: str) -> tuple[Lesson, ...]:
    """The lessons of a title, in the order in which they are to be played."""
    module = f"{__name__}.{title}"
    if not title.isidentifier() or not find_spec(module):
        return ()
    found: tuple[Lesson, ...] = import_module(module).LESSONS
    return found


def following(lesson: Lesson) -> Lesson | None:
    """The next of its title."""
    all_of_them = of(lesson.title)
    after = all_of_them[all_of_them.index(lesson) + 1 :]
    return after[0] if after else None


def find(title: str, name: str) -> Lesson:
    for lesson in of(title):
        if lesson.name == name:
            return lesson
    raise NoLesson(f"There is no lesson {name!r} of {title}.")
