"""How near a side is to its goal: each scenario says it, of what lies open on the table."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import orrery
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.state import LEFT, LOST, Fleet
from tests.games.fleet.table import Table


def state(game: orrery.Game) -> Fleet:
    return cast(Fleet, game.state)


def near(table: Table, seat: int) -> float:
    g = state(table.game)
    return SCENARIOS[g.scenario].near(g, seat)


def at_random(scenario: str, seats: int, **options: str) -> orrery.Game:
    """A battle some way on."""
    game, rng = orrery.new("fleet", seats, 3, {"scenario": scenario, **options}), Random(3)
    while game.pending and game.answers < 150 * seats:
        seat = next(iter(game.pending))
        ready = [item for item in game.pending[seat].items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or game.pending[seat].sample(rng))
    return game


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("hidden", [{}, {"deployment": "hidden"}])
def test_it_lies_between_nothing_and_all_and_tells_no_secret(scenario: str, hidden: dict[str, str]) -> None:
    seats = 4 if 4 in SCENARIOS[scenario].boards else 2
    game = at_random(scenario, seats, **hidden)
    for seat in range(seats):
        seen = state(game).masked(seat)
        found = [SCENARIOS[scenario].near(seen, other) for other in range(seats)]
        assert all(0.0 <= one <= 1.0 for one in found)
        assert all(0.0 <= SCENARIOS[scenario].stake(seen, ship) <= 1.0 for ship in seen.ships)
        other = state(game.resample(seat, 7)).masked(seat)
        assert [SCENARIOS[scenario].near(other, one) for one in range(seats)] == found


def test_a_fleet_worn_down_to_its_threshold_has_lost_all() -> None:
    """FC-VIC-01: two thirds of twelve points are gone."""
    table = Table("battleship a1", "battleship c3, battleship d3, battleship e3", start=12)
    assert near(table, 1) == 1.0
    assert near(table, 0) == 0.0


def test_the_cruiser_of_the_passage_is_nearer_with_each_step_and_worth_less_damaged() -> None:
    here: dict[str, Any] = {"scenario": "passage", "portals": {"a3": "X", "e3": "Y"}}

    def passage(at: str, hull: int = 6) -> list[float]:
        ship = {"owner": 0, "kind": "damaged_cruiser", "at": at, "hull": hull}
        table = Table("frigate b1", "frigate b5", more=[ship], **here)
        return [near(table, seat) for seat in (0, 1)]

    ways = [passage(at)[0] for at in ("", "a3", "b3", "c3", "e3")]
    assert ways == sorted(set(ways))
    assert passage("c3", 2)[0] < passage("c3")[0]
    assert passage("c3", 2)[1] > passage("c3")[1]


def test_a_civilian_that_escaped_is_gain_and_a_lost_one_is_the_others() -> None:
    """FC-BLO-02."""

    def blockade(*places: str) -> list[float]:
        more = [{"owner": 0, "kind": "civilian_ship", "at": at, "hull": 0 if at == LOST else 6} for at in places]
        table = Table("frigate b1", "frigate b5", more=more, scenario="blockade")
        return [near(table, seat) for seat in (0, 1)]

    assert blockade(LEFT, "a1", "b1")[0] > blockade("a5", "a1", "b1")[0] > blockade("a2", "a1", "b1")[0]
    assert blockade(LOST, "a1", "b1")[1] == 0.5
    g = state(at_random("blockade", 2))
    assert {ship.kind for ship in g.ships if SCENARIOS["blockade"].stake(g, ship) == 0.5} == {"civilian_ship"}


def test_containers_are_nearer_home_in_a_ship_and_all_saved_is_all() -> None:
    def salvage(ship: str, at: str, saved: int = 0) -> float:
        tokens = [{"kind": "container", "owner": -1, "at": at}]
        table = Table(f"frigate {ship}", "frigate b5", scenario="salvage", tokens=tokens)
        state(table.game).players[0].saved = saved
        return near(table, 0)

    assert (
        salvage("a1", "c3") < salvage("c3", "c3") < salvage("c2", "c2") < salvage("c1", "c1") < salvage("a1", "c3", 6)
    )
    assert salvage("a1", "c3", 6) == 1.0


def test_portals_held_stations_and_colonies() -> None:
    def control(ships: str) -> float:
        return near(Table(ships, "frigate c5", scenario="control", portals={"a1": "X", "e5": "Y"}), 0)

    assert control("frigate c3") < control("frigate a1") < control("frigate a1, frigate d4") < 1.0
    assert control("frigate a1, frigate e5") == 1.0

    def assault(ships: str) -> float:
        stations = {"a2": "battle_station", "e2": "battle_station"}
        return near(Table("frigate c1", ships, scenario="planetary_assault", sectors=stations, start=3), 1)

    assert assault("frigate c5") < assault("frigate a3") < assault("frigate a2") < 1.0

    def illegal(colonies: list[str], hull: int = 24) -> list[float]:
        there = dict.fromkeys(colonies, "colony")
        table = Table("frigate c1", f"battleship:{hull}/gamma_warheads c4", scenario="illegal", sectors=there)
        return [near(table, seat) for seat in (0, 1)]

    assert illegal(["a2"])[1] > illegal(["a2", "e2"])[1]
    assert illegal(["a2"], 4)[0] > illegal(["a2"])[0] == 0.0


def test_who_has_the_shuttle_is_near_a_corner_and_who_has_not_near_the_shuttle() -> None:
    def capture(at: str, ship: str) -> list[float]:
        more = [{"owner": 0, "kind": "diplomatic_shuttle", "at": at}]
        table = Table(f"frigate {at}", f"frigate {ship}", more=more, scenario="capture")
        return [near(table, seat) for seat in (0, 1)]

    assert capture("b2", "e5")[0] > capture("c3", "e5")[0]
    assert capture("c3", "d4")[1] > capture("c3", "e5")[1]


def test_a_champion_shot_to_pieces_is_nearly_a_duel_won() -> None:
    def duel(hull: int) -> float:
        return near(Table("heavy_battleship a1", f"heavy_battleship:{hull} e5", scenario="duel"), 0)

    assert 0.0 == duel(30) < duel(20) < duel(5) < 1.0
