"""The turn of a human player, with the examples of the rulebook (000 p.9-13, p.26; TIMING T2, T5, T19, T23)."""

from __future__ import annotations

from random import Random

import pytest

import orrery
from orrery import bots
from tests.games.galactica.table import seat, table

QUIET_CRISIS = "riots_launch_raiders"


# --- receive skills -----------------------------------------------------------------------------------


def test_example_adama_draws_three_leadership_and_two_tactics_cards() -> None:
    """000 p.9."""
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
    """000 p.9: from Command to the Press Room for a Piloting card, which he chooses."""
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
    """000 p.13: an 8 against an unmanned viper is rolled again."""
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
    eleven = ["repair_1"] * 8 + ["repair_2"] * 3
    t = table(
        seat("saul_tigh", hand=["launch_scout_1"] * 8 + ["launch_scout_2"] * 3),
        seat("laura_roslin", hand=eleven),
        phase="end",
    )
    assert {who: question.least for who, question in t.game.pending.items()} == {0: 1, 1: 1}


def test_between_a_crisis_and_the_end_of_the_turn_only_recon_looks_at_its_deck() -> None:
    """T8.9, T23.2: so it makes no difference whether a crisis is discarded before the jump or at the end."""
    looks = 0
    for seed in range(4):
        game = orrery.new("galactica", 6, seed)
        bots.play(
            game, [bots.find("random", "galactica")() for _ in range(6)], [Random(f"{seed}:{i}") for i in range(6)]
        )
        closing, played = False, ""
        for event in game.events(None):
            name = event["event"]
            if name == "turn_began":
                closing = False
            elif name == "phase_began":
                closing = event["phase"] in ("prepare_jump", "end")
            elif name == "reacted":
                played = event["play"]
            elif closing:
                assert name != "crisis_drawn"
                if name == "looked" and event["what"] == "crisis":
                    assert played == "recon"
                    looks += 1
    assert looks
