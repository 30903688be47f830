"""Short ways to words and to things that can be worded."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from orrery.games.race import powers
from orrery.games.race.powers import Power
from orrery.words import Item, pick
from orrery.words.fleet import FleetWords
from orrery.words.galactica import GalacticaWords
from orrery.words.race import RaceWords

POWERS = [
    power
    for power in vars(powers).values()
    if isinstance(power, type) and issubclass(power, Power) and power is not Power
]

NAMES = ("Inès", "Théo", "Vega", "Aya", "Léo", "Zoé")


def race(lang: str) -> RaceWords:
    words = pick(lang, "race")
    assert isinstance(words, RaceWords)
    return words


def fleet(lang: str) -> FleetWords:
    words = pick(lang, "fleet")
    assert isinstance(words, FleetWords)
    return words


def galactica(lang: str) -> GalacticaWords:
    words = pick(lang, "galactica")
    assert isinstance(words, GalacticaWords)
    return words


@dataclass
class Asking:
    kind: str
    items: tuple[Item, ...] = ()
    least: int = 1
    most: int = 1
    about: dict[str, Any] = field(default_factory=dict)
    ways: tuple[Any, ...] | None = None
    seat: int = 0
    table: Any = None
