"""The list of rules that are often forgotten, line by line (004, last page)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.state import MUTINEER
from tests.games.galactica.daybreak.table import Table, seat, table

HUMAN = "not_a_cylon"
STOP = "riots_launch_raiders"
FTL = {"location": "ftl_control"}


def sleeper(*players: dict[str, Any], deck: list[str]) -> Table:
    """The first player jumps the fleet: the Sleeper Agent phase."""
    t = table(
        *players,
        phase="action",
        distance=3,
        jump=4,
        destination_deck=["deep_space"],
        loyalty_deck=deck,
        script=[8],
    )
    return t.act("location:ftl_control").say("destination", "deep_space")


def test_1_the_mutineer_must_draw_in_prepare_for_jump() -> None:
    """The marker moves, and he draws: once only, and only with the symbol."""
    for crisis, n in (("water_shortage_raiders_jump", 1), ("water_shortage_basestars_nojump", 0)):
        t = table(seat("saul_tigh", revealed=[MUTINEER]), phase="crisis", crisis_deck=[crisis])
        t.say("crisis_choice", 0).quiet()
        assert len(t.g.players[0].mutiny) == n
        assert t.g.jump == n


def test_2_the_mutineer_is_shown_at_once_with_a_loyalty_card_a_mutiny_card_and_no_titles() -> None:
    """In the Sleeper Agent phase. At set-up: test_setup."""
    t = sleeper(
        seat("saul_tigh", **FTL), seat("laura_roslin"), seat("kara_thrace"), deck=[HUMAN, MUTINEER, HUMAN, HUMAN]
    )
    roslin = t.g.players[1]
    assert roslin.revealed == (MUTINEER,)
    assert len(roslin.loyalty) == 2
    assert len(roslin.mutiny) == 1
    assert t.g.president != 1


def test_3_if_nobody_has_shown_it_the_current_player_names_who_draws_it_without_another_card() -> None:
    players = (seat("saul_tigh", **FTL), seat("laura_roslin"), seat("kara_thrace"))
    t = sleeper(*players, deck=[HUMAN, HUMAN, HUMAN, MUTINEER])
    t.say("seek_mutineer", 2, who=0)
    assert t.g.mutineer() == 2
    assert len(t.g.players[2].loyalty) == 2
    assert len(t.g.players[2].mutiny) == 1


@pytest.mark.parametrize(("revealed", "kept"), [([MUTINEER], 2), ([], 1)])
def test_4_in_the_brig_the_mutineer_keeps_two_mutiny_cards_the_others_one(revealed: list[str], kept: int) -> None:
    held = ["panic", "feed_the_people"][:kept]
    t = table(
        seat("saul_tigh", location="brig", mutiny=[*held, "selfish_act"][-kept:], revealed=revealed),
        phase="action",
        mutiny_deck=["blackmail", "impeachment"],
        crisis_deck=[STOP],
    )
    t.act("mutiny:selfish_act").say("choose_types", "tactics", "tactics").quiet()
    assert len(t.g.players[0].mutiny) == kept
    t = table(
        seat("saul_tigh", location="administration", mutiny=held, revealed=revealed),
        phase="action",
        mutiny_deck=["blackmail"],
    )
    t.act("location:administration").say("discard_mutiny", held[0])
    assert t.g.players[0].location == "brig"
    assert len(t.g.players[0].mutiny) == kept


def test_5_cylon_players_neither_draw_nor_play_mutiny_cards() -> None:
    """A leader who does not infiltrate is one of them; one who infiltrates is not."""
    t = table(seat("aaron_doral", infiltrating=True, location="command", mutiny=["panic"]), phase="action")
    assert "mutiny:panic" in t.items("action")
    t = table(
        seat("saul_tigh"),
        seat("aaron_doral"),
        seat("kara_thrace", cylon=True),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["secret_meetings"],
    )
    t.say("crisis_choice", 1)
    assert set(t.items("who_draws_mutiny")) == {0, 3}


@pytest.mark.parametrize(
    "cylon", [seat("kara_thrace", cylon=True, hand=["repair_1"]), seat("aaron_doral", hand=["bait_0"])]
)
def test_6_cylon_players_discard_nothing_for_a_crisis(cylon: dict[str, Any]) -> None:
    t = table(
        seat("saul_tigh", hand=["repair_1", "repair_1"]),
        cylon,
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["religious_turmoil"],
        destiny=["repair_2"] * 4,
    )
    t.say("crisis_choice", 0).quiet()
    assert set(t.game.pending) == {0}
    assert len(t.g.players[1].hand) == 1


@pytest.mark.parametrize("cylon", [seat("kara_thrace", cylon=True), seat("aaron_doral")])
def test_6_cylon_players_cannot_be_sent_to_the_brig_or_sickbay_nor_go_there(cylon: dict[str, Any]) -> None:
    t = table(seat("saul_tigh", location="admirals_quarters"), cylon, seat("laura_roslin"), phase="action")
    assert 1 not in t.act("location:admirals_quarters").items("accuse")
    t = table(cylon, phase="movement")
    assert not {"brig", "sickbay"} & set(t.items("movement"))


@pytest.mark.parametrize("cylon", [seat("kara_thrace", cylon=True, location="caprica"), seat("aaron_doral")])
def test_7_caprica_does_not_skip_prepare_for_jump(cylon: dict[str, Any]) -> None:
    crises = ["water_shortage_raiders_jump", STOP]
    t = table(cylon, seat("laura_roslin"), phase="action", crisis_deck=crises, raiders={"front": 1})
    t.act("location:caprica").say("keep_crisis", crises[0]).say("crisis_choice", 0).quiet()
    assert t.g.jump == 1
    assert t.events("activated") == []  # but no ships are activated


def test_8_two_treachery_cards_go_into_each_destiny_deck() -> None:
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["repair_1", "repair_1"],
    )
    t.say("crisis_choice", 0).quiet()
    assert len(t.g.destiny) == 12
    assert sum(card.startswith(TREACHERY) for card in t.g.destiny) == 2


TREACHERY = ("bait", "dradis_contact", "a_better_machine", "personal_vices", "violent_outbursts", "exploit_a_weakness")


def test_9_nothing_touches_the_check_of_a_mission() -> None:
    """Cards and abilities that would be asked about in any other check."""
    t = table(
        seat("saul_tigh", location="bridge", hand=["investigative_committee_3", "restore_order_3"]),
        seat("galen_tyrol", hand=["scientific_research_3", "declare_emergency_3"]),
        seat("william_adama", hand=["change_of_plans_5"]),
        seat("sharon_valerii"),
        phase="action",
        search_for_home=True,
    )
    t.act("location:bridge")
    while t.g.checks:
        assert t.asked() != "react"
        t.nothing() if t.asked() == "contribute" else pytest.fail(t.asked())
    assert t.events("check_ended")
