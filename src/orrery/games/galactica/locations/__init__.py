"""The locations (000 p.8, 004 p.11, p.14). What activating them does stands beside this, one module a ship."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.galactica.state import Galactica

GALACTICA, COLONIAL_ONE, CYLON = "galactica", "colonial_one", "cylon"
DEMETRIUS, REBEL_BASESTAR = "demetrius", "rebel_basestar"
COLONIAL_ONE_DESTROYED = "bomb_on_colonial_1"
"""The super crisis that turns Colonial One over (004 p.11)."""
RESURRECTION_SHIP, HUB_DESTROYED = "resurrection_ship", "hub_destroyed"


@dataclass(frozen=True)
class Location:
    """`edition`: the option that brings it, if any."""

    id: str
    ship: str
    hazardous: bool = False
    edition: str = ""


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
        Location("quorum_chamber", COLONIAL_ONE, edition="daybreak"),
        Location(HUB_DESTROYED, CYLON, hazardous=True, edition="daybreak"),
        Location("bridge", DEMETRIUS, edition="search_for_home"),
        Location("tactical_plot", DEMETRIUS, edition="search_for_home"),
        Location("captains_cabin", DEMETRIUS, edition="search_for_home"),
        Location("hybrid_tank", REBEL_BASESTAR, edition="search_for_home"),
        Location("datastream", REBEL_BASESTAR, edition="search_for_home"),
        Location("raider_bay", REBEL_BASESTAR, edition="search_for_home"),
    )
}
BASE = tuple(place for place in LOCATIONS.values() if not place.edition)


def in_game(g: Galactica) -> tuple[Location, ...]:
    """The locations on the table now: boards and overlays come and turn over (004 p.11, p.15)."""
    return tuple([place for place in LOCATIONS.values() if on_table(g, place)]) if g.daybreak else BASE


def on_table(g: Galactica, place: Location) -> bool:
    if place.edition and not getattr(g, place.edition):
        return False
    if place.ship == REBEL_BASESTAR:
        return bool(g.rebels)
    if place.ship == COLONIAL_ONE:
        return COLONIAL_ONE_DESTROYED not in g.in_play
    if place.id in (RESURRECTION_SHIP, HUB_DESTROYED):
        return place.id == resurrection(g)
    return True


def resurrection(g: Galactica) -> str:
    """Where Cylons wake: all that is said of the Resurrection Ship holds for Hub Destroyed once it is (004 p.11)."""
    return HUB_DESTROYED if g.hub_destroyed else RESURRECTION_SHIP


def hazardous(g: Galactica, location: str) -> bool:
    """With Daybreak the Resurrection Ship is too (004 p.12)."""
    return LOCATIONS[location].hazardous or (g.daybreak and location == RESURRECTION_SHIP)


def aboard(g: Galactica, ship: str) -> tuple[str, ...]:
    """The locations of a ship that may be entered by choice."""
    return tuple([place.id for place in in_game(g) if place.ship == ship and not hazardous(g, place.id)])


def ship_of(location: str) -> str:
    """The ship that a location belongs to; nothing for a viper or a stranded character."""
    place = LOCATIONS.get(location)
    return place.ship if place else ""
