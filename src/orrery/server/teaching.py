"""What the teacher of a lesson says: to the learner alone, of what the learner sees."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from orrery import lessons
from orrery.core.state import Result
from orrery.lessons import Lesson, Teacher
from orrery.server.table import Table
from orrery.server.tables import LESSON
from orrery.words import Words

teachers: WeakKeyDictionary[Table, Teacher] = WeakKeyDictionary()
"""What they know they could find again at any time: it all follows from the answers."""


def taught(table: Table, seat: int | None, say: Words) -> dict[str, Any] | None:
    """What the teacher says to a seat now, if there is one and it is the learner's."""
    name = table.settings.get(LESSON)
    if name is None or table.game is None:
        return None
    lesson = lessons.find(table.title_name, name)
    if seat != lesson.learner:
        return None
    if table not in teachers:
        teachers[table] = Teacher(lesson, table.game)
    teacher = teachers[table]
    teacher.follow(table.game)
    whole = f"lesson-{lesson.name}"
    beat = f"{whole}-{teacher.beat.name}" if teacher.beat is not None and teacher.moment is not None else None
    advice = teacher.advice
    after = lessons.following(lesson)
    return {
        "title": say.say(whole),
        "goal": say.say(f"{whole}.goal"),
        "done": teacher.done,
        "of": len(lesson.steps),
        "slip": say.say(f"{whole}-{teacher.slip.name}.slip") if teacher.slip is not None else None,
        "says": say.say(beat) if beat else None,
        "why": say.say(f"{beat}.why") if beat else None,
        "advice": list(advice) if advice is not None else None,
        "end": say.say(f"{whole}.{_how_it_ended(lesson, table.game.result, say)}") if table.game.result else None,
        "next": {"name": after.name, "text": say.say(f"lesson-{after.name}")} if after is not None else None,
    }


def _how_it_ended(lesson: Lesson, result: Result, say: Words) -> str:
    """Where a defeat changes what there is to say, the lesson has words for it."""
    lost = lesson.learner not in result.winners and say.text.has(f"lesson-{lesson.name}.lost")
    return "lost" if lost else "end"
