"""How often each side wins where bots play Battlestar Galactica: neither more than 65 of 100, a leader 20 to 60."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

import orrery
from orrery import bots
from orrery.bots.intervals import wilson
from orrery.games.galactica.state import Galactica

HOME = {"daybreak": True, "search_for_home": True}
VARIANTS: dict[str, dict[str, bool]] = {"base": {}, "daybreak": {"daybreak": True}, "home": HOME}
TABLES = [(name, seats) for name in VARIANTS for seats in range(3, 7 if name == "base" else 8)]


class Ended(NamedTuple):
    humans_won: bool
    leader_won: bool | None
    """None where nobody plays a leader."""


def play(variant: str, seats: int, number: int, bot: str = "greedy") -> Ended:
    seed = f"proof:{number}"
    game = orrery.new("galactica", seats, seed, VARIANTS[variant])
    players = [bots.find(bot, "galactica")() for _ in range(seats)]
    result = bots.play(game, players, [Random(f"{seed}:bot {seat}") for seat in range(seats)])
    assert isinstance(game.state, Galactica)
    leader = game.state.leader()
    return Ended(result.reason in ("kobol", "earth"), leader in result.winners if leader >= 0 else None)


def in_band(won: list[bool], least: float, most: float) -> bool:
    """Whether the share may lie there, as far as so many games can tell."""
    low, high = wilson(sum(won), len(won))
    return low <= most and high >= least


def test_a_share_out_of_the_band_is_noticed() -> None:
    assert in_band([True, False] * 30, 0.35, 0.65)
    assert not in_band([True] * 50 + [False] * 10, 0.35, 0.65)


def test_neither_side_wins_by_far() -> None:
    """Few games at each table: a side that has lost its wits shows."""
    ended = [play(variant, seats, number) for variant, seats in TABLES for number in range(4)]
    assert in_band([one.humans_won for one in ended], 0.35, 0.65)
    assert in_band([one.leader_won for one in ended if one.leader_won is not None], 0.2, 0.6)


@pytest.mark.long
@pytest.mark.parametrize("bot", ["greedy", "strong"])
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_over_a_thousand_games_both_sides_win_their_share(variant: str, seats: int, bot: str) -> None:
    ended = [play(variant, seats, number, bot) for number in range(1000)]
    assert 0.35 <= sum(one.humans_won for one in ended) / len(ended) <= 0.65
    led = [one.leader_won for one in ended if one.leader_won is not None]
    assert not led or 0.2 <= sum(led) / len(led) <= 0.6
