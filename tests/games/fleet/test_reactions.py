"""Shields and reactions (FC-REA), Depolarised Shields (FC-ABL-05), Ionic retreat (FC-ABL-03)."""

from __future__ import annotations

from typing import Any

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
