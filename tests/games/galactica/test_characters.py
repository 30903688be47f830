"""The three abilities of each of the ten characters (B2)."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"
"""A crisis with a choice: play stops there."""


def prophecy(*players: dict[str, Any], **position: Any) -> Table:
    """The current player draws Fulfiller of Prophecy and takes the check: politics or leadership, 6."""
    position = {"crisis_deck": ["fulfiller_of_prophecy"], **position}
    return table(*players, phase="crisis", **position).say("crisis_choice", 0)


def accusation(*players: dict[str, Any], target: int, **position: Any) -> Table:
    """The current player accuses somebody in Admiral's Quarters: leadership or tactics, 7."""
    t = table(*players, phase="action", **position)
    return t.act("location:admirals_quarters").say("accuse", target)


def difficulty(t: Table) -> int:
    """Of the check that has just ended."""
    found: int = t.events("check_ended")[0]["difficulty"]
    return found


def spent(t: Table, who: int) -> bool:
    return t.g.players[who].miracles == 0


# --- William Adama ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("drawer", "total"), [(0, 2), (1, 0)])
def test_inspirational_leader_makes_ones_positive_in_checks_of_his_own_crises(drawer: int, total: int) -> None:
    """T9.8."""
    t = prophecy(
        seat("william_adama"),
        seat("saul_tigh"),
        seat("kara_thrace"),
        current=drawer,
        destiny=["consolidate_power_1", "repair_1", "repair_2", "repair_2"],
    )
    t.quiet()
    assert t.events("check_revealed")[0]["total"] == total


def test_command_authority_takes_the_cards_of_anybodys_check() -> None:
    t = prophecy(
        seat("saul_tigh", hand=["launch_scout_1"]),
        seat("laura_roslin"),
        seat("william_adama", hand=["strategic_planning_3"]),
        destiny=["consolidate_power_1", "repair_1", "repair_2", "repair_2"],
    )
    t.say("contribute", who=2).say("contribute", "launch_scout_1", who=0).say("react", "command_authority", who=2)
    hand = ("consolidate_power_1", "launch_scout_1", "strategic_planning_3", "repair_1")
    assert t.g.players[2].hand == hand
    assert t.g.players[2].bound == (1, 0, 2, 0, 1)
    assert spent(t, 2)
    assert not t.game.faults()


def test_command_authority_is_void_on_a_super_crisis_and_for_a_revealed_cylon() -> None:
    """FAQ[once-per-game-lost]."""
    t = table(
        seat("kara_thrace", cylon=True, location="caprica", super_crises=["bomb_on_colonial_1"]),
        seat("william_adama"),
        phase="action",
    )
    t.act("location:caprica").say("caprica_choice", "bomb_on_colonial_1")
    assert t.asked_for("command_authority") == ()
    t = prophecy(seat("saul_tigh"), seat("william_adama", cylon=True))
    assert t.asked_for("command_authority") == ()


def test_emotionally_attached() -> None:
    """T26."""
    t = table(seat("william_adama", location="admirals_quarters"), phase="action")
    assert t.blocked()["location:admirals_quarters"] == "emotionally_attached"


# --- Saul Tigh ----------------------------------------------------------------------------------------


def test_cylon_hatred_lowers_anybodys_accusation_once() -> None:
    t = accusation(seat("helo", location="admirals_quarters"), seat("saul_tigh"), seat("laura_roslin"), target=2)
    assert t.asked_for("cylon_hatred") == (1,)
    t.say("react", "cylon_hatred", who=1)
    assert t.asked_for("cylon_hatred") == ()
    assert difficulty(t) == 4


def test_cylon_hatred_stacks_with_insubordinate() -> None:
    t = accusation(seat("saul_tigh", location="admirals_quarters"), seat("kara_thrace"), target=1)
    t.say("react", "cylon_hatred", who=0)
    assert difficulty(t) == 1


def test_declare_martial_law_gives_the_presidency_to_the_admiral_with_its_cards() -> None:
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", quorum=["arrest_order"]),
        seat("william_adama"),
        phase="action",
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("ability:declare_martial_law")
    assert (t.g.president, t.g.admiral) == (2, 2)
    assert t.g.players[2].quorum == ("arrest_order",)
    assert spent(t, 0)


