"""The 17 locations (000 p.8). What activating them does stands in the modules of this folder, one a ship."""

from __future__ import annotations

from dataclasses import dataclass

GALACTICA, COLONIAL_ONE, CYLON = "galactica", "colonial_one", "cylon"


@dataclass(frozen=True)
class Location:
    id: str
    ship: str
    hazardous: bool = False


LOCATIONS = {
    place.id: place
    for place in (
        Location("ftl_control", GALACTICA),
        Location("weapons_control", GALACTICA),
        Location("communications", GALACTICA),
        Location("research_lab", GALACTICA),
        Location("command", GALACTICA),
        Location("admirals_quarters", GALACTICA),
        Location("hangar_deck", GALACTICA),
        Location("armory", GALACTICA),
        Location("sickbay", GALACTICA, hazardous=True),
        Location("brig", GALACTICA, hazardous=True),
        Location("press_room", COLONIAL_ONE),
        Location("presidents_office", COLONIAL_ONE),
        Location("administration", COLONIAL_ONE),
        Location("caprica", CYLON),
        Location("cylon_fleet", CYLON),
        Location("human_fleet", CYLON),
        Location("resurrection_ship", CYLON),
    )
}


def on_ship(ship: str) -> tuple[str, ...]:
    """The locations of a ship that may be entered by choice."""
    return tuple([id for id, place in LOCATIONS.items() if place.ship == ship and not place.hazardous])


def ship_of(location: str) -> str:
    """The ship that a location belongs to; nothing for a viper or a stranded character."""
    place = LOCATIONS.get(location)
    return place.ship if place else ""
