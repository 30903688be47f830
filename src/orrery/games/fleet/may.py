"""What is allowed, asked by name. Every rule that forbids something says so here, one line each, and nowhere else.

Sectors, devices, weapons and scenarios do not patch one another: they are looked up from these functions.
"""

from __future__ import annotations

from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship


def move(g: Fleet, ship: Ship) -> bool:
    """By its owner's dice (FC-MOV-01, FC-SEC-14)."""
    return not ship.docked


def attack(g: Fleet, ship: Ship) -> bool:
    """Launch an attack (FC-ATK-11, FC-SEC-04, FC-SEC-13)."""
    return PROFILES[ship.kind].fire is not None and not ship.docked and TERRAINS[g.kind_of(ship.at)].attack


def support(g: Fleet, ship: Ship) -> bool:
    """Add its fire to another sector's attack (FC-ATK-03)."""
    return PROFILES[ship.kind].fire is not None and not ship.docked and TERRAINS[g.kind_of(ship.at)].support


def be_targeted(g: Fleet, ship: Ship, by: str = "attack") -> bool:
    """By an attack or a weapon (FC-SEC-04, FC-WPN-26, FC-OPT-07, FC-WPN-16)."""
    return by in TERRAINS[g.kind_of(ship.at)].targets and ship.revealed and not in_sanctuary(g, ship.at)


def shield(g: Fleet, seat: int, sector: str) -> bool:
    """Use shields for the ships of a sector (FC-SEC-13: a docked ship alone has none)."""
    return any(ship.owner == seat and not ship.docked for ship in g.stack(sector))


def counter_attack(g: Fleet, ship: Ship) -> bool:
    """AMB-53: it counts as launching an attack, but gas and asteroids do not hinder it."""
    return not ship.docked


def use_weapon(g: Fleet, ship: Ship) -> bool:
    """From where it stands (FC-WPN-26)."""
    return not ship.docked and TERRAINS[g.kind_of(ship.at)].weapons_from


def be_aimed_at(g: Fleet, sector: str) -> bool:
    """A sector, by a weapon that picks a sector (FC-SEC-22)."""
    return TERRAINS[g.kind_of(sector)].weapons_into and not in_sanctuary(g, sector)


def in_sanctuary(g: Fleet, sector: str) -> bool:
    """Next to a Sanctuary or in it (FC-WPN-16)."""
    if not g.tokens:
        return False
    return any(t.kind == "sanctuary" and (t.at == sector or t.at in g.board.around[sector]) for t in g.tokens)


def closed(g: Fleet) -> tuple[str, ...]:
    """Sectors that nobody may enter whatever stands there (FC-WPN-05)."""
    return tuple([token.at for token in g.tokens if token.kind == "interdictor"])


def blocking(g: Fleet) -> tuple[str, ...]:
    """Sectors without ships or special face that no shot crosses all the same (FC-ATK-07)."""
    return closed(g)
