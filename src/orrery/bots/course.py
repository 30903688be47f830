"""A course of training: how a title's learned opponents are made, by anybody, from nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, NamedTuple, Protocol


class Wanted(NamedTuple):
    mode: str
    folder: Path
    """Where it is kept; what is there goes on."""
    games: int | None = None
    seed: int = 0
    processes: int = 1
    start: Path | None = None
    """Weights to begin with, in place of nothing."""
    commit: str = ""
    """Which version of the code trains: weights say it."""


class Point(NamedTuple):
    """A measured point of the curve: how often the yardstick is beaten, with everybody in every seat in turn."""

    games: int
    wins: float
    matches: int
    even: float
    """How many of them an equal player would win, as a share."""


class Stage(NamedTuple):
    games: int
    of: int
    curve: tuple[Point, ...]
    weights: Path | None = None
    """What was made, when all is done."""


class Course(Protocol):
    modes: ClassVar[tuple[str, ...]]
    """The ways to play that are learned one by one."""
    yardstick: ClassVar[str]
    """The bot that strength is measured against."""

    def train(self, wanted: Wanted) -> Iterator[Stage]:
        """Trains, and tells how far it is. Whoever stops listening can go on later from the folder."""
