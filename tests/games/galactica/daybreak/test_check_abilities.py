"""Skill check abilities (004 p.10, T9.9): the rulebook's examples, then each card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.daybreak.table import Table, seat, table

REST = ["repair_1", "repair_1", "repair_1", "repair_1"]


def prophecy(*players: dict[str, Any], destiny: list[str], **position: Any) -> Table:
    """The current player takes the check of Fulfiller of Prophecy, politics or leadership, 6: two cards of destiny."""
    t = table(*players, phase="crisis", crisis_deck=["fulfiller_of_prophecy"], destiny=[*destiny, *REST], **position)
    return t.say("crisis_choice", 0)


def resolved(t: Table) -> list[str]:
    return [event["card"] for event in t.events("ability_resolved")]


def drawn(t: Table, why: str, who: int = 0) -> int:
    return sum(event["n"] for event in t.events("drew_skills") if event["why"] == why and event["who"] == who)


def total(t: Table) -> int:
    """What the outcome was decided by."""
    return int(t.events("check_ended")[0]["total"])


def outcome(t: Table) -> str:
    return str(t.events("check_ended")[0]["outcome"])


# --- the examples of the rulebook ---------------------------------------------------------------------


@pytest.mark.parametrize(("added", "cards"), [(["investigative_committee_5", "investigative_committee_4"], 2), ([], 1)])
def test_two_upgrades_pay_once(added: list[str], cards: int) -> None:
    """004 p.10: with two Install Upgrades two cards on a pass, one on a failure; not four, not two."""
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin", hand=added),
        seat("kara_thrace"),
        destiny=["install_upgrades_0", "install_upgrades_0"],
    )
    if added:
        t.say("contribute", *added, who=1)
    t.quiet()
    assert outcome(t) == ("pass" if added else "fail")
    assert resolved(t) == ["install_upgrades"]
    assert drawn(t, "install_upgrades") == cards


def test_all_hands_stay_on_deck_when_the_card_is_taken() -> None:
    """T9.9, T9.10, 004 p.10: Quick Thinking takes All Hands on Deck, which has taken effect: a 0 that is left is 1."""
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["bait_0"]),
        seat("kara_thrace"),
        destiny=["all_hands_on_deck_0", "quick_thinking_0"],
    )
    t.say("contribute", "bait_0", who=1)
    t.say("next_ability", "all_hands_on_deck", who=0)
    t.say("next_ability", "quick_thinking").say("quick_choice", "all_hands_on_deck_0").quiet()
    assert total(t) == 2  # Quick Thinking and Bait
    assert t.events("left_check")[0]["card"] == "all_hands_on_deck_0"


def test_a_card_taken_before_its_turn_does_nothing() -> None:
    """T9.9, 004 p.10: who takes All Hands on Deck before it was resolved loses what it adds."""
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["all_hands_on_deck_0", "quick_thinking_0"],
    )
    t.say("next_ability", "quick_thinking").say("quick_choice", "all_hands_on_deck_0").quiet()
    assert resolved(t) == ["quick_thinking"]
    assert total(t) == 0


# --- the order ----------------------------------------------------------------------------------------


def test_the_current_player_orders_each_name_once() -> None:
    """T9.9."""
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["bait_0", "dradis_contact_0"]),
        seat("kara_thrace"),
        destiny=["bait_0", "dradis_contact_0"],
    )
    t.say("contribute", "bait_0", "dradis_contact_0", who=1).quiet()
    assert t.asked() == "next_ability"
    assert list(t.game.pending) == [0]
    assert set(t.items("next_ability")) == {"bait", "dradis_contact"}
    t.say("next_ability", "dradis_contact").quiet()
    assert resolved(t) == ["dradis_contact", "bait"]
    assert t.g.raiders[0] == 2
    assert len(t.g.civilians) == 1


def test_no_ability_where_order_was_restored() -> None:
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["restore_order_3"]),
        seat("kara_thrace"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["bait_0", "all_hands_on_deck_0", *REST],
    )
    t.say("crisis_choice", 0).say("react", "restore_order_3", who=1).quiet()
    assert resolved(t) == []
    assert not t.g.civilians
    assert total(t) == 0


def test_treachery_is_negative_in_every_check() -> None:
    """T9.8."""
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["a_better_machine_3", "consolidate_power_2"],
    )
    t.quiet()
    assert total(t) == -1


# --- Force Their Hand ---------------------------------------------------------------------------------


def test_forced_hand_adds_a_card_that_counts_and_joins() -> None:
    t = prophecy(
        seat("saul_tigh", hand=["dradis_contact_0", "repair_2"]),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["force_their_hand_0", "repair_1"],
    )
    t.say("force_hand", "dradis_contact_0", who=0).quiet()
    assert t.events("contributed_openly")[0]["cards"] == ["dradis_contact_0"]
    assert resolved(t) == ["force_their_hand", "dradis_contact"]
    assert t.g.raiders[0] == 2
    assert not t.g.players[0].mutiny


def test_the_added_card_counts() -> None:
    t = prophecy(
        seat("saul_tigh", hand=["investigative_committee_5", "repair_2"]),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["force_their_hand_0", "consolidate_power_1"],
    )
    t.say("force_hand", "investigative_committee_5").quiet()
    assert t.events("check_counted")[0]["total"] == total(t) == 6
    assert outcome(t) == "pass"


def test_a_second_copy_is_not_resolved_again() -> None:
    t = prophecy(
        seat("saul_tigh", hand=["force_their_hand_0", "repair_2"]),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["force_their_hand_0", "repair_1"],
    )
    t.say("force_hand", "force_their_hand_0").quiet()
    assert resolved(t) == ["force_their_hand"]


@pytest.mark.parametrize("hand", [[], ["repair_2", "repair_2"]])
def test_who_adds_nothing_draws_mutiny(hand: list[str]) -> None:
    """Without a card there is nothing to ask."""
    t = prophecy(
        seat("saul_tigh", hand=hand),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["force_their_hand_0", "repair_1"],
    )
    t.quiet()
    if hand:
        t.say("force_hand").quiet()
    assert len(t.g.players[0].mutiny) == 1


def test_the_limit_of_the_brig_does_not_bind_a_forced_hand() -> None:
    """P7."""
    t = table(
        seat("saul_tigh", location="brig", hand=["repair_1", "repair_2", "launch_scout_1"]),
        phase="action",
        destiny=["force_their_hand_0", "repair_1", *REST[2:]],
    )
    t.act("location:brig").say("contribute", "repair_1", who=0).say("force_hand", "launch_scout_1").quiet()
    assert total(t) == -1
    assert outcome(t) == "fail"


def caprica(destiny: list[str], hand: list[str]) -> Table:
    """A Cylon's turn: he resolves Fulfiller of Prophecy at Caprica."""
    t = table(
        seat("sharon_valerii", cylon=True, location="caprica", loyalty=[], revealed=["cylon_brig"], hand=hand),
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="action",
        crisis_deck=["fulfiller_of_prophecy", "riots_launch_raiders"],
        destiny=[*destiny, *REST],
    )
    t.act("location:caprica").say("keep_crisis", "fulfiller_of_prophecy")
    return t.say("crisis_choice", 0)


