"""Special sectors (FC-SEC)."""

from __future__ import annotations

import pytest

from tests.games.fleet.table import Table

FIELD = {"b2": "asteroid_field"}


@pytest.mark.parametrize(("face", "hulls"), [("special", [3, 17]), ("multi", [6, 18])])
def test_asteroids_test_whoever_comes_and_whoever_is_there(face: str, hulls: list[int]) -> None:
    """FC-SEC-02: a special costs every ship its class, also those that were there (AMB-52)."""
    start = [6 if face == "multi" else 4, 18]
    table = Table(f"frigate:{start[0]} b2, cruiser a2", "cruiser e5", rolled="blue-orth", sectors=FIELD, script=face)
    table.do(0, "move:blue-orth", "a2>b2")
    assert table.hull(0) == hulls[0]
    assert table.hull(1) == (15 if face == "special" else 18)


def test_asteroids_test_again_at_the_start_of_turn() -> None:
    """FC-SEC-03."""
    table = Table("cruiser b2", "cruiser e5", phase="start", sectors=FIELD, script="special")
    assert table.hull(0) == 15
    assert table.events("tested")[-1]["at"] == "b2"
