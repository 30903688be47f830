"""The laws over random games with a Cylon leader and without: somebody chooses to be one, it is no option (004 p.5)."""

from __future__ import annotations

import pytest

from orrery.games.galactica.state import NOBODY, Galactica
from tests.laws import kit
from tests.laws.course import Variant, at_random, begin, length, run, variants

VARIANTS = [v for v in variants() if v.title == "galactica" and dict(v.options)["daybreak"]]
FREE = [v for v in VARIANTS if v.seats in (4, 5, 6)]
"""Three players have no leader, seven always have one."""
GAMES = 200
USUAL = 220
"""Answers of a game that is looked at as often as the laws say."""


def table_of(variant: Variant, number: int) -> Galactica:
    """Random game `number` of the laws, when all have chosen their characters."""
    course = begin(variant, number)
    play = at_random(course)
    while True:
        g = course.game.state
        assert isinstance(g, Galactica)
        if all(player.character for player in g.players):
            return g
        play(course.game)


def has_leader(variant: Variant, number: int) -> bool:
    return table_of(variant, number).leader() != NOBODY


@pytest.mark.parametrize("leader", [False, True], ids=["without", "with"])
@pytest.mark.parametrize("variant", FREE, ids=str)
def test_the_laws_hold_with_and_without_a_leader(variant: Variant, leader: bool) -> None:
    """The first random game of each kind: of six players hardly ever nobody wants to be the leader."""
    number = next(n for n in range(GAMES) if has_leader(variant, n) == leader)
    laws = dict(law for group in kit.GROUPS.values() for law in group.items())
    at_end = tuple(law for group in kit.AT_END.values() for law in group)
    share = min(1.0, (USUAL / length(variant, number)) ** 2)
    assert run(variant, number, kit.scaled(laws, share), at_end)


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v not in FREE], ids=str)
def test_three_are_never_led_and_seven_always(variant: Variant) -> None:
    assert {has_leader(variant, n) for n in range(5)} == {variant.seats == 7}


def test_each_number_of_players_is_there_with_and_without_search_for_home() -> None:
    found = {(v.seats, dict(v.options)["search_for_home"]) for v in VARIANTS}
    assert found == {(seats, home) for seats in range(3, 8) for home in (False, True)}
