"""Which answers to a question inside of an action are worth trying: a look at where they lead, without the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orrery.bots.fleet.judged.answers import quick_answer
from orrery.bots.fleet.judged.outlook import Outlook
from orrery.core.question import Choice, Question
from orrery.games.fleet import may
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship

MOVES, GROUPS, TARGETS, OTHERS = 7, 3, 7, 5
"""How many are tried: of places to go to, of groups to go, of targets, of anything else."""


def branches(g: Fleet, question: Question, outlook: Outlook) -> Sequence[Choice]:
    kind = question.kind
    if kind in ("fire", "gate_ships", "dock", "pay_special", "last_die"):
        return [quick_answer(g, question)]
    choices = list(question.choices())
    if kind == "step":
        return best(choices, MOVES, lambda choice: moved_worth(g, outlook, *moved(g, choice)))
    if kind == "go":
        to = str(question.about["to"])
        return best(choices, GROUPS, lambda choice: moved_worth(g, outlook, [g.ship(item) for item in choice], to))
    if kind == "again":
        ships = [ship for ship in g.ships if ship.n in [n for n, _ in g.going]]
        return best(
            choices,
            GROUPS,
            lambda choice: moved_worth(g, outlook, ships, str(choice[0])) if choice else outlook.worth(g),
        )
    if kind in ("arrive", "gate_to"):
        return best(choices, GROUPS, lambda choice: -outlook.steps_to_enemy(g, str(choice[0])))
    if kind == "arrive_who":
        return best(choices, GROUPS, lambda choice: sum([PROFILES[g.ship(item).kind].rank for item in choice]))
    if kind in ("aim", "aim_first"):
        return best(choices, TARGETS, lambda choice: prey(g, g.ship(str(choice[0]).partition(">")[2])))
    if kind in ("aim_second", "aim_weapon", "strike_at"):
        return best(choices, TARGETS, lambda choice: aimed(g, choice))
    return spread(choices, OTHERS)


def best(choices: list[Choice], most: int, key: Callable[[Choice], float]) -> list[Choice]:
    return sorted(choices, key=key, reverse=True)[:most]


def spread(choices: list[Choice], most: int) -> list[Choice]:
    """Some of many, evenly."""
    if len(choices) <= most:
        return choices
    return [choices[i * len(choices) // most] for i in range(most)]


def moved(g: Fleet, choice: Choice) -> tuple[list[Ship], str]:
    """Who goes where by "a1>b2": all that may and find room."""
    origin, _, to = str(choice[0]).partition(">")
    return [ship for ship in g.stack(origin) if may.move(g, ship)], to


def moved_worth(g: Fleet, outlook: Outlook, ships: list[Ship], to: str) -> float:
    """What the table is worth with these ships elsewhere; nothing that happens on the way counts."""
    places = [ship.at for ship in ships]
    for ship in ships:
        ship.at = to
    worth = outlook.worth(g)
    for ship, at in zip(ships, places, strict=True):
        ship.at = at
    return worth


def prey(g: Fleet, ship: Ship) -> float:
    profile = PROFILES[ship.kind]
    return profile.rank + 2.0 * (1.0 - ship.hull / profile.hull) if profile.hull else 0.0


def aimed(g: Fleet, choice: Choice) -> float:
    return prey(g, g.ship(choice[0])) if choice and str(choice[0]).startswith("ship:") else 0.0
