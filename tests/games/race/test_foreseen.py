"""What has a single answer that everybody can foresee is not asked."""

from __future__ import annotations

import pytest

from orrery.core.foresight import tally
from tests.games.race.table import Table, player
from tools.foreseen import games

MOST = 0.002
"""The share of such questions that is left."""


def test_hardly_a_question_of_random_games_is_foreseen() -> None:
    found = tally(games("race", 25))
    assert found.asked > 2000
    assert found.share < MOST, found.foreseen


@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_who_has_no_card_is_not_asked_what_to_place(phase: str) -> None:
    """002 II, III: it places nothing, unasked, and all are told so in turn order."""
    table = Table(player("old_earth"), player("new_sparta", "gem_world public_works"))
    table.act(phase)
    assert table.questions() == {1: phase}
    table.place()
    passed = [event["who"] for event in table.game.events(None) if event["event"] == "passed"]
    assert sorted(passed) == [0, 1]


def test_the_last_card_is_asked_for_only_where_it_could_cost_nothing() -> None:
    """002 II: who chose the phase pays one card less, so that a development of cost 1 is free; the other must pay."""
    table = Table(player("old_earth", "gem_world"), player("new_sparta", "rebel_base"))
    table.act("develop", "produce")
    assert table.questions() == {0: "develop"}


def test_the_last_card_may_be_a_world_that_costs_nothing() -> None:
    """002 III: Pilgrimage World and Refugee World."""
    table = Table(player("old_earth", "public_works"), player("new_sparta", "refugee_world"))
    table.act("settle")
    assert table.questions() == {0: "settle", 1: "settle"}
