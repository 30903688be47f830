"""Which function answers which kind of question: modules mark theirs with `@answers`, by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Item, Question

Answer = Callable[[Seen, Question, Random], Choice]
ANSWERS: dict[str, Answer] = {}


def answers(answer: Answer) -> Answer:
    ANSWERS[answer.__name__] = answer
    return answer


def best(q: Question, worth: Callable[[Item], float]) -> Choice:
    """One item, the one that is worth most; the first of equals."""
    return (max(q.items, key=worth),) if q.items else ()
