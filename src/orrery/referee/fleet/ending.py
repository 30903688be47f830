"""Victory, and the last view."""

from __future__ import annotations

from orrery.referee.fleet.table import LOST, Table
from orrery.referee.story import Event, View

ENDS_BY_POINTS = ("pitched_battle", "first_game", "asteroid_belt")


def check_points(table: Table, event: Event, start: list[int]) -> None:
    """Who is down to a third of the class points loses at once (FC-VIC-01)."""
    if table.scenario not in ENDS_BY_POINTS or table.seats != 2 or not table.plain:
        return
    for seat in range(table.seats):
        if start[seat] and table.points(seat) <= start[seat] // 3:
            table.wrong(
                event, "FC-VIC-01", f"seat {seat} has {table.points(seat)} of {start[seat]} points and plays on"
            )


def check_end(table: Table, event: Event, start: list[int]) -> None:
    reason, scores, winners = event["reason"], event["scores"], event["winners"]
    if reason != "attrition" or not table.plain or table.seats != 2:
        return
    left = [table.points(seat) for seat in range(table.seats)]
    table.same(event, "FC-VIC-05", "the class points left", scores, left)
    beaten = [seat for seat in range(table.seats) if left[seat] <= start[seat] // 3]
    if table.scenario in ENDS_BY_POINTS:
        if not beaten:
            table.wrong(event, "FC-VIC-01", f"the battle ends with {left} points")
        standing = [seat for seat in range(table.seats) if seat not in beaten]
        right = standing or [seat for seat in range(table.seats) if left[seat] == max(left)]
        table.same(event, "FC-VIC-02", "who has won", winners, right)


def check_view(table: Table, view: View) -> None:
    shown = view["table"]
    for told in shown["ships"]:
        ship = table.ships.get(told["n"])
        if ship is None or told["at"] in ("", None) or ship.kind.has("impulse"):
            continue
        if ship.at != LOST or told["at"] != LOST:
            table.same(None, "FC-SHP-18", f"the last view of where ship {ship.number} is", told["at"], ship.at)
        table.same(None, "FC-ATK-04", f"the last view of the hull of ship {ship.number}", told["hull"], ship.hull)
    table.same(None, "FC-TRN-01", "the last view of the round", shown["round"], table.round)
