"""When cards and abilities of Daybreak may be used, who is asked, how often (docs/rules, B)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.motives import CONDITIONS
from orrery.games.galactica.state import MUTINEER
from tests.games.galactica.daybreak.table import Table, seat, table

STOP = "riots_launch_raiders"
"""A crisis with a choice: play stops there."""
LOW = ["repair_1"] * 2
ATHENA = "sharon_athena_agathon"


def acting(*players: dict[str, Any], **position: Any) -> Table:
    return table(*players, **{"phase": "action", "crisis_deck": [STOP], **position})


# --- once in a turn -----------------------------------------------------------------------------------


def test_once_in_a_turn_is_counted_anew_for_everybody_in_each_turn() -> None:
    """0.1.8: Athena, whose turn it is not, intercedes in the turns of two players, once in each."""
    tigh, roslin = seat("saul_tigh", hand=["repair_1"]), seat("laura_roslin", location="command")
    t = table(tigh, roslin, seat(ATHENA, location="caprica"), phase="movement", crisis_deck=[STOP])
    t.say("movement", "press_room").say("react", "for_love:0", who=2)
    t.act("nothing").say("crisis_choice", 0).say("movement", "press_room", who=1)
    assert t.asked_for("for_love:1") == (2,)


# --- the current player and who acts in his turn (B1) -------------------------------------------------


def ordered(*destiny: str, current: dict[str, Any] | None = None, other: dict[str, Any] | None = None) -> Table:
    """The current player has ordered Tyrol, who accuses the President in Admiral's Quarters (leadership or tactics)."""
    t = acting(
        seat("saul_tigh", **{"hand": ["executive_order_1"], **(current or {})}),
        seat("laura_roslin", **(other or {})),
        seat("galen_tyrol", location="admirals_quarters", miracles=0),
        destiny=[*destiny, *LOW],
    )
    t.act("card:executive_order_1").say("order_whom", 2).say("order_how", "two_actions", who=2)
    return t.act("location:admirals_quarters", who=2).say("accuse", 1, who=2)


def test_under_an_order_the_current_player_resolves_skill_check_abilities() -> None:
    """T9.9: not who acts. He orders them, damages the viper, takes the card."""
    t = ordered("dogfight_0", "quick_thinking_0").say("next_ability", "dogfight", who=0)
    t.say("dogfight_viper", who=0)
    assert (t.asked(), list(t.game.pending)) == ("quick_choice", [0])


def test_under_an_order_the_hand_of_the_current_player_is_forced() -> None:
    t = ordered("force_their_hand_0", "repair_1", current={"hand": ["executive_order_1", "repair_2"]}).quiet()
    assert (t.asked(), list(t.game.pending)) == ("force_hand", [0])


def test_under_an_order_upgrades_and_outbursts_are_for_the_current_player() -> None:
    """T9.15, P8."""
    t = ordered("install_upgrades_0", "violent_outbursts_4").say("next_ability", "violent_outbursts", who=0).quiet()
    assert [player.location for player in t.g.players] == ["sickbay", "presidents_office", "admirals_quarters"]
    assert [event["who"] for event in t.events("drew_skills") if event["why"] == "install_upgrades"] == [0]


def test_under_an_order_the_current_player_exploits_a_weakness() -> None:
    t = ordered("exploit_a_weakness_5", "repair_1").quiet()
    assert (t.asked(), list(t.game.pending)) == ("who_draws_mutiny", [0])
    assert 0 in t.items("who_draws_mutiny")


def test_under_an_order_a_second_chance_is_for_the_current_player() -> None:
    """T9.12."""
    strong = ["declare_emergency_5", "declare_emergency_4", "strategic_planning_5"]
    roslin = {"hand": ["a_second_chance_5", *strong]}
    t = ordered("executive_order_1", "repair_1", current={"miracles": 0}, other=roslin)
    t.say("react", "a_second_chance_5", who=1).say("contribute", *strong, who=1).quiet()
    assert [player.miracles for player in t.g.players] == [1, 1, 0]


