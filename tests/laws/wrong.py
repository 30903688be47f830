"""Choices that nobody should take: wrong in kind, in number, or somebody else's."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from orrery import Game, Question

HUGE = 10**400
LONG = "x" * 1_000_000
STRANGE = ("", " ", "\x00", "\u202e\U0001f71a\u0301", "\ud800", "None", "0", "../..", "' OR 1=1")
NOT_SEQUENCES: tuple[Any, ...] = (None, True, 0, 1, -1, 1.5, HUGE, {}, {"0": 1}, set(), object(), int, iter(()))
NOT_ITEMS: tuple[Any, ...] = (
    *(None, True, False, 0.0, 1.0, float("nan"), float("inf"), -1, 99, HUGE, LONG, *STRANGE),
    *([], [[]], {}, (), b"", object(), int),
)
NOT_SEATS: tuple[Any, ...] = (
    *(-1, 99, HUGE, None, True, False, 0.0, 1.0, 2.0, float("nan"), "0", "1", "", LONG, [], [0], {}, (0,), object()),
)


def wrong_choices(game: Game, question: Question, rng: Random) -> Iterator[Any]:
    """Things to offer as an answer. Some may be legal by luck: it is for the caller to know what is listed."""
    yield from NOT_SEQUENCES
    yield from ("", "x", LONG, *STRANGE)
    items = list(question.items)
    for item in items[:3]:
        yield item  # a string, or a number, where a sequence is meant
        yield str(item)
    right = list(question.sample(rng))
    for item in NOT_ITEMS:
        yield [item]
        yield [*right, item]
        if right:
            yield [*right[1:], item]
    yield from mutations(right, items, rng)
    for other in strangers(game, question):
        yield [other]
        yield [*right[1:], other]
        yield [*right, other]


def mutations(right: list[Any], items: list[Any], rng: Random) -> Iterator[Any]:
    """Near misses of a legal choice."""
    yield []
    yield right[:-1]
    yield right + right
    yield right * 1000
    yield right + right[:1]
    yield [right]
    yield [[item] for item in right]
    yield items
    yield items + items
    for _ in range(4):
        yield [rng.choice(items) for _ in range(rng.randint(1, len(items) + 1))] if items else [0]
        yield rng.sample(items, rng.randint(0, len(items)))
    for item in {*right, *items[:2]}:
        rest = list(right)
        if item in rest:
            rest.remove(item)
        for twisted in twists(item):
            yield [*rest, twisted]


def twists(item: Any) -> Iterator[Any]:
    """Things that look like an item and are none."""
    if isinstance(item, str):
        yield from (item.upper(), item + " ", " " + item, item + "\x00", item[:-1], item.encode(), (item,), [item])
        if item.isdigit():
            yield int(item)
    else:
        yield from (float(item), str(item), -item - 1, item + HUGE, complex(item), bool(item))


def strangers(game: Game, question: Question) -> list[Any]:
    """What other seats are offered, and this one is not."""
    offered = [item for seat, other in game.pending.items() if seat != question.seat for item in other.items]
    return [item for item in dict.fromkeys(offered) if item not in question.items][:5]
