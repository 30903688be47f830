"""What the net is told of each row: the row itself, and what the rules make of it, for a whole batch at once."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.bots.race.learned.catalogue import (
    CHEAPER,
    COST,
    FORCE,
    HELPERS,
    IS_DEVELOPMENT,
    IS_MILITARY,
    KIND,
    PER_CARD,
    PER_CHIP,
    PER_FORCE,
    PER_GOOD,
    PRINTED,
    SCORING,
    SIZE,
    STRONGER,
)
from orrery.bots.race.learned.layout import Layout, layout
from orrery.bots.race.learned.numbers import Floats, NDArray, np
from orrery.games.race.rounds import FULL_TABLEAU

STEPS = np.arange(1, 13, dtype=np.float32)
POOL_STEPS = np.array([0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18], np.float32)
LONG = slice(3, None)
"""Tableaus are longer than three cards most of the time."""
NOTHING = 1e-4


def points(tableau: Floats, chips: Floats, goods: Floats) -> tuple[Floats, Floats]:
    """The score if the game ended now, and the military."""
    force: Floats = tableau @ FORCE
    has = tableau[:, SCORING]
    total: Floats = tableau @ PRINTED + chips
    total += np.einsum("ij,ij->i", has, tableau @ PER_CARD.T)
    total += np.floor((has @ PER_CHIP) * chips + NOTHING) + (has @ PER_FORCE) * force + (has @ PER_GOOD) * goods
    return total, force


def column(values: Floats) -> Floats:
    return values[:, None]


Block = tuple[str, NDArray[Any]]
"""Some of the inputs, and what they are about."""

TABLEAU, HAND, CARDS, GOODS, POINTS, OTHERS, ROUND, END = EFFECTS = (
    "tableau",
    "hand",
    "cards",
    "goods",
    "points",
    "others",
    "round",
    "end",
)
"""What a choice can have an effect on: the cards laid, those in hand, how many these are, goods, the points so far, the
others, the phases of the round, how near the end is."""


class Inputs:
    def __init__(self, where: Layout) -> None:
        self.where = where
        blocks = self.blocks(np.zeros((1, where.width), np.float32))
        self.effects = np.concatenate([np.full(block.shape[1], EFFECTS.index(effect)) for effect, block in blocks])
        """What each input is about."""

    @property
    def width(self) -> int:
        return len(self.effects)

    def __call__(self, rows: Floats) -> Floats:
        """The inputs of each row."""
        joined: Floats = np.concatenate([block for _, block in self.blocks(rows)], 1, dtype=np.float32)
        return joined

    def blocks(self, rows: Floats) -> list[Block]:
        w = self.where
        tableau, hand = rows[:, :SIZE], rows[:, SIZE : 2 * SIZE]
        goods = rows[:, w.goods : w.goods + SIZE] @ KIND
        size, chips, pool = rows[:, w.hand_size], rows[:, w.chips], rows[:, w.pool]
        many = goods.sum(1)
        score, force = points(tableau, chips, many)
        length = tableau.sum(1)

        help_of = tableau[:, HELPERS]
        payable = ~IS_MILITARY & (COST - help_of @ CHEAPER <= column(size) - 1)
        conquerable = IS_MILITARY & (help_of @ STRONGER >= COST)
        placeable = hand * (payable | conquerable) * (1 - tableau * IS_DEVELOPMENT)
        gain = tableau[:, SCORING] @ PER_CARD + PRINTED
        gain[:, SCORING] += tableau @ PER_CARD.T
        gain_now = gain * (placeable > 0)

        of_others: list[Block] = []
        longest, best = length, np.full(len(rows), -np.inf, np.float32)
        for other in w.others:
            at, held = w.tableau_of(other), w.goods_of(other)
            its = rows[:, at : at + SIZE]
            its_goods = rows[:, held : held + SIZE] @ KIND
            its_hand = rows[:, w.counts_of_others + 2 * other]
            its_chips = rows[:, w.counts_of_others + 2 * other + 1]
            its_score, its_force = points(its, its_chips, its_goods.sum(1))
            its_length = its.sum(1)
            longest, best = np.maximum(longest, its_length), np.maximum(best, its_score)
            counts = (its_goods.sum(1) / 4, its_score / 20, its_force / 5, its_hand / 8, its_chips / 10, its_length / 8)
            of_others += [(OTHERS, its_goods / 2), (OTHERS, np.stack(counts, 1))]
            of_others += [(OTHERS, column(its_hand) >= STEPS[:8]), (OTHERS, column(its_length) >= STEPS[LONG])]

        lead = score - best
        ends = (longest >= FULL_TABLEAU) | (pool <= 0)
        numbers = (
            (POINTS, score / 20),
            (OTHERS, best / 20),
            (POINTS, lead / 10),
            (POINTS, lead / 10 * ends),
            (END, ends),
            (POINTS, lead / 10 * (longest >= FULL_TABLEAU - 2)),
            (TABLEAU, force / 5),
            (CARDS, size / 8),
            (POINTS, chips / 10),
            (TABLEAU, length / 8),
            (END, longest / 8),
            (GOODS, many / 4),
            (END, pool / 12),
            (END, rows[:, w.round] / 8),
            (HAND, gain_now[:, IS_DEVELOPMENT].max(1) / 4),
            (HAND, gain_now[:, ~IS_DEVELOPMENT].max(1) / 4),
            (HAND, (gain * (hand > 0)).max(1) / 4),
            (HAND, placeable[:, IS_DEVELOPMENT].sum(1) / 3),
            (HAND, placeable[:, ~IS_DEVELOPMENT].sum(1) / 3),
        )
        return [
            (TABLEAU, tableau),
            (HAND, hand),
            (GOODS, rows[:, w.goods : w.goods + SIZE]),
            (OTHERS, rows[:, w.goods + SIZE : w.phase]),
            (ROUND, rows[:, w.phase : w.counts]),
            (HAND, placeable),
            *[(effect, column(np.asarray(number, np.float32))) for effect, number in numbers],
            (GOODS, goods / 2),
            (CARDS, column(size) >= STEPS),
            (TABLEAU, column(length) >= STEPS[LONG]),
            (END, column(longest) >= STEPS[LONG]),
            (END, column(pool) <= POOL_STEPS),
            *of_others,
        ]


@cache
def inputs(seats: int) -> Inputs:
    return Inputs(layout(seats))
