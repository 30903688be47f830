"""Movement (FC-MOV), stacks and capacity (FC-SET-17, 18), Ionic Propulsion (FC-ABL-01 to 04)."""

from __future__ import annotations

from tests.games.fleet.table import Table


def test_a_blue_result_moves_along_its_directions() -> None:
    """FC-MOV-01, FC-DIE-01."""
    table = Table("cruiser c3", "cruiser e5", rolled="blue-diag")
    table.choose(0, "move:blue-diag")
    assert table.offered(0) == ["c3>b2", "c3>d2", "c3>b4", "c3>d4"]
    table.choose(0, "c3>d4")
    assert table.at(0) == "d4"
    assert table.side(0)["reserve"] == [3, 3, 3]


def test_some_ships_may_stay() -> None:
    """FC-MOV-04: a stack may be split."""
    table = Table("cruiser c3, destroyer c3", "cruiser e5", rolled="blue-orth")
    table.do(0, "move:blue-orth", "c3>c4", "ship:1")
    assert [table.at(0), table.at(1)] == ["c3", "c4"]


def test_no_sector_takes_more_than_five_class_points() -> None:
    """FC-SET-17: the battleship finds no room beside a destroyer, the frigate does."""
    table = Table("battleship a1, frigate a1, destroyer a2", "cruiser e5", rolled="blue-orth")
    table.do(0, "move:blue-orth", "a1>a2")
    assert table.choices(0) == [("ship:1",)]


def test_enemies_keep_their_sector() -> None:
    """FC-SET-18."""
    table = Table("cruiser c3", "cruiser c4", rolled="blue-orth")
    table.choose(0, "move:blue-orth")
    assert "c3>c4" not in table.offered(0)
    assert table.game.pending[0].blocked()["c3>c4"].code == "enemy_there"
    assert table.refusal(0, "c3>c4") == "not_offered"


def test_a_special_turns_another_result_of_its_colour() -> None:
    """FC-SPC-05: both dice go back to the reserve."""
    table = Table("cruiser a1", "cruiser e5", rolled="blue-orth blue-special red-orth")
    assert table.offered(0) == ["move:blue-orth", "move:blue-orth=diag", "end"]
    table.do(0, "move:blue-orth=diag", "a1>b2")
    assert table.side(0)["rolled"] == ["red-orth"]


def test_ionic_ships_alone_may_go_on() -> None:
    """FC-ABL-01, FC-ABL-02: the second step may bend and take only some of them."""
    table = Table("frigate a1, frigate a1", "cruiser e5", rolled="blue-orth")
    table.do(0, "move:blue-orth", "a1>a2", "ship:0 ship:1")
    assert table.asked(0) == "again"
    table.do(0, "b2", "ship:1")
    assert [table.at(0), table.at(1)] == ["a2", "b2"]


def test_company_spoils_ionic_propulsion() -> None:
    """FC-ABL-01: only where nothing else stands in the sector at the start."""
    table = Table("frigate a1, destroyer a1", "cruiser e5", rolled="blue-orth red-orth")
    table.do(0, "move:blue-orth", "a1>a2", "ship:0")
    assert table.asked(0) != "again"
