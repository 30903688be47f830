"""What a seat knows about hidden cards, and other worlds that it could not tell from this one."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from random import Random
from typing import NamedTuple

from orrery.games.race.cards import CARDS, deck_of
from orrery.games.race.state import Cards, Race, without


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


class Place(NamedTuple):
    """Hidden cards that lie together."""

    cards: Cards
    player: int | None = None
    """Whose hand or discards they are."""
    colours: str = ""
    """Of which of these cards, or of "all", everybody knows that it is a start world, and of which colour."""
    in_deck: bool = False


def resample(g: Race, seat: int | None, rng: Random) -> None:
    """Deals the cards that the seat has not seen anew into all the places that it cannot look into.

    A card that everybody saw go to a hand lies there still, or with what that player discarded. The tightest places
    are filled first, each from what could lie there.
    """
    places = hidden_places(g, seat)
    free = [card for place in places for card in place.cards]
    limits = limits_of(g, seat, places)
    # Two copies of a card look alike: where the seat knew of one, this is the other. It stays.
    dealt = {i: free[i] for i, limit in limits.items() if not limit.allows(free[i])}
    slots = len(free)
    for card in dealt.values():
        free.remove(card)
    for card, player in known_in_hands(g, seat):
        there = [i for i in slots_of(places, player) if i not in dealt and (i not in limits or limits[i].takes(card))]
        if card in free and there:
            dealt[rng.choice(there)] = card
            free.remove(card)
    tight = sorted([i for i in limits if i not in dealt], key=lambda i: limits[i].room)
    for limit, alike in groupby(tight, key=lambda i: limits[i]):
        there = list(alike)
        dealt |= zip(there, rng.sample([card for card in free if limit.allows(card)], len(there)), strict=True)
        free = list(without(tuple(free), tuple([dealt[i] for i in there])))
    rng.shuffle(free)
    put(g, seat, places, [dealt[i] if i in dealt else free.pop() for i in range(slots)] if dealt else free)


class Limit(NamedTuple):
    """What may lie in a slot."""

    room: int
    """The fewer cards could lie there, the lower."""
    barred: frozenset[str]
    """What the seat knew to be in the discard pile, and so in the deck, when what lies here had left it before."""
    colour: int | None = None
    """Odd (red) or even (blue): everybody knows that a start world of this colour lies here."""

    def allows(self, card: str) -> bool:
        start = CARDS[card].start
        return card not in self.barred and (self.colour is None or (start is not None and start % 2 == self.colour))

    def takes(self, card: str) -> bool:
        """Whether a card known to be with a player could lie here: it is no start world offered to him."""
        return self.colour is None and self.allows(card)


def limits_of(g: Race, seat: int | None, places: list[Place]) -> dict[int, Limit]:
    """The limits of the slots that have any."""
    known_at = g.players[seat].shuffled if seat is not None else ()
    barred = [frozenset(sum(known_at[k:], ())) for k in range(len(known_at))]
    left = left_deck(g) if any(barred) else {}
    limits, begin = {}, 0
    for place in places:
        if place.colours or (left and not place.in_deck):
            for i, card in enumerate(place.cards, begin):
                if place.colours in ("all", card):
                    limits[i] = Limit(-1, frozenset(), (CARDS[card].start or 0) % 2)
                elif card in left and barred[left[card]]:
                    limits[i] = Limit(left[card], barred[left[card]])
        begin += len(place.cards)
    return limits


def left_deck(g: Race) -> dict[str, int]:
    """For each card that was outside the deck at the last reshuffle, how many there had been when it left the deck."""
    left: dict[str, int] = {}
    outside = set(g.held[-1]) if g.held else set()
    for k in range(len(g.held) - 1, -1, -1):
        outside &= set(g.held[k])
        left |= dict.fromkeys(outside, k)
    return left


def known_in_hands(g: Race, seat: int | None) -> list[tuple[str, int]]:
    return [(card, i) for i, player in enumerate(g.players) if i != seat for card in player.known]


def hidden_places(g: Race, seat: int | None) -> list[Place]:
    """The places that a seat cannot look into, in the order in which `put` fills them."""
    places = []
    for i, player in enumerate(g.players):
        places.append(Place(player.goods_cards))
        if i != seat:
            places.append(Place(player.hand, i))
            places.append(Place(player.discarded, i, player.rejected))
            places.append(Place(player.looking, None, "" if player.start else "all"))
    places.append(Place(unclaimed_discards(g)))
    places.append(Place(g.deck, in_deck=True))
    return places


def slots_of(places: list[Place], player: int) -> list[int]:
    """Where what everybody saw come to a player may lie: his hand, and what he discarded."""
    found: list[int] = []
    begin = 0
    for place in places:
        end = begin + len(place.cards)
        if place.player == player:
            found += range(begin, end)
        begin = end
    return found


def unclaimed_discards(g: Race) -> Cards:
    """Discards that nobody has seen: goods that were spent."""
    return without(g.discards, g.shown + sum([player.discarded for player in g.players], ()))


def put(g: Race, seat: int | None, places: list[Place], cards: list[str]) -> None:
    piles, begin = [], 0
    for place in places:
        end = begin + len(place.cards)
        piles.append(tuple(cards[begin:end]))
        begin = end
    pile = iter(piles)
    for i, player in enumerate(g.players):
        player.goods_cards = next(pile)
        if i != seat:
            rejected = player.discarded.index(player.rejected) if player.rejected else None
            player.hand, player.discarded, player.looking = next(pile), next(pile), next(pile)
            player.rejected = "" if rejected is None else player.discarded[rejected]
    g.discards = g.shown + sum([player.discarded for player in g.players], ()) + next(pile)
    g.deck = next(pile)
