"""The other special sectors (FC-SEC), and what happens to ships in them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.fleet.sectors import ALL_TILES
from orrery.games.fleet.state import Fleet, Station
from tests.games.fleet.table import Table

FAR = "cruiser e5"


def moved(kind: str, script: str, ships: str = "cruiser a2", answers: tuple[str, ...] = (), **more: Any) -> Table:
    """Seat 0 goes from a2 into a special sector on b2."""
    sectors = {"b2": kind, **more.pop("sectors", {})}
    table = Table(ships, more.pop("enemy", FAR), rolled="blue-orth", sectors=sectors, script=script, **more)
    table.do(0, "move:blue-orth", "a2>b2", *answers)
    return table


# --- gravity field ------------------------------------------------------------------------------------


def test_gravity_throws_in_the_rolled_direction() -> None:
    """FC-SEC-05: compulsory, to a sector that the die indicates."""
    table = moved("gravity_field", "diag")
    assert table.asked(0) == "drift"
    assert sorted(table.offered(0)) == ["a1", "a3", "c1", "c3"]
    table.do(0, "c3")
    assert table.at(0) == "c3"


def test_gravity_hurts_and_throws_back_on_a_special() -> None:
    """FC-SEC-05."""
    table = moved("gravity_field", "special")
    assert (table.at(0), table.hull(0)) == ("a2", 17)


def test_gravity_throws_back_where_no_exit_is_legal() -> None:
    """FC-SEC-05, FC-SEC-06: nobody stays, and the whole group must fit."""
    enemy = "frigate a1, frigate a3, frigate c1, frigate c3"
    assert moved("gravity_field", "diag", enemy=enemy).at(0) == "a2"


def test_gravity_asks_nobody_about_a_single_exit() -> None:
    """FC-SEC-05."""
    assert moved("gravity_field", "orth", enemy="frigate b1, frigate c2, frigate b3").at(0) == "a2"


def test_gravity_fields_in_a_row_throw_again() -> None:
    """FC-SEC-06 (AMB-28): back is the last sector that is no gravity field."""
    table = moved("gravity_field", "orth special", sectors={"c2": "gravity_field"}, answers=("c2",))
    assert (table.at(0), table.hull(0)) == ("a2", 17)


def test_a_chain_of_gravity_fields_ends() -> None:
    """AMB-28: after twenty throws the ship is back where it began."""
    table = moved("gravity_field", "orth " * 20, sectors={"c2": "gravity_field"})
    here = "b2"
    while table.asked(0) == "drift":
        here = "c2" if here == "b2" else "b2"
        table.do(0, here)
    assert (len(table.events("tested")), table.at(0)) == (20, "a2")
    assert table.events("tested")[0] | {"index": 0} == {
        **{"index": 0, "event": "tested", "who": 0, "at": "b2", "kind": "gravity_field", "face": "orth"}
    }


def test_ionic_ships_go_on_after_gravity() -> None:
    """FC-ABL-04, FC-FAQ-07: step, gravity, step."""
    table = moved("gravity_field", "orth", "frigate a2", ("c2", "d2"))
    assert table.at(0) == "d2"


def test_ionic_ships_thrown_back_may_enter_again() -> None:
    """FC-ABL-04, FC-FAQ-08."""
    table = moved("gravity_field", "special orth", "frigate a2", ("b2", "b3"))
    assert (table.at(0), table.hull(0)) == ("b3", 5)


# --- gas cloud ----------------------------------------------------------------------------------------

GAS = {"c3": "gas_cloud"}


def in_gas(script: str, stored: str = "", target: str = "battleship c3", rolled: str = "red-diag") -> Table:
    table = Table("cruiser b2, frigate c2", target, rolled=rolled, stored=("", stored), sectors=GAS, script=script)
    table.do(0, f"attack:{rolled}", "b2>ship:2", "ship:0 ship:1")
    return table


def test_gas_gives_a_die_of_the_reserve() -> None:
    """FC-SEC-07, FC-FAQ-03: it stops a sector in its directions and is in the reserve afterwards."""
    table = in_gas("diag")
    table.do(1, "roll", "bonus:green-diag>b2")
    assert table.hull(2) == 23
    assert table.side(1)["reserve"] == [3, 3, 3]


def test_gas_helps_nobody_without_green_dice_in_reserve() -> None:
    """FC-SEC-07."""
    table = in_gas("", "green-special green-special green-orth")
    assert table.asked(1) == "react"


def test_depolarised_shields_do_not_help_the_die_of_the_gas() -> None:
    """FC-SEC-07: a diag does not stop what comes from an orthogonal sector."""
    table = in_gas("diag", target="cruiser c3")
    table.do(1, "roll")
    assert table.choices(1) == [(), ("bonus:green-diag>b2",)]


def test_the_die_of_the_gas_is_a_shield_reaction() -> None:
    """FC-SEC-08, FC-FAQ-02: with other shields, but with no counter-attack; an unusable roll leaves all open."""
    table = in_gas("diag", "red-special green-orth")
    table.do(1, "roll")
    assert ("counter:red-special",) in table.choices(1)
    assert ("shield:green-orth>c2", "bonus:green-diag>b2") in [tuple(sorted(c, reverse=True)) for c in table.choices(1)]
    assert not any(len(c) > 1 and any(str(i).startswith("counter") for i in c) for c in table.choices(1))
    table = in_gas("special", "red-special")
    table.do(1, "roll", "counter:red-special", "ship:0")
    assert (table.hull(0), table.hull(2)) == (14, 20)


def test_ships_in_gas_attack_alone_and_fire_no_weapon() -> None:
    """FC-SEC-09, FC-WPN-26."""
    table = Table(
        "battleship/vortex_missiles c3, cruiser c2", "battleship d3", rolled="red-orth blue-special red-special",
        sectors=GAS,
    )  # fmt: skip
    assert not any(item.startswith("weapon") for item in table.offered(0))
    table.do(0, "attack:red-orth", "c3>ship:2")
    assert table.hull(2) == 20


@pytest.mark.parametrize("kind", ["asteroid_field", "gas_cloud", "gamma_storm", "colony", "battle_station"])
def test_where_no_weapon_is_used(kind: str) -> None:
    """FC-WPN-26: not out of a field, a cloud or a storm."""
    dice = "blue-special red-special"
    table = Table("battleship/proton_ray c3", "cruiser c5", rolled=dice, sectors={"c3": kind})
    assert ("weapon:ship:0" in table.offered(0)) == (kind in ("colony", "battle_station"))


def test_ships_in_gas_do_not_support() -> None:
    """FC-SEC-09."""
    table = Table("cruiser c3, cruiser c2", "battleship d2", rolled="red-orth", sectors=GAS)
    table.do(0, "attack:red-orth", "c2>ship:2")
    assert table.hull(2) == 21


def test_only_a_standard_attack_is_aimed_into_gas() -> None:
    """FC-SEC-09, FC-FAQ-01."""
    dice = "red-orth blue-special red-special"
    table = Table("battleship/proton_ray b3", "cruiser c3", rolled=dice, sectors=GAS)
    assert "attack:red-orth" in table.offered(0)
    assert not any(item.startswith("weapon") for item in table.offered(0))


# --- gamma storm --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "hull"), [("special", 12), ("orth", 18)])
def test_a_gamma_storm_costs_twice_the_class(face: str, hull: int) -> None:
    """FC-SEC-19."""
    assert moved("gamma_storm", face).hull(0) == hull
    assert Table("cruiser b2", FAR, phase="start", sectors={"b2": "gamma_storm"}, script=face).hull(0) == hull


def test_ships_in_a_gamma_storm_shoot_and_are_not_shot_at() -> None:
    """FC-SEC-20."""
    dice = "red-orth blue-special red-special"
    storm = {"c3": "gamma_storm"}
    table = Table("battleship/proton_ray c3", "cruiser d3", rolled=dice, sectors=storm)
    assert "attack:red-orth" in table.offered(0)
    assert not any(item.startswith("weapon") for item in table.offered(0))
    table = Table("battleship/proton_ray d3", "cruiser c3", rolled=dice, sectors=storm)
    assert not any(item.startswith(("attack", "weapon")) for item in table.offered(0))


@pytest.mark.parametrize("kind", ["asteroid_field", "gamma_storm"])
def test_squadrons_take_nothing_from_what_goes_by_class(kind: str) -> None:
    """FC-SEC-21, FC-ABL-15."""
    table = moved(kind, "special", "cruiser a2, interceptor_squadron a2", ("ship:0 ship:1",))
    assert (table.at(1), table.hull(1)) == ("b2", 1)
    assert table.hull(0) < 18


# --- stations and colonies ----------------------------------------------------------------------------


def docked(kind: str, ships: str = "battleship b2, frigate b2", enemy: str = FAR, **more: Any) -> Table:
    """At seat 0's Start of Turn the first ship docks on b2."""
    table = Table(ships, enemy, phase="start", sectors={"b2": kind}, **more)
    table.do(0, "ship:0")
    return table


