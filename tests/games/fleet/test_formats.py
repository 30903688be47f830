"""Teams and free-for-all (chapters TEA, FFA): zones, allied support, turns, and how they end."""

from __future__ import annotations

from typing import cast

import pytest

import orrery
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.state import Fleet
from tests.games.fleet.table import Table


def zones(seats: int, **options: str) -> list[tuple[str, ...]]:
    g = cast(Fleet, orrery.new("fleet", seats, 1, options).state)
    return [own_edge(g, seat) for seat in range(seats)]


@pytest.mark.parametrize(
    ("seats", "board", "form", "first", "last"),
    [
        (2, "5x5", "teams", "a1 b1 c1 d1 e1", "a5 b5 c5 d5 e5"),
        (4, "5x8", "teams", "a1 b1 c1 d1", "e5 f5 g5 h5"),
        (4, "5x10", "teams", "a1 b1 c1 d1", "g5 h5 i5 j5"),
        (4, "7x7", "teams", "a2 a3 a4 a5", "f1 e1 d1 c1"),
        (4, "2x5x5", "teams", "a1 b1 c1 d1 e1", "f5 g5 h5 i5 j5"),
        (6, "5x12", "teams", "a1 b1 c1 d1", "i5 j5 k5 l5"),
        (4, "7x7", "free_for_all", "a2 a3 a4 a5", "f1 e1 d1 c1"),
    ],
)
def test_deployment_zones(seats: int, board: str, form: str, first: str, last: str) -> None:
    """FC-SET-20, FC-TEA-03, AMB-07."""
    found = zones(seats, board=board, format=form)
    assert found[0] == tuple(first.split())
    assert found[-1] == tuple(last.split())


@pytest.mark.parametrize(
    ("seats", "board", "first", "last"),
    [
        (2, "5x5", "b1 c1 d1", "b5 c5 d5"),
        (2, "2x4x4", "b1 c1 f1 g1", "b4 c4 f4 g4"),
        (4, "5x8", "a1 b1 c1 d1", "e5 f5 g5 h5"),
        (4, "5x10", "b1 c1 d1 e1", "f5 g5 h5 i5"),
        (4, "2x5x5", "b1 c1 d1", "g5 h5 i5"),
        (4, "7x7", "a2 a3 a4 a5", "f1 e1 d1 c1"),
    ],
)
def test_fleets_may_be_kept_in_the_middle_of_their_edges(seats: int, board: str, first: str, last: str) -> None:
    """AMB-07, the other reading: no corners; allies side by side, with four sectors each as ever."""
    found = zones(seats, board=board, zones="middle_zones")
    assert found[0] == tuple(first.split())
    assert found[-1] == tuple(last.split())


@pytest.mark.parametrize(("seats", "form"), [(3, "teams"), (4, "free_for_all"), (5, "teams"), (6, "free_for_all")])
def test_nobody_shares_a_deployment_sector(seats: int, form: str) -> None:
    found = [sector for zone in zones(seats, format=form) for sector in zone]
    assert len(found) == len(set(found)) == 4 * seats


def test_an_ally_may_support_an_attack() -> None:
    """FC-TEA-06, AMB-74: the owner of the supporting ships decides."""
    table = Table("cruiser a1", "cruiser b2, cruiser h5", "destroyer b1", "cruiser g5", rolled="red-diag", board="5x8")
    table.do(0, "attack:red-diag", "a1>ship:1")
    assert table.asked(2) == "join_in"
    table.do(2, "ship:3")
    assert table.hull(1) == 18 - 3 - 2


def test_an_enemy_of_the_attacker_does_not_help_him_in_teams() -> None:
    table = Table("cruiser a1", "cruiser b2, cruiser h5", "cruiser a5", "destroyer b1", rolled="red-diag", board="5x8")
    table.do(0, "attack:red-diag", "a1>ship:1")
    assert table.hull(1) == 15


def test_in_a_free_for_all_anybody_may_support() -> None:
    """FC-FFA-02."""
    table = Table("cruiser a1", "cruiser b2, cruiser f6", "destroyer b1, cruiser a6", rolled="red-diag")
    table.do(0, "attack:red-diag", "a1>ship:1")
    assert table.asked(2) == "join_in"
    table.do(2, "-")
    assert table.hull(1) == 15


def test_who_is_down_to_a_third_is_out_and_the_last_one_wins() -> None:
    """FC-FFA-03."""
    table = Table("cruiser a1", "frigate:1 b2", "cruiser f6", rolled="red-diag red-orth", start=3)
    table.do(0, "attack:red-diag", "a1>ship:1")
    assert table.side(1)["out"]
    assert table.game.result is None
    table.end_turn()
    assert table.look()["turn"] == 2


def test_a_camp_loses_together() -> None:
    """FC-TEA-07: two fleets of one camp count as one."""
    table = Table("cruiser a1", "frigate:1 b2", "cruiser a5", "frigate h5", rolled="red-diag", board="5x8", start=2)
    table.do(0, "attack:red-diag", "a1>ship:1")
    assert table.winners == (0, 2)


def test_a_player_without_ships_passes() -> None:
    """FC-TEA-04."""
    table = Table("cruiser a1", "frigate:1 b2", "cruiser a5", "cruiser h5", rolled="red-diag", board="5x8", start=4)
    table.do(0, "attack:red-diag", "a1>ship:1")
    table.end_turn()
    assert table.look()["turn"] == 2
