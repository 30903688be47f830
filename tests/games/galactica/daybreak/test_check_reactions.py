"""Restore Order, A Second Chance, Change of Plans: who is asked, and what they do (T9.3, T9.12, T9.13, C1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.daybreak.table import Table, seat, table

REST = ["repair_1", "repair_1", "repair_1", "repair_1"]


def prophecy(*players: dict[str, Any], **position: Any) -> Table:
    """Fulfiller of Prophecy: politics or leadership, 6."""
    given = {"destiny": ["repair_1", "consolidate_power_1", *REST[:3]], **position}
    t = table(*players, phase="crisis", crisis_deck=["fulfiller_of_prophecy"], **given)
    return t.say("crisis_choice", 0)


def asked_at(t: Table, step: str) -> tuple[int, ...]:
    """Who is asked at this step; everybody passes and adds nothing before it."""
    while t.asked() in ("react", "contribute"):
        steps = {question.about.get("step") for question in t.game.pending.values()}
        if step in steps:
            return tuple(t.game.pending)
        t.nothing()
    return ()


# --- who is asked: by public facts alone --------------------------------------------------------------


@pytest.mark.parametrize("card", ["launch_scout_1", "a_second_chance_5"])
def test_whoever_could_hold_a_second_chance_is_asked(card: str) -> None:
    """A tactics card is in the hand: that is all that the others know of it."""
    t = prophecy(seat("galen_tyrol", miracles=0), seat("laura_roslin", hand=[card]), seat("kara_thrace"))
    assert asked_at(t, "before_cards") == (1,)
    assert t.offered(card) == (card == "a_second_chance_5")


def test_nobody_is_asked_for_a_card_that_lies_face_up() -> None:
    t = prophecy(seat("galen_tyrol", miracles=0), seat("laura_roslin", hand=["launch_scout_1"]), seat("kara_thrace"))
    t.g.skills[2].discards = ("a_second_chance_5",)
    t.nothing()
    assert asked_at(t, "before_cards") == ()


def test_a_second_chance_is_no_use_to_a_cylon() -> None:
    """O2: in the turn of a revealed Cylon nobody is asked for it."""
    t = table(
        seat("sharon_valerii", cylon=True, location="caprica", loyalty=[], revealed=["cylon_brig"]),
        seat("laura_roslin", hand=["a_second_chance_5"]),
        seat("galen_tyrol", miracles=0),
        phase="action",
        crisis_deck=["fulfiller_of_prophecy", "riots_launch_raiders"],
    )
    t.act("location:caprica").say("keep_crisis", "fulfiller_of_prophecy").say("crisis_choice", 0)
    assert asked_at(t, "before_cards") == ()


def test_order_is_restored_once() -> None:
    t = prophecy(
        seat("galen_tyrol", miracles=0),
        seat("laura_roslin", hand=["restore_order_3", "restore_order_4"]),
        seat("kara_thrace"),
    )
    t.say("react", "restore_order_3", who=1)
    assert asked_at(t, "before_cards") == ()
    assert "restore_order_3" in t.g.skills[1].discards


def test_the_base_game_knows_none_of_them() -> None:
    from tests.games.galactica.table import table as base_table

    t = base_table(
        seat("galen_tyrol", miracles=0),
        seat("laura_roslin", hand=["launch_scout_1"]),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
    )
    t.say("crisis_choice", 0)
    assert asked_at(t, "before_cards") == ()


# --- A Second Chance ----------------------------------------------------------------------------------


def second_chance(
    added: list[str], miracles: int = 0, character: str = "galen_tyrol", hand: tuple[str, ...] = ()
) -> Table:
    t = prophecy(
        seat(character, miracles=miracles),
        seat("laura_roslin", hand=["a_second_chance_5", *added, *hand]),
        seat("kara_thrace"),
        destiny=["repair_1", "repair_1", *REST[:2]],
    )
    return t.say("react", "a_second_chance_5", who=1).say("contribute", *added, who=1)


STRONG = ["investigative_committee_5", "investigative_committee_4", "investigative_committee_3"]


def test_a_margin_of_four_earns_a_token() -> None:
    """T9.12: 12 - 2 against 6."""
    t = second_chance(STRONG).quiet()
    assert t.g.players[0].miracles == 1
    assert t.events("miracle_gained")[0]["who"] == 0


def test_a_margin_of_three_does_not() -> None:
    t = second_chance(["investigative_committee_5", "investigative_committee_4", "consolidate_power_2"]).quiet()
    assert t.events("check_ended")[0]["total"] == 9
    assert t.g.players[0].miracles == 0


def test_nobody_has_two_tokens() -> None:
    t = second_chance(STRONG, miracles=1, character="tom_zarek").quiet()
    assert t.g.players[0].miracles == 1


def test_the_printed_difficulty_is_the_measure() -> None:
    """P5: Tigh's Cylon Hatred lowers what is needed, 7, by 3; 4 more than that is not 4 more than 7."""
    t = table(
        seat("galen_tyrol", miracles=0, location="admirals_quarters"),
        seat("laura_roslin", hand=["a_second_chance_5", "declare_emergency_5", "declare_emergency_4"]),
        seat("saul_tigh"),
        phase="action",
        destiny=["repair_1", "executive_order_1", *REST[:3]],
    )
    t.act("location:admirals_quarters").say("accuse", 1)
    t.say("react", "a_second_chance_5", who=1).say("react", "cylon_hatred", who=2)
    t.say("first_reaction", "1:a_second_chance_5", who=0).say("react", "cylon_hatred", who=2)
    t.say("contribute", "declare_emergency_5", "declare_emergency_4", who=1).quiet()
    assert t.events("check_ended")[0] == {**t.events("check_ended")[0], "outcome": "pass", "total": 9, "difficulty": 4}
    assert t.g.players[0].miracles == 0


