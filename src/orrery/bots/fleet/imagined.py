"""A game as a seat imagines it: the table that it sees, with a guess for what it does not, played on by the rules.

It can be taken up where the rules themselves can (`Title.resume`): before dice are chosen, before each action and on
the bridge. Everything else is asked inside such a stretch of play.
"""

from __future__ import annotations

from random import Random

from orrery.bots.bot import View
from orrery.core.world import World, go_on
from orrery.games import find
from orrery.games.fleet.knowledge import hide_tiles
from orrery.games.fleet.sectors.battle_station import ARSENAL
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet

GUESS = "destroyer"
"""What a signal is taken for: neither the least nor the worst."""


def imagine(view: View, rng: Random) -> World:
    title = find(view["title"])
    g = title.state.read(view["table"])
    assert isinstance(g, Fleet)
    g.chance.seed = str(rng.getrandbits(64))
    for ship in g.ships:
        if ship.kind == "signal":
            ship.kind, ship.hull = GUESS, PROFILES[GUESS].hull
    if g.pile:
        hide_tiles(g, rng)
    arm_stations(g, view["you"], rng)
    return go_on(title, view["options"], g)


def arm_stations(g: Fleet, seat: int, rng: Random) -> None:
    """The weapon of a Battle Station: what the seat saw when it looked, or any (FC-SEC-10)."""
    seen = dict([note.split(":") for note in g.players[seat].seen])
    for station in g.stations:
        if not station.weapon:
            station.weapon = seen.get(station.at) or rng.choice(ARSENAL)
