"""Whole games with what each seat saw, one for each way in which a game can end.

After a change that is meant, write them anew and read the difference:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/golden/test_race_playthroughs.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.golden import playthrough

FOLDER = Path(__file__).parent / "race" / "playthroughs"

# How each game ends: seats, options, and the seed from which to look for such a game.
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "tableau": (2, {"variant": "expert"}, 52),
    "chips": (3, {"start": "experienced"}, 31),
    "tableau_and_chips": (4, {}, 7),
    "rounds": (2, {"start": "first_game", "edition": 1, "round_limit": 30}, 0),
}


@pytest.mark.parametrize("reason", GAMES)
def test_every_seat_sees_what_it_saw(reason: str) -> None:
    playthrough.check(FOLDER / f"{reason}.txt", "race", *GAMES[reason])


def test_there_is_one_for_each_way_to_end() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
