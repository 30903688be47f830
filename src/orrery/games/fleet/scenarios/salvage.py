"""The Salvage (FC-SAU): containers on the median row, to be evacuated."""

from __future__ import annotations

from orrery.games.fleet import containers
from orrery.games.fleet.scenarios.nearness import ships_of, steps
from orrery.games.fleet.scenarios.scenario import Scenario
from orrery.games.fleet.scenarios.zones import median, own_edge
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LEFT, LOST, Fleet
from orrery.games.fleet.victory import camps, win

LOADS = {2: (2, 3), 3: (3, 4), 4: (4, 5)}
"""Containers on each of five sectors of the median row, and on the one in the middle, by the number of players.
The manual has none for three players: ours keeps the proportion."""
GOAL = {2: 6, 3: 6, 4: 11}
"""Containers that win at once (FC-SAU-06, FC-SAU-07)."""
STEP = 0.16
"""What each step to a container, and home with it, takes of what it counts."""


def sectors(g: Fleet) -> tuple[str, ...]:
    """Five sectors of the row; on the wide zone they are columns 2 to 6, or 3 to 7 (AMB-43)."""
    row = median(g)
    first = min(len(row) - 5, 2 if "salvage_right" in g.switches else 1)
    return row[first : first + 5]


def lay(g: Fleet) -> None:
    each, middle = LOADS[len(g.fighters())]
    for i, sector in enumerate(sectors(g)):
        for _ in range(middle if i == 2 else each):
            g.put_token(containers.KIND, -1, sector)


def saved(g: Fleet, camp: int) -> int:
    return sum([g.players[seat].saved for seat in g.present() if g.camp(seat) == camp])


def active(g: Fleet, camp: int) -> int:
    """The ships of a camp that could still carry something."""
    return sum([g.camp(s.owner) == camp and s.at not in (LOST, LEFT) and PROFILES[s.kind].rank > 0 for s in g.ships])


def judge(g: Fleet) -> None:
    """A camp with enough containers wins; when no ship is left, the one with more; equals draw (AMB-42).

    Nobody hinders the last camp that has ships: what they can still carry away counts as evacuated (AMB-57).
    """
    fighting = [camp for camp in camps(g) if active(g, camp)]
    count = {camp: saved(g, camp) for camp in camps(g)}
    if len(fighting) == 1:
        left = sum([token.kind == containers.KIND for token in g.tokens])
        count[fighting[0]] += min(active(g, fighting[0]), left)
    ahead = max(count.values())
    best = [camp for camp, n in count.items() if n == ahead]
    if ahead >= GOAL[len(g.fighters())] or len(fighting) < 2:
        win(g, best, "containers" if len(best) == 1 else "draw")


def near(g: Fleet, seat: int) -> float:
    """Containers saved, and for each of the others how few steps a ship is from bringing it home."""
    camp = g.camp(seat)
    goal = GOAL[len(g.fighters())]
    home = [s for other in g.fighters() if g.camp(other) == camp for s in own_edge(g, other)]
    free: dict[str, int] = {}
    for token in g.tokens:
        if token.kind == containers.KIND:
            free[token.at] = free.get(token.at, 0) + 1
    ways = {sector: steps(g, sector, home) for sector in free}
    found = []
    for ship in ships_of(g, camp):
        left, sector = min([(steps(g, ship.at, [s]) + ways[s], s) for s, n in free.items() if n], default=(0, ""))
        if sector:
            free[sector] -= 1
            found.append(max(0.0, 1.0 - (left + 1) * STEP))
    done = saved(g, camp)
    return min(1.0, (done + sum(sorted(found, reverse=True)[: max(0, goal - done)])) / goal)


SALVAGE = Scenario(
    "salvage",
    boards={2: ("5x5",), 3: ("5x8",), 4: ("5x8",)},
    zone=own_edge,
    judge=judge,
    near=near,
    lay=lay,
    clear=median,
    begin=containers.begin_turn,
)
