"""Why one position is worth more than another: what the net's judgement of the two owes to each part of its input.

The difference is followed along the straight line between the two inputs, so the parts add up to the whole.
"""

from __future__ import annotations

from orrery.bots.judge import Reason
from orrery.bots.race.learned.catalogue import SIZE
from orrery.bots.race.learned.inputs import CARDS, EFFECTS, END, GOODS, OTHERS, POINTS, TABLEAU, points
from orrery.bots.race.learned.layout import Layout
from orrery.bots.race.learned.mind import Mind
from orrery.bots.race.learned.numbers import Floats, np

STEPS = 8
"""Points on the line."""
TOLD = 3
"""Reasons that are worth telling."""


def why(mind: Mind, better: Floats, worse: Floats, gap: float) -> tuple[Reason, ...]:
    """Rows of the better choice beside those of the worse, in pairs, and by how much the chance to win differs."""
    owed = attributed(mind, mind.inputs(better), mind.inputs(worse)).mean(0)
    by_effect = np.bincount(mind.inputs.effects, owed, len(EFFECTS))
    whole = by_effect.sum()
    if whole <= 0:
        return ()  # what decided is not in these positions: how a world ended
    amounts = facts(mind.inputs.where, better).mean(0) - facts(mind.inputs.where, worse).mean(0)
    found = [
        Reason(effect, round(float(amounts[i]), 2), float(by_effect[i] / whole * gap))
        for i, effect in enumerate(EFFECTS)
    ]
    found.sort(key=lambda reason: -reason.weight)
    return tuple([reason for reason in found[:TOLD] if reason.weight > 0])


def facts(at: Layout, rows: Floats) -> Floats:
    """Of each row, the plain number that goes with each effect; 0 where there is none."""
    tableau = rows[:, :SIZE]
    goods = rows[:, at.goods : at.goods + SIZE].sum(1)
    score, _ = points(tableau, rows[:, at.chips], goods)
    theirs = [_score_of(at, rows, other) for other in at.others]
    lengths = [rows[:, at.tableau_of(other) : at.tableau_of(other) + SIZE].sum(1) for other in at.others]
    numbers = {
        TABLEAU: tableau.sum(1),
        CARDS: rows[:, at.hand_size],
        GOODS: goods,
        POINTS: score,
        OTHERS: np.max(theirs, 0),
        END: np.max([tableau.sum(1), *lengths], 0),
    }
    nothing = np.zeros_like(score)
    return np.stack([numbers.get(effect, nothing) for effect in EFFECTS], 1)


def _score_of(at: Layout, rows: Floats, other: int) -> Floats:
    tableau = rows[:, at.tableau_of(other) : at.tableau_of(other) + SIZE]
    goods = rows[:, at.goods_of(other) : at.goods_of(other) + SIZE].sum(1)
    return points(tableau, rows[:, at.counts_of_others + 2 * other + 1], goods)[0]


def attributed(mind: Mind, better: Floats, worse: Floats) -> Floats:
    """For each pair, what each input adds to the log-odds of the better."""
    into, bias, out, _, direct = mind.net.weights
    steps = (np.arange(STEPS, dtype=np.float32) + np.float32(0.5)) / STEPS
    slopes = np.zeros_like(better)
    for step in steps:
        units = np.tanh((worse + step * (better - worse)) @ into + bias)
        slopes += ((1 - units * units) * out) @ into.T / STEPS
    owed: Floats = (better - worse) * (slopes + direct)
    return owed
