"""Looking at the top card of a deck, and leaving it there or putting it under the deck (D25, D29)."""

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


@question
def next_seen(g: Galactica, seat: int, deck: str) -> Question:
    """Which of the cards seen goes back next, and where to: `top:card` or `bottom:card`."""
    return Question(tuple([f"{where}:{card}" for where in (TOP, BOTTOM) for card in g.players[seat].looking]))


@procedure
def scout_ahead(g: Galactica, seat: int, deck: str, n: int) -> Play[None]:
    """Several cards, each on top or under the deck, in any order. No deck is shuffled for it (P16)."""
    look(g, seat, deck, max(1, min(n, len(getattr(g, f"{deck}_deck")))))
    while len(g.players[seat].looking) > 1:
        choice = yield next_seen(seat, deck)
        where, _, card = choice[0].partition(":")
        put_back(g, seat, deck, card, where)
    if g.players[seat].looking:
        choice = yield top_or_bottom(seat, deck)
        put_back(g, seat, deck, g.players[seat].looking[0], choice[0])
