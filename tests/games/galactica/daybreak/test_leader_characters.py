"""The abilities of the four Cylon leaders (B3). What they draw: test_leaders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import orrery
from tests.games.galactica.daybreak.table import Table, seat, table

DORAL, SIMON, DANNA, ATHENA = "aaron_doral", "simon_oneill", "danna_biers", "sharon_athena_agathon"
STOP = "riots_launch_raiders"
"""A crisis with a choice: play stops there."""
HAND = ["repair_1", "repair_1", "repair_2", "launch_scout_1", "launch_scout_2"]


def acting(*players: dict[str, Any], **position: Any) -> Table:
    return table(*players, **{"phase": "action", "crisis_deck": [STOP], **position})


def infiltrator(character: str, **about: Any) -> dict[str, Any]:
    return seat(character, infiltrating=True, **{"location": "command", **about})


def limits(t: Table) -> dict[int, int]:
    """Who adds how many cards at most to the check under way; who may add none is not asked."""
    found = {}
    t.quiet(stop="contribute")
    while t.asked() == "contribute":
        who, question = next(iter(t.game.pending.items()))
        found[who] = question.most
        t.nothing()
        while t.asked() == "react" and t.g.checks and not t.g.checks[-1].cards:
            t.nothing()
    return found


# --- Aaron Doral --------------------------------------------------------------------------------------


def test_meticulous_returns_elsewhere_and_acts_once_more() -> None:
    """T4.3."""
    t = acting(infiltrator(DORAL), raiders={"front": 1})
    t.act("infiltration:end")
    assert set(t.items("return_to")) == {"resurrection_ship", "caprica", "cylon_fleet", "human_fleet"}
    t.say("return_to", "cylon_fleet")
    assert t.g.players[0].location == "cylon_fleet"
    assert t.g.players[0].miracles == 0
    t.act("location:cylon_fleet")
    assert t.asked() == "fleet_order"


def test_meticulous_may_be_kept_for_later() -> None:
    t = acting(infiltrator(DORAL)).act("infiltration:end").say("return_to", "resurrection_ship").quiet()
    assert (t.g.players[0].miracles, t.g.current) == (1, 1)
    t = acting(infiltrator(DORAL, miracles=0)).act("infiltration:end").quiet()
    assert (t.g.players[0].location, t.g.current) == ("resurrection_ship", 1)


def test_meticulous_from_the_brig_he_keeps_three_skill_cards_as_any_leader() -> None:
    """004 p.10: whoever takes this action in the Brig. He discards before he acts again."""
    hand = ["repair_1", "repair_1", "repair_2", "launch_scout_1", "launch_scout_2"]
    t = acting(infiltrator(DORAL, hand=hand, location="brig"))
    t.act("infiltration:end").say("return_to", "caprica").say("discard_skills", "repair_1", "repair_1")
    assert t.game.pending[0].about == {"granted": "meticulous"}


def accusation(*players: dict[str, Any], **position: Any) -> Table:
    return acting(*players, **position).act("location:admirals_quarters").say("accuse", 1)


def test_vanity_keeps_him_out_of_checks_in_the_action_step_of_another() -> None:
    """T9.5."""
    tigh = seat("saul_tigh", location="admirals_quarters", hand=["repair_1"])
    found = limits(accusation(tigh, seat("laura_roslin", hand=["repair_1"]), infiltrator(DORAL, hand=HAND)))
    assert found == {0: 1, 1: 1}
    found = limits(accusation(tigh, seat("laura_roslin", hand=["repair_1"]), infiltrator(SIMON, hand=HAND)))
    assert found[2] == 3


def test_vanity_does_not_bind_him_in_a_crisis_step_nor_in_his_own_action() -> None:
    t = table(
        seat("saul_tigh"), infiltrator(DORAL, hand=HAND), phase="crisis", crisis_deck=["fulfiller_of_prophecy"]
    ).say("crisis_choice", 0)
    assert limits(t) == {1: 2}
    t = accusation(infiltrator(DORAL, location="admirals_quarters", hand=HAND), seat("saul_tigh"))
    assert limits(t) == {0: 2}


def test_vanity_binds_him_in_a_crisis_of_caprica() -> None:
    t = acting(
        seat("saul_tigh", cylon=True, location="caprica"),
        infiltrator(DORAL, hand=HAND),
        seat("laura_roslin", hand=["repair_1"]),
        crisis_deck=["fulfiller_of_prophecy", STOP],
    )
    t.act("location:caprica").say("keep_crisis", "fulfiller_of_prophecy").say("crisis_choice", 0)
    assert limits(t) == {2: 1}


def super_crisis(*players: dict[str, Any]) -> Table:
    """A Cylon plays Bomb on Colonial One at Caprica: a check that is immune to the abilities of characters."""
    cylon = seat("saul_tigh", cylon=True, location="caprica", super_crises=["bomb_on_colonial_1"])
    return (
        acting(cylon, *players, seat("laura_roslin"))
        .act("location:caprica")
        .say("caprica_choice", "bomb_on_colonial_1")
    )


def test_vanity_does_not_silence_him_in_a_super_crisis() -> None:
    """000 p.19, 004 p.11: no ability that affects checks does."""
    assert limits(super_crisis(infiltrator(DORAL, hand=HAND))) == {1: 2}


def test_vanity_holds_on_missions() -> None:
    """004 p.14: what limits the number of cards does."""
    assert limits(mission(infiltrator(DORAL, hand=HAND))) == {0: 1}


def mission(*players: dict[str, Any]) -> Table:
    helm = seat("galen_tyrol", location="bridge", hand=["repair_1"])
    return acting(helm, *players, search_for_home=True, mission_deck=["rescue_hera"]).act("location:bridge")


# --- Simon O'Neill ------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", [mission, super_crisis])
def test_neither_calculating_nor_logic_bound_on_missions_and_super_crises(check: Callable[..., Table]) -> None:
    """004 p.14; 000 p.19, 004 p.11."""
    t = check(infiltrator(SIMON, hand=HAND))
    assert limits(t)[1] == 2
    t = check(infiltrator(SIMON, hand=HAND)).quiet(stop="contribute")
    t.say("contribute", "repair_1", "repair_2", who=1).quiet()
    assert not t.events("card_shown")


def prophecy(*players: dict[str, Any], **position: Any) -> Table:
    position = {"phase": "crisis", "crisis_deck": ["fulfiller_of_prophecy"], **position}
    return table(*players, **position).say("crisis_choice", 0)


def test_logic_bound_shows_one_of_his_cards() -> None:
    """T9.5."""
    t = prophecy(seat("saul_tigh", hand=["repair_1"]), infiltrator(SIMON, hand=HAND))
    t.say("contribute", "repair_1", "repair_2", "launch_scout_1", who=1)
    assert set(t.items("show_contributed")) == {"repair_1", "repair_2", "launch_scout_1"}
    t.say("show_contributed", "repair_2", who=1)
    assert t.events("card_shown")[0]["card"] == "repair_2"
    assert t.g.checks[-1].cards == ("repair_2",)
    assert t.g.players[1].contributed == ("launch_scout_1", "repair_1")
    assert t.game.view(2)["table"]["players"][1].get("contributed") is None
    assert not t.game.faults()


def test_logic_bound_shows_a_single_card_unasked() -> None:
    t = prophecy(seat("saul_tigh", hand=["repair_1"]), infiltrator(SIMON, location="brig", hand=HAND))
    t.say("contribute", "launch_scout_2", who=1)
    assert t.g.checks[-1].cards == ("launch_scout_2",)
    assert t.asked() == "contribute"


def test_logic_bound_adds_nothing_to_who_adds_nothing() -> None:
    t = prophecy(seat("saul_tigh"), infiltrator(SIMON, hand=HAND)).quiet()
    assert t.events("card_shown") == []


def ships(**about: Any) -> Table:
    """Food Shortage: its icon activates raiders, and there are none, so basestars would launch."""
    simon = seat(SIMON, **about.pop("simon", {}))
    t = table(seat("saul_tigh"), simon, phase="crisis", crisis_deck=["food_shortage"], **about)
    return t.say("crisis_choice", 0)


def test_modifications_replaces_the_icon_of_a_crisis() -> None:
    """T12.0."""
    t = ships(heavy_raiders={"front": 1})
    offered = {item for item in t.items("react", who=1) if item != "pass"}
    assert offered == {f"modifications:{kind}" for kind in ("raiders", "heavy_raiders", "basestars", "launch_raiders")}
    t.say("react", "modifications:heavy_raiders", who=1).quiet()
    assert [event["icon"] for event in t.events("activated")] == ["heavy_raiders"]
    assert t.g.players[1].miracles == 0
    assert t.g.modified == ""


def test_modifications_may_pass() -> None:
    t = ships(heavy_raiders={"front": 1}).quiet()
    assert next(event["icon"] for event in t.events("activated")) == "raiders"
    assert t.g.players[1].miracles == 1


def test_modifications_follow_a_crisis_without_an_icon() -> None:
    """The step is there after every crisis (O15)."""
    t = table(seat("saul_tigh"), seat(SIMON), phase="crisis", crisis_deck=["ambush"]).say("choose_assault_raptors")
    assert t.asked_for("modifications:basestars") == (1,)


def test_a_pursuit_that_modifications_end_at_once_is_discarded_once() -> None:
    """Thirty-Three ends with the first civilian ship, and lies there until the end of the turn (T23.2)."""
    t = table(
        seat("saul_tigh"),
        seat(SIMON),
        phase="crisis",
        crisis_deck=["thirty_three"],
        raiders={"rear": 1},
        activations="icon",
    )
    t.say("choose_assault_raptors").say("react", "modifications:raiders", who=1).quiet()
    assert [event["crisis"] for event in t.events("left_play")] == ["thirty_three"]
    assert t.g.crisis_discards.count("thirty_three") == 1
    assert not t.game.faults()


@pytest.mark.parametrize("about", [{"simon": {"miracles": 0}, "raiders": {"front": 1}}, {}])
def test_modifications_need_a_miracle_and_something_of_the_cylons(about: dict[str, Any]) -> None:
    assert ships(**about).asked_for("modifications:raiders") == ()


def test_modifications_are_not_for_a_turn_with_negotiation() -> None:
    t = acting(
        seat("saul_tigh", hand=["negotiation_5"]), seat(SIMON), crisis_deck=["food_shortage"], raiders={"front": 1}
    )
    t.act("card:negotiation_5").say("crisis_choice", 0)
    assert t.asked_for("modifications:raiders") == ()


# --- D'Anna Biers -------------------------------------------------------------------------------------


def test_visions_sees_a_loyalty_card_and_ends_the_infiltration() -> None:
    t = acting(infiltrator(DANNA), seat("saul_tigh", loyalty=["cylon_brig"]), seat("helo", cylon=True))
    t.act("ability:visions").quiet()
    assert t.events("looked", viewer=0)[-1]["cards"] == ["cylon_brig"]
    assert t.g.players[0].location == "resurrection_ship"
    assert t.g.players[0].cylon
    assert ("loyalty", 1, "cylon_brig") in t.g.players[0].notes


def test_visions_looks_at_human_players_only() -> None:
    t = acting(
        infiltrator(DANNA),
        seat("saul_tigh"),
        seat("helo", location="command"),
        seat("kara_thrace", cylon=True, loyalty=["cylon_brig"]),
    )
    assert set(t.act("ability:visions").items("look_whose")) == {1, 2}


def test_visions_from_the_brig_keep_the_hand() -> None:
    """JB: no discard down to three."""
    t = acting(infiltrator(DANNA, location="brig", hand=HAND), seat("saul_tigh"), seat("helo", cylon=True))
    t.act("ability:visions").quiet()
    assert len(t.g.players[0].hand) == 5
    assert t.g.players[0].location == "resurrection_ship"


def test_visions_under_detector_sabotage_see_nothing_but_return() -> None:
    t = acting(infiltrator(DANNA), seat("saul_tigh"), seat("helo"), in_play=["detector_sabotage"])
    t.act("ability:visions").quiet()
    assert t.events("looked", viewer=0) == []
    assert t.g.players[0].location == "resurrection_ship"


def test_visions_are_for_an_infiltrator() -> None:
    assert acting(seat(DANNA)).blocked()["ability:visions"] == "not_infiltrating"


@pytest.mark.parametrize("infiltrating", [True, False])
def test_dont_trust_anyone_draws_two_super_crises(infiltrating: bool) -> None:
    t = acting(seat(DANNA, infiltrating=infiltrating, location="command"))
    t.act("ability:dont_trust_anyone")
    assert len(t.g.players[0].super_crises) == 2
    assert t.g.players[0].miracles == 0
    t = acting(seat(DANNA, miracles=0))
    assert t.blocked()["ability:dont_trust_anyone"] == "no_miracle"


def test_heretic_leaves_the_resurrection_ship_for_a_super_crisis() -> None:
    """T4.1."""
    t = table(seat(DANNA, location="resurrection_ship", super_crises=["massive_assault"]), phase="movement")
    t.say("movement", "caprica").say("pay_as_heretic", "massive_assault")
    assert t.g.players[0].location == "caprica"
    assert t.g.super_discards == ("massive_assault",)


def test_heretic_pays_for_the_rebel_basestar_besides() -> None:
    """004 p.15: a skill card from any Cylon location."""
    danna = seat(DANNA, location="resurrection_ship", super_crises=["massive_assault"], hand=["repair_1"])
    t = table(danna, phase="movement", search_for_home=True, rebels="cylon")
    t.say("movement", "hybrid_tank").say("pay_as_heretic", "massive_assault").say("discard_skills", "repair_1")
    assert t.g.players[0].location == "hybrid_tank"


def test_heretic_without_a_super_crisis_stays() -> None:
    t = table(seat(DANNA, location="resurrection_ship"), phase="movement")
    assert t.items("movement") == ("stay",)
    assert t.blocked()["caprica"] == "heretic"


def test_heretic_is_not_for_hub_destroyed_nor_for_another_leader() -> None:
    t = table(seat(DANNA, location="hub_destroyed"), phase="movement", hub_destroyed=True)
    assert "caprica" in t.items("movement")
    assert "caprica" in table(seat(DORAL, location="resurrection_ship"), phase="movement").items("movement")


@pytest.mark.parametrize("press_room", [False, True])
def test_where_danna_starts(press_room: bool) -> None:
    """P1 and its option."""
    game = orrery.new("galactica", 4, 1, {"daybreak": True, "danna_press_room": press_room})
    game.answer(next(iter(game.pending)), (DANNA,))
    player = next(p for p in game.view(None)["table"]["players"] if p["character"] == DANNA)
    assert player["location"] == ("press_room" if press_room else "human_fleet")
    assert player["infiltrating"] is press_room


# --- Sharon "Athena" Agathon --------------------------------------------------------------------------


def hunger(*players: dict[str, Any], **position: Any) -> Table:
    """Food Shortage: the President discards two cards, then the current player three."""
    position = {"phase": "crisis", "crisis_deck": ["food_shortage"], "president": 0, **position}
    return table(*players, **position).say("crisis_choice", 1)


@pytest.mark.parametrize("infiltrating", [True, False])
def test_for_love_another_discards_one_fewer_and_she_draws_treachery(infiltrating: bool) -> None:
    """T19.3."""
    t = hunger(seat("tom_zarek", hand=HAND), seat(ATHENA, infiltrating=infiltrating, location="command"))
    t.say("react", "for_love:0", who=1)
    assert t.game.pending[0].most == 1
    assert t.g.players[1].bound[5] == 1
    t.say("discard_skills", "repair_1")
    assert t.asked() == "discard_skills"  # once in a turn: nothing is asked about the second demand
    assert t.game.pending[0].most == 3


def test_for_love_is_not_for_herself_nor_the_hand_limit_nor_empty_hands() -> None:
    t = hunger(infiltrator(ATHENA, hand=HAND), seat("tom_zarek"), president=1)
    assert t.asked_for("for_love:0") == ()
    t = table(seat("tom_zarek", hand=["repair_1"] * 8 + ["repair_2"] * 3), seat(ATHENA), phase="end")
    assert t.asked() == "discard_skills"
    t = hunger(seat("tom_zarek"), seat(ATHENA))
    assert t.asked_for("for_love:0") == ()


def test_what_for_love_draws_at_the_hand_limit_counts_too() -> None:
    """T23.3: nobody ends a turn with more than ten (000 p.15), whatever the discards have brought him."""
    t = table(
        seat("lee_adama_alt", hand=["bait_0", *["repair_1"] * 5, *["launch_scout_1"] * 5]),
        seat("tom_zarek"),
        seat(ATHENA, hand=["repair_2"] * 5 + ["executive_order_1"] * 5),
        phase="end",
        mutiny_deck=["blackmail", "panic"],
    )
    t.say("discard_skills", "bait_0", who=0).say("react", "for_love:0", who=2).say("discard_skills", "repair_1", who=0)
    assert (t.asked(), list(t.game.pending), t.game.pending[2].least) == ("discard_skills", [2], 1)
    t.say("discard_skills", "repair_2", who=2)
    assert len(t.g.players[2].hand) == 10
    assert t.g.current == 1


def test_for_love_is_not_for_whoever_keeps_only_three_cards() -> None:
    """T16.1: a limit, like that of a hand."""
    t = acting(seat("saul_tigh", hand=["repair_1"] * 5, loyalty=["cylon_morale"]), seat(ATHENA))
    t.act("reveal:cylon_morale").say("cylon_choice", "decline")
    assert (t.asked(), t.game.pending[0].least) == ("discard_skills", 2)


def test_for_love_pays_for_a_change_of_ship() -> None:
    t = table(seat("saul_tigh", hand=["repair_1"]), seat(ATHENA), phase="movement")
    t.say("movement", "administration").say("react", "for_love:0", who=1)
    assert t.g.players[0].hand == ("repair_1",)
    assert t.g.players[0].location == "administration"


def test_for_love_is_not_for_what_abilities_cost() -> None:
    """Terminal Illness, Reluctant, Dutiful (O14)."""
    t = acting(seat("laura_roslin", location="research_lab", hand=["repair_1", "repair_1", "repair_2"]), seat(ATHENA))
    t.act("location:research_lab")
    assert t.asked() == "discard_skills"
    t = acting(seat("louis_hoshi", hand=["consolidate_power_1", "repair_1"]), seat(ATHENA))
    t.act("card:consolidate_power_1")
    assert t.asked() == "discard_skills"
    hoshi = seat("louis_hoshi", location="weapons_control", hand=["repair_1", "repair_2"])
    t = acting(hoshi, seat(ATHENA), raiders={"front": 2}, script=[1])
    t.act("location:weapons_control").say("once_more", "repeat")
    assert t.asked() == "discard_skills"


def test_for_love_is_not_for_gravity_nor_for_the_way_out_of_hub_destroyed() -> None:
    """O14."""
    t = acting(
        seat("saul_tigh", location="command", hand=HAND),
        seat(ATHENA),
        vipers={"front": 1},
        in_play=["event_horizon"],
    )
    t.act("location:command").say("viper_activation", "move:front:port_bow")
    assert t.asked() == "discard_skills"
    t = acting(
        seat("saul_tigh", cylon=True, location="hub_destroyed", hand=HAND),
        seat(ATHENA),
        search_for_home=True,
        hub_destroyed=True,
    )
    t.act("location:hub_destroyed")
    assert t.asked() == "discard_skills"


def test_for_love_may_save_tighs_last_card() -> None:
    t = table(seat("kara_thrace"), seat("saul_tigh", hand=["repair_1"]), seat(ATHENA))
    t.say("react", "for_love:1", who=2)
    assert t.g.players[1].hand == ("repair_1",)


def test_for_love_may_pay_half_of_kleptomania() -> None:
    t = table(
        seat("romo_lampkin", location="command", hand=["repair_1"]),
        seat(ATHENA, location="command"),
        phase="movement",
    )
    t.say("movement", "stay").say("react", "for_love:0", who=1).say("discard_skills", "repair_1")
    assert "kleptomania" not in t.g.players[0].used


def test_for_love_adds_to_deceitful() -> None:
    """T19.2, T19.3."""
    t = hunger(seat("romo_lampkin", hand=HAND), seat(ATHENA), seat("laura_roslin"), president=2)
    t.say("react", "for_love:0", who=1)
    assert t.game.pending[0].most == 1


def test_for_love_names_one_of_several() -> None:
    t = table(
        seat("saul_tigh", hand=HAND),
        seat("laura_roslin", hand=HAND),
        seat(ATHENA),
        phase="crisis",
        crisis_deck=["religious_turmoil"],
        destiny=["repair_2"] * 4,
    )
    t.say("crisis_choice", 0)
    assert t.asked_for("for_love:1") == (2,)
    assert "for_love:0" in t.items("react", who=2)
    t.say("react", "for_love:1", who=2)
    assert set(t.game.pending) == {0}


@pytest.mark.parametrize("card", ["inbound_nukes", "prison_labor"])
def test_for_love_is_not_for_what_comes_of_a_super_crisis(card: str) -> None:
    """Exploit a Weakness gives Lee a Mutiny card, and that costs him two cards: in an ordinary crisis she may help."""
    t = acting(
        seat("saul_tigh", cylon=True, location="caprica", super_crises=["inbound_nukes"]),
        seat("lee_adama_alt", hand=HAND),
        seat(ATHENA),
        seat("laura_roslin"),
        crisis_deck=["prison_labor", "food_shortage", "riots_launch_raiders"],
        destiny=["exploit_a_weakness_5", "repair_1", "repair_1", "repair_1"],
    )
    t.act("location:caprica")
    if card == "inbound_nukes":
        t.say("caprica_choice", card)
    else:
        t.say("caprica_choice", "draw").say("keep_crisis", card)
    t.say("who_draws_mutiny", 1)
    assert t.asked_for("for_love:1") == (() if card == "inbound_nukes" else (2,))


# --- Resolute (004 p.10) ------------------------------------------------------------------------------


def resolute(**about: Any) -> Table:
    position = about.pop("position", {})
    return acting(infiltrator(ATHENA, **about), **position).act("ability:resolute")


def test_resolute_activates_any_undamaged_location() -> None:
    t = resolute(position={"damaged": ["command"], "raiders": {"front": 1}, "script": [8]})
    places = t.items("activate_where")
    assert {"weapons_control", "administration", "caprica", "cylon_fleet", "human_fleet"} <= set(places)
    assert "command" not in places
    t.say("activate_where", "weapons_control").quiet()
    assert t.g.raiders[0] == 0
    assert t.g.players[0].miracles == 0
    assert t.g.players[0].location == "command"


def test_resolute_does_not_infiltrate_once_more() -> None:
    t = resolute().say("activate_where", "human_fleet")
    assert set(t.items("human_fleet_choice")) == {"crisis", "destination"}


def test_resolute_at_caprica_activates_the_ships() -> None:
    t = resolute(position={"crisis_deck": ["food_shortage", "ambush", STOP], "raiders": {"front": 1}})
    t.say("activate_where", "caprica").say("keep_crisis", "food_shortage").say("crisis_choice", 0).quiet()
    assert [event["icon"] for event in t.events("activated")] == ["raiders"]


def test_resolute_at_hub_destroyed_ends_the_infiltration() -> None:
    t = resolute(hand=HAND, position={"hub_destroyed": True}).say("activate_where", "hub_destroyed")
    t.say("discard_skills", "repair_1", "repair_1", "repair_2")
    player = t.g.players[0]
    assert (player.location, player.infiltrating) == ("cylon_fleet", False)


def test_resolute_from_the_brig_has_no_hangar_deck() -> None:
    assert "hangar_deck" in resolute().items("activate_where")
    assert "hangar_deck" not in resolute(location="brig").items("activate_where")
    assert "brig" in resolute(location="brig").items("activate_where")
    assert "brig" not in resolute().items("activate_where")


def test_resolute_costs_a_miracle() -> None:
    assert acting(infiltrator(ATHENA, miracles=0)).blocked()["ability:resolute"] == "no_miracle"
