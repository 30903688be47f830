"""Who may hold the Cylon cards: every way in which the loyalty deck can lie, by what everybody has seen of it.

A place is a card of the deck, in the order in which they are dealt. Where a card goes, all see; which places hold the
Cylon cards, nobody knows. There are few ways, so each is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from orrery.bots.galactica.beliefs import cylon_cards
from orrery.games.galactica.cards.loyalty import CYLON_CARDS, DAYBREAK_DECK, SYMPATHIZER, WITH_SYMPATHIZER
from orrery.games.galactica.state import MUTINEER, NOBODY, Galactica

Seats = frozenset[int]


class Way(NamedTuple):
    """`hidden`: age by age, who held a Cylon card unseen. `held`: how many each holds now. `odds`: how many deals."""

    hidden: tuple[Seats, ...]
    held: tuple[int, ...]
    odds: int


class Loyalties:
    """An age ends whenever a loyalty card is dealt, shown or handed on: within one, nobody's loyalty changes."""

    def __init__(self) -> None:
        self.owners: list[tuple[int, ...]] = [()]
        """Age by age, whose each place of the deck is; NOBODY's once it lies open and was no Cylon's."""
        self.shown: list[int] = [NOBODY]
        """Who turned up a Cylon card when the age began."""
        self._ways: tuple[object, tuple[Way, ...]] = ((), ())

    @property
    def age(self) -> int:
        return len(self.owners) - 1

    def dealt(self, seat: int, n: int) -> None:
        self._begin((*self.owners[-1], *[seat] * n))

    def turned_up(self, seat: int, card: str) -> None:
        """The Sympathizer and the Mutineer are shown when they are dealt: it is the last card of his."""
        now = self.owners[-1]
        if card in CYLON_CARDS:
            self._begin(now, seat)
        elif seat in now:
            place = len(now) - 1 - now[::-1].index(seat)
            self._begin((*now[:place], NOBODY, *now[place + 1 :]))

    def settle(self, g: Galactica) -> None:
        """What was handed on shows in how many cards each has; so does a table that began in the middle."""
        wanted = [len(player.loyalty) for player in g.players]
        have = self._face_down(g)
        if wanted == have:
            return
        givers = [seat for seat in range(g.seats) if wanted[seat] < have[seat]]
        takers = [seat for seat in range(g.seats) if wanted[seat] > have[seat]]
        if len(givers) == len(takers) == 1 and wanted[givers[0]] == 0 and sum(wanted) == sum(have):
            giver, taker = givers[0], takers[0]
            self._begin(tuple([taker if owner == giver else owner for owner in self.owners[-1]]))
            return
        open_ = [sum([card in CYLON_CARDS for card in player.revealed]) for player in g.players]
        owners = tuple([seat for seat in range(g.seats) for _ in range(wanted[seat] + open_[seat])])
        self.owners = [owners] * len(self.owners)
        self.shown = [NOBODY] * len(self.shown)
        for seat in range(g.seats):
            for _ in range(open_[seat]):
                self._begin(owners, seat)

    def _face_down(self, g: Galactica) -> list[int]:
        have = Counter(self.owners[-1])
        have.subtract([seat for seat in self.shown if seat != NOBODY])
        return [have[seat] for seat in range(g.seats)]

    def _begin(self, owners: tuple[int, ...], shown: int = NOBODY) -> None:
        self.owners.append(owners)
        self.shown.append(shown)

    def ways(self, g: Galactica) -> tuple[Way, ...]:
        """All that fit what lies open, alike ones together."""
        undealt = len(g.loyalty_deck)
        key = (self.age, self.owners[-1], undealt)
        if self._ways[0] != key:
            self._ways = key, self._enumerate(g, len(self.owners[-1]) + undealt)
        return self._ways[1]

    def _enumerate(self, g: Galactica, places: int) -> tuple[Way, ...]:
        """A card that is shown as soon as it is dealt is still to come in any place that no Cylon card has."""
        found: Counter[tuple[tuple[Seats, ...], tuple[int, ...]]] = Counter()
        dealt = len(self.owners[-1])
        to_come = places > dealt and awaited(g)
        for cards in combinations(range(places), cylon_cards(g)):
            story = self._follow(cards, g.seats)
            if story is not None:
                found[story] += places - dealt - sum([card >= dealt for card in cards]) if to_come else 1
        return tuple([Way(hidden, held, odds) for (hidden, held), odds in found.items() if odds])

    def _follow(self, cards: Sequence[int], seats: int) -> tuple[tuple[Seats, ...], tuple[int, ...]] | None:
        """Where these cards went; nothing where they cannot be Cylon cards."""
        unseen = list(cards)
        hidden: list[Seats] = []
        for owners, shown in zip(self.owners, self.shown, strict=True):
            if shown != NOBODY:
                showed = next((card for card in unseen if card < len(owners) and owners[card] == shown), None)
                if showed is None:
                    return None
                unseen.remove(showed)
            holders = [owners[card] for card in unseen if card < len(owners)]
            if NOBODY in holders:
                return None
            hidden.append(frozenset(holders))
        return tuple(hidden), tuple([holders.count(seat) for seat in range(seats)])


def awaited(g: Galactica) -> bool:
    """Whether the Sympathizer, or the Mutineer, is in the deck."""
    shown = [card for player in g.players for card in player.revealed]
    if g.daybreak:
        return DAYBREAK_DECK[g.seats, g.leader() != NOBODY][2] and MUTINEER not in shown
    return g.seats in WITH_SYMPATHIZER and SYMPATHIZER not in shown


def fits(g: Galactica, viewer: int, way: Way) -> float:
    """How well a way goes with the cards that a seat knows: its own, and those that it has looked at."""
    own = sum([card in CYLON_CARDS for card in g.players[viewer].loyalty])
    if way.held[viewer] != own:
        return 0.0
    likely = 1.0
    for seat, (machines, others) in looked_at(g, viewer).items():
        n, held = len(g.players[seat].loyalty), way.held[seat]
        if held < machines or n - held < others:
            return 0.0
        if machines + others < n and n:
            likely *= (held if machines else n - held) / n
    return likely


def looked_at(g: Galactica, viewer: int) -> Mapping[int, tuple[int, int]]:
    """How many Cylon cards, and how many others, a seat knows at each other one."""
    known: dict[int, tuple[int, int]] = {}
    for note in g.players[viewer].notes:
        if note[0] == "loyalty":
            machines, others = known.get(int(note[1]), (0, 0))
            machine = note[2] in CYLON_CARDS
            known[int(note[1])] = (machines + machine, others + (not machine))
    return known