def test_a_distortion_field_silences_a_station() -> None:
    """FC-TEC-28, AMB-27: its weapon takes a special of the ship that is docked there."""
    for die, silent in (("green-orth", True), ("green-diag", False)):
        field = [{"kind": "distortion_field", "owner": 1, "at": "b3", "ship": 1, "die": die}]
        table = docked("battle_station", "battleship b2", "advantage/energy_device e5, cruiser d4", tokens=field,
                       stored=("red-special", ""), script="orth orth orth")  # fmt: skip
        g = table.game.state
        assert isinstance(g, Fleet)
        g.stations = (Station("b2", "vortex_missiles"),)
        table.do(0, "blue blue blue")
        assert ("station:ship:0" in table.offered(0)) != silent


def test_a_colony_repairs_the_docked_ship() -> None:
    """FC-SEC-18."""
    table = docked("colony", "battleship:20 b2, frigate:3 b2")
    assert (table.hull(0), table.hull(1)) == (22, 3)
    assert docked("colony", "battleship:23 b2").hull(0) == 24


def test_dock_leave_swap_undock() -> None:
    """FC-SEC-11: the answer is who is docked from now on."""
    table = Table("frigate b2, frigate b2", FAR, phase="start", sectors={"b2": "battle_station"})
    assert table.choices(0) == [(), ("ship:0",), ("ship:1",)]
    table.do(0, "ship:1")
    assert [table.ship(n)["docked"] for n in (0, 1)] == [False, True]
    table = Table("frigate b2, frigate b2", FAR, phase="start", sectors={"b2": "colony"})
    table.do(0, "-")
    assert not table.ship(0)["docked"]