@pytest.mark.parametrize(("about", "code"), [({"miracles": 0}, "once_per_game"), ({}, "admiral_is_president")])
def test_martial_law_is_once_and_pointless_when_the_admiral_governs(about: dict[str, Any], code: str) -> None:
    t = table(seat("saul_tigh", **about), seat("laura_roslin"), phase="action", president=0 if not about else 1)
    assert t.blocked()["ability:declare_martial_law"] == code


@pytest.mark.parametrize(("hand", "left"), [(["repair_1"], 0), (["repair_1", "repair_2"], 2)])
def test_alcoholic_discards_his_only_card_at_the_start_of_every_turn(hand: list[str], left: int) -> None:
    t = table(seat("kara_thrace"), seat("saul_tigh", hand=hand), phase="receive_skills")
    assert len(t.g.players[1].hand) == left


# --- Helo ---------------------------------------------------------------------------------------------


def test_eco_officer_rerolls_a_die_of_his_own_turn_once() -> None:
    t = table(
        seat("helo", location="weapons_control"),
        seat("saul_tigh"),
        phase="action",
        raiders={"front": 1},
        crisis_deck=[QUIET_CRISIS],
        script=[1, 3],
    )
    t.act("location:weapons_control")
    t.say("react", "eco_officer", who=0)
    assert t.asked() == "crisis_choice"
    assert t.g.raiders[0] == 0
    assert t.g.players[0].used == ("eco_officer",)


def test_eco_officer_keeps_strategic_planning() -> None:
    """FAQ[helo-reroll]."""
    t = table(
        seat("helo", location="weapons_control", hand=["strategic_planning_3"]),
        phase="action",
        heavy_raiders={"front": 1},
        crisis_deck=[QUIET_CRISIS],
        script=[1, 5],
    )
    t.act("location:weapons_control")
    t.say("react", "strategic_planning_3").say("react", "eco_officer").quiet()
    assert t.g.heavy_raiders[0] == 0


def test_eco_officer_is_not_asked_in_the_turn_of_another() -> None:
    t = table(
        seat("saul_tigh", location="weapons_control"),
        seat("helo"),
        phase="action",
        raiders={"front": 1},
        crisis_deck=[QUIET_CRISIS],
        script=[1],
    )
    t.act("location:weapons_control")
    assert t.asked_for("eco_officer") == ()


def test_moral_compass_resolves_the_other_box_even_of_a_stranded_helo() -> None:
    t = table(
        seat("saul_tigh"), seat("helo", location=""), phase="crisis", crisis_deck=["riots_launch_raiders"], food=8
    )
    t.say("crisis_choice", 0).say("react", "moral_compass", who=1)
    assert [event["box"] for event in t.events("crisis_choice")] == [0, 1]
    assert spent(t, 1)


def test_moral_compass_cannot_force_a_box_that_the_card_forbids() -> None:
    t = table(seat("saul_tigh"), seat("helo"), phase="crisis", crisis_deck=["build_cylon_detector"], nukes=0)
    t.say("crisis_choice", 1)
    assert t.asked_for("moral_compass") == ()


def test_stranded_until_his_second_turn() -> None:
    t = table(seat("helo", location="", turns=0), seat("saul_tigh"), phase="receive_skills", crisis_deck=[QUIET_CRISIS])
    t.quiet()
    assert t.asked() == "crisis_choice"
    assert len(t.g.players[0].hand) == 5
    t = table(seat("helo", location="", turns=1), seat("saul_tigh"), phase="receive_skills")
    assert t.g.players[0].location == "hangar_deck"


def test_a_stranded_helo_cannot_be_accused_or_ordered() -> None:
    """FAQ[helo-stranded]."""
    t = table(
        seat("saul_tigh", location="admirals_quarters", hand=["executive_order_1"]),
        seat("helo", location=""),
        phase="action",
    )
    t.act("location:admirals_quarters")
    assert 1 not in t.items("accuse")
    t = table(seat("saul_tigh", hand=["executive_order_1"]), seat("helo", location=""), phase="action")
    t.act("card:executive_order_1")
    assert (list(t.game.pending), t.asked()) == ([2], "order_how")


# --- Laura Roslin -------------------------------------------------------------------------------------


def test_religious_visions_shows_her_two_crises() -> None:
    """T8.1."""
    t = table(seat("laura_roslin"), phase="crisis", crisis_deck=["water_sabotaged", QUIET_CRISIS])
    assert set(t.items("keep_crisis")) == {"water_sabotaged", QUIET_CRISIS}
    t.say("keep_crisis", QUIET_CRISIS).quiet()
    assert t.g.crisis == QUIET_CRISIS
    assert t.g.crisis_deck[-1] == "water_sabotaged"
    assert t.g.crisis_known[-1] == 1 << 0
    assert ("crisis", "water_sabotaged", "bottom") in t.g.players[0].notes


