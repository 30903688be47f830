"""Shields and reactions (FC-REA), Depolarised Shields (FC-ABL-05), Ionic retreat (FC-ABL-03)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fleet.table import Table


def attacked(stored: str, target: str = "battleship c3", **options: Any) -> Table:
    """Seat 1's ship on c3 is fired at from b2 (3) and, in support, from c2 (1)."""
    table = Table("cruiser b2, frigate c2", target, rolled="red-diag", stored=("", stored), **options)
    table.do(0, "attack:red-diag", "b2>ship:2", "ship:0 ship:1")
    return table


def test_a_shield_stops_one_sector_of_its_directions() -> None:
    """FC-REA-02, FC-REA-03."""
    table = attacked("green-diag")
    assert table.choices(1) == [(), ("shield:green-diag>b2",)]
    assert table.preview(1, "shield:green-diag>b2")["damage"] == 1
    table.do(1, "shield:green-diag>b2")
    assert table.hull(2) == 23
    assert table.side(1)["stored"] == []


def test_one_shield_stops_one_sector_even_if_several_lie_in_its_directions() -> None:
    """FC-REA-02: both sectors that fire are within a multi's reach, and one die is spent on each."""
    assert attacked("green-multi").choices(1) == [(), ("shield:green-multi>c2",), ("shield:green-multi>b2",)]
    assert ("shield:green-multi>b2", "shield:green-multi>c2") in attacked("green-multi green-multi").choices(1)


def test_several_shields_stop_several_sectors() -> None:
    table = attacked("green-multi green-orth")
    table.do(1, "shield:green-multi>b2 shield:green-orth>c2")
    assert table.hull(2) == 24


def test_a_stored_special_may_turn_a_shield() -> None:
    """FC-SPC-06 (AMB-17), and the table's choice against it."""
    assert ("shield:green-orth=diag>b2",) in attacked("green-orth green-special").choices(1)
    table = attacked("green-orth green-special", turned_shields="no_turned_shields")
    assert table.choices(1) == [(), ("shield:green-orth>c2",)]


def test_depolarised_shields_look_everywhere() -> None:
    """FC-ABL-05."""
    assert ("shield:green-orth>b2",) in attacked("green-orth", "cruiser c3").choices(1)


def test_a_green_special_alone_is_no_shield() -> None:
    """FC-REA-04: nothing to ask, for everybody sees the bridge."""
    table = attacked("green-special")
    assert table.asked(1) != "react"
    assert table.hull(2) == 20


def test_a_retreat_follows_the_damage() -> None:
    """FC-REA-06: all ships of the sector, to one that can take them."""
    table = attacked("blue-special", "cruiser c3, destroyer c3")
    table.do(1, "retreat:blue-special", "d4")
    assert [table.at(2), table.at(3), table.hull(2)] == ["d4", "d4", 14]


def test_ionic_ships_retreat_unhurt() -> None:
    """FC-ABL-03."""
    table = attacked("blue-special", "frigate c3, frigate c3")
    table.do(1, "retreat:blue-special", "c4")
    assert [table.at(2), table.hull(2), table.at(3)] == ["c4", 6, "c4"]


def test_a_counter_attack_strikes_any_who_took_part() -> None:
    """FC-REA-08 to 10: with all ships of the sector, even those about to be destroyed."""
    table = attacked("red-special", "destroyer:1 c3, sagittarius c3")
    table.do(1, "counter:red-special", "ship:1")
    assert table.at(2) == "lost"
    assert table.hull(1) == 1


def test_no_counter_attack_against_a_remote_attack() -> None:
    """FC-REA-10."""
    table = Table("cruiser a1", "battleship a3", rolled="red-orth red-orth", stored=("", "red-special"))
    table.do(0, "attack:red-orth+red-orth", "a1>ship:1")
    assert table.asked(1) != "react"
    assert table.hull(1) == 21


