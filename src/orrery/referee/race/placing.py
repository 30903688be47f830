"""Phases II and III: what is placed, what it costs, what follows."""

from __future__ import annotations

from orrery.referee.race.cards import Card
from orrery.referee.race.table import Seat, Table
from orrery.referee.story import Event


def check_develop(table: Table, events: list[Event], second: bool) -> None:
    before = {seat.number: list(seat.tableau) for seat in table.seats}
    check_draws(
        table, events, "bank", {n: table.total(tableau, "develop", "draw_at_start") for n, tableau in before.items()}
    )
    check_sequence(table, events, "RG-DEV-01")
    placed: set[int] = set()
    for event in events:
        if event["event"] == "placed":
            check_development(table, table.seats[event["who"]], event)
            placed.add(event["who"])
        elif event["event"] == "paid":
            seat = table.seats[event["who"]]
            card = table.cards[event["card"]]
            off = table.total(before[seat.number], "develop", "reduce_cost") + has_bonus(seat, "develop", second)
            table.same(event, "RG-DEV-02", f"the price of {card.name}", event["n"], max(0, card.cost - off))
            table.same(event, "RG-DEV-02", f"how {card.name} came", (event["how"], event["used"]), ("paid", []))
        table.follow(event)
    after = {n: table.total(before[n], "develop", "draw_after") if n in placed else 0 for n in before}
    check_draws(table, events, "after", after)


def check_development(table: Table, seat: Seat, event: Event) -> None:
    if table.cards[event["card"]].type != "development":
        table.wrong(event, "RG-DEV-01", f"{event['card']} is no development")
    if event["card"] in seat.tableau:
        table.wrong(event, "RG-DEV-04", f"{event['card']} is in that tableau already")


def check_settle(table: Table, events: list[Event], second: bool) -> None:
    before = {seat.number: list(seat.tableau) for seat in table.seats}
    check_sequence(table, events, "RG-STL-01")
    placed: set[int] = set()
    for n, event in enumerate(events):
        if event["event"] == "placed":
            placed.add(event["who"])
            card = table.cards[event["card"]]
            if card.type != "world":
                table.wrong(event, "RG-STL-01", f"{card.name} is no world")
            table.follow(event)
            if card.world == "windfall" and not table.dry:
                check_windfall(table, event, events[n + 1 : n + 3])
            continue
        if event["event"] == "good_placed" and (event["power"] != "windfall" or event["who"] not in placed):
            table.wrong(event, "RG-STL-06", f"a good comes to {event['world']} in Settle")
        if event["event"] == "paid":
            check_payment(table, table.seats[event["who"]], before[event["who"]], event)
        table.follow(event)
    bonus = {seat.number: int(seat.number in placed and has_bonus(seat, "settle", second)) for seat in table.seats}
    check_draws(table, events, "bonus", bonus)
    after = {n: table.total(before[n], "settle", "draw_after") if n in placed else 0 for n in before}
    check_draws(table, events, "after", after)
    used = [(event["who"], card) for event in events if event["event"] == "paid" for card in event["used"]]
    spent = [(who, card) for who, card in used if spends_itself(table, card)]
    left = [(event["who"], event["card"]) for event in events if event["event"] == "left"]
    table.same(events[0], "RG-STL-09", "what is discarded from tableaus", sorted(left), sorted(spent))


def check_windfall(table: Table, event: Event, following: list[Event]) -> None:
    goods = [(told["who"], told["world"]) for told in following if told["event"] == "good_placed"]
    if (event["who"], event["card"]) not in goods[:1]:
        table.wrong(event, "RG-STL-06", f"{event['card']} has no good when it is placed")


