"""The jump of the fleet: the track, the destination, the distance."""

from __future__ import annotations

from orrery.referee.galactica import orders
from orrery.referee.galactica.dice import Dice
from orrery.referee.galactica.printed import JUMP_RISK, destinations
from orrery.referee.galactica.table import SUPPLY, Table
from orrery.referee.story import Event

AUTO = 5
FREELY = {
    "card:test_the_limits_5": (1,),
    "mutiny:feed_the_people": (-2, -1, 0),
    "mutiny:the_strong_survive": (1,),
}


def prepared(table: Table, event: Event) -> None:
    now, step = event["jump"], event["jump"] - table.jump
    up = step > 0
    due = table.due("track", up)
    if due is not None and (step == (1 if up else -min(due.n, table.jump))):
        table.settle(due, 1 if up else None)
    elif table.phase == "prepare_jump" and up:
        table.same(event, "T2.6", "the fleet marker", now, table.jump + 1)
        icon = table.due("icon", None)
        if icon is None:
            table.wrong(event, "T2.6", "the fleet marker advances without a symbol")
        else:
            table.settle(icon, 1)
    elif step not in FREELY.get(table.acting, ()) and not organized(table):
        table.wrong(event, "T2.6", f"nothing moves the fleet marker from {table.jump} to {now}")
    if not 0 <= now <= AUTO:
        table.wrong(event, "T2.6", f"the fleet marker stands on {now}")
    table.jump = now


def organized(table: Table) -> bool:
    return table.acting.startswith("ability:abuse_power")


def by_ftl(table: Table, event: Event) -> None:
    if table.jump not in JUMP_RISK:
        table.wrong(event, "T14.0", f"FTL Control is used from space {table.jump}")


def final(table: Table) -> bool:
    return table.distance >= (10 if table.search_for_home else 8)


def chosen(table: Table, dice: Dice, event: Event, looked: Event | None) -> None:
    """The ships have left; the Admiral has drawn 2, or whoever is Mission Specialist 3 (T14.2, T14.3)."""
    name = event["destination"]
    if looked is None or looked["what"] != "destination":
        table.wrong(event, "T14.3", "a destination is chosen and none was drawn")
    else:
        chooser = looked["who"]
        table.same(event, "T14.3", "who chooses the destination", event["who"], chooser)
        if name not in looked["cards"]:
            table.wrong(event, "T14.3", f"{name} was not drawn")
        specialist = table.specialist is not None and chooser == table.specialist
        table.same(event, "T14.3", "the number of destinations drawn", looked["n"], 3 if specialist else 2)
        right = table.specialist if specialist else table.titles["admiral"]
        table.same(event, "T14.3", "who draws the destinations", chooser, right)
        if specialist:
            table.specialist = None
    if final(table):
        table.wrong(event, "T14.1", "the last jump draws a destination")
    clear_space(table, event)
    card = destinations()[name]
    table.distance += card["distance"]
    dice.risk = name if "risk" in card else ""
    orders.give(table, card["orders"], "T14.4", name)
    for order in card["orders"]:
        if order.get("raptors", 0) < 0 and table.raptors == 0:
            table.dues = [due for due in table.dues if due.kind != "raptors"]
    table.jumping = name


def clear_space(table: Table, event: Event) -> None:
    staying = table.staying or [0] * 6
    table.raiders, table.heavy_raiders, table.attack_placed = [0] * 6, [0] * 6, [0] * 6
    table.set_aside = [0] * 6
    table.basestars, table.civilians = [], {}
    for seat in table.seats:
        if seat.location == "viper" and seat.craft == "viper":
            table.wrong(event, "T14.2", f"the fleet jumps and seat {seat.number} flies a viper still")
    if table.vipers_known:
        table.reserve += sum(table.vipers)
    else:  # all that are neither damaged nor destroyed
        table.reserve = SUPPLY["viper"] - table.vipers_damaged - table.vipers_destroyed
    table.vipers = [0] * 6
    table.assault_reserve += sum(table.assault_raptors) - sum(staying)
    table.assault_raptors = staying
    table.forget_activations()
    table.staying, table.vipers_known = None, True
    table.basestars_known = True


def jumped(table: Table, event: Event) -> None:
    if not table.jumping:
        table.wrong(event, "T14.3", "the fleet jumps without a destination")
    table.same(event, "T14.5", "the distance travelled", event["distance"], table.distance)
    table.milestone()
    table.jumping, table.jump = "", 0
