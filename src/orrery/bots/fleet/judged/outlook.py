"""What a table is worth to a seat's camp, part by part: what its ships are, can do and have to fear."""

from __future__ import annotations

from functools import cache
from math import exp

from orrery.bots.fleet.judged.bridge import Kept, kept
from orrery.bots.fleet.judged.weights import USUAL, Weights
from orrery.games.fleet.board import board_of
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LEFT, LOST, Fleet, Ship

PARTS = ("ships", "goal", "danger", "chances", "bridge", "place", "quiet")
WON = 60.0
APART = 9
"""Steps between two zones that no portal joins."""
PIECES = {"interceptor_squadron": 0.3, "decoy": 0.15, "signal": 2.0}
SHOTS = ((0.75, 0.35, 0.1), (0.9, 0.6, 0.25), (1.0, 0.85, 0.5))
"""How likely it is to fire once, twice and three times in a turn, by the red results on the bridge."""
SHIELDED = 0.3
"""What a stored shield takes of a turn's damage."""
MOST_SHIELDS = 2
HURRY = 6
"""Farther than so many steps is all the same."""

Parts = tuple[float, ...]
Guns = list[tuple[str, int, float]]
Target = list[float]
WOUND = 0.5
"""Of what hangs on a ship, what is lost with its hull before it is destroyed."""


@cache
def distances(shape: str, portals: tuple[tuple[str, str], ...]) -> dict[str, dict[str, int]]:
    """King's steps between sectors, through portals too."""
    board = board_of(shape)
    exits = {at: [to for to, other in portals if other == letter and to != at] for at, letter in portals}
    found = {}
    for start in board.sectors:
        row, edge, n = {start: 0}, [start], 0
        while edge:
            n += 1
            beyond = []
            for sector in edge:
                for to in (*board.around[sector], *exits.get(sector, ())):
                    if to not in row:
                        row[to] = n
                        beyond.append(to)
            edge = beyond
        found[start] = {sector: row.get(sector, APART) for sector in board.sectors}
    return found