def test_skilled_politician_resolves_one_of_four_and_buries_three_as_she_likes() -> None:
    deck = ["food_rationing", "arrest_order", "inspirational_speech", "inspirational_speech"]
    t = table(
        seat("laura_roslin"),
        seat("saul_tigh"),
        phase="action",
        president=1,
        quorum_deck=deck,
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("ability:skilled_politician")
    assert sorted(t.items("resolve_quorum")) == sorted(deck)
    t.say("resolve_quorum", "arrest_order").say("bury_order", "inspirational_speech")
    t.say("bury_order", "food_rationing").say("quorum_target", 1)
    assert t.g.players[1].location == "brig"
    assert t.g.quorum_discards == ("arrest_order",)
    assert t.g.quorum_deck[-3:] == ("inspirational_speech", "food_rationing", "inspirational_speech")
    assert t.g.quorum_known[-3:] == (1, 1, 1)
    assert spent(t, 0)
    assert not t.game.faults()


def test_skilled_politician_may_waste_a_card_that_can_do_nothing() -> None:
    deck = ["presidential_pardon", "arrest_order", "inspirational_speech", "inspirational_speech"]
    t = table(seat("laura_roslin"), phase="action", quorum_deck=deck, crisis_deck=[QUIET_CRISIS, "water_sabotaged"])
    t.act("ability:skilled_politician").say("resolve_quorum", "presidential_pardon").say("bury_order", "arrest_order")
    assert t.g.quorum_discards == ("presidential_pardon",)


def test_terminal_illness_costs_two_cards_for_a_location() -> None:
    """T26, FAQ[roslin-two-cards]."""
    t = table(seat("laura_roslin", location="press_room", hand=["repair_1"]), phase="action")
    assert t.blocked()["location:press_room"] == "terminal_illness"
    hand = ["repair_1", "repair_2", "executive_order_1"]
    t = table(seat("laura_roslin", location="press_room", hand=hand), phase="action")
    t.act("location:press_room").say("discard_skills", "repair_1", "repair_2")
    assert len(t.g.players[0].hand) == 3


# --- Gaius Baltar -------------------------------------------------------------------------------------


def test_delusional_intuition_draws_a_card_of_any_type_for_his_crisis() -> None:
    t = table(seat("gaius_baltar"), phase="crisis", crisis_deck=[QUIET_CRISIS])
    t.say("choose_types", "piloting")
    assert t.asked() == "crisis_choice"
    assert t.g.players[0].bound == (0, 0, 0, 1, 0)


def test_delusional_intuition_comes_once_after_secret_destiny() -> None:
    """T8.3, T8.4, FAQ[destiny-before-intuition]."""
    t = table(seat("gaius_baltar"), seat("kara_thrace"), phase="crisis", crisis_deck=["water_sabotaged", QUIET_CRISIS])
    t.say("react", "secret_destiny", who=1).say("choose_types", "piloting")
    assert t.asked() == "crisis_choice"
    assert t.g.crisis == QUIET_CRISIS


def test_cylon_detector_shows_all_loyalty_cards_of_one_player_to_him_alone() -> None:
    cards = ["cylon_brig", "not_a_cylon", "not_a_cylon"]
    t = table(seat("gaius_baltar"), seat("saul_tigh", loyalty=cards), phase="action", crisis_deck=[QUIET_CRISIS])
    t.act("ability:cylon_detector").say("look_whose", 1)
    notes = [("loyalty", 1, card) for card in cards]
    assert list(t.g.players[0].notes) == notes
    assert t.events("looked", viewer=0)[0]["cards"] == cards
    assert "cards" not in t.events("looked", viewer=2)[0]
    assert spent(t, 0)


def test_cylon_detector_is_blocked_by_detector_sabotage() -> None:
    t = table(seat("gaius_baltar"), phase="action", in_play=["detector_sabotage"])
    assert t.blocked()["ability:cylon_detector"] == "detector_sabotaged"


def test_coward_starts_with_two_loyalty_cards() -> None:
    """T1.6."""
    t = new_game("gaius_baltar", "saul_tigh", "kara_thrace")
    assert [len(player.loyalty) for player in t.g.players if player.character == "gaius_baltar"] == [2]
    assert sum(len(player.loyalty) for player in t.g.players) == 4
    assert len(t.g.loyalty_deck) == 3  # a human card more than the six of three players


def new_game(*characters: str) -> Table:
    game = orrery.new("galactica", len(characters), 5)
    while "choose_character" in {question.kind for question in game.pending.values()}:
        ((who, question),) = game.pending.items()
        game.answer(who, (next(c for c in characters if c in question.items),))
    return Table(game)


# --- Tom Zarek ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("change", "needed"), [("-2", 5), ("2", 9)])
def test_friends_in_low_places_on_the_brig(change: str, needed: int) -> None:
    t = table(seat("saul_tigh", location="brig"), seat("tom_zarek"), phase="action")
    t.act("location:brig").say("react", f"friends_in_low_places:{change}", who=1)
    assert t.asked_for(f"friends_in_low_places:{change}") == ()
    assert difficulty(t) == needed


def test_friends_in_low_places_on_administration_but_not_on_a_crisis() -> None:
    t = table(seat("saul_tigh", location="administration"), seat("tom_zarek"), seat("laura_roslin"), phase="action")
    t.act("location:administration").say("nominate", 0)
    assert t.asked_for("friends_in_low_places:2") == (1,)
    t = prophecy(seat("saul_tigh"), seat("tom_zarek"))
    assert t.asked_for("friends_in_low_places:2") == ()


def test_unconventional_tactics() -> None:
    t = table(seat("tom_zarek"), phase="action", morale=4, population=7, crisis_deck=[QUIET_CRISIS])
    t.act("ability:unconventional_tactics")
    assert t.items("gain_resource") == ("fuel", "food", "morale")
    t.say("gain_resource", "morale")
    assert (t.g.morale, t.g.population) == (5, 6)
    assert spent(t, 0)


def test_convicted_criminal_except_in_the_brig() -> None:
    """T26."""
    t = table(seat("tom_zarek", location="command"), seat("saul_tigh", location="command"), phase="action")
    assert t.blocked()["location:command"] == "convicted_criminal"
    t = table(seat("tom_zarek", location="brig"), seat("saul_tigh", location="brig"), phase="action")
    assert "location:brig" in t.items("action")


# --- Lee Adama ----------------------------------------------------------------------------------------


def test_alert_viper_pilot_takes_a_launched_viper_and_acts() -> None:
    """T26.1, FAQ[apollo-any-viper]."""
    t = table(
        seat("saul_tigh", location="command"),
        seat("lee_adama", location="armory"),
        phase="action",
        raiders={"port_aft": 1},
        crisis_deck=[QUIET_CRISIS],
        script=[8],
    )
    t.act("location:command").say("viper_activation", "launch:port_aft")
    t.say("react", "alert_viper_pilot:port_aft", who=1)
    assert (t.g.players[1].location, t.g.players[1].area) == ("viper", 4)
    assert t.g.vipers[4] == 0
    t.act("viper:activate", who=1).say("own_viper", "attack:raider").quiet()
    assert t.g.raiders[4] == 0
    assert t.asked() == "viper_activation"  # Tigh's action goes on
    assert not t.offered("attack:port_aft:raider")
    assert not t.game.faults()


@pytest.mark.parametrize("location", ["brig", "press_room"])
def test_alert_viper_pilot_only_aboard_galactica_and_free(location: str) -> None:
    """FAQ[apollo-any-viper]."""
    t = table(seat("saul_tigh", location="command"), seat("lee_adama", location=location), phase="action")
    t.act("location:command").say("viper_activation", "launch:port_aft")
    assert t.asked() == "viper_activation"


def test_alert_viper_pilot_after_the_whole_set_up_of_an_attack() -> None:
    """FAQ[apollo-after-set-up]."""
    t = table(seat("saul_tigh"), seat("lee_adama", location="armory"), phase="crisis", crisis_deck=["besieged"])
    assert t.asked_for("alert_viper_pilot:port_bow") == (1,)
    assert (sum(t.g.raiders), len(t.g.civilians)) == (4, 3)
    t.say("react", "alert_viper_pilot:port_bow", who=1)
    assert t.asked() == "action"
    assert list(t.game.pending) == [1]


def test_alert_viper_pilot_not_for_the_viper_of_another_pilot() -> None:
    """FAQ[apollo-any-viper]."""
    t = table(
        seat("kara_thrace", location="hangar_deck"),
        seat("lee_adama", location="armory"),
        phase="action",
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("location:hangar_deck").say("launch_area", "port_aft")
    assert t.asked() == "action"


def test_cag_activates_six_times() -> None:
    t = table(seat("lee_adama", location="press_room"), phase="action", crisis_deck=[QUIET_CRISIS])
    t.act("ability:cag")
    for left in range(6, 0, -1):
        assert t.game.pending[0].about["left"] == left
        t.say("viper_activation", "launch:port_aft")
    assert t.g.vipers[4] == 6
    assert spent(t, 0)


def test_cag_may_launch_a_viper_for_himself_which_is_then_out_of_its_reach() -> None:
    t = table(seat("lee_adama", location="armory"), phase="action", crisis_deck=[QUIET_CRISIS])
    t.act("ability:cag").say("viper_activation", "launch:port_aft")
    t.say("react", "alert_viper_pilot:port_aft").act("nothing")
    assert t.game.pending[0].about["left"] == 5
    assert not any(str(item).startswith("move:port_aft") for item in t.items("viper_activation"))


def test_headstrong_discards_at_random_what_is_forced_and_chooses_what_he_pays() -> None:
    """T19.4, T23.3, FAQ[apollo-headstrong]."""
    hand = ["repair_1"] * 6 + ["repair_2"] * 6
    t = table(seat("saul_tigh"), seat("lee_adama", hand=hand), phase="end", script=[hand[::-1]])
    assert t.events("discarded")[0]["cards"] == ["repair_2", "repair_2"]
    t = table(seat("lee_adama", location="armory", hand=["repair_1", "repair_2"]), phase="movement")
    t.say("movement", "press_room")
    assert t.asked() == "discard_skills"


# --- Kara Thrace --------------------------------------------------------------------------------------


def test_expert_pilot_two_actions_even_out_of_the_viper() -> None:
    """T2.3, FAQ[starbuck-two-actions]."""
    t = table(seat("kara_thrace", location="viper", hand=["repair_1"]), phase="movement", crisis_deck=[QUIET_CRISIS])
    t.say("movement", "research_lab").say("discard_skills", "repair_1")
    t.act("location:research_lab").say("choose_types", "tactics")
    t.act("location:research_lab").say("choose_types", "tactics")
    t.quiet()
    assert t.asked() == "crisis_choice"


def test_secret_destiny_replaces_anybodys_crisis_before_anything_else() -> None:
    t = table(seat("william_adama"), seat("kara_thrace"), phase="crisis", crisis_deck=["water_sabotaged", QUIET_CRISIS])
    t.say("react", "secret_destiny", who=1)
    assert t.asked() == "crisis_choice"
    assert (t.g.crisis, t.g.drawn_by) == (QUIET_CRISIS, 0)
    assert t.g.crisis_discards == ("water_sabotaged",)
    assert spent(t, 1)
    assert not t.game.faults()


def test_secret_destiny_is_void_on_a_super_crisis() -> None:
    t = table(
        seat("saul_tigh", cylon=True, location="caprica", super_crises=["bomb_on_colonial_1"]),
        seat("kara_thrace"),
        phase="action",
    )
    t.act("location:caprica").say("caprica_choice", "bomb_on_colonial_1")
    assert t.asked_for("secret_destiny") == ()


def test_insubordinate() -> None:
    """T9.1."""
    t = accusation(seat("helo", location="admirals_quarters"), seat("kara_thrace"), target=1)
    assert difficulty(t.quiet()) == 4


# --- Sharon Valerii -----------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["armory", "brig"])
def test_recon_at_the_end_of_her_turn(location: str) -> None:
    """T23.1."""
    t = table(seat("sharon_valerii", location=location), phase="end", crisis_deck=["water_sabotaged"])
    t.say("react", "recon", who=0)
    assert t.game.pending[0].about["card"] == "water_sabotaged"
    t.say("top_or_bottom", "bottom")
    assert t.g.crisis_deck[-1] == "water_sabotaged"
    assert t.events("buried")[0]["where"] == "bottom"
    assert t.g.current == 1


def test_recon_not_in_the_turn_of_another_nor_for_a_cylon() -> None:
    for who, cylon in ((1, False), (0, True)):
        t = table(seat("sharon_valerii", cylon=cylon), seat("saul_tigh"), phase="end", current=who)
        assert t.asked_for("recon") == ()


@pytest.mark.parametrize(("outcome", "population"), [("pass", 12), ("fail", 11)])
def test_mysterious_intuition_decides_a_crisis_without_cards(outcome: str, population: int) -> None:
    t = prophecy(seat("saul_tigh", hand=["repair_1"]), seat("sharon_valerii"), seat("william_adama"))
    t.say("react", f"mysterious_intuition:{outcome}", who=1)
    assert t.events("check_ended")[0]["outcome"] == outcome
    assert not t.events("destiny_added")
    assert not t.events("contributed")
    assert t.asked_for("command_authority") == ()
    assert spent(t, 1)
    assert t.g.population == population


def test_mysterious_intuition_not_on_locations() -> None:
    t = accusation(seat("helo", location="admirals_quarters"), seat("sharon_valerii"), seat("laura_roslin"), target=2)
    assert t.asked_for("mysterious_intuition:pass") == ()


def test_sleeper_agent_receives_two_cards_and_goes_to_the_brig() -> None:
    """T15.1, T15.5."""
    t = sleeper(seat("sharon_valerii"), seat("saul_tigh"), seat("kara_thrace"))
    assert [len(player.loyalty) for player in t.g.players] == [3, 2, 2]
    assert t.g.players[0].location == "brig"


def test_a_revealed_boomer_receives_two_cards_and_stays() -> None:
    """T15.1, T15.5, FAQ[boomer-revealed]."""
    t = sleeper(seat("saul_tigh"), seat("sharon_valerii", cylon=True), seat("kara_thrace"))
    assert [len(player.loyalty) for player in t.g.players] == [2, 3, 2]
    assert t.g.players[1].location == "resurrection_ship"


def sleeper(*players: dict[str, Any]) -> Table:
    """FTL Control jumps from distance 3 to 5: the Sleeper Agent phase."""
    first = {**players[0], "location": "ftl_control"}
    t = table(
        first,
        *players[1:],
        phase="action",
        jump=4,
        distance=3,
        destination_deck=["deep_space", "icy_moon"],
        loyalty_deck=["not_a_cylon"] * 4,
        crisis_deck=[QUIET_CRISIS],
    )
    return t.act("location:ftl_control").say("destination", "deep_space").quiet()


# --- Galen Tyrol --------------------------------------------------------------------------------------


def test_maintenance_engineer_acts_again_after_a_repair_once() -> None:
    """T26.3."""
    t = table(
        seat("galen_tyrol", location="hangar_deck", hand=["repair_1", "repair_1"]),
        phase="action",
        vipers_damaged=4,
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("card:repair_1").act("card:repair_1").quiet()
    assert t.g.vipers_damaged == 0
    assert t.asked() == "crisis_choice"


def test_maintenance_engineer_not_under_an_executive_order() -> None:
    """T25.3, T26.3."""
    t = table(
        seat("saul_tigh", hand=["executive_order_1"]),
        seat("galen_tyrol", location="hangar_deck", hand=["repair_1"]),
        phase="action",
        vipers_damaged=4,
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions")
    t.act("card:repair_1").act("nothing").quiet()
    assert t.asked() == "crisis_choice"


def test_blind_devotion_counts_a_type_as_nothing() -> None:
    """T9.6, T9.10."""
    t = prophecy(
        seat("saul_tigh"),
        seat("galen_tyrol"),
        destiny=["consolidate_power_1", "repair_1", "repair_2", "repair_2"],
    )
    t.say("react", "blind_devotion:engineering", who=1)
    assert t.events("check_revealed")[0]["total"] == 1
    assert spent(t, 1)


def test_blind_devotion_after_a_committee_has_shown_everything() -> None:
    """FAQ[devotion-after-committee]."""
    t = prophecy(
        seat("saul_tigh"),
        seat("galen_tyrol", hand=["investigative_committee_3"]),
        destiny=["consolidate_power_1", "repair_1", "repair_2", "repair_2"],
    )
    t.say("react", "investigative_committee_3", who=1).say("react", "blind_devotion:politics", who=1)
    assert t.events("check_revealed")[0]["total"] == -1


def test_reckless_has_a_hand_limit_of_eight() -> None:
    t = table(seat("saul_tigh"), seat("galen_tyrol", hand=["repair_1"] * 5 + ["repair_2"] * 5), phase="end")
    assert t.game.pending[1].least == 2
