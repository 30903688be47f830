"""Questions as numbered lines, and the numbers that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from orrery.core.question import Choice, Question, Way
from orrery.words.terminal import Terminal, View

FEW = 6
"""More ways to answer than these are not listed."""
LONG = 6
"""A number of so many digits is none of a list."""


class NotTaken(Exception):
    """Something that was typed and does not answer the question: a message of the terminal's words."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.args_of_message = args


def lines(terminal: Terminal, view: View, q: Question) -> list[str]:
    """What can be chosen, numbered; 0 is choosing nothing."""
    listed = [(n, terminal.label(view, q, item)) for n, item in enumerate(q.items, 1)]
    if q.refuse(()) is None:
        listed.append((0, terminal.words.nothing(q)))
    return [terminal.say("choice", n=n, label=label) for n, label in listed]


def how(terminal: Terminal, q: Question) -> str:
    """How to answer."""
    if q.ways is not None and len(q.ways) <= FEW and any(way.fixed for way in q.ways):
        ways = [_way(terminal, q, way) for way in q.ways]
        return terminal.say("choose-ways", ways=reduce(lambda a, b: terminal.say("ways-or", first=a, last=b), ways))
    if q.most <= 1:
        return terminal.say("choose-one")
    if q.least == q.most:
        return terminal.say("choose-exactly", n=q.least)
    if q.least == 0:
        return terminal.say("choose-up-to", n=q.most)
    return terminal.say("choose-between", least=q.least, most=q.most)


def _way(terminal: Terminal, q: Question, way: Way) -> str:
    fixed = " ".join(str(q.items.index(item) + 1) for item in way.fixed)
    if not way.n:
        return terminal.say("way-alone", numbers=fixed) if fixed else terminal.say("way-nothing")
    places = [n for n, item in enumerate(q.items, 1) if item in way.pool]
    pool = _range(terminal, places)
    if fixed:
        return terminal.say("way-both", numbers=fixed, n=way.n, pool=pool)
    return terminal.say("way-pool", n=way.n, pool=pool)


def _range(terminal: Terminal, places: Sequence[int]) -> str:
    first, last = places[0], places[-1]
    if len(places) > 2 and last - first == len(places) - 1:
        return terminal.say("range", first=first, last=last)
    return " ".join(map(str, places))


def read(terminal: Terminal, q: Question, text: str) -> Choice:
    """The choice that numbers make, or NotTaken."""
    found = numbers(text.replace(",", " ").split())
    for n in found:
        if n > len(q.items):
            raise NotTaken("not-in-list", n=n)
        if found.count(n) > 1:
            raise NotTaken("given-twice", n=n)
    if 0 in found and len(found) > 1:
        raise NotTaken("alone")
    choice = tuple(q.items[n - 1] for n in found if n)
    reason = q.refuse(choice)
    if reason is not None:
        raise NotTaken("refused", reason=terminal.words.refusal(reason))
    return choice


def numbers(typed: Sequence[str]) -> list[int]:
    """What was typed, if it is numbers alone; or NotTaken."""
    if not all(part.isascii() and part.isdecimal() and len(part) < LONG for part in typed):
        raise NotTaken("not-understood", text=" ".join(typed))
    return [int(part) for part in typed]
