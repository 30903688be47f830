"""Taking the diplomatic shuttle (FC-CAP-06): a ship moves onto its sector while it is alone there."""

from __future__ import annotations

from orrery.games.fleet.scenario_events import ShuttleTaken
from orrery.games.fleet.state import Fleet


def take_shuttle(g: Fleet, seat: int, sector: str) -> None:
    for ship in g.stack(sector):
        if ship.kind == "diplomatic_shuttle" and g.enemies(seat, ship.owner):
            ship.owner = seat
            g.tell(ShuttleTaken(seat, ship.n, sector))
