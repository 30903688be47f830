"""The order of turns and of their steps, crises, and what each step must bring."""

from __future__ import annotations

from orrery.referee.galactica import actions, hands, orders
from orrery.referee.galactica import dice as dicing
from orrery.referee.galactica.dice import Dice
from orrery.referee.galactica.printed import CYLON, SHIP, crises
from orrery.referee.galactica.table import AREAS, Table
from orrery.referee.story import Event

BEFORE = {
    "receive_skills": ("",),
    "movement": ("receive_skills",),
    "action": ("movement",),
    "crisis": ("action", "cylon_ships"),
    "cylon_ships": ("crisis",),
    "prepare_jump": ("cylon_ships", "action"),
    "end": ("action", "cylon_ships", "prepare_jump"),
}
NOT_BY_CHOICE = ("brig", "sickbay", "resurrection_ship", "hub_destroyed")


def turn_began(table: Table, event: Event, first: int) -> None:
    who = event["who"]
    left_of = (table.current + 1) % len(table.seats) if table.turn else first
    table.same(event, "T2", "whose turn it is", who, left_of)
    table.same(event, "T2", "the number of the turn", event["turn"], table.turn + 1)
    if table.turn:
        table.same(event, "T2.7", "the step that a turn ends with", table.phase, "end")
        hands.check_limits(table, event)
        for name, n in table.resources.items():
            if n <= 0:
                table.wrong(event, "T0.3", f"{name} is at 0 and the game goes on")
    table.turn, table.current, table.phase, table.acting = table.turn + 1, who, "", ""
    table.through, table.dry = {}, set()
    table.more = table.in_step = 0
    table.quiet = table.bridge = table.handing_loyalty = False
    table.loved, table.icons, table.drawn, table.revealed_now = [], [], [], False
    table.forget_activations()
    seat = table.seats[who]
    seat.turns += 1
    table.ordered, table.began_in_viper = False, seat.location == "viper"
    if seat.character.name == "helo" and not seat.location and seat.turns == 2:
        seat.location = "hangar_deck"


def phase_began(table: Table, event: Event) -> None:
    phase, before = event["phase"], table.phase
    if before not in BEFORE.get(phase, ()):
        table.wrong(event, "T2", f"{phase} follows {before or 'nothing'}")
    seat = table.seats[table.current]
    if before == "action":
        crisis = seat.human and seat.location != "brig" and not table.bridge and not table.revealed_now
        if (phase == "crisis") != crisis:
            table.wrong(event, "T2.4", f"{phase} follows the action of seat {seat.number}")
    if before == "action":
        actions.step_ended(table, event)
    if phase == "action":
        actions.step_began(table)
    if phase == "crisis" and before == "cylon_ships" and not table.more:
        table.wrong(event, "T2.5", "a second crisis without an order")
    if before == "crisis" and not table.drawn:
        table.wrong(event, "T2.4", "no Crisis card is drawn")
    if phase == "cylon_ships":
        expect_activation(table)
    if phase == "end" and table.icons and before != "prepare_jump" and may_prepare(table):
        table.wrong(event, "T2.6", "a symbol of Jump Preparation is forgotten")
    if phase == "prepare_jump":
        if not table.icons:
            table.wrong(event, "T2.6", "there is no symbol of Jump Preparation")
        for _ in table.icons:
            table.owe("icon", None, 1, "T2.6", "Jump Preparation")
    table.alert = False
    if phase == "crisis":
        table.acting, table.of_step = "", ""
    table.paid = False
    table.phase = phase


def may_prepare(table: Table) -> bool:
    """A Cylon’s turn has no such step without Daybreak (T3.5)."""
    return table.seats[table.current].human or table.daybreak


def expect_activation(table: Table) -> None:
    if not table.quiet and table.of_step:
        for icon in crises()[table.of_step].get("icons", ()):
            table.owe("activated", icon, 1, "T2.5", table.of_step)


def activated(table: Table, event: Event) -> None:
    icon = event["icon"]
    due = table.due("activated", icon)
    if due is not None:
        table.settle(due)
    elif table.acting != "location:cylon_fleet":
        table.wrong(event, "T2.5", f"nothing activates {icon}")


# --- crises -------------------------------------------------------------------------------------------


def crisis_drawn(table: Table, dice: Dice, event: Event) -> None:
    name = event["crisis"]
    card = crises().get(name)
    if card is None:
        table.wrong(event, "T8.1", f"{name} is no Crisis card")
        return
    if card.get("daybreak") and not table.daybreak:
        table.wrong(event, "T8.1", f"{name} belongs to Daybreak")
    if table.phase not in ("crisis", "action"):
        table.wrong(event, "T2.4", f"a crisis in {table.phase}")
    if card.get("super_crisis") and not at_caprica(table):
        table.wrong(event, "T8.9", f"{name} is drawn in the Crisis step")
    own = table.phase == "crisis" and not at_caprica(table)
    if own and table.in_step > table.more and not table.replaced:
        table.wrong(event, "T2.4", "two crises are drawn")
    if table.replaced:
        table.drawn = table.drawn[:-1]
        if table.icons and table.icons[-1] == table.replaced:
            table.icons.pop()
        table.dues = [due for due in table.dues if due.why != table.replaced]
        table.replaced = table.attack_waits = ""
    else:
        table.in_step += own
    if own:
        table.of_step = name
    table.drawn.append(name)
    table.crisis, table.drawer, table.box = name, event["drawer"], -1
    table.alert = False
    by_athena = not own and table.seats[event["drawer"]].infiltrating and not card.get("super_crisis")
    if by_athena and not table.quiet:
        for icon in card.get("icons", ()):
            table.owe("activated", icon, 1, "T4.7", name)
    if card.get("jump"):
        table.icons.append(name)
    if "attack" in card:
        attack(table, name)


