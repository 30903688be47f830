"""The board as one seat's dice see it: worked out once a question, with sets of sectors as bits."""

from __future__ import annotations

from functools import cache

from orrery.games.fleet import may
from orrery.games.fleet.abilities import reach_of
from orrery.games.fleet.board import board_of
from orrery.games.fleet.dice import marches
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import CAPACITY, Fleet, Ship, rank


@cache
def special_sectors(shape: str, terrain: tuple[str, ...]) -> int:
    board = board_of(shape)
    return board.mask(s for s, kind in zip(board.sectors, terrain, strict=True) if kind)


class Survey:
    __slots__ = ("blocked", "board", "foreign", "g", "own", "rooms", "seat", "stacks", "targets")

    def __init__(self, g: Fleet, seat: int) -> None:
        self.g, self.seat = g, seat
        self.board = board = g.board
        self.stacks = stacks = g.stacks()
        bit = board.bit
        foreign = targets = occupied = 0
        self.own: list[str] = []
        self.rooms: dict[str, int] = {}
        for sector, ships in stacks.items():
            here = bit[sector]
            occupied |= here
            owner = ships[0].owner
            if owner == seat:
                self.own.append(sector)
                self.rooms[sector] = CAPACITY - rank(ships)
            else:
                foreign |= here
                if g.enemies(seat, owner) and any(may.be_targeted(g, ship) for ship in ships):
                    targets |= here
        if g.tokens:
            foreign |= board.mask(may.closed(g))
            occupied |= board.mask(may.blocking(g))
        self.foreign, self.targets = foreign, targets
        self.blocked = occupied | special_sectors(g.shape, g.terrain)

    # --- entering -------------------------------------------------------------------------------------

    def open_to(self, points: int) -> int:
        """The sectors that ships of so many class points could enter (FC-MOV-02)."""
        shut = self.foreign
        for sector, room in self.rooms.items():
            if room < points:
                shut |= self.board.bit[sector]
        return self.board.whole & ~shut

    def steps(self, origin: str, face: str, points: int) -> int:
        """Where a result takes ships of so many class points from a sector."""
        return self.board.spread(self.board.bit[origin], face) & self.open_to(points)

    # --- shooting -------------------------------------------------------------------------------------

    def gunners(self, origin: str) -> list[Ship]:
        return [ship for ship in self.stacks[origin] if may.attack(self.g, ship)]

    def near(self, origin: str, played: tuple[str, ...]) -> int:
        """The targets of an ordinary attack: adjacent, one result (FC-ATK-01)."""
        return self.board.spread(self.board.bit[origin], played[0]) & self.targets if len(played) == 1 else 0

    def far(self, origin: str, played: tuple[str, ...], reach: int) -> int:
        """The targets of a remote attack: not adjacent, over empty sectors (FC-ATK-06 to 08)."""
        board, start = self.board, self.board.bit[origin]
        candidates = self.targets & ~board.spread(start, "multi") & ~start
        if not candidates or len(played) * reach < 2:
            return 0
        found = 0
        for march in marches(played, reach):
            if len(march) > 1:
                found |= board.spread(self.before(start, march), march[-1])
        return found & candidates

    def before(self, start: int, march: tuple[str, ...]) -> int:
        """Where a march can be before its last step."""
        for face in march[:-1]:
            start = self.board.spread(start, face) & ~self.blocked
            if not start:
                return 0
        return start

    def lasts(self, origin: str, target: str, played: tuple[str, ...], reach: int) -> list[str]:
        """The sectors from which a remote attack can reach its target: shields look there (FC-ATK-10)."""
        start, there, found = self.board.bit[origin], self.board.bit[target], 0
        for march in marches(played, reach):
            if len(march) > 1:
                found |= self.before(start, march) & self.board.spread(there, march[-1])
        return self.board.named(found)

    def reaches(self, origin: str, played: tuple[str, ...]) -> set[int]:
        """The different reaches of the ships that could fire from a sector (FC-ABL-08, FC-ABL-18)."""
        stack = self.stacks[origin]
        return {reach_of(self.g, ship, stack, played) for ship in self.gunners(origin)}

    def in_range(self, origin: str, played: tuple[str, ...]) -> int:
        """Every sector that an attack with these results may be aimed at from there."""
        reaches = self.reaches(origin, played)
        if not reaches:
            return 0
        return self.near(origin, played) | self.far(origin, played, max(reaches))


def smallest(ships: list[Ship]) -> int:
    return min([PROFILES[ship.kind].rank for ship in ships])
