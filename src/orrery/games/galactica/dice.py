"""A die roll (T10)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.galactica.effects import RollDie, carries_out, resolve
from orrery.games.galactica.events import Rolled
from orrery.games.galactica.state import Counts, Galactica, Roll
from orrery.games.galactica.windows import card_reaction, window

SIDES = 8
PLANNING = 2
EVASION = 2


@procedure
def roll(g: Galactica, roller: int, purpose: str, thresholds: Counts, modifier: int, attacked: str) -> Play[int]:
    """Announce, window, roll, window, result. A reroll keeps the modifiers and comes back to the first window.

    `attacked`: "viper" or "piloted" where a viper is attacked, else nothing.
    """
    g.rolls = (Roll(roller=roller, purpose=purpose, thresholds=thresholds, modifier=modifier, attacked=attacked),)
    while not g.rolls[-1].die:
        yield from window(g, "before_roll")
        throw(g)
        yield from window(g, "after_roll")
    result = g.rolls[-1].result
    g.rolls = ()
    return result


def throw(g: Galactica) -> None:
    now = g.rolls[-1]
    now.die = g.chance.roll(SIDES)
    now.result = max(1, min(SIDES, now.die + now.modifier))
    g.tell(Rolled(now.roller, now.purpose, now.die, now.result))


def odds(at_least: int, modifier: int = 0) -> dict[str, int]:
    """What the die itself must show, and in how many of eight cases it does: for a preview."""
    shown = max(1, at_least - modifier)
    return {"at_least": shown, "odds": max(0, SIDES + 1 - shown)}


def roll_again(g: Galactica) -> None:
    """For a reroll: the loop of `roll` goes round once more."""
    g.rolls[-1].die = 0


@procedure
def roll_for(g: Galactica, roller: int, purpose: str, at_most: int, order: RollDie) -> Play[None]:
    result = yield from roll(g, roller, purpose, (at_most + 1,), 0, "")
    if result <= at_most:
        yield from resolve(g, order.then, roller)


@carries_out(RollDie)
def carry_out_roll(g: Galactica, order: RollDie, seat: int) -> Play[None]:
    """A crisis is rolled for by the current player."""
    return roll_for(g, seat, "order", order.at_most, order)


# --- cards played on a die roll -----------------------------------------------------------------------


def can_plan(g: Galactica, seat: int) -> bool:
    """One Strategic Planning a roll, and only where it could change something."""
    now = g.rolls[-1]
    return not now.planned and any(now.modifier + 2 <= t <= SIDES + now.modifier + PLANNING for t in now.thresholds)


def plan(g: Galactica, seat: int, card: str) -> None:
    now = g.rolls[-1]
    now.planned = True
    now.modifier += PLANNING


def can_evade(g: Galactica, seat: int) -> bool:
    """A viper was attacked, hit or not; not once another reroll was called for."""
    return bool(g.rolls[-1].attacked) and bool(g.rolls[-1].die)


def evade(g: Galactica, seat: int, card: str) -> None:
    """A piloted viper subtracts 2 from the new roll (O7)."""
    now = g.rolls[-1]
    if now.attacked == "piloted":
        now.modifier -= EVASION
    roll_again(g)


card_reaction("strategic_planning", can_plan, plan)
card_reaction("evasive_maneuvers", can_evade, evade)
