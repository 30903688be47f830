"""The turn of a human player, with the examples of the rulebook (000 p.9-13, p.26; T2, T5, T19, T23)."""

from __future__ import annotations

import pytest

from orrery.games.galactica.state import without
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"


# --- receive skills -----------------------------------------------------------------------------------


def test_example_adama_draws_three_leadership_and_two_tactics_cards() -> None:
    """T2.1, 000 p.9."""
    t = table(seat("william_adama"), phase="receive_skills")
    assert t.g.players[0].bound == (0, 3, 2, 0, 0)


@pytest.mark.parametrize(
    ("split", "bound"),
    [
        (("leadership", "leadership"), (0, 2, 1, 2, 0)),
        (("politics", "politics"), (2, 0, 1, 2, 0)),
        (("leadership", "politics"), (1, 1, 1, 2, 0)),
    ],
)
def test_example_apollo_splits_his_multi_skill(split: tuple[str, str], bound: tuple[int, ...]) -> None:
    """000 p.9: the fixed cards come first and are seen (O3)."""
    t = table(seat("lee_adama"), phase="receive_skills")
    assert t.g.players[0].bound == (0, 0, 1, 2, 0)
    t.say("choose_types", *split)
    assert t.g.players[0].bound == bound


def test_an_empty_skill_deck_is_made_of_its_discard_pile() -> None:
    """T2.1."""
    t = table(seat("saul_tigh", location="press_room"), phase="action", crisis_deck=[QUIET_CRISIS])
    deck = t.g.skills[0]
    deck.cards, deck.discards = deck.cards[:1], deck.cards[1:]
    t.act("location:press_room")
    assert t.g.players[0].bound == (2, 0, 0, 0, 0)
    assert [event["deck"] for event in t.events("reshuffled")] == ["politics"]
    assert t.g.skills[0].discards == ()
    assert not t.game.faults()


def test_the_destiny_deck_is_rebuilt_as_soon_as_it_is_empty() -> None:
    """T9.4: before anybody adds a card."""
    t = table(
        seat("saul_tigh", hand=["launch_scout_1"]),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["repair_1", "repair_1"],
    )
    t.say("crisis_choice", 0).quiet(stop="contribute")
    assert t.asked() == "contribute"
    assert len(t.g.destiny) == 10


# --- movement -----------------------------------------------------------------------------------------


def test_example_apollo_changes_ship() -> None:
    """T2.2, 000 p.9: from Command to the Press Room for a Piloting card, which he chooses."""
    hand = ["evasive_maneuvers_1", "repair_1"]
    t = table(seat("lee_adama", location="command", hand=hand), phase="movement")
    t.say("movement", "press_room").say("discard_skills", "evasive_maneuvers_1")
    assert (t.g.players[0].location, t.g.players[0].hand) == ("press_room", ("repair_1",))