def test_a_docked_ship_does_nothing_but_can_be_shot_at() -> None:
    """FC-SEC-13, FC-SEC-14."""
    moored = {"owner": 0, "kind": "battleship", "weapon": "proton_ray", "at": "b2"}
    dice = "red-orth blue-orth red-special green-special"
    for tied in (False, True):
        there = [{**moored, "docked": tied}]
        table = Table("", "cruiser b3", rolled=dice, sectors={"b2": "colony"}, more=there)
        verbs = {item.partition(":")[0] for item in table.offered(0)}
        assert verbs == {"drain", "end"} | (set() if tied else {"attack", "move", "weapon"})
        table = Table("frigate c3", "cruiser b3", rolled="red-orth", sectors={"b2": "colony"}, more=there)
        table.do(0, "attack:red-orth", "c3>ship:1")
        if not tied:
            table.do(0, "ship:0 ship:2")
        assert table.hull(1) == (17 if tied else 13)
    table = Table("cruiser b3", "battleship b2", rolled="red-orth", stored=("", "green-orth"), sectors={"b2": "colony"})
    table.do(0, "attack:red-orth", "b3>ship:1")
    assert table.asked(1) == "react"


def test_a_docked_ship_alone_has_no_shield() -> None:
    """FC-SEC-13."""
    table = docked("colony", "battleship b2", "cruiser b3", stored=("green-orth", "red-orth"))
    table.do(0, "green green blue")
    table.end_turn()
    table.do(1, "blue blue blue", "attack:red-orth", "b3>ship:0")
    assert table.hull(0) == 21


