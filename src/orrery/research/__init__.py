"""Doors for researchers: every title as an environment of PettingZoo and of Gymnasium. Needs `orrery[research]`.

    from orrery.research import aec_env, parallel_env
    env = aec_env("race", seats=2)

docs/research.md says what is observed, what an action is, and how long that stays so.
"""

from orrery.research.aec import OrreryAEC, aec_env
from orrery.research.facts import COLUMNS, ROWS
from orrery.research.parallel import OrreryParallel, parallel_env
from orrery.research.picks import DONE, ITEMS
from orrery.research.solo import OrrerySolo, names, register, vector_env

__all__ = [
    "COLUMNS",
    "DONE",
    "ITEMS",
    "ROWS",
    "OrreryAEC",
    "OrreryParallel",
    "OrrerySolo",
    "aec_env",
    "names",
    "parallel_env",
    "register",
    "vector_env",
]

register()
