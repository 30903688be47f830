"""Loyalty, the Sleeper Agent phase, revealing, and the turn of a revealed Cylon (000 p.18-20; T3, T15, T16)."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.galactica.cards.loyalty import CYLON_CARDS, DECK
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"


def reveal(card: str, *others: dict[str, Any], **more: Any) -> Table:
    """The current player shows a Cylon card as an action."""
    about = {"loyalty": [card], **more.pop("about", {})}
    t = table(seat("saul_tigh", **about), *others, **{"phase": "action", **more})
    return t.act(f"reveal:{card}")


def sleeper(*players: dict[str, Any], deck: list[str], **more: Any) -> Table:
    """FTL Control jumps from distance 3 to 5."""
    first = {**players[0], "location": "ftl_control"}
    t = table(
        first,
        *players[1:],
        **{
            "phase": "action",
            "jump": 4,
            "distance": 3,
            "destination_deck": ["barren_planet", "barren_planet"],
            "crisis_deck": [QUIET_CRISIS, "water_sabotaged"],
            "loyalty_deck": deck,
            "script": [8],
            **more,
        },
    )
    return t.act("location:ftl_control").say("destination", "barren_planet")


# --- dealing (T1.5, T1.6) -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cylons", "humans"), [(3, 1, 5), (4, 1, 6), (5, 2, 8), (6, 2, 9)])
def test_the_deck_by_the_number_of_players(seats: int, cylons: int, humans: int) -> None:
    """T1.5, T1.6."""
    assert DECK[seats] == (cylons, humans)
    game = orrery.new("galactica", seats, 3)
    while any(question.kind in ("choose_character", "launch_area") for question in game.pending.values()):
        ((who, question),) = game.pending.items()
        plain = [item for item in question.items if item not in ("gaius_baltar", "sharon_valerii")]
        game.answer(who, (plain[0],))
    g: Any = game.state
    cards = [*g.loyalty_deck, *[card for player in g.players for card in player.loyalty]]
    assert sum(card in CYLON_CARDS for card in cards) == cylons
    assert cards.count("not_a_cylon") == humans
    assert cards.count("sympathizer") == g.loyalty_deck.count("sympathizer") == (seats in (4, 6))


# --- the Sleeper Agent phase (T15) --------------------------------------------------------------------


def test_everybody_receives_a_card_revealed_cylons_too() -> None:
    """T15.1."""
    t = sleeper(seat("saul_tigh"), seat("laura_roslin", cylon=True), seat("kara_thrace"), deck=["not_a_cylon"] * 3)
    assert [len(player.loyalty) for player in t.g.players] == [2, 2, 2]
    assert t.g.sleeper


def test_the_phase_comes_once() -> None:
    t = sleeper(seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace"), deck=["not_a_cylon"] * 3, sleeper=True)
    assert [len(player.loyalty) for player in t.g.players] == [1, 1, 1]


@pytest.mark.parametrize(("food", "cylon", "location"), [(4, False, "brig"), (5, True, "resurrection_ship")])
def test_sympathizer_by_the_red_zone(food: int, cylon: bool, location: str) -> None:
    """T15.2."""
    four = (seat("saul_tigh"), seat("laura_roslin", hand=["repair_1"] * 5), seat("kara_thrace"), seat("galen_tyrol"))
    t = sleeper(*four, deck=["not_a_cylon", "sympathizer", "not_a_cylon", "not_a_cylon"], food=food)
    if cylon:
        t.say("discard_skills", "repair_1", "repair_1", who=1)
    player = t.g.players[1]
    assert (player.cylon, player.sympathizer, player.location) == (cylon, cylon, location)
    assert player.revealed == ("sympathizer",)
    assert player.super_crises == ()
    assert t.events("cylon_revealed", viewer=None)[0]["card"] == "sympathizer"


def test_a_hidden_cylon_who_is_arrested_as_sympathizer_stays_hidden() -> None:
    """FAQ[sympathizer-hidden-cylon]."""
    four = (seat("saul_tigh"), seat("laura_roslin", loyalty=["cylon_brig"]), seat("kara_thrace"), seat("galen_tyrol"))
    t = sleeper(*four, deck=["not_a_cylon", "sympathizer", "not_a_cylon", "not_a_cylon"], food=4)
    assert (t.g.players[1].cylon, t.g.players[1].loyalty) == (False, ("cylon_brig",))


@pytest.mark.parametrize(("taker", "holder"), [(2, 2), (None, 1)])
def test_a_revealed_cylon_may_hand_the_sympathizer_on(taker: int | None, holder: int) -> None:
    """T15.2, FAQ[sympathizer-handed-on]."""
    four = (seat("saul_tigh"), seat("laura_roslin", cylon=True), seat("kara_thrace"), seat("galen_tyrol"))
    t = sleeper(*four, deck=["not_a_cylon", "sympathizer", "not_a_cylon", "not_a_cylon"], food=4)
    assert list(t.game.pending) == [1]
    assert t.items("give_sympathizer") == (0, 2, 3)
    assert not t.game.faults()
    t.say("give_sympathizer", *(() if taker is None else (taker,)))
    assert [player.revealed for player in t.g.players] == [("sympathizer",) * (s == holder) for s in range(4)]
    assert t.g.players[2].location == ("brig" if taker == 2 else "hangar_deck")
    assert [(e["who"], e["of"]) for e in t.events("cards_passed")] == ([] if taker is None else [(2, 1)])
    assert not t.game.faults()


# --- revealing (T16) ----------------------------------------------------------------------------------


def test_the_steps_of_revealing() -> None:
    """T16.1, T16.2, T16.3, T16.4."""
    hand = ["repair_1"] * 3 + ["repair_2"] * 2
    t = reveal(
        "cylon_morale",
        seat("laura_roslin"),
        about={"hand": hand, "location": "viper", "assigned": ["assign_arbitrator"]},
    )
    t.say("cylon_choice", "use")
    assert t.g.players[0].cylon
    t.say("discard_skills", "repair_2", "repair_2")
    player = t.g.players[0]
    assert player.hand == ("repair_1",) * 3
    assert (player.location, player.area, t.g.viper_reserve) == ("resurrection_ship", -1, 8)
    assert len(player.super_crises) == 1
    assert player.assigned == ()
    assert t.g.admiral != 0
    assert t.g.morale == 9
    assert t.g.current == 1  # no crisis: the turn is over
    assert not t.events("crisis_drawn")


def test_the_effect_is_optional() -> None:
    """T16.0."""
    assert reveal("cylon_morale").say("cylon_choice", "decline").g.morale == 10
    t = reveal("cylon_brig", seat("laura_roslin"), seat("helo", location="command")).say("cylon_target")
    assert t.g.players[2].location == "command"


@pytest.mark.parametrize("card", CYLON_CARDS)
def test_no_effect_out_of_the_brig(card: str) -> None:
    """T16.0, T6.1."""
    t = reveal(card, about={"location": "brig"})
    assert t.asked() not in ("cylon_choice", "cylon_target")
    assert t.g.players[0].location == "resurrection_ship"
    assert (t.g.morale, t.g.damaged) == (10, ())


def test_cylon_brig_arrests_somebody_aboard_galactica() -> None:
    t = reveal(
        "cylon_brig", seat("laura_roslin"), seat("helo", location="command"), seat("kara_thrace", location="viper")
    )
    assert t.items("cylon_target") == (2,)
    t.say("cylon_target", 2)
    assert t.g.players[2].location == "brig"


def test_who_reveals_does_not_inherit_the_title_of_his_victim() -> None:
    t = reveal("cylon_brig", seat("william_adama"), seat("helo", location="command")).say("cylon_target", 1)
    assert [event["who"] for event in t.events("title_given")] == [2]


def test_cylon_sickbay_costs_five_cards() -> None:
    hand = ["repair_1"] * 4 + ["repair_2"] * 2
    t = reveal("cylon_sickbay", seat("laura_roslin"), seat("helo", location="command", hand=hand))
    t.say("cylon_target", 2).say("discard_skills", *["repair_1"] * 4, "repair_2", who=2)
    assert (t.g.players[2].location, t.g.players[2].hand) == ("sickbay", ("repair_2",))


def test_cylon_damage_resolves_two_of_five_tokens() -> None:
    pool = ["hangar_deck", "armory", "command", "food", "fuel", "admirals_quarters", "ftl_control", "weapons_control"]
    t = reveal("cylon_damage", seat("laura_roslin"), seat("helo", location="armory"), script=[pool])
    t.say("cylon_choice", "use")
    assert sorted(t.items("damage_tokens")) == sorted(pool[:5])
    t.say("damage_tokens", "armory", "food")
    assert (t.g.damaged, t.g.food, t.g.players[2].location) == (("armory",), 7, "sickbay")
    assert len(t.g.damage_pool) == 6
    assert t.g.players[0].looking == ()


def test_example_helo_with_a_cylon_card_and_a_human_one() -> None:
    """000 p.18: one card is enough. He may reveal himself in his turn, with the effect of that card."""
    t = table(
        seat("helo", location="command", loyalty=["cylon_brig", "not_a_cylon"]),
        seat("saul_tigh", location="armory"),
        phase="action",
    )
    assert [item for item in t.items("action") if item.startswith("reveal")] == ["reveal:cylon_brig"]
    t.act("reveal:cylon_brig").say("cylon_target", 1)
    assert (t.g.players[0].cylon, t.g.players[1].location) == (True, "brig")


def test_a_human_card_cannot_be_revealed_and_a_revealed_cylon_reveals_no_more() -> None:
    """T3.3, FAQ[no-second-reveal]."""
    t = table(seat("saul_tigh"), phase="action")
    assert not any(str(item).startswith("reveal") for item in t.items("action"))
    t = table(seat("saul_tigh", cylon=True, loyalty=["cylon_brig"]), phase="action")
    assert t.items("action") == ("nothing", "location:resurrection_ship")


# --- the turn of a revealed Cylon (T3) ----------------------------------------------------------------


def test_two_cards_of_any_type_a_move_and_an_action_without_crisis() -> None:
    """T3.1, T3.2."""
    t = table(seat("saul_tigh", cylon=True, location="caprica"), seat("laura_roslin"), phase="receive_skills")
    t.say("choose_types", "piloting", "politics")
    assert len(t.g.players[0].hand) == 2
    assert set(t.items("movement")) == {"stay", "cylon_fleet", "human_fleet", "resurrection_ship"}
    t.say("movement", "human_fleet").act("nothing").quiet()
    assert t.g.current == 1
    assert not t.events("crisis_drawn")
    assert not t.events("discarded")  # moving is free


def test_a_revealed_cylon_adds_one_card_to_a_check() -> None:
    """T9.5."""
    t = table(
        seat("kara_thrace"),
        seat("saul_tigh", cylon=True, hand=["repair_1", "repair_2"]),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
    )
    t.say("crisis_choice", 0).quiet(stop="contribute")
    assert t.game.pending[1].most == 1


def test_a_revealed_cylon_ignores_discards_and_has_the_plain_hand_limit() -> None:
    """T23.3, FAQ[cylons-ignore-crises]."""
    t = table(seat("saul_tigh"), seat("galen_tyrol", cylon=True, hand=["repair_1"] * 5 + ["repair_2"] * 5), phase="end")
    assert len(t.g.players[1].hand) == 10


# --- looking ------------------------------------------------------------------------------------------


def test_a_look_shows_one_card_at_random_to_one_player() -> None:
    """FAQ[loyalty-random]."""
    cards = ["cylon_brig", "not_a_cylon"]
    t = table(
        seat("laura_roslin", quorum=["release_cylon_mugshots"]),
        seat("saul_tigh", loyalty=cards),
        seat("kara_thrace"),
        phase="action",
        script=[["not_a_cylon", "cylon_brig"], 8],
    )
    t.act("quorum:release_cylon_mugshots").say("quorum_target", 1)
    assert t.events("looked", viewer=0)[0]["cards"] == ["not_a_cylon"]
    assert t.g.players[0].notes == (("loyalty", 1, "not_a_cylon"),)
    assert t.g.players[2].notes == ()


def test_what_was_seen_follows_the_cards_that_are_handed_on() -> None:
    """D17, D20."""
    t = table(
        seat("gaius_baltar"),
        seat("saul_tigh", cylon=True, loyalty=["cylon_brig", "not_a_cylon"]),
        seat("kara_thrace"),
        phase="action",
        crisis_deck=["prison_labor"],
    )
    t.act("ability:cylon_detector").say("look_whose", 1)
    while t.g.current != 1 or t.asked() != "action":
        t.quiet()
        question = next(iter(t.game.pending.values()))
        t.say(question.kind, *next(question.choices()), who=question.seat)
    t.act("location:resurrection_ship").say("give_loyalty", 2)
    for viewer in (0, 1):
        seen = [note for note in t.g.players[viewer].notes if note[0] == "loyalty"]
        assert sorted(seen) == [("loyalty", 2, "cylon_brig"), ("loyalty", 2, "not_a_cylon")]
