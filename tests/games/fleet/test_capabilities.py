"""Technical capabilities (FC-TEC), one test each at least."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fleet.table import Table


def active(kind: str, at: str, ship: int = 0, die: str = "green-orth", owner: int = 0) -> list[dict[str, Any]]:
    return [{"kind": kind, "owner": owner, "at": at, "ship": ship, "die": die}]


def test_a_sentinel_shoots_where_its_die_points() -> None:
    """FC-TEC-16: on activation, in the sectors that the Activation Die indicates."""
    table = Table("mule/sentinel_device a1", "cruiser a3, frigate b3, cruiser c3", rolled="green-orth")
    table.do(0, "activate:green-orth", "ship:0>sentinel", "a2")
    assert [table.hull(n) for n in (1, 2, 3)] == [17, 6, 18]


def test_a_sentinel_shoots_at_who_arrives() -> None:
    """FC-TEC-16: one of the arrivals, which its owner picks."""
    token = active("sentinel", "a2")
    table = Table("mule/sentinel_device e5", "cruiser b3, frigate b3", turn=1, rolled="blue-orth", tokens=token)
    table.do(1, "move:blue-orth", "b3>a3", "ship:1 ship:2")
    assert table.asked(0) == "sentinel_target"
    table.choose(0, "ship:2")
    assert [table.hull(1), table.hull(2)] == [18, 5]


def test_a_supply_ship_stores_one_more() -> None:
    """FC-TEC-18: any result; it goes back with the ship."""
    stored = ("red-orth red-diag blue-special green-special blue-orth", "")
    fleets = ("mule:1/supply_device a1, frigate e1", "cruiser a2")
    table = Table(*fleets, turn=1, rolled="red-orth", stored=stored, start=12)
    assert len(table.side(0)["stored"]) == 5
    table.do(1, "attack:red-orth", "a2>ship:0")
    assert len(table.side(0)["stored"]) == 4
    assert sum(table.side(0)["reserve"]) == 5


@pytest.mark.usefixtures("every_question")
def test_a_supply_device_is_never_activated() -> None:
    assert Table("mule/supply_device a1", "cruiser e5", rolled="green-orth").offered(0) == ["end"]


def test_a_power_amplifier_reaches_further() -> None:
    """FC-TEC-20, AMB-62: a move of two sectors, an attack at two, and one shield for two sectors."""
    token = active("power_amplifier", "a1", ship=0)
    table = Table("cruiser a1, mule/power_amplifier_device e1", "cruiser a3", rolled="blue-orth red-orth", tokens=token)
    assert "attack:red-orth" in table.offered(0)
    table.do(0, "move:blue-orth", "a1>b1", "c1")
    assert table.at(0) == "c1"


def test_an_amplified_shield_covers_two_sectors() -> None:
    token = active("power_amplifier", "b2")
    table = Table(
        "cruiser b2, mule/power_amplifier_device e5",
        "cruiser a2, cruiser c2",
        turn=1,
        rolled="red-orth",
        stored=("green-orth", ""),
        tokens=token,
    )
    table.do(1, "attack:red-orth", "a2>ship:0", "ship:2 ship:3")
    table.choose(0, "shield:green-orth>a2", "shield:green-orth>c2")
    assert table.hull(0) == 18
    assert table.side(0)["stored"] == []


def test_a_recall_beacon_brings_a_ship_home() -> None:
    """FC-TEC-22: from a sector that is not adjacent; on activation and at the Start of Turn."""
    table = Table("salvation/movement_device a1, cruiser e5, frigate b1", "cruiser e1", rolled="green-orth")
    table.do(0, "activate:green-orth", "ship:0>recall_beacon", "a2")
    assert table.offered(0) == ["ship:1"]
    table.choose(0, "ship:1")
    assert table.at(1) == "a2"


@pytest.mark.usefixtures("every_question")
def test_a_propulsion_disruptor_holds_enemies() -> None:
    """FC-TEC-23, AMB-70: no dice, no retreat."""
    token = active("propulsion_disruptor", "c3")
    table = Table("salvation/movement_device a1", "cruiser c3", turn=1, rolled="blue-multi", tokens=token)
    assert table.offered(1) == ["end"]
    fleets = ("salvation/movement_device a1, cruiser c2", "cruiser c3")
    table = Table(*fleets, rolled="red-orth", stored=("", "blue-special"), tokens=token)
    table.do(0, "attack:red-orth", "c2>ship:2")
    assert (table.asked(1) != "react", table.hull(2)) == (True, 15)


def test_a_deflection_shield_chooses_the_target() -> None:
    """FC-TEC-24."""
    token = active("deflection_shield", "c3")
    table = Table(
        "salvation/defence_device a1, frigate c3, cruiser c3", "cruiser c2", turn=1, rolled="red-orth", tokens=token
    )
    table.do(1, "attack:red-orth", "c2>ship:1")
    assert table.asked(0) == "deflect"
    table.choose(0, "ship:2")
    assert [table.hull(1), table.hull(2)] == [6, 15]


def test_a_shield_blocker_leaves_no_shield() -> None:
    """FC-TEC-25."""
    stored = ("", "green-multi")
    fleets = ("salvation/defence_device a1, cruiser c2", "cruiser c3")
    table = Table(*fleets, rolled="red-orth", stored=stored, tokens=active("shield_blocker", "c3"))
    table.do(0, "attack:red-orth", "c2>ship:2")
    assert table.hull(2) == 15


def test_a_communications_jammer_silences_guns() -> None:
    """FC-TEC-26: no attack, no support."""
    token = active("communications_jammer", "c3")
    fleets = ("advantage/attack_device a1, cruiser d4", "cruiser c3, frigate e5")
    table = Table(*fleets, turn=1, rolled="red-diag", tokens=token)
    table.do(1, "attack:red-diag", "e5>ship:1")
    assert table.hull(1) == 17


def test_a_targeting_adjuster_may_turn_results() -> None:
    """FC-TEC-27, FC-FAQ-12: it is optional."""
    token = active("targeting_adjuster", "c3")
    table = Table("advantage/attack_device a1, cruiser c3", "cruiser d4, frigate c4", rolled="red-orth", tokens=token)
    table.choose(0, "attack:red-orth")
    assert {item.partition(">")[2] for item in table.offered(0)} == {"ship:2", "ship:3"}


def test_a_distortion_field_stops_specials() -> None:
    """FC-TEC-28, AMB-27: around the Activation Sector, as its die says."""
    token = active("distortion_field", "b2")
    fleets = ("advantage/energy_device e5", "battleship/proton_ray b3, cruiser d1")
    table = Table(*fleets, turn=1, rolled="red-special blue-special blue-orth", tokens=token)
    assert "weapon:ship:1" not in table.offered(1)
    table.choose(1, "move:blue-orth=diag")
    assert {item.partition(">")[0] for item in table.offered(1)} == {"d1"}


def test_an_energy_optimiser_makes_specials_multi() -> None:
    """FC-TEC-29."""
    token = active("energy_optimiser", "c3")
    fleets = ("advantage/energy_device a1, cruiser c3", "cruiser d4")
    table = Table(*fleets, rolled="red-special blue-special", tokens=token)
    assert {"move:blue-special=multi", "attack:red-special=multi"} <= set(table.offered(0))
    table.do(0, "attack:red-special=multi", "c3>ship:2")
    assert table.hull(2) == 15
    assert table.side(0)["rolled"] == ["blue-special"]


def test_a_support_ray_activates_two_sectors_away() -> None:
    """FC-ABL-19."""
    table = Table("salvation/defence_device a1", "cruiser e5", rolled="green-orth")
    table.do(0, "activate:green-orth", "ship:0>shield_blocker")
    assert "a3" in table.offered(0)


@pytest.mark.parametrize(("die", "ends"), [("red-orth", True), ("red-diag", False), ("red-multi", True)])
def test_an_opponent_ends_a_capability(die: str, ends: bool) -> None:
    """FC-TEC-12: with the same directions, from the sector or next to it."""
    table = Table("mule/sentinel_device a1", "cruiser c3", turn=1, rolled=die, tokens=active("sentinel", "c4"))
    assert (f"deactivate:{die}>token:1" in table.offered(1)) == ends
    if ends:
        table.choose(1, f"deactivate:{die}>token:1")
        assert table.look()["tokens"] == []
        assert table.side(0)["reserve"] == [3, 3, 3]


def test_nobody_ends_a_capability_from_afar() -> None:
    """FC-TEC-12: a ship of his is there or beside it."""
    for at, near in (("c4", True), ("b3", True), ("c2", False), ("e5", False)):
        table = Table("mule/sentinel_device a1", f"cruiser {at}", turn=1, rolled="red-multi blue-orth",
                      tokens=active("sentinel", "c4"))  # fmt: skip
        assert any(item.startswith("deactivate") for item in table.offered(1)) == near


def test_a_multi_is_ended_by_a_multi_alone() -> None:
    """AMB-23."""
    token = active("sentinel", "c4", die="green-multi")
    table = Table("mule/sentinel_device a1", "cruiser c3", turn=1, rolled="red-orth", tokens=token)
    assert not any(item.startswith("deactivate") for item in table.offered(1))


@pytest.mark.usefixtures("every_question")
def test_the_owner_switches_a_capability_off_in_the_bridge_phase() -> None:
    """FC-TRN-10."""
    table = Table("mule/sentinel_device a1", "cruiser e5", rolled="red-orth", tokens=active("sentinel", "c4"))
    table.do(0, "end", "token:1", "-")
    assert table.look()["tokens"] == []


def test_a_radar_jammer_makes_signals_and_a_decoy() -> None:
    """FC-TEC-17, AMB-25."""
    table = Table("mule/radar_jammer_device a1, cruiser a2, frigate a2", "cruiser e5", rolled="green-orth")
    table.do(0, "activate:green-orth", "ship:0>radar_jammer", "a2")
    ships = table.look(1)["ships"]
    assert [ship["at"] for ship in ships if not ship["revealed"]] == ["a2", "a2", "a2"]
    assert all("kind" not in ship for ship in ships if not ship["revealed"])
    assert sorted(ship["kind"] for ship in table.look(0)["ships"] if not ship["revealed"]) == [
        "cruiser",
        "decoy",
        "frigate",
    ]


def test_a_recon_ray_lights_a_line() -> None:
    """FC-TEC-21, AMB-26: the owner picks the line; what comes there later is seen too."""
    hidden = [
        {"owner": 1, "kind": kind, "at": at, "revealed": False} for kind, at in (("cruiser", "a5"), ("frigate", "c4"))
    ]
    table = Table("mule/recon_ray_device a1", "cruiser e5", rolled="green-orth", more=hidden)
    table.do(0, "activate:green-orth", "ship:0>recon_ray", "a2")
    assert table.offered(0) == ["column", "row"]
    table.choose(0, "column")
    assert [ship["revealed"] for ship in table.look(0)["ships"][2:]] == [True, False]


@pytest.mark.parametrize(("owner", "to", "seen"), [(1, "a4", True), (1, "c4", False), (0, "a4", False)])
def test_a_recon_ray_sees_enemies_that_come_into_its_line(owner: int, to: str, seen: bool) -> None:
    """FC-TEC-21: not those that come elsewhere, nor its owner's own."""
    ray = [{"kind": "recon_ray", "owner": 0, "at": "a2", "ship": 0, "die": "green-orth", "line": "column"}]
    signal = [{"owner": owner, "kind": "frigate", "at": "b4", "revealed": False}]
    table = Table("mule/recon_ray_device e1", "cruiser e5", rolled="blue-orth", turn=owner, tokens=ray, more=signal)
    table.do(owner, "move:blue-orth", f"b4>{to}")
    assert (table.at(2), table.ship(2)["revealed"]) == (to, seen)


