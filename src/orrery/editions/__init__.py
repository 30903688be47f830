"""The rules that a game began by: today's, or those of an earlier release.

An edition is one title at one `rules` number with the kernel it ran on. Today's is the source tree. Older ones are
archives beside this file, `<title>_<rules>.zip`, made by `tools/keep.py` and never changed: Python imports them as it
imports any zip. Words, bots and page are today's for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from orrery import games
from orrery.core import game as today
from orrery.core.errors import BadRecord
from orrery.core.game import Game, told_by
from orrery.core.sources import code_of
from orrery.core.title import Options, Title

__path__.extend(str(archive) for archive in sorted(Path(__file__).parent.glob("*.zip")))


class NotKept(BadRecord):
    """Rules that no release had, or that a newer program has."""


class Edition(NamedTuple):
    title: Title
    kernel: ModuleType
    code: str

    def start(self, seats: int, options: Options, begun: dict[str, Any]) -> Game:
        game: Game = self.kernel.start(self.title, seats, options, begun)
        return game

    def replay(self, record: Mapping[str, Any]) -> Game:
        """The game that a record tells, to the last event."""
        game: Game = self.kernel.replay(self.title, record)
        return game

    def save(self, game: Game) -> dict[str, Any]:
        """As `Game.save`, also where the edition is older than the mark of its code in a save."""
        return {**game.save(), "code": self.code}

    def load(self, saved: Mapping[str, Any]) -> Game:
        """The game that was saved. What other code has saved is played again from its first answer."""
        if saved.get("code") != self.code:
            return self.replay(told_by(saved))
        game: Game = self.kernel.load(self.title, saved)
        return game


def find(title: object, rules: object) -> Edition:
    """The edition of a title that has this number."""
    found = games.find(title)
    if type(rules) is int and rules == found.rules:
        return Edition(found, today, code_of(type(found)))
    edition = kept(found.name, rules) if type(rules) is int else None
    if edition is None:
        raise NotKept(f"These rules are not kept here: version {rules!r} of {found.name}. Today's are {found.rules}.")
    return edition


def kept(title: str, rules: int) -> Edition | None:
    """The archive of that number, if there is one."""
    return _read(title, rules) if find_spec(f"{__name__}.{title}_{rules}") else None


@cache
def _read(title: str, rules: int) -> Edition:
    home = f"{__name__}.{title}_{rules}"
    found: Title = import_module(f"{home}.games.{title}").TITLE
    return Edition(found, import_module(f"{home}.core.game"), code_of(type(found), f"{home}.core"))