def test_no_hand_of_a_cylon_is_forced() -> None:
    t = caprica(["force_their_hand_0", "repair_1"], ["repair_2"]).quiet()
    assert resolved(t) == ["force_their_hand"]
    assert outcome(t) == "fail"  # nothing was asked
    assert t.g.players[0].hand == ("repair_2",)
    assert not t.events("drew_mutiny")


# --- Quick Thinking -----------------------------------------------------------------------------------


def test_quick_thinking_takes_a_weak_card_of_another_name() -> None:
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["quick_thinking_0", "investigative_committee_4", "investigative_committee_3"]),
        seat("kara_thrace"),
        destiny=["quick_thinking_0", "a_better_machine_3"],
    )
    t.say("contribute", "quick_thinking_0", "investigative_committee_4", "investigative_committee_3", who=1)
    t.say("next_ability", "quick_thinking")
    assert set(t.items("quick_choice")) == {"a_better_machine_3", "investigative_committee_3"}
    size = len(t.g.destiny)
    t.say("quick_choice", "a_better_machine_3").quiet()
    assert total(t) == 7
    assert t.events("left_check")[0]["to"] == "hand"
    assert "a_better_machine_3" in t.g.players[0].hand
    assert t.g.players[0].shown == ("a_better_machine_3",)
    assert len(t.g.destiny) == size
    assert not t.g.checks


def test_quick_thinking_may_be_left_alone() -> None:
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["quick_thinking_0", "consolidate_power_2"],
    )
    t.say("quick_choice").quiet()
    assert total(t) == 2
    assert not t.events("left_check")


def test_a_cylon_thinks_quickly_too() -> None:
    t = (
        caprica(["quick_thinking_0", "consolidate_power_2"], [])
        .say("quick_choice", "consolidate_power_2", who=0)
        .quiet()
    )
    assert t.g.players[0].hand == ("consolidate_power_2",)
    assert total(t) == 0


def test_nothing_is_asked_where_there_is_nothing_to_take() -> None:
    t = prophecy(
        seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace"), destiny=["quick_thinking_0", "quick_thinking_0"]
    )
    t.quiet()
    assert outcome(t) == "fail"