@pytest.mark.parametrize("special", ["red-special", "blue-special"])
def test_an_optimised_special_scans_sectors_and_signals(special: str) -> None:
    """FC-TEC-29: it is a multi in every respect; from another sector it is not."""
    signal = [{"owner": 1, "kind": "frigate", "at": "d4", "revealed": False}]
    fleets = ("advantage/energy_device a1, cruiser c3", "cruiser e1")
    verb = "scan" if special.startswith("red") else "chart"
    for at, there in (("c3", True), ("a1", False)):
        table = Table(*fleets, rolled=special, tokens=active("energy_optimiser", at), more=signal,
                      sectors={"c4": "unknown"}, map="fog")  # fmt: skip
        assert (f"{verb}:{special}=multi" in table.offered(0)) == there


def test_a_distorted_sector_turns_no_scan() -> None:
    """FC-TEC-28, AMB-27: a direction change of a die that is used there."""
    signal = [{"owner": 0, "kind": "frigate", "at": "c3", "revealed": False}]
    fleets = ("advantage/energy_device e5", "cruiser b2")
    for die, there in (("green-diag", True), ("green-orth", False)):
        token = active("distortion_field", "b1", die=die)
        table = Table(*fleets, turn=1, rolled="red-orth red-special", tokens=token, more=signal)
        assert ("scan:red-orth=diag" in table.offered(1)) == there


