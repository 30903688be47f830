"""What Cylon ships would do if they were activated next (000 p.22-24; T12), as the table shows it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.forecast import costs, forecast
from tests.games.galactica.table import seat, table

TWO = [{"area": "front"}, {"area": "rear"}]


@pytest.mark.parametrize(
    ("icon", "position", "expected"),
    [
        ("launch_raiders", {"basestars": TWO}, {"launched": 6}),
        ("launch_raiders", {"basestars": TWO, "raiders": {"rear": 12}}, {"launched": 4}),
        ("launch_raiders", {"basestars": TWO, "in_play": ["cylon_swarm"]}, {"launched": 8}),
        ("raiders", {"basestars": TWO}, {"launched": 4}),
        ("raiders", {"raiders": {"rear": 3}, "vipers": {"rear": 1}}, {"vipers": 3}),
        ("raiders", {"raiders": {"rear": 3}, "civilians": {"rear": ["pop1"]}}, {"civilians": 1, "moves": 2}),
        ("raiders", {"raiders": {"rear": 3}, "civilians": {"front": ["pop1"]}}, {"moves": 3}),
        ("raiders", {"raiders": {"rear": 3}}, {"galactica": 3}),
        ("heavy_raiders", {"basestars": TWO, "centurions": [0, 1, 0, 0]}, {"launched": 2, "ahead": 2}),
        ("heavy_raiders", {"heavy_raiders": {"port_bow": 2, "rear": 1}}, {"boarding": 2, "moves": 1}),
        ("basestars", {"basestars": TWO}, {"shots": 2}),
        ("basestars", {"basestars": [{"area": "front", "damage": ["disabled_weapons"]}]}, {"shots": 0}),
    ],
)
def test_what_is_to_be_expected(icon: str, position: dict[str, Any], expected: dict[str, int]) -> None:
    found = forecast(table(seat("galen_tyrol"), phase="movement", **position).g)[icon]
    assert {name: n for name, n in found.items() if n or name in expected} == expected


@pytest.mark.parametrize(
    ("expected", "lost"),
    [({"civilians": 1}, True), ({"boarding": 1}, True), ({"ahead": 4}, True), ({"ahead": 3}, False), ({}, False)],
)
def test_what_would_certainly_be_lost(expected: dict[str, int], lost: bool) -> None:
    assert costs(expected) == lost
