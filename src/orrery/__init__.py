"""Orrery: great space board games, complete and by the book, from Python.

import orrery

game = orrery.new("race", seats=2, seed=7)
game.pending[0].choices()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import TYPE_CHECKING, Any

from orrery import editions, games
from orrery.core import game as _game
from orrery.core.errors import (
    BadOption,
    BadRecord,
    BadScript,
    OrreryError,
    Refusal,
    Refused,
    UnknownTitle,
)
from orrery.core.game import Game
from orrery.core.question import Choice, Question
from orrery.core.state import Result
from orrery.core.title import Option, Title

if TYPE_CHECKING:
    from orrery.bots.advice import Advice

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "BadRecord",
    "BadScript",
    "Choice",
    "Game",
    "Option",
    "OrreryError",
    "Question",
    "Refusal",
    "Refused",
    "Result",
    "Title",
    "UnknownTitle",
    "advice",
    "load",
    "new",
    "replay",
    "titles",
]


def titles() -> dict[str, Title]:
    """Every title, with its seats and options."""
    return {name: games.find(name) for name in games.names()}


def new(
    title: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    script: Sequence[Any] | None = None,
    position: Mapping[str, Any] | None = None,
    as_generators: bool = False,
) -> Game:
    """A new game. Without a seed, one that nobody knows.

    `script` is a list of outcomes for chance to bring before the seed takes over; `position` is an explicit start.
    `as_generators` runs the rules as they are written: the oracle of the tests, which cannot be copied.
    """
    found = games.find(title)
    begun: dict[str, Any] = {"seed": randbits(128) if seed is None else seed}
    if script is not None:
        begun["script"] = list(script)
    if position is not None:
        begun["position"] = dict(position)
    return _game.start(found, seats, found.settle_options(seats, options or {}), begun, as_generators)


def advice(view: Mapping[str, Any], question: Question, about: Choice | None = None) -> Advice:
    """What the best judge of a title would choose at a seat's own question, by what that seat sees, and why.

    `about`: a choice that is to be judged too.
    """
    from orrery import bots

    return bots.advise(bots.judge_of(view["title"]), dict(view), question, about)


def replay(record: Mapping[str, Any]) -> Game:
    """The game that a record tells, to the last event, by the rules that it was played by."""
    return _edition_of(record).replay(record)


def load(saved: Mapping[str, Any]) -> Game:
    """The game that `Game.save` gave."""
    return _edition_of(saved).load(saved)


def _edition_of(data: Mapping[str, Any]) -> editions.Edition:
    if not isinstance(data, Mapping):
        raise BadRecord("This is no record of a game.")
    if data.get("format") != _game.FORMAT:
        raise BadRecord(f"This is no record of a game in format {_game.FORMAT}.")
    return editions.find(data.get("title"), data.get("rules"))
