"""Rolls: the modifiers, the rerolls, and what follows from a result."""

from __future__ import annotations

from dataclasses import dataclass, field

from orrery.referee.galactica import orders
from orrery.referee.galactica.printed import JUMP_RISK, Order, crises, destinations
from orrery.referee.galactica.table import Table
from orrery.referee.story import Event

WINDOWS = ("window_closed", "reacted", "declared", "discarded", "miracle_spent", "drew_mutiny", "rolled")
AT_MOST: dict[str, tuple[int, list[Order]]] = {
    "authorization_of_brutal_force": (2, [{"population": -1}]),
    "encourage_mutiny": (2, [{"morale": -1}]),
    "release_cylon_mugshots": (3, [{"morale": -1}]),
    "test_the_limits": (5, [{"damage": 1}]),
}
AT_LEAST: dict[str, tuple[int, list[Order]]] = {
    "inspirational_speech": (6, [{"morale": 1}]),
    "food_rationing": (6, [{"food": 1}]),
    "controversial_speech": (6, [{"morale": 1}]),
    "human_fleet": (5, [{"damage": 1}]),
}


@dataclass
class Roll:
    """A die on the table."""

    event: Event
    purpose: str
    result: int
    die: int


@dataclass
class Dice:
    """What is known of the roll under way."""

    roll: Roll | None = None
    planned: bool = False
    planning: bool = False
    evasions: int = 0
    rerolls: int = 0
    order: tuple[int, list[Order], str] | None = None
    """The roll that a crisis asks for: the highest number that hurts, what it does, and the card."""
    risk: str = ""
    """The destination that lets the Admiral risk ships."""
    standing: Roll | None = None
    """The latest result that stands, for the attack that follows."""
    evaded: int = 0
    used: list[str] = field(default_factory=list)


def react(table: Table, dice: Dice, event: Event) -> None:
    play = event["play"]
    if play.startswith("strategic_planning"):
        if dice.planned:
            table.wrong(event, "T10.2", "Strategic Planning is played twice on one roll")
        if event["step"] != "before_roll":
            table.wrong(event, "T10.2", "Strategic Planning comes after the roll")
        dice.planned = dice.planning = True
    elif play.startswith("evasive_maneuvers"):
        if dice.roll is None or dice.roll.purpose not in ("attack_viper", "attack_assault_raptor"):
            table.wrong(event, "T10.5", "Evasive Maneuvers where no viper was attacked")
        dice.evasions += 1
        dice.rerolls += 1
    elif play == "eco_officer":
        if event["who"] != table.current:
            table.wrong(event, "T10.5", "ECO Officer is used in the turn of another")
        if "eco_officer" in dice.used:
            table.wrong(event, "0.1.8", "ECO Officer is used twice in a turn")
        dice.used.append("eco_officer")
        dice.rerolls += 1


def rolled(table: Table, dice: Dice, event: Event) -> None:
    if dice.roll is not None:
        if not dice.rerolls and dice.roll.purpose != event["purpose"]:
            stand(table, dice)
        elif dice.rerolls:
            table.same(event, "T10.5", "the purpose of a reroll", event["purpose"], dice.roll.purpose)
            dice.rerolls -= 1
        else:
            table.wrong(event, "T10.5", "the die is rolled again without a reason")
    dice.roll = Roll(event, event["purpose"], event["result"], event["die"])
    check_result(table, dice, dice.roll)
    dice.planning = False


def check_result(table: Table, dice: Dice, roll: Roll) -> None:
    """T10.4: all modifiers in force, between 1 and 8."""
    if not 1 <= roll.die <= 8:
        table.wrong(roll.event, "T10", f"the die shows {roll.die}")
    least = most = 2 if dice.planned else 0
    if roll.purpose in ("attack_basestar", "nuke"):
        tokens = [token for basestar in table.basestars for token in basestar.tokens]
        most += 2 * ("structural_damage" in tokens or not table.basestars_known)
    if roll.purpose == "attack_centurion" and table.acting == "mutiny:send_a_message":
        least, most = least + 2, most + 2
    if roll.purpose in ("attack_viper", "attack_assault_raptor"):
        least -= 2 * dice.evasions
    if roll.purpose.startswith("attack_") and "ambush" in table.in_play and roll.purpose not in FROM_CYLONS:
        least -= 2
    possible = {min(8, max(1, roll.die + more)) for more in range(least, most + 1, 2)}
    if roll.result not in possible:
        table.same(
            roll.event, "T10.4", f"the result of a {roll.die}", roll.result, " or ".join(map(str, sorted(possible)))
        )


FROM_CYLONS = ("attack_viper", "attack_assault_raptor", "attack_galactica")


def stand(table: Table, dice: Dice) -> None:
    """T10.6: the result stands, and what it brings is due."""
    roll = dice.roll
    if roll is None:
        return
    if dice.rerolls:
        table.wrong(roll.event, "T10.5", "a reroll was not made")
    dice.standing, dice.roll = roll, None
    dice.evaded, dice.evasions, dice.rerolls, dice.planned = dice.evasions, 0, 0, False
    purpose, result = roll.purpose, roll.result
    if purpose in AT_MOST and result <= AT_MOST[purpose][0]:
        orders.give(table, AT_MOST[purpose][1], "T10.6", purpose)
    elif purpose in AT_LEAST and result >= AT_LEAST[purpose][0]:
        orders.give(table, AT_LEAST[purpose][1], "T10.6", purpose)
    elif purpose == "order" and dice.order is not None:
        limit, then, why = dice.order
        dice.order = None
        if result <= limit:
            orders.give(table, then, "T8.7", why)
    elif purpose == "ftl" and result <= 6:
        table.owe("resource", ("population", False), JUMP_RISK.get(table.jump, 0), "T14.0", "FTL Control")
    elif purpose == "risk" and dice.risk:
        risk = destinations()[dice.risk]["risk"]
        won = result >= risk["at_least"]
        orders.give(table, risk["reward"] if won else risk["else"], "T11.7", dice.risk)
    elif purpose == "launch_scout" and result < 3:
        orders.give(table, [{"raptors": -1}], "T11.7", "Launch Scout")


def ask(dice: Dice, box: list[Order], why: str) -> None:
    """Remembers the roll that a box of a card asks for."""
    for order in box:
        if "roll" in order:
            dice.order = (order["roll"], order["then"], why)


def is_crisis(name: str) -> bool:
    return name in crises()
