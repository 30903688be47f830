"""What a fleet must and may not be made of, as data: the rules and whoever draws the builder count the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from orrery.games.fleet.ships import PROFILES

Plan = tuple[str, ...]
MANY = 99


@dataclass(frozen=True, slots=True)
class Limit:
    code: str
    """Of the refusal."""
    entries: tuple[str, ...]
    """What is counted: kinds of ship, or a kind with what it carries."""
    least: int = 0
    most: int = MANY
    points: bool = False
    """Whether class points are counted, and not ships."""
    thirds: int = 0
    """At least so many thirds of all points of the fleet."""

    def breaks(self, plan: Plan) -> bool:
        """Whether a fleet is outside of it."""
        n = self.count(plan)
        return not self.least <= n <= self.most or 3 * n < self.thirds * points_of(plan)

    def can_be_met(self, plan: Plan, left: int) -> bool:
        """Whether more ships can still bring a fleet inside of it, with so many points left."""
        if not self.breaks(plan):
            return True
        n, cheapest = self.count(plan), min([points_of((entry,)) for entry in self.entries], default=MANY)
        if self.thirds:
            return left >= max(cheapest, self.thirds * points_of(plan) - 3 * n)
        lacking = (self.least - n) * (1 if self.points else cheapest)
        return n <= self.most and left >= lacking

    def count(self, plan: Plan) -> int:
        """How many ships of a fleet it is about, or how many points."""
        counted = tuple([entry for entry in plan if self.counts(entry)])
        return points_of(counted) if self.points or self.thirds else len(counted)

    def counts(self, entry: str) -> bool:
        return entry in self.entries or entry.partition(":")[0] in self.entries

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "entries": list(self.entries)}


def points_of(plan: Plan) -> int:
    return sum([PROFILES[entry.partition(":")[0]].rank for entry in plan])


def of_class(*ranks: int) -> Plan:
    """The kinds of ship of some classes."""
    return tuple([kind for kind, profile in PROFILES.items() if profile.rank in ranks])


def first_broken(limits: Iterable[Limit], plan: Plan) -> str:
    """The code of the first limit that a fleet breaks, or nothing."""
    return next((limit.code for limit in limits if limit.breaks(plan)), "")
