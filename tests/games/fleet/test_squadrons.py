"""Carriers and interceptor squadrons (FC-ABL-10 to 17), Dreadnought (FC-ABL-18), Forge ships (FC-SHP-12 to 15)."""

from __future__ import annotations

import pytest

from tests.games.fleet.table import Table

FAR = "cruiser e5"


def test_a_carrier_launches_squadrons() -> None:
    """FC-ABL-11: a red result, onto a sector that it indicates, with own ships or without."""
    table = Table("carrier b2, cruiser b3", FAR, rolled="red-orth red-orth")
    table.do(0, "launch:red-orth")
    assert sorted(table.offered(0)) == ["ship:0>a2", "ship:0>b1", "ship:0>b3", "ship:0>c2"]
    table.do(0, "ship:0>b3")
    assert (table.ship(3)["kind"], table.at(3)) == ("interceptor_squadron", "b3")


def test_a_squadron_starts_into_a_full_sector() -> None:
    """FC-ABL-11, FC-ABL-15: class 0 finds room anywhere. All are told who launched it, where to and by which die."""
    table = Table("carrier b2, heavy_battleship b3", FAR, rolled="red-orth")
    table.do(0, "launch:red-orth", "ship:0>b3")
    assert table.at(3) == "b3"
    told = table.events("launched")[0]
    assert (told["who"], told["ship"], told["to"], told["dice"]) == (0, 0, "b3", ["red-orth"])


def test_six_squadrons_are_the_most() -> None:
    """FC-ABL-10: and a lost one may start again."""
    six = ", ".join(["carrier a1"] + ["interceptor_squadron b2"] * 6)
    assert "launch:red-orth" not in Table(six, FAR, rolled="red-orth").offered(0)
    table = Table(
        "carrier a1, interceptor_squadron b2", "cruiser c2", rolled="red-orth", turn=1, script="orth orth orth"
    )
    table.do(1, "attack:red-orth", "c2>ship:1")
    assert table.at(1) == "lost"
    table.end_turn()
    table.do(0, "red red red", "launch:red-orth", "ship:0>a2")
    assert (table.at(1), table.hull(1)) == ("a2", 1)


def test_squadrons_go_with_their_carrier() -> None:
    """FC-ABL-12: lost, or out of the zone."""
    table = Table("battleship b3", "carrier:4 b2, interceptor_squadron c2, frigate a1, cruiser a1", rolled="red-orth")
    table.do(0, "attack:red-orth", "b3>ship:1")
    assert (table.at(1), table.at(2)) == ("lost", "lost")
    table = Table(
        "carrier b2, interceptor_squadron c2, interceptor_squadron b2", "cruiser h1", rolled="blue-special",
        board="2x4x4", portals={"b2": "X", "g3": "X"},
    )  # fmt: skip
    table.do(0, "portal:blue-special", "b2>g3", "ship:0 ship:2")
    assert [table.at(n) for n in range(3)] == ["g3", "lost", "g3"]


def test_an_offensive_strikes_and_calls_all_back() -> None:
    """FC-ABL-13, FC-FAQ-14, FC-REA-12: nobody reacts, and who has no target returns as well."""
    own = "carrier a1, interceptor_squadron c3, interceptor_squadron c3, interceptor_squadron a3"
    table = Table(own, "cruiser d4, frigate:3 d4", rolled="red-special blue-special", stored=("", "green-diag"))
    table.do(0, "offensive:ship:0", "ship:4", "ship:5")
    assert (table.hull(4), table.hull(5)) == (16, 1)
    assert [table.at(n) for n in (1, 2, 3)] == ["a1", "a1", "a1"]


def test_impulse_moves_squadrons_before_everything_else() -> None:
    """FC-ABL-14, FC-TRN-03."""
    table = Table("carrier a1, interceptor_squadron b2, interceptor_squadron b2", FAR, phase="start")
    assert table.asked(0) == "impulse"
    table.do(0, "ship:1>c3")
    assert not any(item.startswith("ship:1>") for item in table.offered(0))
    table.do(0, "-")
    assert (table.at(1), table.at(2), table.asked(0)) == ("c3", "b2", "energy")


def test_squadrons_take_no_room_and_count_for_nothing() -> None:
    """FC-ABL-15, FC-VIC-05."""
    table = Table("carrier a1, interceptor_squadron b1", FAR, rolled="red-orth")
    table.do(0, "launch:red-orth", "ship:0>b1")
    assert table.side(0)["start"] == 5