def test_a_check_that_fails_brings_no_second_chance() -> None:
    """P5: Accept Prophecy and the Arbitrator raise what is needed to 12; 11 is 4 more than is printed."""
    t = table(
        seat("galen_tyrol", miracles=0, location="admirals_quarters"),
        seat(
            "laura_roslin",
            hand=["a_second_chance_5", "declare_emergency_5", "declare_emergency_4"],
            assigned=["accept_prophecy"],
        ),
        seat("kara_thrace", assigned=["assign_arbitrator"], miracles=0),
        phase="action",
        president=1,
        destiny=["executive_order_1", "executive_order_1", *REST[:3]],
    )
    t.act("location:admirals_quarters").say("accuse", 1)
    t.say("react", "a_second_chance_5", who=1).say("react", "assign_arbitrator:3", who=2)
    t.say("first_reaction", "1:a_second_chance_5", who=0).say("react", "assign_arbitrator:3", who=2)
    t.say("contribute", "declare_emergency_5", "declare_emergency_4", who=1).quiet()
    ended = t.events("check_ended")[0]
    assert (ended["outcome"], ended["total"], ended["difficulty"]) == ("fail", 11, 12)
    assert t.g.players[0].miracles == 0


# --- Change of Plans ----------------------------------------------------------------------------------


def plans(**position: Any) -> Table:
    t = prophecy(
        seat("galen_tyrol", miracles=0),
        seat("laura_roslin", hand=["change_of_plans_5", *STRONG]),
        seat("kara_thrace", cylon=True, loyalty=[], revealed=["cylon_brig"]),
        **position,
    )
    return t.say("contribute", *STRONG, who=1)


def test_plans_change_and_every_human_draws_two() -> None:
    """T9.13."""
    t = plans()
    t.say("react", "change_of_plans_5", who=1)
    t.say("choose_types", "leadership", "engineering", who=0)
    t.say("choose_types", "politics", "politics", who=1).quiet()
    drew = [(event["who"], event["n"]) for event in t.events("drew_skills") if event["why"] == "change_of_plans"]
    assert drew == [(0, 2), (1, 2)]
    assert not [event for event in t.events("drew_skills") if event["why"] == "ordered"]  # the pass box
    assert t.g.skills[1].discards == ("change_of_plans_5",)


def test_a_pass_that_plans_change_still_pays_for_upgrades() -> None:
    """004 p.10, B1: the check was passed."""
    t = plans(destiny=["install_upgrades_0", "repair_1", *REST[:2]])
    t.say("react", "change_of_plans_5", who=1)
    t.say("choose_types", "leadership", "leadership", who=0)
    t.say("choose_types", "politics", "politics", who=1).quiet()
    assert [e["n"] for e in t.events("drew_skills") if e["why"] == "install_upgrades"] == [2]


def test_plans_are_not_changed_after_a_failure() -> None:
    t = prophecy(seat("galen_tyrol", miracles=0), seat("laura_roslin", hand=["change_of_plans_5"]), seat("kara_thrace"))
    assert asked_at(t, "after_pass") == ()


def test_a_partial_pass_is_no_pass() -> None:
    """P6."""
    t = table(
        seat("galen_tyrol", miracles=0),
        seat("laura_roslin", hand=["change_of_plans_5", "investigative_committee_5", "investigative_committee_4"]),
        phase="crisis",
        crisis_deck=["prisoner_revolt"],
        destiny=["repair_1", "repair_1", *REST[:2]],
    )
    t.say("contribute", "investigative_committee_5", "investigative_committee_4", who=1)
    assert asked_at(t, "after_pass") == ()
    assert t.events("check_ended")[0]["outcome"] == "partial"


def test_a_pass_that_boomer_foresees_is_one() -> None:
    """O12."""
    t = prophecy(
        seat("galen_tyrol", miracles=0), seat("laura_roslin", hand=["change_of_plans_5"]), seat("sharon_valerii")
    )
    t.say("react", "mysterious_intuition:pass", who=2)
    assert asked_at(t, "after_pass") == (1,)
