"""What a battle of Fleet Commander is about, and how near each camp is to it, beside the board."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.fleet.scenarios import SCENARIOS
from orrery.words import LANGUAGES, pick
from tests.games.fleet.table import Table
from tests.words.typography import faults

FLEETS = ("cruiser c1, battleship/drones b1", "dreadnought c5, frigate b5")


def notes(table: Table, seat: int = 0, lang: str = "en") -> dict[str, Any]:
    return pick(lang, "fleet").notes(table.game.view(seat))


def camps(table: Table, seat: int = 0) -> list[tuple[int | None, int | None, list[str]]]:
    return [(camp["points"], camp["defeat"], camp["lines"]) for camp in notes(table, seat)["camps"]]


def test_a_fleet_is_beaten_at_a_third_of_its_points() -> None:
    assert camps(Table(*FLEETS, rolled="red-orth", start=13)) == [(7, 4, []), (6, 4, [])]


def test_allies_are_beaten_together() -> None:
    table = Table("cruiser a1", "cruiser a5", "frigate c1", "frigate c5", rolled="red-orth", start=12, board="5x8")
    assert [camp["seats"] for camp in notes(table)["camps"]] == [[0, 2], [1, 3]]
    assert camps(table) == [(4, 8, []), (4, 8, [])]


def test_a_scenario_counts_what_it_is_about() -> None:
    def told(scenario: str, *fleets: str, **more: Any) -> list[tuple[int | None, int | None, list[str]]]:
        return camps(Table(*(fleets or FLEETS), rolled="red-orth", start=12, scenario=scenario, **more))

    assert told("salvage") == [(7, None, ["0 of 6 containers"]), (6, None, ["0 of 6 containers"])]
    stations = told("planetary_assault", sectors={"b2": "battle_station"})
    assert stations == [(7, None, []), (6, 4, ["1 of 2 Battle Stations off"])]
    assert told("duel", "heavy_battleship:12/drones c1", "dreadnought c5")[0][2] == ["champion: hull 12 of 30"]
    assert [lines for _, _, lines in told("blockade")] == [["0 of 2 escaped"], ["0 of 2 destroyed"]]
    assert told("passage", "damaged_cruiser:2 c1, cruiser b1", "cruiser c5")[0][2] == ["damaged cruiser: hull 2 of 6"]
    assert told("control", portals={"c1": "X", "e5": "Y"})[0][2] == ["holds 1 of 2 Portals"]
    assert told("capture", "diplomatic_shuttle c3, frigate b3", "cruiser c5")[0][2] == ["holds the diplomatic shuttle"]


def test_who_follows_a_flagship_is_lost_with_it() -> None:
    chief = {"faction": "llib_sorg"}
    table = Table("heavy_battleship/drones c1, frigate a1", "cruiser c5", rolled="red-orth", start=12, players=(chief,))
    assert camps(table)[0] == (6, None, ["lost with its flagship"])


def test_signals_keep_the_points_of_a_fleet_unknown() -> None:
    hidden = [{"owner": 1, "kind": "frigate", "at": "a5", "revealed": False}]
    table = Table("cruiser c1", "cruiser c5", rolled="red-orth", start=12, more=hidden)
    assert [points for points, _, _ in camps(table, 0)] == [3, None]
    assert [points for points, _, _ in camps(table, 1)] == [3, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_of_it_is_well_printed(scenario: str, lang: str) -> None:
    told = notes(Table(*FLEETS, rolled="red-orth", start=12, scenario=scenario), lang=lang)
    lines = [told["goal"], *[line for camp in told["camps"] for line in camp["lines"]]]
    assert [fault for line in lines for fault in faults(lang, line)] == []
