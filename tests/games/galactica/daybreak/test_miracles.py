"""Miracle tokens (004 p.5): the cap, spending, losing, who may gain one."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica import miracles
from tests.games.galactica.daybreak.table import Table, seat, table

BALTAR = "gaius_baltar_alt"
LEADER = "simon_oneill"


def blessing(**about: Any) -> Table:
    """An Ambitious Operation: the Admiral names another player who gains a token."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", miracles=0),
        seat("kara_thrace"),
        seat(BALTAR, miracles=2),
        seat(LEADER, miracles=0),
        seat("tom_zarek", cylon=True, miracles=0),
        phase="crisis",
        crisis_deck=["an_ambitious_operation"],
        admiral=0,
        **about,
    )
    return t.say("crisis_choice", 0)


def test_who_may_be_chosen_to_gain_one() -> None:
    """Who has none, the other Baltar below three, a leader also when not infiltrating, never a revealed Cylon."""
    assert set(blessing().items("bless")) == {1, 3, 4}


def test_gaining_one() -> None:
    t = blessing().say("bless", 4)
    assert t.g.players[4].miracles == 1


@pytest.mark.parametrize(("character", "most"), [("saul_tigh", 1), (BALTAR, 3), (LEADER, 1)])
def test_the_cap(character: str, most: int) -> None:
    g = table(seat(character, miracles=0), phase="movement").g
    for _ in range(4):
        miracles.gain(g, 0)
    assert g.players[0].miracles == most


def test_a_base_ability_is_used_again_with_another_token() -> None:
    """Declare Martial Law, spent, then spent once more."""
    t = table(seat("saul_tigh"), seat("laura_roslin"), seat("william_adama"), phase="action")
    t.act("ability:declare_martial_law")
    assert t.g.players[0].miracles == 0
    for n in (0, 1):
        t = table(seat("saul_tigh", miracles=n), seat("laura_roslin"), seat("william_adama"), phase="action")
        assert ("ability:declare_martial_law" in t.items("action")) is bool(n)


def test_in_the_base_game_there_are_none_to_gain() -> None:
    g = table(seat("saul_tigh", miracles=0), phase="movement").g
    g.daybreak = False
    assert not miracles.may_gain(g, 0)


def test_a_spent_token_is_seen_by_all() -> None:
    t = table(seat("saul_tigh"), seat("laura_roslin"), seat("william_adama"), phase="action")
    t.act("ability:declare_martial_law")
    assert [(e["who"], e["left"]) for e in t.events("miracle_spent", viewer=2)] == [(0, 0)]


def test_three_tokens_spent_at_once_are_told_as_three() -> None:
    t = table(seat("gaius_baltar_alt", miracles=3), phase="action").act("ability:broadcast")
    assert [(e["who"], e["n"], e["left"]) for e in t.events("miracle_spent")] == [(0, 3, 0)]
