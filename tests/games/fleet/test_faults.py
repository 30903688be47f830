"""What can be wrong with a Combat Zone is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.fleet.state import Fleet
from tests.games.fleet.table import Table


def unknown_sector(g: Fleet) -> None:
    g.terrain = ("moon", *g.terrain[1:])


def too_many(g: Fleet) -> None:
    g.ships[1].at = g.ships[2].at = "b2"
    g.ships[1].kind = g.ships[2].kind = "heavy_battleship"
    g.ships[1].hull = g.ships[2].hull = 9


def mixed(g: Fleet) -> None:
    g.ships[2].at = g.ships[3].at


def nowhere(g: Fleet) -> None:
    g.ships[1].at = "q9"


def a_die_more(g: Fleet) -> None:
    red, *others = g.players[0].reserve
    g.players[0].reserve = (red + 1, others[0], others[1])


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (unknown_sector, "moon is no kind of sector"),
        (too_many, "class points are in b2"),
        (mixed, "ships of several players are in c3"),
        (nowhere, "there is no sector q9"),
        (a_die_more, "seat 0 has [4, 3, 3] dice"),
    ],
)
def test_what_is_wrong_is_said(spoil: Callable[[Fleet], None], said: str) -> None:
    table = Table("cruiser a1, frigate b1, frigate c1", "frigate c3, cruiser e5", rolled="blue-orth")
    g = table.game.state
    assert isinstance(g, Fleet)
    assert table.game.faults() == []
    spoil(g)
    assert any(said in fault for fault in table.game.faults())
