"""Players made of code. They see what a player sees, nothing more.

A bot is an object with `choose(view, question, rng) -> choice`, and whatever memory it likes to keep. One that also has
`see(events)` is told first what happened since it was last asked; one that has `hears` and `says` talks at the table.
It is never given the game. The bots of a title live in the package `orrery.bots.<title>`, which offers `BOTS`: what
makes them, by name.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from orrery.bots.bot import Bot, Choosing, Factory, Said, Seen, Speaking, View, Watching
from orrery.bots.chance import RandomBot
from orrery.bots.runner import happened, play, seen, step
from orrery.bots.seated import Seated
from orrery.core.errors import OrreryError

__all__ = [
    "Bot",
    "Choosing",
    "Factory",
    "RandomBot",
    "Said",
    "Seated",
    "Seen",
    "Speaking",
    "UnknownBot",
    "View",
    "Watching",
    "find",
    "happened",
    "names",
    "play",
    "seen",
    "step",
]

EVERYWHERE: dict[str, Factory] = {"random": RandomBot}
"""Bots that can play any title."""


class UnknownBot(OrreryError):
    """No such bot for this title."""


def names(title: str) -> tuple[str, ...]:
    """The bots that can play a title."""
    return tuple(_bots(title))


def find(name: str, title: str) -> Factory:
    """What makes a bot of that name: call it once a seat and game."""
    bots = _bots(title)
    if name not in bots:
        raise UnknownBot(f"There is no bot {name!r} for {title}. The bots are: {', '.join(bots)}.")
    return bots[name]


def _bots(title: str) -> dict[str, Factory]:
    module = f"{__name__}.{title}"
    own: dict[str, Factory] = {}
    if title.isidentifier() and find_spec(module):
        own = getattr(import_module(module), "BOTS", {})
    return own | EVERYWHERE
