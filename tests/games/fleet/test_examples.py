"""The worked examples, the FAQ's cases and the figures of the manual (v1.20) that survive as text, one after another.

Each test names the page of the manual and the line of its text.
"""

from __future__ import annotations

from typing import cast

import pytest

import orrery
from orrery.games.fleet.campaign import CAMPAIGNS
from orrery.games.fleet.fleets import available, objection
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.title import FleetCommander
from orrery.games.fleet.victory import defeated
from tests.games.fleet.table import Table


def state(game: orrery.Game) -> Fleet:
    return cast(Fleet, game.state)


def test_the_first_fleet_is_worth_twelve() -> None:
    """Pages 5 to 7 (lines 128, 136, 144, 160, 187): four frigates, two destroyers and a battleship on 5 by 5."""
    g = state(orrery.new("fleet", 2, 1, {"scenario": "first_game"}))
    assert [player.start for player in g.players] == [12, 12]
    kinds = [ship.kind for ship in g.ships if ship.owner == 0]
    assert [kinds.count(kind) for kind in ("frigate", "destroyer", "battleship")] == [4, 2, 1]
    assert (len(g.sectors), g.terrain.count("asteroid_field")) == (25, 2)


def test_a_cruiser_or_a_centaurus_with_one_model() -> None:
    """Page 8 (line 246): a player of the League has both."""
    g = state(orrery.new("fleet", 2, 1))
    assert {"cruiser", "centaurus"} <= set(available(g, 0))
    assert objection(g, 0, ("cruiser", "cruiser", "centaurus", "centaurus")) == ""


@pytest.mark.parametrize(("lost", "beaten"), [(15, False), (16, True)])
def test_a_camp_of_24_is_beaten_when_16_are_lost(lost: int, beaten: bool) -> None:
    """Page 18 (line 546)."""
    rest = {8: ("battleship e5", "battleship h5"), 9: ("battleship e5", "heavy_battleship h5")}[24 - lost]
    table = Table("cruiser a1", rest[0], "cruiser a2", rest[1], rolled="green-orth", board="5x8", start=12)
    assert defeated(state(table.game), 1) == beaten


def test_drones_come_back_when_their_victim_takes_a_portal() -> None:
    """Page 19 (line 561)."""
    drones = [{"kind": "drones", "owner": 0, "ship": 0, "on": 1}]
    table = Table("battleship/drones a1", "cruiser b2", turn=1, rolled="blue-special", board="2x4x4", tokens=drones,
                  portals={"b2": "X", "g3": "X"})  # fmt: skip
    table.do(1, "portal:blue-special", "b2>g3")
    assert table.look()["tokens"] == []


def test_an_interdictor_ends_when_its_battleship_leaves_the_zone() -> None:
    """Page 19 (line 561)."""
    laid = [{"kind": "interdictor", "owner": 0, "at": "c3", "ship": 0}]
    table = Table("battleship/interdictor b2", "cruiser h1", rolled="blue-special", board="2x4x4", tokens=laid,
                  portals={"b2": "X", "g3": "X"})  # fmt: skip
    table.do(0, "portal:blue-special", "b2>g3")
    assert table.look()["tokens"] == []


@pytest.mark.parametrize("by", ["special sector", "Special Weapon"])
def test_a_signal_that_is_hurt_comes_to_light(by: str) -> None:
    """Page 22 (line 600)."""
    hidden = [{"owner": 1, "kind": "destroyer", "at": "a3", "revealed": False}]
    if by == "special sector":
        table = Table("cruiser e1", "cruiser e5", turn=1, rolled="blue-orth", more=hidden, script="special",
                      sectors={"a2": "asteroid_field"})  # fmt: skip
        table.do(1, "move:blue-orth", "a3>a2")
    else:
        table = Table("battleship/exo_bomb a1", "cruiser e5", rolled="red-special blue-special", more=hidden)
        table.do(0, "weapon:ship:0", "a2")
    assert table.look(0)["ships"][2]["kind"] == "destroyer"


def test_a_long_zone_of_5_by_10_with_shortcuts() -> None:
    """Page 38 (line 1216): one or two pairs of portals in a single zone for four or six."""
    title = FleetCommander()
    options = {"board": "5x10", "shortcuts": "two_shortcuts"}
    assert title.why_not(4, title.settle_options(4, options)) is None
    with pytest.raises(orrery.BadOption):
        title.settle_options(2, {"shortcuts": "two_shortcuts"})


@pytest.mark.parametrize(("at", "damage"), [("b1", 0), ("c1", 3), ("d1", 6), ("e1", 9), ("f1", 12)])
def test_the_prometheus_ray_by_distance(at: str, damage: int) -> None:
    """Page 44 (line 1490): 0 next door, 3 at two sectors, then 6, 9, 12."""
    fleets = ("battleship/prometheus_ray a1", f"heavy_battleship/drones {at}")
    table = Table(*fleets, rolled="red-special blue-special", board="6x6")
    table.do(0, "weapon:ship:0", "ship:1")
    assert table.hull(1) == 30 - damage


