"""The board as one seat's dice see it: worked out once a question, with sets of sectors as bits."""

from __future__ import annotations

from functools import cache
from itertools import product

from orrery.games.fleet import may
from orrery.games.fleet.abilities import further, reach_of
from orrery.games.fleet.board import board_of
from orrery.games.fleet.capabilities import helps
from orrery.games.fleet.dice import TURNED, faces, marches
from orrery.games.fleet.ships import PROFILES, SQUADRON
from orrery.games.fleet.state import CAPACITY, Fleet, Ship, rank


@cache
def special_sectors(shape: str, terrain: tuple[str, ...]) -> int:
    board = board_of(shape)
    return board.mask(s for s, kind in zip(board.sectors, terrain, strict=True) if kind)


class Survey:
    __slots__ = ("blocked", "board", "foreign", "g", "optimised", "own", "rooms", "seat", "stacks", "targets")

    def __init__(self, g: Fleet, seat: int) -> None:
        self.g, self.seat = g, seat
        self.board = board = g.board
        self.stacks = stacks = g.stacks()
        bit, camp = board.bit, g.camp(seat)
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
                continue
            if may.be_boarded(g, seat, ships):
                self.rooms[sector] = CAPACITY - rank(ships)
            else:
                foreign |= here
            if g.camp(owner) != camp:
                for ship in ships:
                    if may.be_targeted(g, ship):
                        targets |= here
                        break
        self.optimised = False
        """Whether an Energy Optimiser works for any of the seat's ships."""
        if g.tokens:
            self.optimised = any(helps(g, "energy_optimiser", seat, sector) for sector in self.own)
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

    def moves(self, origin: str, face: str, points: int) -> int:
        """Where a blue result takes them: also around the exit of the portal that they are on (FC-POR-04)."""
        found = self.steps(origin, face, points)
        exit = exit_of(self.g, origin) if self.g.portals else ""
        return found | self.steps(exit, face, points) if exit else found

    def can_use(self, origin: str, way: str) -> bool:
        """Whether a result that specials had a part in can be played from a sector (FC-TEC-28, FC-TEC-29)."""
        if "=" not in way:
            return True
        if not may.use_specials(self.g, self.seat, origin):
            return False
        return "special=" not in way or helps(self.g, "energy_optimiser", self.seat, origin)

    # --- shooting -------------------------------------------------------------------------------------

    def gunners(self, origin: str) -> list[Ship]:
        return [ship for ship in self.stacks[origin] if may.attack(self.g, ship)]

    def readings(self, origin: str, played: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        """How red results may be read: under a Targeting Adjuster, orth as diag and the reverse (FC-TEC-27)."""
        if self.g.tokens and helps(self.g, "targeting_adjuster", self.seat, origin):
            return tuple(product(*[(face, TURNED[face]) if face in TURNED else (face,) for face in played]))
        return (played,)

    def near(self, origin: str, played: tuple[str, ...]) -> int:
        """The targets of an ordinary attack: adjacent, one result (FC-ATK-01)."""
        if len(played) > 1:
            return 0
        found = 0
        for reading in self.readings(origin, played):
            found |= self.board.spread(self.board.bit[origin], reading[0])
        return found & self.targets

    def far(self, origin: str, played: tuple[str, ...], reach: int) -> int:
        """The targets of a remote attack: not adjacent, over empty sectors (FC-ATK-06 to 08)."""
        board, start = self.board, self.board.bit[origin]
        candidates = self.targets & ~board.spread(start, "multi") & ~start
        if not candidates or len(played) * reach < 2:
            return 0
        found = 0
        for march in self.marches(origin, played, reach):
            found |= board.spread(self.before(start, march), march[-1])
        return found & candidates

    def marches(self, origin: str, played: tuple[str, ...], reach: int) -> list[tuple[str, ...]]:
        """Every sequence of two steps or more that some results allow from a sector."""
        more = further(self.g, self.stacks[origin])
        found = [march for reading in self.readings(origin, played) for march in marches(reading, reach, more)]
        return [march for march in found if len(march) > 1]

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
        for march in self.marches(origin, played, reach):
            found |= self.before(start, march) & self.board.spread(there, march[-1])
        return self.board.named(found)

    def path(self, origin: str, target: str, way: str, last: str) -> list[str]:
        """A shortest way of a remote attack, from its sector to the last that it crosses (FC-ATK-07)."""
        board, goal = self.board, self.board.bit[last]
        reach = max(self.reaches(origin, way))
        for march in sorted(self.marches(origin, faces(way), reach), key=len):
            crossed = [board.bit[origin]]
            for face in march[:-1]:
                crossed.append(board.spread(crossed[-1], face) & ~self.blocked)
            if crossed[-1] & goal & board.spread(board.bit[target], march[-1]):
                back = [goal]
                for there, face in zip(crossed[-2::-1], march[-2::-1], strict=True):
                    step = there & board.spread(back[-1], face)
                    back.append(step & -step)
                return [board.named(bit)[0] for bit in reversed(back)]
        return []

    def reaches(self, origin: str, way: str) -> set[int]:
        """The different reaches of the ships that could fire from a sector (FC-ABL-08, FC-ABL-18)."""
        stack = self.stacks[origin]
        return {reach_of(self.g, ship, stack, way) for ship in self.gunners(origin)}

    def in_range(self, origin: str, way: str) -> int:
        """Every sector that an attack with these results may be aimed at from there."""
        reaches, played = self.reaches(origin, way), faces(way)
        if not reaches:
            return 0
        return self.near(origin, played) | self.far(origin, played, max(reaches))


def smallest(ships: list[Ship]) -> int:
    """The class points that must find room where some of these ships go; squadrons do not go alone."""
    return min([PROFILES[ship.kind].rank for ship in ships if ship.kind != SQUADRON])


def exit_of(g: Fleet, sector: str) -> str:
    """The other portal of the pair, or "" (FC-POR-01)."""
    letter = next((letter for at, letter in g.portals if at == sector), "")
    return next((at for at, other in g.portals if other == letter and at != sector), "")
