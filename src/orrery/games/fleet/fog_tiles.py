"""Fog of war (FC-OPT-12 to 14, 16, 18): sectors that are not laid yet."""

from __future__ import annotations

from orrery.games.fleet.dice import FACES
from orrery.games.fleet.hidden_events import Discovered
from orrery.games.fleet.state import Fleet

UNKNOWN = "unknown"
TILES = {"asteroid_field": 18, "gas_cloud": 16, "gravity_field": 16}
"""The special faces of the fifty tiles (FC-CMP-08, AMB-04)."""
EVEN = {"asteroid_field": 17, "gas_cloud": 17, "gravity_field": 16}


def box(g: Fleet) -> tuple[str, ...]:
    """All tiles of the box; of two boxes where the zone is larger than one (AMB-04)."""
    split = EVEN if "even_tiles" in g.switches else TILES
    tiles = tuple([kind for kind, n in split.items() for _ in range(n)])
    return tiles * (1 + (len(g.sectors) - 1) // len(tiles))


def roll_in(g: Fleet, open_sectors: set[str]) -> None:
    """Nothing is laid but the sectors where something begins; a pile has the tiles for the others (FC-OPT-12 to 14)."""
    g.pile = g.chance.shuffle(box(g))[: len(g.sectors)]
    for sector in g.sectors:
        if sector in open_sectors:
            g.pile = g.pile[1:]
        else:
            g.lay(sector, UNKNOWN)


def discover(g: Fleet, seat: int, sector: str) -> None:
    """A special lays the top tile with its special side up, anything else the neutral one (FC-OPT-16)."""
    face = FACES[g.chance.roll(6) - 1]
    kind, g.pile = g.pile[0], g.pile[1:]
    g.lay(sector, kind if face == "special" else "")
    g.tell(Discovered(seat, sector, face, g.kind_of(sector)))
