"""The Mutineer in all its ways, and handing on loyalty cards (004 p.6, p.12; T15, T16)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.state import MUTINEER
from tests.games.galactica.daybreak.table import Table, seat, table

HUMAN = "not_a_cylon"
FTL = {"location": "ftl_control"}
STOP = "riots_launch_raiders"


def sleeper(*players: dict[str, Any], deck: list[str], **position: Any) -> Table:
    """The first player jumps the fleet to distance 4 or more: the Sleeper Agent phase."""
    t = table(
        *players,
        **{
            "phase": "action",
            "distance": 3,
            "jump": 4,
            "destination_deck": ["deep_space"],
            "loyalty_deck": deck,
            "script": [8],
            **position,
        },
    )
    return t.act("location:ftl_control").say("destination", "deep_space")


def loyalty(t: Table, who: int) -> tuple[str, ...]:
    return t.g.players[who].loyalty


# --- from the deck (T15.4) ----------------------------------------------------------------------------


def test_the_mutineer_of_the_sleeper_agent_phase_is_shown_with_all_that_follows() -> None:
    """T15.4."""
    t = sleeper(
        seat("saul_tigh", **FTL),
        seat("laura_roslin"),
        seat("kara_thrace"),
        deck=[HUMAN, MUTINEER, HUMAN, "cylon_brig"],
    )
    assert t.g.players[1].revealed == (MUTINEER,)
    assert loyalty(t, 1) == ("cylon_brig", HUMAN)  # one more card
    assert len(t.g.players[1].mutiny) == 1
    assert t.g.president != 1
    assert t.g.mutineer() == 1


def test_the_mutineer_counts_as_no_cylon() -> None:
    t = table(
        seat("laura_roslin", revealed=[MUTINEER], **FTL, hand=["repair_1", "repair_1"]),
        phase="action",
        distance=8,
        jump=4,
        script=[8],
    )
    t.act("location:ftl_control").quiet()
    assert t.game.result is not None
    assert t.game.result.scores == (1, 1, 1)


def test_titles_go_down_their_lines_and_may_come_back_later() -> None:
    t = sleeper(
        seat("saul_tigh", **FTL),
        seat("laura_roslin"),
        seat("william_adama"),
        deck=[HUMAN, HUMAN, MUTINEER, HUMAN],
    )
    assert t.g.admiral == 0  # Tigh is next in line
    assert t.g.mutineer() == 2


def test_an_admiralty_that_could_only_go_into_the_brig_comes_back_at_once() -> None:
    """Given away, then gained as by anybody (004 p.6): nobody in the Brig is Admiral while somebody else is free."""
    t = sleeper(
        seat("saul_tigh", **FTL),
        seat("laura_roslin", location="brig"),
        seat("kara_thrace", location="brig"),
        deck=[MUTINEER, HUMAN, HUMAN, HUMAN],
    )
    assert t.g.mutineer() == 0
    assert [(e["title"], e["who"]) for e in t.events("title_given")] == [("admiral", 2), ("admiral", 0)]
    assert t.g.admiral == 0


# --- still in the deck (T15.6) ------------------------------------------------------------------------


def test_if_nobody_shows_it_the_current_player_names_a_human_who_draws_it() -> None:
    """T15.6."""
    t = sleeper(
        seat("saul_tigh", **FTL),
        seat("laura_roslin"),
        seat("kara_thrace", cylon=True, loyalty=[]),
        deck=[HUMAN, HUMAN, HUMAN, MUTINEER],
    )
    t.say("give_loyalty", 1, who=2)
    assert set(t.items("seek_mutineer", who=0)) == {0, 1}
    t.say("seek_mutineer", 1, who=0)
    assert t.g.mutineer() == 1
    assert loyalty(t, 1) == (HUMAN, HUMAN, HUMAN)  # no further card
    assert len(t.g.players[1].mutiny) == 1
    assert t.g.president == 0


def test_a_leader_is_not_named_nor_given_loyalty_cards() -> None:
    t = sleeper(
        seat("saul_tigh", **FTL),
        seat("aaron_doral", infiltrating=True, location="command", motives=["make_an_ally"]),
        seat("laura_roslin"),
        seat("kara_thrace", cylon=True, loyalty=[]),
        deck=[HUMAN, HUMAN, HUMAN, MUTINEER],
    )
    assert set(t.quiet().items("give_loyalty", who=3)) == {0, 2}
    t.say("give_loyalty", 2, who=3)
    assert set(t.items("seek_mutineer", who=0)) == {0, 2}


# --- by way of a revealed Cylon (T15.3) ---------------------------------------------------------------


def test_a_cylon_who_is_dealt_the_mutineer_gives_it_on_and_the_receiver_shows_it() -> None:
    """O8, T15.3, T15.4."""
    t = sleeper(
        seat("saul_tigh", **FTL),
        seat("laura_roslin"),
        seat("kara_thrace", cylon=True, loyalty=["cylon_morale"]),
        deck=[HUMAN, HUMAN, MUTINEER, HUMAN],
    )
    assert t.g.mutineer() == -1
    t.say("give_loyalty", 1, who=2)
    assert t.g.mutineer() == 1
    assert loyalty(t, 1) == ("cylon_morale", HUMAN, HUMAN)  # no extra card for it (O8)
    assert len(t.g.players[1].mutiny) == 1
    assert loyalty(t, 2) == ()


def test_from_distance_seven_on_a_cylon_gives_the_mutineer_alone() -> None:
    """T15.3."""
    for card in (MUTINEER, HUMAN):
        t = sleeper(
            seat("saul_tigh", **FTL),
            seat("laura_roslin"),
            seat("kara_thrace", cylon=True, loyalty=["cylon_morale"]),
            deck=[HUMAN, HUMAN, card, HUMAN],
            distance=6,
            sleeper=False,
        )
        if card == MUTINEER:
            t.say("give_loyalty", 1, who=2)
            assert t.g.mutineer() == 1
            assert loyalty(t, 2) == ("cylon_morale",)
        else:
            assert loyalty(t, 2) == ("cylon_morale", HUMAN)


# --- the Mutineer reveals himself (T16.5) -------------------------------------------------------------


def reveal(distance: int) -> Table:
    t = table(
        seat(
            "saul_tigh",
            revealed=[MUTINEER],
            loyalty=["cylon_morale", HUMAN],
            mutiny=["panic"],
            hand=["repair_1", "repair_1", "repair_2", "bait_0"],
        ),
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="action",
        distance=distance,
    )
    return t.act("reveal:cylon_morale").say("cylon_choice", "decline").say("discard_skills", "bait_0")


@pytest.mark.parametrize("distance", [6, 7])
def test_a_mutineer_who_is_a_cylon_gives_the_card_face_up_at_any_distance(distance: int) -> None:
    """T16.5."""
    t = reveal(distance).say("give_mutineer", 1, who=0)
    assert t.g.mutineer() == 1
    assert t.g.players[0].revealed == ("cylon_morale",)
    assert t.g.president == 2
    assert len(t.g.players[1].mutiny) == 1
    assert loyalty(t, 1) == (HUMAN,)  # no extra card
    if distance == 6:
        t.say("give_loyalty", 2, who=0)
        assert loyalty(t, 2) == (HUMAN, HUMAN)
    else:
        assert t.asked() != "give_loyalty"
        assert loyalty(t, 0) == (HUMAN,)


def test_a_cylon_loses_mutiny_cards_and_miracles_and_bait_does_not_answer() -> None:
    t = reveal(6)
    assert t.g.players[0].mutiny == ()
    assert "panic" in t.g.mutiny_discards
    assert t.g.players[0].miracles == 0


# --- Mutiny cards and the Brig (T18.4, T18.6) ---------------------------------------------------------


def draw_another(mutiny: list[str], **about: Any) -> Table:
    """Administration: the player there draws a Mutiny card."""
    t = table(
        seat("saul_tigh", mutiny=mutiny, **{"location": "administration", **about}),
        phase="action",
        mutiny_deck=["blackmail", "impeachment"],
        crisis_deck=[STOP],
    )
    return t.act("location:administration")


def test_the_second_card_leads_to_the_brig_and_one_is_kept() -> None:
    t = draw_another(["panic"])
    assert t.g.players[0].location == "brig"
    t.say("discard_mutiny", "panic")
    assert t.g.players[0].mutiny == ("blackmail",)


def test_the_mutineer_goes_with_his_third_card_and_keeps_two() -> None:
    t = draw_another(["panic"], revealed=[MUTINEER])
    assert t.g.players[0].location == "administration"
    assert len(t.g.players[0].mutiny) == 2
    t = draw_another(["panic", "feed_the_people"], revealed=[MUTINEER])
    assert t.g.players[0].location == "brig"
    t.say("discard_mutiny", "panic")
    assert len(t.g.players[0].mutiny) == 2


# --- Prepare for Jump (T2.6) --------------------------------------------------------------------------


def prepared(crisis: str, **about: Any) -> Table:
    t = table(seat("saul_tigh", **about), phase="crisis", crisis_deck=[crisis], mutiny_deck=["blackmail"])
    return t.say("crisis_choice", 0).quiet()


def test_the_mutineer_draws_a_card_where_his_crisis_shows_the_jump() -> None:
    """T2.6."""
    t = prepared("water_shortage_raiders_jump", revealed=[MUTINEER])
    assert t.g.players[0].mutiny == ("blackmail",)
    assert t.g.jump == 1


def test_without_the_symbol_or_the_card_nobody_draws() -> None:
    assert prepared("water_shortage_basestars_nojump", revealed=[MUTINEER]).g.players[0].mutiny == ()
    assert prepared("water_shortage_raiders_jump").g.players[0].mutiny == ()


def two_crises(his_own: str, **about: Any) -> Table:
    """By his Executive Order Athena resolves a crisis with the symbol at Caprica; then comes the one that he draws."""
    t = table(
        seat("saul_tigh", hand=["executive_order_1"], **about.pop("tigh", {})),
        seat("sharon_athena_agathon", location="command", infiltrating=True),
        phase="action",
        crisis_deck=["riots_basestars", "riots_launch_raiders", his_own],
        mutiny_deck=["blackmail"],
        **about,
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions")
    t.act("ability:resolute", who=1).say("activate_where", "caprica")
    return t.say("keep_crisis", "riots_basestars").say("crisis_choice", 0).act("nothing", who=1).say("crisis_choice", 0)


def test_the_symbol_of_another_players_crisis_is_none_of_his() -> None:
    """T2.6, 004 p.6: his own card must bear it."""
    t = two_crises("water_shortage_basestars_nojump", tigh={"revealed": [MUTINEER]}).quiet()
    assert [event["jump"] for event in t.events("jump_prepared")] == [1]
    assert t.g.players[0].mutiny == ()


def test_a_second_symbol_moves_the_marker_on_from_the_start() -> None:
    """T2.6, 000 p.11, p.13 (step 5): a space for each; the jump that the first brings on sets the marker back."""
    t = two_crises("water_shortage_raiders_jump", jump=4, destination_deck=["barren_planet", "deep_space"])
    t.say("destination", "barren_planet").quiet()
    assert [event["jump"] for event in t.events("jump_prepared")] == [5, 1]
    assert (t.g.jump, t.g.destinations) == (1, ("barren_planet",))


def test_boomer_is_dealt_two_cards_also_when_revealed() -> None:
    """T15.1."""
    t = sleeper(
        seat("saul_tigh", **FTL),
        seat("laura_roslin"),
        seat("sharon_valerii", cylon=True, loyalty=[]),
        deck=[HUMAN, HUMAN, HUMAN, "cylon_brig"],
    )
    t.say("give_loyalty", 1, who=2)
    assert loyalty(t, 1) == ("cylon_brig", HUMAN, HUMAN, HUMAN)
    assert t.g.players[2].location == "resurrection_ship"
