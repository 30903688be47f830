"""Who meets in one step of a turn of Battlestar Galactica: cards, locations, abilities, sheets, symbols of ships."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from orrery.games import find
from orrery.games.galactica.actions import ABILITIES
from orrery.games.galactica.cards import CRISES, DESTINATIONS, MISSIONS
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.skill import NAMES
from orrery.games.galactica.characters.sheets import CHARACTERS, LEADERS
from orrery.games.galactica.locations import LOCATIONS
from orrery.games.galactica.windows import REACTIONS
from orrery.referee.story import Event, Story
from tests.games.galactica import staging
from tools.meetings import Staged

find("galactica")
OF_SHEETS = {ability: sheet for sheet, abilities in ABILITIES.items() for ability in abilities}
REACTING = [r.name for reactions in REACTIONS.values() for r in reactions if r.name not in NAMES | QUORUM]
ANYWHERE = {"cag", "organized", "resolute"}
"""Actions that come within others, or bring others about."""
ICONS = ("basestars", "heavy_raiders", "launch_raiders", "raiders")
BY_GROUP: dict[str, Iterable[str]] = {
    "crisis": CRISES,
    "destination": DESTINATIONS,
    "mission": MISSIONS,
    "motive": MOTIVES,
    "mutiny": MUTINY,
    "quorum": QUORUM,
    "card": NAMES,
    "location": [place for place in LOCATIONS if place not in ("sickbay", "hub_destroyed")],
    "ability": [*OF_SHEETS, *REACTING],
    "sheet": CHARACTERS,
    "icon": ICONS,
}
THINGS = {
    f"{group}:{name}": tuple(dict.fromkeys((name, OF_SHEETS.get(name, name))))
    for group, names in BY_GROUP.items()
    for name in names
}
HOME = {f"mission:{mission}" for mission in MISSIONS} | {
    f"location:{place.id}" for place in LOCATIONS.values() if place.edition == "search_for_home"
}


def table(n: int, pair: frozenset[str]) -> tuple[int, dict[str, Any]]:
    options: dict[str, Any] = {"daybreak": True}
    if pair & HOME or n % 3 == 0:
        options["search_for_home"] = True
    return 3 + n % 5, options


def stage(pair: frozenset[str], rng: Random) -> Staged:
    """A position in which two things can act in one step."""
    things = {name: group for group, _, name in (thing.partition(":") for thing in sorted(pair))}
    search = bool(pair & HOME) or rng.random() < 0.3
    position, helpers = staging.stage(things, rng, search)
    wanted = tuple(name for thing in sorted(pair) for name in THINGS[thing])
    options = {"daybreak": True, "search_for_home": search}
    return Staged(len(position["players"]), options, position, wanted, tuple(helpers), staging.LEADS)


def over(event: Event) -> bool:
    """After the turn that it begins in."""
    return bool(event["event"] == "turn_began")


def never(pair: frozenset[str]) -> str | None:
    (one, first), (other, second) = (thing.split(":") for thing in sorted(pair))
    if (one, other) == ("sheet", "sheet"):
        if CHARACTERS[first].alternate_of == second or CHARACTERS[second].alternate_of == first:
            return "two versions of one character"
        if first in LEADERS and second in LEADERS:
            return "one Cylon Leader at most"
    if (one, other) == ("destination", "destination"):
        return "one destination a jump"
    if (one, other) == ("crisis", "crisis"):
        return "one crisis a step, but in an attack within which Apollo orders Athena to Caprica"
    if {first, second} <= OF_SHEETS.keys() - ANYWHERE and OF_SHEETS[first] != OF_SHEETS[second]:
        return "actions of two sheets: one order a turn, and it takes an action"
    if other == "crisis" and first in OF_SHEETS.keys() - ANYWHERE and second not in staging.LAUNCHING:
        return "an action of a sheet, and a crisis that brings no vipers: Apollo cannot order it in that step"
    return None


class Reading:
    def __init__(self, story: Story) -> None:
        """Whoever sat at the table before the story began; others are chosen in it."""
        seated = story.first[-1]["table"]["players"] if story.first else ()
        self.sheets = {seat: str(player["character"]) for seat, player in enumerate(seated)}

    def step(self, event: Event) -> str | None:
        if event["event"] == "character_chosen":
            self.sheets[event["who"]] = event["character"]
        elif event["event"] == "cylon_revealed" and self.sheets.get(event["who"]) not in LEADERS:
            self.sheets.pop(event["who"], None)
        return str(event["phase"]) if event["event"] == "phase_began" else None

    def acting(self, event: Event) -> set[str]:
        found = {f"{group}:{name}" for group, name in named(event)}
        who = event.get("who", event.get("roller"))
        if who in self.sheets and event["event"] != "character_chosen":
            found.add(f"sheet:{self.sheets[who]}")
        return found


def named(event: Event) -> list[tuple[str, str]]:
    """What an event names as acting: group and name."""
    match event["event"]:
        case "acted":
            group, _, name = event["action"].partition(":")
            return [(group, without_strength(name))]
        case "reacted":
            name = without_strength(event["play"].partition(":")[0])
            return [("card" if name in NAMES else "quorum" if name in QUORUM else "ability", name)]
        case "ability_resolved":
            return [("card", event["card"])]
        case "crisis_drawn":
            return [("crisis", event["crisis"])]
        case "check_began":
            return [("location", event["source"])]
        case "destination_chosen":
            return [("destination", event["destination"])]
        case "mission_revealed":
            return [("mission", event["mission"])]
        case "motive_revealed":
            return [("motive", event["motive"])]
        case "activated":
            return [("icon", event["icon"])]
    return []


def without_strength(card: str) -> str:
    name, _, strength = card.rpartition("_")
    return name if strength.isdigit() else card
