"""Answers at a glance: what is asked of others in an imagined world, and of oneself where little hangs on it."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.fleet.asides import answer_aside
from orrery.bots.fleet.greedy import energy_worth
from orrery.bots.fleet.judged.bridge import count, liking
from orrery.core.question import Choice, Question
from orrery.games.fleet.abilities import firepower
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship

SHELL, HULL = 0.4, 0.6
COST = 0.35
"""What a die spent on a reaction is worth otherwise, in class points."""
SHY = 0.3
"""What a retreat costs besides its die."""


def quick_answer(g: Fleet, question: Question) -> Choice:
    answer = QUICK.get(question.kind)
    if answer is not None:
        return answer(g, question)
    aside = answer_aside(g, question)
    return aside if aside is not None else next(question.choices())


def fire_of(g: Fleet, choice: Choice) -> int:
    return sum([PROFILES[g.ship(item).kind].fire or 0 for item in choice])


def all_fire(g: Fleet, question: Question) -> Choice:
    """Everybody who adds something."""
    own = [item for item in question.items if PROFILES[g.ship(item).kind].fire]
    return (
        tuple(own)
        if own and question.refuse(own) is None
        else max(question.choices(), key=lambda choice: (fire_of(g, choice), len(choice)))
    )


def harmed(ship: Ship, damage: float) -> float:
    """What some damage takes of a ship."""
    profile = PROFILES[ship.kind]
    rank = profile.rank or 0.3
    if damage >= ship.hull:
        return rank * (SHELL + HULL * ship.hull / profile.hull)
    return rank * HULL * damage / profile.hull


def react(g: Fleet, question: Question) -> Choice:
    """What saves most for the dice it takes."""
    about = question.about
    target = g.ships[about["target"]]
    whole = sum(about["damage_by_sector"].values())
    best: Choice = ()
    least = harmed(target, whole)
    for way in question.ways or ():
        choice = way.fixed
        if not choice:
            continue
        kind = str(choice[0]).partition(":")[0]
        cost = COST * len(choice)
        if kind == "retreat":
            cost += SHY + harmed(target, whole) * 0.5
        elif kind == "counter":
            struck = max([harmed(g.ships[n], counter_of(g, target)) for n in about["ships"]], default=0.0)
            cost += harmed(target, whole) - struck
        else:
            stopped = {str(item).partition(">")[2] for item in choice}
            cost += harmed(target, sum([n for at, n in about["damage_by_sector"].items() if at not in stopped]))
        if cost < least:
            best, least = choice, cost
    return best


def counter_of(g: Fleet, target: Ship) -> int:
    return sum([firepower(g, ship) for ship in g.stack(target.at)])


def cheapest_die(g: Fleet, question: Question) -> Choice:
    return (min(question.items, key=lambda item: die_worth(str(item))),)


def die_worth(die: str) -> float:
    if die.endswith("special"):
        return {"red": 1.0, "blue": 1.0, "green": 0.8}.get(die.partition("-")[0], 0.7)
    return {"red": 0.8, "blue": 0.6, "green": 0.5}.get(die.partition("-")[0], 0.6) + 0.2 * die.endswith("multi")


def two_cheapest(g: Fleet, question: Question) -> Choice:
    return min(question.choices(), key=lambda choice: sum([die_worth(str(die)) for die in choice]))


def nothing(g: Fleet, question: Question) -> Choice:
    return () if not question.least else next(question.choices())


def the_most(g: Fleet, question: Question) -> Choice:
    return max(question.choices(), key=len)


def keep(g: Fleet, question: Question) -> Choice:
    return max(question.choices(), key=lambda dice: liking(count(tuple([str(die) for die in dice]))))


def roll(g: Fleet, question: Question) -> Choice:
    return max(question.choices(), key=lambda dice: energy_worth(g, question.seat, dice))


def shield_it(g: Fleet, question: Question) -> Choice:
    return (question.items[0],) if question.items else ()


QUICK: dict[str, Callable[[Fleet, Question], Choice]] = {
    "react": react,
    "fire": all_fire,
    "gate_ships": the_most,
    "draw_fire": nothing,
    "give_up": cheapest_die,
    "pay_specials": two_cheapest,
    "pay_special": cheapest_die,
    "join_in": the_most,
    "roll_bonus": the_most,
    "carry": the_most,
    "leave": the_most,
    "cover": shield_it,
    "foil": shield_it,
    "vanish": nothing,
    "keep": keep,
    "keep_first": keep,
    "energy": roll,
    "take_back": nothing,
    "reprogram": nothing,
}
