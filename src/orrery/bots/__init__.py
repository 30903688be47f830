"""Players made of code. They see what a player sees, nothing more.

A bot is an object with `choose(view, question, rng) -> choice`, and whatever memory it likes to keep. One that also has
`see(events)` is told first what happened since it was last asked; one that has `hears` and `says` talks at the table.
It is never given the game. The bots of a title live in the package `orrery.bots.<title>`, which offers `BOTS`: what
makes them, by name. Other installed packages offer the same by an entry point of the group `orrery.bots`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from orrery import games
from orrery.bots import cast
from orrery.bots.advice import Advice, advise
from orrery.bots.bot import Bot, Choosing, Factory, Prepared, Said, Seen, Speaking, View, Watching
from orrery.bots.chance import RandomBot
from orrery.bots.course import Course
from orrery.bots.extra import NotInstalled
from orrery.bots.judge import Judge, Judgement, Reason
from orrery.bots.runner import happened, play, seen, step
from orrery.bots.seated import Seated
from orrery.bots.study import Study
from orrery.core import installed
from orrery.core.errors import OrreryError

__all__ = [
    "Advice",
    "Bot",
    "Choosing",
    "Course",
    "Factory",
    "Ground",
    "Judge",
    "Judgement",
    "NoCourse",
    "NoJudge",
    "NoStudy",
    "NotInstalled",
    "RandomBot",
    "Reason",
    "Said",
    "Seated",
    "Seen",
    "Speaking",
    "Study",
    "UnknownBot",
    "View",
    "Watching",
    "advise",
    "advises",
    "course_of",
    "find",
    "grounds",
    "happened",
    "judge_of",
    "names",
    "play",
    "ready",
    "seen",
    "step",
    "study_of",
]

GROUP = "orrery.bots"

EVERYWHERE: dict[str, Factory] = {"random": RandomBot}
"""Bots that can play any title."""


class UnknownBot(OrreryError):
    """No such bot for this title."""


class NoCourse(OrreryError):
    """No training for this title."""


class NoJudge(OrreryError):
    """No judge for this title."""


class NoStudy(OrreryError):
    """No such report for this title."""


def names(title: str) -> tuple[str, ...]:
    """The bots that can play a title."""
    return tuple(_bots(title))


def find(name: str, title: str) -> Factory:
    """What makes a bot of that name: call it once a seat and game."""
    if name.startswith(cast.PREFIX):
        return cast.made_for(name, title, find)
    bots = _bots(title)
    if name not in bots:
        raise UnknownBot(f"There is no bot {name!r} for {title}. The bots are: {', '.join(bots)}.")
    found = bots[name]
    if isinstance(found, Prepared):
        found.check()
        found.prepare()
    return found


def judge_of(title: str) -> Judge:
    """The best judge of a title's choices."""
    made: Callable[[], Judge] | None = getattr(_package(title), "judge", None)
    if made is None:
        raise NoJudge(f"Nobody judges the choices of {title} yet.")
    return made()


@cache
def advises(title: str) -> bool:
    """Whether choices of a title are judged here, with what is installed."""
    return hasattr(_package(title), "judge") and not any(map(_lacks, _own(title).values()))


class Ground(NamedTuple):
    """A kind of table at which the strength of bots is measured: its options take turns, deal by deal."""

    name: str
    seats: int
    options: tuple[Mapping[str, Any], ...] = ({},)


def grounds(title: str) -> tuple[Ground, ...]:
    """The kinds of tables of a title."""
    own: tuple[Ground, ...] = tuple(Ground(*one) for one in getattr(_package(title), "GROUNDS", ()))
    return own or tuple(Ground(f"{seats}p", seats) for seats in games.find(title).seats)


def course_of(title: str) -> Course:
    """How a title's learned bots are trained."""
    made: Callable[[], Course] | None = getattr(_package(title), "course", None)
    if made is None:
        raise NoCourse(f"No bot of {title} learns.")
    return made()


def study_of(name: str, title: str) -> Study:
    """What a title measures under that name."""
    studies: dict[str, Callable[[], Study]] = getattr(_package(title), "STUDIES", {})
    if name not in studies:
        raise NoStudy(f"There is no report {name!r} for {title}. The reports are: {', '.join(studies) or 'none'}.")
    return studies[name]()


def ready(title: str) -> tuple[str, ...]:
    """The bots that can play a title here, with what is installed."""
    return tuple(name for name, factory in _bots(title).items() if not _lacks(factory))


def _lacks(factory: Factory) -> bool:
    try:
        if isinstance(factory, Prepared):
            factory.check()
    except NotInstalled:
        return True
    return False


def _bots(title: str) -> dict[str, Factory]:
    return _own(title) | _elsewhere(title)


def _own(title: str) -> dict[str, Factory]:
    own: dict[str, Factory] = getattr(_package(title), "BOTS", {})
    return own | EVERYWHERE


@cache
def _elsewhere(title: str) -> dict[str, Factory]:
    """What other installed packages bring: an entry point of the title's name leads to their bots by name."""
    taken = {*_own(title)}
    brought: dict[str, Factory] = {}

    def fault(_: str, found: Any) -> str | None:
        if not isinstance(found, Mapping) or not all(type(k) is str and callable(v) for k, v in found.items()):
            return "they are no mapping from names to what makes a bot."
        known = [name for name in found if name in taken or name in brought or name.startswith(cast.PREFIX)]
        return f"there are others of the name {', '.join(known)}." if known else None

    for entry in installed.entries(GROUP):
        if entry.name == title:
            try:
                brought |= installed.read(entry, "bots for", fault)
            except installed.Unusable as unusable:
                installed.tell(unusable)
    return brought


def _package(title: str) -> ModuleType | None:
    module = f"{__name__}.{title}"
    return import_module(module) if title.isidentifier() and find_spec(module) else None
