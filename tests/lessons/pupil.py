"""Somebody who plays a lesson: by the teacher's advice, but for where an error is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from orrery import bots, games
from orrery.bots import cast
from orrery.core.game import Game, start
from orrery.core.question import Choice
from orrery.lessons import Lesson, Teacher

MOST = 400
"""Answers of the learner: whoever needs more is lost."""


def begun(lesson: Lesson) -> Game:
    title = games.find(lesson.title)
    return start(title, lesson.seats, title.settle_options(lesson.seats, lesson.options), dict(lesson.begun))


def another(teacher: Teacher) -> Choice | None:
    """An answer that the teacher does not hope for, if there is one."""
    moment, beat = teacher.moment, teacher.beat
    assert moment is not None
    assert beat is not None
    choices = (choice for choice, _ in zip(moment.question.choices(), range(500), strict=False))
    return next((choice for choice in choices if not beat.approves(moment, choice)), None)


def played(
    lesson: Lesson, errs: Callable[[str], bool] = lambda beat: False, otherwise: str = "", seed: int = 1
) -> Iterator[tuple[Game, Teacher]]:
    """Each question of the learner, and the end. `errs` says at which beats the teacher is not listened to."""
    game = begun(lesson)
    teacher = Teacher(lesson, game)
    minds = {
        seat: bots.find(cast.name_of(lesson) if seat in lesson.cast else otherwise or lesson.otherwise, lesson.title)()
        for seat in range(lesson.seats)
    }
    known = dict.fromkeys(minds, 0)
    rng = Random(seed)
    asked = 0
    while game.pending:
        seat, question = next(iter(game.pending.items()))
        choice: Choice | None = None
        if seat == lesson.learner:
            asked += 1
            assert asked <= MOST, f"{lesson.name} of {lesson.title} does not end"
            teacher.follow(game)
            yield game, teacher
            if teacher.beat is not None:
                choice = another(teacher) if errs(teacher.beat.name) else teacher.advice
        if choice is None:
            mind = minds[seat]
            if isinstance(mind, bots.Watching):
                events = game.events(seat, known[seat])
                known[seat] += len(events)
                mind.see(events)
            choice = tuple(mind.choose(game.view(seat), question, rng))
        game.answer(seat, choice)
    teacher.follow(game)
    yield game, teacher
