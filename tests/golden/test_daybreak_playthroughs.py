"""Whole games with Daybreak and what each seat saw, one for each way in which such a game can end.

After a change that is meant, write them anew and read the difference:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/golden/test_daybreak_playthroughs.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.games.galactica.board import RESOURCES
from tests.golden import playthrough

FOLDER = Path(__file__).parent / "galactica" / "daybreak"
DAYBREAK: dict[str, Any] = {"daybreak": True}
HOME: dict[str, Any] = {"daybreak": True, "search_for_home": True}

# How each game ends: seats, options, the seed from which to look for such a game, and the bots who play it.
GAMES: dict[str, tuple[int, dict[str, Any], int, str]] = {
    "boarded": (5, DAYBREAK, 0, "random"),
    "destroyed": (4, DAYBREAK, 0, "random"),
    "earth": (7, HOME, 0, "greedy"),
    "food": (4, HOME, 0, "random"),
    "fuel": (5, HOME, 0, "random"),
    "kobol": (6, DAYBREAK, 0, "greedy"),
    "morale": (3, DAYBREAK, 0, "random"),
    "population": (6, HOME, 0, "random"),
}


@pytest.mark.parametrize("reason", GAMES)
def test_every_seat_sees_what_it_saw(reason: str) -> None:
    playthrough.check(FOLDER / f"{reason}.txt", "galactica", *GAMES[reason])


def test_there_is_one_for_each_way_to_end() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    assert set(GAMES) == {"kobol", "earth", *RESOURCES, "boarded", "destroyed"}