def test_one_kind_of_reaction_only() -> None:
    """FC-REA-01, AMB-13: shields together, or a retreat, or a counter-attack; nothing mixed."""
    table = attacked("green-multi red-special blue-special green-orth")
    kinds = [{str(item).partition(":")[0] for item in choice} for choice in table.choices(1)]
    assert all(len(found) <= 1 for found in kinds)
    assert {kind for found in kinds for kind in found} == {"shield", "retreat", "counter"}


def test_what_the_defender_is_told() -> None:
    """FC-REA-03, AMB-13: he sees what comes from which sector before he commits his shields."""
    table = attacked("green-multi")
    assert table.game.pending[1].about["damage_by_sector"] == {"b2": 3, "c2": 1}


def test_a_retreat_needs_room_for_all_who_survive() -> None:
    """FC-REA-07, AMB-14: without a sector that takes them all the reaction is not open; who falls needs no room."""
    full = ["b3", "c4", "d3", "d2", "d4", "b4"]
    crowd = ", ".join([f"heavy_battleship/drones {at}" for at in full])
    table = attacked("blue-special", f"battleship c3, frigate c3, {crowd}")
    assert (table.asked(1) != "react", table.hull(2)) == (True, 20)
    crowd = ", ".join([f"battleship/drones {at}" for at in full])
    table = attacked("blue-special", f"destroyer:1 c3, frigate c3, {crowd}")
    assert ("retreat:blue-special",) in table.choices(1)


def test_a_retreat_from_a_remote_attack_and_into_asteroids() -> None:
    """FC-REA-07, AMB-14: entry effects apply where the ships go."""
    table = Table("cruiser a1", "battleship a3", rolled="red-orth red-orth", stored=("", "blue-special"),
                  sectors={"a4": "asteroid_field"}, script="special")  # fmt: skip
    table.do(0, "attack:red-orth+red-orth", "a1>ship:1")
    table.do(1, "retreat:blue-special", "a4")
    assert (table.at(1), table.hull(1)) == ("a4", 24 - 3 - 4)


def test_a_counter_attack_may_strike_a_support() -> None:
    """FC-REA-09, AMB-15."""
    table = attacked("red-special")
    table.do(1, "counter:red-special")
    assert table.offered(1) == ["ship:0", "ship:1"]


@pytest.mark.parametrize("answer", ["shield:green-diag>b2", "counter:red-special ship:0", "retreat:blue-special c4"])
def test_dice_of_a_reaction_go_back_to_the_reserve(answer: str) -> None:
    """FC-REA-13."""
    die = answer.split()[0].partition(":")[2].partition(">")[0]
    table = attacked(die)
    table.do(1, *answer.split())
    assert table.side(1)["stored"] == []
    assert table.side(1)["reserve"] == [3, 3, 3]


def test_jammed_ships_do_not_counter_but_ships_in_gas_do() -> None:
    """AMB-53: a counter-attack counts as launching an attack."""
    jammer = [{"kind": "communications_jammer", "owner": 0, "at": "c3", "ship": 2, "die": "green-orth"}]
    fleets = ("cruiser b2, frigate a1, advantage/attack_device a1", "battleship c3")
    table = Table(*fleets, rolled="red-diag", stored=("", "red-special"), tokens=jammer)
    table.do(0, "attack:red-diag", "b2>ship:3")
    assert (table.asked(1) != "react", table.hull(3)) == (True, 21)
    table = Table("cruiser b2", "battleship c3", rolled="red-diag", stored=("", "red-special green-orth green-orth"),
                  sectors={"c3": "gas_cloud"})  # fmt: skip
    table.do(0, "attack:red-diag", "b2>ship:1")
    table.do(1, "-", "counter:red-special")
    assert table.hull(0) == 14


SANCTUARY = [{"kind": "sanctuary", "owner": 0, "at": "a1", "ship": 1}]


