"""Rows of numbers say what the view says, all of it, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import orrery
from orrery.research.facts import COLUMNS, ROWS, facts, number_of
from orrery.research.seats import Seats
from orrery.terminal.bench import play


def test_a_row_for_each_number_and_each_part_of_a_word() -> None:
    view = {"a": 3, "b": {"c": ["x", "ship:7>a1"]}, "d": None, "e": [], "question": {"ways": [["x"]]}}
    rows = facts(view, ("y",))
    told = [tuple(int(n) for n in row) for row in rows if row.any()]
    assert told == [
        (number_of("a"), 0, 0, 0, 3),
        (number_of("b.c"), 0, 0, 0, number_of("x")),
        (number_of("b.c#"), 1, 0, 0, number_of("ship")),
        (number_of("b.c#"), 1, 1, 0, 7),
        (number_of("b.c#"), 1, 2, 0, number_of("a1")),
        (number_of("picked"), 0, 0, 0, number_of("y")),
    ]
    assert rows.shape == (ROWS, COLUMNS)


def test_the_numbers_of_words_stay_as_they_are() -> None:
    """Whoever has trained a net with them counts on it."""
    assert [number_of(word) for word in ("", "explore_5", "table.players.hand")] == [1048576, 1982866, 1601827]


def test_a_view_with_too_many_facts_is_refused() -> None:
    with pytest.raises(ValueError, match="has 2049 facts"):
        facts({"a": [1] * (ROWS + 1)})


@pytest.mark.parametrize("title", orrery.titles())
def test_words_that_are_met_have_numbers_of_their_own(title: str) -> None:
    seats = Seats(title, None, None, "share", None)
    met: set[str] = set()
    for seed in range(2):
        seats.begin(seed)
        rng = Random(seed)
        while seats.game.pending:
            play(seats.game, rng, 20)
            met |= {str(item) for question in seats.game.pending.values() for item in question.items}
    assert len({number_of(word) for word in met}) == len(met)


@pytest.mark.parametrize("title", orrery.titles())
def test_nothing_is_observed_that_the_seat_may_not_know(title: str) -> None:
    number, options = list(orrery.titles()[title].variants())[-1]
    seats = Seats(title, number, options, "share", None)
    seats.begin(1)
    for n in range(30):
        play(seats.game, Random(n), 15)
        seats.ask()
        for seat in range(seats.seats):
            told = seats.observation(seat)
            seats.game, kept = seats.game.resample(seat, n), seats.game
            seats.ask()
            other = seats.observation(seat)
            seats.game = kept
            seats.ask()
            assert np.array_equal(told["observation"], other["observation"])
            assert np.array_equal(told["action_mask"], other["action_mask"])