def test_a_turned_result_ends_a_capability() -> None:
    """FC-TEC-12, FC-SPC-05: a special makes a diag of an orth; both dice go back to the reserve."""
    table = Table("cruiser a1", "mule/sentinel_device e5", rolled="red-orth red-special",
                  tokens=[{"kind": "sentinel", "owner": 1, "at": "b2", "ship": 1, "die": "green-diag"}])  # fmt: skip
    ends = [item for item in table.offered(0) if item.startswith("deactivate")]
    assert ends == ["deactivate:red-orth=diag>token:1"]
    table.do(0, *ends)
    assert (table.look()["tokens"], table.side(0)["reserve"], table.side(0)["rolled"]) == ([], [3, 3, 3], [])


def test_two_devices_of_a_kind_are_two() -> None:
    """FC-TEC-04, FC-TEC-08: a Chimaera with two Sentinels has one left when the other is active."""
    out = [{"kind": "sentinel", "owner": 0, "at": "c3", "ship": 0, "die": "green-orth"}]
    for load, left in (("sentinel_device/sentinel_device", True), ("sentinel_device/supply_device", False)):
        table = Table(f"chimaera/{load} a1", "cruiser e5", rolled="green-orth", tokens=out,
                      players=[{"faction": "maa_seti"}])  # fmt: skip
        assert ("activate:green-orth" in table.offered(0)) == left


def test_a_reprogrammed_recon_ray_has_another_line() -> None:
    """FC-TEC-11, FC-TEC-21: a diag gives no column; its owner chooses at once, and the new line is lit."""
    ray = [{"kind": "recon_ray", "owner": 0, "at": "c3", "ship": 0, "die": "green-orth", "line": "column"}]
    signal = [{"owner": 1, "kind": "cruiser", "at": "d4", "revealed": False}]
    table = Table("mule/recon_ray_device a1", "cruiser e1", phase="start", tokens=ray, more=signal, script="diag")
    table.do(0, "token:1")
    assert (table.asked(0), table.offered(0)) == ("ray_line", ["rising", "falling"])
    table.do(0, "rising")
    assert (table.ship(2)["revealed"], table.asked(0)) == (True, "energy")