@pytest.mark.parametrize(
    ("around", "struck"),
    [
        ({}, True),
        ({"sectors": {"b2": "gas_cloud"}}, True),
        ({"sectors": {"b2": "gamma_storm"}}, False),
        ({"tokens": SANCTUARY}, False),
        ({"sectors": {"b2": "gamma_storm"}, "counter_attacks": "counter_attacks_pass"}, True),
        ({"tokens": SANCTUARY, "counter_attacks": "counter_attacks_pass"}, True),
    ],
)
def test_a_counter_attack_is_aimed(around: dict[str, Any], struck: bool) -> None:
    """AMB-76 (001 l.1186, 1467, 1585): nothing that forbids to target lets it through; gas does (001 l.2026)."""
    table = Table("cruiser b2, battleship/sanctuary a1", "battleship c3", rolled="red-diag",
                  stored=("", "red-special"), **around)  # fmt: skip
    table.do(0, "attack:red-diag", "b2>ship:2")
    assert (table.asked(1) == "react") == struck
    if struck:
        table.do(1, "counter:red-special")
        assert table.hull(0) == 14


def test_a_red_result_that_shows_elsewhere_is_no_answer() -> None:
    """FC-CMD-02 (001 l.1243): Feyn's die says where to; where nobody fired from, nothing is asked."""
    for die, asked in (("red-orth", False), ("red-diag", True), ("red-multi", True)):
        table = Table("cruiser b2", "battleship c3", rolled="red-diag", stored=("", die),
                      players=[{}, {"commander": "feyn_gandris"}])  # fmt: skip
        table.do(0, "attack:red-diag", "b2>ship:1")
        assert (table.asked(1) == "react") == asked


def test_neither_weapons_nor_counter_attacks_can_be_drawn() -> None:
    """AMB-55: fire is drawn from attacks only, from afar as well; a Deflection Shield comes before it."""
    enemy = "frigate a3, cruiser a3"
    table = Table("battleship/proton_ray a1", enemy, rolled="red-special blue-special")
    table.do(0, "weapon:ship:0", "ship:1")
    assert (table.hull(1), table.hull(2)) == (4, 18)
    table = Table("battleship/proton_ray a1", enemy, rolled="red-orth red-orth")
    table.do(0, "attack:red-orth+red-orth", "a1>ship:1")
    assert table.asked(1) == "draw_fire"
    shield = [{"kind": "deflection_shield", "owner": 1, "at": "a3", "ship": 3, "die": "green-orth"}]
    table = Table("cruiser a2", f"{enemy}, salvation/defence_device e5", rolled="red-orth", tokens=shield)
    table.do(0, "attack:red-orth", "a2>ship:1")
    assert table.asked(1) == "deflect"
    table.do(1, "ship:1")
    assert table.hull(1) == 3


@pytest.mark.parametrize(
    ("faction", "wall", "may_go"), [("rebels", False, True), ("phebe", True, True), ("phebe", False, False)]
)
def test_who_cannot_be_destroyed_may_fall_back(faction: str, wall: bool, may_go: bool) -> None:
    """AMB-14, FC-FAC-16, FC-WPN-18: obstinate Rebels, ships behind a Rampart; nobody else whom the shot destroys."""
    tokens = [{"kind": "rampart_of_coeos", "owner": 0, "ship": 1}] * wall
    table = Table("cruiser:1 b2, battleship/rampart_of_coeos a5", "battleship b3", turn=1, rolled="red-orth",
                  stored=("blue-special", ""), tokens=tokens, players=[{"faction": faction}])  # fmt: skip
    table.do(1, "attack:red-orth", "b3>ship:0")
    offers = table.offered(0) if table.asked(0) == "react" else []
    assert any(item.startswith("retreat") for item in offers) == may_go


def test_signals_that_strike_back_are_seen() -> None:
    """FC-OPT-11, FC-REA-08: all whose firepower counts."""
    signals = [{"owner": 1, "kind": kind, "at": "b3", "revealed": False} for kind in ("frigate", "decoy")]
    table = Table("cruiser b2", "cruiser b3", rolled="red-orth", stored=("", "red-special"), more=signals)
    table.do(0, "attack:red-orth", "b2>ship:1")
    table.do(1, "-", "counter:red-special")
    assert [table.look(1)["ships"][n]["revealed"] for n in (2, 3)] == [True, False]
