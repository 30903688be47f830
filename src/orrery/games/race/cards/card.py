"""What a card is: a world or a development, its price, its points, its powers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from orrery.games.race.powers import Power

WORLD: Final = "world"
DEVELOPMENT: Final = "development"


@dataclass(frozen=True, slots=True)
class PerCard:
    """`points` for each card of the tableau that fits all of what is given."""

    points: int
    card: str | None = None
    type: str | None = None
    six_cost: bool = False
    military: bool = False
    flag: str | None = None
    produces: str | None = None
    windfall: str | None = None
    power_in: str | None = None


@dataclass(frozen=True, slots=True)
class PerChips:
    """`points` for every `every` victory points in chips, rounded down."""

    points: int
    every: int


@dataclass(frozen=True, slots=True)
class PerMilitary:
    """`points` for each point of unspecialised military, negatives included."""

    points: int


@dataclass(frozen=True, slots=True)
class PerGood:
    """`points` for each good on your worlds when the game ends."""

    points: int


Score = PerCard | PerChips | PerMilitary | PerGood


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    type: str
    cost: int
    vp: int = 0
    military: bool = False
    produces: str | None = None
    windfall: str | None = None
    flags: tuple[str, ...] = ()
    powers: tuple[Power, ...] = ()
    scoring: tuple[Score, ...] = ()
    start: int | None = None
    preset: int | None = None
    copies: int = 1
    first_edition: tuple[tuple[str, Any], ...] = ()

    @property
    def kind(self) -> str | None:
        """The kind of its goods, produced or found."""
        return self.produces or self.windfall

    @property
    def six_cost(self) -> bool:
        return self.type == DEVELOPMENT and self.cost == 6

    def in_edition(self, edition: int) -> Card:
        """Five cards changed in the second edition."""
        return replace(self, **dict(self.first_edition)) if edition == 1 else self


def world(
    id: str, cost: int, vp: int, *powers: Power, first_edition: dict[str, Any] | None = None, **rest: Any
) -> Card:
    """A civil world; `cost` is what it costs."""
    return Card(id, WORLD, cost, vp, powers=powers, first_edition=tuple((first_edition or {}).items()), **rest)


def military_world(id: str, defence: int, vp: int, *powers: Power, **rest: Any) -> Card:
    return world(id, defence, vp, *powers, military=True, **rest)


def development(id: str, cost: int, vp: int, *powers: Power, copies: int = 2, **rest: Any) -> Card:
    return Card(id, DEVELOPMENT, cost, vp, powers=powers, copies=copies, **rest)


def six_cost(
    id: str, *powers: Power, scoring: tuple[Score, ...], first_edition: dict[str, Any] | None = None, **rest: Any
) -> Card:
    """A development worth what its scoring lines say; a card counts in the first line that fits, and only there."""
    return Card(
        id, DEVELOPMENT, 6, powers=powers, scoring=scoring, first_edition=tuple((first_edition or {}).items()), **rest
    )
