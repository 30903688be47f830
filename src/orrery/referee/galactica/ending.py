"""The end of the game, and the last views."""

from __future__ import annotations

from typing import Any

from orrery.referee.galactica import jumps
from orrery.referee.galactica.loyalty import CYLON
from orrery.referee.galactica.printed import RESOURCES
from orrery.referee.galactica.table import Table
from orrery.referee.story import Event, View

OBJECTIVES = ("kobol", "earth")


def check_end(table: Table, event: Event) -> None:
    reason = event["reason"]
    table.same(event, "T24", "whether the game is over for this reason", True, holds(table, reason))
    cylons = sorted(
        seat.number for seat in table.seats if not seat.character.leads_cylons and of_the_cylons(table, seat.number)
    )
    leaders = [seat.number for seat in table.seats if seat.character.leads_cylons]
    told = sorted(set(event["cylons"]) - set(leaders))
    table.same(event, "T15.0", "who is a Cylon", told, cylons)
    humans = sorted({seat.number for seat in table.seats} - set(cylons) - set(leaders))
    right = humans if reason in OBJECTIVES else cylons
    table.same(event, "T24", "who has won", sorted(set(event["winners"]) - set(leaders)), right)


def of_the_cylons(table: Table, number: int) -> bool:
    seat = table.seats[number]
    return seat.cylon or any(card in CYLON for card in seat.loyalty)


def holds(table: Table, reason: str) -> bool:
    if reason in RESOURCES:
        return table.resources[reason] <= 0 and (table.phase == "end" or jumps.final(table))
    if reason == "destroyed":
        return len(table.damaged) >= 6
    if reason == "boarded":
        return table.boarded
    return reason in OBJECTIVES and jumps.final(table) and all(n > 0 for n in table.resources.values())


def check_view(table: Table, view: View) -> None:
    """What the last view says of the table."""
    shown = view["table"]
    told: dict[str, tuple[Any, Any]] = {
        "jump": (shown["jump"], table.jump),
        "distance": (shown["distance"], table.distance),
        "raiders": (shown["raiders"], table.raiders),
        "heavy raiders": (shown["heavy_raiders"], table.heavy_raiders),
        "basestars": (
            sorted((basestar["area"], sorted(basestar["damage"])) for basestar in shown["basestars"]),
            sorted((basestar.area, sorted(basestar.tokens)) for basestar in table.basestars),
        ),
        "unmanned vipers": (shown["vipers"], table.vipers),
        "civilian ships": (sorted(map(tuple, shown["civilians"])), sorted(table.civilians.items())),
        "lost civilian ships": (sorted(shown["civilians_destroyed"]), sorted(table.civilians_lost)),
        "centurions": (shown["centurions"], table.centurions),
        "vipers in the Reserves": (shown["viper_reserve"], table.reserve),
        "vipers out of use": (
            shown["vipers_damaged"] + shown["vipers_destroyed"],
            table.vipers_damaged + table.vipers_destroyed,
        ),
        "raptors": (shown["raptors"], table.raptors),
        "damaged locations": (sorted(shown["damaged"]), sorted(table.damaged)),
        "nukes": (shown["nukes"], table.nukes),
        "crises in play": (sorted(shown["in_play"]), sorted(table.in_play)),
        "titles": ({title: shown[title] for title in table.titles}, table.titles),
    }
    if not table.basestars_known:
        del told["basestars"]
    if not table.boarding_known:
        told["heavy raiders"] = (sum(shown["heavy_raiders"]), sum(table.heavy_raiders))
    if not table.reserves_known:
        del told["vipers in the Reserves"]
    if not table.vipers_known or not table.reserves_known:
        del told["unmanned vipers"]
    if not table.mended_unseen:
        told["damaged vipers"] = (shown["vipers_damaged"], table.vipers_damaged)
    for name in RESOURCES:
        told[name] = (shown[name], table.resources[name])
    for seat, player in zip(table.seats, shown["players"], strict=True):
        told[f"the hand of seat {seat.number}"] = (player["hand_size"], seat.hand_size)
        told[f"the place of seat {seat.number}"] = (player["location"], seat.location)
    if not table.pool and table.decks_known:
        for type, skills in zip(table.decks, shown["skills"], strict=True):
            told[f"the {type} deck"] = (skills["size"], table.decks[type])
            told[f"the {type} pile"] = (len(skills["discards"]), table.piles[type].total())
    for what, (shows, right) in told.items():
        table.same(None, "D47", f"the last view of {what}", shows, right)
