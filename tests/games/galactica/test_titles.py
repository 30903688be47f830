"""Titles and succession (000 p.28, T17, T24)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.characters import ADMIRAL_LINE, PRESIDENT_LINE
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"


def reveal(t: Table) -> Table:
    return t.act("reveal:cylon_morale").say("cylon_choice", "decline").quiet()


def arrest(t: Table, who: int) -> Table:
    """The President arrests somebody."""
    t.act("quorum:arrest_order")
    return t.say("quorum_target", who) if t.asked() == "quorum_target" else t


def test_titles_at_the_start_follow_the_lines() -> None:
    """T1.4, FAQ[president-order]."""
    t = table(seat("kara_thrace"), seat("tom_zarek"), seat("helo"), phase="action")
    assert (t.g.president, t.g.admiral) == (1, 2)


def test_the_lines_hold_everybody_once() -> None:
    assert set(ADMIRAL_LINE) == set(PRESIDENT_LINE)
    assert len(ADMIRAL_LINE) == len(PRESIDENT_LINE) == 10
    assert ADMIRAL_LINE[0] == "william_adama"
    assert PRESIDENT_LINE[:3] == ("laura_roslin", "gaius_baltar", "tom_zarek")


def test_a_president_who_reveals_hands_title_and_cards_to_the_highest_in_line() -> None:
    """FAQ[highest-in-line], FAQ[titles-carry-hand]. T17.1: also when he stands above the one who reveals."""
    t = table(
        seat("tom_zarek", loyalty=["cylon_morale"], quorum=["arrest_order", "food_rationing"]),
        seat("kara_thrace"),
        seat("gaius_baltar"),
        phase="action",
        president=0,
    )
    reveal(t)
    assert t.g.president == 2
    assert t.g.players[2].quorum == ("arrest_order", "food_rationing")
    assert set(t.g.players[0].notes) == {("handed_on", "arrest_order"), ("handed_on", "food_rationing")}


def test_an_admiral_who_reveals_loses_the_title_and_the_nukes_stay_with_it() -> None:
    """T17.2, T17.3, FAQ[titles-carry-hand]."""
    t = table(seat("william_adama", loyalty=["cylon_morale"]), seat("lee_adama"), seat("helo"), phase="action", nukes=1)
    reveal(t)
    assert (t.g.admiral, t.g.nukes) == (2, 1)


def test_an_admiral_in_the_brig_loses_the_title_at_once() -> None:
    """T17.2, FAQ[admiral-in-brig]."""
    t = table(
        seat("laura_roslin", quorum=["arrest_order"]),
        seat("william_adama"),
        seat("kara_thrace"),
        phase="action",
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    arrest(t, 1)
    assert t.g.admiral == 2


def test_a_president_keeps_the_title_in_the_brig() -> None:
    """FAQ[president-in-brig]."""
    t = table(seat("laura_roslin", quorum=["arrest_order"]), phase="action")
    arrest(t, 0)
    assert t.g.players[0].location == "brig"
    assert t.g.president == 0


def test_leaving_the_brig_does_not_bring_the_admiralty_back() -> None:
    """T17.3, FAQ[admiral-in-brig]."""
    t = table(
        seat("laura_roslin", quorum=["presidential_pardon"]),
        seat("william_adama", location="brig"),
        seat("kara_thrace"),
        phase="action",
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    assert t.g.admiral == 2
    t.act("quorum:presidential_pardon").say("leave_brig", "command")
    assert t.g.admiral == 2


def test_everybody_in_the_brig_the_highest_in_line_is_admiral_until_somebody_leaves() -> None:
    """T17.2, FAQ[admiral-in-brig]. O9."""
    t = table(
        seat("laura_roslin", location="brig", quorum=["presidential_pardon"]),
        seat("william_adama", location="brig"),
        seat("kara_thrace", location="brig"),
        phase="action",
    )
    assert t.g.admiral == 1
    t.act("quorum:presidential_pardon").say("quorum_target", 2).say("leave_brig", "command")
    assert t.g.admiral == 2


def test_the_last_free_admiral_goes_to_the_brig() -> None:
    """T17.2."""
    t = table(
        seat("laura_roslin", location="brig", quorum=["arrest_order"]),
        seat("william_adama", location="brig"),
        seat("kara_thrace"),
        phase="action",
    )
    assert t.g.admiral == 2
    arrest(t, 2)
    assert t.g.admiral == 1


def test_cylons_are_passed_over() -> None:
    """T17.2."""
    t = table(
        seat("laura_roslin", quorum=["arrest_order"]),
        seat("saul_tigh"),
        seat("william_adama", cylon=True),
        seat("kara_thrace"),
        phase="action",
    )
    arrest(t, 1)
    assert t.g.admiral == 3


def test_anybody_is_nominated_and_a_cylon_in_vain() -> None:
    """000 p.18: any player. Who may hold no title (000 p.20) does not get it, and nobody loses it."""
    hand = ["consolidate_power_2", "executive_order_2", "executive_order_2"]
    for nominee in (1, 2):
        t = table(
            seat("saul_tigh", location="administration", hand=hand),
            seat("gaius_baltar", cylon=True, loyalty=["cylon_brig"]),
            seat("tom_zarek"),
            seat("laura_roslin"),
            phase="action",
            president=2,
            destiny=["executive_order_1"] * 4,
        )
        t.act("location:administration")
        assert t.items("nominate") == (0, 1, 2, 3)
        t.say("nominate", nominee).say("contribute", *hand, who=0).quiet()
        assert [event["outcome"] for event in t.events("check_ended")] == ["pass"]
        assert t.g.president == 2


@pytest.mark.parametrize(("passed", "president"), [(True, 2), (False, 1)])
def test_administration_elects(passed: bool, president: int) -> None:
    hand = ["investigative_committee_5"]
    t = table(
        seat("saul_tigh", location="administration", hand=hand),
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="action",
        destiny=["consolidate_power_1", "repair_1", "repair_2", "repair_2"],
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("location:administration").say("nominate", 2)
    t.say("contribute", *(hand if passed else ()), who=0).quiet()
    assert t.g.president == president


def test_the_admiral_uses_nukes_and_nobody_else() -> None:
    position: dict[str, Any] = {"phase": "action", "basestars": [{"area": "front"}]}
    t = table(seat("saul_tigh"), seat("laura_roslin"), **position)
    assert t.offered("title:nuke")
    t = table(seat("laura_roslin"), seat("saul_tigh"), **position)
    assert not t.offered("title:nuke")


def test_the_quorum_hand_has_no_limit() -> None:
    """FAQ[quorum-no-limit]."""
    hand = ["inspirational_speech"] * 4 + ["food_rationing"] * 2 + ["arrest_order"] * 2
    hand += ["authorization_of_brutal_force"] * 2 + ["encourage_mutiny"]
    t = table(seat("laura_roslin", quorum=hand), phase="end")
    assert len(t.g.players[0].quorum) == 11


def test_a_former_president_forgets_a_card_that_was_played() -> None:
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", quorum=["food_rationing", "food_rationing"]),
        seat("william_adama"),
        phase="action",
        crisis_deck=["prison_labor"],
        current=0,
    )
    t.act("ability:declare_martial_law")
    assert t.g.players[1].notes == (("handed_on", "food_rationing"),) * 2
    while not (t.asked() == "action" and t.g.current == 2):
        t.quiet()
        question = next(iter(t.game.pending.values()))
        t.say(question.kind, *next(question.choices()))
    t.act("quorum:food_rationing")
    assert t.g.players[1].notes.count(("handed_on", "food_rationing")) == 1
