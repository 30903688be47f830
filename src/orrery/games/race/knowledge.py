"""What a seat knows about hidden cards, and other worlds that it could not tell from this one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from orrery.games.race.cards import CARDS, deck_of
from orrery.games.race.state import Cards, Race, without

NEVER = 1 << 30


def all_cards(g: Race) -> Cards:
    """Every card in play."""
    return deck_of(g.edition, g.experienced)


def unseen(g: Race, seat: int | None) -> Cards:
    """The cards that could be anywhere, as far as a seat knows: on the full table or on the one that it sees."""
    seen = list(g.shown)
    for player in g.players:
        seen += player.tableau
    if seat is not None:
        own = g.players[seat]
        seen += own.hand + own.looking + own.discarded
    return tuple((Counter(all_cards(g)) - Counter(seen)).elements())


class Slot(NamedTuple):
    """A place for one hidden card."""

    card: str
    left_deck: int
    """How many reshuffles there had been when the card that lies here left the deck."""
    parity: int | None = None
    """Where only an odd (red) or even (blue) start world can lie."""
    player: int | None = None
    """Whose hand or discards it belongs to."""


def resample(g: Race, seat: int | None, rng: Random) -> None:
    """Deals the cards that the seat has not seen anew into all the places that it cannot look into.

    A card that the seat knew to be in the discard pile at a reshuffle was in the deck then, so it lies in no place
    whose card had left the deck before. A card that everybody saw go to a hand lies there still, or with what that
    player discarded. The tightest places are filled first, each from what could lie there.
    """
    known_at = g.players[seat].shuffled if seat is not None else ()
    slots = [slot for place in hidden_places(g, seat) for slot in place]
    free = [slot.card for slot in slots]
    rng.shuffle(free)
    dealt: dict[int, str] = {}

    def deal(i: int, card: str) -> None:
        dealt[i] = card
        free.remove(card)

    for i, slot in enumerate(slots):
        if not fits(slot, slot.card, known_at):
            # Two copies of a card look alike: the seat knew of one, this is the other. It stays.
            deal(i, slot.card)
    for card, player in known_in_hands(g, seat):
        there = [i for i, s in enumerate(slots) if s.player == player and i not in dealt and s.parity is None]
        there = [i for i in there if fits(slots[i], card, known_at)]
        if card in free and there:
            deal(rng.choice(there), card)
    for i in sorted(range(len(slots)), key=lambda i: (slots[i].parity is None, slots[i].left_deck)):
        if i not in dealt:
            deal(i, next(card for card in free if fits(slots[i], card, known_at)))
    put(g, seat, iter([dealt[i] for i in range(len(slots))]))


def known_in_hands(g: Race, seat: int | None) -> list[tuple[str, int]]:
    return [(card, i) for i, player in enumerate(g.players) if i != seat for card in player.known]


def fits(slot: Slot, card: str, known_at: tuple[Cards, ...]) -> bool:
    number = CARDS[card].start
    if slot.parity is not None:
        return number is not None and number % 2 == slot.parity
    return all(card not in known for known in known_at[slot.left_deck :])


def hidden_places(g: Race, seat: int | None) -> Iterator[list[Slot]]:
    """The places that a seat cannot look into, in the order in which `put` fills them."""
    for i, player in enumerate(g.players):
        yield [Slot(card, left_deck(g, card)) for card in player.goods_cards]
        if i != seat:
            yield [Slot(card, left_deck(g, card), player=i) for card in player.hand]
            yield [
                Slot(card, left_deck(g, card), parity(card) if card == player.rejected else None, i)
                for card in player.discarded
            ]
            yield [Slot(card, left_deck(g, card), None if player.start else parity(card)) for card in player.looking]
    yield [Slot(card, left_deck(g, card)) for card in unclaimed_discards(g)]
    yield [Slot(card, NEVER) for card in g.deck]


def parity(start_world: str) -> int:
    """Red start worlds are odd, blue ones even."""
    return (CARDS[start_world].start or 0) % 2


def left_deck(g: Race, card: str) -> int:
    """A card that was outside the deck at a reshuffle left it before."""
    reshuffles = len(g.held)
    while reshuffles and card in g.held[reshuffles - 1]:
        reshuffles -= 1
    return reshuffles


def unclaimed_discards(g: Race) -> Cards:
    """Discards that nobody has seen: goods that were spent."""
    return without(g.discards, g.shown + sum([player.discarded for player in g.players], ()))


def put(g: Race, seat: int | None, cards: Iterator[str]) -> None:
    def take(n: int) -> Cards:
        return tuple([next(cards) for _ in range(n)])

    unclaimed = len(unclaimed_discards(g))
    for i, player in enumerate(g.players):
        player.goods_cards = take(len(player.goods_cards))
        if i != seat:
            player.hand = take(len(player.hand))
            rejected = player.discarded.index(player.rejected) if player.rejected else None
            player.discarded = take(len(player.discarded))
            player.rejected = "" if rejected is None else player.discarded[rejected]
            player.looking = take(len(player.looking))
    g.discards = g.shown + sum([player.discarded for player in g.players], ()) + take(unclaimed)
    g.deck = take(len(g.deck))
