"""Docking at a station or a colony (FC-SEC-11, FC-SEC-13, FC-SEC-14): one ship, chosen anew at each Start of Turn."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.sectors.events import Docked, Undocked
from orrery.games.fleet.ships import SQUADRON
from orrery.games.fleet.state import Fleet, Ship

ADRIFT = (SQUADRON, "decoy")
"""What never docks (AMB-38)."""


def crowd(g: Fleet, sector: str) -> list[Ship]:
    """Who is there, squadrons aside, which everybody can tell."""
    return [ship for ship in g.stack(sector) if ship.kind != SQUADRON]


@question
def dock(g: Fleet, seat: int, sector: str) -> Question:
    """The ship that is to be docked from now on, or none: dock, leave, swap and undock are all said by that."""
    ships = [ship for ship in g.stack(sector) if ship.kind not in ADRIFT]
    about = {"at": sector, "kind": g.kind_of(sector), "docked": [ship.n for ship in ships if ship.docked]}
    return Question(tuple([ship.item for ship in ships]), 0, 1, about=about)


@procedure
def dock_one(g: Fleet, seat: int, sector: str) -> Play[None]:
    if crowd(g, sector):
        choice = yield dock(seat, sector)
        moor(g, seat, sector, choice)


def moor(g: Fleet, seat: int, sector: str, choice: tuple[str, ...]) -> None:
    for ship in g.stack(sector):
        chosen = ship.item in choice
        if ship.docked and not chosen:
            cast_off(g, ship)
            g.tell(Undocked(seat, ship.n))
        elif chosen and not ship.docked:
            ship.docked = True
            g.tell(Docked(seat, ship.n))


def cast_off(g: Fleet, ship: Ship) -> None:
    """A ship is docked no more; what it did with a station's weapon ends (AMB-54)."""
    from orrery.games.fleet.tokens import MAINTAINED, take_up

    if g.kind_of(ship.at) == "battle_station":
        take_up(g, tuple([t for t in g.tokens if t.ship == ship.n and t.kind in MAINTAINED]))
    ship.docked = False