def test_a_cylon_installs_upgrades_too() -> None:
    """004 p.10: the current player, whoever he is."""
    t = acting(
        seat("saul_tigh", cylon=True, location="caprica"),
        seat("laura_roslin"),
        crisis_deck=["fulfiller_of_prophecy", STOP],
        destiny=["install_upgrades_0", "repair_1", *LOW],
    )
    t.act("location:caprica").say("keep_crisis", "fulfiller_of_prophecy").say("crisis_choice", 0).quiet()
    assert [event["who"] for event in t.events("drew_skills") if event["why"] == "install_upgrades"] == [0]


def test_a_leader_may_have_a_second_chance_in_his_turn() -> None:
    """004 p.5: he gains a token, infiltrating or not; so whoever could hold the card is asked."""
    t = acting(
        seat("simon_oneill", location="caprica", miracles=0),
        seat("laura_roslin", hand=["a_second_chance_5"]),
        crisis_deck=["fulfiller_of_prophecy", STOP],
    )
    t.act("location:caprica").say("keep_crisis", "fulfiller_of_prophecy").say("crisis_choice", 0)
    assert t.asked_for("a_second_chance_5") == (1,)


def test_when_plans_change_everybody_draws_of_his_own_set() -> None:
    """T9.13."""
    strong = ["investigative_committee_5", "investigative_committee_4"]
    t = table(
        seat("galen_tyrol", miracles=0),
        seat("laura_roslin", hand=["change_of_plans_5", *strong]),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["repair_1", "repair_1", *LOW],
    )
    t.say("crisis_choice", 0).say("contribute", *strong, who=1).say("react", "change_of_plans_5", who=1)
    assert set(t.items("choose_types", who=0)) == {"politics", "leadership", "engineering"}


def test_who_loses_his_whole_hand_has_chosen_nothing() -> None:
    """T19.6: Unexpected Reunion takes the hand of the current player, however it is made up."""
    tigh = seat("saul_tigh", hand=["bait_0", "dradis_contact_0", "repair_1"])
    t = table(
        tigh,
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["unexpected_reunion"],
        destiny=["repair_1", "repair_1", *LOW],
    )
    t.quiet()
    assert t.events("discarded")[0]["cards"] == ["repair_1", "bait_0", "dradis_contact_0"]
    assert not t.events("drew_mutiny")


def test_tigh_answers_for_the_treachery_that_he_drinks_away() -> None:
    """T19.6, O13: it counts as chosen."""
    t = table(seat("kara_thrace"), seat("saul_tigh", hand=["bait_0"]), phase="receive_skills")
    assert [event["who"] for event in t.events("drew_mutiny")] == [1]


def test_what_is_dropped_in_a_dogfight_is_discarded() -> None:
    """T9.9: it comes to nobody's hand."""
    t = table(
        seat("kara_thrace"),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["dogfight_0", "launch_scout_2", *LOW],
    )
    t.say("crisis_choice", 0).say("dogfight_viper", "reserve").say("dogfight_card", "launch_scout_2").quiet()
    assert (t.g.players[0].hand, t.g.skills[2].discards) == ((), ("launch_scout_2",))


@pytest.mark.parametrize("crisis", ["build_cylon_detector", "riots_basestars", STOP, "water_shortage_raiders_jump"])
def test_in_peace_no_icon_activates_anything(crisis: str) -> None:
    """T12.1: heavy raiders, basestars, a launch, raiders."""
    tigh = seat("saul_tigh", hand=["negotiation_5"])
    ships: dict[str, Any] = {"raiders": {"front": 1}, "heavy_raiders": {"front": 1}, "centurions": [1, 0, 0, 0]}
    t = acting(tigh, seat("laura_roslin"), crisis_deck=[crisis], **ships)
    t.act("card:negotiation_5").say("crisis_choice", 0).quiet()
    assert not t.events("activated")
    assert (t.g.raiders[0], t.g.heavy_raiders[0], t.g.centurions) == (1, 1, (1, 0, 0, 0))


# --- characters of the base game at a table of Daybreak (B2) ------------------------------------------


