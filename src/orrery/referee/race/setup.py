"""Setting up."""

from __future__ import annotations

from orrery.referee.race.table import Seat, Table
from orrery.referee.story import Event

LIMIT_AT_START = 4


def check_setup(table: Table, events: list[Event]) -> None:
    for event in events:
        if event.get("why", "start") != "start":
            table.wrong(event, "RG-SET-03", f"{event['event']} ({event['why']}) before the first round")
        table.follow(event)
    last = events[-1] if events else None
    for seat in table.seats:
        own = [event for event in events if event.get("who") == seat.number]
        check_start_world(table, seat, last)
        table.same(last, "RG-SET-03", f"the first hand of seat {seat.number}", seat.hand.total(), LIMIT_AT_START)
        if table.first_game:
            check_first_hand(table, seat, last)
        else:
            dealt = sum(event["n"] for event in own if event["event"] == "dealt")
            table.same(last, "RG-SET-03", f"what seat {seat.number} is dealt", dealt, 8 if table.experienced else 6)
            if table.experienced:
                check_worlds_dealt(table, seat, own)
        windfall = table.cards[seat.start].world == "windfall"
        table.same(last, "RG-SET-05", f"a good for seat {seat.number} at the start", bool(seat.goods), windfall)


def check_start_world(table: Table, seat: Seat, last: Event | None) -> None:
    number = table.cards[seat.start].start
    right = number is not None and (table.experienced or number >= 0)
    table.same(last, "RG-SET-02", f"{seat.start} a start world for seat {seat.number}", right, True)


def check_worlds_dealt(table: Table, seat: Seat, own: list[Event]) -> None:
    """One with an odd number, one with an even one, one of them kept."""
    worlds = next(event for event in own if event["event"] == "dealt")["cards"]
    starts = [table.cards[world].start for world in worlds]
    odd = sorted(start % 2 for start in starts if start is not None)
    table.same(own[0], "RG-SET-06", f"the start worlds dealt to seat {seat.number}, even and odd", odd, [0, 1])
    table.same(
        own[0], "RG-SET-06", f"{seat.start} one of those dealt to seat {seat.number}", seat.start in worlds, True
    )


def check_first_hand(table: Table, seat: Seat, last: Event | None) -> None:
    number = table.cards[seat.start].start
    hand = sorted(name for name, card in table.cards.items() if card.first_hand == number)
    table.same(last, "RG-SET-04", f"the first hand of seat {seat.number}", sorted(seat.hand.elements()), hand)
