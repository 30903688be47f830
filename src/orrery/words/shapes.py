"""What the words are about, as little of it as they need: anything of this shape can be worded."""

from __future__ import annotations

from typing import Any, Protocol

Item = str | int
Names = tuple[str, ...]
"""What people are called, by seat."""


class Asked(Protocol):
    """A question."""

    @property
    def kind(self) -> str: ...
    @property
    def items(self) -> tuple[Item, ...]: ...
    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int: ...
    @property
    def about(self) -> dict[str, Any]: ...


class Reason(Protocol):
    """A refusal."""

    @property
    def code(self) -> str: ...
    @property
    def args(self) -> dict[str, Any]: ...


class Outcome(Protocol):
    """The result of a game."""

    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def reason(self) -> str: ...


class ScoreLine(Protocol):
    """A line of a score sheet."""

    @property
    def source(self) -> str: ...
    @property
    def what(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def points(self) -> int: ...
