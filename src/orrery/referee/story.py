"""What a game has shown: all that a referee may read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import orrery
from orrery.core.game import Game

Event = dict[str, Any]
View = dict[str, Any]


@dataclass
class Story:
    title: str
    seats: int
    options: Mapping[str, Any]
    events: list[list[Event]]
    """As each seat saw them; what a spectator saw comes last."""
    views: list[View]
    """The last one of each seat; a spectator's comes last."""
    first: list[View] = field(default_factory=list)
    """Of a game that began in the middle, the views at its first question, in the same order."""
    since: int = 0
    """How many events had been told then."""

    @classmethod
    def of(cls, game: Game) -> Story:
        watching = (*range(game.seats), None)
        record = game.record()
        begun = orrery.replay(record | {"answers": []}) if "position" in record else None
        return cls(
            game.title.name,
            game.seats,
            dict(game.options),
            [game.events(seat) for seat in watching],
            [game.view(seat) for seat in watching],
            [begun.view(seat) for seat in watching] if begun else [],
            len(begun.events(None)) if begun else 0,
        )

    def told(self) -> list[Event]:
        """Each event as the seat that it happened to saw it."""
        public = self.events[-1]
        return [self.events[event["who"]][n] if "who" in event else event for n, event in enumerate(public)]
