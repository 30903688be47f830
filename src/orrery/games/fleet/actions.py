"""What a player can do in the Dice Actions phase (FC-TRN-06): one `Action` a verb.

The question `act` lists, for each verb, what it can be done with now: "move:blue-orth", "weapon:ship:6". The rest (from
where, with which ships, at whom) is asked step by step. An offer must lead to a legal choice at each step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from orrery.core.procedure import Play
from orrery.core.question import Question
from orrery.games.fleet.survey import Survey


@dataclass(frozen=True, slots=True)
class Action:
    verb: str
    offers: Callable[[Survey], Iterable[str]]
    """The words that may follow the verb, for the seat of the survey."""
    play: Callable[[Any, int, str], Play[None] | None]
    """(g, seat, the words); a play where something is to be asked."""
    reaches: Callable[[Survey, str], dict[str, Any]] | None = None
    """What it could reach from each sector, for the preview."""
    asks: Callable[[Any, int, str], Question] | None = None
    """What is asked next, before any die is spent."""
