"""Something that a title measures in many games of its bots, besides who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol


class Trial(NamedTuple):
    """A game to be looked at. `place`: the kind of table, as the study calls it."""

    place: str
    names: tuple[str, ...]
    """Of bots, as the study takes them."""
    seats: int
    options: Mapping[str, Any]
    seed: str


class Study(Protocol):
    columns: ClassVar[tuple[str, ...]]
    """The first stands at the left; the others are numbers."""

    def plan(self, places: Sequence[tuple[str, int, Mapping[str, Any]]], names: Sequence[str]) -> list[Trial]:
        """One of each kind of game for these bots: a place is a name, seats and options. Seeds are added to it."""

    def watch(self, trial: Trial) -> Any:
        """What one game shows: something that goes from one process to another."""

    def tell(self, seen: Sequence[tuple[Trial, Any]]) -> list[tuple[str, ...]]:
        """A row of the table for each thing measured."""
