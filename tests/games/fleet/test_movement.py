"""Movement (FC-MOV), stacks and capacity (FC-SET-17, 18), Ionic Propulsion (FC-ABL-01 to 04)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.fleet.sectors import ALL_TILES
from orrery.games.fleet.ships import PROFILES
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


@pytest.mark.usefixtures("every_question")
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


@pytest.mark.parametrize(
    ("where", "more"),
    [
        ("an enemy ship", {"enemy": "frigate b1, cruiser e5"}),
        ("an enemy signal", {"more": [{"owner": 1, "kind": "decoy", "at": "b1", "revealed": False}]}),
        ("an enemy squadron", {"enemy": "carrier e5, interceptor_squadron b1"}),
        ("an Interdictor", {"tokens": [{"kind": "interdictor", "owner": 1, "at": "b1", "ship": 1}]}),
        ("no room", {"own": "cruiser a1, cruiser b1"}),
    ],
)
@pytest.mark.usefixtures("every_question")
def test_what_shuts_a_sector(where: str, more: dict[str, Any]) -> None:
    """FC-MOV-02, FC-OPT-08, FC-ABL-17, FC-WPN-05: of b1 and a2 only a2 is open."""
    table = Table(more.pop("own", "cruiser a1"), more.pop("enemy", "cruiser e5"), rolled="blue-orth", **more)
    table.choose(0, "move:blue-orth")
    assert [item for item in table.offered(0) if item.startswith("a1>")] == ["a1>a2"], where


@pytest.mark.usefixtures("every_question")
def test_an_ally_keeps_his_sector_too() -> None:
    """FC-MOV-02, FC-TEA-05: no shared sectors, no dice for an ally's ships."""
    table = Table("cruiser a1", "cruiser h5", "frigate b1", "cruiser h4", rolled="blue-orth", board="5x8")
    table.choose(0, "move:blue-orth")
    assert table.offered(0) == ["a1>a2"]


def test_special_sectors_are_entered_freely_and_work_at_once() -> None:
    """FC-MOV-03, FC-SEC-01."""
    for kind in ALL_TILES:
        table = Table("cruiser a1", "cruiser e5", rolled="blue-orth", sectors={"b1": kind})
        table.choose(0, "move:blue-orth")
        assert "a1>b1" in table.offered(0)
    table = Table("cruiser a1", "cruiser e5", rolled="blue-orth", sectors={"b1": "asteroid_field"}, script="special")
    table.do(0, "move:blue-orth", "a1>b1")
    assert table.hull(0) == 15


def test_technical_tokens_stop_nobody() -> None:
    """FC-MOV-05, FC-TEC-06: neither a move nor a shot."""
    token = [{"kind": "sentinel", "owner": 1, "at": "a2", "ship": 2, "die": "green-diag"}]
    fleets = ("cruiser a1", "cruiser a3, mule/sentinel_device e5")
    table = Table(*fleets, rolled="blue-orth red-orth red-orth", tokens=token)
    assert "attack:red-orth+red-orth" in table.offered(0)
    table.do(0, "move:blue-orth", "a1>a2")
    assert table.at(0) == "a2"


def test_a_long_move_needs_room_on_its_way() -> None:
    """FC-MOV-06, AMB-08: the sector between is full, so that there is no way on to a3 or c1."""
    own = "frigate a1, heavy_battleship/proton_ray a2, heavy_battleship/proton_ray b1"
    table = Table(own, "cruiser e5", rolled="blue-orth")
    table.choose(0, "move:blue-orth")
    assert not [item for item in table.offered(0) if item.startswith("a1>")]


def test_the_second_step_needs_room_too() -> None:
    """FC-ABL-02, FC-SET-17: a Centaurus of class 3 beside a cruiser would be six points."""
    table = Table("centaurus a1, cruiser a3", "cruiser e5", rolled="blue-orth")
    table.do(0, "move:blue-orth", "a1>a2")
    assert sorted(table.offered(0)) == ["a1", "b2"]


def test_who_is_met_on_the_way_does_not_go_on() -> None:
    """FC-ABL-02: the second step is for ships that made the first."""
    table = Table("frigate a1, frigate a2", "cruiser e5", rolled="blue-orth")
    table.do(0, "move:blue-orth", "a1>a2", "a3")
    assert [table.at(0), table.at(1)] == ["a3", "a2"]


@pytest.mark.usefixtures("every_question")
def test_a_blue_special_moves_nobody() -> None:
    """FC-MOV-07."""
    assert Table("cruiser a1", "cruiser e5", rolled="blue-special").offered(0) == ["end"]


def test_an_ionic_path_may_bend_and_come_back() -> None:
    """AMB-18."""
    table = Table("frigate b2", "cruiser e5", rolled="blue-orth")
    table.do(0, "move:blue-orth", "b2>b3")
    assert sorted(table.offered(0)) == ["a3", "b2", "b4", "c3"]


@pytest.mark.parametrize(
    "kind", [kind for kind, profile in PROFILES.items() if profile.rank and kind != "diplomatic_shuttle"]
)
@pytest.mark.usefixtures("every_question")
def test_no_enemy_is_run_over(kind: str) -> None:
    """FC-SET-18: whatever it is, and however alone; the shuttle may be captured (FC-CAP-06)."""
    table = Table("cruiser a1", f"{kind} a2, cruiser e5", rolled="blue-orth")
    table.do(0, "move:blue-orth")
    assert table.offered(0) == ["a1>b1"]
