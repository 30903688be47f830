"""The seven factions (chapter FAC): what their fleets may be made of, and what they cost.

Their powers stand where they change a rule: those that are actions in `powers.py`, their leaders in `leaders.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from orrery.games.fleet.limits import Limit, first_broken, of_class
from orrery.games.fleet.ships import PROFILES

Plan = tuple[str, ...]

PIRATE_FORGE_SHIPS = 2
"""At most so many in a pirate fleet (FC-FAC-03)."""
MAA_SETI_SMALL_SHIPS = 3
"""At most so many ships of class 1 (FC-FAC-08)."""
REBEL_CRUISERS = 2
"""At least so many ships of class 3 (FC-FAC-14)."""
CLASSES = (1, 2, 3, 4, 5)
GREAT = 3
"""From this class on a ship counts for the Forge's two thirds (FC-FAC-02)."""


@dataclass(frozen=True, slots=True)
class Faction:
    kind: str
    """"empire", "independent" or "pirate"."""
    expansion: str
    cost: int = 0
    """Class points that its leader takes (FC-FAQ-19)."""
    slot: str = ""
    """One more result on the bridge, of that colour."""
    flagship: str = ""
    """With this ship the battle is lost (FC-FAC-07, FC-FAC-12)."""
    classes: tuple[int, ...] = CLASSES


FACTIONS: dict[str, Faction] = {
    "phebe": Faction("empire", "genesis"),
    "amycles": Faction("empire", "genesis"),
    "forge_of_fendrix": Faction("independent", "forge"),
    "llib_sorg": Faction("pirate", "pirates", 2, "red", "heavy_battleship"),
    "maa_seti": Faction("pirate", "pirates", 2, "green", "chimaera"),
    "rebels": Faction("pirate", "pirates", classes=(1, 2, 3)),
    "scavengers": Faction("pirate", "pirates", classes=(1, 2)),
}


# --- fleets -------------------------------------------------------------------------------------------


def has_ship(faction: str, kind: str) -> bool:
    """Whether a faction has a kind of ship (FC-FAC-01 to 03)."""
    profile = PROFILES[kind]
    if not profile.rank or profile.faction == "scenario" or profile.rank not in FACTIONS[faction].classes:
        return False
    if profile.faction in ("any", faction):
        return True
    if faction == "forge_of_fendrix":
        return profile.faction in ("phebe", "amycles")
    return FACTIONS[faction].kind == "pirate" and profile.forge


def has_weapon(faction: str, owner: str) -> bool:
    """Whether a faction may carry a weapon of that mark (FC-WPN-22, AMB-02)."""
    return owner in ("any", faction) or (faction == "forge_of_fendrix" and owner in ("phebe", "amycles"))


@cache
def limits(faction: str, flagship: str = "") -> tuple[Limit, ...]:
    """What a faction's rules ask of a fleet. `flagship`: if not the usual."""
    known = FACTIONS[faction]
    flagship = flagship or known.flagship
    found = [Limit("not_in_faction", of_class(*set(CLASSES) - set(known.classes)), most=0)]
    if known.kind == "pirate":
        forge = tuple([kind for kind, profile in PROFILES.items() if profile.forge])
        found.append(Limit("too_many_forge_ships", forge, most=PIRATE_FORGE_SHIPS))
    if flagship:
        found.append(Limit("needs_flagship", (flagship,), 1, 1))
    if faction == "llib_sorg":
        found.append(Limit("flagship_is_greatest", of_class(*CLASSES[PROFILES[flagship].rank - 1 :]), most=1))
    if faction == "maa_seti":
        found.append(Limit("too_many_small_ships", of_class(1), most=MAA_SETI_SMALL_SHIPS))
    if faction == "rebels":
        found.append(Limit("needs_two_class_3", of_class(3), REBEL_CRUISERS))
    if faction == "forge_of_fendrix":
        found.append(Limit("needs_great_ships", of_class(*CLASSES[GREAT - 1 :]), thirds=2))
    return tuple(found)


def objection(faction: str, plan: Plan, flagship: str = "") -> str:
    """What a faction's rules have against a fleet: the code of a refusal, or nothing."""
    return first_broken(limits(faction, flagship), plan)


OBJECTIONS = (
    "too_many_forge_ships",
    "needs_flagship",
    "flagship_is_greatest",
    "too_many_small_ships",
    "needs_two_class_3",
    "needs_great_ships",
)
