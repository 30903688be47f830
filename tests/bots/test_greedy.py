"""Greedy is worth playing against, and does what it says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots
from orrery.arena import Tournament, run
from orrery.bots.race.seen import look, rounds_left
from orrery.bots.race.worth import gain, prospect
from orrery.games.race.state import Race

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {"variant": "expert"}),
    (2, {"start": "experienced"}),
    (2, {"start": "first_game"}),
    (2, {"edition": 1}),
    (2, {"variant": "expert", "start": "experienced"}),
    (3, {}),
    (4, {}),
]


def wins(games: int, seats: int, options: dict[str, Any]) -> float:
    entrants = ("greedy", *["random"] * (seats - 1))
    return run(Tournament("race", entrants, games, "greedy beats random", options)).entrants[0].wins


def test_greedy_wins_95_of_100_games_against_random() -> None:
    assert wins(100, 2, {}) >= 95


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_greedy_wins_at_every_other_table_too(seats: int, options: dict[str, Any]) -> None:
    assert wins(12, seats, options) >= 11


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_greedy_wins_95_of_100_at_every_table(seats: int, options: dict[str, Any]) -> None:
    assert wins(100, seats, options) >= 95


# --- what it says it does -----------------------------------------------------------------------------


def table(*, tableau: str, hand: str = "", goods: str = "", rival: str = "alpha_centauri", **more: Any) -> orrery.Game:
    """A game where seat 0 has this and seat 1 has little."""
    own = {"tableau": tableau.split(), "hand": hand.split(), "goods": goods.split()}
    return orrery.new("race", 2, 1, position={"players": [own, {"tableau": rival.split()}], **more})


def chosen(game: orrery.Game, seat: int = 0) -> bots.Choosing:
    return bots.find("greedy", "race")().choose(*bots.seen(game, seat), Random(0))


def act(game: orrery.Game, own: str, rival: str = "explore_5") -> None:
    game.answer(0, (own,))
    game.answer(1, (rival,))


def until_asked(game: orrery.Game, kind: str) -> None:
    """Answers for seat 1, and at random for seat 0, until seat 0 is asked this."""
    while 0 not in game.pending or game.pending[0].kind != kind:
        seat = max(game.pending)
        game.answer(seat, game.pending[seat].sample(Random(0)))


def test_it_sells_the_dearest_good() -> None:
    game = table(
        tableau="new_sparta refugee_world deserted_alien_outpost", goods="refugee_world deserted_alien_outpost"
    )
    act(game, "consume_trade", "consume_trade")
    assert game.pending[0].kind == "trade"
    assert chosen(game) == ("deserted_alien_outpost",)


def test_it_sells_when_it_holds_a_dear_good_and_has_no_cards() -> None:
    game = table(tableau="new_sparta deserted_alien_library", goods="deserted_alien_library")
    assert chosen(game) == ("consume_trade",)


def test_it_produces_when_its_worlds_are_empty_and_its_powers_hungry() -> None:
    game = table(tableau="old_earth gem_world comet_zone new_earth consumer_markets")
    assert chosen(game) == ("produce",)


def test_it_consumes_for_double_when_there_is_much_to_consume() -> None:
    worlds = "gem_world comet_zone new_earth"
    game = table(tableau=f"old_earth {worlds} galactic_trendsetters", goods=worlds)
    assert chosen(game) == ("consume_x2",)


def test_it_pays_with_what_it_needs_least() -> None:
    """A military world far out of reach goes before worlds that it can place."""
    game = table(
        tableau="old_earth", hand="comet_zone rebel_homeworld gem_world rebel_base spice_world lost_alien_warship"
    )
    act(game, "settle", "settle")
    until_asked(game, "settle")
    game.answer(0, ("comet_zone",))
    until_asked(game, "pay")
    assert set(chosen(game)) == {"rebel_homeworld", "rebel_base", "lost_alien_warship"}


def test_it_takes_the_points_when_the_game_is_about_to_end() -> None:
    tableau = (
        "old_earth gem_world comet_zone new_vinland spice_world space_port mining_world artist_colony plague_world"
    )
    hand = "terraformed_world refugee_world export_duties expanding_colony interstellar_bank space_marines drop_ships"
    game = table(tableau=f"{tableau} outlaw_world asteroid_belt", hand=hand, pool=1)
    act(game, "settle", "settle")
    until_asked(game, "settle")
    assert chosen(game) == ("terraformed_world",)


def test_cards_are_worth_nothing_more_in_the_last_round() -> None:
    game = table(tableau="old_earth", hand="gem_world", pool=0)
    s = look(game.view(0))
    assert s.left == 0
    assert s.card == 0


def left(game: orrery.Game) -> float:
    return rounds_left(Race.read(game.view(0)["table"]))


def test_rounds_left_shrink_as_tableaus_grow() -> None:
    early = table(tableau="old_earth")
    late = table(tableau="old_earth gem_world comet_zone new_vinland spice_world space_port mining_world")
    assert left(early) > left(late) > 0


def test_a_six_cost_development_is_worth_what_it_would_score() -> None:
    s = look(table(tableau="old_earth rebel_miners rebel_base rebel_outpost", hand="galactic_imperium").view(0))
    t = look(table(tableau="old_earth gem_world comet_zone new_vinland", hand="galactic_imperium").view(0))
    assert gain(s, "galactic_imperium") - gain(t, "galactic_imperium") == pytest.approx(6)


def test_a_world_out_of_reach_is_worth_less_in_hand() -> None:
    weak = look(table(tableau="old_earth", hand="rebel_base").view(0))
    strong = look(table(tableau="new_sparta drop_ships space_marines", hand="rebel_base").view(0))
    assert prospect(strong, "rebel_base") > prospect(weak, "rebel_base")
