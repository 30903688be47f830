"""Special abilities of ships (chapter ABL), asked by name."""

from __future__ import annotations

from orrery.games.fleet.dice import specials
from orrery.games.fleet.ships import PROFILES, has
from orrery.games.fleet.state import Fleet, Ship


def is_ionic(g: Fleet, ships: list[Ship]) -> bool:
    """Whether a sector holds only ships with Ionic Propulsion (FC-ABL-01); decoys do not count (AMB-18)."""
    return all(has(ship.kind, "ionic_propulsion") or ship.kind == "decoy" for ship in ships)


def moves_of(g: Fleet, ships: list[Ship], face: str) -> int:
    """How many times in a row one blue result may be played on a sector."""
    return 2 if is_ionic(g, ships) or any(has_module(g, ship, "ionic_module") for ship in ships) else 1


def goes_again(g: Fleet, ship: Ship, ionic: bool) -> bool:
    """Whether a ship takes part in the second play of a blue result: with a module, it alone does (AMB-65)."""
    return ionic or has_module(g, ship, "ionic_module")


def has_module(g: Fleet, ship: Ship, module: str) -> bool:
    """A module works while two specials are stored on the bridge (FC-WPN-20, FC-WPN-21)."""
    return ship.weapon == module and not ship.docked and len(specials(g.players[ship.owner].stored)) >= 2


def is_depolarised(g: Fleet, ship: Ship) -> bool:
    """A docked ship has no ability (FC-SEC-13)."""
    return has(ship.kind, "depolarised_shields") and not ship.docked


def is_multipoint(g: Fleet, ship: Ship, stack: list[Ship]) -> bool:
    """Multipoint Weapons work for a ship alone in its sector (FC-ABL-08)."""
    return len(stack) == 1 and has(ship.kind, "multipoint_weapons")


def reach_of(g: Fleet, ship: Ship, stack: list[Ship], played: tuple[str, ...]) -> int:
    """How many sectors each red result covers for a ship in a remote attack."""
    return 2 if is_multipoint(g, ship, stack) or has_module(g, ship, "multipoint_module") else 1


def firepower(g: Fleet, ship: Ship) -> int:
    """The damage that a ship deals when it takes part (FC-SHP-18); an unarmed one adds nothing (AMB-12)."""
    return PROFILES[ship.kind].fire or 0


def may_reroll(g: Fleet, seat: int) -> bool:
    """Two specials may be rerolled by a fleet without battleship (FC-SPC-03, FC-SPC-04)."""
    return not any(
        PROFILES[ship.kind].abilities[:1] in (("special_weapon",), ("long_range_missiles",), ("interceptor_bays",))
        for ship in g.ships
        if ship.owner == seat and ship.hull > 0
    )
