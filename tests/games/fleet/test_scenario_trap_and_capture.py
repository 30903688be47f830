"""The Trap and the Capture (chapter SCN): an ambush on both edges, a shuttle to fly out."""

from __future__ import annotations

from random import Random

import pytest

import orrery
from orrery.games.fleet.fleets import objection
from orrery.games.fleet.scenarios import SCENARIOS
from tests.games.fleet.beginnings import state, to_the_first_turn
from tests.games.fleet.table import Table


def test_the_trap_lies_on_both_sides() -> None:
    """FC-PIE-01 to 03: both edges, dice on the bridge, and the first turn."""
    game = to_the_first_turn(scenario="trap")
    g = state(game)
    assert {ship.at[1:] for ship in g.ships if ship.owner == 1} == {"1", "5"}
    assert {ship.at[1:] for ship in g.ships if ship.owner == 0} == {"3"}
    assert g.turn == g.first == 1
    rolled = next(event for event in game.events(None) if event["event"] == "rolled")
    assert len(rolled["dice"]) == 6


def test_the_escort_of_the_shuttle_is_light() -> None:
    """FC-CAP-01."""
    g = state(orrery.new("fleet", 2, 1, {"scenario": "capture"}))
    assert objection(g, 0, ("cruiser", "destroyer")) == "no_cruiser_or_battleship"
    assert objection(g, 0, ("destroyer",) * 5) == "too_many_points"
    assert objection(g, 0, ("destroyer",) * 4) == ""
    assert objection(g, 1, ("cruiser",) * 4) == ""


def test_a_shuttle_left_alone_is_captured_and_flown_out() -> None:
    """FC-CAP-04, FC-CAP-06."""
    table = Table(
        "diplomatic_shuttle b2, frigate e5",
        "frigate c2",
        rolled="blue-orth blue-diag blue-orth",
        turn=1,
        scenario="capture",
    )
    table.do(1, "move:blue-orth", "c2>b2", "-")
    assert table.ship(0)["owner"] == 1
    assert [event["at"] for event in table.events("shuttle_taken")] == ["b2"]
    table.do(1, "move:blue-diag", "b2>a1", "ship:0")
    table.do(1, "leave:blue-orth", "ship:0")
    assert table.winners == (1,)


def test_a_captured_shuttle_needs_room() -> None:
    """FC-SET-17: a ship of class 5 finds none beside it."""
    table = Table(
        "diplomatic_shuttle b2, frigate e5", "heavy_battleship c2", rolled="blue-orth", turn=1, scenario="capture"
    )
    table.do(1, "move:blue-orth")
    assert "c2>b2" not in table.offered(1)


@pytest.mark.usefixtures("every_question")
def test_a_shuttle_in_company_is_not_captured_nor_targeted() -> None:
    """FC-CAP-06, FC-CAP-07."""
    table = Table(
        "diplomatic_shuttle b2, frigate b2", "frigate c2", rolled="blue-orth red-orth", turn=1, scenario="capture"
    )
    table.do(1, "move:blue-orth")
    assert "c2>b2" not in table.offered(1)
    table = Table("diplomatic_shuttle b2, frigate b2", "frigate c2", rolled="red-orth", turn=1, scenario="capture")
    table.do(1, "attack:red-orth")
    assert table.offered(1) == ["c2>ship:1"]


def test_an_ambush_keeps_what_its_bridge_holds() -> None:
    """FC-CAP-03, FC-PIE-01, AMB-72: six dice of one's choice; the rest goes back to the reserve, and Amycles begins."""
    game = orrery.new("fleet", 2, 1, {"scenario": "capture"})
    rng = Random(1)
    while "roll_first" not in [question.kind for question in game.pending.values()]:
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or question.sample(rng))
    ((seat, question),) = game.pending.items()
    assert (seat, question.least, question.most) == (1, 6, 6)
    game.answer(1, ["red", "red", "red", "blue", "blue", "blue"])
    assert max(len(choice) for choice in game.pending[1].choices()) <= 4
    game.answer(1, [])
    assert state(game).players[1].reserve == (3, 3, 3)
    assert state(game).turn == 1


@pytest.mark.parametrize(("value", "amycles", "phebe"), [("both_edges", 10, 5), ("four_edges", 12, 9)])
def test_where_the_capture_is_deployed(value: str, amycles: int, phebe: int) -> None:
    """FC-CAP-02, AMB-07: both edges and the median row, or the middle of all four edges and the block between."""
    game = to_the_first_turn(scenario="capture", capture_zones=value)
    g = state(game)
    shuttle = next(ship for ship in g.ships if ship.kind == "diplomatic_shuttle")
    assert (shuttle.at, shuttle.hull) == ("c3", 2)
    zone = SCENARIOS["capture"].zone
    assert [len(zone(g, 1)), len(zone(g, 0))] == [amycles, phebe]


def test_amycles_lies_in_wait_on_both_edges() -> None:
    """FC-PIE-02: who puts all ships on one edge has to put the last one on the other."""
    game = orrery.new("fleet", 2, 1, {"scenario": "trap"})
    while game.pending and state(game).round == 0:
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        near = [item for item in question.items if question.kind == "deploy" and str(item).endswith("1")]
        game.answer(seat, (ready or near)[:1] or question.sample(Random(1)))
    rows = [ship.at[1] for ship in state(game).ships if ship.owner == 1]
    assert (rows.count("5"), set(rows)) == (1, {"1", "5"})


def test_a_destroyed_shuttle_wins_for_nobody() -> None:
    """FC-CAP-05, FC-CAP-07 (001 l.1791): asteroids and area damage hurt it; without it nobody wins."""
    table = Table("diplomatic_shuttle:1 a2, frigate e1", "cruiser e5", rolled="blue-orth", scenario="capture",
                  sectors={"b2": "asteroid_field"}, script="special")  # fmt: skip
    table.do(0, "move:blue-orth", "a2>b2")
    assert table.game.result is not None
    assert (table.game.result.reason, table.winners) == ("shuttle_lost", ())
