"""Opponents of few lines, that do one thing only: yardsticks for those that think. No table offers them.

None of them searches, and whoever thinks was not tuned against them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from orrery.bots.bot import Choosing, View
from orrery.bots.fleet.building import build, muster
from orrery.bots.fleet.setting import prepare
from orrery.core.question import Choice, Question
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet


class Scripted:
    """`first`: the actions that it takes, the most urgent first; `dice`: the colours that it likes to roll."""

    first: ClassVar[tuple[str, ...]]
    dice: ClassVar[tuple[str, ...]]

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        g, kind = Fleet.read(view["table"]), question.kind
        if kind == "act":
            offered = [c for verb in self.first for c in question.choices() if str(c[0]).startswith(verb)]
            return next((c for c in offered if verb_of(c) != "move" or self.nearer(g, question.seat)), ("end",))
        if kind == "energy":
            return max(question.choices(), key=lambda c: sum([c.count(colour) for colour in self.dice]) + len(set(c)))
        if kind == "step":
            return min(question.choices(), key=lambda c: self.left(g, question.seat, str(c[0])))
        if kind in ("go", "fire", "leave", "carry", "arrive_who"):
            return max(question.choices(), key=lambda c: sum([PROFILES[g.ship(i).kind].rank for i in c]) + len(c))
        if kind == "muster":
            return muster(g, question.seat, rng)[0]
        prepared = build(g, question, rng) if kind == "build" else prepare(g, question, rng)
        return max(question.choices(), key=len) if prepared is None else prepared

    def goals(self, g: Fleet, seat: int) -> Iterable[str]:
        """The sectors that it wants to reach: where enemies are."""
        return [ship.at for ship in g.ships if g.enemies(seat, ship.owner) and ship.at in g.board.index]

    def nearer(self, g: Fleet, seat: int) -> bool:
        return any(self.away(g, s.at, seat) > 1 for s in g.ships if s.owner == seat and s.at in g.board.index)

    def left(self, g: Fleet, seat: int, step: str) -> tuple[int, int]:
        """How far from a goal a step leads; what is near already goes last."""
        origin, _, to = step.partition(">")
        return self.away(g, to, seat) - self.away(g, origin, seat), -self.away(g, origin, seat)

    def away(self, g: Fleet, sector: str, seat: int) -> int:
        return min([n for goal in self.goals(g, seat) if (n := g.board.distance(sector, goal)) is not None], default=9)


def verb_of(choice: Choice) -> str:
    return str(choice[0]).partition(":")[0]


class Rush(Scripted):
    """At the enemy, and fire."""

    first = ("attack", "arrive", "move")
    dice = ("red", "red", "blue")


class Wait(Scripted):
    """Stays where it is and fires at who comes."""

    first = ("attack", "arrive")
    dice = ("red", "green", "green")


class Run(Scripted):
    """For the goal of its scenario, and nothing else; where there is none but the enemy, at him."""

    first = ("leave", "bombard", "arrive", "move", "attack")
    dice = ("blue", "blue", "red")

    def goals(self, g: Fleet, seat: int) -> Sequence[str]:
        if g.scenario == "control":
            return [at for at, _ in g.portals]
        if g.scenario in ("planetary_assault", "illegal") and g.side(seat) == 1:
            return [s for s in g.sectors if g.kind_of(s) in ("battle_station", "colony") and s not in g.disabled]
        if g.scenario == "passage":
            return [g.portals[1][0]]
        if g.scenario == "capture":
            theirs = [ship.at for ship in g.ships if ship.kind == "diplomatic_shuttle" and ship.owner != seat]
            return theirs or corners(g)
        if g.scenario == "blockade" and g.side(seat) == 0:
            return [sector for other in range(g.seats) if g.enemies(seat, other) for sector in own_edge(g, other)]
        if g.scenario == "salvage":
            return [token.at for token in g.tokens if token.kind == "container"]
        return list(super().goals(g, seat))

    def left(self, g: Fleet, seat: int, step: str) -> tuple[int, int]:
        """In the Salvage, who has been at the containers goes home."""
        origin, _, to = step.partition(">")
        if g.scenario == "salvage" and any(at == origin for _, at in g.loaders):
            home = own_edge(g, seat)
            before, after = (min([g.board.distance(at, s) or 0 for s in home]) for at in (origin, to))
            return after - before, -9
        return super().left(g, seat, step)

    def nearer(self, g: Fleet, seat: int) -> bool:
        return True


def corners(g: Fleet) -> list[str]:
    return [sector for sector in g.sectors if len(g.board.around[sector]) == 3]


SCRIPTED = {"run": Run, "rush": Rush, "wait": Wait}
