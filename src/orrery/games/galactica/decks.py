"""The decks that are looked into: crises, destinations, quorum cards (000 p.28, D24-D29, D34).

Beside each card stand the seats that know it, as bits, wherever it lies.
"""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.events import Buried, Looked, Reshuffled
from orrery.games.galactica.state import NOBODY, Cards, Counts, Galactica, without

TOP, BOTTOM = "top", "bottom"


def refill(g: Galactica, deck: str, n: int) -> None:
    """When fewer than n cards are left the discard pile is shuffled and goes under them. Destinations have none."""
    cards: Cards = getattr(g, f"{deck}_deck")
    discards: Cards = getattr(g, f"{deck}_discards", ())
    if len(cards) < n and discards:
        setattr(g, f"{deck}_deck", cards + g.chance.shuffle(discards))
        setattr(g, f"{deck}_known", getattr(g, f"{deck}_known") + (0,) * len(discards))
        setattr(g, f"{deck}_discards", ())
        g.tell(Reshuffled(deck))


def take(g: Galactica, deck: str, n: int) -> tuple[Cards, Counts]:
    """The top n cards, or as many as there are, and who knows them."""
    refill(g, deck, n)
    cards: Cards = getattr(g, f"{deck}_deck")
    known: Counts = getattr(g, f"{deck}_known")
    setattr(g, f"{deck}_deck", cards[n:])
    setattr(g, f"{deck}_known", known[n:])
    for card, bits in zip(cards[:n], known[:n], strict=True):
        if bits:
            strike(g, deck, card, bits)
    return cards[:n], known[:n]


def strike(g: Galactica, deck: str, card: str, bits: int) -> None:
    """A card leaves the deck: who knew where it lay strikes it from his notes, one copy of it."""
    for seat, player in enumerate(g.players):
        if bits & 1 << seat:
            notes = [note for note in player.notes if note[:2] == (deck, card)]
            if notes:
                i = player.notes.index(notes[0])
                player.notes = player.notes[:i] + player.notes[i + 1 :]


def look(g: Galactica, seat: int, deck: str, n: int) -> None:
    """A seat takes the top cards to choose from: everybody sees that, he alone sees what."""
    player = g.players[seat]
    player.looking, player.looking_known = take(g, deck, n)
    g.tell(Looked(seat, deck, NOBODY, player.looking))


def pick(g: Galactica, seat: int, card: str) -> int:
    """Takes one of the cards looked at out; gives who knows it."""
    player = g.players[seat]
    i = player.looking.index(card)
    known = player.looking_known[i]
    player.looking = without(player.looking, (card,))
    player.looking_known = player.looking_known[:i] + player.looking_known[i + 1 :]
    return known


def put_back(g: Galactica, seat: int, deck: str, card: str, where: str) -> None:
    """One of the cards looked at goes back on top of the deck or under it; he remembers it."""
    known = pick(g, seat, card) | 1 << seat
    cards: Cards = getattr(g, f"{deck}_deck")
    bits: Counts = getattr(g, f"{deck}_known")
    if where == TOP:
        setattr(g, f"{deck}_deck", (card, *cards))
        setattr(g, f"{deck}_known", (known, *bits))
    else:
        setattr(g, f"{deck}_deck", (*cards, card))
        setattr(g, f"{deck}_known", (*bits, known))
    g.players[seat].notes += ((deck, card, where),)
    g.tell(Buried(seat, deck, where, 1))


@question
def bury_order(g: Galactica, seat: int, deck: str) -> Question:
    """Which of the cards left over goes under the deck first."""
    return Question(g.players[seat].looking, about={"deck": deck})


@procedure
def bury(g: Galactica, seat: int, deck: str) -> Play[None]:
    """The cards looked at go under the deck, in the order that he likes, unseen by the others (T14.3)."""
    while len(set(g.players[seat].looking)) > 1:
        choice = yield bury_order(seat, deck)
        put_back(g, seat, deck, choice[0], BOTTOM)
    for card in g.players[seat].looking:
        put_back(g, seat, deck, card, BOTTOM)


def shuffle_in(g: Galactica, deck: str, card: str) -> None:
    """All that anybody knew of the deck is lost."""
    cards: Cards = getattr(g, f"{deck}_deck")
    setattr(g, f"{deck}_deck", g.chance.shuffle((*cards, card)))
    setattr(g, f"{deck}_known", (0,) * (len(cards) + 1))
    g.forget(deck)
    g.tell(Reshuffled(deck))
