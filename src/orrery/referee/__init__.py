"""Referees: they look at games that were played, and say what was against the rules.

A referee reads only what was shown: the events as each seat and a spectator saw them, the last views, the result.
It has rules of its own, written from the rulebook, and knows nothing of those that the game ran by.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import orrery
from orrery.core.errors import OrreryError
from orrery.referee.story import Story

__all__ = ["NoReferee", "Story", "check", "judge", "names"]


class NoReferee(OrreryError):
    """A title that no referee knows."""


def names() -> tuple[str, ...]:
    """The titles that have a referee: one folder each."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def check(record: Mapping[str, Any]) -> list[str]:
    """The faults found in a recorded game, as sentences; none where all was by the rules."""
    return judge(Story.of(orrery.replay(record)))


def judge(story: Story) -> list[str]:
    if story.title not in names():
        raise NoReferee(f"There is no referee for {story.title}. There is one for: {', '.join(names())}.")
    faults: list[str] = import_module(f"{__name__}.{story.title}").judge(story)
    return faults
