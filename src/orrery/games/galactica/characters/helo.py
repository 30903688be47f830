"""Karl "Helo" Agathon: ECO Officer (TIMING T10.5), Moral Compass (T8.6). Stranded: turn, movement, actions."""

from __future__ import annotations

from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.crises import may_choose
from orrery.games.galactica.dice import roll_again
from orrery.games.galactica.events import CrisisChoice
from orrery.games.galactica.state import Galactica


def was_rolled(g: Galactica, seat: int) -> bool:
    """Any die of his own turn, once in it; not once another reroll was called for."""
    return seat == g.current and "eco_officer" not in g.players[seat].used and bool(g.rolls[-1].die)


def eco_officer(g: Galactica, seat: int, setting: str) -> None:
    g.players[seat].used += ("eco_officer",)
    roll_again(g)


reaction("after_roll", "helo", "eco_officer", was_rolled, eco_officer)


def was_chosen(g: Galactica, seat: int) -> bool:
    """Between the two printed boxes, where the card allows the other. A super crisis is immune."""
    card = CRISES[g.crisis]
    return not card.super and may_choose(g, card.boxes[1 - g.box])


def moral_compass(g: Galactica, seat: int, setting: str) -> None:
    """The other box is resolved. Choices inside a box are never touched (FAQ)."""
    g.box = 1 - g.box
    g.tell(CrisisChoice(seat, g.crisis, g.box))


reaction("crisis_chosen", "helo", "moral_compass", was_chosen, moral_compass, once=True)
