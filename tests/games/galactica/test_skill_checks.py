"""Skill checks (000 p.16), the rulebook's worked example among them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.table import Table, seat, table


def prophecy(*players: dict[str, Any], **position: Any) -> Table:
    """The current player draws Fulfiller of Prophecy and takes the check: politics or leadership, 6."""
    t = table(*players, phase="crisis", crisis_deck=["fulfiller_of_prophecy"], **position)
    return t.say("crisis_choice", 0)


def test_example_of_the_rulebook() -> None:
    """T9.4, T9.5, T9.8, T9.10, T9.12, 000 p.17: 6 positive against 3 negative is 3; it fails, a population is lost."""
    t = prophecy(
        seat("galen_tyrol", hand=["repair_1"]),
        seat("laura_roslin", hand=["consolidate_power_2", "executive_order_2"]),
        seat("kara_thrace", hand=["evasive_maneuvers_1"]),
        destiny=["executive_order_2", "launch_scout_2", "repair_1", "repair_1"],
    )
    t.say("contribute", "consolidate_power_2", "executive_order_2", who=1)
    t.say("contribute", who=2)
    t.say("contribute", "repair_1", who=0)
    t.quiet()
    (shown,) = t.events("check_revealed")
    assert shown["total"] == 3
    assert t.events("check_ended")[0]["outcome"] == "fail"
    assert t.g.population == 11


def test_who_adds_what_stays_unknown_and_how_many_is_public() -> None:
    t = prophecy(seat("galen_tyrol"), seat("laura_roslin", hand=["consolidate_power_2"]), seat("kara_thrace"))
    t.say("contribute", "consolidate_power_2", who=1)
    assert t.events("contributed", viewer=0)[0] == {**t.events("contributed", viewer=0)[0], "n": 1}
    assert "cards" not in t.events("contributed", viewer=0)[0]
    assert t.events("contributed", viewer=1)[0]["cards"] == ["consolidate_power_2"]


@pytest.mark.parametrize(("location", "most"), [("brig", 1), ("command", 2)])
def test_one_card_from_the_brig(location: str, most: int) -> None:
    """T9.5, T6.2."""
    hand = ["consolidate_power_1", "consolidate_power_2"]
    t = prophecy(seat("galen_tyrol"), seat("laura_roslin", hand=hand, location=location), seat("kara_thrace"))
    t.quiet(stop="contribute")
    assert t.game.pending[1].most == most


def test_declare_emergency_turns_a_check_that_is_short_by_two() -> None:
    t = prophecy(
        seat("galen_tyrol"),
        seat("laura_roslin", hand=["consolidate_power_2", "consolidate_power_2", "declare_emergency_3"]),
        seat("kara_thrace"),
        destiny=["consolidate_power_1", "repair_1", "repair_1", "repair_1"],
    )
    t.say("contribute", "consolidate_power_2", "consolidate_power_2", who=1)
    t.say("react", "declare_emergency_3", who=1)
    assert t.events("check_ended")[0]["outcome"] == "pass"


def test_a_committee_turns_everything_up() -> None:
    """FAQ[committee-shows-destiny]."""
    t = table(
        seat("galen_tyrol"),
        seat("laura_roslin", hand=["investigative_committee_3", "consolidate_power_2"]),
        seat("kara_thrace"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["consolidate_power_1", "repair_1", "repair_1", "repair_1"],
    )
    t.say("crisis_choice", 0).say("react", "investigative_committee_3", who=1)
    assert t.events("destiny_shown")[0]["cards"] == ["consolidate_power_1", "repair_1"]
    t.say("contribute", "consolidate_power_2", who=1)
    assert t.events("contributed_openly")[0] == {**t.events("contributed_openly")[0], "cards": ["consolidate_power_2"]}
