"""What can act in the same step meets, and the referee agrees with the games in which it does (`tools.meetings`)."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations

import pytest

from orrery import referee
from orrery.referee.story import Event, Story
from tools.meetings import Tally, is_called, tally

SHORT = {"race": (40, 0, 1200), "fleet": (8, 200, 450), "galactica": (2, 200, 2500)}
"""Games and positions of the short form, and how many pairs meet in them at least."""


@pytest.mark.parametrize("title", referee.names())
def test_the_referee_agrees_where_things_meet(title: str) -> None:
    games, positions, least = SHORT[title]
    found = tally(title, games, positions)
    assert found.disputed == []
    assert len(found.met) >= least


@pytest.mark.parametrize("title", referee.names())
def test_every_pair_has_met_or_a_reason(title: str) -> None:
    found = tally(title, 2)
    assert len(list(found.pairs())) == len(list(combinations(found.meeting.THINGS, 2)))
    assert all(found.why(pair) for pair in found.pairs() if pair not in found.met)
    assert not found.met & set(found.missing())


def test_only_what_acts_in_one_step_has_met() -> None:
    """Two tactics cards in one action have; a crisis of the phase after it has not."""
    events: list[Event] = [
        {"event": "phase_began", "phase": "action"},
        {"event": "acted", "who": 0, "action": "card:launch_scout_1"},
        {"event": "reacted", "who": 1, "play": "strategic_planning_3", "step": "before_roll"},
        {"event": "phase_began", "phase": "crisis"},
        {"event": "crisis_drawn", "drawer": 0, "crisis": "ambush"},
    ]
    found = Tally(import_module("tests.games.galactica.meetings"), "galactica")
    found.hear(Story("galactica", 2, {}, [events] * 3, []))
    assert found.met == {frozenset({"card:launch_scout", "card:strategic_planning"})}
    assert found.why(frozenset({"card:launch_scout", "crisis:ambush"})).startswith("none of their kinds")


@pytest.mark.parametrize(
    ("item", "name", "called"),
    [
        ("card:repair_2", "repair", True),
        ("repair_2", "repair", True),
        ("battleship", "battleship", True),
        ("heavy_battleship", "battleship", False),
        ("ship:3>ship:9", "repair", False),
    ],
)
def test_what_a_choice_names(item: str, name: str, called: bool) -> None:
    assert is_called(item, name) == called