def test_squadrons_move_along_but_not_alone() -> None:
    """FC-ABL-16."""
    table = Table("carrier a1, interceptor_squadron b2, cruiser b3, interceptor_squadron b3", FAR, rolled="blue-orth")
    table.do(0, "move:blue-orth")
    assert not any(item.startswith("b2>") for item in table.offered(0))
    table.do(0, "b3>c3")
    assert table.choices(0) == [("ship:2",), ("ship:2", "ship:3")]


@pytest.mark.usefixtures("every_question")
def test_squadrons_support_but_do_not_attack() -> None:
    """FC-ABL-16, FC-ATK-11: also from the attacking sector; a Carrier attacks to be supported."""
    table = Table("carrier b2, interceptor_squadron b2, interceptor_squadron c3", "cruiser c2", rolled="red-orth")
    table.do(0, "attack:red-orth")
    assert table.offered(0) == ["b2>ship:3"]
    table.do(0, "b2>ship:3", "ship:0 ship:1 ship:2")
    assert table.hull(3) == 16


def test_squadrons_have_no_shields_alone_but_profit_from_others() -> None:
    """FC-ABL-16."""
    shield = ("", "green-orth")
    table = Table("cruiser b2", "carrier e5, interceptor_squadron c2", rolled="red-orth", stored=shield)
    table.do(0, "attack:red-orth", "b2>ship:2")
    assert table.at(2) == "lost"
    table = Table("cruiser b2", "carrier c2, interceptor_squadron c2", rolled="red-orth", stored=shield)
    table.do(0, "attack:red-orth", "b2>ship:2")
    table.do(1, "shield:green-orth>b2")
    assert table.at(2) == "c2"


@pytest.mark.usefixtures("every_question")
def test_squadrons_stop_enemies_and_shots() -> None:
    """FC-ABL-17."""
    enemy = "carrier e5, interceptor_squadron b1, cruiser c1"
    table = Table("battleship/proton_ray a1", enemy, rolled="red-orth red-orth blue-orth blue-special red-special")
    assert "weapon:ship:0" in table.offered(0)
    table.do(0, "weapon:ship:0")
    assert "ship:3" not in table.offered(0)
    table = Table("battleship a1", enemy, rolled="red-orth red-orth blue-orth")
    assert "attack:red-orth+red-orth" not in table.offered(0)
    table.do(0, "move:blue-orth")
    assert table.offered(0) == ["a1>a2"]


def test_squadrons_join_a_counter_attack() -> None:
    """FC-REA-11, FC-FAQ-15."""
    defence = "carrier c2, interceptor_squadron c2, interceptor_squadron c2"
    table = Table("cruiser b2", defence, rolled="red-orth", stored=("", "red-special"))
    table.do(0, "attack:red-orth", "b2>ship:1")
    table.do(1, "counter:red-special")
    assert table.hull(0) == 16


def test_a_squadron_breaks_ionic_and_multipoint() -> None:
    """AMB-18, AMB-69."""
    table = Table("frigate a1, interceptor_squadron a1", FAR, rolled="blue-orth")
    table.do(0, "move:blue-orth", "a1>a2", "ship:0")
    assert table.asked(0) != "again"
    table = Table("destroyer a1, interceptor_squadron a1", "cruiser a3", rolled="red-orth")
    assert "attack:red-orth" not in table.offered(0)


def test_a_dreadnought_shoots_far_while_two_specials_are_stored() -> None:
    """FC-ABL-18, FC-ATK-12, FC-FAQ-17: they stay; a standard attack, unsupported."""
    two = ("red-special blue-special", "green-orth")
    table = Table("dreadnought a1, cruiser b2", "cruiser a3", rolled="red-orth", stored=two)
    table.do(0, "attack:red-orth", "a1>ship:2")
    assert table.asked(1) == "react"
    table.do(1, "-")
    assert table.hull(2) == 12
    assert table.side(0)["stored"] == ["blue-special", "red-special"]
    table = Table("dreadnought a1", "cruiser a3", rolled="red-orth", stored=("red-special", ""))
    assert "attack:red-orth" not in table.offered(0)


def test_dreadnought_and_carrier_are_battleships() -> None:
    """FC-ABL-20, FC-FAQ-16, FC-SPC-04: no reroll with them."""
    for ship in ("dreadnought", "carrier", "heavy_battleship"):
        assert "reroll:specials" not in Table(f"{ship} a1", FAR, rolled="red-special blue-special").offered(0)
    assert "reroll:specials" in Table("cruiser a1", FAR, rolled="red-special blue-special").offered(0)


