"""A world to search in: a position that somebody imagines, played on by the rules and never told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from orrery.core.errors import OrreryError
from orrery.core.log import UNHEARD
from orrery.core.position import Position
from orrery.core.question import Item
from orrery.core.state import State
from orrery.core.title import Options, Title


class World(Position):
    """It has no events, no undo and no record, which is what a `Game` spends half of a copy on."""

    __slots__ = ()

    def answer(self, seat: int, choice: Sequence[Item]) -> None:
        """Takes a seat's answer; refuses with a reason."""
        taken, wishes = self._checked(seat, choice)
        self._take(seat, taken, [self._armed_by(wish) for wish in wishes])

    def copy(self) -> World:
        return self._copied(World, UNHEARD)

    def _has_no_history(self, *_: object) -> NoReturn:
        raise OrreryError("A world to search in keeps no history: it has no events, no undo and no record.")

    events = undo = undoable = rewind = record = save = _has_no_history


def go_on(title: Title, options: Options, g: State) -> World:
    """A world that goes on from a state by the title's `resume`: how a bot tries out what it imagines."""
    g.log = UNHEARD
    world = World._at(title, options, g)
    world._stack = [title.resume(g)]  # type: ignore[list-item]
    world._go_on()
    return world