def check_payment(table: Table, seat: Seat, before: list[str], event: Event) -> None:
    card = table.cards[event["card"]]
    for used in event["used"]:
        if used not in before:
            table.wrong(event, "RG-POW-04", f"{used} is used and was not in that tableau when the phase began")
    if event["how"] == "conquered":
        if not card.military:
            table.wrong(event, "RG-STL-02", f"{card.name} is no military world and was conquered")
        table.same(event, "RG-STL-14", f"the payment for {card.name}, conquered", event["n"], 0)
        if not all(table.powers([used], "settle", "temporary_military") for used in event["used"]):
            table.wrong(event, "RG-STL-14", f"{card.name} is conquered with {event['used']}")
        force = force_against(table, before, card) + 3 * event["used"].count("new_military_tactics")
        if force < card.cost:
            table.wrong(event, "RG-STL-03", f"{card.name} has a defence of {card.cost}, and the force is {force}")
        return
    price = price_of(table, before, card, event)
    if price is not None:
        table.same(event, "RG-STL-02", f"the price of {card.name}", event["n"], price)


def price_of(table: Table, before: list[str], card: Card, event: Event) -> int | None:
    price = card.cost
    if card.military:
        offers = [power.amount for power in table.powers(before, "settle", "pay_for_military")]
        if not offers or card.kind == "alien":
            table.wrong(event, "RG-STL-10", f"{card.name} cannot be paid for")
            return None
        price -= max(offers)
        if not table.powers(event["used"], "settle", "pay_for_military"):
            table.wrong(event, "RG-STL-10", f"{card.name} is paid for without a power to")
    if "colony_ship" in event["used"]:
        if card.kind == "alien":
            table.wrong(event, "RG-STL-12", f"a colony ship brings {card.name}, of the Alien kind")
        return 0
    cheaper = [power for power in table.powers(before, "settle", "reduce_cost") if power.fits(card.kind or "none")]
    return max(0, price - sum(power.amount for power in cheaper))


def force_against(table: Table, tableau: list[str], card: Card) -> int:
    return sum(
        power.amount
        for power in table.powers(tableau, "settle", "military")
        if not power.against or power.against in (card.kind, "rebel" if card.flag == "rebel" else None)
    )


def spends_itself(table: Table, card: str) -> bool:
    return bool(table.powers([card], "settle", "temporary_military", "zero_cost"))


def has_bonus(seat: Seat, phase: str, second: bool) -> bool:
    """In the first of two phases whoever has a card for it, in the second who has both (RG-EXT-03)."""
    both = {phase, f"{phase}_2"}
    return both <= set(seat.actions) if second else bool(both & set(seat.actions))


def check_sequence(table: Table, events: list[Event], rule: str) -> None:
    """All choose before anybody pays; each pays for what it placed, in turn order (RG-RND-05)."""
    order = [seat.number for seat in table.order()]
    chose = [event["who"] for event in events if event["event"] in ("placed", "passed")]
    table.same(events[0], rule, "who places or passes", chose, order)
    placed = [(event["who"], event["card"]) for event in events if event["event"] == "placed"]
    paid = [(event["who"], event["card"]) for event in events if event["event"] == "paid"]
    table.same(events[0], rule, "what is paid for, in order", paid, placed)
    names = [event["event"] for event in events]
    if "paid" in names and {"placed", "passed"} & set(names[names.index("paid") :]):
        table.wrong(events[0], rule, "somebody places after somebody paid")
    check_when_drawn(table, events)


def check_when_drawn(table: Table, events: list[Event]) -> None:
    """At the start of the phase before anybody chooses, for a card that was placed after it was paid."""
    chose, paid = False, set()
    for event in events:
        chose |= event["event"] in ("placed", "passed")
        if event["event"] == "paid":
            paid.add(event["who"])
        if event["event"] == "drew" and event["why"] == "bank" and chose:
            table.wrong(event, "RG-DEV-06", "a card of the start of the phase is drawn after somebody chose")
        if event["event"] == "drew" and event["why"] != "bank" and event["who"] not in paid:
            table.wrong(event, "RG-DEV-08", "a card for placing is drawn before paying")


def check_draws(table: Table, events: list[Event], why: str, right: dict[int, int]) -> None:
    for seat, number in right.items():
        drew = sum(
            told["n"] for told in events if told["event"] == "drew" and told["who"] == seat and told["why"] == why
        )
        if drew != number and not (table.dry and drew < number):
            rule = {"bank": "RG-DEV-06", "bonus": "RG-STL-04"}.get(why, "RG-POW-02")
            table.wrong(events[0], rule, f"seat {seat} draws {drew} ({why}), by the rules {number}")
