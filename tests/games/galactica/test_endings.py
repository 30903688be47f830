"""Every way to win and to lose, and when it is looked for (000 p.12, p.18; T23, T24)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.table import Table, seat, table

HIDDEN = ["cylon_brig"]
HUMAN, CYLON = seat("saul_tigh"), seat("laura_roslin", loyalty=HIDDEN)


def over(t: Table) -> tuple[str, tuple[int, ...]]:
    assert t.game.result is not None
    assert not t.game.pending
    (ended,) = t.events("ended")
    assert ended["reason"] == t.game.result.reason
    return t.game.result.reason, t.game.result.winners


@pytest.mark.parametrize("resource", ["fuel", "food", "morale", "population"])
def test_a_resource_at_zero_at_the_end_of_a_turn(resource: str) -> None:
    """T23.4."""
    empty: dict[str, Any] = {resource: 0}
    t = table(HUMAN, CYLON, seat("kara_thrace"), phase="end", **empty)
    assert over(t) == (resource, (1,))


@pytest.mark.parametrize("resource", ["fuel", "food", "morale", "population"])
def test_not_before_the_end_of_the_turn(resource: str) -> None:
    """T22, T23.4, FAQ[zero-at-turn-end]."""
    empty: dict[str, Any] = {resource: 0}
    t = table(HUMAN, CYLON, phase="movement", **empty)
    assert t.game.result is None
    t.say("movement", "stay").act("nothing")
    assert t.game.result is None


def test_one_left_is_enough() -> None:
    t = table(HUMAN, CYLON, phase="end", fuel=1, food=1, morale=1, population=1)
    assert t.game.result is None


def test_hand_limits_come_before_the_loss() -> None:
    """O20."""
    t = table(seat("saul_tigh", hand=["launch_scout_1"] * 8 + ["launch_scout_2"] * 3), CYLON, phase="end", fuel=0)
    assert t.asked() == "discard_skills"
    t.say("discard_skills", "launch_scout_2")
    assert over(t)[0] == "fuel"


def test_two_empty_dials_are_one_loss() -> None:
    assert over(table(HUMAN, CYLON, phase="end", fuel=0, food=0))[0] in ("fuel", "food")


def test_kobol() -> None:
    """All humans win, whatever they suspected of each other; a hidden Cylon has lost."""
    t = table(HUMAN, CYLON, seat("kara_thrace"), phase="crisis", crisis_deck=["riots_basestars"], jump=4, distance=8)
    t.say("crisis_choice", 0)
    assert over(t) == ("kobol", (0, 2))


def test_boarding_is_lost_at_once() -> None:
    """T24: not at the end of the turn: nothing of the activation goes on."""
    t = table(
        HUMAN,
        CYLON,
        phase="crisis",
        crisis_deck=["build_cylon_detector"],
        centurions=[0, 0, 0, 1],
        heavy_raiders={"front": 1},
    )
    t.say("crisis_choice", 0)
    assert over(t) == ("boarded", (1,))
    assert t.g.heavy_raiders[0] == 1


def test_the_sixth_damaged_location_is_lost_at_once() -> None:
    """T24."""
    places = ["armory", "command", "ftl_control", "hangar_deck", "weapons_control"]
    t = table(
        HUMAN,
        CYLON,
        phase="crisis",
        crisis_deck=["water_shortage_basestars_nojump"],
        damaged=places,
        basestars=[{"area": "front"}, {"area": "rear"}],
        script=[8, ["admirals_quarters", "food", "fuel"]],
    )
    t.say("crisis_choice", 0).quiet()
    assert over(t) == ("destroyed", (1,))
    assert len(t.events("attacked")) == 1


def test_a_damaged_resource_is_no_location() -> None:
    places = ["armory", "command", "ftl_control", "hangar_deck", "weapons_control"]
    t = table(
        HUMAN,
        CYLON,
        phase="crisis",
        crisis_deck=["water_shortage_basestars_nojump"],
        damaged=places,
        basestars=[{"area": "front"}],
        script=[8, ["food", "admirals_quarters", "fuel"]],
    )
    t.say("crisis_choice", 0).quiet()
    assert t.game.result is None


# --- who wins -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("about", "wins"),
    [
        ({"loyalty": ["cylon_brig"]}, True),
        ({"loyalty": ["cylon_brig", "not_a_cylon"]}, True),
        ({"loyalty": ["not_a_cylon", "not_a_cylon"]}, False),
        ({"loyalty": ["not_a_cylon"], "revealed": ["sympathizer"]}, False),
        ({"loyalty": ["not_a_cylon"], "revealed": ["sympathizer"], "cylon": True, "sympathizer": True}, True),
        ({"loyalty": ["not_a_cylon"], "revealed": ["cylon_morale"], "cylon": True}, True),
        ({"loyalty": ["cylon_brig"], "revealed": ["sympathizer"]}, True),
    ],
)
def test_one_cylon_card_makes_a_cylon(about: dict[str, Any], wins: bool) -> None:
    """000 p.18-19, the example of Helo's two cards among them; a Sympathizer in the Brig is what he was."""
    others = (seat("laura_roslin", loyalty=["cylon_sickbay"]), seat("kara_thrace"))
    t = table(HUMAN, seat("helo", **about), *others, phase="end", fuel=0)
    assert (1 in over(t)[1]) == wins


def test_the_end_shows_who_was_a_cylon() -> None:
    t = table(HUMAN, CYLON, phase="end", fuel=0)
    (ended,) = t.events("ended")
    assert (ended["winners"], ended["cylons"]) == ([1], [1])


def test_the_cylons_win_although_nobody_was_one() -> None:
    """It happens before the Sleeper Agent phase: each wins or loses with his side (000 p.6, p.18), so nobody wins."""
    t = table(HUMAN, seat("laura_roslin"), phase="end", fuel=0)
    assert t.game.result == ((0, 0, 0), (), "fuel")
    (ended,) = t.events("ended")
    assert (ended["winners"], ended["cylons"]) == ([], [])


def test_nothing_can_be_answered_after_the_end() -> None:
    t = table(HUMAN, CYLON, phase="end", fuel=0)
    assert t.g.phase == "over"
    assert t.asked() == ""
