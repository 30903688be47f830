"""How scenarios end (chapter SCN): limits of rounds, battles in which nothing happens, who has nothing left."""

from __future__ import annotations

import pytest

from orrery.games.fleet.scenarios.portals_held import lay_control
from orrery.games.fleet.victory import annihilation
from tests.games.fleet.beginnings import state
from tests.games.fleet.table import Table


def test_who_has_nothing_left_loses_a_scenario_with_objectives() -> None:
    """AMB-57."""
    table = Table("cruiser a1", "frigate:1 a2", rolled="red-orth", scenario="control")
    g = state(table.game)
    annihilation(g)
    assert not g.reason
    lay_control(g)
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.winners == (0,)


@pytest.mark.parametrize(("value", "winners"), [("limit_draws", (0, 1)), ("limit_counts", (0,))])
def test_the_limit_of_rounds(value: str, winners: tuple[int, ...]) -> None:
    """AMB-57."""
    table = Table("cruiser a1", "frigate e5", rolled="green-orth", round_limit=30, at_the_limit=value)
    state(table.game).round = 30
    table.end_turn()
    while table.game.pending:
        seat = next(iter(table.game.pending))
        table.choose(
            seat, *["end"] if table.asked(seat) == "act" else map(str, next(table.game.pending[seat].choices()))
        )
    assert table.winners == winners


def wait(table: Table, rounds: int) -> None:
    """Both sides end their turns, until so many rounds are over."""
    last = table.look()["round"] + rounds
    while table.game.pending and table.look()["round"] < last:
        seat = next(iter(table.game.pending))
        if table.asked(seat) == "act":
            table.choose(seat, "end")
        else:
            table.choose(seat, *map(str, next(table.game.pending[seat].choices())))


@pytest.mark.parametrize(("value", "winners"), [("limit_draws", (0, 1)), ("limit_counts", (0,))])
def test_a_battle_in_which_nothing_happens_ends(value: str, winners: tuple[int, ...]) -> None:
    """AMB-77: said five rounds before; 20 rounds after the last shot, whoever has been moving."""
    table = Table("cruiser b2, cruiser a1", "cruiser c3", rolled="red-diag blue-orth", at_the_limit=value)
    table.do(0, "attack:red-diag", "b2>ship:2", "move:blue-orth", "a1>a2")
    wait(table, 16)
    assert [(event["rounds"], event["left"]) for event in table.events("quiet")] == [(15, 5)]
    wait(table, 4)
    assert table.look()["round"] == 21
    wait(table, 1)
    assert table.game.result is not None
    assert (table.game.result.reason, table.winners) == ("stillness", winners)


def test_a_table_may_wait_for_ever() -> None:
    """AMB-77."""
    table = Table("cruiser b2", "cruiser e5", phase="start", quiet_limit=0)
    wait(table, 25)
    assert table.game.result is None


def test_waiting_for_the_cruiser_is_something() -> None:
    """AMB-77, FC-PAS-03: a die is rolled for it, turn after turn."""
    later = [{"owner": 0, "kind": "damaged_cruiser", "at": ""}]
    table = Table("cruiser b2", "cruiser e5", phase="start", portals={"a3": "X", "e3": "Y"}, more=later,
                  scenario="passage", script="orth " * 300)  # fmt: skip
    wait(table, 25)
    assert table.game.result is None


def test_objectives_decide_even_for_a_charismatic_leader() -> None:
    """AMB-58: a pirate chief loses by objectives as others do."""
    table = Table("cruiser a1", "cruiser c2, heavy_battleship/drones e5", sectors={"c2": "battle_station"}, turn=1,
                  phase="start", scenario="planetary_assault", players=[{"faction": "llib_sorg"}])  # fmt: skip
    table.do(1, "ship:1")
    assert table.winners == (1,)


@pytest.mark.parametrize("scenario", ["pitched_battle", "first_game"])
@pytest.mark.parametrize("loser", [0, 1])
def test_a_third_of_the_points_is_too_little_for_either(scenario: str, loser: int) -> None:
    """FC-VIC-01."""
    fleets, start = ["cruiser a1", "cruiser e5, frigate:1 b2"], [{"start": 3}, {"start": 9}]
    if loser == 0:
        fleets, start = fleets[::-1], start[::-1]
    table = Table(*fleets, turn=1 - loser, rolled="red-diag", scenario=scenario, players=start)
    table.do(1 - loser, "attack:red-diag", f"a1>ship:{2 if loser else 1}")
    assert table.winners == (1 - loser,)
