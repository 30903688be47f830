"""Glicko-2 against the worked example of its paper, and the laws that any rating keeps."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from orrery.server.glicko import NEW, Played, Rating, rated, rested

ratings = st.builds(Rating, st.floats(600, 2800), st.floats(30, 350), st.floats(0.03, 0.09))
games = st.lists(st.builds(Played, ratings, st.sampled_from([0.0, 0.5, 1.0])), min_size=1, max_size=6)


def test_the_example_of_the_paper() -> None:
    before = Rating(1500, 200, 0.06)
    played = [Played(Rating(1400, 30), 1), Played(Rating(1550, 100), 0), Played(Rating(1700, 300), 0)]
    after = rated(before, played)
    assert (round(after.value, 2), round(after.deviation, 2), round(after.volatility, 5)) == (1464.05, 151.52, 0.06)


def test_whoever_does_not_play_is_less_sure_and_no_stronger() -> None:
    before = Rating(1500, 200, 0.06)
    assert rated(before, []) == rested(before, 1)
    assert round(rested(before, 1).deviation, 2) == 200.27
    assert rested(before, 1e6).deviation == NEW.deviation
    assert rested(before, 0) == before


@given(ratings, games)
def test_the_more_one_wins_the_better(before: Rating, played: list[Played]) -> None:
    worse = rated(before, [game._replace(score=0.0) for game in played])
    better = rated(before, [game._replace(score=1.0) for game in played])
    between = rated(before, played)
    assert worse.value <= between.value + 1e-6
    assert between.value <= better.value + 1e-6
    assert worse.value < before.value < better.value
    for after in (worse, between, better):
        assert 0 < after.deviation <= NEW.deviation
        assert 0 < after.volatility < 1


@given(ratings)
def test_a_draw_with_ones_equal_changes_nothing_but_how_sure_it_is(before: Rating) -> None:
    after = rated(before, [Played(before, 0.5)])
    assert abs(after.value - before.value) < 1e-6