class Outlook:
    """Made for one table and seat; it values that table and what becomes of it in a turn or two."""

    def __init__(self, g: Fleet, seat: int, weights: Weights = USUAL) -> None:
        self.seat, self.weights = seat, weights
        self.scenario = SCENARIOS[g.scenario]
        self.friend = tuple([not g.enemies(seat, other) for other in range(g.seats)])
        self.rivals = tuple({g.camp(other): other for other in g.fighters() if g.enemies(seat, other)}.values())
        self.stakes = {ship.n: self.scenario.stake(g, ship) for ship in g.ships}

    def chance(self, worth: float) -> float:
        """How likely it is to win."""
        return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, worth / self.weights.scale))))

    def worth(self, g: Fleet) -> float:
        return sum(self.parts(g))

    def parts(self, g: Fleet) -> Parts:
        """In the order of PARTS."""
        if g.reason:
            end = WON if self.seat in g.winners else -WON
            return (0.0, end if len(g.winners) < g.seats else -1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        w, friend = self.weights, self.friend
        zone = g.board.index
        ships = 0.0
        stacks: tuple[dict[str, list[Ship]], dict[str, list[Ship]]] = ({}, {})
        for ship in g.ships:
            at = ship.at
            if at != LOST and at != LEFT:
                own = friend[ship.owner]
                value = self.value(ship)
                ships += value if own else -value
                if at in zone:
                    stacks[own].setdefault(at, []).append(ship)
        theirs, mine = stacks
        bridges = [kept(p.rolled + p.stored, g.slots(s)) for s, p in enumerate(g.players)]
        own_bridge = together([bridges[s] for s in range(g.seats) if friend[s]])
        other_bridge = together([bridges[s] for s in range(g.seats) if not friend[s]])
        far = distances(g.shape, g.portals)
        own_guns, other_guns = self.guns(g, mine), self.guns(g, theirs)
        danger = self.pressure(g, other_guns, mine, other_bridge, own_bridge, far)
        chances = self.pressure(g, own_guns, theirs, own_bridge, other_bridge, far)
        quiet = g.round - g.stirred
        return (
            ships,
            w.goal * self.goal(g),
            -w.danger * danger,
            w.chances * chances,
            self.bridge(own_bridge, mine) - self.bridge(other_bridge, theirs),
            self.place(own_guns, theirs, far),
            -w.quiet * quiet * quiet,
        )

    def value(self, ship: Ship) -> float:
        profile = PROFILES[ship.kind]
        if profile.faction == "scenario" or not profile.rank:
            return PIECES.get(ship.kind, 0.0)
        shell = self.weights.shell
        return profile.rank * (shell + (1.0 - shell) * ship.hull / profile.hull)

    # --- the goal -------------------------------------------------------------------------------------

    def goal(self, g: Fleet) -> float:
        near = self.scenario.near
        return self.bend(near(g, self.seat)) - max([self.bend(near(g, other)) for other in self.rivals], default=0.0)

    def bend(self, near: float) -> float:
        bent = self.weights.bent
        return (1.0 - bent) * near + bent * near * near

    # --- fire -----------------------------------------------------------------------------------------

    def guns(self, g: Fleet, stacks: dict[str, list[Ship]]) -> Guns:
        """Of each sector, its fire, and what of it goes two sectors far with one result."""
        found = []
        for at, ships in stacks.items():
            terrain = TERRAINS[g.kind_of(at)]
            if terrain.support:
                armed = [(ship, PROFILES[ship.kind]) for ship in ships if not ship.docked]
                fire = sum([profile.fire or 0 for _, profile in armed])
                if fire:
                    swift = all("ionic_propulsion" in profile.abilities for _, profile in armed)
                    found.append((at, fire, 1.0 if swift else 0.0))
        return found

    def pressure(
        self,
        g: Fleet,
        guns: Guns,
        stacks: dict[str, list[Ship]],
        bridge: Kept,
        against: Kept,
        far: dict[str, dict[str, int]],
    ) -> float:
        """What a turn of a camp could take from the other: shot by shot."""
        if not guns:
            return 0.0
        w = self.weights
        stride = min(1.0, w.stride + 0.2 * bridge.blue)
        shots = SHOTS[min(bridge.red, 2)]
        weak = 1.0 - SHIELDED * min(against.green, MOST_SHIELDS)
        prey = []
        for at, ships in stacks.items():
            row, fire = far[at], 0.0
            for sector, n, swift in guns:
                steps = row[sector]
                if steps == 1:
                    fire += n
                elif steps == 2:
                    fire += n * stride
                elif steps == 3:
                    fire += n * stride * (0.9 if swift else 0.2)
            if fire and "attack" in TERRAINS[g.kind_of(at)].targets:
                prey += [self.target(ship, fire * weak) for ship in ships if self.is_seen(ship)]
        return volley(prey, shots)

    def is_seen(self, ship: Ship) -> bool:
        """Whether it can be aimed at: nobody aims at the signals of others."""
        return ship.revealed or self.friend[ship.owner]

    def target(self, ship: Ship, fire: float) -> Target:
        """For who fires at a ship: its hull, the fire, what each point of hull is worth, and what the kill."""
        profile = PROFILES[ship.kind]
        shell, stake = self.weights.shell, self.weights.goal * self.stakes.get(ship.n, 0.0)
        rank = profile.rank if profile.faction != "scenario" else 0
        share = WOUND * stake
        return [ship.hull, fire, (rank * (1.0 - shell) + share) / profile.hull, rank * shell + stake - share]

    # --- dice and places ------------------------------------------------------------------------------

    def bridge(self, held: Kept, stacks: dict[str, list[Ship]]) -> float:
        w = self.weights
        total = w.red * held.red + w.blue * held.blue + w.green * held.green + w.multi * held.multi
        total += w.special * held.specials
        if held.specials > 1 and any(ship.weapon for ships in stacks.values() for ship in ships):
            total += w.armed
        return total

    def steps_to_enemy(self, g: Fleet, sector: str) -> int:
        """How far the nearest enemy of a sector is."""
        row, zone = distances(g.shape, g.portals)[sector], g.board.index
        return min([row[s.at] for s in g.ships if s.at in zone and not self.friend[s.owner]], default=APART)

    def place(self, guns: Guns, stacks: dict[str, list[Ship]], far: dict[str, dict[str, int]]) -> float:
        if not stacks:
            return 0.0
        return -self.weights.near * sum(
            [fire * (min(HURRY, min([far[at][other] for other in stacks])) - 1) for at, fire, _ in guns]
        )


def volley(prey: list[Target], shots: tuple[float, ...]) -> float:
    """What some shots are expected to take, each at the target that gives most."""
    total = 0.0
    for likely in shots:
        best, at = 0.0, -1
        for i, (hull, fire, each, kill) in enumerate(prey):
            loss = each * hull + kill if fire >= hull else each * fire
            if loss > best:
                best, at = loss, i
        if at < 0:
            break
        total += likely * best
        hull, fire, each, kill = prey[at]
        if fire >= hull:
            del prey[at]
        else:
            prey[at] = [hull - fire, fire, each, kill]
    return total


def together(bridges: list[Kept]) -> Kept:
    if len(bridges) == 1:
        return bridges[0]
    return Kept(*[sum(counts) for counts in zip(*bridges, strict=True)]) if bridges else Kept(0, 0, 0, 0, 0)
