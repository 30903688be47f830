"""Ship profiles (chapter SHP): class, firepower, hull and abilities of every kind of ship."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Profile:
    """`fire` is None for a ship that is unarmed ("/" in the manual): it neither attacks nor supports (FC-ATK-11)."""

    rank: int
    """The class: fleet value, room in a sector, victory."""
    fire: int | None
    hull: int
    abilities: tuple[str, ...] = ()
    faction: str = "any"
    expansion: str = "genesis"
    devices: int = 0
    """How many technical devices it carries (FC-TEC-09)."""
    forge: bool = False


PROFILES: dict[str, Profile] = {
    "frigate": Profile(1, 1, 6, ("ionic_propulsion",)),
    "destroyer": Profile(2, 2, 12, ("multipoint_weapons",)),
    "cruiser": Profile(3, 3, 18, ("depolarised_shields",)),
    "battleship": Profile(4, 4, 24, ("special_weapon",)),
    "heavy_battleship": Profile(5, 5, 30, ("special_weapon",), expansion="avatar"),
    "dreadnought": Profile(5, 6, 24, ("long_range_missiles",), "amycles", "avatar"),
    "carrier": Profile(5, 0, 30, ("interceptor_bays",), "phebe", "avatar"),
    "interceptor_squadron": Profile(0, 1, 1, ("impulse",), "phebe", "avatar"),
    "mule": Profile(1, None, 12, ("technical_device",), expansion="salvation", devices=1),
    "advantage": Profile(1, None, 6, ("ionic_propulsion", "technical_device"), "amycles", "salvation", 1),
    "salvation": Profile(1, None, 6, ("support_ray", "technical_device"), "phebe", "salvation", 1),
    "testudo": Profile(1, 0, 12, ("depolarised_shields",), "phebe", "forge", forge=True),
    "centaurus": Profile(3, 3, 18, ("ionic_propulsion",), "phebe", "forge", forge=True),
    "phalanx": Profile(2, 3, 6, ("ionic_propulsion",), "amycles", "forge", forge=True),
    "sagittarius": Profile(3, 3, 18, ("multipoint_weapons",), "amycles", "forge", forge=True),
    "chimaera": Profile(4, 4, 24, ("technical_device", "elusive"), "maa_seti", "pirates", 2),
    "damaged_cruiser": Profile(3, 0, 6, faction="scenario"),
    "diplomatic_shuttle": Profile(1, None, 2, faction="scenario"),
    "civilian_ship": Profile(1, None, 6, faction="scenario"),
    "decoy": Profile(0, None, 1, faction="scenario"),
    "signal": Profile(0, None, 0, faction="scenario"),
}
"""What is built into a fleet, then squadrons, the scenarios' own pieces and decoys.
"signal" is what others take a ship for that they cannot see (FC-OPT-03): it is nothing but there."""

SQUADRON = "interceptor_squadron"
NOT_COUNTED = (SQUADRON, "decoy", "damaged_cruiser", "diplomatic_shuttle", "civilian_ship", "signal")
"""Pieces that count for no fleet's points (FC-VIC-05)."""


def has(kind: str, ability: str) -> bool:
    return ability in PROFILES[kind].abilities
