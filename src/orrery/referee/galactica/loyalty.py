"""Loyalty cards: the deck, the Sleeper Agent phase, revealing."""

from __future__ import annotations

from orrery.referee.galactica import lines
from orrery.referee.galactica.printed import RESOURCES
from orrery.referee.galactica.table import Seat, Table
from orrery.referee.story import Event

BASE = {3: (1, 5), 4: (1, 6), 5: (2, 8), 6: (2, 9)}
DAYBREAK = {3: (1, 5), 4: (1, 7), 5: (2, 8), 6: (2, 10)}
WITH_LEADER = {4: (1, 5), 5: (1, 7), 6: (2, 8), 7: (2, 10)}
MUTINEER_WITH = {False: (4, 6), True: (5, 7)}
CYLON = ("cylon_brig", "cylon_damage", "cylon_morale", "cylon_sickbay")
RED = {"fuel": 4, "food": 4, "morale": 5, "population": 6}


def deck(table: Table) -> tuple[int, int]:
    """Cylons, and cards that are none (T1.5a, T1.5b)."""
    led = any(seat.character.leads_cylons for seat in table.seats)
    seats = len(table.seats)
    cylons, others = (BASE if not table.daybreak else WITH_LEADER if led else DAYBREAK)[seats]
    names = [seat.character.name for seat in table.seats]
    others += ("sharon_valerii" in names) + ("gaius_baltar" in names)
    return cylons, others


def dealt(table: Table, event: Event) -> None:
    seat, cards = table.seats[event["who"]], event["cards"]
    table.same(event, "T1.6", "the number of Loyalty cards", event["n"], len(cards))
    if seat.character.leads_cylons:
        table.wrong(event, "T1.5", "a Cylon Leader is dealt a Loyalty card")
    due = table.due("loyalty", seat.number)
    if due is not None:
        table.same(event, due.rule, f"the Loyalty cards of seat {seat.number}", len(cards), due.n)
        table.settle(due)
    elif not (table.daybreak and len(cards) == 1):
        table.wrong(event, "T15.1", f"seat {seat.number} is dealt {len(cards)} Loyalty cards")
    seat.loyalty += cards
    check_deck(table, event)


def check_deck(table: Table, event: Event) -> None:
    cylons, others = deck(table)
    held = [card for seat in table.seats for card in (*seat.loyalty, *seat.revealed)]
    for what, n, most in (
        ("Cylon", sum(card in CYLON for card in held), cylons),
        ("“not a Cylon”", held.count("not_a_cylon"), others),
    ):
        if n > most:
            table.wrong(event, "T1.5a", f"{n} {what} cards are dealt out of a deck of {most}")
    for card in CYLON:
        if held.count(card) > 1:
            table.wrong(event, "T0.7", f"{card} is dealt twice")


def set_up(table: Table) -> None:
    for seat in table.seats:
        if not seat.character.leads_cylons:
            n = 2 if seat.character.name == "gaius_baltar" else 1
            table.owe("loyalty", seat.number, n, "T1.6", "the first deal")


def sleeper_agents(table: Table, event: Event) -> None:
    table.same(event, "T15", "the distance of the Sleeper Agent phase", event["distance"], table.distance)
    due = table.due("sleeper", None)
    if due is None:
        table.wrong(event, "T15", "the Sleeper Agent phase comes at another moment than when 4 is reached")
    else:
        table.settle(due)
    for seat in table.seats:
        if not seat.character.leads_cylons:
            n = 2 if seat.character.name == "sharon_valerii" else 1
            table.owe("loyalty", seat.number, n, "T15.1", "the Sleeper Agent phase")
            if n == 2 and not seat.cylon and seat.location != "brig":
                table.owe("sent", (seat.number, "brig"), 1, "T15.5", "Sleeper Agent")
    table.handing_loyalty = True


def passed(table: Table, event: Event) -> None:
    """All unrevealed cards go; which they are, the two know."""
    giver, taker = table.seats[event["of"]], table.seats[event["who"]]
    kept = table.acting == "location:resurrection_ship"  # where only face-down cards are given
    if giver.revealed[-1:] == ["sympathizer"] and giver.cylon and not giver.sympathizer and not kept:
        giver.revealed.pop()
        resolve_sympathizer(table, event, taker)
        return
    if event["n"] != len(giver.loyalty):
        table.wrong(event, "T16.5", f"seat {giver.number} gives {event['n']} of {len(giver.loyalty)} Loyalty cards")
    taker.loyalty += giver.loyalty
    giver.loyalty = []


def revealed(table: Table, event: Event) -> None:
    seat, card = table.seats[event["who"]], event["card"]
    if card in seat.loyalty:
        seat.loyalty.remove(card)
    elif card != "sympathizer":
        table.wrong(event, "T16.0", f"seat {seat.number} does not hold {card}")
    seat.revealed.append(card)
    if card in CYLON:
        turn_cylon(table, event, seat)
        table.revealed_now = seat.number == table.current
        if table.acting == "reveal:cylon_morale" and seat.location != "brig":
            table.owe("may", ("morale", -1), 1, "T16.0", card)
        if seat.hand_size > 3:
            table.owe("discard_to_3", seat.number, 1, "T16.1", "the reveal")
        table.owe("home", seat.number, 1, "T16.3", "the reveal")
        table.owe("super", seat.number, 1, "T16.4", "the reveal")
        if card == "cylon_damage":
            table.owe("may", "damage", 2, "T16.0", card)
    elif card == "you_are_the_mutineer":
        for title in ("president", "admiral"):
            lines.lose(table, event, seat, title)
    elif card == "sympathizer" and not seat.cylon:
        resolve_sympathizer(table, event, seat)


def resolve_sympathizer(table: Table, event: Event, seat: Seat) -> None:
    """With a resource in the red its owner goes to the Brig, else to the Cylons (T15.2)."""
    seat.sympathizer = True
    if any(table.resources[name] <= RED[name] for name in RESOURCES):
        table.owe("sent", (seat.number, "brig"), 1, "T15.2", "the Sympathizer")
    elif seat.human:
        turn_cylon(table, event, seat)
        table.owe("home", seat.number, 1, "T15.2", "the Sympathizer")


def turn_cylon(table: Table, event: Event, seat: Seat) -> None:
    for title in ("president", "admiral"):
        lines.lose(table, event, seat, title)
    seat.cylon = True
    for title in ("president", "admiral"):
        due = table.due("title", title)
        if due is not None:
            heir = lines.heir(table, title, seat.number)
            due.why = f"heir {heir}"
