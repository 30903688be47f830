"""The Passage and Control (chapter SCN): a cruiser that must get through, portals to hold."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.games.fleet.leaving import leavers
from orrery.games.fleet.portals import PORTAL
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.scenarios.portals_held import hold_both, lay_control, lay_passage
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LOST
from orrery.games.fleet.survey import Survey, exit_of
from tests.games.fleet.beginnings import state, to_the_first_turn
from tests.games.fleet.table import Table


def passage(script: str, enemy: str = "cruiser e5", own: str = "frigate a1", **more: Any) -> Table:
    """Phebe's turn starts, and the damaged cruiser is still to come."""
    cruiser = [{"owner": 0, "kind": "damaged_cruiser", "at": ""}]
    return Table(own, enemy, phase="start", portals={"a3": "X", "e3": "Y"}, more=cruiser, script=script,
                 scenario="passage", **more)  # fmt: skip


def test_the_cruiser_comes_on_a_special_and_rests_that_turn() -> None:
    """FC-PAS-03."""
    assert passage("orth").at(2) == ""
    table = passage("special orth orth orth")
    assert table.at(2) == "a3"
    table.do(0, "blue blue blue", "move:blue-orth")
    assert not [item for item in table.offered(0) if item.startswith("a3")]


def test_the_cruiser_waits_outside_an_interdictor() -> None:
    """FC-PAS-04, FC-WPN-05: a portal may be shut as any empty sector (AMB-67)."""
    shut = [{"kind": "interdictor", "owner": 1, "at": "a3", "ship": 1}]
    assert passage("special", "battleship/interdictor b3", tokens=shut).at(2) == ""


def test_what_lies_in_wait_meets_the_cruiser() -> None:
    """FC-ORD-02: mines on X, and a Sentinel that looks there."""
    mine = [{"kind": "mine", "owner": 1, "at": "a3", "ship": 1}]
    table = passage("special", "battleship/minefields c3", tokens=mine)
    assert (table.at(2), table.hull(2), table.look()["tokens"]) == ("a3", 4, [])
    sentinel = [{"kind": "sentinel", "owner": 1, "at": "a4", "ship": 1, "die": "green-orth"}]
    assert passage("special", "mule/sentinel_device e5", tokens=sentinel).hull(2) == 5


def test_the_cruiser_leaves_from_y_only() -> None:
    """FC-PAS-05."""
    table = Table("damaged_cruiser e3, damaged_cruiser a3", "cruiser e5", rolled="blue-orth", scenario="passage")
    g = state(table.game)
    lay_passage(g)
    assert [ship.n for ship in leavers(Survey(g, 0), "blue-orth")] == [0]
    g.ships[1].at = LOST
    SCENARIOS["passage"].judge(g)
    assert (g.reason, g.winners) == ("cruiser_lost", (1,))


def test_a_ship_on_each_portal_at_ones_start_of_turn_wins() -> None:
    """FC-CTL-05, AMB-38."""
    table = Table("frigate a1, frigate e5", "cruiser c3", rolled="blue-orth", scenario="control")
    g = state(table.game)
    lay_control(g)
    hold_both(g, 1)
    assert not g.reason
    hold_both(g, 0)
    assert (g.reason, g.winners) == ("portals", (0,))


@pytest.mark.parametrize(("own", "over"), [("frigate a1, frigate b5", False), ("frigate a1, frigate e5", True)])
def test_one_portal_is_not_enough(own: str, over: bool) -> None:
    """FC-CTL-05: both, when one's turn begins."""
    table = Table(own, "cruiser c3", phase="start", portals={"a1": "X", "e5": "Y"}, scenario="control")
    assert (table.game.result is not None) == over


def test_fleets_enter_through_their_portal() -> None:
    """FC-CTL-03: up to five points a die, beside the portal."""
    game = to_the_first_turn(scenario="control")
    g = state(game)
    assert all(ship.at == "" for ship in g.ships)
    rng = Random(2)
    for _ in range(400):
        if any(ship.at for ship in g.ships) or not game.pending:
            break
        seat = next(iter(game.pending))
        question = game.pending[seat]
        arrive = [item for item in question.items if str(item).startswith("arrive:")]
        game.answer(seat, arrive[:1] or question.sample(rng))
    there = [ship for ship in g.ships if ship.at]
    assert there
    gate = "a1" if there[0].owner == 0 else "e5"
    assert there[0].at == gate or there[0].at in g.board.around[gate]


def test_portals_at_two_ends_of_a_diagonal() -> None:
    """FC-CTL-02: tiles may lie anywhere else."""
    game = to_the_first_turn(scenario="control")
    assert [at for at, _ in state(game).portals] == ["a1", "e5"]
    assert SCENARIOS["control"].tiles_in_zones


@pytest.mark.parametrize(("value", "through"), [("separate_portals", False), ("linked_portals", True)])
def test_whether_the_portals_of_control_are_linked(value: str, through: bool) -> None:
    """FC-CTL-04, AMB-32."""
    table = Table("frigate a1", "cruiser c3", rolled="blue-special", scenario="control", control_portals=value)
    g = state(table.game)
    lay_control(g)
    assert any(PORTAL.offers(Survey(g, 0))) == through


def test_two_portals_that_lead_out() -> None:
    """FC-PAS-01, FC-PAS-02: X and Y at the ends of the median row, no pair; and a cruiser that is hardly one."""
    game = to_the_first_turn(scenario="passage")
    g = state(game)
    assert g.portals == (("a3", "X"), ("e3", "Y"))
    cruiser = next(ship for ship in g.ships if ship.kind == "damaged_cruiser")
    assert (cruiser.owner, cruiser.hull, PROFILES[cruiser.kind].fire, PROFILES[cruiser.kind].rank) == (0, 6, 0, 3)
    assert not PROFILES[cruiser.kind].abilities
    assert [g.players[seat].start for seat in (0, 1)] == [12, 12]
    g.ships[0].at = "a3"
    assert exit_of(g, "a3") == ""


@pytest.mark.parametrize(("own", "enemy"), [("frigate a1", "frigate a3"), ("battleship/drones a3", "frigate e5")])
def test_the_cruiser_waits_where_there_is_no_room(own: str, enemy: str) -> None:
    """FC-PAS-04, AMB-45: behind an enemy, and behind its own."""
    assert passage("special", enemy, own).at(2) == ""