def test_a_testudo_guards_with_depolarised_shields() -> None:
    """FC-SHP-12: it draws fire, and attacks with 0 to be supported."""
    table = Table("cruiser b2", "testudo c2, cruiser c2", rolled="red-orth")
    table.do(0, "attack:red-orth", "b2>ship:2")
    table.do(1, "ship:1")
    assert table.hull(1) == 9
    table = Table("testudo b2, cruiser c3", "cruiser c2", rolled="red-orth")
    table.do(0, "attack:red-orth", "b2>ship:2", "ship:0 ship:1")
    assert table.hull(2) == 15


def test_centaurus_and_phalanx_are_ionic() -> None:
    """FC-SHP-13, FC-SHP-14."""
    for ship in ("centaurus", "phalanx"):
        table = Table(f"{ship} a1", FAR, rolled="blue-orth")
        table.do(0, "move:blue-orth", "a1>a2", "a3")
        assert table.at(0) == "a3"


def test_a_sagittarius_has_multipoint_weapons() -> None:
    """FC-SHP-15."""
    table = Table("sagittarius a1", "cruiser a3", rolled="red-orth")
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.hull(1) == 15


STATIONS = {"b2": "battle_station", "d2": "battle_station"}


def test_stations_have_bays_of_their_own() -> None:
    """FC-ASS-03: three squadrons each, without a ship there."""
    table = Table("cruiser a1", FAR, rolled="red-orth", sectors=STATIONS, scenario="planetary_assault")
    table.do(0, "launch:red-orth", "b2>c2")
    assert (table.ship(2)["kind"], table.at(2), table.side(0)["start"]) == ("interceptor_squadron", "c2", 3)
    three = "cruiser a1" + ", interceptor_squadron c3" * 3
    table = Table(three, FAR, rolled="red-orth", sectors=STATIONS, scenario="planetary_assault")
    table.do(0, "launch:red-orth")
    assert all(item.startswith("d2>") for item in table.offered(0))


def test_a_station_switched_off_takes_its_squadrons_along() -> None:
    """FC-ASS-04, AMB-49."""
    table = Table(
        "cruiser a1, interceptor_squadron c3", "cruiser b2, cruiser e5", turn=1, phase="start", sectors=STATIONS,
        scenario="planetary_assault",
    )  # fmt: skip
    table.do(1, "ship:2")
    assert (table.at(1), table.ship(2)["docked"]) == ("lost", True)


def test_squadrons_return_into_a_station_that_an_enemy_besets() -> None:
    """FC-SET-18, FC-ABL-13, AMB-45: not into the same sector as he is; they can be launched again."""
    table = Table(
        "cruiser a1, interceptor_squadron c3",
        "cruiser b2, cruiser d4",
        rolled="blue-special red-special red-orth",
        sectors=STATIONS,
        scenario="planetary_assault",
    )
    table.do(0, "offensive:b2", "ship:3")
    assert (table.hull(3), table.at(1)) == (16, "lost")
    table.do(0, "launch:red-orth", "b2>c2")
    assert table.at(1) == "c2"


def test_what_helps_red_results_helps_to_launch() -> None:
    """FC-TEC-20, FC-TEC-27: one sector further, or orth for diag."""
    for kind, more in (("", set()), ("power_amplifier", {"a3", "b2", "c1"}), ("targeting_adjuster", {"b2"})):
        token = [{"kind": kind, "owner": 0, "at": "a1", "ship": 1, "die": "green-orth"}] if kind else []
        table = Table("carrier a1, mule e1", "cruiser e5", rolled="red-orth", tokens=token)
        table.do(0, "launch:red-orth")
        assert set(table.offered(0)) == {f"ship:0>{to}" for to in {"a2", "b1"} | more}


def test_squadrons_alone_have_no_shields() -> None:
    """FC-ABL-16: not those of a Gas Cloud, nor beside a docked ship, which has none either (FC-SEC-13)."""
    for own, asked in (("interceptor_squadron b2", False), ("interceptor_squadron b2, frigate b2", True)):
        table = Table(f"carrier a1, {own}", "cruiser c3", turn=1, rolled="red-diag", sectors={"b2": "gas_cloud"})
        table.do(1, "attack:red-diag", "c3>ship:1")
        assert (table.asked(0) == "roll_bonus") == asked
    for docked in (False, True):
        ship = [{"owner": 0, "kind": "frigate", "at": "b2", "docked": docked}]
        table = Table("carrier a1, interceptor_squadron b2", "cruiser c3", turn=1, rolled="red-diag", more=ship,
                      sectors={"b2": "colony"}, stored=("green-diag",))  # fmt: skip
        table.do(1, "attack:red-diag", "c3>ship:3")
        assert (table.asked(0) == "react") != docked
