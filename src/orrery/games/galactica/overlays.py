"""The Cylon locations are turned over (004 p.11, T28). Colonial One: see `locations.on_table`."""

from __future__ import annotations

from orrery.games.galactica.effects import DestroyHub, carries_out
from orrery.games.galactica.events import HubDestroyed
from orrery.games.galactica.locations import HUB_DESTROYED, RESURRECTION_SHIP
from orrery.games.galactica.state import Galactica


@carries_out(DestroyHub)
def carry_out_destruction(g: Galactica, order: DestroyHub, seat: int) -> None:
    """Characters stay where they were; from the Resurrection Ship they come to Hub Destroyed."""
    if g.hub_destroyed:
        return
    g.hub_destroyed = True
    g.tell(HubDestroyed())
    for player in g.players:
        if player.location == RESURRECTION_SHIP:
            player.location = HUB_DESTROYED
