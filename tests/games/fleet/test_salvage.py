"""The Salvage (chapter SCN, FC-SAU): containers between the fleets, taken along and out of the zone."""

from __future__ import annotations

import pytest

from orrery.games.fleet.scenarios.salvage import judge
from orrery.games.fleet.state import LOST
from tests.games.fleet.beginnings import state, to_the_first_turn
from tests.games.fleet.table import Table


def box(*containers: str) -> list[dict[str, object]]:
    return [{"kind": "container", "owner": -1, "at": at} for at in containers]


@pytest.mark.parametrize(("seats", "total"), [(2, 11), (3, 16), (4, 21)])
def test_containers_lie_on_the_median_row(seats: int, total: int) -> None:
    """FC-SAU-02, FC-SAU-07."""
    g = state(to_the_first_turn(seats, scenario="salvage"))
    found = [token.at for token in g.tokens if token.kind == "container"]
    assert len(found) == total
    assert {at[1:] for at in found} == {"3"}


def test_a_ship_that_began_its_turn_there_takes_a_container_along() -> None:
    """FC-SAU-04, FC-SAU-05: and leaves with it from its own zone."""
    table = Table(
        "frigate a2", "cruiser e5", tokens=box("a2", "a2"), phase="start", script="orth orth orth", scenario="salvage"
    )
    table.do(0, "blue blue red", "move:blue-orth", "a2>a1", "ship:0")
    assert [token["at"] for token in table.look()["tokens"]] == ["a1", "a2"]
    table.do(0, "leave:blue-orth", "ship:0")
    assert table.side(0)["saved"] == 1
    assert table.at(0) == "left"


def test_a_ship_that_just_came_takes_none() -> None:
    table = Table("frigate a1", "cruiser e5", tokens=box("a2"), rolled="blue-orth blue-orth", scenario="salvage")
    table.do(0, "move:blue-orth", "a1>a2", "-")
    table.do(0, "move:blue-orth", "a2>a1")
    assert [token["at"] for token in table.look()["tokens"]] == ["a2"]


def salvaging(own: str, *containers: str) -> Table:
    """At the start of a turn whose dice all move orthogonally."""
    script = "orth orth orth"
    return Table(own, "cruiser e5", tokens=box(*containers), phase="start", script=script, scenario="salvage")


def test_who_began_elsewhere_neither_carries_nor_leaves_with_a_container() -> None:
    """FC-SAU-04, FC-SAU-05: not beside a ship that may, and not out of its own zone."""
    table = salvaging("frigate a2, destroyer a3", "a2", "a2")
    table.do(0, "blue blue blue", "move:blue-orth", "a3>a2")
    table.do(0, "move:blue-orth", "a2>a1", "ship:0 ship:1")
    assert (table.asked(0), table.offered(0)) == ("carry", ["ship:0"])
    table = salvaging("destroyer a2", "a1")
    table.do(0, "blue blue blue", "move:blue-orth", "a2>a1")
    assert not [item for item in table.offered(0) if item.startswith("leave")]


def test_containers_stop_shots_and_abilities() -> None:
    """FC-SAU-03."""
    table = Table("cruiser a1", "cruiser a3", tokens=box("a2"), rolled="red-orth red-orth", scenario="salvage")
    assert not [item for item in table.offered(0) if item.startswith("attack")]
    table = Table("destroyer a1", "cruiser a3", tokens=box("a1"), rolled="red-orth", scenario="salvage")
    assert not [item for item in table.offered(0) if item.startswith("attack")]


def test_containers_take_the_ionic_retreat() -> None:
    """FC-SAU-03, FC-ABL-03: beside a container ships retreat after the damage."""
    for at, hull in (("e5", 6), ("b2", 4)):
        table = Table("frigate b2, frigate a1", "destroyer c3", turn=1, rolled="red-diag", stored=("blue-special",),
                      tokens=box(at), scenario="salvage")  # fmt: skip
        table.do(1, "attack:red-diag", "c3>ship:0")
        assert table.preview(0, "retreat:blue-special")["hull_left"] == hull
        table.do(0, "retreat:blue-special", "a2")
        assert (table.hull(0), table.at(0)) == (hull, "a2")


