"""Standing offers: plays that are open to a seat at any time, whoever is asked.

The seat arms them beforehand, and withdraws them, as it likes; the rules carry an armed play out as soon as it is
possible, before anything else changes (`State.arm`). What is armed travels with the next answer, whoever gives it, as
an item at its end. So arming is no move of its own: the length of a game does not tell that there was any, and undo,
records and replays need not know of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.question import Item

PREFIX = "standing:"


def wish(seat: int, items: Sequence[Item]) -> str:
    """That a seat wants these to be armed, and nothing else, as an item for the end of an answer."""
    return f"{PREFIX}{seat}:{','.join(map(str, items))}"


def split(choice: Sequence[Item]) -> tuple[Sequence[Item], tuple[str, ...]]:
    """An answer, and the wishes that travel with it."""
    wishes = tuple([item for item in choice if type(item) is str and item.startswith(PREFIX)])
    return ([item for item in choice if item not in wishes], wishes) if wishes else (choice, ())


def read(wish: str) -> tuple[int, tuple[str, ...]]:
    """The seat and the items of a wish; ValueError where it is none."""
    seat, colon, items = wish.removeprefix(PREFIX).partition(":")
    if not colon or not seat.isascii() or not seat.isdecimal():
        raise ValueError(wish)
    return int(seat), tuple(items.split(",")) if items else ()
