"""The Passage (FC-PAS) and Control (FC-CTL): two portals that lead out of the zone, not to each other."""

from __future__ import annotations

from orrery.games.fleet.scenario_events import PortalLaid
from orrery.games.fleet.scenarios.nearness import BLOW, approach, is_about, ships_of, steps, wear
from orrery.games.fleet.scenarios.scenario import Plan, Scenario
from orrery.games.fleet.scenarios.zones import everywhere_else, median, own_edge
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LOST, Fleet, Ship
from orrery.games.fleet.victory import annihilation, side_wins

CRUISER = "damaged_cruiser"
SHUT = 1.5
"""Steps that it counts like if an enemy stands in the way out."""
BESIDE = 0.7
"""What it counts, of holding a portal, to stand beside it; less from farther away."""


def lay_portals(g: Fleet, *places: tuple[str, str]) -> None:
    g.portals = places
    for at, letter in places:
        g.tell(PortalLaid(-1, at, letter))


# --- the Passage --------------------------------------------------------------------------------------


def lay_passage(g: Fleet) -> None:
    """X and Y at the ends of the median row; they are no pair (FC-PAS-02)."""
    row = median(g)
    lay_portals(g, (row[0], "X"), (row[-1], "Y"))


def cruiser(g: Fleet, seat: int) -> Plan:
    return (CRUISER,) if g.side(seat) == 0 else ()


def not_the_cruiser(g: Fleet, ship: Ship) -> bool:
    return ship.kind != CRUISER


def judge_passage(g: Fleet) -> None:
    """Phebe wins when the cruiser is through, Amycles when it is destroyed (FC-PAS-05)."""
    if any(g.players[seat].saved for seat in g.fighters()):
        side_wins(g, 0, "passed")
    elif any(ship.kind == CRUISER and ship.at == LOST for ship in g.ships):
        side_wins(g, 1, "cruiser_lost")
    else:
        annihilation(g)


def near_passage(g: Fleet, seat: int) -> float:
    """How far the cruiser is on its way, or how far it is shot to pieces."""
    for ship in g.ships:
        if ship.kind == CRUISER:
            if g.side(seat):
                return BLOW * wear(ship)
            door = g.portals[1][0]
            left = 1 + steps(g, ship.at, [door]) if is_about(g, ship) else g.board.width + 1
            shut = any(other.at == door and g.enemies(other.owner, ship.owner) for other in g.ships)
            return max(0.0, 1.0 - (left + SHUT * shut) / (g.board.width + 2)) * (1.0 - wear(ship) / 2)
    return 0.0


def cruisers(g: Fleet, ship: Ship) -> float:
    return float(ship.kind == CRUISER)


PASSAGE = Scenario(
    "passage",
    boards={2: ("5x5",)},
    zone=own_edge,
    judge=judge_passage,
    near=near_passage,
    stake=cruisers,
    points=(12,),
    sides=True,
    first=0,
    pieces=cruiser,
    lay=lay_passage,
    tiles_in_zones=True,
    deploys=not_the_cruiser,
    comes=not_the_cruiser,
    rolled_in=CRUISER,
)


# --- Control ------------------------------------------------------------------------------------------


def lay_control(g: Fleet) -> None:
    """At the two ends of a diagonal (FC-CTL-02); whether they are a pair is a switch (AMB-32)."""
    lay_portals(g, (g.board.row(0)[0], "X"), (g.board.row(-1)[-1], "X" if "linked_portals" in g.switches else "Y"))


def gate(g: Fleet, seat: int) -> str:
    """The portal nearest to a player: his fleet comes through it (FC-CTL-03)."""
    return g.portals[1 if g.side(seat) else 0][0]


def none_before_play(g: Fleet, ship: Ship) -> bool:
    return False


def hold_both(g: Fleet, seat: int) -> None:
    """A ship on each portal at one's Start of Turn wins (FC-CTL-05); decoys and squadrons hold none (AMB-38)."""
    held = [{s.owner for s in g.stack(at) if PROFILES[s.kind].rank} for at, _ in g.portals[:2]]
    if all(seat in owners for owners in held):
        side_wins(g, g.side(seat), "portals")


def near_control(g: Fleet, seat: int) -> float:
    """Portals held by the seat of a camp that is nearest to holding both."""
    best = 0.0
    for other in g.fighters():
        if not g.enemies(seat, other):
            own = [ship for ship in ships_of(g, g.camp(other)) if ship.owner == other]
            one, two = [hold(g, own, at) for at, _ in g.portals[:2]] or (0.0, 0.0)
            best = max(best, (one + two) / 4 + one * two / 2)
    return best


def hold(g: Fleet, ships: list[Ship], at: str) -> float:
    there = approach(g, ships, at)
    return there if there == 1.0 else BESIDE * there


CONTROL = Scenario(
    "control",
    boards={2: ("5x5", "5x6", "6x6")},
    zone=everywhere_else,
    judge=annihilation,
    near=near_control,
    lay=lay_control,
    tiles_in_zones=True,
    deploys=none_before_play,
    comes=none_before_play,
    begin=hold_both,
)
