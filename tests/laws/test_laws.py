"""Every title and variant is held to the laws. A short run by default; ORRERY_LONG=1 (`make long`) is the long one.

ORRERY_GAMES sets the number of games a variant for the rules in the long run, ORRERY_SEED the number of the first game.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.laws import kit
from tests.laws.course import Variant, length, run, variants

LONG = os.environ.get("ORRERY_LONG") == "1"
FIRST = int(os.environ.get("ORRERY_SEED", "0"))
MANY = int(os.environ.get("ORRERY_GAMES", "2000"))
LOT = 500
VARIANTS = list(variants())
COUNTS = Counter(variant.title for variant in VARIANTS)
SHORT = {"rules": 3, "secrets": 2, "moves": 2}
"""Games a variant in the short run, by group of laws."""
MANY_VARIANTS = 50
"""A title with more of them plays one game each in the short run, under all laws; in the long run it plays fewer."""
FEWER = 20
USUAL = 220
"""Answers of a game that is looked at as often as `kit` says, in the short run. A law costs what it takes to play the
game again, so of a game twice as long a quarter of the questions is looked at for the same price."""
AT_END_EVERY = 10
"""In the long run, the laws of whole games are for one game in so many."""
LONG_SHARE = 0.02
"""What the long run multiplies the shares by: it looks less often at many more games, and at all laws in each."""


def lots() -> list[tuple[Variant, str, range]]:
    """What each test plays. The long run has many lots, so that all cores have work to the end."""
    if not LONG:
        return [
            (variant, group, range(FIRST, FIRST + n))
            for variant in VARIANTS
            for group, n in ({"all": 1} if COUNTS[variant.title] > MANY_VARIANTS else SHORT).items()
        ]
    found = []
    for variant in VARIANTS:
        last = FIRST + (MANY // FEWER if COUNTS[variant.title] > MANY_VARIANTS else MANY)
        found += [(variant, "all", range(first, min(first + LOT, last))) for first in range(FIRST, last, LOT)]
    return found


@pytest.mark.parametrize(
    ("variant", "group", "games"),
    [pytest.param(v, group, games, id=f"{v}-{group}-{games.start}") for v, group, games in lots()],
)
def test_laws(variant: Variant, group: str, games: range, capsys: pytest.CaptureFixture[str]) -> None:
    began = time.perf_counter()
    groups = list(kit.GROUPS) if group == "all" else [group]
    laws = dict(law for name in groups for law in kit.GROUPS[name].items())
    at_end = tuple(law for name in groups for law in kit.AT_END[name])
    answers = 0
    for n in games:
        share = LONG_SHARE if LONG else min(1.0, (USUAL / length(variant, n)) ** 2)
        ends = at_end if not LONG or n % AT_END_EVERY == 0 else ()
        answers += run(variant, n, kit.scaled(laws, share), ends)
    if LONG:
        took = time.perf_counter() - began
        with capsys.disabled():
            print(
                f"{variant} {group}: {len(games)} games, {answers} answers, {took:.0f} s", file=sys.stderr, flush=True
            )


PLAY = """
from tests.laws.course import run, variants
from tests.laws.kit import truth
found = []
for variant in list(variants())[::7]:
    run(variant, 5, {lambda course: course.game.pending or found.append(truth(course.game)): 1})
print("\\n".join(found))
"""


def test_games_are_the_same_whatever_the_order_of_sets() -> None:
    """Python orders sets of strings anew in every process: no rule may depend on it."""
    root = Path(__file__).resolve().parents[2]
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            cwd=root,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(root), *sys.path]), "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0].strip()
    assert told[0] == told[1]