# --- Dogfight -----------------------------------------------------------------------------------------


def dogfight(*cards: str, **position: Any) -> Table:
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin", hand=list(cards)),
        seat("kara_thrace"),
        destiny=["dogfight_0", "launch_scout_2"],
        **position,
    )
    return t.say("contribute", *cards, who=1) if cards else t.quiet()


def test_a_dogfight_damages_a_viper_and_drops_a_card() -> None:
    t = dogfight("investigative_committee_5")
    assert set(t.items("dogfight_viper")) == {"reserve", "assault:reserve"}
    t.say("dogfight_viper", "reserve", who=0)
    assert set(t.items("dogfight_card")) == {"launch_scout_2", "investigative_committee_5"}
    t.say("dogfight_card", "launch_scout_2").quiet()
    assert (t.g.vipers_damaged, t.g.viper_reserve) == (1, 7)
    assert total(t) == 5
    assert t.g.skills[2].discards == ("launch_scout_2",)


def test_the_other_dogfight_may_be_dropped() -> None:
    t = dogfight("dogfight_0", vipers={"front": 1}, raiders={"rear": 1})
    assert set(t.items("dogfight_viper")) == {"reserve", "assault:reserve", "front"}
    t.say("dogfight_viper", "front")
    assert "dogfight_0" in t.items("dogfight_card")
    t.say("dogfight_card", "dogfight_0").quiet()
    assert sum(t.g.vipers) == 0
    assert resolved(t) == ["dogfight"]


def test_an_assault_raptor_does_not_survive_a_dogfight() -> None:
    t = dogfight().say("dogfight_viper", "assault:reserve").say("dogfight_card", "launch_scout_2").quiet()
    assert (t.g.assault_reserve, t.g.assault_destroyed, t.g.vipers_damaged) == (0, 1, 0)


def test_a_dogfight_may_be_declined() -> None:
    t = dogfight().say("dogfight_viper").quiet()
    assert t.g.vipers_damaged == 0
    assert total(t) == -2


def test_no_dogfight_without_a_viper() -> None:
    t = dogfight(vipers_destroyed=8, assault_reserve=0, assault_destroyed=1).quiet()
    assert outcome(t) == "fail"


# --- All Hands on Deck, Install Upgrades --------------------------------------------------------------


def test_all_hands_on_deck_counts_printed_zeros() -> None:
    """O11: what Blind Devotion makes 0 is no 0; a 0 of the ignored type still is one."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["consolidate_power_2", "force_their_hand_0"]),
        seat("galen_tyrol"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["all_hands_on_deck_0", "consolidate_power_1", *REST],
    )
    t.say("crisis_choice", 0)
    t.say("contribute", "consolidate_power_2", "force_their_hand_0", who=1)
    t.say("react", "blind_devotion:politics", who=2)
    t.say("next_ability", "all_hands_on_deck").quiet()
    assert total(t) == 2


def test_a_partial_pass_pays_one_upgrade() -> None:
    """T9.15, P4."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["investigative_committee_3", "strategic_planning_4"]),
        seat("kara_thrace"),
        phase="crisis",
        crisis_deck=["prisoner_revolt"],
        destiny=["install_upgrades_0", "install_upgrades_0", *REST],
    )
    t.say("contribute", "investigative_committee_3", "strategic_planning_4", who=1).quiet()
    assert outcome(t) == "partial"
    assert drawn(t, "install_upgrades") == 1


# --- treachery ----------------------------------------------------------------------------------------


def test_bait_brings_a_civilian_ship() -> None:
    t = prophecy(seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace"), destiny=["bait_0", "repair_1"]).quiet()
    assert [area for _, area in t.g.civilians] == [3]


def test_no_bait_without_a_civilian_ship() -> None:
    """P19."""
    everything = ["pop1"] * 6 + ["pop2"] * 2 + ["pop1_fuel1", "pop1_morale1"] + ["empty"] * 2
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["bait_0", "repair_1"],
        civilians={"front": everything},
    )
    t.quiet()
    assert resolved(t) == ["bait"]
    assert len(t.g.civilians) == 12


def test_a_contact_places_as_many_raiders_as_there_are() -> None:
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["dradis_contact_0", "repair_1"],
        raiders={"rear": 15},
    )
    t.quiet()
    assert (t.g.raiders[0], sum(t.g.raiders)) == (1, 16)


