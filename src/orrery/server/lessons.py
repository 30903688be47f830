"""A table of one's own at which a lesson is played."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from msgspec import Struct

from orrery import lessons
from orrery.bots import cast
from orrery.lessons import Lesson, NoLesson
from orrery.server.guard import Visiting
from orrery.server.problems import Problem
from orrery.server.protocol import Info, Name
from orrery.server.tables import LESSON, Chair

LEFT_ALONE = {"pace": {"kind": "days", "days": 60.0}, "away": {"kind": "vote"}}
"""Nobody plays a lesson in the learner's place: it waits as long as a table can, and is given up then."""


class Beginning(Struct, forbid_unknown_fields=True):
    title: Name
    lesson: Name


@post("/lessons")
async def begin(visit: Visiting, data: JSONBody[Beginning]) -> Info:
    """A table of one's own at which a lesson is played."""
    try:
        lesson = lessons.find(data.title, data.lesson)
    except NoLesson as error:
        raise Problem(404, "no_such_lesson", "There is no such lesson.") from error
    person = visit.person
    chairs = [_chair(lesson, seat, person.id, person.name) for seat in range(lesson.seats)]
    settings = {LESSON: lesson.name, "listed": False, "replays": "all", "hints": "none", **LEFT_ALONE}
    table, _ = await visit.hall.tables.create(lesson.title, lesson.options, chairs, person.id, settings)
    return table.info(person.id)


def _chair(lesson: Lesson, seat: int, person: str, name: str) -> Chair:
    if seat == lesson.learner:
        return Chair("person", name, person)
    return Chair("bot", lesson.cast[seat], None, cast.name_of(lesson))


HANDLERS = [begin]
