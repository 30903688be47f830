"""Where two cards or abilities meet: what one leaves of the other (L5, T26.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.daybreak.table import Table, seat, table

# --- a price paid in treachery leads to the Brig ------------------------------------------------------


def pilot_in_a_gravity_well(*more: str) -> Table:
    """He holds a Mutiny card already: one more, for discarded bait, and he is in the Brig (004 p.5, p.10)."""
    helo = seat("karl_helo_agathon_alt", location="viper", area="rear", hand=["bait_0", *more], mutiny=["panic"])
    ships: dict[str, Any] = {"raiders": {"rear": 1, "port_bow": 1}, "mutiny_deck": ["selfish_act"]}
    return table(helo, phase="action", in_play=["event_horizon"], crisis_deck=["riots_launch_raiders"], **ships)


@pytest.mark.parametrize("action", ["viper:activate", "card:maximum_firepower_3"])
def test_who_goes_to_the_brig_for_the_price_of_an_activation_flies_no_more(action: str) -> None:
    t = pilot_in_a_gravity_well("maximum_firepower_3")
    t.act(action).say("discard_skills", "bait_0").say("discard_mutiny", "panic").quiet()
    assert t.g.players[0].location == "brig"
    assert t.asked() == "movement"  # of the next player
    assert t.g.raiders == (0, 0, 0, 1, 0, 1)


def test_roslin_in_the_brig_does_nothing_where_she_stood() -> None:
    """004 p.5, p.10: what she paid was bait, so the raptor is not asked for and no card drawn."""
    roslin = seat("laura_roslin", location="research_lab", hand=["bait_0", "repair_1", "repair_1"], mutiny=["panic"])
    t = table(roslin, phase="action", mutiny_deck=["selfish_act"])
    t.act("location:research_lab").say("discard_skills", "bait_0", "repair_1").say("discard_mutiny", "panic").quiet()
    assert t.g.players[0].location == "brig"
    assert t.g.players[0].hand == ("repair_1",)
    assert t.g.current == 1


def test_hoshi_in_the_brig_does_not_go_on_where_he_stood() -> None:
    """004 p.5, p.10: Dutiful, paid with bait."""
    hoshi = seat("louis_hoshi", location="command", hand=["bait_0"], mutiny=["panic"])
    t = table(hoshi, phase="action", mutiny_deck=["selfish_act"], vipers={"front": 1}, raiders={"front": 2})
    t.act("location:command").say("viper_activation", "stop").say("once_more", "repeat")
    t.say("discard_skills", "bait_0").say("discard_mutiny", "panic").quiet()
    assert t.g.players[0].location == "brig"
    assert t.asked() != "viper_activation"


def test_a_location_activated_from_afar_does_not_hang_on_where_he_is() -> None:
    """004 p.10: the plan is Roslin's, wherever she has come to meanwhile."""
    hand = ["unorthodox_plan_3", "bait_0", "repair_1"]
    roslin = seat("laura_roslin", location="armory", hand=hand, mutiny=["panic"])
    t = table(roslin, phase="action", mutiny_deck=["selfish_act"], vipers={"front": 1}, raiders={"front": 2})
    t.act("card:unorthodox_plan_3").say("plan_where", "command").say("discard_mutiny", "panic").quiet()
    assert (t.g.players[0].location, t.asked()) == ("brig", "viper_activation")


def test_hoshi_in_the_brig_has_nothing_to_repair() -> None:
    """What he gave up for the card was treachery: he is not where the damage is any more."""
    hoshi = seat("louis_hoshi", location="armory", hand=["repair_1", "bait_0"], mutiny=["panic"])
    t = table(hoshi, phase="action", damaged=["armory"], mutiny_deck=["selfish_act"])
    t.act("card:repair_1").say("discard_skills", "bait_0").say("discard_mutiny", "panic")
    assert t.g.players[0].location == "brig"
    assert t.g.damaged == ("armory",)


# --- Hoshi gives up a card, and the gravity well takes one --------------------------------------------


@pytest.mark.parametrize(("hand", "refused"), [(["repair_1"], True), (["repair_1", "repair_2"], False)])
def test_what_hoshi_gives_up_does_not_pay_for_an_activation(hand: list[str], refused: bool) -> None:
    """Reluctant and Gravity Well want a card each; where nothing else can be activated the plan is none."""
    hoshi = seat("louis_hoshi", location="research_lab", hand=["unorthodox_plan_3", *hand])
    t = table(hoshi, phase="action", in_play=["event_horizon"], vipers={"front": 1}, raiders={}, basestars=[])
    assert (t.blocked().get("card:unorthodox_plan_3") == "no_location_to_activate") is refused


# --- Apollo interrupts --------------------------------------------------------------------------------


