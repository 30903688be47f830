"""Questions inside of an action under way: the action is begun again in an imagined world, up to the same question."""

from __future__ import annotations

from itertools import islice

from orrery.bots.fleet.judged.outlook import Outlook
from orrery.bots.fleet.judged.turns import END, Effort, Node, follow, let_others_answer, table_of
from orrery.core.question import Choice, Question
from orrery.core.world import World

SEARCHED = 150
"""Answers tried to come to the question, at most."""
LEAST, EACH, MANY = 6, 30, 40
"""Answers tried for each choice, and choices."""
DEEP = 2
"""Questions of an action that may come before."""


def choices_under_way(world: World, question: Question, outlook: Outlook, effort: int) -> list[tuple[Choice, Node]]:
    """What each choice leads to by the end of the action; nothing, where dice are already spent for it."""
    seat = question.seat
    there = come_to(world, question, Effort(min(SEARCHED, effort)), DEEP)
    if there is None:
        return []
    start = Node(there, 0.0)
    found = []
    choices = list(islice(question.choices(), MANY))
    each = min(EACH, max(LEAST, effort // len(choices)))
    for choice in choices:
        ends = list(follow(start, seat, outlook, choice, (), Effort(each)))
        found.append((choice, max(ends, key=lambda node: node.worth)))
    return found


def come_to(world: World, question: Question, effort: Effort, deep: int) -> World | None:
    seat = question.seat
    if seat not in world.asked(seat):
        return None
    for choice in list(world.pending[seat].choices()):
        if choice == END or effort.left <= 0:
            continue
        tried = world.copy()
        tried.answer(seat, choice)
        effort.spend()
        let_others_answer(tried, seat, effort)
        if seat in tried.asked(seat) and table_of(tried).busy:
            if is_same(tried.pending[seat], question):
                return tried
            found = come_to(tried, question, effort, deep - 1) if deep > 1 else None
            if found is not None:
                return found
    return None


def is_same(one: Question, other: Question) -> bool:
    if one.kind != other.kind or set(one.items) != set(other.items):
        return False
    return all(one.about.get(key) == other.about.get(key) for key in ("way", "to", "from", "target", "at"))
