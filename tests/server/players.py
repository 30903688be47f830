"""Bots that behave as badly as bots can, and two that behave: what the worker processes of the tests find."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from orrery import bots
from orrery.bots.bot import Bot
from orrery.bots.cast import PREFIX
from orrery.core.errors import OrreryError
from orrery.core.question import Item, Question
from orrery.server.jobs import JOBS
from tests.server import trivial

FINDER = "tests.server.players:find"
LEARNING = 3.0
LONG = 0.8

if "pytest" not in sys.modules:  # in a worker process; the tests have a fixture for it, which leaves nothing behind
    trivial.add_titles()


def wait_for(file: str) -> bool:
    """A job that takes until there is such a file, or three seconds: whether there was one."""
    until = time.monotonic() + 3
    while not os.path.exists(file) and time.monotonic() < until:
        time.sleep(0.01)
    return os.path.exists(file)


def die() -> None:
    os._exit(1)


def fail() -> None:
    raise ValueError("the queen of spades")


JOBS.update({job.__name__: job for job in (wait_for, die, fail)})


class Quick:
    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        return question.sample(rng)


class Moody(Quick):
    """Thinks longer over a high hand than over a low one."""

    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        time.sleep(moody(question.items))
        return question.sample(rng)


def moody(items: Sequence[Item]) -> float:
    """The seconds that it thinks."""
    return LONG if max(map(int, items), default=0) > 15 else 0.0


class Last(Quick):
    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        print("thinking aloud: [1]")
        return question.items[-1:]


class Watching(Quick):
    """Chooses by the number of events that it has seen: who told it less, more or twice would get another choice."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def see(self, events: list[dict[str, Any]]) -> None:
        self.seen += [event["index"] for event in events]

    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        assert self.seen == list(range(len(self.seen)))
        return question.items[len(self.seen) % len(question.items) :][:1]


class Remembering(Quick):
    """Chooses by how often it was asked."""

    def __init__(self) -> None:
        self.asked = -1

    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        self.asked += 1
        return question.items[self.asked % len(question.items) :][:1]


class Talking(Quick):
    """Greets once, and then repeats whatever it was told last; now and then it raves."""

    def __init__(self) -> None:
        self.last = "hello"

    def hears(self, said: list[tuple[int, str]]) -> None:
        self.last = next((phrase for seat, phrase in said if seat == 0), "")

    def says(self) -> list[str]:
        return ["no such phrase", self.last] if self.last else []


class Arming(Quick):
    """Uses all that is open to it at any time."""

    def arms(self, view: dict[str, Any]) -> list[str]:
        return list(view["offers"])


class Crashing(Quick):
    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        raise RuntimeError("no idea")


class Dying(Quick):
    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        os._exit(3)


class Stalling(Quick):
    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        while True:
            time.sleep(1)


class Cheating(Quick):
    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        return ["not offered"]


class Raving(Quick):
    def choose(self, view: dict[str, Any], question: Question, rng: Random) -> Any:
        return [object()]


class Learned(Last):
    """Takes long to find the first time, as one does whose title is large."""

    known = False


KINDS: tuple[type[Quick], ...] = (Quick, *Quick.__subclasses__(), Learned)
BOTS: dict[str, Callable[[], Quick]] = {kind.__name__.lower(): kind for kind in KINDS}


def find(name: str, title: str) -> Callable[[], Bot]:
    if name.startswith(PREFIX):
        return bots.find(name, title)
    if name not in BOTS:
        raise OrreryError(f"There is no bot {name!r}.")
    if name == "learned" and not Learned.known:
        time.sleep(LEARNING)
        Learned.known = True
    return BOTS[name]
