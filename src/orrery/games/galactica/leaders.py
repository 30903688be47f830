"""Cylon leaders: their draws, infiltrating and returning (004 p.8-10, TIMING T4)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.hands import draw, draw_by_choice
from orrery.games.galactica.state import TYPES, Galactica


@procedure
def leader_draws(g: Galactica, seat: int) -> Play[None]:
    """His own set."""
    sheet = CHARACTERS[g.players[seat].character]
    draw(g, seat, tuple([TYPES.index(type) for type, n in sheet.skills for _ in range(n)]), "turn")
    for types, n in sheet.splits:
        yield from draw_by_choice(g, seat, types, n, "turn")