def test_who_enters_a_station_sees_its_weapon() -> None:
    """FC-SEC-10: he alone."""
    table = moved("battle_station", "orth")
    weapon = table.side(0)["seen"]
    assert weapon == ["b2:proton_ray"]
    assert "seen" not in table.look(1)["players"][0]
    assert "weapon" not in table.look(1)["stations"][0]


def test_a_docked_ship_fires_the_station_for_one_special() -> None:
    """FC-SEC-12 (AMB-54): from then on everybody knows the weapon."""
    table = moved("battle_station", "orth orth orth orth special orth orth", enemy="cruiser b4")
    table.end_turn()
    table.do(1, "red red red")
    table.end_turn()
    table.do(0, "ship:0", "red red red")
    assert "station:ship:0" in table.offered(0)
    table.do(0, "station:ship:0", "ship:1")
    assert table.hull(1) == 12
    assert table.look(1)["stations"][0]["weapon"] == "proton_ray"


@pytest.mark.parametrize(("dice", "asked"), [("red blue green", True), ("red red green", False)])
def test_which_special_pays_a_station(dice: str, asked: bool) -> None:
    """FC-SEC-12: one special of any colour; who has two of one colour is not asked."""
    table = docked("battle_station", "frigate b2", "cruiser b4", script="special special orth")
    g = table.game.state
    assert isinstance(g, Fleet)
    g.stations = (Station("b2", "proton_ray"),)
    table.do(0, dice, "station:ship:0", "ship:1")
    assert (table.asked(0) == "pay_special") == asked


@pytest.mark.parametrize(("kind", "left"), [("battle_station", 0), ("colony", 1)])
def test_what_a_station_fired_ends_with_the_docking(kind: str, left: int) -> None:
    """AMB-54: the token of a station's weapon lasts while the ship is docked there."""
    token = [{"kind": "interdictor", "owner": 0, "at": "c3", "ship": 1}]
    ships = [{"owner": 0, "kind": "battleship", "weapon": "interdictor", "at": "b2", "docked": True}]
    table = Table("", FAR, phase="start", sectors={"b2": kind}, tokens=token, more=ships)
    table.do(0, "-")
    assert not table.ship(1)["docked"]
    assert len(table.look()["tokens"]) == left


def test_anata_rolls_the_special_of_a_station_again() -> None:
    """FC-CMD-01, AMB-54."""
    script = "orth orth orth orth special orth orth multi"
    table = moved("battle_station", script, enemy="cruiser b4", players=[{"commander": "anata_shunxn"}])
    table.end_turn()
    table.do(1, "red red red")
    table.end_turn()
    table.do(0, "ship:0", "red red red", "station:ship:0", "ship:1")
    assert sorted(table.side(0)["rolled"]) == ["red-multi", "red-orth", "red-orth"]


# --- black hole ---------------------------------------------------------------------------------------

HOLE = {"c3": "black_hole"}
THREE = [{"kind": "black_hole_marker", "owner": 0, "at": "c3"}] * 3


def test_a_black_hole_gathers_markers_at_everybodys_start() -> None:
    """FC-SEC-15."""
    table = Table("cruiser a1", "cruiser e5", phase="start", turn=1, sectors=HOLE, script="special")
    assert [token["kind"] for token in table.look()["tokens"]] == ["black_hole_marker"]
    assert table.at(0) == "a1"


