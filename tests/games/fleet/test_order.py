"""The turn in its order (FC-TRN, FC-ORD), and whose choice it is where several things happen at once (AMB-47)."""

from __future__ import annotations

import pytest

from tests.games.fleet.table import Table

FAR = "cruiser e5"


def test_turns_have_four_phases_one_after_another() -> None:
    """FC-TRN-01: start, energy, actions, bridge; then the next player."""
    table = Table("cruiser a1", FAR, phase="start", script="orth orth orth")
    phases = [table.look()["phase"]]
    table.do(0, "red blue green")
    phases.append(table.look()["phase"])
    table.do(0, "end")
    phases.append(table.look()["phase"])
    table.do(0, "-")
    assert phases == ["energy", "actions", "bridge"]
    assert (table.look()["turn"], table.asked(1)) == (1, "energy")


def test_a_start_of_turn_in_its_order() -> None:
    """FC-TRN-02 to 04, FC-ORD-03: Impulse, what ends, scenario, sectors, weapons, capabilities, reprogramming."""
    tokens = [
        {"kind": "sanctuary", "owner": 0, "at": "a1", "ship": 0},
        {"kind": "drones", "owner": 1, "ship": 5, "on": 1},
        {"kind": "repair_drone", "owner": 0, "at": "c1", "ship": 3, "die": "green-orth"},
    ]
    table = Table(
        "battleship/sanctuary a1, cruiser:10 b1, carrier:10 c1, mule/repair_drone_device d1, interceptor_squadron c1",
        "battleship/drones d3, cruiser e5",
        phase="start",
        sectors={"b1": "asteroid_field", "e2": "asteroid_field"},
        tokens=tokens,
        script="orth special diag special",
        scenario="asteroid_belt",
    )
    assert table.asked(0) == "impulse"
    assert [token["kind"] for token in table.look()["tokens"]] == ["sanctuary", "drones", "repair_drone"]
    table.do(0, "-")
    assert table.asked(0) == "drift_field"
    assert [token["kind"] for token in table.look()["tokens"]] == ["drones", "repair_drone"]
    table.do(0, "e2")
    table.do(0, table.offered(0)[0])
    hits = [(event["why"], event["hull"]) for event in table.events("damaged")]
    assert hits == [("asteroid_field", 7), ("drones", 5)]
    assert [event["why"] for event in table.events("repaired")] == ["repair_drone"]
    assert table.asked(0) == "reprogram"


def test_the_active_player_orders_what_happens_at_once() -> None:
    """AMB-47: within a group of effects; here a storm before a field, and the drones of one ship before another's."""
    table = Table("cruiser a1, cruiser c1", FAR, phase="start", script="special orth",
                  sectors={"a1": "asteroid_field", "c1": "gamma_storm"})  # fmt: skip
    assert (table.asked(0), table.offered(0)) == ("first_effect", ["a1", "c1"])
    table.do(0, "c1")
    assert (table.hull(0), table.hull(1)) == (18, 12)
    tokens = [{"kind": "drones", "owner": 1, "ship": 2 + n, "on": n} for n in (0, 1)]
    table = Table("cruiser a1, cruiser b1", "battleship/drones c3, battleship/drones d3", phase="start", tokens=tokens)
    assert table.offered(0) == ["token:1", "token:2"]
    table.do(0, "token:2")
    assert [event["ship"] for event in table.events("damaged")] == [1, 0]


def test_docking_comes_before_other_sectors_and_repairs_after_them() -> None:
    """FC-ORD-03: the player docks, then fields and storms are tested, then the docked ship is repaired."""
    table = Table("cruiser:10 a1, cruiser c1", FAR, phase="start", sectors={"a1": "colony", "c1": "asteroid_field"},
                  script="orth")  # fmt: skip
    assert (table.asked(0), table.events("tested")) == ("dock", [])
    table.do(0, "ship:0")
    assert (table.hull(0), table.asked(0)) == (12, "energy")
    told = [event["event"] for event in table.game.events(None)]
    assert told.index("docked") < told.index("tested") < told.index("repaired")


def test_a_black_hole_may_draw_a_ship_from_its_dock_before_it_is_repaired() -> None:
    """FC-ORD-03, AMB-47: in which order is the player's choice."""
    sectors = {"a1": "colony", "c1": "black_hole"}
    markers = [{"kind": "black_hole_marker", "owner": 0, "at": "c1"}] * 3
    for first, hull, at in (("a1", 12, "b1"), ("c1", 10, "b1")):
        table = Table("cruiser:10 a1", FAR, phase="start", sectors=sectors, tokens=markers, script="special")
        table.do(0, "ship:0")
        assert (table.asked(0), table.offered(0)) == ("first_effect", ["a1", "c1"])
        table.do(0, first)
        assert (table.hull(0), table.at(0)) == (hull, at)


def test_no_die_is_rolled_for_a_storm_that_a_black_hole_has_emptied() -> None:
    """FC-SEC-19: it must be occupied (001 l.1184) when its turn comes; the order is the player's (AMB-47)."""
    sectors = {"a1": "gamma_storm", "c1": "black_hole"}
    markers = [{"kind": "black_hole_marker", "owner": 0, "at": "c1"}] * 3
    for first, script, tested in (("a1", "orth special", ["a1", "c1"]), ("c1", "special", ["c1"])):
        table = Table("cruiser a1", FAR, phase="start", sectors=sectors, tokens=markers, script=script)
        table.do(0, first)
        assert [event["at"] for event in table.events("tested")] == tested
        assert table.at(0) == "b1"


