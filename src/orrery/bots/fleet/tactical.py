"""A bot that searches its own turn, for a limited time: which dice to roll, which actions, what the enemy answers."""

from __future__ import annotations

from random import Random
from time import perf_counter

from orrery.bots.bot import View
from orrery.bots.fleet.greedy import GAIN, Greedy, energy_worth
from orrery.bots.fleet.imagined import imagine
from orrery.bots.fleet.lines import Line, lines, table_of
from orrery.bots.fleet.worth import worth
from orrery.core.question import Choice, Question
from orrery.core.world import World
from orrery.games.fleet.state import Fleet

SECONDS = 0.7
"""A busy machine stops the search; otherwise it is as long as `EFFORT` says, and the same every time."""
EFFORT = 2400
"""Lines of play looked at for one answer."""
WIDTH = 4
"""Lines that are followed further at each action."""
DEPTH = 4
ROLLS = 3
PROMISING = 4
"""Sets of dice that are tried out."""


class Tactical(Greedy):
    """Like the greedy bot, but each action is judged by the best turn that can follow it."""

    def __init__(self, seconds: float = SECONDS, effort: int = EFFORT) -> None:
        super().__init__()
        self.seconds, self.effort = seconds, effort

    def best_line(self, view: View, question: Question, rng: Random) -> Line | None:
        seat, until = question.seat, perf_counter() + self.seconds
        game = imagine(view, rng)
        now = worth(table_of(game), seat)
        best = best_turn(game, seat, rng, until, self.effort, DEPTH)
        return best if best is not None and best.worth > now + GAIN else None

    def energy(self, view: View, question: Question, rng: Random) -> Choice:
        """The dice whose rolls, tried out, lead to the best turns."""
        seat, until = question.seat, perf_counter() + self.seconds
        g = Fleet.read(view["table"])
        promising = sorted(question.choices(), key=lambda dice: -energy_worth(g, seat, dice))[:PROMISING]
        effort = self.effort // (ROLLS * PROMISING)
        tried = dict.fromkeys(promising, 0.0)
        for _ in range(ROLLS):
            for dice in promising:
                tried[dice] += rolled_worth(view, seat, dice, rng, until, effort)
            if perf_counter() > until:
                break
        return max(promising, key=tried.__getitem__)


def rolled_worth(view: View, seat: int, dice: Choice, rng: Random, until: float, effort: int) -> float:
    game = imagine(view, rng)
    game.answer(seat, dice)
    best = best_turn(game, seat, rng, until, effort, 2) if seat in game.asked(seat) else None
    return best.worth if best is not None else worth(table_of(game), seat)


def best_turn(game: World, seat: int, rng: Random, until: float, effort: int, depth: int) -> Line | None:
    """The first action of the best sequence found, with what the whole sequence is worth."""
    if game.asked(seat).get(seat) != "act":
        return None
    found = sorted(lines(game, seat, rng), key=lambda line: -line.worth)
    best = found[0] if found else None
    left = effort - len(found)
    if depth > 1 and left > 0:
        for line in found[:WIDTH]:
            if perf_counter() > until:
                break
            after = best_turn(line.game, seat, rng, until, left // WIDTH, depth - 1)
            if after is not None and best is not None and after.worth > best.worth:
                best = Line(line.steps, line.game, after.worth)
    return best
