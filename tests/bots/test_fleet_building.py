"""The fleets that bots build: allowed by the engine's own check, whatever the faction, the points and the scenario."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import orrery
from orrery import bots
from orrery.bots.fleet import building
from orrery.bots.fleet.building import best_fleet, is_balanced
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.fleets import budget, objection, ready_fleets, worth
from orrery.games.fleet.recruiting import can_field
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.state import Fleet

EVERY_FACTION = pytest.mark.parametrize("faction", FACTIONS)
TABLES: list[dict[str, Any]] = [
    *[{"points": points} for points in range(9, 16)],
    *[{"scenario": name} for name, scenario in SCENARIOS.items() if not scenario.fleet],
    {"scenario": "duel", "points": 14},
    {"weapons": "secret"},
    {"commanders": "paid_commanders"},
    {"commanders": "free_commanders", "points": 9},
    {"flagship": "battleship_flagship"},
    {"devices_of": "neutral_devices"},
]


@pytest.fixture(autouse=True)
def nothing_is_ready_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that fleets have to be built."""
    monkeypatch.setattr(building, "ready_fleets", lambda g, seat: {})


def table_for(faction: str, seat: int, options: dict[str, Any]) -> Fleet:
    """A table at which a seat has that faction, against one that has a commander where that is allowed."""
    g = cast(Fleet, orrery.new("fleet", 2, 1, {"factions": "any_faction", **options}).state)
    g.players[seat].faction = faction
    g.players[1 - seat].commander = "dun_antar" if "commanders" in options else ""
    return g


@EVERY_FACTION
@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(f"{k}={v}" for k, v in options.items()))
def test_a_built_fleet_is_allowed(faction: str, options: dict[str, Any]) -> None:
    """FC-SET-07 to 15: within the points, of ships that the faction has, and as the scenario wants it."""
    for seat in (0, 1):
        g = table_for(faction, seat, options)
        if can_field(g, seat, faction):
            plan = best_fleet(g, seat, (), Random(seat))
            assert objection(g, seat, plan) == ""
            assert worth(plan) == max(worth(other) for other in ready_fleets(g, seat).values())


@EVERY_FACTION
def test_bots_build_their_fleets_at_a_table(faction: str) -> None:
    """Ship after ship, until the engine takes the fleet; who has forgotten what he had in mind comes to an end too."""
    for forgetful in (False, True):
        game = orrery.new("fleet", 2, 3, {"factions": "any_faction"})
        for seat in (0, 1):
            game.answer(seat, (faction,))
        minds, rngs, answers = {seat: bots.find("greedy", "fleet")() for seat in (0, 1)}, [Random(0), Random(1)], 0
        while not cast(Fleet, game.state).ships:
            seat = next(iter(game.pending))
            assert game.pending[seat].kind in ("muster", "build")
            mind = bots.find("greedy", "fleet")() if forgetful else minds[seat]
            game.answer(seat, mind.choose(*bots.seen(game, seat), rngs[seat]))
            answers += 1
        fleets = [event["points"] for event in game.events(None) if event["event"] == "fleet_built"]
        assert fleets == [budget(cast(Fleet, game.state), seat) for seat in (0, 1)]
        assert answers <= 2 * (1 + 12)


def test_fleets_differ_from_game_to_game_but_not_with_the_same_chance() -> None:
    g = table_for("amycles", 0, {})
    fleets = {tuple(sorted(best_fleet(g, 0, (), Random(n)))) for n in range(10)}
    assert len(fleets) >= 8
    assert best_fleet(g, 0, (), Random(4)) == best_fleet(g, 0, (), Random(4))


@pytest.mark.parametrize("faction", ["phebe", "amycles"])
def test_a_fleet_has_guns_and_an_escort(faction: str) -> None:
    g = table_for(faction, 0, {})
    assert all(is_balanced(best_fleet(g, 0, (), Random(n))) for n in range(10))
    assert not is_balanced(("cruiser",) * 4)
    assert not is_balanced(("cruiser", "cruiser", "testudo", "testudo", "testudo", "testudo", "testudo", "testudo"))


def test_a_fleet_that_leads_nowhere_is_taken_apart() -> None:
    """FC-ILL-01: somebody spent his points without warheads, left, and a bot has his seat now."""
    game = orrery.new("fleet", 2, 1, {"scenario": "illegal"})
    game.answer(0, ("ready:wall",))
    game.answer(1, ("build",))
    for entry in ("heavy_battleship:drones", "cruiser", "cruiser"):
        game.answer(1, (f"add:{entry}",))
    rng = Random(0)
    while not cast(Fleet, game.state).ships:
        game.answer(1, bots.find("greedy", "fleet")().choose(*bots.seen(game, 1), rng))
    assert "battleship:gamma_warheads" in cast(Fleet, game.state).players[1].plan


def test_a_commander_that_costs_nothing_is_taken() -> None:
    """FC-SET-12; of drawn weapons the one that a bot makes most of is kept (FC-OPT-02)."""
    game = orrery.new("fleet", 2, 1, {"commanders": "free_commanders", "weapons": "drawn"})
    for n in range(8):
        assert bots.find("greedy", "fleet")().choose(*bots.seen(game, 0), Random(n)) != ()
    for seat in (0, 1):
        game.answer(seat, ())
    game.answer(0, ("ready:line",))
    game.answer(1, ("ready:line",))
    kept = bots.find("greedy", "fleet")().choose(*bots.seen(game, 0), Random(0))[0]
    values = {str(item): building.LOADS.get(str(item), 0.0) for item in game.pending[0].items}
    assert values[str(kept)] == max(values.values()) > min(values.values())
