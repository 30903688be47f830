"""Special abilities of ships (chapter ABL), asked by name."""

from __future__ import annotations

from orrery.games.fleet.capabilities import helps
from orrery.games.fleet.containers import lying_at
from orrery.games.fleet.dice import faces, specials, spent
from orrery.games.fleet.ships import PROFILES, has
from orrery.games.fleet.state import Fleet, Ship


def is_ionic(g: Fleet, ships: list[Ship]) -> bool:
    """Whether a sector holds only ships with Ionic Propulsion (FC-ABL-01); decoys do not count (AMB-18).

    A docked ship has no ability (FC-SEC-13), and nobody uses it beside containers (FC-SAU-03).
    """
    able = all((has(s.kind, "ionic_propulsion") and not s.docked) or s.kind == "decoy" for s in ships)
    return able and not any(lying_at(g, s.at) for s in ships[:1])


def plays_of(g: Fleet, ship: Ship, stack: list[Ship], way: str) -> int:
    """How many times in a row one blue result may be played on a ship: with a module, it alone goes on (AMB-65).

    Sao Kai Suhn's Ionic ships go a third time with a multi (FC-CMD-03).
    """
    further = helps(g, "power_amplifier", ship.owner, ship.at)
    if is_ionic(g, stack):
        return 2 + further + (faces(way)[0] == "multi" and g.players[ship.owner].commander == "sao_kai_suhn")
    return 1 + further + has_module(g, ship, "ionic_module", way)


def seems_able(g: Fleet, stack: list[Ship], way: str) -> bool:
    """Whether the others must reckon with ships of a sector going on: its signals could be Ionic, or have a module."""
    known = [ship for ship in stack if ship.revealed]
    return (is_ionic(g, known) and not lying_at(g, stack[0].at)) or keeps_two(g, stack[0].owner, way)


def has_module(g: Fleet, ship: Ship, module: str, way: str) -> bool:
    """A module works while two specials are stored on the bridge (FC-WPN-20, FC-WPN-21)."""
    return ship.weapon == module and not ship.docked and keeps_two(g, ship.owner, way)


def keeps_two(g: Fleet, seat: int, way: str) -> bool:
    """Whether two specials are still stored once a volley is paid for: some of its dice may be among them."""
    player = g.players[seat]
    left = len(specials(player.stored))
    if "=" in way:
        paid, rolled = specials(spent(way)), specials(player.rolled)
        left -= sum([max(0, paid.count(die) - rolled.count(die)) for die in dict.fromkeys(paid)])
    return left >= 2


def is_depolarised(g: Fleet, ship: Ship) -> bool:
    """A docked ship has no ability (FC-SEC-13)."""
    return has(ship.kind, "depolarised_shields") and not ship.docked


def is_multipoint(g: Fleet, ship: Ship, stack: list[Ship]) -> bool:
    """Multipoint Weapons work for a ship alone in its sector (FC-ABL-08), without containers (FC-SAU-03)."""
    alone = len(stack) == 1 and not ship.docked
    return alone and has(ship.kind, "multipoint_weapons") and not lying_at(g, ship.at)


def reach_of(g: Fleet, ship: Ship, stack: list[Ship], way: str) -> int:
    """How many sectors each red result covers for a ship in a remote attack."""
    amplified = helps(g, "power_amplifier", ship.owner, ship.at)
    module = has_module(g, ship, "multipoint_module", way) or is_long_range(g, ship, way)
    return 1 + amplified + (module or is_multipoint(g, ship, stack))


def further(g: Fleet, stack: list[Ship]) -> int:
    """How much further a multi reaches than that: with Sao Kai Suhn's Multipoint Weapons (FC-CMD-03, AMB-63)."""
    return int(g.players[stack[0].owner].commander == "sao_kai_suhn" and is_multipoint(g, stack[0], stack))


def is_long_range(g: Fleet, ship: Ship, way: str) -> bool:
    """Long-Range Missiles work while two specials are stored; they are not spent (FC-ABL-18)."""
    return has(ship.kind, "long_range_missiles") and not ship.docked and keeps_two(g, ship.owner, way)


def covers(g: Fleet, target: Ship, face: str) -> int:
    """How many sectors one shield stops: two in a Power Amplifier (FC-TEC-20).

    Sao Kai Suhn's Depolarised ships stop one more with a multi (FC-CMD-03).
    """
    further = helps(g, "power_amplifier", target.owner, target.at)
    if face == "multi" and g.players[target.owner].commander == "sao_kai_suhn":
        return 1 + further + any(is_depolarised(g, ship) for ship in g.stack(target.at))
    return 1 + further


def not_elusive(targets: list[Ship]) -> list[Ship]:
    """Of all that could be picked, those that may be: the Chimaera only where there is nothing else (FC-FAC-11).

    `targets` are all that the dice, the weapon or the capability could be used on, from any sector (AMB-35).
    """
    return [ship for ship in targets if not has(ship.kind, "elusive")] or targets


def firepower(g: Fleet, ship: Ship) -> int:
    """The damage that a ship deals when it takes part (FC-SHP-18); an unarmed one adds nothing (AMB-12)."""
    return PROFILES[ship.kind].fire or 0


USES_SPECIALS = ("special_weapon", "long_range_missiles", "interceptor_bays")
"""The abilities of battleships (FC-ABL-20)."""


def may_reroll(g: Fleet, seat: int) -> bool:
    """Two specials may be rerolled by a fleet without battleship, or with Gamma Warheads only (FC-SPC-03, 04)."""
    return not any(
        PROFILES[ship.kind].abilities[:1] and PROFILES[ship.kind].abilities[0] in USES_SPECIALS
        for ship in g.ships
        if ship.owner == seat and ship.hull > 0 and ship.weapon != "gamma_warheads"
    )


def pickable(g: Fleet, seat: int, items: tuple[str, ...]) -> tuple[str, ...]:
    """Of the ships that a weapon could be aimed at, those that it may: see `not_elusive`."""
    if not any(item.startswith("ship:") and has(g.ship(item).kind, "elusive") for item in items):
        return items
    evasive = [i for i in items if i.startswith("ship:") and has(g.ship(i).kind, "elusive")]
    evasive = [i for i in evasive if g.enemies(seat, g.ship(i).owner)]
    return tuple([item for item in items if item not in evasive]) or items