def test_secret_destiny_is_for_crises_of_caprica_too() -> None:
    """T8.3."""
    t = acting(seat("saul_tigh", cylon=True, location="caprica"), seat("kara_thrace"), crisis_deck=[STOP, "ambush"])
    assert t.act("location:caprica").say("keep_crisis", STOP).asked_for("secret_destiny") == (1,)


def test_adama_inspires_nobody_in_a_crisis_that_athena_drew() -> None:
    """T9.8: it is his turn and he chooses, but she drew it, at Caprica, by his order."""
    adama, athena = seat("william_adama", hand=["executive_order_1"]), seat(ATHENA, infiltrating=True)
    deck = ["fulfiller_of_prophecy", "ambush", STOP]
    t = acting(adama, athena, seat("laura_roslin"), crisis_deck=deck, destiny=["repair_1", "repair_1", *LOW])
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    t.act("ability:resolute", who=1).say("activate_where", "caprica", who=1).say("keep_crisis", deck[0], who=1)
    t.say("crisis_choice", 0, who=0).quiet()
    assert t.events("check_revealed")[0]["total"] == -2


def test_a_convicted_criminal_is_let_in_nowhere() -> None:
    """T26: by whatever right; a plan does not help him where others are."""
    zarek = seat("tom_zarek", location="research_lab", hand=["unorthodox_plan_3"])
    t = acting(zarek, seat("saul_tigh", location="command"), raiders={"front": 1}, vipers={"front": 1})
    assert t.act("card:unorthodox_plan_3").items("plan_where") == ("weapons_control",)


