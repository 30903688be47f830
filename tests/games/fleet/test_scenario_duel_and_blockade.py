"""The Duel and the Blockade (chapter SCN): champions and reinforcements, civilians that slip out."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.fleet.fleets import budget, objection, ready_fleets, worth
from orrery.games.fleet.ships import PROFILES
from tests.games.fleet.beginnings import new, state, to_the_first_turn
from tests.games.fleet.table import Table


@pytest.mark.parametrize(("faction", "points"), [("phebe", 10), ("maa_seti", 9), ("rebels", 8), ("scavengers", 7)])
def test_every_faction_fights_a_duel(faction: str, points: int) -> None:
    """FC-DUE-01: its greatest ship, and five points of reinforcements."""
    options = {"scenario": "duel", "factions": "any_faction", "commanders": "free_commanders"}
    game = orrery.new("fleet", 2, 1, options)
    assert faction in game.pending[0].items
    state(game).players[0].faction = faction
    for player in state(game).players:
        player.commander = "" if player.faction == "maa_seti" else "dun_antar"
    assert budget(state(game), 0) == points
    assert {worth(plan) for plan in ready_fleets(state(game), 0).values()} == {points}


def test_reinforcements_do_not_come_through_an_interdictor() -> None:
    """FC-DUE-03, FC-WPN-05."""
    shut = [{"kind": "interdictor", "owner": 1, "at": "b1", "ship": 1}]
    later = [{"owner": 0, "kind": "frigate", "at": ""}]
    table = Table("heavy_battleship:15 e1", "heavy_battleship/interdictor c2", phase="start", tokens=shut, more=later,
                  scenario="duel")  # fmt: skip
    assert table.asked(0) == "reinforce"
    assert table.offered(0) == ["ship:2>a1", "ship:2>c1", "ship:2>d1"]


def test_only_the_champions_are_deployed() -> None:
    """FC-DUE-02."""
    g = state(to_the_first_turn(scenario="duel"))
    assert [ship.kind in ("heavy_battleship", "carrier", "dreadnought") for ship in g.ships if ship.at] == [True, True]


def test_reinforcements_come_once_half_the_hull_is_gone() -> None:
    """FC-DUE-03, AMB-50."""
    for hull, question in ((15, "reinforce"), (16, "energy")):
        ships = [
            {"owner": 0, "kind": "heavy_battleship", "at": "a1", "hull": hull, "weapon": "proton_ray"},
            {"owner": 0, "kind": "frigate", "at": ""},
            {"owner": 1, "kind": "heavy_battleship", "at": "e5", "weapon": "proton_ray"},
        ]
        game = orrery.new("fleet", 2, 1, {"scenario": "duel"}, position={"ships": ships})
        assert game.pending[0].kind == question
        if question == "reinforce":
            game.answer(0, ["ship:1>b1"])
            assert state(game).ships[1].at == "b1"


def test_a_repair_does_not_send_the_reinforcements_back() -> None:
    """FC-DUE-02, AMB-50 (001 l.1855): from the moment when half the hull is gone they may come."""
    later = [{"owner": 1, "kind": "frigate", "at": ""}]
    table = Table("heavy_battleship/drones c3", "heavy_battleship:18/nano_repairer c2", more=later, scenario="duel",
                  rolled="red-orth", stored=("", "red-special red-special"), script="orth " * 9)  # fmt: skip
    table.do(0, "attack:red-orth", "c3>ship:1")
    table.do(1, "-")
    assert (table.asked(1), table.hull(1)) == ("reinforce", 13)
    table.do(1, "-", "blue blue blue", "weapon:ship:1", "ship:1", "end", "-")
    assert table.hull(1) == 17
    table.do(0, "blue blue blue", "end", "-")
    assert table.asked(1) == "reinforce"


def test_the_champion_decides() -> None:
    """FC-DUE-04."""
    table = Table(
        "heavy_battleship:20/proton_ray a1",
        "heavy_battleship:3/proton_ray a2, cruiser e5",
        rolled="red-orth",
        scenario="duel",
    )
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.winners == (0,)


def test_civilians_slip_out_through_the_other_zone() -> None:
    """FC-BLO-02, FC-BLO-03."""
    table = Table(
        "civilian_ship c5, civilian_ship c5, civilian_ship a1",
        "cruiser e5",
        rolled="blue-orth blue-diag",
        scenario="blockade",
    )
    table.do(0, "leave:blue-orth")
    assert table.offered(0) == ["ship:0", "ship:1"]
    table.do(0, "ship:0")
    assert table.side(0)["saved"] == 1
    table.do(0, "leave:blue-diag", "ship:1")
    assert table.winners == (0,)


def test_one_result_is_for_one_civilian_ship() -> None:
    """FC-BLO-03 (001 l.1876): a civilian ship needs a die of its own to escape."""
    table = Table("civilian_ship c5, civilian_ship c5", "cruiser e1", rolled="blue-orth", scenario="blockade")
    table.do(0, "leave:blue-orth")
    assert table.choices(0) == [("ship:0",), ("ship:1",)]


def test_two_civilians_lost_end_the_blockade() -> None:
    table = Table(
        "civilian_ship:3 c4, civilian_ship:3 c4, frigate a1",
        "cruiser c5",
        rolled="red-orth red-orth",
        turn=1,
        scenario="blockade",
    )
    table.do(1, "attack:red-orth", "c5>ship:0", "attack:red-orth", "c5>ship:1")
    assert table.winners == (1,)


def test_the_champion_and_five_points() -> None:
    """FC-DUE-01, AMB-75: five points of reinforcements by default, up to nine."""
    assert new("duel").points == 10
    g = new("duel")
    assert objection(g, 0, ("heavy_battleship:drones", "cruiser", "destroyer")) == ""
    assert objection(g, 0, ("cruiser", "cruiser")) == "needs_a_champion"
    assert objection(g, 0, ("heavy_battleship:drones", "heavy_battleship:drones")) == "one_champion_only"


def test_reinforcements_wait_for_room() -> None:
    """AMB-45: a full zone takes nobody."""
    full = [{"owner": 0, "kind": "battleship", "at": f"{c}1", "weapon": "drones"} for c in "bcde"]
    ships = [
        {"owner": 0, "kind": "heavy_battleship", "at": "a1", "hull": 10, "weapon": "proton_ray"},
        {"owner": 0, "kind": "cruiser", "at": ""},
        *full,
        {"owner": 1, "kind": "heavy_battleship", "at": "e5", "weapon": "proton_ray"},
    ]
    game = orrery.new("fleet", 2, 1, {"scenario": "duel"}, position={"ships": ships})
    assert game.pending[0].kind == "energy"


def test_three_civilians_beside_the_fleet() -> None:
    """FC-BLO-01, AMB-51: class 1, unarmed, 6 hull; Phebe escorts them and plays second."""
    g = state(to_the_first_turn(scenario="blockade"))
    own = [ship for ship in g.ships if ship.kind == "civilian_ship"]
    assert [(ship.owner, ship.hull) for ship in own] == [(0, 6)] * 3
    assert PROFILES["civilian_ship"].fire is None
    assert (g.first, g.players[0].start) == (1, 12)