def test_the_fourth_marker_pulls_everything_on_its_lines() -> None:
    """FC-SEC-16: from near to far, nothing blocks a line, and who is next to it is gone."""
    own = "cruiser a1, cruiser b2, cruiser b1, cruiser a3, frigate c5"
    table = Table(own, "frigate e5, cruiser c2", phase="start", sectors=HOLE, tokens=THREE, script="special")
    assert [table.at(n) for n in range(7)] == ["b2", "lost", "b1", "b3", "c4", "d4", "lost"]
    assert table.look()["tokens"] == []


def test_who_is_moved_into_a_black_hole_is_destroyed() -> None:
    """FC-SEC-17."""
    assert moved("black_hole", "orth").at(0) == "lost"


def test_no_remote_attack_crosses_a_special_sector() -> None:
    """FC-SEC-01: whatever its kind; and what is not described has no effect."""
    for kind in ALL_TILES:
        table = Table("cruiser a1", "cruiser a3", rolled="red-orth red-orth", sectors={"a2": kind})
        assert "attack:red-orth+red-orth" not in table.offered(0)
    table = moved("colony", "")
    assert (table.at(0), table.hull(0)) == ("b2", 18)


def test_the_die_of_the_gas_is_rolled_first() -> None:
    """AMB-29: then the reaction is chosen; a special stops nothing."""
    table = in_gas("special", "green-orth")
    assert table.asked(1) == "roll_bonus"
    table.do(1, "roll")
    assert table.choices(1) == [(), ("shield:green-orth>c2",)]


def test_a_docked_ship_is_not_moved_by_dice_but_by_force() -> None:
    """FC-SEC-14, AMB-30: retreats and forced moves take it along, and undock it."""
    own = "battleship b2, frigate b2"
    table = docked("colony", own, "cruiser b3", stored=("blue-special", "red-orth"), script="orth orth orth orth")
    table.do(0, "blue blue red", "move:blue-orth")
    assert {item for item in table.offered(0) if item.startswith("b2>")}
    table.do(0, "b2>a2")
    assert (table.at(0), table.at(1)) == ("b2", "a2")
    table = docked("colony", "battleship b2", "cruiser b3", stored=("blue-special", "red-orth"), script="orth " * 6)
    table.do(0, "green green green")
    table.end_turn()
    table.do(1, "blue blue blue", "attack:red-orth", "b3>ship:0")
    table.do(0, "retreat:blue-special", "a1")
    assert (table.at(0), table.ship(0)["docked"]) == ("a1", False)


def test_the_nearest_are_drawn_in_first() -> None:
    """FC-SEC-16, AMB-31: the nearest first, which makes room; an Interdictor stops them."""
    own = "battleship a3, frigate a3, battleship b3"
    table = Table(own, "frigate e5", phase="start", sectors={"c3": "black_hole", "b3": "colony"}, tokens=THREE,
                  script="special")  # fmt: skip
    table.do(0, "-")
    assert [table.at(n) for n in range(3)] == ["b3", "b3", "lost"]
    shut = [*THREE, {"kind": "interdictor", "owner": 1, "at": "c4", "ship": 2}]
    fleets = ("cruiser c5, destroyer c5", "battleship/interdictor e5")
    table = Table(*fleets, phase="start", sectors=HOLE, tokens=shut, script="special")
    assert [table.at(n) for n in (0, 1)] == ["c5", "c5"]


def test_the_owner_chooses_who_is_drawn_in() -> None:
    """AMB-31: b3 is shut in by an Interdictor on the hole and has room for one of the two destroyers."""
    own = "destroyer a3, destroyer a3, cruiser b3"
    closed = [*THREE, {"kind": "interdictor", "owner": 1, "at": "c3", "ship": 3}]
    table = Table(own, "battleship/interdictor e5", phase="start", sectors=HOLE, tokens=closed, script="special")
    assert (table.asked(0), table.choices(0)) == ("drawn_in", [("ship:0",), ("ship:1",)])
    table.do(0, "ship:1")
    assert [table.at(n) for n in range(3)] == ["a3", "b3", "b3"]