def apollo(*others: dict[str, Any], **position: Any) -> Table:
    lee = seat("lee_adama", location="armory", hand=["executive_order_1"])
    return table(*others[:1], lee, *others[1:], assault_reserve=0, **position)


def order(t: Table, whom: int, how: str) -> Table:
    """Apollo, in the viper that he has just taken, gives an Executive Order."""
    return t.act("card:executive_order_1", who=1).say("order_whom", whom).say("order_how", how)


def test_a_viper_launched_by_apollos_order_does_not_end_the_raider_bay() -> None:
    """T26.1: what was interrupted goes on with the three vipers that he has left (004 p.15)."""
    kara, tyrol = seat("kara_thrace", location="raider_bay"), seat("galen_tyrol", location="command")
    t = apollo(kara, tyrol, phase="action", search_for_home=True, rebels="human")
    t.act("location:raider_bay").say("bay_order", "vipers:rear").say("react", "alert_viper_pilot:rear", who=1)
    order(t, 2, "two_actions").act("location:command", who=2)
    t.say("viper_activation", "launch:port_aft").say("viper_activation", "stop").act("nothing", who=2)
    t.quiet()
    assert t.asked() == "placed_activation"
    assert t.game.pending[0].about["left"] == 3


def test_no_viper_is_activated_that_the_jump_has_brought_home() -> None:
    """Apollo orders a jump: the other of the two Launch Reserves is not in space any more."""
    kara = seat("kara_thrace", location="viper", area="rear", hand=["launch_reserves_5"])
    t = apollo(kara, seat("galen_tyrol", location="ftl_control"), phase="action", jump=3, script=[8])
    t.act("card:launch_reserves_5").say("reserves_number", 2).say("react", "alert_viper_pilot:rear", who=1)
    order(t, 2, "two_actions").act("location:ftl_control", who=2)
    t.say("destination", t.items("destination")[0]).act("nothing", who=2)
    t.quiet()
    assert t.asked() != "veteran_activation"
    assert sum(t.g.vipers) == 0


def test_a_veteran_does_not_fly_what_apollo_has_taken() -> None:
    """However many pilots there are afterwards: one has landed by Apollo's order meanwhile."""
    kara = seat("kara_thrace", location="command", hand=["combat_veteran_3"])
    boomer = seat("sharon_valerii", location="viper", area="front", hand=["repair_1"])
    t = apollo(kara, boomer, phase="action")
    t.act("card:combat_veteran_3").say("veteran_activation", "launch:port_aft")
    t.say("react", "alert_viper_pilot:port_aft", who=1)
    order(t, 2, "move").say("movement", "command").say("discard_skills", "repair_1").act("nothing", who=2)
    t.quiet()
    assert t.asked() != "veteran_activation"
    assert t.g.players[1].location == "viper"


def test_a_crisis_of_athenas_within_a_crisis_leaves_the_first_as_it_was() -> None:
    """Apollo, in an attack, orders Athena, who is Resolute and goes to Caprica (004 p.10): then the attack goes on."""
    athena = seat("sharon_athena_agathon", location="command", infiltrating=True)
    deck = ["hornets_nest", "riots_launch_raiders", "riots_basestars"]
    t = apollo(seat("saul_tigh"), athena, seat("laura_roslin"), phase="crisis", crisis_deck=deck)
    t.say("react", "alert_viper_pilot:front", who=1)
    order(t, 2, "two_actions").act("ability:resolute", who=2).say("activate_where", "caprica")
    t.say("keep_crisis", "riots_launch_raiders").say("crisis_choice", 0).act("nothing", who=2)
    t.quiet()
    assert t.g.in_play == ("hornets_nest",)
    assert t.g.crisis_discards == ("riots_launch_raiders",)


# --- prices and the players who pay them --------------------------------------------------------------


@pytest.mark.parametrize(("card", "title"), [("impeachment", "president"), ("assume_command", "admiral")])
def test_apollo_chooses_what_a_title_costs(card: str, title: str) -> None:
    """Nobody forces him: Headstrong is for forced discards (FAQ); five chosen cards (B5)."""
    hand = ["repair_1", "repair_2", "executive_order_1", "executive_order_2", "launch_scout_1", "strategic_planning_5"]
    t = table(seat("lee_adama", location="armory", hand=hand, mutiny=[card]), seat("saul_tigh"), phase="action")
    t.act(f"mutiny:{card}").say("discard_skills", *hand[:5])
    assert t.g.players[0].hand == ("strategic_planning_5",)
    assert getattr(t.g, title) == 0


