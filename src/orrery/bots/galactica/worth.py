"""What things are worth to the humans, in points: a resource that is not scarce is worth about one.

A Cylon reckons with the same numbers, and wishes the opposite.
"""

from __future__ import annotations

from functools import cache

from orrery.games.galactica.board import LAUNCH_AREAS, RESOURCES, neighbours
from orrery.games.galactica.cards.tokens import DESTROYED_AT, DISABLED_HANGAR, DISABLED_WEAPONS
from orrery.games.galactica.jump import goal
from orrery.games.galactica.state import Galactica

LOST = 40.0
"""The game."""
CARD = 0.25
"""A skill card of the average hand."""
RAPTOR, NUKE = 0.7, 1.6
SHIP = {"raider": 0.5, "heavy_raider": 1.3, "basestar": 2.4, "civilian": 0.5, "viper": -0.2}
"""What the presence of a ship in space costs, before it does anything."""
VIPER_HIT = 0.45
SPACE_STEP, LAST_STEP = 1.4, 2.5
"""A space of the jump track, and what it is worth besides when only the last jump is left."""
CRISIS = 1.5
"""What an average crisis costs."""
DISTANCE = 4.5
"""A unit of distance travelled."""
SENT = {"brig": 3.2, "sickbay": 0.9}
LOOK = 0.8
LOCATION_LOST = 1.5
CENTURION = (2.0, 3.5, 8.0, 30.0)
"""A centurion on each space of the boarding party track."""
BOARDING = (1.5, 4.5, 20.0, LOST)
"""What a step costs that brings it nearer to the end of the track."""
WEIGHT = {"fuel": 1.0, "food": 0.9, "morale": 0.9, "population": 1.1}
DAYBREAK_WEIGHT = {"fuel": 1.5, "food": 0.65, "morale": 0.8, "population": 1.3}
"""In Daybreak it is fuel and population that run out; more than half of the food is usually left."""


@cache
def unit(name: str, level: int, daybreak: bool) -> float:
    """What the last unit of a resource is worth at this level."""
    weight = DAYBREAK_WEIGHT if daybreak else WEIGHT
    return LOST if level <= 1 else weight[name] * (0.8 + 6.0 / level)


def loss(g: Galactica, name: str, n: int) -> float:
    """What it costs to lose n of a resource; less than nothing for a gain."""
    level: int = getattr(g, name)
    if n < 0:
        return -sum([unit(name, max(2, level + i + 1), g.daybreak) for i in range(-n)])
    return sum([unit(name, level - i, g.daybreak) for i in range(min(n, level))])


def civilian(g: Galactica) -> float:
    """A civilian ship destroyed: mostly a population."""
    return loss(g, "population", 1) * 1.0 + 0.15


def damage(g: Galactica) -> float:
    """A token on Galactica: a location of six, or a resource."""
    standing = DESTROYED_AT - len(g.damaged)
    return LOST if standing <= 1 else 0.9 + LOCATION_LOST / standing * 2.5


def lowest(g: Galactica) -> str:
    """The resource that is dearest now."""
    return max(RESOURCES, key=lambda name: unit(name, getattr(g, name), g.daybreak))


# --- what Cylon ships would do ------------------------------------------------------------------------


def raider_harm(g: Galactica, area: int) -> float:
    """What one raider of an area does when it is activated: a viper, a civilian ship, a step nearer, Galactica."""
    if g.vipers[area] or g.assault_raptors[area] or g.pilots_in(area):
        return 0.5 * VIPER_HIT
    where = {place for _, place in g.civilians}
    if area in where:
        return civilian(g)
    if where:
        return 0.45 * civilian(g) if any(near in where for near in neighbours(area)) else 0.25
    return damage(g) / 8


def harm(g: Galactica, icon: str) -> float:
    """What an activation would cost the humans now."""
    able = sum([DISABLED_HANGAR not in ship.damage for ship in g.basestars])
    if icon == "raiders":
        if not sum(g.raiders):
            return 2 * able * SHIP["raider"]
        return sum([n * raider_harm(g, area) for area, n in enumerate(g.raiders) if n])
    if icon == "heavy_raiders":
        total = sum([n * step for n, step in zip(g.centurions, BOARDING, strict=True)])
        if not sum(g.heavy_raiders):
            return total + able * SHIP["heavy_raider"]
        return total + sum([n * (1.6 if area in LAUNCH_AREAS else 0.5) for area, n in enumerate(g.heavy_raiders)])
    if icon == "basestars":
        return sum([DISABLED_WEAPONS not in ship.damage for ship in g.basestars]) * 0.625 * damage(g)
    if icon == "launch":
        return able * (2 * SHIP["raider"] + SHIP["heavy_raider"])
    return 3 * able * SHIP["raider"]


LIKELY = {"raiders": 0.45, "heavy_raiders": 0.24, "basestars": 0.18, "launch_raiders": 0.09}
"""How often crises bring each activation."""


def danger(g: Galactica) -> float:
    """What the ships in space will do in the next turn, on average."""
    return sum([share * harm(g, icon) for icon, share in LIKELY.items()])


def step(g: Galactica) -> float:
    """A space of the jump track: whatever is near has less time, and the end comes nearer."""
    return SPACE_STEP + 0.5 * danger(g) + (LAST_STEP if at_the_end(g) else 0.0)


def at_the_end(g: Galactica) -> bool:
    """Whether the next jump wins the game."""
    return g.distance >= goal(g)
