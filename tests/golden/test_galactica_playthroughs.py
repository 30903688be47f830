"""Whole games of Battlestar Galactica with what each seat saw, one for each way in which a game can end.

After a change that is meant, write them anew and read the difference:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/golden/test_galactica_playthroughs.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.games.galactica.board import RESOURCES
from tests.golden import playthrough

FOLDER = Path(__file__).parent / "galactica" / "playthroughs"

# How each game ends: seats, options, the seed from which to look for such a game, and the bots who play it: those who
# play at random never reach Kobol.
GAMES: dict[str, tuple[int, dict[str, Any], int, str]] = {
    "boarded": (5, {}, 22, "random"),
    "destroyed": (4, {}, 5, "random"),
    "food": (4, {}, 23, "random"),
    "fuel": (3, {}, 5, "random"),
    "kobol": (4, {}, 0, "greedy"),
    "morale": (5, {}, 24, "random"),
    "population": (6, {}, 18, "random"),
}


@pytest.mark.parametrize("reason", GAMES)
def test_every_seat_sees_what_it_saw(reason: str) -> None:
    playthrough.check(FOLDER / f"{reason}.txt", "galactica", *GAMES[reason])


def test_there_is_one_for_each_way_to_end() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    assert set(GAMES) == {"kobol", *RESOURCES, "boarded", "destroyed"}
