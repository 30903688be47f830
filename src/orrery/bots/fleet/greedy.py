"""A bot that looks one action ahead: it plays each out by the rules, as it sees the table, and takes the best."""

from __future__ import annotations

from random import Random

from orrery.bots.bot import Choosing, View
from orrery.bots.fleet.building import muster
from orrery.bots.fleet.imagined import imagine
from orrery.bots.fleet.lines import Line, Step, answer_to, lines, table_of
from orrery.bots.fleet.setting import prepare
from orrery.bots.fleet.worth import stored_worth, worth
from orrery.core.question import Choice, Question
from orrery.games.fleet.state import Fleet

GAIN = 0.05
"""An action must be worth that much more than doing nothing."""


class Greedy:
    """`plan` holds the rest of the action under way, or of the fleet that is being built.

    A bot that lost it finds sensible answers all the same.
    """

    def __init__(self) -> None:
        self.plan: tuple[Step, ...] = ()

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        if question.kind in ("act", "energy", "keep"):
            self.plan = ()
            answer: Choice = getattr(self, question.kind)(view, question, rng)
            return answer
        planned = self._planned(question)
        if planned is not None:
            return planned
        g = Fleet.read(view["table"])
        if question.kind == "muster":
            first, *rest = muster(g, question.seat, rng)
            self.plan = tuple([("build", choice) for choice in rest])
            return first
        prepared = prepare(g, question, rng)
        return answer_to(g, question, rng) if prepared is None else prepared

    def _planned(self, question: Question) -> Choice | None:
        if self.plan and self.plan[0][0] == question.kind:
            (_, choice), *rest = self.plan
            self.plan = tuple(rest)
            return choice if question.refuse(choice) is None else None
        return None

    # --- the turn -------------------------------------------------------------------------------------

    def energy(self, view: View, question: Question, rng: Random) -> Choice:
        """Guns when somebody is near, engines when nobody is."""
        g = Fleet.read(view["table"])
        return max(question.choices(), key=lambda dice: energy_worth(g, question.seat, dice))

    def act(self, view: View, question: Question, rng: Random) -> Choice:
        """What is best; or nothing, if that is."""
        best = self.best_line(view, question, rng)
        if best is None:
            return ("end",)
        self.plan = best.steps[1:]
        return best.steps[0][1]

    def best_line(self, view: View, question: Question, rng: Random) -> Line | None:
        game = imagine(view, rng)
        if game.asked(question.seat).get(question.seat) != "act":
            return None  # by the rules up to version 4, who can do nothing is asked all the same
        now = worth(table_of(game), question.seat)
        best = max(lines(game, question.seat, rng), key=lambda line: line.worth, default=None)
        return best if best is not None and best.worth > now + GAIN else None

    def keep(self, view: View, question: Question, rng: Random) -> Choice:
        return max(question.choices(), key=lambda dice: sum([stored_worth(str(die)) for die in dice]))


def energy_worth(g: Fleet, seat: int, dice: Choice) -> float:
    """Red for every enemy in reach, blue while there is a way to go, green against guns."""
    near = enemies_near(g, seat)
    red, blue, green = (min(dice.count(colour), 3) for colour in ("red", "blue", "green"))
    eager = 1.0 if near else 0.3
    return eager * (red - 0.15 * red * red) + (0.6 if near else 1.0) * (blue - 0.2 * blue * blue) + 0.35 * green


def enemies_near(g: Fleet, seat: int) -> int:
    own = {s.at for s in g.ships if s.owner == seat and s.at in g.board.index}
    return sum([any(s.at in g.board.around[at] for at in own) for s in g.ships if g.enemies(seat, s.owner)])
