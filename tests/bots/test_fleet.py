"""Fleet Commander's bots: what they are worth, and what they see."""

from __future__ import annotations

from random import Random

import pytest

from orrery import bots
from orrery.arena import Tournament, run
from orrery.bots.fleet.tactical import Tactical
from tests.games.fleet.table import Table

PATIENT = 3600.0
"""A search that no busy machine stops is the same every time."""


def wins(one: str, other: str, games: int, seed: str) -> float:
    """Over mixed scenarios and options, each played from both sides."""
    return run(Tournament("fleet", (one, other), games, seed, mixed=True)).entrants[0].wins


def chosen(table: Table, bot: bots.Bot, seat: int = 0) -> bots.Choosing:
    return bot.choose(*bots.seen(table.game, seat), Random(0))


def test_greedy_wins_against_random() -> None:
    assert wins("greedy", "random", 6, "short") >= 5


@pytest.mark.long
def test_greedy_wins_95_of_100_games_against_random() -> None:
    assert wins("greedy", "random", 136, "greedy beats random") >= 0.95 * 136


@pytest.mark.long
def test_tactical_wins_70_of_100_games_against_greedy() -> None:
    assert wins("tactical", "greedy", 136, "tactical beats greedy") >= 0.7 * 136


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_plays_at_every_table(seats: int) -> None:
    veiled = {"deployment": "hidden", "map": "fog", "weapons": "secret"} if seats < 5 else {}
    assert run(Tournament("fleet", ("greedy", *["random"] * (seats - 1)), 1, "many", veiled)).games[0].reason


# --- what it says it does -----------------------------------------------------------------------------


def test_greedy_shoots_what_it_can_destroy() -> None:
    table = Table("cruiser b2, cruiser a5", "frigate:2 c3, cruiser a3", rolled="red-multi")
    assert chosen(table, bots.find("greedy", "fleet")()) == ("attack:red-multi",)


def test_greedy_ends_its_turn_rather_than_do_harm() -> None:
    table = Table("frigate:1 b2", "battleship e5, battleship e4", rolled="green-orth")
    assert chosen(table, bots.find("greedy", "fleet")()) == ("end",)


def test_tactical_comes_closer_first_to_fire_with_more() -> None:
    """One action ahead, the shot at once is best; with the move before it, the second ship supports the shot."""
    table = Table("cruiser b2, battleship c5", "cruiser:6 c3, cruiser e1", rolled="red-diag blue-orth")
    assert chosen(table, Tactical(PATIENT)) == ("move:blue-orth",)


def test_the_search_is_the_same_every_time() -> None:
    table = Table("cruiser b2, battleship c5", "cruiser:6 c3, cruiser e1", rolled="red-diag blue-orth blue-multi")
    assert len({chosen(table, Tactical(PATIENT, effort)) for effort in (400, 400, 400)}) == 1
