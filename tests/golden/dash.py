"""Players of Fleet Commander who care for one thing only.

Chance alone hardly ever ends a battle in some ways; with them, whole games from the set-up on do.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import cast

import orrery
from orrery.core.question import Choice, Question
from orrery.games.fleet.state import Fleet, Ship


class Idle:
    """Nobody does anything in his turn."""

    def plays(self, seat: int) -> bool:
        return True

    def choose(self, game: orrery.Game, question: Question, rng: Random) -> Choice:
        return ("end",) if question.kind == "act" else question.sample(rng)


@dataclass(frozen=True)
class Dash:
    """Brings one kind of ship to its goal."""

    seat: int
    kind: str
    goals: tuple[str, ...]

    def plays(self, seat: int) -> bool:
        return seat == self.seat

    def choose(self, game: orrery.Game, question: Question, rng: Random) -> Choice:
        """Blue dice, out if possible, nearer if possible; all else by chance."""
        g, choices = cast(Fleet, game.state), list(question.choices())
        rng.shuffle(choices)
        if question.kind == "energy":
            return max(choices, key=lambda choice: choice.count("blue"))
        if question.kind == "act":
            return max(choices, key=lambda choice: ("leave" in str(choice), "move" in str(choice)))
        if question.kind in ("step", "again"):
            return min(choices, key=lambda choice: self.left(g, choice, question))
        if question.kind in ("go", "leave"):
            return max(choices, key=lambda choice: sum(g.ship(item).kind == self.kind for item in choice))
        return choices[0]

    def left(self, g: Fleet, choice: Choice, question: Question) -> int:
        """How far our ships would be from where they want to be."""
        if not choice:
            return 99
        origin, _, to = str(choice[0]).rpartition(">")
        moved = origin or str(question.about["at"])
        return sum(self.distance(g, to if ship.at == moved else ship.at) for ship in self.runners(g))

    def runners(self, g: Fleet) -> list[Ship]:
        return [s for s in g.ships if s.kind == self.kind and s.owner == self.seat and s.at in g.board.index]

    def distance(self, g: Fleet, sector: str) -> int:
        (row, column), place = g.board.place[sector], g.board.place
        return min(max(abs(row - place[goal][0]), abs(column - place[goal][1])) for goal in self.goals)
