"""Aptitudes of commanders that come after something else (chapter CMD); the others are where they change a rule."""

from __future__ import annotations

from orrery.games.fleet.dice import FACES, Dice, colour
from orrery.games.fleet.events import Rerolled
from orrery.games.fleet.state import Fleet


def roll_again(g: Fleet, seat: int, dice: Dice) -> None:
    """Anata Shunx'n rolls the specials again that she spent on a Special Weapon (FC-CMD-01)."""
    if g.players[seat].commander == "anata_shunxn" and not g.reason:
        colours = tuple([colour(die) for die in dice])
        g.take_out(seat, colours)
        into = tuple([f"{name}-{FACES[g.chance.roll(6) - 1]}" for name in colours])
        g.players[seat].rolled += into
        g.tell(Rerolled(seat, dice, into))
