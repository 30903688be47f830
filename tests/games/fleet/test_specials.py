"""Special results (FC-SPC) and the two weapons of the first game (FC-WPN-06, FC-WPN-09)."""

from __future__ import annotations

import pytest

from orrery.games.fleet.dice import volleys
from tests.games.fleet.table import Table


def test_the_proton_ray_burns_twice_the_class() -> None:
    """FC-WPN-06: two sectors far, nothing between."""
    table = Table("battleship/proton_ray a1", "cruiser a3, cruiser c1, frigate b1", rolled="red-special blue-special")
    table.choose(0, "weapon:ship:0")
    assert table.offered(0) == ["ship:1", "ship:3"]
    assert table.preview(0, "ship:1") == {"weapon": "proton_ray", "target": 1, "damage": 6, "hull_left": 12}
    table.choose(0, "ship:1")
    assert table.hull(1) == 12


@pytest.mark.usefixtures("every_question")
def test_vortex_missiles_fly_over_everything_but_not_next_door() -> None:
    """FC-WPN-09."""
    table = Table(
        "battleship/vortex_missiles a1", "cruiser e5, cruiser b2", rolled="red-special blue-special green-special"
    )
    table.choose(0, "weapon:ship:0")
    assert table.offered(0) == ["ship:1"]
    table.do(0, "ship:1", "blue-special red-special")
    assert table.hull(1) == 14
    assert table.side(0)["rolled"] == ["green-special"]


def test_no_weapon_from_or_into_asteroids() -> None:
    """FC-WPN-26."""
    dice = "red-special blue-special"
    for fleet, enemy in (("battleship/proton_ray b2", "cruiser c3"), ("battleship/proton_ray c3", "cruiser b2")):
        table = Table(fleet, enemy, rolled=dice, sectors={"b2": "asteroid_field"})
        assert "weapon:ship:0" not in table.offered(0)


def test_two_specials_are_rerolled_by_a_fleet_without_battleship() -> None:
    """FC-SPC-03, FC-SPC-04."""
    dice = "red-special blue-special"
    assert "reroll:specials" not in Table("battleship/proton_ray a1", "cruiser e5", rolled=dice).offered(0)
    table = Table("cruiser a1", "cruiser e5", rolled=dice, script="orth multi")
    table.choose(0, "reroll:specials")
    assert table.side(0)["rolled"] == ["blue-orth", "red-multi"]


def test_a_drained_player_chooses_the_die() -> None:
    """FC-SPC-07, FC-SPC-09."""
    assert Table("cruiser a1", "cruiser e5", rolled="green-special").offered(0) == ["drain:green-special", "end"]
    table = Table("cruiser a1", "cruiser e5", rolled="green-special", stored=("", "red-orth blue-special"))
    table.choose(0, "drain:green-special")
    assert table.choices(1) == [("blue-special",), ("red-orth",)]
    table.choose(1, "red-orth")
    assert table.side(1)["stored"] == ["blue-special"]
    assert table.side(1)["reserve"] == [3, 2, 3]


def test_the_six_uses_of_a_special() -> None:
    """FC-SPC-01, FC-SPC-02: four in one's own turn, retreat and counter-attack in the others'."""
    stored = ("red-special blue-special", "red-orth")
    table = Table("battleship/proton_ray a1", "cruiser a2", rolled="green-special blue-orth", stored=stored)
    assert {"weapon:ship:0", "move:blue-orth=diag", "drain:green-special"} <= set(table.offered(0))
    assert "reroll:specials" in Table("cruiser a1", "cruiser a3", rolled="green-special red-special").offered(0)
    table = Table("cruiser a1", "cruiser a2", rolled="red-orth", stored=("", "red-special blue-special"))
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert {("retreat:blue-special",), ("counter:red-special",)} <= set(table.choices(1))


