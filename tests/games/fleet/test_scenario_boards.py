"""Boards, points and deployment of the scenarios (chapter SCN)."""

from __future__ import annotations

from random import Random

import pytest

import orrery
from orrery.games.fleet.scenarios import SCENARIOS
from tests.games.fleet.beginnings import state, terrain_of, to_the_first_turn


@pytest.mark.parametrize(
    ("scenario", "boards", "points"),
    [
        ("salvage", ("5x5",), (12, 9, 10, 11, 13, 14, 15)),
        ("passage", ("5x5",), (12,)),
        ("capture", ("5x5",), (12,)),
        ("control", ("5x5", "5x6", "6x6"), (12, 9, 10, 11, 13, 14, 15)),
        ("planetary_assault", ("5x5", "5x6", "6x6"), (12, 9, 10, 11, 13, 14, 15)),
        ("duel", ("5x5", "5x6", "6x6", "2x4x4"), (10, 11, 12, 13, 14)),
        ("blockade", ("5x5", "5x6", "6x6"), (12,)),
        ("illegal", ("5x5", "5x6", "6x6"), (12,)),
        ("trap", ("5x5",), (12, 9, 10, 11, 13, 14, 15)),
    ],
)
def test_boards_and_points(scenario: str, boards: tuple[str, ...], points: tuple[int, ...]) -> None:
    """FC-SAU-01, FC-PAS-01, FC-CTL-01, FC-ASS-01, FC-DUE-01, FC-BLO-01, FC-ILL-01, FC-CAP-01."""
    assert SCENARIOS[scenario].boards[2] == boards
    assert SCENARIOS[scenario].points == points


@pytest.mark.parametrize("name", [name for name in SCENARIOS if name != "control"])
def test_every_deployment_may_be_kept_in_the_middle(name: str) -> None:
    """AMB-07: of every scenario with a deployment zone, by default the whole row, or the row without its ends."""
    usual, middle = (to_the_first_turn(scenario=name, zones=value) for value in ("edge_zones", "middle_zones"))
    ends = {"a1", "a3", "a5", "e1", "e3", "e5"}
    for seat in (0, 1):
        whole = SCENARIOS[name].zone(state(usual), seat)
        inner = SCENARIOS[name].zone(state(middle), seat)
        assert set(whole) - set(inner) == set(whole) & ends != set()
        assert set(inner) < set(whole)
        placed = {s.at for s in state(middle).ships if s.owner == seat and s.at and s.kind != "diplomatic_shuttle"}
        assert placed <= set(inner)
        assert placed


@pytest.mark.parametrize("scenario", ["capture", "blockade"])
def test_special_sectors_where_the_scenario_is_silent(scenario: str) -> None:
    """FC-CAP-08, FC-BLO-04, AMB-51: up to two each, outside the deployment zones, as usual; none in the centre."""
    game = orrery.new("fleet", 2, 1, {"scenario": scenario})
    rng = Random(1)
    while "place_sector" not in [question.kind for question in game.pending.values()]:
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or question.sample(rng))
    g = state(game)
    shut = {sector for seat in (0, 1) for sector in SCENARIOS[scenario].zone(g, seat)}
    offered = {str(item).partition(">")[2] for item in next(iter(game.pending.values())).items}
    assert offered
    assert not offered & shut
    assert SCENARIOS[scenario].tiles == 2


def test_the_first_games_fields() -> None:
    """AMB-06, FC-SET-05."""
    assert SCENARIOS["first_game"].terrain == (("b3", "asteroid_field"), ("d3", "asteroid_field"))
    assert set(terrain_of(to_the_first_turn(scenario="first_game"))) == {"b3", "d3"}
