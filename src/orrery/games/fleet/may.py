"""What is allowed, asked by name. Every rule that forbids something says so here, one line each, and nowhere else.

Sectors, devices, weapons and scenarios do not patch one another: they are looked up from these functions.
"""

from __future__ import annotations

from orrery.games.fleet.capabilities import hinders, is_distorted
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.ships import PROFILES, SQUADRON
from orrery.games.fleet.state import Fleet, Ship


def move(g: Fleet, ship: Ship) -> bool:
    """By its owner's dice (FC-MOV-01, FC-SEC-14), but not in the turn of the damaged cruiser's arrival (FC-PAS-03)."""
    if ship.kind == "damaged_cruiser" and (ship.n, ship.at) in g.loaders:
        return False
    return not ship.docked and leave(g, ship)


def leave(g: Fleet, ship: Ship) -> bool:
    """Its sector by itself, dice, retreat, portal or Impulse (FC-TEC-23, AMB-70)."""
    return not hinders(g, "propulsion_disruptor", ship.owner, ship.at)


def attack(g: Fleet, ship: Ship) -> bool:
    """Launch an attack (FC-ATK-11, FC-SEC-04, FC-SEC-13); squadrons only support (FC-ABL-16)."""
    return ship.kind != SQUADRON and is_armed(g, ship) and TERRAINS[g.kind_of(ship.at)].attack


def is_armed(g: Fleet, ship: Ship) -> bool:
    """Able to fire at all (FC-ATK-11, FC-SEC-13, FC-TEC-26)."""
    if PROFILES[ship.kind].fire is None or ship.docked:
        return False
    return not hinders(g, "communications_jammer", ship.owner, ship.at)


def support(g: Fleet, ship: Ship) -> bool:
    """Add its fire to another sector's attack (FC-ATK-03)."""
    return is_armed(g, ship) and TERRAINS[g.kind_of(ship.at)].support


def be_targeted(g: Fleet, ship: Ship, by: str = "attack") -> bool:
    """By an attack or a weapon (FC-SEC-04, FC-WPN-26, FC-OPT-07, FC-WPN-16); the shuttle by none (FC-CAP-07)."""
    if not ship.revealed or ship.kind == "diplomatic_shuttle":
        return False
    return by in TERRAINS[g.kind_of(ship.at)].targets and not in_sanctuary(g, ship.at)


def be_helped(g: Fleet, ship: Ship) -> bool:
    """Be the target of an ally's capability: that is a targeting like any other (FC-TEC-19, FC-SEC-04, FC-SEC-09)."""
    return "weapon" in TERRAINS[g.kind_of(ship.at)].targets and not in_sanctuary(g, ship.at)


def be_struck_back(g: Fleet, ship: Ship) -> bool:
    """By a counter-attack, which is aimed as an attack is: into gas, not into a storm or a Sanctuary (AMB-76)."""
    return "counter_attacks_pass" in g.switches or be_targeted(g, ship)


def be_boarded(g: Fleet, seat: int, ships: list[Ship]) -> bool:
    """Enter a sector that the others hold: only where the shuttle is alone (FC-CAP-06)."""
    return len(ships) == 1 and ships[0].kind == "diplomatic_shuttle" and g.enemies(seat, ships[0].owner)


def shield(g: Fleet, seat: int, sector: str) -> bool:
    """Use shields of a sector (FC-TEC-25); docked ships and squadrons have none (FC-SEC-13, FC-ABL-16)."""
    if hinders(g, "shield_blocker", seat, sector):
        return False
    return any(ship.owner == seat and not ship.docked and ship.kind != SQUADRON for ship in g.stack(sector))


def react(g: Fleet, seat: int, sector: str) -> bool:
    """Use dice against an attack at all: squadrons alone have none (FC-ABL-16)."""
    return any(ship.owner == seat and ship.kind != SQUADRON for ship in g.stack(sector))


def counter_attack(g: Fleet, ship: Ship) -> bool:
    """AMB-53: it counts as launching an attack, but gas and asteroids do not hinder it."""
    return not ship.docked and not hinders(g, "communications_jammer", ship.owner, ship.at)


def use_specials(g: Fleet, seat: int, sector: str) -> bool:
    """Through ships of a sector: weapon, retreat, counter-attack, direction change ... (FC-TEC-28, AMB-27)."""
    return not g.tokens or not is_distorted(g, seat, sector)


def use_weapon(g: Fleet, ship: Ship) -> bool:
    """From where it stands (FC-WPN-26)."""
    return not ship.docked and TERRAINS[g.kind_of(ship.at)].weapons_from and use_specials(g, ship.owner, ship.at)


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
    return closed(g) + tuple([token.at for token in g.tokens if token.kind == "container"])
