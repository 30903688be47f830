"""Motives of Cylon leaders (004 p.8, TIMING T29)."""

from __future__ import annotations

from orrery.games.galactica.events import MotivesDealt
from orrery.games.galactica.state import Galactica

DEALT = 2


def deal_motives(g: Galactica, seat: int) -> None:
    """Two at set-up, two more in the Sleeper Agent phase."""
    cards, g.motive_deck = g.motive_deck[:DEALT], g.motive_deck[DEALT:]
    g.players[seat].motives = tuple(sorted(g.players[seat].motives + cards))
    g.tell(MotivesDealt(seat, cards))
