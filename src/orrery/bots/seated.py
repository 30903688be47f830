"""A bot at its seat: it sees what happened before it is asked again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from orrery.bots.bot import Arming, Bot, Choosing, Said, Seen, Speaking, View, Watching
from orrery.core.question import Item, Question

Since = Callable[[int], list[Seen]]
"""The events of a seat, from that one on."""


class Seated:
    """One a seat and game. Where events are taken back, a new bot in a new one takes its place and sees all again."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._see = bot.see if isinstance(bot, Watching) else None
        self._talker = bot if isinstance(bot, Speaking) else None
        self._armer = bot if isinstance(bot, Arming) else None
        self.known = 0
        """How many events it has seen."""
        self.heard = 0
        """How many lines."""

    def choose(self, events: Since, view: View, question: Question, rng: Random) -> Choosing:
        if self._see is not None:
            new = events(self.known)
            self.known += len(new)
            self._see(new)
        return self.bot.choose(view, question, rng)

    def arms(self, view: View) -> list[Item] | None:
        """What it wants to be armed from now on; None where nothing is to change."""
        if self._armer is None or "offers" not in view:
            return None
        wanted = list(self._armer.arms(view))
        return None if set(wanted) == set(view["armed"]) else wanted

    def hear(self, said: Sequence[Said]) -> None:
        """Lines that are new to it, before it chooses."""
        self.heard += len(said)
        if self._talker is not None and said:
            self._talker.hears(list(said))

    def says(self) -> tuple[str, ...]:
        """What it says with the choice it has just made."""
        return tuple(self._talker.says()) if self._talker is not None else ()