def test_llib_sorg_among_three_allies() -> None:
    """Page 46 (line 1557): of 36 points they lose at 12; with his flagship all his twelve are lost."""
    fleets = (
        "heavy_battleship:1/drones b2, cruiser a1, battleship/drones a2",
        "cruiser c3",
        "battleship/drones c1, battleship/drones d1, battleship/drones e1",
        "cruiser c5",
        "battleship/drones f1, battleship/drones g1, battleship/drones h1",
        "cruiser d5",
    )
    table = Table(*fleets, turn=1, rolled="red-diag", board="5x12", players=[{"faction": "llib_sorg"}], start=12)
    g = state(table.game)
    assert [sum(g.points_of(seat) for seat in (0, 2, 4)), sum(g.players[s].start for s in (0, 2, 4))] == [36, 36]
    table.do(1, "attack:red-diag", "c3>ship:0")
    assert table.side(0)["out"]
    assert sum(g.points_of(seat) for seat in (0, 2, 4)) == 24
    assert not defeated(g, 0)


def test_a_lone_destroyer_against_a_cruiser_and_a_frigate() -> None:
    """Page 60 (lines 2036 to 2040): two and two, or four on the cruiser that draws both shots."""
    for drawn, hulls in ((False, [16, 4]), (True, [14, 6])):
        table = Table("destroyer a1", "cruiser a2, frigate a2", rolled="red-orth")
        table.do(0, "double:red-orth", "a1>ship:1")
        table.do(1, "ship:1" if drawn else "-")
        assert [table.hull(1), table.hull(2)] == hulls


@pytest.mark.parametrize(("stored", "hulls"), [("green-orth", [6, 4]), ("green-orth green-multi", [6, 6])])
def test_a_lone_destroyer_against_two_frigates(stored: str, hulls: list[int]) -> None:
    """Page 60 (lines 2042 to 2046): each of the two attacks takes a shield."""
    table = Table("destroyer a1", "frigate a2, frigate a2", rolled="red-orth", stored=("", stored))
    table.do(0, "double:red-orth", "a1>ship:1")
    table.do(1, "shield:green-orth>a1")
    if "multi" in stored:
        table.do(1, "shield:green-multi>a1")
    assert [table.hull(1), table.hull(2)] == hulls


def test_one_step_gravity_and_one_step() -> None:
    """Page 60 (lines 2052 to 2060): and thrown back, the second step leads into the same field again."""
    field = {"b2": "gravity_field"}
    table = Table("frigate a2", "cruiser e5", rolled="blue-orth", sectors=field, script="orth")
    table.do(0, "move:blue-orth", "a2>b2", "c2", "d2")
    assert table.at(0) == "d2"
    table = Table("frigate a2", "cruiser e5", rolled="blue-orth", sectors=field, script="special orth")
    table.do(0, "move:blue-orth", "a2>b2", "b2", "b3")
    assert (table.at(0), table.hull(0)) == ("b3", 5)


def test_llib_sorg_in_a_heavy_battleship_beside_a_battleship() -> None:
    """Page 64 (lines 2197 to 2201): allowed; in a Battleship, he has no other."""
    heavy = state(orrery.new("fleet", 2, 1, {"factions": "any_faction"}))
    light = state(orrery.new("fleet", 2, 1, {"factions": "any_faction", "flagship": "battleship_flagship"}))
    for g in (heavy, light):
        g.players[0].faction = "llib_sorg"
    assert objection(heavy, 0, ("heavy_battleship:drones", "battleship:drones")) == ""
    assert objection(heavy, 0, ("battleship:drones", "cruiser")) == "needs_flagship"
    assert objection(light, 0, ("battleship:drones", "cruiser")) == ""
    assert objection(light, 0, ("battleship:drones", "battleship:drones")) == "needs_flagship"
    assert objection(light, 0, ("battleship:drones", "heavy_battleship:drones")) == "flagship_is_greatest"


def test_a_battleship_flagship_decides_too() -> None:
    """Pages 45 and 46 (lines 1533 to 1551): FC-FAC-04, FC-FAC-07."""
    table = Table("cruiser b2", "battleship:3/drones c2, cruiser e4, cruiser e5", rolled="red-orth",
                  players=[{}, {"faction": "llib_sorg"}], flagship="battleship_flagship")  # fmt: skip
    table.do(0, "attack:red-orth", "b2>ship:1")
    assert table.winners == (0,)


def test_the_containers_of_two_and_of_four_add_up() -> None:
    """Pages 52 and 53 (lines 1731 and 1741): 11 are 4 times 2 and 3; 21 are 4 times 4 and 5."""
    for seats, total in ((2, 11), (4, 21)):
        g = state(orrery.new("fleet", seats, 1, {"scenario": "salvage"}))
        SCENARIOS["salvage"].lay(g)
        assert len(g.tokens) == total


def test_the_campaigns_thresholds() -> None:
    """Pages 58 and 59 (lines 1906 to 2012), FC-CAM-13: 7, 8, 9, 10 and 12 points lose at 2, 2, 3, 3 and 4."""
    assert [battle.points // 3 for battle in CAMPAIGNS[2]] == [2, 2, 3, 3, 4]
    first, second, third, final = CAMPAIGNS[4]
    assert (2 * first.points, 2 * first.points // 3) == (14, 4)
    assert (second.points, second.points // 3, third.points, third.points // 3) == (8, 2, 10, 3)
    assert (2 * final.points, 2 * final.points // 3) == (24, 8)
    assert (first.shape, final.shape) == ("5x7", "5x9")