def test_a_propulsion_disruptor_keeps_ships_from_leaving() -> None:
    """FC-TEC-23, FC-BLO-03: a blue result moves nobody out of its sector."""
    for at, leaves in (("a5", False), ("b5", True)):
        disruptor = [{"kind": "propulsion_disruptor", "owner": 1, "at": at, "ship": 2, "die": "green-orth"}]
        table = Table("civilian_ship a5, frigate a1", "salvation/movement_device e5", rolled="blue-orth",
                      tokens=disruptor, scenario="blockade")  # fmt: skip
        assert ("leave:blue-orth" in table.offered(0)) == leaves


def test_an_optimised_special_takes_a_ship_out() -> None:
    """FC-TEC-29, FC-BLO-03: it is a multi, and any directional result will do."""
    optimiser = [{"kind": "energy_optimiser", "owner": 0, "at": "a5", "ship": 1, "die": "green-orth"}]
    table = Table("civilian_ship a5, advantage/energy_device a1", "cruiser e5", rolled="blue-special",
                  tokens=optimiser, scenario="blockade")  # fmt: skip
    table.do(0, "leave:blue-special=multi", "ship:0")
    assert (table.at(0), table.side(0)["saved"], table.side(0)["reserve"]) == ("left", 1, [3, 3, 2])


def test_six_containers_win_at_once() -> None:
    """FC-SAU-06."""
    table = Table("frigate a1, cruiser e1", "cruiser e5", tokens=box("a1", "c3"), phase="start", scenario="salvage",
                  script="orth orth orth")  # fmt: skip
    state(table.game).players[0].saved = 5
    table.do(0, "blue red red", "leave:blue-orth", "ship:0")
    assert table.winners == (0,)


@pytest.mark.parametrize(("fleets", "goal"), [(2, 6), (3, 6), (4, 11)])
def test_how_many_containers_win_at_once(fleets: int, goal: int) -> None:
    """FC-SAU-06, FC-SAU-07 (001 l.1741, 1757): six, with four players eleven for a camp."""
    table = Table(*[f"cruiser {at}" for at in ("a1", "e5", "c1", "c5")[:fleets]], scenario="salvage")
    g = state(table.game)
    reasons = []
    for saved in (goal - 1, goal):
        g.players[0].saved = saved
        judge(g)
        reasons.append(g.reason)
    assert reasons == ["", "containers"]


def test_equal_containers_draw() -> None:
    """FC-SAU-06, AMB-42: when no ship is left."""
    table = Table("frigate a1, frigate:1 b1", "frigate:1 b2", tokens=box("a1"), phase="start", scenario="salvage",
                  script="orth orth orth")  # fmt: skip
    g = state(table.game)
    g.players[1].saved = 1
    for ship in g.ships[1:]:
        ship.at, ship.hull = LOST, 0
    table.do(0, "blue red red", "leave:blue-orth", "ship:0")
    assert table.winners == (0, 1)


@pytest.mark.parametrize(("value", "most"), [("whole_sector", 2), ("one_evacuation", 1)])
def test_how_many_one_die_evacuates(value: str, most: int) -> None:
    """FC-SAU-05, AMB-41."""
    table = Table("frigate a1, frigate a1", "cruiser e5", tokens=box("a1", "a1"), phase="start", scenario="salvage",
                  script="orth orth orth", evacuation=value)  # fmt: skip
    table.do(0, "blue red red", "leave:blue-orth")
    assert max(len(choice) for choice in table.choices(0)) == most


@pytest.mark.parametrize(("value", "columns"), [("salvage_left", "bcdef"), ("salvage_right", "cdefg")])
def test_containers_of_four(value: str, columns: str) -> None:
    """FC-SAU-07, AMB-43: five columns of the eight, with five containers in the middle one."""
    g = state(to_the_first_turn(4, scenario="salvage", salvage_row=value))
    found = [token.at for token in g.tokens if token.kind == "container"]
    assert {at[0] for at in found} == set(columns)
    assert [found.count(f"{column}3") for column in columns] == [4, 4, 5, 4, 4]
