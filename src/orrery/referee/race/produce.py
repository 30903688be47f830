"""Phase V."""

from __future__ import annotations

from orrery.referee.race.cards import Power
from orrery.referee.race.table import Seat, Table
from orrery.referee.story import Event

BONUS = "bonus"
ON_WINDFALL = ("produce_on_windfall", "discard_to_produce")


def check_produce(table: Table, events: list[Event]) -> None:
    made: dict[int, list[str]] = {seat.number: [] for seat in table.seats}
    used: set[tuple[int, str]] = set()
    for event in events:
        if event["event"] == "good_placed":
            seat = table.seats[event["who"]]
            check_good(table, seat, event)
            if (seat.number, event["power"]) in used:
                table.wrong(event, "RG-PRO-02", f"{event['power']} produces twice")
            used.add((seat.number, event["power"]))
            made[seat.number].append(event["world"])
        table.follow(event)
    for seat in table.seats:
        own = [event for event in events if event.get("who") == seat.number]
        check_all_used(table, seat, used, events[-1])
        check_discards(table, seat, own, used, events[-1])
        drew = sum(event["n"] for event in own if event["event"] == "drew" and event["why"] == "produce")
        right = cards_due(table, seat, made)
        if drew != right and not (table.dry and drew < right):
            table.wrong(events[-1], "RG-PRO-05", f"seat {seat.number} draws {drew} in Produce, by the rules {right}")


def check_good(table: Table, seat: Seat, event: Event) -> None:
    world, name = table.cards[event["world"]], event["power"]
    if name == BONUS:
        right = "produce" in seat.actions and world.world == "windfall"
    else:
        power = next((power for power in table.powers(seat.tableau, "produce") if power.name == name), None)
        right = power is not None and produces_on(power, world.name, world.world, world.kind)
    if not right:
        table.wrong(event, "RG-PRO-01", f"{name} produces on {world.name}")


def produces_on(power: Power, world: str, type: str, kind: str | None) -> bool:
    if power.op == "produce_here":
        return power.card == world
    return power.op in ON_WINDFALL and type == "windfall" and power.fits(kind)


def check_all_used(table: Table, seat: Seat, used: set[tuple[int, str]], last: Event) -> None:
    if table.dry:
        return
    for world in table.worlds(seat, "production"):
        if world.name not in seat.goods:
            table.wrong(last, "RG-PRO-01", f"{world.name} of seat {seat.number} produced nothing")
    empty = [world for world in table.worlds(seat, "windfall") if world.name not in seat.goods]
    if empty and "produce" in seat.actions and (seat.number, BONUS) not in used:
        table.wrong(last, "RG-PRO-03", f"seat {seat.number} does not use the bonus")
    for power in table.powers(seat.tableau, "produce", "produce_on_windfall"):
        if (seat.number, power.name) not in used and any(power.fits(world.kind) for world in empty):
            table.wrong(last, "RG-PRO-04", f"{power.name} of seat {seat.number} is not used")


def check_discards(table: Table, seat: Seat, own: list[Event], used: set[tuple[int, str]], last: Event) -> None:
    """A card of the hand for each good that costs one."""
    given = sum(event["n"] for event in own if event["event"] == "discarded")
    costly = [power.name for power in table.powers(seat.tableau, "produce", "discard_to_produce")]
    due = sum((seat.number, name) in used for name in costly)
    table.same(last, "RG-PRO-10", f"what seat {seat.number} discards to produce", given, due)


def cards_due(table: Table, seat: Seat, made: dict[int, list[str]]) -> int:
    return sum(power_brings(table, seat, power, made) for power in table.powers(seat.tableau, "produce"))


def power_brings(table: Table, seat: Seat, power: Power, made: dict[int, list[str]]) -> int:
    def of_kind(number: int) -> int:
        return sum(power.fits(table.cards[world].kind) for world in made[number])

    own = made[seat.number]
    if power.op == "draw":
        return power.amount
    if power.op == "draw_if_produced_here":
        return power.amount if power.card in own else 0
    if power.op == "draw_per_good_produced":
        return power.amount * of_kind(seat.number)
    if power.op == "draw_per_kind_produced":
        return power.amount * len({table.cards[world].kind for world in own})
    if power.op == "draw_if_most_produced":
        others = max(of_kind(other.number) for other in table.seats if other is not seat)
        return power.amount if of_kind(seat.number) > others else 0
    if power.op == "draw_per_world_in_tableau":
        return power.amount * sum(power.fits(table.cards[name].kind) for name in seat.tableau)
    return 0