def at_caprica(table: Table) -> bool:
    """Whether a crisis comes of an action, maybe within another crisis."""
    return table.acting == "location:caprica"


def attack(table: Table, name: str) -> None:
    """The steps of a Cylon attack: ships activated, ships placed, the special rule (T13)."""
    card = crises()[name]
    table.attack_waits = name
    if not table.quiet:
        for icon in card["attack"]:
            table.owe("activated", icon, 1, "T13.1", name)


def place_attack(table: Table) -> None:
    """Once the activation is over the ships of the card are placed (T13.2)."""
    if table.attack_waits and not any(due.kind == "activated" for due in table.dues):
        name, table.attack_waits = table.attack_waits, ""
        card = crises()[name]
        orders.place(table, card["place"], "T13.2", name)
        orders.give(table, card.get("special", []), "T13.3", name)
        table.attack_placed = [0] * 6
        if card.get("stays"):
            table.owe("kept", name, 1, "T13.3", name)


def chose_box(table: Table, dice: Dice, event: Event) -> None:
    """The President, the Admiral or the current player chooses; Moral Compass may change it (T8.5, T8.6)."""
    name, box = event["crisis"], event["box"]
    card = crises().get(name, {})
    table.same(event, "T8.5", "the card of the choice", name, table.crisis)
    if "chooser" not in card:
        table.wrong(event, "T8.5", f"{name} leaves no choice")
        return
    if table.box >= 0:
        table.dues = [due for due in table.dues if due.why != name or due.kind == "activated"]
        dice.order = None
        table.same(event, "T8.6", "whether Moral Compass changes the part", box != table.box, True)
    else:
        right = table.whom(card["chooser"])[0].number
        table.same(event, "T8.5", f"who chooses for {name}", event["who"], right)
    table.box = box
    carry_out(table, dice, name, box)


def carry_out(table: Table, dice: Dice, name: str, box: int) -> None:
    card = crises()[name]
    if box == 2:
        table.owe_cards(table.seats[table.current], 5, "T8.5", name)
        return
    if "check" in card and box == 0:
        return
    part = card.get("second" if box else "first", [])
    orders.give(table, part, "T8.7", name)
    dicing.ask(dice, part, name)
    if any("another_crisis" in order for order in part):
        table.more += 1


# --- movement -----------------------------------------------------------------------------------------


def walked(table: Table, event: Event) -> None:
    """A move in the Movement step, or by an Executive Order (T2.2, T3.2, T5.1)."""
    seat, to = table.seats[event["who"]], event["to"]
    if to == seat.location != "viper":
        table.wrong(event, "T2.2", f"seat {seat.number} is at {to} already")
    if seat.location == "viper" and to == "viper":
        if (seat.area - event["area"]) % 6 not in (1, 5):
            table.wrong(event, "T5.1", f"a viper moves from area {seat.area} to {event['area']}")
        return
    if seat.location == "brig":
        table.wrong(event, "T6.1", "somebody moves out of the Brig")
    if to in NOT_BY_CHOICE and (table.daybreak or to != "resurrection_ship"):
        table.wrong(event, "T2.2", f"somebody goes to {to}")
    if seat.human and to in CYLON and not seat.infiltrating:
        table.wrong(event, "T0.11", f"a human player goes to {to}")
    if not seat.human and to not in CYLON and SHIP.get(to) != "rebels":
        table.wrong(event, "T3.2", f"a Cylon player goes to {to}")
    if SHIP.get(to) == "colonial_one" and "bomb_on_colonial_1" in table.in_play:
        table.wrong(event, "T2.2", "somebody goes to Colonial One, which is destroyed")
    if to == "viper":
        table.wrong(event, "T5", "somebody flies a viper in the Movement step")
        return
    other = seat.location == "viper" or SHIP.get(seat.location) != SHIP[to]
    if not seat.human and SHIP[to] == "cylon":
        other = False  # only the way to the Rebel Basestar has a price
    spared = seat.number in table.loved
    if other and not table.paid and not spared:
        table.wrong(event, "T2.2", f"seat {seat.number} goes from {seat.location} to {to} without discarding")
    if not other and table.paid:
        table.wrong(event, "T2.2", f"seat {seat.number} pays to go from {seat.location} to {to}")


def area_name(area: int) -> str:
    return AREAS[area] if area >= 0 else "the Reserves"