def test_what_a_direction_change_takes() -> None:
    """FC-SPC-05: a special for each result, of its colour; a multi is not turned, and nothing becomes one."""
    assert volleys(("red-orth", "red-orth", "red-special"), "red", 2) == (
        "red-orth", "red-orth=diag", "red-orth+red-orth", "red-orth+red-orth=diag",
    )  # fmt: skip
    assert volleys(("blue-special", "red-orth"), "red") == ("red-orth",)
    assert volleys(("red-multi", "red-special"), "red") == ("red-multi",)


def test_a_weapon_takes_stored_and_rolled_specials_of_any_colour() -> None:
    """FC-SPC-02."""
    table = Table("battleship/proton_ray a1", "cruiser a3", rolled="green-special", stored=("blue-special", ""))
    table.do(0, "weapon:ship:0", "ship:1")
    assert table.side(0)["stored"] == table.side(0)["rolled"] == []
    assert table.side(0)["reserve"] == [3, 3, 3]


def test_stored_specials_are_rerolled_as_often_as_there_are_two() -> None:
    """FC-SPC-04, AMB-16: they leave their slots; a fleet that lost its battleships may do so too."""
    stored = ("red-special blue-special", "")
    table = Table("cruiser a1", "cruiser e5", rolled="green-orth", stored=stored, script="special special diag multi")
    table.do(0, "reroll:specials", "reroll:specials")
    assert table.side(0)["stored"] == []
    assert sorted(table.side(0)["rolled"]) == ["blue-diag", "green-orth", "red-multi"]
    lost = [{"owner": 0, "kind": "battleship", "at": "lost", "hull": 0, "weapon": "drones"}]
    table = Table("cruiser a1", "cruiser e5", rolled="green-orth", stored=stored, more=lost)
    assert "reroll:specials" in table.offered(0)


def test_gamma_warheads_and_modules_and_the_reroll() -> None:
    """FC-SPC-04, FC-WPN-17, AMB-16: warheads take no specials, so that they do not stand in the way; modules do."""
    dice = "red-special blue-special"
    assert "reroll:specials" in Table("battleship/gamma_warheads a1", "cruiser e5", rolled=dice).offered(0)
    for own in ("battleship/ionic_module a1", "battleship/gamma_warheads a1, battleship/proton_ray b1"):
        assert "reroll:specials" not in Table(own, "cruiser e5", rolled=dice).offered(0)


def test_a_drain_of_an_empty_bridge_takes_no_activation_die() -> None:
    """FC-SPC-08, FC-SPC-09 (001 l.452, 508): only its owner gives that up, not even Arop Tan takes it."""
    active = [{"kind": "sentinel", "owner": 1, "at": "e3", "ship": 1, "die": "green-orth"}]
    for leader in ("", "arop_tan"):
        for answer, left in (("-", 1), ("token:1", 0)):
            table = Table("cruiser a1", "mule/sentinel_device e4", rolled="green-special", tokens=active,
                          players=[{"commander": leader}])  # fmt: skip
            table.do(0, "drain:green-special")
            assert table.choices(1) == [(), ("token:1",)]
            table.do(1, answer)
            assert len(table.look()["tokens"]) == left


def test_supplies_are_drained_and_bombed_but_activation_dice_are_only_drained() -> None:
    """AMB-60."""
    supply = "mule/supply_device e5, mule/sentinel_device e4"
    active = [{"kind": "sentinel", "owner": 1, "at": "e3", "ship": 2, "die": "green-orth"}]
    stored = ("", "red-orth red-diag blue-orth")
    table = Table("cruiser a1", supply, rolled="green-special", stored=stored, tokens=active)
    table.do(0, "drain:green-special")
    assert table.offered(1) == ["blue-orth", "red-diag", "red-orth", "token:1"]
    two = "red-special blue-special"
    table = Table("battleship/magnetic_bomb a1", supply, rolled=two, stored=stored, tokens=active)
    table.do(0, "weapon:ship:0", "seat:1")
    assert table.side(1)["stored"] == []
    assert len(table.look()["tokens"]) == 1
