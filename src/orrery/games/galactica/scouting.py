"""Looking at the top card of a deck, and leaving it there or putting it under the deck (TIMING D25, D29)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.decks import BOTTOM, TOP, look, put_back
from orrery.games.galactica.state import Galactica


@question
def top_or_bottom(g: Galactica, seat: int, deck: str) -> Question:
    """What becomes of the card that was seen."""
    return Question((TOP, BOTTOM), about={"deck": deck, "card": g.players[seat].looking[0]})


@procedure
def scout(g: Galactica, seat: int, deck: str) -> Play[None]:
    """`deck`: "crisis" or "destination"."""
    look(g, seat, deck, 1)
    if g.players[seat].looking:
        choice = yield top_or_bottom(seat, deck)
        put_back(g, seat, deck, g.players[seat].looking[0], choice[0])
