"""What a Special Weapon is made of (chapter WPN)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from orrery.core.procedure import Play
from orrery.games.fleet import may
from orrery.games.fleet.sectors import UNKNOWN
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey


def shows_nothing(g: Fleet, ship: Ship, aim: str) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, slots=True)
class Weapon:
    name: str
    aims: Callable[[Survey, Ship], tuple[str, ...]]
    """What it can be aimed at now, as items: ships, sectors, seats. Empty: it cannot be used."""
    fire: Callable[[Any, int, int, str], Play[None] | None]
    """(g, seat, the carrying ship, the aim); a play where something is to be asked."""
    shows: Callable[[Fleet, Ship, str], dict[str, Any]] = shows_nothing
    """The preview of an aim."""
    expansion: str = "genesis"
    faction: str = "any"


def pays_anyway(survey: Survey) -> bool:
    """Whether the use of a weapon is worth something by itself: Anata Shunx'n rolls her specials again (FC-CMD-01)."""
    return survey.g.players[survey.seat].commander == "anata_shunxn"


def ships_within(survey: Survey, ship: Ship, reach: int) -> list[Ship]:
    """Ships of anybody, in king's moves from the carrier, that a weapon may pick (FC-WPN-03, FC-WPN-26)."""
    g, board = survey.g, survey.board
    near = [s for s in survey.stacks if (d := board.distance(ship.at, s)) is not None and d <= reach]
    if reach == 2:
        near = [sector for sector in near if gets_through(survey, ship.at, sector)]
    return [other for sector in near for other in survey.stacks[sector] if may.be_targeted(g, other, "weapon")]


def enemies_of(g: Fleet, seat: int, ships: list[Ship]) -> list[Ship]:
    return [ship for ship in ships if g.enemies(seat, ship.owner)]


def in_sight(survey: Survey, origin: str, sector: str) -> bool:
    """No obstacle between, up to two sectors away (FC-WPN-02): one clear on the line, or beside both (AMB-19)."""
    distance = survey.board.distance(origin, sector)
    if distance is None or distance > 2:
        return False
    return distance < 2 or any(not obstacle(survey, s) for s in ways_to(survey, origin, sector))


def gets_through(survey: Survey, origin: str, sector: str) -> bool:
    """No weapon passes an undiscovered sector, not even those that ignore obstacles: it is none of them (FC-OPT-18)."""
    g = survey.g
    if UNKNOWN.name not in g.terrain or survey.board.distance(origin, sector) != 2:
        return True
    return any(g.kind_of(s) != UNKNOWN.name for s in ways_to(survey, origin, sector))


def ways_to(survey: Survey, origin: str, sector: str) -> Iterable[str]:
    """The sectors between two that are two apart (AMB-19)."""
    board = survey.board
    if "any_path" in survey.g.switches:
        return set(board.around[origin]) & set(board.around[sector])
    return board.between(origin, sector)


def obstacle(survey: Survey, sector: str) -> bool:
    """Ships, special sectors, signals, Interdictors and portals stop weapons (FC-WPN-02, FC-POR-09)."""
    return bool(survey.blocked & survey.board.bit[sector]) or any(at == sector for at, _ in survey.g.portals)


def is_empty(survey: Survey, sector: str) -> bool:
    """No special face, no ship, no signal (FC-WPN-04), nothing that shuts it; AMB-67 settles portals."""
    g = survey.g
    if survey.blocked & survey.board.bit[sector]:
        return False
    return "portals_are_not_empty" not in g.switches or not any(at == sector for at, _ in g.portals)


def empty_sectors(survey: Survey, ship: Ship, reach: int) -> list[str]:
    """Empty sectors within reach that may be aimed at; obstacles between do not matter."""
    return [s for s in aimable(survey, ship, reach) if is_empty(survey, s)]


def aimable(survey: Survey, ship: Ship, reach: int) -> list[str]:
    """Sectors within reach that a weapon may be aimed at (FC-SEC-22)."""
    g, board = survey.g, survey.board
    near = [s for s in board.sectors if (d := board.distance(ship.at, s)) is not None and d <= reach]
    return [sector for sector in near if may.be_aimed_at(g, sector) and gets_through(survey, ship.at, sector)]
