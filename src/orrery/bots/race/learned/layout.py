"""Where everything stands in a row: what one seat knows of a position, as small whole numbers."""

from __future__ import annotations

from functools import cache

from orrery.bots.race.learned.catalogue import INDEX, SIZE
from orrery.games.race.rounds import EXPERT_ACTIONS, PHASE_OF
from orrery.games.race.state import Race

PHASES = (
    "setup",
    "action",
    "explore",
    "develop",
    "develop_2",
    "settle",
    "settle_2",
    "consume",
    "produce",
    "end",
)
PHASE = {phase: i for i, phase in enumerate(PHASES)}
ACTION = {action: i for i, action in enumerate(EXPERT_ACTIONS)}

Row = list[tuple[int, int]]
"""Columns with what is added to each."""


def phase_of(action: str) -> int:
    """The number of the phase that an action calls."""
    return PHASE[PHASE_OF.get(action, action)]


class Layout:
    """The columns for a number of seats. A seat sees itself first, then the others in the order of the table."""

    def __init__(self, seats: int) -> None:
        others = seats - 1
        self.seats, self.others = seats, range(others)
        self.tableau, self.hand, self.goods = 0, SIZE, 2 * SIZE
        self.phase = (3 + 2 * others) * SIZE
        self.coming = self.phase + len(PHASES)
        """The phases of this round that are not over yet, as far as they are known."""
        self.actions = self.coming + len(PHASES)
        self.actions_of_others = self.actions + len(ACTION)
        self.turn = self.actions_of_others + others * len(ACTION)
        """How late in turn order the seat is."""
        self.placed = self.turn + 1
        """Whether the seat has chosen what to place in this phase."""
        self.counts = self.placed + 1
        """From here on the columns are counts."""
        self.hand_size, self.chips = self.counts, self.counts + 1
        self.counts_of_others = self.chips + 1
        """The hand size and the chips of each."""
        self.pool = self.counts_of_others + 2 * others
        self.round = self.pool + 1
        self.width = self.round + 1

    def tableau_of(self, other: int) -> int:
        return (3 + 2 * other) * SIZE

    def goods_of(self, other: int) -> int:
        return (4 + 2 * other) * SIZE

    def row(self, g: Race, seat: int) -> Row:
        """What a seat knows. Reads nothing of `g` that the seat could not see."""
        index, n, phase = INDEX[g.edition], self.seats, PHASE[g.phase]
        me = g.players[seat]
        hand, goods = self.hand, self.goods
        row = [(index[card], 1) for card in me.tableau]
        row += [(hand + index[card], 1) for card in me.hand]
        row += [(goods + index[card], 1) for card in me.goods]
        row += [(self.actions + ACTION[action], 1) for action in me.actions]
        called = set(me.actions)
        for other in self.others:
            player = g.players[(seat + 1 + other) % n]
            tableau, goods = self.tableau_of(other), self.goods_of(other)
            row += [(tableau + index[card], 1) for card in player.tableau]
            row += [(goods + index[card], 1) for card in player.goods]
            if player.actions:
                shown = self.actions_of_others + other * len(ACTION)
                row += [(shown + ACTION[action], 1) for action in player.actions]
                called.update(player.actions)
            counts = self.counts_of_others + 2 * other
            row += ((counts, len(player.hand)), (counts + 1, player.chips))
        row += [(self.coming + called_phase, 1) for called_phase in self.still(called, phase)]
        row += (
            (self.phase + phase, 1),
            (self.turn, (seat - g.first) % n),
            (self.placed, int(me.fresh is not None)),
            (self.hand_size, len(me.hand)),
            (self.chips, me.chips),
            (self.pool, g.pool),
            (self.round, min(g.round, 127)),
        )
        return row

    def still(self, actions: set[str], phase: int) -> set[int]:
        """The phases called by these actions that are not over."""
        return {called for called in map(phase_of, actions) if called >= phase}


@cache
def layout(seats: int) -> Layout:
    return Layout(seats)
