"""Zones and sectors (FC-SET-03, FC-SET-04): names, neighbours by direction, distances, worked out once a shape.

A shape is written "5x6" (depth by width), with the number of zones before it where there are several: "2x4x4". A
sector is named by the letter of its column and the number of its row; row 1 is the first camp's edge. The columns of a
second zone go on with the next letters, so that a name says which zone it is in.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

LETTERS = "abcdefghijklmnopqrstuvwxyz"
ORTH = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAG = ((1, 1), (1, -1), (-1, 1), (-1, -1))

Sectors = tuple[str, ...]


class Board:
    """The geometry of one shape. Never part of a state: `Fleet.shape` names it."""

    def __init__(self, shape: str) -> None:
        *zones, depth, width = [int(part) for part in shape.split("x")]
        self.depth, self.width, self.zones = depth, width, zones[0] if zones else 1
        self.sectors: Sectors = tuple(
            f"{LETTERS[column]}{row + 1}" for row in range(depth) for column in range(self.zones * width)
        )
        self.index = {name: i for i, name in enumerate(self.sectors)}
        self.place = {name: (int(name[1:]) - 1, LETTERS.index(name[0])) for name in self.sectors}
        self.zone = {name: column // width for name, (_, column) in self.place.items()}
        self.orth = {name: self._around(name, ORTH) for name in self.sectors}
        self.diag = {name: self._around(name, DIAG) for name in self.sectors}
        self.around = {name: self.orth[name] + self.diag[name] for name in self.sectors}
        self.indicated = {"orth": self.orth, "diag": self.diag, "multi": self.around}
        """The sectors that a result indicates, by face (FC-DIE-01)."""
        self._stride = self.zones * (width + 1)
        self.bit = {s: 1 << row * self._stride + column + self.zone[s] for s, (row, column) in self.place.items()}
        """Sectors as bits, with an empty column beside each zone: a set of sectors is an int, a step is a shift."""
        self._named = {bit: name for name, bit in self.bit.items()}
        self.whole = sum(self.bit.values())

    def _around(self, name: str, steps: tuple[tuple[int, int], ...]) -> Sectors:
        row, column = self.place[name]
        there = [f"{LETTERS[column + dc]}{row + dr + 1}" for dr, dc in steps if 0 <= column + dc < len(LETTERS)]
        return tuple(s for s in there if s in self.index and self.zone[s] == self.zone[name])

    def spread(self, mask: int, face: str) -> int:
        """The sectors one step away from any of `mask`, in the directions of a face."""
        n = self._stride
        found = 0
        if face != "diag":
            found = mask << 1 | mask >> 1 | mask << n | mask >> n
        if face != "orth":
            up, down = mask << n, mask >> n
            found |= up << 1 | up >> 1 | down << 1 | down >> 1
        return found & self.whole

    def mask(self, sectors: Iterable[str]) -> int:
        return sum([self.bit[s] for s in set(sectors)])

    def named(self, mask: int) -> list[str]:
        """The sectors of a mask, in the order of the board."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self._named[low])
            mask ^= low
        return found

    def distance(self, a: str, b: str) -> int | None:
        """In king's moves (FC-WPN-03); None between two zones."""
        if self.zone[a] != self.zone[b]:
            return None
        (r1, c1), (r2, c2) = self.place[a], self.place[b]
        return max(abs(r1 - r2), abs(c1 - c2))

    def row(self, row: int, zone: int | None = None) -> Sectors:
        """A row, counted from 0, of one zone or of all; -1 is the far edge."""
        row %= self.depth
        return tuple(s for s in self.sectors if self.place[s][0] == row and zone in (None, self.zone[s]))

    def line(self, origin: str, step: tuple[int, int]) -> Sectors:
        """The sectors in one straight direction, nearest first, to the edge of the zone."""
        found: list[str] = []
        row, column = self.place[origin]
        while True:
            row, column = row + step[0], column + step[1]
            name = f"{LETTERS[column]}{row + 1}" if 0 <= column < len(LETTERS) else ""
            if name not in self.index or self.zone[name] != self.zone[origin]:
                return tuple(found)
            found.append(name)

    def between(self, a: str, b: str) -> Sectors:
        """The sectors on the centre line at distance 2 (AMB-19): one on a straight line, two at a knight's move."""
        (r1, c1), (r2, c2) = self.place[a], self.place[b]
        rows = sorted({(r1 + r2) // 2, (r1 + r2 + 1) // 2})
        columns = sorted({(c1 + c2) // 2, (c1 + c2 + 1) // 2})
        return tuple(f"{LETTERS[c]}{r + 1}" for r in rows for c in columns)


@cache
def board_of(shape: str) -> Board:
    return Board(shape)
