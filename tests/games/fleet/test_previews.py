"""What a question tells of its choices before anything is spent, and of the fleet being built."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.fleet.limits import Limit
from tests.games.fleet.table import Table


def preview(table: Table, seat: int, *choice: str) -> dict[str, object]:
    return table.game.pending[seat].preview(choice)


def test_a_blue_result_shows_where_it_leads_from_each_sector() -> None:
    table = Table("frigate a1, cruiser c1", "cruiser c2", rolled="blue-orth")
    assert preview(table, 0, "move:blue-orth")["moves"] == {"a1": ["b1", "a2"], "c1": ["b1", "d1"]}
    assert preview(table, 0, "end") == {"verb": "end", "with": ""}


def test_a_red_result_shows_what_it_hits_with_supports_and_shields() -> None:
    table = Table("cruiser c3, frigate b3", "destroyer c4", rolled="red-orth", stored=("", "green-diag"))
    shown = preview(table, 0, "attack:red-orth")["targets"]
    assert shown == {
        "c3": [
            {
                "from": "c3",
                "remote": False,
                "target": 2,
                "damage_by_sector": {"c3": 3, "b3": 1},
                "damage": 4,
                "hull_left": 8,
                "kills": False,
                "stops": [{"die": "green-diag", "sectors": ["b3"]}],
            }
        ]
    }


@pytest.mark.usefixtures("every_question")
def test_a_remote_attack_shows_the_path_that_fewest_shields_look_at() -> None:
    table = Table("cruiser c1", "destroyer c3", rolled="red-diag red-multi", stored=("", "green-orth"))
    table.do(0, "attack:red-diag+red-multi")
    shown = preview(table, 0, "c1>ship:1")
    assert shown["remote"]
    assert shown["path"] == ["c1", "b2"]
    assert shown["stops"] == []
    table.do(0, "c1>ship:1")
    assert {item: preview(table, 0, item)["path"] for item in ("b2", "d2")} == {"b2": ["c1", "b2"], "d2": ["c1", "d2"]}


def test_reactions_show_where_to_and_whom() -> None:
    table = Table("cruiser c3", "destroyer c4, frigate c4", rolled="red-orth", stored=("", "blue-special red-special"))
    table.do(0, "attack:red-orth", "c3>ship:1")
    assert set(preview(table, 1, "retreat:blue-special")["havens"]) == {"b3", "d3", "b4", "d4", "b5", "c5", "d5"}  # type: ignore[call-overload]
    struck = preview(table, 1, "counter:red-special")
    assert struck["counter"] == 3
    assert struck["strikes"] == [{"ship": 0, "hull_left": 15, "kills": False}]


def test_the_builder_tells_its_limits_as_data() -> None:
    game = orrery.new("fleet", 2, 1, {"scenario": "illegal"})
    for seat in (0, 1):
        game.answer(seat, ("build",))
    assert [limit["code"] for limit in game.pending[0].about["limits"]] == ["not_in_faction", "classes_1_to_3"]
    assert game.pending[1].about["limits"][-1] == {
        "code": "needs_gamma_warheads",
        "entries": ["battleship:gamma_warheads"],
        "least": 1,
        "most": 1,
        "points": False,
        "thirds": 0,
    }


def test_a_limit_counts_ships_points_or_a_part_of_them() -> None:
    ships = Limit("few", ("frigate",), 1, 2)
    assert [ships.breaks(plan) for plan in (("cruiser",), ("frigate",), ("frigate",) * 3)] == [True, False, True]
    points = Limit("light", ("cruiser", "battleship"), most=6, points=True)
    assert [points.breaks(plan) for plan in (("cruiser",) * 2, ("cruiser", "battleship:drones"))] == [False, True]
    part = Limit("great", ("cruiser",), thirds=2)
    assert [part.breaks(plan) for plan in (("cruiser", "frigate"), ("cruiser", "destroyer"))] == [False, True]
