"""What Race can be played with."""

from __future__ import annotations

from typing import Any

import pytest

import orrery


def test_seats_options_and_defaults() -> None:
    """By the second edition's rulebook, unless something else is asked for; the first value is the default."""
    race = orrery.titles()["race"]
    assert (race.seats, race.usual, race.ranked) == ((2, 3, 4), 3, True)
    assert {option.name: option.values for option in race.options} == {
        "edition": (2, 1),
        "variant": ("standard", "expert"),
        "start": ("dealt", "experienced", "first_game"),
        "round_limit": (0, 30),
    }
    assert orrery.new("race", 2, 1).options == {
        "edition": 2,
        "variant": "standard",
        "start": "dealt",
        "round_limit": 0,
    }


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "race is played by 2 to 4, not by 1."),
        (5, {}, "race is played by 2 to 4, not by 5."),
        (3, {"variant": "expert"}, "The expert variant is for 2 players, not for 3."),
        (4, {"variant": "expert"}, "The expert variant is for 2 players, not for 4."),
        (
            2,
            {"edition": 1, "start": "experienced"},
            "The start worlds for experienced players are not in edition 1: choose edition 2.",
        ),
        (2, {"round_limit": 31}, "round_limit cannot be 31. It can be: 0, 30."),
    ],
)
def test_what_cannot_be_played(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(orrery.BadOption) as refused:
        orrery.new("race", seats, 1, options)
    assert str(refused.value) == sentence