def test_a_pilot_who_is_arrested_leaves_his_viper() -> None:
    """T5.4."""
    t = table(
        seat("laura_roslin", quorum=["arrest_order"]),
        seat("kara_thrace", location="viper", area="rear"),
        phase="action",
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    t.act("quorum:arrest_order").say("quorum_target", 1)
    assert (t.g.players[1].location, t.g.players[1].area, t.g.viper_reserve) == ("brig", -1, 8)


# --- action -------------------------------------------------------------------------------------------


def test_example_adama_in_the_research_lab() -> None:
    """000 p.13: Engineering, although it is not in his set."""
    t = table(seat("william_adama", location="research_lab"), phase="action", crisis_deck=[QUIET_CRISIS])
    t.act("location:research_lab").say("choose_types", "engineering")
    assert t.g.players[0].bound == (0, 0, 0, 0, 1)


def test_example_starbuck_saves_an_unmanned_viper() -> None:
    """T10.5, T11.2, 000 p.13: an 8 against an unmanned viper is rolled again."""
    t = table(
        seat("saul_tigh"),
        seat("kara_thrace", hand=["evasive_maneuvers_2"]),
        phase="crisis",
        crisis_deck=["prison_labor"],
        vipers={"rear": 1},
        raiders={"rear": 1},
        script=[8, 3],
    )
    t.say("react", "evasive_maneuvers_2", who=1).quiet()
    assert (t.g.vipers[3], t.g.vipers_destroyed) == (1, 0)


def test_example_a_jump_from_the_last_space_but_one() -> None:
    """000 p.14: a 5 costs one population."""
    t = table(seat("saul_tigh", location="ftl_control"), phase="action", jump=4, script=[5])
    t.act("location:ftl_control").quiet()
    assert t.g.population == 11


@pytest.mark.parametrize(("die", "humans_win"), [(6, False), (7, True)])
def test_example_the_last_jump_with_one_population(die: int, humans_win: bool) -> None:
    """FAQ[ftl-roll]. 000 p.14: the humans win if FTL Control does not cost them the last population."""
    t = table(
        seat("william_adama", location="ftl_control"),
        seat("laura_roslin", loyalty=["cylon_brig"]),
        phase="action",
        jump=4,
        distance=8,
        population=1,
        script=[die],
    )
    t.act("location:ftl_control").quiet()
    assert t.game.result is not None
    assert (0 in t.game.result.winners) == humans_win
    assert t.game.result.reason == ("kobol" if humans_win else "population")


def test_example_a_scout_that_does_not_come_back() -> None:
    """000 p.26: a 1 loses the raptor and shows nothing."""
    t = table(
        seat("saul_tigh", hand=["launch_scout_1"]),
        seat("lee_adama"),
        phase="action",
        crisis_deck=[QUIET_CRISIS],
        script=[1],
    )
    t.act("card:launch_scout_1").quiet()
    assert (t.g.raptors, t.g.raptors_destroyed) == (3, 1)
    assert not t.events("looked")


# --- end of turn (T23) --------------------------------------------------------------------------------


def test_recon_comes_before_the_hand_limit_and_the_hand_limit_before_the_loss() -> None:
    """T23.1, T23.3, T23.4."""
    t = table(seat("sharon_valerii", hand=["repair_1"] * 8 + ["repair_2"] * 4), phase="end", food=0)
    t.say("react", "recon").say("top_or_bottom", "top").say("discard_skills", "repair_1", "repair_1")
    assert t.game.result is not None
    assert t.game.result.reason == "food"


def test_a_resource_at_zero_may_recover_within_the_turn() -> None:
    """FAQ[zero-at-turn-end]."""
    t = table(
        seat("laura_roslin", quorum=["food_rationing"]),
        phase="action",
        food=0,
        script=[6],
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    t.act("quorum:food_rationing").quiet()
    assert t.game.result is None
    assert t.g.food == 1


def test_hand_limits_are_for_all_seats_at_once() -> None:
    """T23.3."""
    eleven = ["repair_1"] * 8 + ["repair_2"] * 3
    t = table(
        seat("saul_tigh", hand=["launch_scout_1"] * 8 + ["launch_scout_2"] * 3),
        seat("laura_roslin", hand=eleven),
        phase="end",
    )
    assert {who: question.least for who, question in t.game.pending.items()} == {0: 1, 1: 1}


# --- the crises of a turn (T8.9, T23.2) ---------------------------------------------------------------


def run_out(t: Table, *deck: str) -> None:
    """These are the last of the crisis deck; all others lie in its discard pile."""
    g = t.g
    g.crisis_discards, g.crisis_deck = without(g.crisis_deck, deck), deck
    g.crisis_known = (0,) * len(deck)


def test_a_resolved_crisis_lies_open_until_recon_is_over() -> None:
    """T8.9, T23.2, 000 p.11: if Recon has the deck shuffled, the crisis of this turn is not in it."""
    t = table(seat("sharon_valerii"), phase="action", crisis_deck=[QUIET_CRISIS])
    run_out(t, QUIET_CRISIS)
    t.act("nothing").say("crisis_choice", 0).say("react", "recon")
    assert [event["deck"] for event in t.events("reshuffled")] == ["crisis"]
    assert QUIET_CRISIS not in (*t.g.crisis_deck, *t.g.players[0].looking)
    assert (t.g.resolved, t.g.crisis_discards) == ((QUIET_CRISIS,), ())
    t.say("top_or_bottom", "top")
    assert (t.g.resolved, t.g.crisis_discards) == ((), (QUIET_CRISIS,))
    assert not t.game.faults()


def test_a_second_crisis_is_never_the_first_one_again() -> None:
    t = table(seat("saul_tigh", hand=["repair_1"]), phase="action", crisis_deck=["fulfiller_of_prophecy"])
    run_out(t, "fulfiller_of_prophecy")
    t.act("nothing").say("crisis_choice", 1).quiet()
    assert len(t.events("crisis_drawn")) == 2
    assert t.g.resolved == ("fulfiller_of_prophecy",)
    assert "fulfiller_of_prophecy" not in t.g.crisis_deck
    assert not t.game.faults()


def test_a_crisis_is_discarded_before_the_hand_limit() -> None:
    """T23.2 comes before T23.3, and a jump before both."""
    hand = ["launch_scout_1"] * 8 + ["launch_scout_2"] * 3
    t = table(seat("saul_tigh", hand=hand), phase="crisis", crisis_deck=["riots_basestars"], jump=4)
    t.say("crisis_choice", 0)
    assert (t.asked(), t.g.resolved, t.g.crisis_discards) == ("destination", ("riots_basestars",), ())
    t.say("destination", t.items("destination")[0])
    while t.asked() != "discard_skills":
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, question.items[: question.least])
    assert (t.g.resolved, t.g.crisis_discards) == ((), ("riots_basestars",))


def test_a_super_crisis_goes_to_its_own_pile() -> None:
    """T8.9, 000 p.19: it is treated as a crisis is."""
    tigh = seat("saul_tigh", cylon=True, location="caprica", super_crises=["massive_assault"])
    t = table(tigh, seat("laura_roslin", hand=["repair_1"] * 8 + ["repair_2"] * 3), phase="action")
    t.act("location:caprica").say("caprica_choice", "massive_assault").quiet()
    assert t.asked() == "discard_skills"
    assert (t.g.resolved, t.g.super_discards, t.g.crisis_discards) == ((), ("massive_assault",), ())


def test_a_jump_is_prepared_by_the_crisis_of_this_turn_only() -> None:
    """000 p.11: nothing is left of the symbol of the turn before."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["water_shortage_raiders_jump", "water_shortage_basestars_nojump", QUIET_CRISIS],
    )
    t.say("crisis_choice", 0)
    assert t.g.jump == 1
    t.say("movement", "stay").act("nothing").say("keep_crisis", "water_shortage_basestars_nojump")
    t.say("crisis_choice", 0).quiet()
    assert (t.g.current, t.g.jump) == (2, 1)
