"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from orrery.core.question import Item, Question

View = dict[str, Any]
"""What `game.view(seat)` gives, and nothing that leads back to the game."""

Seen = dict[str, Any]
"""An event, as `game.events(seat)` tells it."""

Choosing = Sequence[Item]


class Bot(Protocol):
    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        """One of the question's legal choices. Chance comes from `rng` alone, so that a game can be repeated."""


@runtime_checkable
class Watching(Protocol):
    """A bot that wants to know what happened, not only how things stand."""

    def see(self, events: list[Seen]) -> None:
        """All that happened at its seat since it was last asked; at first, since the game began."""


Said = tuple[int, str]
"""Who said something at the table, and which of the title's quick phrases it was."""


@runtime_checkable
class Speaking(Protocol):
    """A bot that talks, in the title's quick phrases."""

    def hears(self, said: list[Said]) -> None:
        """What was said at the table since it was last asked, by itself too."""

    def says(self) -> Sequence[str]:
        """What it says with the answer that it has just given: mostly nothing.

        Whether it speaks, and of what, may tell no more than it wants to tell: not what else it could have answered.
        """


@runtime_checkable
class Arming(Protocol):
    """A bot that uses what is open to it at any time (`core.offers`)."""

    def arms(self, view: View) -> Choosing:
        """What of `view["offers"]` is to be carried out as soon as it is possible. It is asked with each question."""


Factory = Callable[[], Bot]


@runtime_checkable
class Prepared(Protocol):
    """What makes bots that need more than the standard library."""

    def check(self) -> None:
        """Raises what is missing here, if anything is."""

    def prepare(self) -> None:
        """Reads what takes longer than any choice."""

    def __call__(self) -> Bot: ...
