"""Attacks (FC-ATK), Multipoint Weapons (FC-ABL-08), drawing fire (FC-ABL-06, 07)."""

from __future__ import annotations

import pytest

from orrery.games.fleet.ships import PROFILES, has
from tests.games.fleet.table import Table


def test_all_ships_of_a_sector_fire_and_neighbours_support() -> None:
    """FC-ATK-01 to 04: support comes from any side, at no cost."""
    table = Table("destroyer b2, frigate b2, cruiser d3", "cruiser c3", rolled="red-diag")
    table.do(0, "attack:red-diag", "b2>ship:3")
    shown = table.preview(0, "ship:0", "ship:1", "ship:2")
    assert shown["damage_by_sector"] == {"b2": 3, "d3": 3}
    assert (shown["damage"], shown["hull_left"], shown["kills"]) == (6, 12, False)
    table.do(0, "ship:0 ship:1 ship:2")
    assert table.hull(3) == 12


ARMED = [kind for kind, profile in PROFILES.items() if profile.fire and profile.rank and profile.faction != "scenario"]


@pytest.mark.parametrize("kind", ARMED)
def test_every_armed_ship_supports_with_its_own_fire(kind: str) -> None:
    """FC-ATK-03, FC-ATK-04: whatever it carries."""
    load = "/proton_ray" if has(kind, "special_weapon") else ""
    table = Table(f"frigate b2, {kind}{load} d3", "heavy_battleship c3", rolled="red-diag")
    table.do(0, "attack:red-diag", "b2>ship:2", "ship:0 ship:1")
    assert table.hull(2) == 30 - 1 - int(PROFILES[kind].fire or 0)


def test_taking_part_is_a_choice_but_the_sector_must_fire() -> None:
    """FC-ATK-02 (AMB-09): supports alone are no attack."""
    table = Table("destroyer b2, frigate b2, cruiser d3", "cruiser c3", rolled="red-diag")
    table.do(0, "attack:red-diag", "b2>ship:3")
    assert table.refusal(0, "ship:2") == "no_such_combination"
    table.do(0, "ship:1")
    assert table.hull(3) == 17


def test_a_ship_without_hull_is_removed() -> None:
    """FC-ATK-05; the excess is lost."""
    table = Table("cruiser b2, cruiser a5", "frigate:2 c3, cruiser e5, battleship e4", rolled="red-diag")
    table.do(0, "attack:red-diag", "b2>ship:2")
    assert (table.hull(2), table.at(2)) == (0, "lost")


def test_a_remote_attack_takes_a_die_a_step_over_empty_sectors() -> None:
    """FC-ATK-06, FC-ATK-07, FC-ATK-09: no support."""
    table = Table("cruiser a1, frigate b3", "cruiser a3", rolled="red-orth red-orth")
    table.do(0, "attack:red-orth+red-orth", "a1>ship:2")
    assert table.hull(2) == 15
    assert table.side(0)["rolled"] == []


def test_nobody_may_support_a_remote_attack() -> None:
    """FC-ATK-09: all ships of the attacking sector may take part, those beside the target may not."""
    table = Table("cruiser a1, frigate a1, frigate b3", "cruiser a3", rolled="red-orth red-orth")
    table.do(0, "attack:red-orth+red-orth", "a1>ship:3")
    assert (table.asked(0), table.offered(0)) == ("fire", ["ship:0", "ship:1"])


def test_a_shield_looks_where_a_remote_attack_comes_from() -> None:
    """FC-ATK-10, FC-ATK-12: by the last sector crossed; a shield of another direction is of no use."""
    for last, shield in (("a2", "green-diag"), ("b2", "green-orth")):
        table = Table("cruiser a1", "frigate b3", rolled="red-orth red-diag", stored=("", "green-orth green-diag"))
        table.do(0, "attack:red-diag+red-orth", "a1>ship:1", last)
        assert table.choices(1) == [(), (f"shield:{shield}>{last}",)]
        table.do(1, f"shield:{shield}>{last}")
        assert table.hull(1) == 6


def test_ships_and_special_sectors_stop_a_remote_attack() -> None:
    """FC-ATK-07."""
    for fleet, sectors in (("cruiser a1", {"a2": "asteroid_field"}), ("cruiser a1, mule a2", {})):
        table = Table(fleet, "cruiser a3", rolled="red-orth red-orth blue-orth", sectors=sectors)
        assert not [item for item in table.offered(0) if "+" in item and item.startswith("attack")]


