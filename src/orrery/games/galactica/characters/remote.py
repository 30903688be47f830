"""Activating a location from elsewhere: Hoshi's Organized, Athena's Resolute (B3)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import activate_location, location_action, why_no_location
from orrery.games.galactica.board import BRIG, VIPER
from orrery.games.galactica.events import Acted
from orrery.games.galactica.locations import CYLON, REBEL_BASESTAR, Location, in_game
from orrery.games.galactica.state import Cards, Galactica

HANGAR_DECK = "hangar_deck"


def reachable(g: Galactica, seat: int, cylon_too: bool, done: Cards = ()) -> Cards:
    """The undamaged locations that somebody could activate from where he is, less those that he has."""
    places = [p for p in in_game(g) if p.id not in done and (cylon_too or p.ship != CYLON) and serves(g, seat, p)]
    return tuple([p.id for p in places if location_action(g, p.id) and why_no_location(g, seat, p.id) is None])


def serves(g: Galactica, seat: int, place: Location) -> bool:
    """The Brig only those inside. The Hangar Deck no Cylon player, nor who is in the Brig or flies (004 p.10).

    The Rebel Basestar only the side that it is allied with (004 p.15).
    """
    player = g.players[seat]
    if place.id == BRIG:
        return player.location == BRIG
    if place.id == HANGAR_DECK:
        return not player.cylon and player.location not in (BRIG, VIPER)
    return place.ship != REBEL_BASESTAR or g.rebels == ("cylon" if player.cylon else "human")


@question
def activate_where(g: Galactica, seat: int, cylon_too: bool, done: Cards) -> Question:
    """Which location to activate from here."""
    return Question(reachable(g, seat, cylon_too, done))


@procedure
def activate_elsewhere(g: Galactica, seat: int, cylon_too: bool, done: Cards) -> Play[str]:
    choice = yield activate_where(seat, cylon_too, done)
    location: str = choice[0]
    g.tell(Acted(seat, f"location:{location}"))
    yield from activate_location(g, seat, location)
    return location
