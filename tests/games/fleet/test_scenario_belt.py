"""The Asteroid Belt (chapter SCN): fields that must be placed, and drift."""

from __future__ import annotations

import pytest

from tests.games.fleet.beginnings import state, terrain_of, to_the_first_turn
from tests.games.fleet.table import Table


def test_everybody_must_place_two_asteroid_fields() -> None:
    """FC-CEI-01."""
    game = to_the_first_turn(scenario="asteroid_belt")
    assert state(game).terrain.count("asteroid_field") == 4


def test_a_field_drifts_onto_ships_and_tests_them() -> None:
    """FC-CEI-02, FC-CEI-03: the script rolls the drift, then the test."""
    table = Table(
        "cruiser a1",
        "destroyer c3, destroyer e5",
        sectors={"c2": "asteroid_field", "e1": "asteroid_field"},
        phase="start",
        script="orth special",
        scenario="asteroid_belt",
    )
    table.do(0, "c2")
    assert "c3" in table.offered(0)
    table.do(0, "c3")
    assert table.hull(1) == 12 - 2


def test_a_special_leaves_the_field_where_it_is() -> None:
    table = Table(
        "cruiser a1",
        "cruiser e5",
        sectors={"c3": "asteroid_field"},
        phase="start",
        script="special",
        scenario="asteroid_belt",
    )
    assert table.asked(0) == "energy"


def test_a_drifting_field_needs_a_free_sector() -> None:
    """FC-CEI-04, AMB-40: no special sector, no portal, not off the board; else it stays."""
    fields = {"a1": "asteroid_field", "a2": "asteroid_field", "b1": "asteroid_field"}
    table = Table("cruiser e1", "cruiser e5", sectors=fields, phase="start", script="orth", scenario="asteroid_belt")
    table.do(0, "a1")
    assert table.events("field_drifted")[-1]["to"] == "a1"
    table = Table("cruiser e1", "cruiser e5", sectors={"a1": "asteroid_field"}, portals={"b2": "X", "d4": "X"},
                  phase="start", script="diag", scenario="asteroid_belt")  # fmt: skip
    assert table.events("field_drifted")[-1]["to"] == "a1"


def test_a_belt_has_no_other_special_sectors() -> None:
    """AMB-40."""
    assert set(terrain_of(to_the_first_turn(scenario="asteroid_belt")).values()) == {"asteroid_field"}


def test_a_belt_in_the_fog() -> None:
    """FC-OPT-01, AMB-40 (001 l.577, 1701): its fields are laid, everything else outside the zones is not."""
    terrain = terrain_of(to_the_first_turn(scenario="asteroid_belt", map="fog"))
    inner = [kind for sector, kind in terrain.items() if sector[1] in "234"]
    assert (inner.count("asteroid_field"), inner.count("unknown")) == (4, 11)


@pytest.mark.parametrize(("face", "to"), [("orth", "a2"), ("special", "a1")])
def test_a_field_that_drifts_into_the_fog_discovers_it(face: str, to: str) -> None:
    """AMB-40 (001 l.618): a special sector that comes to light keeps it where it is."""
    fog = {"a1": "asteroid_field", "b1": "asteroid_field", "a2": "unknown"}
    table = Table("cruiser e1", "cruiser e5", sectors=fog, phase="start", script=f"orth {face}", map="fog",
                  scenario="asteroid_belt")  # fmt: skip
    state(table.game).pile = ("gas_cloud",)
    table.do(0, "a1")
    assert [event["at"] for event in table.events("discovered")] == ["a2"]
    assert table.events("field_drifted")[-1]["to"] == to
