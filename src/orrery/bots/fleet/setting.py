"""Before the battle: fleets, special sectors and deployment."""

from __future__ import annotations

from random import Random

from orrery.core.question import Choice, Question
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet


def prepare(g: Fleet, question: Question, rng: Random) -> Choice | None:
    """An answer to a question of the set-up; None for any other."""
    if question.kind == "muster":
        ready = [str(item) for item in question.items if str(item).startswith("ready:")]
        return (rng.choice(ready),) if ready else question.sample(rng)
    if question.kind == "place_sector":
        return ()
    if question.kind == "deploy":
        return max(question.choices(), key=lambda choice: (deploy_worth(g, str(choice[0])), rng.random()))
    return None


def deploy_worth(g: Fleet, item: str) -> float:
    """Big ships first, in the middle, with company but not crowded."""
    ship, _, sector = item.partition(">")
    _, column = g.board.place[sector]
    middle = (g.board.width - 1) / 2
    crowd = sum([PROFILES[other.kind].rank for other in g.stack(sector)])
    return PROFILES[g.ship(ship).kind].rank * 2 - abs(column % g.board.width - middle) - 0.3 * crowd
