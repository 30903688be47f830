"""The Planetary Assault and Illegal (chapter SCN): stations and colonies."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.fleet.fleets import objection
from orrery.games.fleet.scenarios.zones import half
from tests.games.fleet.beginnings import state, to_the_first_turn
from tests.games.fleet.table import Table


@pytest.mark.parametrize(("scenario", "kind"), [("planetary_assault", "battle_station"), ("illegal", "colony")])
def test_two_sites_in_the_defenders_half(scenario: str, kind: str) -> None:
    """FC-ASS-02, FC-ILL-02, AMB-59."""
    g = state(to_the_first_turn(scenario=scenario))
    assert sorted(s for s in g.sectors if g.kind_of(s) == kind and s in half(g, 0)) == sorted(
        s for s in g.sectors if g.kind_of(s) == kind
    )
    assert g.terrain.count(kind) == 2


def test_half_of_a_zone() -> None:
    g = state(orrery.new("fleet", 2, 1, {"board": "6x6"}))
    assert {s[1:] for s in half(g, 0)} == {"2", "3"}
    assert {s[1:] for s in half(g, 1)} == {"4", "5"}


@pytest.mark.parametrize(("shooter", "over"), [(0, True), (1, False)])
def test_only_the_attackers_of_the_stations_are_worn_down(shooter: int, over: bool) -> None:
    """FC-ASS-05: Phebe goes on with less than a third."""
    fleets = ["frigate:1 c3, frigate a1", "frigate:1 c3, frigate a1"]
    fleets[shooter] = "cruiser c4, cruiser e5"
    table = Table(*fleets, turn=shooter, rolled="red-orth", sectors={"b2": "battle_station"},
                  scenario="planetary_assault", start=6)  # fmt: skip
    table.do(shooter, "attack:red-orth", f"c4>ship:{2 - 2 * shooter}")
    assert (table.game.result is not None) == over


def test_docking_switches_a_station_off() -> None:
    """FC-ASS-04, FC-ASS-05."""
    table = Table(
        "cruiser a1",
        "cruiser c2, cruiser e5",
        sectors={"c2": "battle_station"},
        turn=1,
        phase="start",
        scenario="planetary_assault",
    )
    table.do(1, "ship:1")
    assert table.winners == (1,)
    assert table.game.result is not None
    assert table.game.result.reason == "stations"


def test_a_disabled_station_keeps_its_dock() -> None:
    """FC-ASS-04 (001 l.1834): it loses its bays, nothing else; its squadrons leave (AMB-49)."""
    out = [{"owner": 0, "kind": "interceptor_squadron", "at": "b2"}]
    table = Table("cruiser a1", "cruiser c2, frigate c2", sectors={"c2": "battle_station", "e3": "battle_station"},
                  turn=1, phase="start", scenario="planetary_assault", more=out, script="orth " * 6)  # fmt: skip
    table.do(1, "ship:1")
    view = table.look()
    assert (view["disabled"], view["terrain"].count("battle_station"), table.ship(1)["docked"]) == (["c2"], 2, True)
    assert table.at(3) == "lost"
    assert [event["at"] for event in table.events("station_off")] == ["c2"]
    table.do(1, "red red blue")
    table.end_turn()
    table.do(0, "red red blue", "launch:red-orth")
    assert {item.partition(">")[0] for item in table.offered(0)} == {"e3"}


def test_one_battleship_has_the_warheads() -> None:
    """FC-ILL-01."""
    g = state(orrery.new("fleet", 2, 1, {"scenario": "illegal"}))
    assert objection(g, 0, ("battleship:proton_ray",)) == "classes_1_to_3"
    assert objection(g, 1, ("cruiser",)) == "needs_gamma_warheads"
    assert objection(g, 1, ("battleship:gamma_warheads", "cruiser")) == ""


def test_without_warheads_phebe_wins() -> None:
    """FC-ILL-03."""
    table = Table(
        "cruiser a1",
        "battleship:3/gamma_warheads a2, cruiser e5",
        sectors={"c2": "colony"},
        rolled="red-orth",
        scenario="illegal",
    )
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.winners == (0,)
