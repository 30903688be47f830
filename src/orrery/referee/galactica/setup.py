"""Setting up (T1), and what single actions and outcomes make due."""

from __future__ import annotations

from orrery.referee.galactica import actions, activation, jumps, loyalty, orders, space
from orrery.referee.galactica import dice as dicing
from orrery.referee.galactica.checks import Check
from orrery.referee.galactica.dice import Dice
from orrery.referee.galactica.printed import Order, crises
from orrery.referee.galactica.table import LAUNCH, Table
from orrery.referee.story import Event

AFAR = ("ability:organized", "ability:resolute", "card:unorthodox_plan")
SHIPS = {0: {"basestar": 1, "raider": 3}, 3: {"civilian": 2}, 4: {"viper": 1}, 5: {"viper": 1}}
FREE_TREACHERY = ("mutiny:bait_and_switch",)
AT_ONCE: dict[str, list[Order]] = {
    "mutiny:feed_the_people": [{"food": 1}],
    "mutiny:necessary_risk": [{"food": 1}],
    "mutiny:scavenging_for_parts": [{"damage": 1}],
    "mutiny:send_a_message": [{"damage": 1}],
    "mutiny:the_strong_survive": [{"destroy_civilians": 1}],
    "mutiny:panic": [{"place": {"rear": {"civilian": 1}}}],
    "mutiny:bait_and_switch": [{"destiny": 2}],
    "card:negotiation_5": [{"place": {"front": {"basestar": 1}}}],
}


def check_characters(table: Table, told: list[Event]) -> None:
    """The first player chooses first, then clockwise; nobody twice (T1.2, T1.3)."""
    chosen = [event for event in told if event["event"] == "character_chosen"]
    first = chosen[0]["who"]
    seats = [(first + n) % len(table.seats) for n in range(len(table.seats))]
    table.same(chosen[0], "T1.3", "who chooses a character, in order", [event["who"] for event in chosen], seats)
    names = [event["character"] for event in chosen]
    roots = [root(name) for name in names]
    if len(set(roots)) < len(roots):
        table.wrong(chosen[-1], "T1.3", f"two versions of one character are chosen: {', '.join(names)}")
    leaders = sum(seat.character.leads_cylons for seat in table.seats)
    if leaders > 1 or (leaders and len(seats) == 3) or (not leaders and len(seats) == 7):
        table.wrong(chosen[-1], "T1.3", f"{leaders} Cylon Leaders with {len(seats)} players")
    for seat in table.seats:
        if seat.character.daybreak and not table.daybreak:
            table.wrong(chosen[-1], "T1.3", f"{seat.character.name} belongs to Daybreak")
        start = seat.character.start
        seat.location = start if seat.character.name != "lee_adama" else ""
        if seat.character.name == "danna_biers" and table.options["danna_press_room"]:
            seat.location, seat.infiltrating = "press_room", True
        if seat.character.name == "sharon_athena_agathon":
            seat.infiltrating = True


def root(name: str) -> str:
    name = name.removesuffix("_alt")
    return "helo" if "helo" in name else name


def expect(table: Table) -> None:
    loyalty.set_up(table)
    for area, ships in SHIPS.items():
        for ship, n in ships.items():
            table.owe("placed", (ship, area), n, "T1.11", "the set-up")


def check_done(table: Table, event: Event) -> None:
    """Everybody but the first player has 3 cards (T1.9)."""
    for seat in table.seats:
        n = 0 if seat.number == event.get("who", table.current) else 3
        if seat.character.leads_cylons and n and seat.character.name != "sharon_athena_agathon":
            n = 3 if seat.infiltrating else 2
        if seat.hand_size != n and "romo" not in seat.character.name:
            table.wrong(event, "T1.9", f"seat {seat.number} begins with {seat.hand_size} cards, by the rules {n}")


def drew(table: Table, event: Event) -> None:
    seat = table.seats[event["who"]]
    strange = {type for type, n in zip(table.decks, event["types"], strict=True) if n} - seat.character.types
    if strange:
        table.wrong(event, "T1.9", f"seat {seat.number} begins with {', '.join(sorted(strange))}")


def action(table: Table, event: Event) -> None:
    name = event["action"]
    if name.startswith("location:"):
        place = name.partition(":")[2]
        seat = table.seats[event["who"]]
        through = table.through.get(event["who"], "")
        if not through:
            table.same(event, "T26", f"where seat {seat.number} uses {place}", seat.location, place)
        if place in table.damaged and "unorthodox" not in through:
            table.wrong(event, "T20.1", f"{place} is used and is damaged")
    else:
        if name.startswith(AFAR):
            table.through[event["who"]] = name
    orders.give(table, AT_ONCE.get(name, []), "T26", name)
    table.dues = [due for due in table.dues if (due.kind, due.what) != ("may", "raptor")]
    if name.startswith("card:raptor_specialist"):
        table.owe("may", "raptor", 1, "T26", name)
    if not table.alert and table.reserve + table.assault_reserve == 0:
        space.reserves_empty(table)
    if name == "mutiny:weapons_armed":
        orders.give(table, [{"raptors": -1}], "T26", name)
        if not table.quiet:
            activation.launch(table, "raider", 2, "T26")
    if name == "card:negotiation_5":
        table.quiet = True
        table.dues = [due for due in table.dues if due.kind != "activated"]
    if name == "location:ftl_control":
        jumps.by_ftl(table, event)


def choice(table: Table, event: Event) -> None:
    what, chosen = event["what"], event["choice"]
    if what == "executive_order":
        actions.ordered(table, event)
        table.walking, table.actor = chosen == "move", event["who"]
    elif what == "raider_bay" and chosen.startswith("raiders"):
        table.set_aside, table.attack_placed = table.attack_placed, [0] * 6
        table.owe("placed_raiders", None, 1, "T27.5", what)
    elif what == "cylon_fleet" and chosen == "launch" and not table.quiet:
        launch_fleet(table)
    elif what in ("crash_landing", "requested_resignation"):
        card = crises()[what]
        options = next(
            order["choose"] for order in [*card.get("fail", []), *card.get("second", [])] if "choose" in order
        )
        orders.give(table, options[int(chosen)], "T8.7", what)
    elif what == "assign_mission_specialist":
        table.specialist = int(chosen)


def launch_fleet(table: Table) -> None:
    activation.launch(table, "raider", 2, "T12.5")
    activation.launch(table, "heavy_raider", 1, "T12.5")


def outcome(table: Table, dice: Dice, check: Check) -> None:
    """The instructions of the outcome are carried out (T9.14)."""
    card = crises().get(check.source)
    if check.kind != "location" and card is not None:
        part = card.get(check.outcome, [])
        orders.give(table, part, "T9.14", check.source)
        dicing.ask(dice, part, check.source)
    elif check.source == "admirals_quarters" and check.outcome == "pass":
        orders.send_one(table, table.seats[check.target], "brig", "T9.14", "Admiral’s Quarters")
    elif check.source == "administration" and check.outcome == "pass":
        elected(table, check.target)


def elected(table: Table, who: int) -> None:
    """Who is President stays so; a revealed Cylon holds no title (T17.3)."""
    if who != table.titles["president"] and table.seats[who].human:
        table.owe("title", "president", 1, "T9.14", f"heir {who}")


def free(table: Table, event: Event, rule: str, what: str) -> None:
    if table.acting not in FREE_TREACHERY:
        table.wrong(event, rule, f"{what} without a reason")


def in_launch_area(area: int) -> bool:
    return area in LAUNCH
