"""Karl "Helo" Agathon: ECO Officer (T10.5), Moral Compass (T8.6). Stranded: turn, movement, actions."""

from __future__ import annotations

from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.crises import OWN_PATH, may_choose
from orrery.games.galactica.dice import roll_again
from orrery.games.galactica.events import CrisisChoice
from orrery.games.galactica.state import Cards, Galactica


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
    return not card.super and any(may_choose(g, box) for i, box in enumerate(card.boxes) if i != g.box)


def printed(g: Galactica) -> Cards:
    """After Lee's different path either printed box may be forced (JB)."""
    boxes = CRISES[g.crisis].boxes
    return tuple([str(i) for i in range(2) if may_choose(g, boxes[i])]) if g.box == OWN_PATH else ()


def moral_compass(g: Galactica, seat: int, setting: str) -> None:
    """The other box is resolved. Choices inside a box are never touched (FAQ)."""
    g.box = int(setting) if setting else 1 - g.box
    g.tell(CrisisChoice(seat, g.crisis, g.box))


reaction("crisis_chosen", "helo", "moral_compass", was_chosen, moral_compass, printed, once=True)