def test_a_better_machine_fills_destiny() -> None:
    """D9: how many is public, which nobody sees. The deck is shuffled: the script says how."""
    shuffled = ["repair_1", "bait_0", *REST[1:], "violent_outbursts_4"]
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["a_better_machine_3", "repair_1"],
        skills={"treachery": ["bait_0", "violent_outbursts_4"]},
        script=[shuffled],
    )
    t.quiet()
    assert t.g.destiny == tuple(shuffled)
    for viewer in (0, 1, None):
        (event,) = t.events("treachery_added", viewer)
        assert {**event, "index": 0} == {"event": "treachery_added", "n": 2, "index": 0}


def test_personal_vices_of_every_human() -> None:
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("kara_thrace", cylon=True, loyalty=[], revealed=["cylon_brig"]),
        destiny=["personal_vices_3", "repair_1"],
    )
    t.quiet()
    assert [drawn(t, "personal_vices", who) for who in range(3)] == [1, 1, 0]
    assert [len(player.mutiny) for player in t.g.players] == [1, 0, 0]


def test_a_cylon_in_his_turn_has_no_vices() -> None:
    t = caprica(["personal_vices_3", "repair_1"], []).quiet()
    assert [drawn(t, "personal_vices", who) for who in range(3)] == [0, 1, 1]
    assert not t.events("drew_mutiny")


def test_violent_outbursts_send_the_current_player_to_sickbay() -> None:
    t = prophecy(
        seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace"), destiny=["violent_outbursts_4", "repair_1"]
    )
    t.quiet()
    assert t.g.players[0].location == "sickbay"


def test_nobody_leaves_the_brig_for_an_outburst() -> None:
    """P8."""
    t = table(seat("saul_tigh", location="brig"), phase="action", destiny=["violent_outbursts_4", "repair_1", *REST])
    t.act("location:brig").quiet()
    assert resolved(t) == ["violent_outbursts"]
    assert t.g.players[0].location == "brig"


def test_no_outburst_moves_a_cylon() -> None:
    """P8."""
    t = caprica(["violent_outbursts_4", "repair_1"], []).quiet()
    assert t.g.players[0].location == "caprica"


def test_a_weakness_is_exploited_among_humans() -> None:
    """P9: himself too, no Cylon."""
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("kara_thrace", cylon=True, loyalty=[], revealed=["cylon_brig"]),
        destiny=["exploit_a_weakness_5", "repair_1"],
    )
    t.quiet()
    assert set(t.items("who_draws_mutiny", who=0)) == {0, 1}
    t.say("who_draws_mutiny", 0)
    assert len(t.g.players[0].mutiny) == 1


def test_a_cylon_names_a_human() -> None:
    t = caprica(["exploit_a_weakness_5", "repair_1"], []).quiet()
    assert set(t.items("who_draws_mutiny", who=0)) == {1, 2}


def test_the_check_goes_on_when_the_current_player_is_arrested() -> None:
    """T9.9."""
    t = prophecy(
        seat("saul_tigh", mutiny=["panic"]),
        seat("laura_roslin"),
        seat("kara_thrace"),
        destiny=["personal_vices_3", "consolidate_power_2"],
    )
    t.quiet()
    assert t.g.players[0].location == "brig"
    t.say("discard_mutiny", "panic").quiet()
    assert total(t) == -1
    assert t.g.population == 11


def test_upgrades_come_after_the_box() -> None:
    """T9.15, O6."""
    hand = ["investigative_committee_5", "investigative_committee_4"]
    t = prophecy(
        seat("galen_tyrol", miracles=0),
        seat("laura_roslin", hand=hand),
        seat("kara_thrace"),
        destiny=["install_upgrades_0", "repair_1"],
    )
    t.say("contribute", *hand, who=1).quiet()
    why = [event["why"] for event in t.events("drew_skills") if event["who"] == 0]
    assert why[:2] == ["ordered", "install_upgrades"]


def test_nothing_interrupts_a_mission() -> None:
    """004 p.14: no ability with the symbol, no card that affects checks."""
    hand = ["restore_order_3", "investigative_committee_5", "declare_emergency_5", "change_of_plans_5"]
    t = table(
        seat("saul_tigh", location="bridge"),
        seat("laura_roslin", hand=[*hand, "a_second_chance_5"]),
        seat("galen_tyrol"),
        phase="action",
        search_for_home=True,
        mission_deck=["digging_up_the_past"],
        destiny=["dradis_contact_0", "install_upgrades_0", *REST],
    )
    t.act("location:bridge")
    assert t.asked() == "contribute"
    t.game.answer(1, ("investigative_committee_5", "declare_emergency_5", "change_of_plans_5"))
    assert resolved(t) == []
    assert outcome(t) == "pass"
    assert not t.events("window_closed")
    assert sum(t.g.raiders) == 0
    assert drawn(t, "install_upgrades") == 0
