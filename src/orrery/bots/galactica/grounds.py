"""What everybody has seen that speaks against somebody, or for him, so plainly that it can be said in a phrase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from orrery.bots.galactica.sabotage import Heap

REMEMBERED = 12
"""For so many turns one comes back to a thing."""
DESTINY = 2
FEW = 2
"""Of a card that more could have added one does not speak."""


class Ground(NamedTuple):
    turn: int
    seat: int
    phrase: str
    weight: float


class Grounds:
    def __init__(self) -> None:
        self.known: list[Ground] = []
        self.gifts: dict[int, int] = {}
        """How many cards each has added to checks."""

    def add(self, turn: int, seat: int, phrase: str, weight: float) -> None:
        self.known.append(Ground(turn, seat, phrase, weight))

    def check(self, turn: int, heap: Heap, characters: Mapping[int, str]) -> None:
        """A card that destiny hardly explains, and that few at the table draw."""
        for seat, n in heap.given.items():
            self.gifts[seat] = self.gifts.get(seat, 0) + n
        unexplained = len(heap.against) - sum([chance > 0.5 for chance in heap.others])
        for type in sorted(set(heap.against)):
            owners = [seat for seat, draws in heap.draws.items() if draws.get(type) and seat in heap.given]
            if unexplained > DESTINY or heap.against.count(type) > DESTINY:
                for seat in owners if len(owners) <= FEW else ():
                    self.add(turn, seat, f"suspect_for_{type}_{characters[seat]}", 2.0 / len(owners))

    def against(self, seat: int, turn: int) -> list[Ground]:
        """The plainest first."""
        found = [one for one in self.known if one.seat == seat and turn - one.turn <= REMEMBERED]
        return sorted(found, key=lambda one: (-one.weight, -one.turn))

    def most_generous(self) -> int:
        """Who has given more than anybody; nobody if two have."""
        ordered = sorted(self.gifts.items(), key=lambda one: -one[1])
        if not ordered or (len(ordered) > 1 and ordered[0][1] == ordered[1][1]):
            return -1
        return ordered[0][0]