def test_fewer_than_three_dice_are_all_rolled() -> None:
    """FC-TRN-05, AMB-48: what is left; and never fewer by choice."""
    stored = ("red-orth red-orth red-special blue-special blue-orth blue-orth green-orth", "")
    own = "mule/supply_device a1, mule/supply_device a1, mule/supply_device b1"
    table = Table(own, FAR, phase="energy", stored=stored, script="orth orth")
    assert table.side(0)["rolled"] == ["green-orth", "green-orth"]
    table = Table("cruiser a1", FAR, phase="energy")
    assert table.refusal(0, "red", "blue") == "too_few"


def test_three_of_four_dice_are_rolled() -> None:
    """FC-TRN-05: never more than three, however few are left."""
    stored = ("red-orth blue-orth green-orth green-special green-special", "")
    table = Table("mule/supply_device a1", FAR, phase="energy", stored=stored, script="orth orth orth")
    assert (table.asked(0), table.offered(0)) == ("energy", ["red", "red", "blue", "blue"])
    assert table.refusal(0, "red", "red", "blue", "blue") == "too_many"
    table.do(0, "red red blue")
    assert (len(table.side(0)["rolled"]), table.side(0)["reserve"]) == (3, [0, 1, 0])


def test_results_are_used_in_any_order_and_number() -> None:
    """FC-TRN-06: rolled and stored ones, on some ships of a sector, and again on the same ship."""
    table = Table("cruiser a1, frigate a1", FAR, rolled="blue-orth blue-orth", stored=("blue-diag", ""))
    table.do(0, "move:blue-orth", "a1>a2", "ship:0", "move:blue-diag", "a2>b3", "move:blue-orth", "b3>b4")
    assert [table.at(0), table.at(1)] == ["b4", "a1"]


@pytest.mark.usefixtures("every_question")
def test_a_used_die_is_not_rolled_again_in_the_same_turn() -> None:
    """FC-TRN-07: it is in the reserve, from which it is picked in the player's next turn."""
    table = Table("cruiser a1", FAR, rolled="blue-orth red-orth", script="orth orth orth orth orth orth")
    table.do(0, "move:blue-orth", "a1>a2")
    assert table.side(0)["reserve"] == [2, 3, 3]
    assert table.asked(0) == "act"
    table.end_turn()
    table.do(1, "red red red")
    table.end_turn()
    assert table.offered(0).count("blue") == 3


def test_a_stored_result_serves_later_turns_and_reactions() -> None:
    """FC-TRN-09."""
    table = Table("cruiser a1", "cruiser b2", rolled="red-orth", stored=("blue-orth", "green-diag"))
    assert "move:blue-orth" in table.offered(0)
    table = Table("cruiser a1", "cruiser b2", rolled="red-diag", stored=("", "green-diag"))
    table.do(0, "attack:red-diag", "a1>ship:1")
    assert ("shield:green-diag>a1",) in table.choices(1)


def test_an_interdictor_can_be_switched_off_after_the_last_die() -> None:
    """FC-WPN-05, FC-TRN-06: it is done without a die, so that none need be left."""
    laid = [{"kind": "interdictor", "owner": 0, "at": "c3", "ship": 0}]
    table = Table("battleship/interdictor a1", FAR, rolled="blue-orth", tokens=laid)
    table.do(0, "move:blue-orth", "a1>a2")
    assert table.offered(0) == ["switch_off:token:1", "end"]
    table.do(0, "switch_off:token:1")
    assert table.look()["tokens"] == []


def test_arrival_in_its_order() -> None:
    """FC-ORD-02, AMB-52: mines, then the sector with those who are left, then what watches arrivals."""
    tokens = [
        {"kind": "mine", "owner": 1, "at": "b1", "ship": 3},
        {"kind": "sentinel", "owner": 1, "at": "b2", "ship": 4, "die": "green-orth"},
    ]
    table = Table("frigate:2 a1, cruiser a1, frigate b1", "battleship/minefields e5, mule/sentinel_device e4",
                  rolled="blue-orth", tokens=tokens, sectors={"b1": "gamma_storm"}, script="special")  # fmt: skip
    table.do(0, "move:blue-orth", "a1>b1", "ship:0 ship:1")
    assert [(event["ship"], event["why"]) for event in table.events("damaged")] == [
        (0, "minefields"), (1, "minefields"), (1, "gamma_storm"), (2, "gamma_storm"),
    ]  # fmt: skip


def test_a_watcher_hits_arrivals_last() -> None:
    """FC-ORD-02 (5): the Sentinel after the mines."""
    tokens = [
        {"kind": "mine", "owner": 1, "at": "b1", "ship": 1},
        {"kind": "sentinel", "owner": 1, "at": "b2", "ship": 2, "die": "green-orth"},
    ]
    enemy = "battleship/minefields e5, mule/sentinel_device e4"
    table = Table("cruiser a1", enemy, rolled="blue-orth red-special", tokens=tokens)
    table.do(0, "move:blue-orth", "a1>b1")
    hits = [(event["why"], event["hull"]) for event in table.events("damaged")]
    assert hits == [("minefields", 16), ("sentinel", 15)]


def test_victory_is_tested_when_the_action_is_over() -> None:
    """FC-VIC-04, AMB-39: not in the middle. The attacker's last ship falls by the counter-attack: both count."""
    table = Table("cruiser:4 b2", "battleship:1 c3", rolled="red-diag", stored=("", "red-special"), start=12)
    table.do(0, "attack:red-diag", "b2>ship:1")
    table.do(1, "counter:red-special")
    assert table.winners == (0, 1)
