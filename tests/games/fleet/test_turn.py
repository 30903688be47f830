"""Turn, bridge and victory (FC-TRN, FC-VIC), setup (FC-SET)."""

from __future__ import annotations

import orrery
from tests.games.fleet.table import Table, faces


def test_three_dice_are_rolled_and_what_is_left_is_stored() -> None:
    """FC-TRN-05, FC-TRN-08."""
    table = Table("cruiser a1", "cruiser e5", phase="energy", script="special special special")
    table.choose(0, "red", "blue", "green")
    table.choose(0, "end")
    assert table.refusal(0, "red-special", "blue-special", "green-special") == "too_many"
    table.choose(0, "red-special", "green-special")
    assert table.side(0)["stored"] == ["green-special", "red-special"]
    assert table.side(0)["reserve"] == [2, 3, 2]
    assert table.look()["turn"] == 1


def test_a_fleet_at_a_third_loses() -> None:
    """FC-VIC-01."""
    table = Table("cruiser b2, battleship a1", "frigate:1 c3, battleship e5", rolled="red-diag", start=12)
    table.do(0, "attack:red-diag", "b2>ship:2")
    assert table.winners == (0,)


def test_when_both_fall_in_one_action_the_greater_fleet_wins() -> None:
    """FC-VIC-02: the attacker and his target go down together; equal points draw."""
    for rest, winners in (("frigate a1, frigate a1", (0, 1)), ("cruiser a1", (0,))):
        table = Table(
            f"frigate:1 b2, {rest}",
            "destroyer:1 c3, destroyer e5",
            rolled="red-diag",
            stored=("", "red-special"),
            start=12,
        )
        table.do(0, "attack:red-diag", f"b2>ship:{2 if 'cruiser' in rest else 3}")
        table.do(1, "counter:red-special")
        assert table.winners == winners


def test_the_first_game() -> None:
    """FC-SET-04, 05, 07, 09, 19: fixed fleets, two asteroid fields, who rolls more specials begins."""
    script = faces("special " * 2 + "orth " * 7 + "orth " * 9)
    game = orrery.new("fleet", 2, 3, {"scenario": "first_game"}, script=script)
    table = game.view(None)["table"]
    assert table["first"] == 0
    laid = [s for s, kind in zip(table["sectors"], table["terrain"], strict=True) if kind == "asteroid_field"]
    assert laid == ["b3", "d3"]
    assert [ship["weapon"] for ship in table["ships"] if ship["weapon"]] == ["vortex_missiles", "proton_ray"]
    assert [side["start"] for side in table["players"]] == [12, 12]
    game.answer(0, ["ship:0>a1"])
    assert game.pending[1].items[0] == "ship:7>a5"


def test_a_fleet_is_built_ship_by_ship_in_secret() -> None:
    """FC-SET-07: within the points; the other player sees nothing of it."""
    game = orrery.new("fleet", 2, 3, {"scenario": "pitched_battle"})
    game.answer(0, ["build"])
    game.answer(1, ["ready:line"])
    for _ in range(4):
        game.answer(0, ["add:cruiser"])
        if game.pending.get(0) and game.pending[0].kind == "build":
            assert "plan" not in game.view(1)["table"]["players"][0]
    ships = game.view(1)["table"]["ships"]
    assert [ship["kind"] for ship in ships if ship["owner"] == 0] == ["cruiser"] * 4


def test_special_sectors_are_placed_outside_the_deployment_zones() -> None:
    """FC-SET-06."""
    game = orrery.new("fleet", 2, 3, {"scenario": "pitched_battle"})
    for seat in (0, 1):
        game.answer(seat, ["ready:line"])
    first = game.view(None)["table"]["first"]
    for seat in (first, 1 - first):
        game.answer(seat, ["asteroid_field", "asteroid_field"])
    offered = [str(item) for item in game.pending[first].items]
    assert "asteroid_field>c3" in offered
    assert not [item for item in offered if item[-1] in "15"]
