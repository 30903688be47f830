"""What has a single answer that everybody can foresee is not asked, unless asking hides something."""

from __future__ import annotations

import pytest

from orrery.core.foresight import tally
from tests.games.fleet.table import Table
from tools.foreseen import games

MOST = 0.002
"""The share of such questions that is left: signals of which nobody knows what they are."""


def test_hardly_a_question_of_random_games_is_foreseen() -> None:
    found = tally(games("fleet", 10))
    assert found.asked > 5000
    assert found.share < MOST, found.foreseen


@pytest.mark.parametrize(("revealed", "asked"), [(True, "keep"), (False, "act")])
def test_dice_that_can_do_nothing_are_asked_about_to_hide_signals(revealed: bool, asked: str) -> None:
    """FC-TRN-06, FC-OPT-11: nobody is in reach, but for all that the others know a signal could be a Carrier."""
    own = [{"owner": 0, "kind": "cruiser", "at": "a1", "revealed": revealed}]
    assert Table("", "cruiser e5", rolled="red-orth", more=own).asked(0) == asked


def test_the_only_thing_to_do_is_said_before_it_is_done() -> None:
    """FC-ATK-02: the use of a die that has one target says so; it is done with one answer."""
    table = Table("cruiser b2", "cruiser c3", rolled="red-diag")
    assert table.preview(0, "attack:red-diag")["single"]
    table.choose(0, "attack:red-diag")
    assert table.hull(1) == 15
    assert table.game.foregone[0] == (0, ("b2>ship:1",))
    table = Table("cruiser b2", "cruiser c3, destroyer c3", rolled="red-diag")
    assert not table.preview(0, "attack:red-diag")["single"]
    table.choose(0, "attack:red-diag")
    assert table.offered(0) == ["b2>ship:1", "b2>ship:2"]


def test_what_was_not_asked_is_taken_back_with_what_led_to_it() -> None:
    table = Table("cruiser b2", "cruiser c3", rolled="red-diag green-orth")
    table.choose(0, "attack:red-diag")
    assert table.game.undo(0) == 1
    assert (table.asked(0), table.hull(1)) == ("act", 18)
