"""Miracle tokens (004 p.5): each pays for a character's once-per-game ability."""

from __future__ import annotations

from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.events import MiracleGained
from orrery.games.galactica.state import Galactica


def may_gain(g: Galactica, seat: int) -> bool:
    """Not above what the sheet holds; a leader always, a revealed Cylon never."""
    player = g.players[seat]
    able = not player.cylon or g.is_leader(seat)
    return g.daybreak and able and player.miracles < CHARACTERS[player.character].most_miracles


def gain(g: Galactica, seat: int) -> None:
    if may_gain(g, seat):
        g.players[seat].miracles += 1
        g.tell(MiracleGained(seat, g.players[seat].miracles))