def test_who_launched_the_mission_says_which_vipers_it_damages() -> None:
    """004 p.11: whoever takes the action chooses between vipers and assault raptors, here by Executive Order."""
    tigh, kara = seat("saul_tigh", hand=["executive_order_1"]), seat("kara_thrace", location="bridge")
    t = table(tigh, kara, phase="action", search_for_home=True, mission_deck=["destroy_the_hub"])
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions")
    t.act("location:bridge", who=1).say("choose_damaged", "viper", "viper", who=1)
    assert (t.g.vipers_damaged, t.g.assault_reserve) == (2, 1)


def test_who_jumps_the_fleet_says_which_vipers_the_refinery_damages() -> None:
    """004 p.11, T14.4: the Admiral risks them, but who takes the action chooses between vipers and assault raptors."""
    tigh, kara = seat("saul_tigh", hand=["executive_order_1"]), seat("kara_thrace", location="ftl_control")
    refinery = ["cylon_refinery", "deep_space"]
    t = table(tigh, kara, phase="action", jump=4, script=[8, 1], destination_deck=refinery, admiral=0)
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    t.act("location:ftl_control", who=1).say("destination", "cylon_refinery", who=0).say("take_risk", "risk", who=0)
    t.say("choose_damaged", "viper", "viper", who=1)
    assert (t.g.vipers_damaged, t.g.assault_reserve) == (2, 1)


# --- what is to be expected ---------------------------------------------------------------------------


def test_send_a_message_shows_its_odds_with_the_two_more() -> None:
    tyrol = seat("galen_tyrol", location="command", mutiny=["send_a_message"])
    t = table(tyrol, phase="action", centurions=[1, 0, 0, 0])
    assert t.game.pending[0].preview(("mutiny:send_a_message",)) == {"at_least": 5, "odds": 4}


def test_a_mutiny_card_shows_its_odds() -> None:
    t = table(seat("galen_tyrol", location="command", mutiny=["controversial_speech"]), phase="action")
    assert t.game.pending[0].preview(("mutiny:controversial_speech",)) == {"at_least": 6, "odds": 3}


# --- a motive in the middle of a check ----------------------------------------------------------------


def test_a_motive_that_a_skill_check_ability_makes_true_may_be_revealed_before_the_outcome() -> None:
    """004 p.8: also in the middle of a check, before the Brig is opened again."""
    athena = seat("sharon_athena_agathon", infiltrating=True, mutiny=["panic"], motives=["make_an_ally"])
    tyrol = seat("galen_tyrol", mutiny=["blackmail"], hand=["consolidate_power_1"])
    cottle = seat("sherman_doc_cottle", hand=["exploit_a_weakness_5"])
    more: dict[str, Any] = {"destiny": ["executive_order_1"] * 4, "mutiny_deck": ["selfish_act"]}
    strong = ["investigative_committee_5", "investigative_committee_4", "declare_emergency_5"]
    roslin = seat("laura_roslin", hand=strong)
    t = table(tyrol, athena, cottle, roslin, phase="crisis", crisis_deck=["rebuild_trust"], **more)
    t.say("contribute", "exploit_a_weakness_5", who=2)
    t.say("contribute", *strong, who=3)
    t.say("who_draws_mutiny", 0).say("discard_mutiny", "blackmail")
    assert t.asked_for("motive:make_an_ally") == (1,)
    assert t.g.checks


# --- the order of what one draw brings ----------------------------------------------------------------


def test_in_the_press_room_lee_keeps_one_card_before_his_dilemma() -> None:
    """O10: what he discards then brings the Mutineer a second card, no third one and no Brig."""
    lee = {"mutiny": ["panic"], "hand": ["bait_0", "repair_1", "repair_2"], "revealed": ["you_are_the_mutineer"]}
    t = table(
        seat("saul_tigh", location="press_room"),
        seat("lee_adama_alt", location="command", **lee),
        phase="action",
        mutiny_deck=["selfish_act", "clipped_wings"],
    )
    t.act("location:press_room").say("interview", 1).say("discard_mutiny", "panic", who=1)
    t.say("discard_skills", "bait_0", "repair_1", who=1).quiet()
    assert t.g.players[1].mutiny == ("clipped_wings", "selfish_act")
    assert t.g.players[1].location == "command"


@pytest.mark.parametrize(("hand", "asked"), [(["repair_1"] * 2, False), (["repair_1"] * 3, True)])
def test_hoshi_is_not_dutiful_where_the_gravity_well_would_take_the_card(hand: list[str], asked: bool) -> None:
    """O2: one card for the first activation, one for being dutiful, one for the second."""
    t = table(seat("louis_hoshi", location="command", hand=hand), phase="action", in_play=["event_horizon"])
    t.act("location:command").say("viper_activation", "launch:port_aft").say("discard_skills", "repair_1")
    t.say("viper_activation", "stop").quiet()
    assert (t.asked() == "once_more") is asked
