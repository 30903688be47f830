"""The window protocol (0.1) and who is asked (C1 to C3): public facts only, and silence tells nothing."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.hands import could_hold, lose_unseen, pass_unseen
from orrery.games.galactica.state import Galactica
from orrery.games.galactica.windows import REACTIONS, asked_at
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"


def check(*players: dict[str, Any], **position: Any) -> Table:
    """The current player takes the check of Fulfiller of Prophecy (politics or leadership, 6): window T9.3 is open."""
    t = table(*players, **{"phase": "crisis", "crisis_deck": ["fulfiller_of_prophecy"], **position})
    return t.say("crisis_choice", 0)


def shot(*players: dict[str, Any], **position: Any) -> Table:
    """The current player fires at a heavy raider from Weapons Control."""
    first = {**players[0], "location": "weapons_control"}
    more = {"phase": "action", "heavy_raiders": {"front": 1}, "crisis_deck": [QUIET_CRISIS, "water_sabotaged"]}
    t = table(first, *players[1:], **{**more, **position})
    return t.act("location:weapons_control")


def everything_seen(t: Table, viewer: int | None) -> tuple[Any, ...]:
    return t.game.view(viewer), t.game.events(viewer)


# --- 0.1: the procedure -------------------------------------------------------------------------------


def test_who_holds_nothing_is_asked_all_the_same_and_may_only_pass() -> None:
    """0.1.2: the hand could hold Strategic Planning, as far as its types are known."""
    t = shot(
        seat("saul_tigh"), seat("laura_roslin", hand=["launch_scout_1"]), seat("helo", hand=["strategic_planning_3"])
    )
    assert t.items("react", 1) == ("pass",)
    assert t.items("react", 2) == ("pass", "strategic_planning_3")


def test_nobody_sees_who_has_answered_before_the_window_closes() -> None:
    """C3: all who were asked stay asked for the others; who has answered sees that himself."""
    hand = ["launch_scout_1"]
    t = shot(seat("saul_tigh"), seat("laura_roslin", hand=hand), seat("helo", hand=hand))
    before = {viewer: everything_seen(t, viewer) for viewer in (0, 2, None)}
    t.game.answer(1, ("pass",))
    assert {viewer: everything_seen(t, viewer) for viewer in before} == before
    assert t.game.view(1)["asked"] == {"2": "react"}


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_can_tell_a_forced_pass_from_a_chosen_one(viewer: int | None) -> None:
    """D51: two tables that differ in one hand look the same to the others, before, during and after the window."""
    tables = [
        shot(seat("saul_tigh"), seat("laura_roslin", hand=[card]), seat("kara_thrace"), script=[1])
        for card in ("launch_scout_1", "strategic_planning_3")
    ]
    assert everything_seen(tables[0], viewer) == everything_seen(tables[1], viewer)
    for t in tables:
        t.quiet()
    assert everything_seen(tables[0], viewer) == everything_seen(tables[1], viewer)
    assert tables[0].events("window_closed")[0]["step"] == "before_roll"


def test_a_window_in_which_nobody_could_act_is_silent() -> None:
    """0.1.1."""
    t = shot(seat("saul_tigh"), seat("laura_roslin", hand=["repair_1"]), seat("kara_thrace"), script=[1])
    assert t.events("rolled")
    assert not [event for event in t.events("window_closed") if event["step"] in ("before_roll", "after_roll")]


def test_everybody_is_asked_at_once_and_answers_stay_hidden_until_the_last() -> None:
    """L3, FAQ[no-rushing]."""
    planning = ["strategic_planning_3"]
    t = shot(seat("saul_tigh", hand=planning), seat("laura_roslin", hand=planning), seat("helo", hand=planning))
    assert set(t.game.pending) == {0, 1, 2}
    before = t.game.events(2)
    t.game.answer(1, ("strategic_planning_3",))
    assert t.game.events(2) == before
    assert t.g.players[1].hand == ("strategic_planning_3",)


def test_colliding_declarations_are_open_and_ordered_by_the_current_player() -> None:
    """FAQ[current-player-orders]. 0.1.3, L2, O1, D50: the other card stays in hand; one Strategic Planning a roll."""
    t = shot(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["strategic_planning_3"]),
        seat("helo", hand=["strategic_planning_4"]),
        script=[5],
    )
    t.game.answer(1, ("strategic_planning_3",))
    t.game.answer(2, ("strategic_planning_4",))
    assert list(t.game.pending) == [0]
    assert t.items("first_reaction") == ("1:strategic_planning_3", "2:strategic_planning_4")
    assert t.events("declared", viewer=None)[0]["plays"] == ["1:strategic_planning_3", "2:strategic_planning_4"]
    t.say("first_reaction", "2:strategic_planning_4").quiet()
    assert (t.g.players[1].hand, t.g.players[2].hand) == (("strategic_planning_3",), ())
    assert t.g.heavy_raiders[0] == 0


def test_who_was_not_first_may_declare_again_or_not() -> None:
    """FAQ[current-player-orders]. 0.1.4: another card of the same moment is asked for again after the first."""
    t = check(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["investigative_committee_3"]),
        seat("kara_thrace", hand=["scientific_research_3"]),
    )
    t.game.answer(1, ("investigative_committee_3",))
    t.game.answer(2, ("scientific_research_3",))
    t.say("first_reaction", "1:investigative_committee_3")
    assert t.items("react", 2) == ("pass", "scientific_research_3")
    t.say("react", "pass", who=2)
    assert t.g.players[2].hand == ("scientific_research_3",)


def test_passers_are_asked_again_after_a_play() -> None:
    """0.1.4, L3, FAQ[no-rushing]."""
    t = check(
        seat("saul_tigh", hand=["launch_scout_1"]),
        seat("laura_roslin", hand=["investigative_committee_3"]),
        seat("kara_thrace", hand=["scientific_research_3"]),
    )
    t.game.answer(2, ("pass",))
    t.game.answer(1, ("investigative_committee_3",))
    assert 2 in t.game.pending
    t.say("react", "scientific_research_3", who=2)
    assert set(t.g.checks[-1].played) == {"investigative_committee", "scientific_research"}


def test_a_play_without_effect_is_not_offered() -> None:
    """0.1.5, O2: a second committee."""
    t = check(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["investigative_committee_3", "investigative_committee_4"]),
        seat("kara_thrace"),
    )
    t.say("react", "investigative_committee_3", who=1)
    assert t.asked_for("investigative_committee_4") == ()


def test_a_played_card_is_gone_before_its_text() -> None:
    """L4."""
    t = check(
        seat("saul_tigh", hand=["launch_scout_1"]),
        seat("laura_roslin", hand=["investigative_committee_3"]),
        seat("kara_thrace"),
    )
    t.say("react", "investigative_committee_3", who=1)
    assert t.g.players[1].hand == ()
    assert t.g.skills[0].discards == ("investigative_committee_3",)


def test_windows_nest() -> None:
    """0.1.6: a die inside Apollo's action, inside a launch, inside Command, inside an Executive Order."""
    t = table(
        seat("kara_thrace", hand=["executive_order_1", "strategic_planning_3"]),
        seat("saul_tigh", location="command"),
        seat("lee_adama", location="armory"),
        phase="action",
        raiders={"port_aft": 1},
        script=[1],
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions")
    t.act("location:command", who=1).say("viper_activation", "launch:port_aft", who=1)
    t.say("react", "alert_viper_pilot:port_aft", who=2).act("viper:activate", who=2)
    t.say("own_viper", "attack:raider", who=2).say("react", "strategic_planning_3", who=0)
    assert t.g.raiders[4] == 0
    t.say("viper_activation", "stop", who=1)
    assert list(t.game.pending) == [1]  # his second action


# --- C1: who could hold a card ------------------------------------------------------------------------


def hold(t: Table, who: int, card: str = "strategic_planning") -> bool:
    return could_hold(t.g, who, card)


def test_only_types_that_a_hand_may_hold_count() -> None:
    """Roslin is never asked for Evasive Maneuvers until she draws Piloting."""
    t = shot(seat("saul_tigh"), seat("laura_roslin", hand=["repair_1"]))
    assert not hold(t, 1)
    t = shot(seat("saul_tigh"), seat("laura_roslin", hand=["launch_scout_1"]))
    assert hold(t, 1)
    assert not hold(t, 1, "evasive_maneuvers")


def test_an_empty_hand_holds_nothing_and_a_revealed_cylon_has_no_text() -> None:
    t = shot(seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace", cylon=True, hand=["launch_scout_1"]))
    assert not hold(t, 1)
    assert not hold(t, 2)


def test_no_copy_left_unseen() -> None:
    """All seven copies lie face up."""
    t = shot(seat("saul_tigh"), seat("laura_roslin", hand=["launch_scout_1"]))
    g = t.g
    seven = ("strategic_planning_3",) * 4 + ("strategic_planning_4",) * 2 + ("strategic_planning_5",)
    g.skills[2].discards = seven
    assert not hold(t, 1)
    g.skills[2].discards = seven[1:]
    assert hold(t, 1)


def bound(g: Galactica, who: int) -> tuple[int, ...]:
    return g.players[who].bound


def test_the_bound_of_a_hand() -> None:
    hand = ["consolidate_power_1", "launch_scout_1", "launch_scout_1"]
    g = shot(seat("saul_tigh"), seat("laura_roslin", hand=hand), seat("kara_thrace", hand=["repair_1"])).g
    assert bound(g, 1) == (1, 0, 2, 0, 0)
    lose_unseen(g, 1, ("launch_scout_1",))  # everything stays possible, within the size of the hand
    assert bound(g, 1) == (1, 0, 2, 0, 0)
    lose_unseen(g, 1, ("launch_scout_1",))
    assert bound(g, 1) == (1, 0, 1, 0, 0)
    pass_unseen(g, 1, 2, ("consolidate_power_1",))  # the taker may have got either
    assert bound(g, 1) == (0, 0, 0, 0, 0)
    assert bound(g, 2) == (1, 0, 1, 0, 1)


# --- C2: the windows ----------------------------------------------------------------------------------


def test_the_windows_are_those_of_the_specification() -> None:
    """C2: T8.3, T8.6, T9.2, T9.3, T9.6, T9.11, T9.13, T9.16, T10.2, T10.5, T12.0, T13.2, T14.2, T19.3, T23.1, T26.1.

    Those of T21, T22 and T29 have tests of their own.
    """
    assert {step: sorted(reaction.name for reaction in found) for step, found in REACTIONS.items()} == {
        "crisis_revealed": ["secret_destiny"],
        "crisis_chosen": ["moral_compass"],
        "check_announced": ["mysterious_intuition"],
        "before_cards": [
            "a_second_chance",
            "assign_arbitrator",
            "cylon_hatred",
            "friends_in_low_places",
            "investigative_committee",
            "restore_order",
            "scientific_research",
        ],
        "before_reveal": ["blind_devotion"],
        "after_total": ["declare_emergency"],
        "after_pass": ["change_of_plans"],
        "after_check": ["command_authority"],
        "before_roll": ["strategic_planning"],
        "after_roll": ["eco_officer", "evasive_maneuvers"],
        "vipers_placed": ["alert_viper_pilot"],
        "end_of_turn": ["recon"],
        "ships_begin": ["modifications"],
        "remove_ships": ["no_one_gets_left_behind"],
        "discards": ["for_love"],
        "civilian_endangered": ["escort"],
        "population_lost": ["memento"],
        "motive": ["motive"],
    }


ABILITIES = [
    ("kara_thrace", "secret_destiny"),
    ("helo", "moral_compass"),
    ("sharon_valerii", "mysterious_intuition:pass"),
    ("galen_tyrol", "blind_devotion:politics"),
    ("william_adama", "command_authority"),
]


@pytest.mark.parametrize(("character", "play"), ABILITIES)
@pytest.mark.parametrize("about", [{}, {"miracles": 0}, {"cylon": True}])
def test_a_sheet_is_asked_only_while_its_ability_is_available(character: str, play: str, about: dict[str, Any]) -> None:
    """C1: sheet rights and the once-per-game mark are public."""
    others = [name for name in ("saul_tigh", "laura_roslin") if name != character]
    t = table(
        seat(others[0]),
        seat(character, **{"location": "armory" if not about.get("cylon") else "caprica", **about}),
        seat("lee_adama"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["repair_1"] * 4,
    )
    asked = t.asked_for(play)
    if not asked and t.asked() == "crisis_choice":
        asked = t.say("crisis_choice", 0).asked_for(play)
    assert asked == (() if about else (1,))


def test_only_the_seats_of_the_window_are_asked_clockwise_from_the_current_player() -> None:
    planning = {"hand": ["launch_scout_1"]}
    t = shot(seat("saul_tigh"), seat("laura_roslin", **planning), seat("kara_thrace"), seat("helo", **planning))
    assert asked_at(t.g, "before_roll") == (1, 3)


def test_evasive_maneuvers_is_asked_only_when_a_viper_is_attacked() -> None:
    t = shot(seat("saul_tigh"), seat("helo", hand=["evasive_maneuvers_1"]), script=[1])
    assert t.asked_for("evasive_maneuvers_1") == ()
    assert t.events("rolled")


@pytest.mark.parametrize(("die", "asked"), [(1, (1,)), (4, (1,))])
def test_evasive_maneuvers_is_asked_whether_the_viper_was_hit_or_not(die: int, asked: tuple[int, ...]) -> None:
    t = table(
        seat("saul_tigh"),
        seat("helo", hand=["evasive_maneuvers_1"]),
        phase="crisis",
        crisis_deck=["prison_labor"],
        vipers={"rear": 1},
        raiders={"rear": 1},
        script=[die],
    )
    assert t.asked_for("evasive_maneuvers_1") == asked
