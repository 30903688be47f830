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


class Inputs:
    def __init__(self, where: Layout) -> None:
        self.where = where
        self.width = self(np.zeros((1, where.width), np.float32)).shape[1]

    def __call__(self, rows: Floats) -> Floats:
        """The inputs of each row."""
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

        blocks: list[NDArray[Any]] = []
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
            blocks += [its_goods / 2, np.stack(counts, 1)]
            blocks += [column(its_hand) >= STEPS[:8], column(its_length) >= STEPS[LONG]]

        lead = score - best
        ends = (longest >= FULL_TABLEAU) | (pool <= 0)
        numbers = (
            score / 20,
            best / 20,
            lead / 10,
            lead / 10 * ends,
            ends,
            lead / 10 * (longest >= FULL_TABLEAU - 2),
            force / 5,
            size / 8,
            chips / 10,
            length / 8,
            longest / 8,
            many / 4,
            pool / 12,
            rows[:, w.round] / 8,
            gain_now[:, IS_DEVELOPMENT].max(1) / 4,
            gain_now[:, ~IS_DEVELOPMENT].max(1) / 4,
            (gain * (hand > 0)).max(1) / 4,
            placeable[:, IS_DEVELOPMENT].sum(1) / 3,
            placeable[:, ~IS_DEVELOPMENT].sum(1) / 3,
        )
        steps: list[NDArray[Any]] = [
            column(size) >= STEPS,
            column(length) >= STEPS[LONG],
            column(longest) >= STEPS[LONG],
        ]
        steps += [column(pool) <= POOL_STEPS]
        told = [rows[:, : w.counts], placeable, np.stack(numbers, 1), goods / 2, *steps, *blocks]
        joined: Floats = np.concatenate(told, 1, dtype=np.float32)
        return joined


@cache
def inputs(seats: int) -> Inputs:
    return Inputs(layout(seats))
