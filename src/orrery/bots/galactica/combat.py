"""Fighting: what a shot is worth, where vipers are needed, whom raiders should meet."""

from __future__ import annotations

from orrery.bots.galactica import worth
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Item
from orrery.games.galactica.board import AREAS, LAUNCH_AREAS, neighbours, step_toward
from orrery.games.galactica.combat import BASESTAR_HIT_ON, DESTROYED_ON, PREFIX, craft_of, targets_in
from orrery.games.galactica.state import Galactica

RAIDERS_ACT = 0.45
"""How often raiders are activated in a turn."""
BASESTAR_HIT = 1.1


def chance(attacker: str, target: str) -> float:
    kind = target.partition(":")[0]
    at_least = DESTROYED_ON.get(kind) or BASESTAR_HIT_ON[attacker]
    return (9 - at_least) / 8


def prize(g: Galactica, target: str, area: int) -> float:
    """What it is worth to hit this."""
    kind, _, number = target.partition(":")
    if kind == "raider":
        return 0.55 + worth.raider_harm(g, area) * 0.6
    if kind == "heavy_raider":
        steps = min(abs(area - launch) % 6 for launch in LAUNCH_AREAS)
        return 2.4 if area in LAUNCH_AREAS else 1.7 - 0.1 * steps
    return BASESTAR_HIT + 0.5 * len(g.basestars[int(number)].damage)


def shot(g: Galactica, attacker: str, target: str, area: int) -> float:
    return chance(attacker, target) * prize(g, target, area)


def best_shot(g: Galactica, attacker: str, area: int) -> float:
    return max([shot(g, attacker, target, area) for target in targets_in(g, area)], default=0.0)


def best_gun(g: Galactica) -> float:
    """Galactica's guns reach every area."""
    return max([best_shot(g, "galactica", area) for area in range(6)], default=0.0)


def covered(g: Galactica, area: int) -> bool:
    return bool(g.vipers[area] or g.assault_raptors[area] or g.pilots_in(area))


def guard(g: Galactica, area: int) -> float:
    """What it is worth that a viper comes to an area where there is none: raiders attack it before civilian ships."""
    fighting = 0.5 * best_shot(g, "viper", area)
    if covered(g, area):
        return fighting
    ships = sum([where == area for _, where in g.civilians])
    if not ships:
        return fighting
    here, near = g.raiders[area], sum([g.raiders[a] for a in neighbours(area)])
    saved = min(ships, here) + 0.4 * min(ships, near)
    return fighting + RAIDERS_ACT * 0.6 * saved * worth.civilian(g)


def toward_fight(g: Galactica, area: int) -> tuple[int, float]:
    """The next area on the way to where a viper is needed most, and a share of what it is worth there."""
    best, best_worth = area, 0.0
    for goal in range(6):
        if goal != area:
            to = step_toward(area, (goal,))
            far = min((goal - area) % 6, (area - goal) % 6)
            here = guard(g, goal) * (1.0, 0.9, 0.5, 0.3)[far]
            if here > best_worth:
                best, best_worth = to, here
    return best, best_worth


def viper_order(s: Seen, item: str) -> float:
    """An activation of an unmanned viper or assault raptor, as the rules name them."""
    g, craft = s.g, craft_of(item)
    what, _, rest = item.removeprefix(PREFIX[craft]).partition(":")
    first, _, second = rest.partition(":")
    area = AREAS.index(first)
    if what == "launch":
        _, later = toward_fight(g, area)
        return max(guard(g, area), 0.7 * later)
    if what == "move":
        if g.vipers[area] + g.assault_raptors[area] == 1 and guard_needed(g, area):
            return 0.0
        to, gained = toward_fight(g, area)
        return gained - 0.5 * best_shot(g, craft, area) if AREAS[to] == second else 0.0
    return shot(g, craft, second, area)


def guard_needed(g: Galactica, area: int) -> bool:
    near = g.raiders[area] + sum([g.raiders[a] for a in neighbours(area)])
    return bool(near) and any(where == area for _, where in g.civilians)


def best_activation(s: Seen, items: tuple[Item, ...]) -> tuple[str, float]:
    """What vipers should do next, and what it is worth."""
    best, best_worth = "stop", 0.02
    for item in items:
        if item != "stop":
            here = viper_order(s, str(item))
            if here > best_worth:
                best, best_worth = str(item), here
    return best, best_worth


def own_viper_order(s: Seen, seat: int, item: str) -> float:
    """What a pilot does: attack here, or go where he is needed."""
    g, area = s.g, s.g.players[seat].area
    what, _, rest = item.partition(":")
    if what == "attack":
        return shot(g, g.players[seat].craft, rest, area)
    if what == "move":
        to, gained = toward_fight(g, area)
        return gained if AREAS[to] == rest else 0.0
    return 0.0


def pilot_worth(s: Seen, seat: int) -> float:
    """The best that a pilot can do with one action."""
    area = s.g.players[seat].area
    return max(best_shot(s.g, s.g.players[seat].craft, area), 0.8 * toward_fight(s.g, area)[1])


# --- decisions of the current player in a Cylon activation --------------------------------------------


def escape(s: Seen, name: str, to: int) -> float:
    """How safe a civilian ship is in an area."""
    g = s.g
    raiders = g.raiders[to] + 0.5 * sum([g.raiders[a] for a in neighbours(to)])
    cover = 0.6 if covered(g, to) else 1.0
    return -raiders * cover
