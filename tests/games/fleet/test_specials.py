"""Special results (FC-SPC) and the two weapons of the first game (FC-WPN-06, FC-WPN-09)."""

from __future__ import annotations

from tests.games.fleet.table import Table


def test_the_proton_ray_burns_twice_the_class() -> None:
    """FC-WPN-06: two sectors far, nothing between."""
    table = Table("battleship/proton_ray a1", "cruiser a3, cruiser c1, frigate b1", rolled="red-special blue-special")
    table.choose(0, "weapon:ship:0")
    assert table.offered(0) == ["ship:1", "ship:3"]
    assert table.preview(0, "ship:1") == {"weapon": "proton_ray", "target": 1, "damage": 6, "hull_left": 12}
    table.choose(0, "ship:1")
    assert table.hull(1) == 12


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
    assert Table("cruiser a1", "cruiser e5", rolled="green-special").offered(0) == ["end"]
    table = Table("cruiser a1", "cruiser e5", rolled="green-special", stored=("", "red-orth blue-special"))
    table.choose(0, "drain:green-special")
    assert table.offered(1) == ["blue-special", "red-orth"]
    table.choose(1, "red-orth")
    assert table.side(1)["stored"] == ["blue-special"]
    assert table.side(1)["reserve"] == [3, 2, 3]
