"""Ladders: paired deals, honest intervals, ratings that explain the results."""

from __future__ import annotations

from collections import Counter

import pytest

import orrery
from orrery import bots
from orrery.arena import Duel, Outcome, duels, fight, grounds_of, ladder, ratings
from orrery.core.state import Result

TWO, FOUR = bots.Ground("2p", 2), bots.Ground("4p", 4, ({"edition": 1}, {"edition": 2}))


def outcome(challenger: str, field: str, wins: list[float], seats: int = 2) -> Outcome:
    return Outcome(challenger, field, "here", seats, tuple(wins))


def test_everybody_meets_all_named_after_it_at_every_kind_of_table() -> None:
    found = duels("race", ("c", "b", "a"), (TWO, FOUR), 100, 0)
    assert Counter((one.challenger, one.field) for one in found) == {("c", "b"): 2, ("c", "a"): 2, ("b", "a"): 2}
    assert {one.games for one in found} == {100}


def test_a_duel_is_the_same_in_any_number_of_processes_and_a_deal_is_played_from_every_seat() -> None:
    duel = Duel("race", "greedy", "random", FOUR, 2, "x")
    alone = fight(duel)
    assert alone == fight(duel, workers=2)
    assert alone.games == 8
    assert alone.by_deal == tuple(sum(duel.play(4 * deal + seat) or 0 for seat in range(4)) / 4 for deal in range(2))
    assert fight(Duel("race", "random", "random", TWO, 6, "x")).rate == 0.5, "equals share their deals"


def test_the_interval_is_no_narrower_than_games_allow_and_wider_where_deals_hang_together() -> None:
    paired = outcome("a", "b", [0.5] * 50)
    loose = outcome("a", "b", [0.0, 1.0] * 25)
    assert paired.rate == loose.rate == 0.5
    low, high = paired.interval
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.001)
    assert loose.interval[0] < low < high < loose.interval[1]
    assert outcome("a", "b", [1.0] * 50).interval[0] < 1


def test_ratings_are_those_that_explain_the_results() -> None:
    even = ratings([outcome("a", "b", [0.5] * 10)], "b")
    assert even == pytest.approx({"a": 1000, "b": 1000})
    ten_to_one = ratings([outcome("a", "b", [10 / 11] * 11)], "b")
    assert ten_to_one["a"] == pytest.approx(1400)
    among_three = ratings([outcome("a", "b", [0.25] * 8, seats=4)], "b")
    assert among_three["a"] == pytest.approx(1000)
    chain = ratings(
        [outcome("a", "b", [0.75] * 40), outcome("b", "c", [0.75] * 40), outcome("a", "c", [0.9] * 40)], "c"
    )
    assert chain["a"] == pytest.approx(1000 + 400 * 0.954, abs=2)
    assert chain["b"] == pytest.approx(1000 + 200 * 0.954, abs=2)
    assert ratings([outcome("a", "b", [1.0] * 40)], "b")["a"] > 1600


def test_what_nobody_won_rates_nobody() -> None:
    """The challenger won a quarter of the games, the field as many: they are equals, whatever nobody won."""
    half_lost = Outcome("a", "b", "here", 2, (0.25,) * 20, nobodys=20)
    assert half_lost.rate == 0.25
    assert ratings([half_lost], "b") == pytest.approx({"a": 1000, "b": 1000})
    nothing = Outcome("a", "b", "here", 2, (0.0,) * 4, nobodys=8)
    assert ratings([half_lost, nothing], "b") == ratings([half_lost], "b")


def test_a_duel_tells_apart_who_lost_and_what_nobody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = iter([Result((1, 0), (0,), "kobol"), Result((0, 0), (), "fuel")])
    monkeypatch.setattr(bots, "play", lambda *_: next(ends))
    assert fight(Duel("race", "random", "random", TWO, 1)) == Outcome("random", "random", "2p", 2, (0.5,), nobodys=1)


def test_an_outcome_is_the_same_after_it_was_kept() -> None:
    one = outcome("a", "b", [0.5, 1.0], seats=3)
    assert ladder.from_data(ladder.data(one)) == one


def test_kinds_of_tables_are_those_of_the_title() -> None:
    assert [ground.name for ground in grounds_of("race", ())] == ["2p", "2p expert", "3p", "4p"]
    assert [ground.options for ground in grounds_of("fleet", ("salvage",))] == [({"scenario": "salvage"},)]
    assert [ground.seats for ground in grounds_of("galactica", ("3p",))] == [3]
    with pytest.raises(orrery.BadOption, match=r"There is no kind of table '9p'\."):
        list(grounds_of("race", ("9p",)))
