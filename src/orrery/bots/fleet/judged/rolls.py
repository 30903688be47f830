"""Which dice to roll: the sets that look best are rolled some times, and the turns that follow tried out."""

from __future__ import annotations

from random import Random

from orrery.bots.bot import View
from orrery.bots.fleet.greedy import energy_worth
from orrery.bots.fleet.imagined import imagine
from orrery.bots.fleet.judged.outlook import Outlook
from orrery.bots.fleet.judged.turns import Effort, search, table_of
from orrery.bots.fleet.judged.weights import Weights
from orrery.bots.fleet.levels import Level
from orrery.core.question import Choice, Question
from orrery.games.fleet.state import Fleet

PROMISING = 4
"""Sets that are rolled."""
SHARE = 0.12
"""Of the effort of a turn, what is spent on each roll."""
ROLL_WIDTH, ROLL_DEPTH = 2, 2


def dice_worths(
    view: View, question: Question, rng: Random, level: Level, weights: Weights
) -> list[tuple[Choice, float]]:
    """All sets, with what they are worth; those not tried are worth less than those that were."""
    g = Fleet.read(view["table"])
    order = sorted(question.choices(), key=lambda dice: -energy_worth(g, question.seat, dice))
    found = {}
    seeds = [rng.getrandbits(64) for _ in range(level.rolls)]
    for dice in order[: PROMISING if seeds else 0]:
        worths = [rolled(view, question.seat, dice, Random(seed), level, weights) for seed in seeds]
        found[dice] = sum(worths) / len(worths)
    least = min(found.values(), default=0.0)
    for n, dice in enumerate(order):
        found.setdefault(dice, least - 0.1 * (n + 1))
    return list(found.items())


def rolled(view: View, seat: int, dice: Choice, rng: Random, level: Level, weights: Weights) -> float:
    game = imagine(view, rng)
    outlook = Outlook(table_of(game), seat, weights)
    game.answer(seat, dice)
    effort = Effort(int(level.effort * SHARE))
    return search(game, seat, outlook, effort, ROLL_WIDTH, ROLL_DEPTH)[0].worth
