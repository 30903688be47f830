"""Technical capabilities (FC-TEC): activation and the Repair Drone."""

from __future__ import annotations

from typing import cast

import pytest

import orrery
from orrery.games.fleet.fleets import available, objection
from orrery.games.fleet.state import Fleet
from tests.games.fleet.table import Table

MULE = "mule/repair_drone_device a1"


def test_a_capability_is_activated_like_an_attack() -> None:
    """FC-TEC-01, FC-TEC-02: the die stays on the sector; the token works at once (FC-TEC-19)."""
    table = Table(f"{MULE}, cruiser:10 a2", "cruiser e5", rolled="green-orth")
    table.do(0, "activate:green-orth", "ship:0>repair_drone", "a2")
    assert table.hull(1) == 11
    assert table.look()["tokens"][0]["die"] == "green-orth"
    assert table.side(0)["reserve"] == [3, 3, 2]


@pytest.mark.usefixtures("every_question")
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


def test_a_capability_lasts_as_long_as_its_die_lies_there() -> None:
    """FC-TEC-03, FC-TEC-13, FC-TEC-14: then the token can be used again."""
    token = {"kind": "repair_drone", "owner": 0, "at": "a2", "ship": 0, "die": "green-orth"}
    table = Table(f"{MULE}, cruiser:10 a2", "cruiser e5", phase="start", tokens=[token], script="orth orth orth orth")
    assert table.hull(1) == 11
    table.do(0, "-", "green green red", "end", "token:1", "green-orth")
    assert table.look()["tokens"] == []
    table.do(1, "red red red")
    table.end_turn()
    table.do(0, "red red red")
    assert (table.hull(1), "activate:green-orth" in table.offered(0)) == (11, True)


def test_a_remote_activation_goes_over_empty_sectors() -> None:
    """FC-TEC-05: the last die stays there, the others go back to the reserve."""
    table = Table(MULE, "cruiser e5", rolled="green-orth green-diag")
    table.do(0, "activate:green-diag+green-orth", "ship:0>repair_drone")
    assert {"b3", "c2"} <= set(table.offered(0))
    table.do(0, "b3", "green-diag")
    assert (table.look()["tokens"][0]["die"], table.side(0)["reserve"]) == ("green-diag", [3, 3, 2])
    blocked = {"a2": "colony", "b2": "colony", "b1": "colony"}
    offered = Table(MULE, "cruiser e5", rolled="green-orth green-diag", sectors=blocked).offered(0)
    assert "activate:green-diag+green-orth" not in offered


def test_a_double_sided_token_keeps_its_face() -> None:
    """FC-TEC-07, FC-FAQ-13: chosen at activation; reprogramming changes the die alone."""
    own = "salvation/defence_device a1"
    table = Table(own, "cruiser e5", rolled="green-orth")
    table.do(0, "activate:green-orth")
    assert table.offered(0) == ["ship:0>deflection_shield", "ship:0>shield_blocker"]
    table.do(0, "ship:0>shield_blocker", "a2")
    assert table.look()["tokens"][0]["kind"] == "shield_blocker"
    token = {"kind": "shield_blocker", "owner": 0, "at": "a2", "ship": 0, "die": "green-orth"}
    table = Table(own, "cruiser e5", phase="start", tokens=[token], script="diag")
    table.do(0, "token:1")
    lies = table.look()["tokens"][0]
    assert (lies["kind"], lies["die"]) == ("shield_blocker", "green-diag")


@pytest.mark.parametrize(
    ("faction", "ship", "device", "fits"),
    [
        ("phebe", "mule", "sentinel_device", True),
        ("phebe", "mule", "defence_device", False),
        ("phebe", "salvation", "movement_device", True),
        ("phebe", "salvation", "sentinel_device", False),
        ("amycles", "advantage", "attack_device", True),
        ("amycles", "advantage", "defence_device", False),
        ("forge_of_fendrix", "mule", "energy_device", True),
        ("maa_seti", "chimaera", "recon_ray_device:energy_device", True),
    ],
)
def test_which_ship_takes_which_device(faction: str, ship: str, device: str, fits: bool) -> None:
    """FC-TEC-08, FC-TEC-09, FC-FAQ-11: those of its faction; the same one several times if one likes."""
    g = cast(Fleet, orrery.new("fleet", 2, 1).state)
    g.players[0].faction = faction
    assert (f"{ship}:{device}" in available(g, 0)) == fits
    if fits and ship != "chimaera":
        assert objection(g, 0, (f"{ship}:{device}",) * 3) in ("", "needs_great_ships")


