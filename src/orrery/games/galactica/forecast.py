"""What each kind of Cylon ship would do if it were activated next: a function of what everybody sees (T12)."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.games.galactica.activation import LAUNCHED, can_launch, civilians_in, fresh_raiders, ready_basestars
from orrery.games.galactica.board import BOARDED, LAUNCH_AREAS
from orrery.games.galactica.space import available, unmanned
from orrery.games.galactica.state import Galactica

Forecast = Mapping[str, int]


def forecast(g: Galactica) -> dict[str, Forecast]:
    """For each activation icon, what is to be expected before any die is rolled."""
    return {
        "raiders": raiders(g),
        "heavy_raiders": heavy_raiders(g),
        "basestars": {"shots": len(ready_basestars(g))},
        "launch_raiders": {"launched": launched(g, "raider", LAUNCHED["launch_raiders"])},
    }


def launched(g: Galactica, ship: str, n: int) -> int:
    more = "cylon_swarm" in g.in_play
    return min(available(g, ship), (n + more) * len(can_launch(g)))


def raiders(g: Galactica) -> Forecast:
    """Attacks on vipers, civilian ships lost, moves, attacks on Galactica; or a launch where there are none."""
    if not sum(g.raiders):
        return {"launched": launched(g, "raider", LAUNCHED["raiders"])}
    vipers = civilians = moves = galactica = 0
    for area in fresh_raiders(g):
        n = g.raiders[area] - g.raiders_done[area]
        if unmanned(g, area) or g.pilots_in(area):
            vipers += n
        elif there := len(civilians_in(g, area)):
            civilians += min(n, there)
            moves += max(0, n - there)
        elif g.civilians:
            moves += n
        else:
            galactica += n
    return {"vipers": vipers, "civilians": civilians, "moves": moves, "galactica": galactica}


def heavy_raiders(g: Galactica) -> Forecast:
    """Centurions that board, the space that the foremost one reaches, and heavy raiders that come closer."""
    ahead = max([space + 1 for space, n in enumerate(g.centurions) if n], default=0)
    if not sum(g.heavy_raiders):
        return {"launched": launched(g, "heavy_raider", LAUNCHED["heavy_raiders"]), "ahead": ahead}
    boarding = sum(g.heavy_raiders[area] - g.heavy_done[area] for area in LAUNCH_AREAS)
    moves = sum(g.heavy_raiders) - sum(g.heavy_done) - boarding
    return {"boarding": min(boarding, available(g, "centurion")), "moves": moves, "ahead": ahead}


def costs(expected: Forecast) -> bool:
    """Whether the humans would certainly lose something, or the game."""
    return bool(expected.get("civilians") or expected.get("boarding") or expected.get("ahead", 0) >= BOARDED)
