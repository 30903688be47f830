"""The laws over games of bots: they come to places that random games do not, far jumps, late motives, mutinies."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from orrery import Game
from orrery.games.galactica.characters import LEADERS
from orrery.games.galactica.state import NOBODY, Galactica
from tests.laws import kit
from tests.laws.course import Course, Play, Players, Variant, by_bots, length, run, variants

USUAL = 220
"""Answers of a game that is looked at as often as the laws say."""
VARIANTS = [v for v in variants() if v.title == "galactica"]
BASE = [v for v in VARIANTS if not any(dict(v.options)[name] for name in ("daybreak", "difficulty"))]
LED = [(v, leader) for v in VARIANTS if dict(v.options)["daybreak"] for leader in sorted({v.seats > 3, v.seats == 7})]
"""Three players have no leader, seven always have one (004 p.5)."""


def with_leader(course: Course, leader: bool) -> Play:
    """Bots whose characters were chosen for them, so that one of them leads the Cylons or none does."""
    rng, play = Random(f"{course.seed} characters"), by_bots(course)

    def on(game: Game) -> None:
        g, (seat, question) = game.state, next(iter(game.pending.items()))
        assert isinstance(g, Galactica)
        if question.kind != "choose_character":
            play(game)
            return
        wanted = leader and g.leader() == NOBODY
        game.answer(seat, [rng.choice([item for item in question.items if (item in LEADERS) == wanted])])

    return on


@pytest.mark.parametrize("variant", BASE, ids=str)
def test_the_laws_hold_where_bots_play(variant: Variant) -> None:
    hold_all(variant, by_bots)


@pytest.mark.parametrize(("variant", "leader"), LED, ids=lambda value: str(value))
def test_the_laws_hold_where_bots_play_with_and_without_a_leader(variant: Variant, leader: bool) -> None:
    hold_all(variant, partial(with_leader, leader=leader))


def hold_all(variant: Variant, players: Players) -> None:
    laws = dict(law for group in kit.GROUPS.values() for law in group.items())
    at_end = tuple(law for group in kit.AT_END.values() for law in group)
    share = min(1.0, (USUAL / length(variant, 0, players)) ** 2)
    assert run(variant, 0, kit.scaled(laws, share), at_end, players) > 100