def test_neutral_devices_for_all_by_choice() -> None:
    """AMB-22."""
    for value, fits in (("own_devices", False), ("neutral_devices", True)):
        g = cast(Fleet, orrery.new("fleet", 2, 1, {"devices_of": value}).state)
        assert ("salvation:sentinel_device" in available(g, 0)) == fits


def test_allied_ships_are_those_of_ones_camp() -> None:
    """FC-TEC-10: a Repair Drone mends an ally, and an ally shoots with one's Targeting Adjuster."""
    token = {"kind": "repair_drone", "owner": 0, "at": "b1", "ship": 0, "die": "green-orth"}
    fleets = (MULE, "cruiser h5", "cruiser:10 b1", "cruiser h4")
    assert Table(*fleets, phase="start", tokens=[token], board="5x8").hull(2) == 11
    adjuster = {"kind": "targeting_adjuster", "owner": 0, "at": "b1", "ship": 0, "die": "green-orth"}
    fleets = ("advantage/attack_device a5", "cruiser c2", "cruiser b1", "cruiser h4")
    table = Table(*fleets, turn=2, rolled="red-orth", tokens=[adjuster], board="5x8")
    assert "attack:red-orth" in table.offered(2)


def test_a_capability_outlives_its_ships_passage_but_not_its_ship() -> None:
    """AMB-24: only weapons end when their carrier leaves the zone."""
    token = {"kind": "repair_drone", "owner": 0, "at": "c3", "ship": 0, "die": "green-orth"}
    table = Table("mule/repair_drone_device b2", "cruiser h1", rolled="blue-special", board="2x4x4", tokens=[token],
                  portals={"b2": "X", "g3": "X"})  # fmt: skip
    table.do(0, "portal:blue-special", "b2>g3")
    assert len(table.look()["tokens"]) == 1


def test_an_optimised_special_activates() -> None:
    """FC-TEC-29: a green special played as a multi from the Activation Sector lies there as one."""
    token = {"kind": "energy_optimiser", "owner": 0, "at": "a1", "ship": 1, "die": "green-orth"}
    own = f"{MULE}, advantage/energy_device e1"
    table = Table(own, "cruiser e5", rolled="green-special", tokens=[token])
    table.do(0, "activate:green-special=multi", "ship:0>repair_drone", "b2")
    assert table.look()["tokens"][1]["die"] == "green-multi"


@pytest.mark.parametrize(("where", "hull"), [("asteroid_field", 10), ("gas_cloud", 10), ("gamma_storm", 10), ("", 11)])
def test_a_repair_drone_targets_whom_it_repairs(where: str, hull: int) -> None:
    """001 l.997: the ship is targeted, which nothing but an attack may do in gas (l.1113, 2026), nor in asteroids or a
    storm (l.1093, 1186)."""
    token = {"kind": "repair_drone", "owner": 0, "at": "a2", "ship": 0, "die": "green-orth"}
    sectors = {"a2": where} if where else {}
    table = Table(f"{MULE}, cruiser:10 a2", "cruiser e5", phase="start", tokens=[token], sectors=sectors, script="orth")
    assert table.hull(1) == hull


@pytest.mark.parametrize("owner", [0, 1])
def test_no_capability_is_activated_in_a_sanctuary(owner: int) -> None:
    """001 l.482 calls the sector of a capability the one that is targeted; l.1467 lets nothing be targeted there."""
    haven = [{"kind": "sanctuary", "owner": owner, "at": "c3", "ship": 1 + owner}]
    fleets = ("mule/sentinel_device b1, battleship/sanctuary a1", "battleship/sanctuary c3, cruiser e5")
    table = Table(*fleets, rolled="green-multi", tokens=haven)
    table.do(0, "activate:green-multi", "ship:0>sentinel")
    assert set(table.offered(0)) == {"a1", "a2", "c1"}