def test_a_remote_attack_may_bend_and_comes_from_its_last_sector() -> None:
    """FC-ATK-08, FC-ATK-10."""
    table = Table("cruiser a1", "cruiser b3", rolled="red-orth red-diag")
    table.do(0, "attack:red-diag+red-orth", "a1>ship:1")
    assert table.asked(0) == "via"
    assert table.offered(0) == ["a2", "b2"]
    table.do(0, "b2")
    assert table.events("aimed")[-1]["via"] == "b2"


@pytest.mark.usefixtures("every_question")
def test_an_adjacent_ship_is_no_remote_target() -> None:
    """AMB-11."""
    table = Table("cruiser a1", "cruiser b2", rolled="red-orth red-orth")
    assert table.offered(0) == ["end"]


@pytest.mark.usefixtures("every_question")
def test_ships_in_asteroids_neither_shoot_nor_are_shot_at() -> None:
    """FC-SEC-04."""
    field = {"b2": "asteroid_field"}
    assert Table("cruiser b2", "cruiser c3", rolled="red-diag", sectors=field).offered(0) == ["end"]
    assert Table("cruiser c3", "cruiser b2", rolled="red-diag", sectors=field).offered(0) == ["end"]


@pytest.mark.usefixtures("every_question")
def test_a_lone_destroyer_shoots_two_sectors_far_with_one_die() -> None:
    """FC-ABL-08."""
    table = Table("destroyer a1", "cruiser a3", rolled="red-orth")
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.hull(1) == 16
    assert Table("destroyer a1, frigate a1", "cruiser a3", rolled="red-orth").offered(0) == ["end"]


def test_two_attacks_on_two_ships_of_one_sector() -> None:
    """FC-ABL-08, FC-REA-05: unsupported, and each needs its own shield (FC-FAQ-05)."""
    table = Table("destroyer a1, cruiser b1", "frigate a2, frigate a2", rolled="red-orth", stored=("", "green-orth"))
    table.do(0, "double:red-orth", "a1>ship:2")
    table.do(1, "shield:green-orth>a1")
    assert [table.hull(2), table.hull(3)] == [6, 4]


def test_a_cruiser_draws_both_shots() -> None:
    """FC-FAQ-04, FC-ABL-06, 07: four damage from a destroyer."""
    table = Table("destroyer a1", "frigate a2, frigate a2, cruiser a2", rolled="red-orth")
    table.do(0, "double:red-orth", "a1>ship:1")
    table.do(1, "ship:3")
    table.do(0, "ship:2")
    table.do(1, "ship:3")
    assert [table.hull(1), table.hull(2), table.hull(3)] == [6, 6, 14]


@pytest.mark.usefixtures("every_question")
def test_unarmed_ships_neither_attack_nor_support_but_zero_does() -> None:
    """FC-ATK-11, AMB-12: "/" is not 0, and adds nothing to a counter-attack."""
    assert Table("mule a1", "cruiser b2", rolled="red-diag").offered(0) == ["end"]
    table = Table("testudo b2, mule c2", "cruiser c3", rolled="red-diag")
    table.do(0, "attack:red-diag", "b2>ship:2")
    assert table.hull(2) == 18
    table = Table("cruiser b2", "mule c3, frigate c3", rolled="red-diag", stored=("", "red-special"))
    table.do(0, "attack:red-diag", "b2>ship:1")
    table.do(1, "counter:red-special")
    assert (table.hull(0), table.hull(1)) == (17, 9)


def test_what_else_a_red_result_can_do() -> None:
    """FC-ATK-13: scan, end a capability, launch a squadron, shake off drones, fire Gamma Warheads."""
    own = "carrier b2, battleship/gamma_warheads b3"
    signal = {"owner": 1, "kind": "frigate", "at": "c2", "revealed": False}
    tokens = [
        {"kind": "drones", "owner": 1, "ship": 2, "on": 0},
        {"kind": "sentinel", "owner": 1, "at": "a1", "ship": 3, "die": "green-diag"},
    ]
    enemy = "battleship/drones e5, mule/sentinel_device e4"
    table = Table(own, enemy, rolled="red-multi", sectors={"c4": "colony"}, tokens=tokens, more=[signal])
    verbs = {item.partition(":")[0] for item in table.offered(0)}
    assert verbs == {"scan", "deactivate", "launch", "shake", "bombard", "end"}
