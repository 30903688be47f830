"""A game that began in the middle: the table as its first views show it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from orrery.referee.galactica.actions import ONCE, OWNER, step_began
from orrery.referee.galactica.printed import crises
from orrery.referee.galactica.table import Basestar, Seat, Table
from orrery.referee.story import Story, View

AS_SHOWN = (
    *("raiders", "raiders_done", "heavy_raiders", "heavy_done", "vipers", "assault_raptors", "centurions"),
    *("civilians_destroyed", "damaged", "damage_removed", "in_play"),
)
NAMED = {"civilians_destroyed": "civilians_lost"}
NUMBERS = (
    *("jump", "distance", "nukes", "turn", "current", "phase", "mission", "raptors", "raptors_destroyed"),
    *("vipers_damaged", "vipers_destroyed", "assault_reserve"),
)
ASSAULT_RAPTORS = 4


def table(story: Story) -> Table:
    shown = story.first[-1]["table"]
    seated = {number: player["character"] for number, player in enumerate(shown["players"])}
    table = Table(story, seated)
    for seat, view in zip(table.seats, story.first, strict=False):
        sit(seat, view["table"]["players"][seat.number])
    for name in AS_SHOWN:
        setattr(table, NAMED.get(name, name), list(shown[name]))
    for name in NUMBERS:
        setattr(table, name, shown[name])
    table.resources = {name: shown[name] for name in table.resources}
    table.reserve = shown["viper_reserve"]
    table.titles = {title: shown[title] for title in ("president", "admiral")}
    table.basestars = [Basestar(ship["area"], list(ship["damage"])) for ship in shown["basestars"]]
    table.civilians = dict(map(tuple, shown["civilians"]))
    flown = sum(seat.location == "viper" and seat.craft == "assault_raptor" for seat in table.seats)
    used = flown + sum(table.assault_raptors) + table.assault_reserve + shown["assault_destroyed"]
    table.assault_unbuilt = ASSAULT_RAPTORS - used
    for ship in shown["removed"]:
        table.supply[ship] -= 1
    table.slept = shown["sleeper"]
    take_decks(table, shown)
    table.began_in_viper = shown["started_in_viper"]
    table.used = {play for play in ONCE if any(spent(seat, shown, play) for seat in table.seats)}
    if table.phase == "action":
        step_began(table)
    if shown["crisis"]:
        draw_crisis(table, shown)
    return table


def draw_crisis(table: Table, shown: dict[str, Any]) -> None:
    """One that lies open already."""
    table.crisis, table.drawer, table.box = shown["crisis"], shown["drawn_by"], -1
    table.drawn, table.of_step, table.in_step = [table.crisis], table.crisis, 1
    table.icons = [table.crisis] if crises()[table.crisis].get("jump") else []


def sit(seat: Seat, player: View) -> None:
    seat.hand = Counter(player["hand"])
    for key in ("location", "area", "craft", "infiltrating", "turns", "sympathizer"):
        setattr(seat, key, player[key])
    seat.cylon = player["cylon"] and not seat.character.leads_cylons
    seat.loyalty, seat.revealed = list(player["loyalty"]), list(player["revealed"])


def take_decks(table: Table, shown: dict[str, Any]) -> None:
    for type, skills in zip(table.decks, shown["skills"], strict=True):
        table.decks[type] = skills["size"]
        table.piles[type] = Counter(skills["discards"])
    table.note_dry()


def spent(seat: Seat, shown: dict[str, Any], play: str) -> bool:
    """Whether what can be used once in a game has been."""
    return seat.character.name in OWNER[play] and not shown["players"][seat.number]["miracles"]
