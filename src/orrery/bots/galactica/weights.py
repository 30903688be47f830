"""What was learned about clues: weights in log-odds, and how hidden Cylons add cards to checks.

The file is made by `python -m orrery.bots.galactica.training`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from orrery.bots.galactica.sabotage import Habits

FILE = "beliefs.json"


class Learned(NamedTuple):
    clues: Mapping[str, float]
    cards: float
    """How far the likelihood of a check's cards is to be believed."""
    early: Habits
    late: Habits


@cache
def learned(daybreak: bool) -> Learned:
    told = json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return read(told["daybreak" if daybreak else "base"])


def read(told: Mapping[str, Any]) -> Learned:
    return Learned(told["clues"], told["cards"], Habits(**told["early"]), Habits(**told["late"]))
