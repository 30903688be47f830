"""Chance: seeded it never changes, scripted it does as it is told, and says when it cannot."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery import BadScript
from orrery.core.chance import Chance

# --- seeded: these values are pinned. If one changes, every stored game changes: do not. --------------


def test_pinned_shuffles() -> None:
    chance = Chance(seed="7")
    assert chance.shuffle(range(10)) == (1, 6, 8, 4, 7, 0, 9, 2, 3, 5)
    assert chance.shuffle("abcde") == ("b", "d", "c", "e", "a")
    assert Chance(seed="orrery").shuffle(range(120))[:12] == (31, 9, 76, 34, 104, 15, 89, 79, 36, 82, 23, 18)


def test_pinned_rolls() -> None:
    chance = Chance(seed="7", used=2)
    assert [chance.roll(6) for _ in range(12)] == [2, 5, 2, 3, 6, 2, 2, 1, 2, 5, 4, 3]
    assert chance.roll(20) == 8
    assert Chance(seed="orrery", used=1).roll(10**9) == 496818859
    assert Chance(seed="é 🜚").roll(1000) == 466


def test_each_use_takes_its_own_stream() -> None:
    one, other = Chance(seed="7"), Chance(seed="7")
    one.roll(6)
    other.shuffle(range(50))
    assert one.used == other.used == 1
    assert one.roll(1000) == other.roll(1000)


def test_a_copy_goes_on_the_same_and_apart() -> None:
    chance = Chance(seed="7")
    chance.roll(6)
    copy = chance.copy()
    assert [copy.roll(100) for _ in range(5)] == [chance.roll(100) for _ in range(5)]
    copy.roll(6)
    assert chance.used == 6


@given(st.text(min_size=1, alphabet=st.characters(exclude_categories=["Cs"])), st.lists(st.integers(), max_size=30))
def test_a_shuffle_loses_nothing(seed: str, things: list[int]) -> None:
    assert Counter(Chance(seed=seed).shuffle(things)) == Counter(things)


@given(st.integers(), st.integers(1, 10**6))
def test_a_roll_is_on_the_die(seed: int, sides: int) -> None:
    assert 1 <= Chance(seed=str(seed)).roll(sides) <= sides


def test_nothing_is_likelier() -> None:
    chance = Chance(seed="fair")
    rolls = Counter(chance.roll(6) for _ in range(6000))
    assert all(850 < n < 1150 for n in rolls.values()), rolls
    first = Counter(chance.shuffle("abc") for _ in range(3000))
    assert len(first) == 6
    assert all(400 < n < 600 for n in first.values()), first


# --- scripted -----------------------------------------------------------------------------------------


def test_a_script_is_used_up_and_then_the_seed() -> None:
    chance = Chance(seed="7", script=((3, 1, 2), 6, 1))
    assert chance.shuffle((1, 2, 3)) == (3, 1, 2)
    assert [chance.roll(6), chance.roll(6)] == [6, 1]
    assert chance.script == ()
    assert chance.roll(6) == Chance(seed="7", used=3).roll(6)


def test_a_script_alone_ends() -> None:
    chance = Chance(script=(2,))
    assert chance.roll(6) == 2
    for use in (lambda: chance.roll(6), lambda: chance.shuffle((1, 2))):
        with pytest.raises(BadScript, match="used up"):
            use()


@pytest.mark.parametrize("outcome", [0, 7, -1, "3", 3.0, (3,), (1, 2, 3), True])
def test_a_die_that_cannot_fall_so(outcome: Any) -> None:
    with pytest.raises(BadScript, match="die of 6 sides"):
        Chance(seed="7", script=(outcome,)).roll(6)


@pytest.mark.parametrize("outcome", [(1, 2), (1, 2, 3, 3), (1, 2, 4), (), 5, "123", (1, 2, (3,)), (1, 2, {})])
def test_a_shuffle_that_is_none(outcome: Any) -> None:
    with pytest.raises(BadScript, match="not a shuffle"):
        Chance(seed="7", script=(outcome,)).shuffle((1, 2, 3))
