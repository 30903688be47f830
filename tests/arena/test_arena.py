"""Tournaments: the same every time, fair to every seat, and honest about what they do not know."""

from __future__ import annotations

from collections import Counter

import pytest

import orrery
from orrery import bots
from orrery.arena import Entrant, Played, Tournament, run, wilson
from orrery.arena.results import standings
from orrery.terminal.simulate import summary
from orrery.words.terminal import read_terminal

SMALL = Tournament("race", ("greedy", "random", "random"), 9, "small")


def test_the_same_tournament_comes_to_the_same_results_in_any_number_of_processes() -> None:
    alone, together = run(SMALL), run(SMALL, workers=2)
    assert alone.games == together.games
    assert alone.entrants == together.entrants


def test_another_seed_makes_other_games() -> None:
    two = [run(Tournament("race", ("random", "random"), 1, seed)).games[0].scores for seed in (1, 2)]
    assert two[0] != two[1]


def test_everybody_sits_everywhere_as_often() -> None:
    seats = Counter((entrant, seat) for n in range(9) for seat, entrant in enumerate(SMALL.seating(n)))
    assert set(seats.values()) == {3}


def test_a_game_of_a_tournament_can_be_played_again_alone() -> None:
    told = run(SMALL).games[4]
    assert SMALL.play(4) == told
    assert told.seed == "small:4"
    assert told.winners == tuple(seat for seat in range(3) if told.scores[seat] == max(told.scores))


def test_mixed_options_take_turns_and_everybody_sits_everywhere_with_each() -> None:
    mixed = Tournament("race", ("random", "random"), 8, options={"variant": "expert"}, mixed=True)
    options = [mixed.options_of(number) for number in range(100)]
    assert options[0] == options[1] != options[2] == options[3]
    assert {chosen["variant"] for chosen in options} == {"expert"}
    assert {chosen["start"] for chosen in options} == {"dealt", "experienced", "first_game"}
    assert len(run(mixed).games) == 8


def test_results_are_counted_by_entrant() -> None:
    games = [
        Played(0, "s", (0, 1), (30, 20), (0,), "tableau", 50),
        Played(1, "s", (1, 0), (25, 25), (0, 1), "chips", 60),
        Played(2, "s", (0, 1), (10, 40), (1,), "chips", 70),
    ]
    one, other = standings(("a", "b"), games, 1.0).entrants
    assert one == Entrant("a", 3, 1.5, 1, 65 / 3)
    assert other == Entrant("b", 3, 1.5, 1, 85 / 3)
    assert one.rate == 0.5


def test_what_nobody_won_counts_as_a_game_and_as_no_win() -> None:
    games = [
        Played(0, "s", (0, 1), (1, 0), (0,), "kobol", 50),
        Played(1, "s", (1, 0), (0, 0), (), "fuel", 60),
    ]
    found = standings(("a", "b"), games, 1.0)
    assert [(one.games, one.wins, one.shared) for one in found.entrants] == [(2, 1.0, 0), (2, 0.0, 0)]
    assert summary(found, read_terminal("en"))[-1] == "1 game was won by nobody."


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    run(Tournament("race", ("random", "random"), 3), progress=lambda game: told.append(game.number))
    assert told == [0, 1, 2]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (95, 100, 0.8882, 0.9785)],
)
def test_wilson_s_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    nothing = run(Tournament("race", ("random", "random"), 0)).entrants[0]
    assert (nothing.rate, nothing.mean_score) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("tournament", "error"),
    [
        (Tournament("chess", ("random", "random")), orrery.UnknownTitle),
        (Tournament("race", ("random",)), orrery.BadOption),
        (Tournament("race", ("random", "clever")), bots.UnknownBot),
        (Tournament("race", ("random", "random"), options={"edition": 3}), orrery.BadOption),
        (Tournament("race", ("random",) * 3, options={"variant": "expert"}), orrery.BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_before_any_game(
    tournament: Tournament, error: type[orrery.OrreryError]
) -> None:
    with pytest.raises(error):
        run(tournament, workers=2)
