"""What the cards of a check say about who added them: how likely they are, for each set of hidden Cylons.

Nobody sees whose card is whose. But how many each added, all see, and of which types he draws; destiny adds two of any.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, factorial
from typing import NamedTuple, TypeVar

T = TypeVar("T")

Table = Mapping[str, Sequence[float]]

STRAY = 0.01
"""How often a human's card counts against a check."""
FEW = 3
"""Up to so many cards he chose them with care."""
FOREIGN = 0.04
"""How likely a card is of a type that its owner does not draw by himself, beside one that he draws once."""


class Heap(NamedTuple):
    """The cards of a check, less those that the viewer added. `given`: how many each hidden player added.

    `against`: the types of those that count against it. `helping`: the strengths of the others. `others`: how likely
    each card counts against it that destiny, a revealed Cylon or a leader added. `draws`: how many cards of each type a
    player draws in his turn. `types`: how many types count against it.
    """

    against: tuple[str, ...]
    helping: tuple[int, ...]
    given: Mapping[int, int]
    others: tuple[float, ...]
    draws: Mapping[int, Mapping[str, int]]
    types: int


class Habits(NamedTuple):
    """How a hidden Cylon adds cards. `spoils`: by how many he adds, how likely it is that 0, 1, 2… count against.

    `shows`: by strength, how much likelier a card that he adds to help is than one of all that help.
    """

    spoils: Table
    shows: Sequence[float]


def likelihood(heap: Heap, suspects: frozenset[int], habits: Habits) -> float:
    """Of the heap, if just these are hidden Cylons."""
    guilty = sorted([seat for seat in suspects if heap.given.get(seat)])[:2]
    human = sum(heap.given.values()) - sum([heap.given[seat] for seat in guilty])
    rest = spread([*heap.others, *[STRAY] * human])
    n = len(heap.against)
    blames = shares(heap.against, [ratios(heap, seat) for seat in guilty])
    praises = shares(heap.helping, [shows(heap, seat, habits) for seat in guilty])
    total = 0.0
    for counts, weight in blames.items():
        left = n - sum(counts)
        if left >= len(rest):
            continue
        shown = tuple([heap.given[seat] - m for seat, m in zip(guilty, counts, strict=True)])
        if min(shown, default=0) < 0 or sum(shown) > len(heap.helping):
            continue
        chance = rest[left] * weight / arrangements(n, counts)
        chance *= praises[shown] / arrangements(len(heap.helping), shown)
        for seat, m in zip(guilty, counts, strict=True):
            chance *= spoils(habits, heap.given[seat], m)
        total += chance
    return max(total, 1e-6)


def spoils(habits: Habits, given: int, against: int) -> float:
    row = habits.spoils[str(min(given, 4))]
    return row[min(against, len(row) - 1)]


def shows(heap: Heap, seat: int, habits: Habits) -> dict[int, float]:
    """By strength, how much likelier a card that helps is his; whoever adds many adds whatever he has."""
    few = heap.given[seat] <= FEW
    return {strength: habits.shows[min(strength, 5)] if few else 1.0 for strength in set(heap.helping)}


def ratios(heap: Heap, seat: int) -> dict[str, float]:
    """How much likelier a card against the check is of each type if this player added it than if destiny did."""
    draws = heap.draws[seat]
    bad = set(heap.against)
    whole = sum([n for type, n in draws.items()]) or 1
    return {type: (draws.get(type, 0) or FOREIGN) / whole * heap.types for type in bad}


def spread(chances: Sequence[float]) -> list[float]:
    """How likely 0, 1, 2… of these come true."""
    found = [1.0]
    for chance in chances:
        new = [0.0, *[n * chance for n in found]]
        for i, n in enumerate(found):
            new[i] += n * (1 - chance)
        found = new
    return found


def shares(things: Sequence[T], weights: Sequence[Mapping[T, float]]) -> dict[tuple[int, ...], float]:
    """For each number that each may have added: the weight of all ways to choose which of the things were his."""
    found: dict[tuple[int, ...], float] = {(0,) * len(weights): 1.0}
    for thing in things:
        new = dict(found)
        for counts, weight in found.items():
            for i, ratio in enumerate(weights):
                more = (*counts[:i], counts[i] + 1, *counts[i + 1 :])
                new[more] = new.get(more, 0.0) + weight * ratio[thing]
        found = new
    return found


def arrangements(n: int, counts: Sequence[int]) -> float:
    ways, left = 1, n
    for count in counts:
        ways *= comb(left, count)
        left -= count
    return float(ways) if ways else float(factorial(n))
