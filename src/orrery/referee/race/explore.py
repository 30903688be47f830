"""Phase I."""

from __future__ import annotations

from orrery.referee.race.table import Seat, Table
from orrery.referee.story import Event


def check_explore(table: Table, events: list[Event]) -> None:
    looked = [event for event in events if event["event"] == "looked"]
    table.same(
        events[0],
        "RG-RND-02",
        "who explores",
        [event["who"] for event in looked],
        [seat.number for seat in table.order()],
    )
    began_to_choose = False
    for event in events:
        table.follow(event)
        seat = table.seats[event["who"]] if "who" in event else None
        if seat is None:
            continue
        draws, keeps = draws_and_keeps(table, seat)
        if event["event"] == "looked":
            if began_to_choose:
                table.wrong(event, "RG-EXP-02", "cards are drawn after somebody discarded")
            if event["n"] != draws and not (table.dry and event["n"] < draws):
                table.wrong(event, "RG-EXP-01", f"{event['n']} cards drawn, by the rules {draws}")
        elif event["event"] == "kept":
            began_to_choose = True
            there = event["n"] + seat.looking.total()
            table.same(event, "RG-EXP-01", "the number of cards kept", event["n"], min(keeps, there))
    for seat in table.seats:
        table.same(events[-1], "RG-EXP-01", f"what seat {seat.number} neither kept nor discarded", +seat.looking, {})


def draws_and_keeps(table: Table, seat: Seat) -> tuple[int, int]:
    draws = 2 + table.total(seat.tableau, "explore", "draw_extra")
    keeps = 1 + table.total(seat.tableau, "explore", "keep_extra")
    if "explore_5" in seat.actions:
        draws += 5
    if "explore_1_1" in seat.actions:
        draws, keeps = draws + 1, keeps + 1
    return draws, keeps
