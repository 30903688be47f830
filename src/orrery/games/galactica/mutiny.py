"""Drawing Mutiny cards, and how many one may keep (004 p.5-6, T18). What the cards do: `mutiny_cards`."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.board import BRIG
from orrery.games.galactica.decks import BOTTOM, look, pick, put_back, take
from orrery.games.galactica.effects import DrawMutiny, carries_out, whom
from orrery.games.galactica.events import Discarded, DrewMutiny
from orrery.games.galactica.hands import demand_discards
from orrery.games.galactica.movement import send
from orrery.games.galactica.state import NOBODY, Cards, Galactica, without

DECK = "mutiny"
GIVEN = "mutiny_hand"
"""The note of somebody who knows a card of another's Mutiny hand: (GIVEN, whose, card)."""
MORAL_DILEMMA = 2


def may_draw(g: Galactica, seat: int) -> bool:
    """Human players, an infiltrating leader among them (004 p.6)."""
    return g.daybreak and not g.players[seat].cylon


def limit(g: Galactica, seat: int) -> int:
    """One card; the Mutineer two."""
    return 2 if seat == g.mutineer() else 1


@procedure
def draw_mutiny(g: Galactica, seat: int, to_brig: bool = True) -> Play[None]:
    """One card, then the Brig above the limit; then what is too much is discarded.

    Where the effect knows no Brig (Press Room) a single card is kept, the Mutineer's too.
    """
    if not may_draw(g, seat):
        return
    zarek = g.has_sheet("tom_zarek_alt")
    if zarek != NOBODY and len(g.mutiny_deck) + len(g.mutiny_discards) > 1:
        yield from hand_out(g, zarek, seat)  # T18.2
    else:
        cards, known = take(g, DECK, 1)
        receive(g, seat, cards, known[0] if known else 0)  # T18.3
    if to_brig and len(g.players[seat].mutiny) > limit(g, seat):
        send(g, seat, BRIG)  # T18.4
    yield from keep_to_limit(g, seat, limit(g, seat) if to_brig else 1)  # T18.6
    if g.is_(seat, "lee_adama_alt"):
        yield from demand_discards(g, ((seat, MORAL_DILEMMA),), "moral_dilemma", False)  # T18.7


def receive(g: Galactica, seat: int, cards: Cards, known: int) -> None:
    """Whoever knew where the card lay knows who holds it."""
    g.players[seat].mutiny = tuple(sorted(g.players[seat].mutiny + cards))
    for card in cards:
        for viewer in range(g.seats):
            if known & 1 << viewer and viewer != seat:
                g.note(viewer, GIVEN, seat, card)
    g.tell(DrewMutiny(seat, cards))


@question
def hand_over_mutiny(g: Galactica, seat: int, to: int) -> Question:
    """Zarek has seen two Mutiny cards: which one the player gets; the other goes under the deck (Necessary Steps)."""
    return Question(g.players[seat].looking, about={"to": to})


@procedure
def hand_out(g: Galactica, zarek: int, seat: int) -> Play[None]:
    look(g, zarek, DECK, 2)
    choice = yield hand_over_mutiny(zarek, seat)
    known = pick(g, zarek, choice[0]) | 1 << zarek
    for card in g.players[zarek].looking:
        put_back(g, zarek, DECK, card, BOTTOM)
    receive(g, seat, choice, known)


@question
def discard_mutiny(g: Galactica, seat: int, n: int) -> Question:
    """Which Mutiny cards to discard."""
    return Question(g.players[seat].mutiny, n, n)


@procedure
def keep_to_limit(g: Galactica, seat: int, most: int) -> Play[None]:
    extra = len(g.players[seat].mutiny) - most
    if extra > 0:
        choice = yield discard_mutiny(seat, extra)
        throw_away(g, seat, choice)


def throw_away(g: Galactica, seat: int, cards: Cards) -> None:
    """Mutiny cards of a hand go face up to their pile."""
    leave_hand(g, seat, cards)
    g.mutiny_discards += cards
    g.tell(Discarded(seat, cards, DECK))


def leave_hand(g: Galactica, seat: int, cards: Cards) -> None:
    g.players[seat].mutiny = without(g.players[seat].mutiny, cards)
    for card in cards:
        g.forget(GIVEN, seat, card)


@carries_out(DrawMutiny)
def carry_out_draw_mutiny(g: Galactica, order: DrawMutiny, seat: int) -> Play[None] | None:
    if order.who == "chosen":
        return draw_chosen(g, g.current)
    if order.who == "each_without":
        return draw_each(g, tuple([s for s in g.humans() if not g.players[s].mutiny]))
    return draw_some(g, whom(g, order.who, seat), order.n)


@question
def who_draws_mutiny(g: Galactica, seat: int) -> Question:
    """Who draws a Mutiny card."""
    return Question(able_to_draw(g, seat))


def able_to_draw(g: Galactica, first: int) -> tuple[int, ...]:
    return tuple([s for s in g.clockwise(first) if may_draw(g, s)])


@procedure
def draw_chosen(g: Galactica, chooser: int) -> Play[None]:
    """Somebody is chosen among those who can draw, the chooser too; with nobody there, nothing (P9)."""
    seats = able_to_draw(g, chooser)
    if len(seats) > 1:
        seats = yield who_draws_mutiny(chooser)
    if seats:
        yield from draw_mutiny(g, seats[0])


@procedure
def draw_each(g: Galactica, seats: tuple[int, ...]) -> Play[None]:
    for seat in seats:
        yield from draw_mutiny(g, seat)


@procedure
def draw_some(g: Galactica, seat: int, n: int) -> Play[None]:
    """Several cards: one at a time (JB)."""
    for _ in range(n):
        yield from draw_mutiny(g, seat)
