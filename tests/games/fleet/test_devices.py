"""Technical capabilities (FC-TEC): activation and the Repair Drone."""

from __future__ import annotations

from tests.games.fleet.table import Table

MULE = "mule/repair_drone_device a1"


def test_a_capability_is_activated_like_an_attack() -> None:
    """FC-TEC-01, FC-TEC-02: the die stays on the sector; the token works at once (FC-TEC-19)."""
    table = Table(f"{MULE}, cruiser:10 a2", "cruiser e5", rolled="green-orth")
    table.do(0, "activate:green-orth", "ship:0>repair_drone", "a2")
    assert table.hull(1) == 11
    assert table.look()["tokens"][0]["die"] == "green-orth"
    assert table.side(0)["reserve"] == [3, 3, 2]


def test_an_active_capability_is_not_activated_again() -> None:
    """FC-TEC-04."""
    token = {"kind": "repair_drone", "owner": 0, "at": "a2", "ship": 0, "die": "green-orth"}
    table = Table(MULE, "cruiser e5", rolled="green-diag", tokens=[token])
    assert table.offered(0) == ["end"]


def test_it_works_at_the_start_of_turn_and_for_who_arrives() -> None:
    """FC-TEC-19."""
    token = {"kind": "repair_drone", "owner": 0, "at": "a2", "ship": 0, "die": "green-orth"}
    fleet = f"{MULE}, cruiser:10 a2"
    assert Table(fleet, "cruiser e5", phase="start", tokens=[token]).hull(1) == 11
    table = Table(f"{MULE}, cruiser:10 b2", "cruiser e5", rolled="blue-orth", tokens=[token])
    table.do(0, "move:blue-orth", "b2>a2")
    assert table.hull(1) == 11


def test_reprogramming_rolls_the_die_again_and_a_special_ends_it() -> None:
    """FC-TEC-11, FC-TEC-14."""
    token = {"kind": "repair_drone", "owner": 0, "at": "a2", "ship": 0, "die": "green-orth"}
    table = Table(MULE, "cruiser e5", phase="start", tokens=[token], script="special orth orth orth")
    table.do(0, "token:1")
    assert table.look()["tokens"] == []


def test_a_drained_player_may_give_up_the_activation_die() -> None:
    """FC-SPC-08; the capability ends."""
    token = {"kind": "repair_drone", "owner": 1, "at": "a2", "ship": 1, "die": "green-orth"}
    table = Table("cruiser e5", MULE, rolled="green-special", stored=("", "red-orth"), tokens=[token])
    table.do(0, "drain:green-special")
    table.do(1, "token:1")
    assert table.look()["tokens"] == []
    assert table.side(1)["reserve"] == [2, 3, 3]


def test_the_capability_dies_with_its_ship() -> None:
    """FC-TEC-15."""
    token = {"kind": "repair_drone", "owner": 1, "at": "a2", "ship": 2, "die": "green-orth"}
    table = Table(
        "cruiser b2, cruiser e1",
        "cruiser e5, mule:2/repair_drone_device c3",
        rolled="red-diag",
        tokens=[{**token, "ship": 3}],
    )
    table.do(0, "attack:red-diag", "b2>ship:3")
    assert table.look()["tokens"] == []