def test_blind_devotion_may_be_to_treachery() -> None:
    """T9.6."""
    t = table(
        seat("saul_tigh"),
        seat("galen_tyrol"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["exploit_a_weakness_5", "consolidate_power_1", *LOW],
    )
    t.say("crisis_choice", 0).say("react", "blind_devotion:treachery", who=1)
    assert t.events("check_revealed")[0]["total"] == 1
    assert t.asked() == "who_draws_mutiny"  # its ability is resolved all the same


# --- characters of Daybreak (B3) ----------------------------------------------------------------------


def test_lee_thinks_forward_also_when_the_other_was_revealed() -> None:
    """T25.4, T16.6: the order is over, if with one action alone."""
    lee = seat("lee_adama_alt", location="research_lab", hand=["executive_order_1"])
    t = acting(lee, seat("saul_tigh", loyalty=["cylon_morale"]), seat("laura_roslin"))
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    t.act("reveal:cylon_morale", who=1).say("cylon_choice", "decline", who=1)
    assert (t.asked(), list(t.game.pending)) == ("may_use", [0])


@pytest.mark.parametrize(
    ("crisis", "titles"), [("fulfiller_of_prophecy", {}), ("water_shortage_raiders_jump", {"president": 0})]
)
def test_lee_has_his_own_path_by_whatever_right_he_chooses(crisis: str, titles: dict[str, Any]) -> None:
    """T8.5: as the current player, or as the President."""
    t = table(seat("lee_adama_alt"), seat("laura_roslin"), phase="crisis", crisis_deck=[crisis], **titles)
    assert t.offered("different_path", 0)


def test_two_mutiny_cards_are_two_steps_of_zareks_and_two_dilemmas() -> None:
    """T18.2, T18.7: one card after the other, here to Lee as the Admiral and as the President."""
    t = table(
        seat("lee_adama_alt", hand=["repair_1"] * 5),
        seat("tom_zarek_alt"),
        phase="crisis",
        crisis_deck=["dangerous_plots"],
        mutiny_deck=["panic", "blackmail", "impeachment", "selfish_act"],
        admiral=0,
        president=0,
    )
    t.say("crisis_choice", 0)
    t.say("hand_over_mutiny", "panic", who=1).say("discard_skills", "repair_1", "repair_1", who=0)
    t.say("hand_over_mutiny", "impeachment", who=1).say("discard_mutiny", "panic", who=0)
    t.say("discard_skills", "repair_1", "repair_1", who=0)
    assert (t.g.players[0].mutiny, t.g.players[0].hand) == (("impeachment",), ("repair_1",))


def test_romo_is_deceitful_in_each_crisis_of_a_turn() -> None:
    """T19.2: Fulfiller of Prophecy costs him nothing, and of the next one's three cards he keeps one."""
    romo = seat("romo_lampkin", hand=["repair_1"] * 5)
    t = table(romo, seat("laura_roslin"), phase="crisis", crisis_deck=["fulfiller_of_prophecy", "food_shortage"])
    t.say("crisis_choice", 1).say("crisis_choice", 1)
    assert (t.asked(), t.game.pending[0].least, len(t.g.players[0].hand)) == ("discard_skills", 2, 5)


@pytest.mark.parametrize(("character", "ability"), [("romo_lampkin", "attorney"), ("louis_hoshi", "organized")])
def test_without_a_token_there_is_no_miracle(character: str, ability: str) -> None:
    """004 p.5."""
    prisoner = seat("saul_tigh", location="brig")
    assert acting(seat(character), prisoner).offered(f"ability:{ability}")
    assert acting(seat(character, miracles=0), prisoner).blocked()[f"ability:{ability}"] == "no_miracle"


def test_the_attorney_says_where_his_client_goes() -> None:
    t = acting(seat("romo_lampkin"), seat("saul_tigh", location="brig")).act("ability:attorney").say("defend", 1)
    assert (t.asked(), list(t.game.pending)) == ("leave_brig", [0])


def test_romo_chooses_what_he_pays_and_answers_for_treachery() -> None:
    """T2.2d, T19.6."""
    romo = seat("romo_lampkin", location="command", hand=["bait_0", "repair_1", "repair_2"])
    t = table(romo, seat("saul_tigh", location="command"), phase="movement").say("movement", "stay")
    t.say("discard_skills", "bait_0", "repair_1")
    assert [event["who"] for event in t.events("drew_mutiny")] == [0]


def test_a_revealed_romo_pays_nobody() -> None:
    """T2.2d: his sheet is lost."""
    cylons = [seat(name, cylon=True, location="caprica", hand=["repair_1"] * 2) for name in ("romo_lampkin", "helo")]
    assert table(*cylons, phase="movement").say("movement", "stay").asked() == "action"


def test_hoshi_is_dutiful_in_communications_too() -> None:
    """T26.4."""
    hoshi = seat("louis_hoshi", location="communications", hand=["repair_1"])
    t = acting(hoshi, civilians={"rear": ["pop1"]}).act("location:communications")
    t.say("guide", "rear")
    assert t.asked() == "once_more"


def test_hoshi_is_reluctant_under_an_order_too() -> None:
    """T26: each time he uses the action of a card."""
    hoshi = seat("louis_hoshi", hand=["consolidate_power_1", "repair_1"])
    t = acting(seat("saul_tigh", hand=["executive_order_1"]), hoshi)
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    t.act("card:consolidate_power_1", who=1)
    assert (t.asked(), t.game.pending[1].about["why"]) == ("discard_skills", "reluctant")


HOT_DOG = "brendan_hot_dog_costanza"


def raid(**position: Any) -> Table:
    """Food is lost, and raiders come upon civilian ships."""
    ships: dict[str, Any] = {"raiders": {"rear": 1}, "civilians": {"rear": ["pop1"]}, **position}
    t = table(seat("saul_tigh"), seat(HOT_DOG), phase="crisis", crisis_deck=["food_shortage"], **ships)
    return t.say("crisis_choice", 0)


def test_hot_dog_is_asked_at_each_loss_until_he_remembers() -> None:
    """T22."""
    t = raid(raiders={"rear": 2}, civilians={"rear": ["pop1", "pop1"]}).say("civilian_target", "civilian_1")
    for population in (11, 10):
        assert t.asked_for("memento") == (1,)
        assert t.g.population == population
        t.nothing()


def test_a_pursuit_goes_on_while_no_ship_is_lost() -> None:
    """T21: Escort saves the civilian ship, and Thirty-Three stays."""
    assert raid(in_play=["thirty_three"]).say("react", "escort:reserve", who=1).quiet().g.in_play == ("thirty_three",)
    assert raid(in_play=["thirty_three"]).quiet().g.in_play == ()


def test_an_escort_needs_a_viper() -> None:
    """T11.4."""
    t = raid(assault_reserve=0, vipers_damaged=8)
    assert not [item for question in t.game.pending.values() for item in question.items if "escort" in str(item)]
    assert t.quiet().g.population == 11


def test_an_escort_for_the_ship_that_is_picked_when_none_is_left_to_draw() -> None:
    """T21: that one is in space."""
    all_of_them = ["empty"] * 2 + ["pop1"] * 6 + ["pop2"] * 2 + ["pop1_fuel1", "pop1_morale1"]
    t = acting(seat("saul_tigh", mutiny=["the_strong_survive"]), seat(HOT_DOG), civilians={"rear": all_of_them})
    t.act("mutiny:the_strong_survive").say("choose_civilian", "civilian_1")
    assert t.asked_for("escort:reserve") == (1,)


def test_a_treatment_costs_no_token() -> None:
    t = acting(seat("sherman_doc_cottle", hand=["repair_1", "repair_2"]), seat("laura_roslin"))
    t.act("ability:treatment").say("treat_whom", 1).say("choose_types", "politics", "politics")
    t.say("prescribe", "repair_1", "repair_2")
    assert t.g.players[0].miracles == 1


def test_cottle_is_specialized_in_all_but_engineering() -> None:
    """T26."""
    t = acting(seat("sherman_doc_cottle", hand=["consolidate_power_1", "launch_scout_1", "raptor_specialist_3"]))
    cards = [item for item in t.items("action") if item.startswith("card:")]
    assert cards == ["card:consolidate_power_1", "card:launch_scout_1"]


def test_doral_adds_cards_in_his_own_action_step_whoever_acts_in_it() -> None:
    """T9.5: by his order."""
    doral = seat("aaron_doral", infiltrating=True, location="command", hand=["executive_order_1", "repair_1"])
    t = acting(doral, seat("saul_tigh", location="admirals_quarters"), seat("laura_roslin"))
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    t.act("location:admirals_quarters", who=1).say("accuse", 2, who=1).quiet(stop="contribute")
    assert list(t.game.pending) == [0]


@pytest.mark.parametrize("infiltrating", [True, False])
def test_doral_is_vain_on_a_mission_too(infiltrating: bool) -> None:
    """T9.5, 004 p.14: what limits contributions holds there."""
    doral = seat("aaron_doral", infiltrating=infiltrating, location="armory" if infiltrating else "caprica", hand=LOW)
    kara = seat("kara_thrace", location="bridge", hand=LOW)
    t = acting(kara, doral, seat("laura_roslin", hand=LOW), search_for_home=True).act("location:bridge")
    asked = []
    while t.asked() == "contribute":
        asked += list(t.game.pending)
        t.nothing()
    assert asked == [2, 0]


def test_simon_is_asked_while_there_is_a_centurion_aboard() -> None:
    """T12.0: heavy raiders, when they are activated, are centurions too."""
    t = table(seat("saul_tigh"), seat("simon_oneill"), phase="crisis", crisis_deck=[STOP], centurions=[1, 0, 0, 0])
    assert t.say("crisis_choice", 0).asked_for("modifications:heavy_raiders") == (1,)


@pytest.mark.parametrize("infiltrating", [True, False])
def test_simon_is_bound_by_logic_wherever_he_is(infiltrating: bool) -> None:
    """T9.5."""
    simon = seat("simon_oneill", infiltrating=infiltrating, location="command" if infiltrating else "caprica", hand=LOW)
    t = table(seat("saul_tigh"), simon, phase="crisis", crisis_deck=["fulfiller_of_prophecy"])
    t.say("crisis_choice", 0).say("contribute", "repair_1", who=1)
    assert [event["card"] for event in t.events("card_shown", viewer=None)] == ["repair_1"]


def test_for_love_of_whom_a_cylon_strikes() -> None:
    """T19.3, T16.0: five cards and Sickbay."""
    tigh, athena = seat("saul_tigh", loyalty=["cylon_sickbay"]), seat(ATHENA, location="caprica")
    t = acting(tigh, seat("laura_roslin", location="command", hand=["repair_1"] * 6), athena)
    t.act("reveal:cylon_sickbay").say("cylon_target", 1).say("react", "for_love:1", who=2)
    assert t.game.pending[1].least == 4


@pytest.mark.parametrize("card", ["impeachment", "assume_command"])
def test_for_love_a_title_is_cheaper(card: str) -> None:
    """T19.3: five chosen cards, or four."""
    kara = seat("kara_thrace", location="command", hand=["repair_1"] * 6, mutiny=[card])
    t = acting(kara, seat("saul_tigh"), seat(ATHENA, location="caprica"))
    t.act(f"mutiny:{card}").say("react", "for_love:0", who=2)
    assert t.game.pending[0].least == 4


def test_for_love_lees_path_is_easier() -> None:
    """T8.5, T19.3: of five cards."""
    kara, lee = seat("kara_thrace", hand=["repair_1"] * 6), seat("lee_adama_alt")
    t = table(kara, lee, seat(ATHENA, location="caprica"), phase="crisis", crisis_deck=[STOP], admiral=1)
    t.say("crisis_choice", "different_path", who=1).say("react", "for_love:0", who=2)
    assert t.game.pending[0].least == 4


def test_for_love_of_whom_chance_would_rob() -> None:
    """T19.3: of four random cards, one fewer."""
    kara = seat("kara_thrace", hand=["repair_1"] * 5)
    t = table(kara, seat(ATHENA, location="caprica"), phase="crisis", crisis_deck=["keep_tabs_on_visitor"])
    t.say("crisis_choice", 1).say("react", "for_love:0", who=1)
    assert t.events("discarded")[0]["cards"] == ["repair_1"] * 3


# --- what lies in play (B4) ---------------------------------------------------------------------------


def test_a_vice_president_who_governs_keeps_nobody_from_being_elected() -> None:
    roslin = seat("laura_roslin", assigned=["assign_vice_president"], mutiny=["panic"])
    t = acting(seat("saul_tigh", location="administration"), roslin, seat("kara_thrace"), president=1)
    assert set(t.act("location:administration").items("elect")) == {0, 1, 2}


def test_a_message_is_sent_through_the_lockdown() -> None:
    """The Armory is closed, but this card attacks by itself."""
    tyrol = seat("galen_tyrol", location="armory", mutiny=["send_a_message"])
    t = acting(tyrol, in_play=["lockdown"], centurions=[1, 0, 0, 0])
    assert t.blocked()["location:armory"] == "armory_locked"
    t.act("mutiny:send_a_message")
    t.quiet()
    assert t.events("rolled")[0]["purpose"] == "attack_centurion"


JUMPS = ["water_shortage_raiders_jump", "water_shortage_basestars_jump"]


@pytest.mark.parametrize(("mutineer", "drawn"), [(0, [0]), (1, [])])
def test_the_mutineer_draws_in_his_own_turn_alone(mutineer: int, drawn: list[int]) -> None:
    """T2.6."""
    players = [seat("saul_tigh"), seat("kara_thrace"), seat("laura_roslin")]
    players[mutineer]["revealed"] = [MUTINEER]
    t = table(*players, phase="crisis", crisis_deck=JUMPS[:1]).say("crisis_choice", 0, who=2).quiet()
    assert t.g.jump == 1
    assert [event["who"] for event in t.events("drew_mutiny")] == drawn


def test_the_mutineer_draws_one_card_for_two_icons() -> None:
    """T2.6 (errata): a crisis of Athena's at Caprica, by his order, and his own."""
    tigh = seat("saul_tigh", revealed=[MUTINEER], hand=["executive_order_1"])
    athena = seat(ATHENA, infiltrating=True, location="command")
    t = acting(tigh, athena, seat("laura_roslin"), crisis_deck=[JUMPS[0], "ambush", JUMPS[1]])
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    t.act("ability:resolute", who=1).say("activate_where", "caprica", who=1).say("keep_crisis", JUMPS[0], who=1)
    t.say("crisis_choice", 0).act("nothing", who=1).say("crisis_choice", 0).quiet()
    assert t.g.jump == 2
    assert [event["who"] for event in t.events("drew_mutiny")] == [0]


# --- Mutiny cards and motives (B5, B6) ----------------------------------------------------------------


def test_a_viper_launched_in_panic_may_be_apollos() -> None:
    """T26.1."""
    t = acting(seat("galen_tyrol", mutiny=["panic"]), seat("lee_adama", location="armory"), assault_reserve=0)
    t.act("mutiny:panic").say("panic_activation", "launch:port_aft")
    assert t.asked_for("alert_viper_pilot:port_aft") == (1,)


def test_who_does_not_survive_is_remembered_before_the_jump_is_prepared() -> None:
    """T21, T22: the ship is drawn, its population lost, Hot Dog asked; then the marker moves."""
    t = acting(seat("saul_tigh", mutiny=["the_strong_survive"]), seat(HOT_DOG), civilians={"rear": ["empty"] * 2})
    t.act("mutiny:the_strong_survive")
    assert t.asked_for("memento") == (1,)
    assert t.g.jump == 0


def test_the_leader_is_asked_again_at_the_end_of_each_turn() -> None:
    """T29: when the condition comes true, and once at the end of a turn while it holds."""
    leader = seat("simon_oneill", location="caprica", motives=["end_the_chase"])
    t = acting(seat("saul_tigh", location="brig"), leader, damaged=["ftl_control"])
    t.act("nothing")
    for phase in ("action", "end"):
        assert t.asked_for("motive:end_the_chase") == (1,)
        assert t.g.phase == phase
        t.nothing()
    assert t.g.current == 1


CHASE: dict[str, Any] = {"damaged": ["ftl_control"], "distance": 7, "jump": 3, "food": 3, "morale": 4, "population": 5}
HAND = ["consolidate_power_1", "launch_scout_1", "repair_1", *["bait_0"] * 3]


@pytest.mark.parametrize("motive", MOTIVES)
def test_four_motives_are_revealed_at_any_time_and_ten_at_the_end(motive: str) -> None:
    """T29."""
    leader = seat("simon_oneill", infiltrating=True, location="command", motives=[motive], mutiny=["panic"], hand=HAND)
    prisoner = seat("laura_roslin", location="brig")
    t = table(seat("saul_tigh"), leader, prisoner, phase="end", vipers_damaged=4, **CHASE)
    assert CONDITIONS[motive](t.g, 1)
    any_time = ("end_the_chase", "make_an_ally", "no_unnecessary_force", "a_justified_response")
    assert t.offered(f"motive:{motive}", 1) == (motive in any_time)


# --- every roll opens its windows (T10.2) -------------------------------------------------------------

GAMBLES: list[tuple[dict[str, Any], str, tuple[tuple[Any, ...], ...]]] = [
    ({"hand": ["test_the_limits_5"]}, "card:test_the_limits_5", ()),
    ({"mutiny": ["controversial_speech"]}, "mutiny:controversial_speech", ()),
    ({"mutiny": ["peaceful_resistance"]}, "mutiny:peaceful_resistance", ()),
    (
        {"mutiny": ["ruined_reputation"]},
        "mutiny:ruined_reputation",
        (("ruin_whom", 1), ("choose_types", "tactics", "tactics")),
    ),
    ({"mutiny": ["unauthorized_usage"]}, "mutiny:unauthorized_usage", ()),
    ({"mutiny": ["send_a_message"]}, "mutiny:send_a_message", ()),
]


@pytest.mark.parametrize(("about", "action", "answers"), GAMBLES, ids=[action for _, action, _ in GAMBLES])
def test_every_roll_may_be_planned(about: dict[str, Any], action: str, answers: tuple[tuple[Any, ...], ...]) -> None:
    """T10.2: the one who acts rolls."""
    t = acting(
        seat("galen_tyrol", location="command", **about),
        seat("saul_tigh", hand=["strategic_planning_3"]),
        basestars=[{"area": "front"}],
        centurions=[1, 0, 0, 0],
    )
    t.act(action)
    for answer in answers:
        t.say(*answer)
    assert t.asked_for("strategic_planning_3") == (1,)
    assert t.g.rolls[-1].roller == 0
