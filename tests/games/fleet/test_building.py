"""Fleets: what is allowed and why not, ready-made fleets, share codes (FC-SET-07 to 15)."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import orrery
from orrery.games.fleet import share
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.fleets import budget, objection, ready_fleets, worth
from orrery.games.fleet.ready import MODELS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.weapons import WEAPONS


def table(faction: str, **options: object) -> Fleet:
    g = cast(Fleet, orrery.new("fleet", 2, 1, options).state)
    g.players[0].faction = faction
    return g


@pytest.mark.parametrize("points", range(9, 16))
@pytest.mark.parametrize("faction", MODELS)
def test_every_faction_has_a_ready_made_fleet_of_every_size(faction: str, points: int) -> None:
    """A leader of pirates costs two of the points (FC-CMD-12)."""
    g = table(faction, points=points)
    fleets = ready_fleets(g, 0)
    assert fleets
    assert max(worth(plan) for plan in fleets.values()) == budget(g, 0)


@pytest.mark.parametrize("scenario", ["capture", "duel", "illegal"])
def test_scenarios_with_rules_of_their_own_have_ready_made_fleets(scenario: str) -> None:
    g = cast(Fleet, orrery.new("fleet", 2, 1, {"scenario": scenario}).state)
    assert all(ready_fleets(g, seat) for seat in (0, 1))


def test_the_builder_says_what_is_wrong() -> None:
    """FC-SET-07, FC-SET-11."""
    g = table("phebe")
    assert objection(g, 0, ()) == "no_ships"
    assert objection(g, 0, ("cruiser",) * 5) == "too_many_points"
    assert objection(g, 0, ("dreadnought",)) == "not_in_faction"
    assert objection(g, 0, ("cruiser",) * 4) == ""


def test_a_ship_can_be_taken_out_again() -> None:
    game = orrery.new("fleet", 2, 1)
    game.answer(0, ["build"])
    game.answer(1, ["build"])
    game.answer(0, ["add:cruiser"])
    game.answer(1, ["add:frigate"])
    question = game.pending[0]
    assert question.preview(["remove:cruiser"])["left"] == 12
    game.answer(0, ["remove:cruiser"])
    game.answer(1, ["done"])
    assert game.pending[0].about["objection"] == "no_ships"
    assert "done" not in game.pending[0].items


@pytest.mark.parametrize("faction", MODELS)
def test_whatever_is_added_the_fleet_can_still_be_allowed(faction: str) -> None:
    """FC-FAC-02 to 17: nobody is led to a fleet that only taking ships out again would mend."""
    for n in range(6):
        rng, game = Random(n), orrery.new("fleet", 2, 1, {"factions": "any_faction"})
        game.answer(0, (faction,))
        game.answer(1, ("amycles",))
        game.answer(0, ("build",))
        game.answer(1, ("ready:line",))
        while game.pending.get(0) and game.pending[0].kind == "build":
            added = [item for item in game.pending[0].items if str(item).startswith("add:")]
            if not added:
                assert "done" in game.pending[0].items, game.pending[0].about
                break
            small = [item for item in added if PROFILES[str(item).split(":")[1]].rank == 1]
            game.answer(0, (rng.choice(small if small and n % 2 else added),))


def test_a_fleet_is_a_short_code() -> None:
    plan = ("battleship:vortex_missiles", "cruiser", "destroyer", "frigate", "frigate", "frigate")
    code = share.encode("phebe", plan)
    assert len(code) <= 20
    faction, ships = share.decode(code)
    assert faction == "phebe"
    assert sorted(ships) == sorted(plan)


def test_every_ready_made_fleet_survives_its_code() -> None:
    for faction, models in MODELS.items():
        for plan in models.values():
            assert sorted(share.decode(share.encode(faction, plan))[1]) == sorted(plan)


def test_everything_that_can_be_built_has_a_letter() -> None:
    built = {kind for kind, profile in PROFILES.items() if profile.rank and profile.faction != "scenario"}
    assert built == set(share.SHIPS)
    assert {*WEAPONS, *DEVICES} <= set(share.LOADS)
    for letters in (share.SHIPS, share.LOADS, share.FACTIONS):
        assert len(set(letters.values())) == len(letters)


@pytest.mark.parametrize("code", ["", "PH1-c", "PH1-c-z", "XX1-c-a", "PH1-c.3xf", "PH1-%-a"])
def test_a_wrong_code_is_refused(code: str) -> None:
    with pytest.raises(share.BadCode):
        share.decode(code)


def test_a_slip_of_the_pen_is_noticed() -> None:
    code = share.encode("amycles", ("cruiser", "destroyer"))
    with pytest.raises(share.BadCode):
        share.decode(code.replace("c", "f"))


def test_a_ready_made_fleet_is_shown_before_it_is_chosen() -> None:
    game = orrery.new("fleet", 2, 1)
    assert isinstance(game.state, Fleet)
    ready = ready_fleets(game.state, 0)
    assert game.pending[0].preview(("ready:line",)) == {"plan": list(ready["line"])}
    assert game.pending[0].preview(("build",)) == {}


def test_who_attacks_the_colonies_is_ready_with_warheads() -> None:
    """FC-WPN-17: Amycles in the scenario Illegal, and nobody else."""
    for seat, has_them in ((0, False), (1, True)):
        g = cast(Fleet, orrery.new("fleet", 2, 1, {"scenario": "illegal"}).state)
        plans = ready_fleets(g, seat).values()
        assert all(("battleship:gamma_warheads" in plan) == has_them for plan in plans)
