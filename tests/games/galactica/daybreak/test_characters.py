"""The three abilities of each of the eight new human characters (B3)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.effects import DiscardSkills
from orrery.games.galactica.hands import ordered
from tests.games.galactica.daybreak.table import Table, seat, table

STOP = "riots_launch_raiders"
"""A crisis with a choice: play stops there."""
LEE, ZAREK, HELO, BALTAR = "lee_adama_alt", "tom_zarek_alt", "karl_helo_agathon_alt", "gaius_baltar_alt"
ROMO, HOSHI, HOT_DOG, COTTLE = "romo_lampkin", "louis_hoshi", "brendan_hot_dog_costanza", "sherman_doc_cottle"
PILOTING = ["evasive_maneuvers_1", "evasive_maneuvers_2", "maximum_firepower_3"]
FIVE = ["repair_1", "repair_1", "repair_1", "repair_2", "repair_2"]


def acting(*players: dict[str, Any], **position: Any) -> Table:
    return table(*players, **{"phase": "action", "crisis_deck": [STOP], **position})


def miracles(t: Table, who: int = 0) -> int:
    return t.g.players[who].miracles


def hand(t: Table, who: int = 0) -> tuple[str, ...]:
    return t.g.players[who].hand


# --- Lee Adama ----------------------------------------------------------------------------------------


def order(t: Table) -> Table:
    """Lee orders seat 1, who takes two actions and does nothing with them."""
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    return t.act("nothing", who=1).act("nothing", who=1)


def test_forward_thinker_activates_his_location_when_the_order_is_carried_out() -> None:
    """T25.4."""
    t = order(acting(seat(LEE, location="research_lab", hand=["executive_order_1"]), seat("saul_tigh")))
    t.say("may_use", "use").say("choose_types", "engineering")
    assert t.events("drew_skills")[-1]["types"] == [0, 0, 0, 0, 1, 0]
    assert t.quiet().asked() == "crisis_choice"


def test_forward_thinker_may_be_left_and_needs_a_location_that_works() -> None:
    t = order(acting(seat(LEE, location="research_lab", hand=["executive_order_1"]), seat("saul_tigh")))
    assert t.say("may_use", "decline").quiet().asked() == "crisis_choice"
    for location in ("sickbay", "command"):
        lee = seat(LEE, hand=["executive_order_1"], location=location)
        t = order(acting(lee, seat("saul_tigh"), damaged=["command"]))
        assert t.quiet().asked() == "crisis_choice"


def test_forward_thinker_is_for_the_one_who_gave_the_order() -> None:
    t = order(acting(seat("william_adama", location="research_lab", hand=["executive_order_1"]), seat(LEE)))
    assert t.quiet().asked() == "crisis_choice"


def riots(*players: dict[str, Any], **position: Any) -> Table:
    """Riots: the Admiral chooses between food and morale, or population."""
    return table(*players, phase="crisis", crisis_deck=[STOP], **position)


def test_choose_a_different_path_makes_the_current_player_discard_five() -> None:
    t = riots(seat("kara_thrace", hand=[*FIVE, "launch_scout_1"]), seat(LEE), admiral=1)
    t.say("crisis_choice", "different_path", who=1)
    t.say("discard_skills", *FIVE, who=0)
    assert hand(t) == ("launch_scout_1",)
    assert miracles(t, 1) == 0
    assert (t.g.food, t.g.morale, t.g.population) == (8, 10, 12)


def test_choose_a_different_path_costs_a_miracle_and_is_his_alone() -> None:
    assert "different_path" not in riots(seat("saul_tigh"), seat(LEE, miracles=0), admiral=1).items("crisis_choice")
    assert "different_path" not in riots(seat(LEE), seat("saul_tigh"), admiral=1).items("crisis_choice")


def test_moral_compass_may_force_a_printed_box_after_it() -> None:
    """The miracle stays spent (JB)."""
    t = riots(seat("saul_tigh", hand=FIVE), seat(LEE), seat("helo"), admiral=1)
    t.say("crisis_choice", "different_path", who=1)
    assert {"moral_compass:0", "moral_compass:1"} <= set(t.items("react", who=2))
    t.say("react", "moral_compass:1", who=2).quiet()
    assert len(hand(t)) == 5
    assert (miracles(t, 1), miracles(t, 2)) == (0, 0)
    assert (t.g.food, t.g.morale, t.g.population) != (8, 10, 12)


def test_moral_dilemma_costs_two_cards_for_each_mutiny_card() -> None:
    t = acting(seat(LEE, hand=FIVE, mutiny=["selfish_act"], location="command"), mutiny_deck=["blackmail"])
    t.act("mutiny:selfish_act").say("choose_types", "tactics", "tactics").say("discard_skills", "repair_1", "repair_1")
    assert t.events("discarded")[-1]["why"] == "moral_dilemma"
    assert t.g.players[0].mutiny == ("blackmail",)


# --- Tom Zarek ----------------------------------------------------------------------------------------


def test_necessary_steps_hands_out_one_of_two_mutiny_cards() -> None:
    t = acting(
        seat("laura_roslin", mutiny=["selfish_act"], location="command"),
        seat(ZAREK),
        mutiny_deck=["panic", "blackmail"],
    )
    t.act("mutiny:selfish_act").say("choose_types", "politics", "politics")
    assert set(t.items("hand_over_mutiny", who=1)) == {"panic", "blackmail"}
    t.say("hand_over_mutiny", "blackmail", who=1)
    assert t.g.players[0].mutiny == ("blackmail",)
    assert t.g.mutiny_deck[-1] == "panic"
    assert not t.game.faults()


def test_necessary_steps_is_lost_on_reveal() -> None:
    t = acting(
        seat("laura_roslin", mutiny=["selfish_act"], location="command"),
        seat(ZAREK, cylon=True),
        mutiny_deck=["panic", "blackmail"],
    )
    t.act("mutiny:selfish_act").say("choose_types", "politics", "politics")
    assert t.g.players[0].mutiny == ("panic",)


def test_abuse_power_plays_one_of_four_without_the_brig() -> None:
    four = ["selfish_act", "clipped_wings", "blackmail", "impeachment"]
    t = acting(seat(ZAREK, mutiny=["panic"]), seat("laura_roslin"), mutiny_deck=[*four, "armed_resistance"])
    t.act("ability:abuse_power")
    assert t.items("play_mutiny") == ("selfish_act",)  # no viper flies, the President and he have no cards
    t.say("play_mutiny", "selfish_act").say("bury_order", "blackmail").say("bury_order", "impeachment")
    assert t.g.mutiny_deck[-3:] == ("blackmail", "impeachment", "clipped_wings")
    assert miracles(t) == 0
    assert t.g.players[0].location == "weapons_control"


def test_abuse_power_discards_where_nothing_can_be_played() -> None:
    """L5: he chooses which one."""
    four = ["clipped_wings", "blackmail", "impeachment", "unauthorized_usage"]
    t = acting(seat(ZAREK), seat("laura_roslin"), mutiny_deck=four)
    t.act("ability:abuse_power")
    assert set(t.items("play_mutiny")) == set(four)
    t.say("play_mutiny", "blackmail")
    assert t.g.mutiny_discards == ("blackmail",)


def test_abuse_power_draws_without_necessary_steps_but_its_card_uses_them() -> None:
    t = acting(seat(ZAREK), mutiny_deck=["selfish_act", "panic", "blackmail", "impeachment", "armed_resistance"])
    t.act("ability:abuse_power").say("play_mutiny", "selfish_act")
    t.say("bury_order", "blackmail").say("bury_order", "impeachment").say("choose_types", "politics", "politics")
    assert t.items("hand_over_mutiny", who=0)[0] == "armed_resistance"


def test_abuse_power_costs_a_miracle() -> None:
    assert acting(seat(ZAREK, miracles=0)).blocked()["ability:abuse_power"] == "no_miracle"


# --- Karl "Helo" Agathon ------------------------------------------------------------------------------


def test_raptor_pilot_sees_two_cards_and_places_each() -> None:
    t = acting(
        seat(HELO, hand=["launch_scout_1"]),
        crisis_deck=["ambush", "cylon_swarm", STOP],
        script=[8],
    )
    t.act("card:launch_scout_1").say("scout_deck", "crisis")
    assert set(t.items("next_seen")) == {"top:ambush", "bottom:ambush", "top:cylon_swarm", "bottom:cylon_swarm"}
    t.say("next_seen", "bottom:cylon_swarm").say("top_or_bottom", "bottom")
    assert t.g.crisis_deck[-2:] == ("cylon_swarm", "ambush")
    assert t.g.crisis == STOP


def test_raptor_pilot_sees_what_is_there() -> None:
    """P16: no deck is shuffled for it. All destinations but one have been seen."""
    t = acting(seat(HELO, hand=["launch_scout_1"]), script=[8])
    t.g.destination_deck, t.g.destination_known = t.g.destination_deck[:1], (0,)
    t.act("card:launch_scout_1").say("scout_deck", "destination")
    assert t.asked() == "top_or_bottom"


def jumping(*players: dict[str, Any], **position: Any) -> Table:
    t = table(*players, phase="action", jump=4, destination_deck=["deep_space"], script=[8], **position)
    return t.act("location:ftl_control")


FTL = {"location": "ftl_control"}


def test_no_one_gets_left_behind_before_the_destination() -> None:
    t = jumping(seat("saul_tigh", **FTL), seat(HELO), fuel=1, population=5)
    t.say("react", "no_one_gets_left_behind", who=1)
    assert (t.g.fuel, t.g.population) == (0, 7)
    assert miracles(t, 1) == 0
    assert t.asked() == "destination"


def test_no_one_gets_left_behind_needs_fuel_a_miracle_and_another_jump() -> None:
    for about, position in (({"miracles": 0}, {}), ({}, {"fuel": 0}), ({}, {"distance": 8})):
        t = jumping(seat("saul_tigh", **FTL), seat(HELO, **about), **position)
        assert t.asked_for("no_one_gets_left_behind") == ()


@pytest.mark.parametrize("location", ["press_room", "viper"])
def test_family_commitments_cost_a_card_away_from_galactica(location: str) -> None:
    """T2.1."""
    t = table(seat(HELO, location=location)).say("forgo_skill", "leadership")
    assert t.events("drew_skills")[0]["types"] == [0, 1, 2, 1, 0, 0]


def test_family_commitments_do_not_count_aboard() -> None:
    assert table(seat(HELO, location="brig")).events("drew_skills")[0]["types"] == [0, 2, 2, 1, 0, 0]
    t = table(seat(HELO, location="sickbay")).say("choose_types", "piloting")
    assert t.events("drew_skills")[0]["types"] == [0, 0, 0, 1, 0, 0]


# --- Gaius Baltar -------------------------------------------------------------------------------------


def test_cult_leader_gives_and_takes_tokens_where_he_is() -> None:
    players = (seat(BALTAR, location="command"), seat("saul_tigh", location="command", miracles=0), seat("helo"))
    t = acting(*players)
    t.act("ability:cult_leader").say("pass_token", "give:1")
    assert (miracles(t, 0), miracles(t, 1)) == (0, 1)
    t = acting(seat(BALTAR, location="command", miracles=2), seat("saul_tigh", location="command"))
    t.act("ability:cult_leader")
    assert t.items("pass_token") == ("take:1",)  # who has one cannot gain another
    t.say("pass_token", "take:1")
    assert (miracles(t, 0), miracles(t, 1)) == (3, 0)


def test_cult_leader_needs_company_and_room_for_the_token() -> None:
    assert acting(seat(BALTAR), seat("saul_tigh")).blocked()["ability:cult_leader"] == "no_token_to_pass"
    t = acting(seat(BALTAR, location="command", miracles=3), seat("saul_tigh", location="command"))
    assert t.blocked()["ability:cult_leader"] == "no_token_to_pass"


def test_broadcast_costs_three_tokens_and_brings_two_of_a_resource() -> None:
    assert acting(seat(BALTAR, miracles=2)).blocked()["ability:broadcast"] == "too_few_miracles"
    t = acting(seat(BALTAR, miracles=3), morale=4)
    t.act("ability:broadcast").say("broadcast_what", "morale")
    assert (t.g.morale, miracles(t)) == (6, 0)


def test_spiritual_crisis_lets_him_reveal_in_the_brig_only() -> None:
    """T16.0, P3: hence without the effect of the card."""
    cylon = {"loyalty": ["cylon_morale"]}
    assert acting(seat(BALTAR, **cylon)).blocked()["reveal:cylon_morale"] == "spiritual_crisis"
    t = acting(seat(BALTAR, location="brig", **cylon))
    t.act("reveal:cylon_morale").quiet()
    assert t.g.players[0].cylon
    assert t.g.morale == 10


# --- Romo Lampkin -------------------------------------------------------------------------------------


def hunger(*players: dict[str, Any], **position: Any) -> Table:
    """Food Shortage: the President discards two cards, then the current player three."""
    t = table(*players, phase="crisis", crisis_deck=["food_shortage"], **position)
    return t.say("crisis_choice", 1)


def test_deceitful_discards_one_fewer_for_a_crisis() -> None:
    """T19.2."""
    t = hunger(seat(ROMO, hand=FIVE), seat("saul_tigh", hand=FIVE), president=1)
    t.say("discard_skills", "repair_1", "repair_1", who=1)
    assert t.game.pending[0].most == 2
    t = hunger(seat("saul_tigh", hand=FIVE), seat(ROMO), president=1)
    assert t.game.pending[0].most == 3


def test_deceitful_is_once_for_each_crisis() -> None:
    t = hunger(seat(ROMO, hand=FIVE), president=0)
    assert t.game.pending[0].most == 1
    t.say("discard_skills", "repair_1")
    assert t.game.pending[0].most == 3


@pytest.mark.parametrize(("crisis", "n"), [("food_shortage", 2), ("inbound_nukes", 3), ("", 3)])
def test_deceitful_is_for_a_crisis_and_not_for_a_super_crisis(crisis: str, n: int) -> None:
    """No super crisis printed so far makes anybody discard: asked of the rule itself."""
    g = acting(seat(ROMO, hand=FIVE)).g
    g.crisis = crisis
    assert ordered(g, 0, DiscardSkills("current", 3)) == n


def test_deceitful_is_nothing_to_a_revealed_cylon() -> None:
    g = acting(seat(ROMO, cylon=True, location="caprica", hand=FIVE)).g
    g.crisis = "food_shortage"
    assert ordered(g, 0, DiscardSkills("current", 3)) == 3


def test_deceitful_is_not_for_what_no_crisis_demands() -> None:
    t = table(seat(ROMO, hand=["repair_1"] * 8 + ["repair_2"] * 3), phase="end")
    assert t.game.pending[0].most == 1
    assert not t.g.players[0].used


def test_attorney_frees_somebody_and_takes_his_hand() -> None:
    t = acting(seat(ROMO, hand=["launch_scout_1"]), seat("saul_tigh", location="brig", hand=["repair_1", "repair_2"]))
    t.act("ability:attorney").say("defend", 1)
    assert "brig" not in t.items("leave_brig")
    assert "sickbay" in t.items("leave_brig")
    t.say("leave_brig", "command")
    assert t.g.players[1].location == "command"
    assert hand(t, 1) == ()
    assert hand(t) == ("launch_scout_1", "repair_1", "repair_2")
    assert miracles(t) == 0
    assert not t.game.faults()


def test_attorney_for_himself_takes_no_hand() -> None:
    t = acting(seat(ROMO, location="brig", hand=["launch_scout_1"]), seat("saul_tigh", hand=["repair_1"]))
    t.act("ability:attorney").say("defend", 0).say("leave_brig", "command")
    assert hand(t) == ("launch_scout_1",)
    assert acting(seat(ROMO)).blocked()["ability:attorney"] == "brig_empty"


def stealing(cards: list[str], **position: Any) -> Table:
    """Romo stays where Tigh is."""
    players = (seat(ROMO, location="command", hand=cards), seat("saul_tigh", location="command"))
    return table(*players, phase="movement", crisis_deck=[STOP], **position).say("movement", "stay")


def test_kleptomania_costs_two_cards_in_company() -> None:
    t = stealing(["repair_1", "repair_1", "repair_2"])
    t.say("discard_skills", "repair_1", "repair_1")
    assert hand(t) == ("repair_2",)
    t.act("nothing").say("crisis_choice", 0).quiet()
    assert t.g.players[0].location == "command"


def test_kleptomania_unpaid_leads_to_the_brig_at_the_end_of_his_turn() -> None:
    """T23.1."""
    t = stealing(["repair_1"])
    assert t.asked() == "action"
    assert hand(t) == ("repair_1",)
    t.act("nothing").say("crisis_choice", 0).quiet()
    assert t.g.current == 1
    assert t.g.players[0].location == "brig"


def test_kleptomania_alone_costs_nothing() -> None:
    t = table(seat(ROMO, hand=["repair_1"]), seat("saul_tigh", location="command"), phase="movement")
    t.say("movement", "press_room" if "press_room" in t.items("movement") else "stay")
    assert t.asked() == "action"
    assert "kleptomania" not in t.g.players[0].used


# --- Louis Hoshi --------------------------------------------------------------------------------------


def gunner(**about: Any) -> Table:
    cards = {"hand": ["repair_1", "repair_2"], "location": "weapons_control"}
    return acting(seat(HOSHI, **cards), raiders={"front": 3}, script=[8] * 4, **about)


def test_dutiful_activates_the_same_location_again_for_a_card() -> None:
    """T26.4."""
    t = gunner().act("location:weapons_control")
    t.say("once_more", "repeat").say("discard_skills", "repair_1").quiet()
    assert t.g.raiders[0] == 1
    assert t.asked() == "crisis_choice"


def test_dutiful_may_be_left_and_is_for_three_locations_in_his_own_turn() -> None:
    """T26.4."""
    t = gunner().act("location:weapons_control").say("once_more", "nothing")
    assert t.quiet().asked() == "crisis_choice"
    t = acting(seat(HOSHI, location="research_lab", hand=["repair_1"])).act("location:research_lab")
    assert t.say("choose_types", "tactics").quiet().asked() == "crisis_choice"
    t = acting(
        seat("saul_tigh", hand=["executive_order_1"]),
        seat(HOSHI, hand=["repair_1"], location="weapons_control"),
        raiders={"front": 3},
        script=[8, 8],
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    t.act("location:weapons_control", who=1).quiet()
    assert t.asked() == "action"


def test_dutiful_needs_a_card() -> None:
    t = acting(seat(HOSHI, location="weapons_control"), raiders={"front": 3}, script=[8])
    t.act("location:weapons_control").quiet()
    assert t.asked() == "crisis_choice"


def organized(**options: Any) -> Table:
    """Weapons Control, which he activates twice; then Command, with cards left."""
    t = acting(
        seat(HOSHI, location="armory", hand=["repair_1", "repair_1", "repair_2"]),
        raiders={"front": 3},
        script=[8] * 4,
        **options,
    )
    t.act("ability:organized").say("activate_where", "weapons_control")
    t.say("once_more", "repeat").say("discard_skills", "repair_1")
    return t.say("activate_where", "command").say("viper_activation", "stop")


def test_dutiful_is_once_in_a_turn_unless_the_table_plays_it_for_each_location() -> None:
    """P2 and its option."""
    assert organized().asked() == "activate_where"
    assert organized(dutiful_each=True).asked() == "once_more"


def test_organized_activates_three_different_locations() -> None:
    t = organized()
    assert not {"weapons_control", "command", "caprica", "brig"} & set(t.items("activate_where"))
    t.say("activate_where", "research_lab").say("choose_types", "tactics").quiet()
    assert t.asked() == "crisis_choice"
    assert miracles(t) == 0


def test_organized_is_not_for_the_brig_nor_for_damaged_locations() -> None:
    assert acting(seat(HOSHI, location="brig")).blocked()["ability:organized"] == "in_brig"
    t = acting(seat(HOSHI), damaged=["command"]).act("ability:organized")
    assert "command" not in t.items("activate_where")


def test_reluctant_discards_another_card_for_the_action_of_a_skill_card() -> None:
    """T26."""
    t = acting(seat(HOSHI, hand=["consolidate_power_1", "repair_1"]))
    t.act("card:consolidate_power_1").say("discard_skills", "repair_1").say("choose_types", "tactics", "tactics")
    assert len(hand(t)) == 2
    t = acting(seat(HOSHI, hand=["consolidate_power_1"]))
    assert t.blocked()["card:consolidate_power_1"] == "reluctant"


# --- Brendan "Hot Dog" Costanza -----------------------------------------------------------------------


def mourning(*players: dict[str, Any], **position: Any) -> Table:
    """The fleet jumps early, and population is lost."""
    t = table(*players, phase="action", jump=4, destination_deck=["deep_space"], script=[1], **position)
    return t.act("location:ftl_control")


def test_memento_draws_three_piloting_cards_and_keeps_two() -> None:
    """T22."""
    t = mourning(seat("saul_tigh", **FTL), seat(HOT_DOG), skills={"piloting": PILOTING})
    assert t.asked_for("memento") == (1,)
    t.say("react", "memento", who=1).say("drop_memento", "evasive_maneuvers_1", who=1)
    assert hand(t, 1) == ("evasive_maneuvers_2", "maximum_firepower_3")
    assert t.g.skills[3].discards == ("evasive_maneuvers_1",)
    assert not t.game.faults()
    assert t.asked() == "destination"


def test_memento_once_in_a_turn() -> None:
    """T22."""
    t = raid(raiders={"rear": 2}, civilians={"rear": ["pop1", "pop1"]}, hot_dog={"miracles": 0})
    t.say("civilian_target", "civilian_1").say("react", "memento", who=1).say("drop_memento", PILOTING[0], who=1)
    assert t.asked_for("memento") == ()
    assert t.g.population == 10


def test_memento_is_not_for_other_losses() -> None:
    t = raid(raiders={}, civilians={}, hot_dog={"miracles": 0})
    assert t.asked_for("memento") == ()
    assert t.g.food == 6


def raid(**about: Any) -> Table:
    """Food is lost, and raiders come upon civilian ships."""
    about = {"raiders": {"rear": 1}, "civilians": {"rear": ["pop1"]}, "skills": {"piloting": PILOTING}, **about}
    players = (seat("saul_tigh"), seat(HOT_DOG, **about.pop("hot_dog", {})))
    return table(*players, phase="crisis", crisis_deck=["food_shortage"], **about).say("crisis_choice", 0)


def test_escort_gives_a_viper_for_a_civilian_ship() -> None:
    """T11.4, T21."""
    t = raid()
    assert set(t.asked_for("escort:reserve")) == {1}
    t.say("react", "escort:reserve", who=1).quiet()
    assert t.g.population == 12
    assert (t.g.civilians, len(t.g.civilian_pile)) == ((), 12)
    assert (t.g.viper_reserve, t.g.vipers_destroyed) == (7, 1)
    assert miracles(t, 1) == 0
    assert not t.game.faults()


def test_escort_may_give_a_ship_in_space_or_an_assault_raptor() -> None:
    """P18. A pilot whose viper is given goes to Sickbay."""
    t = raid(vipers={"front": 1}, hot_dog={"location": "viper", "area": "front"})
    plays = {item for item in t.items("react", who=1) if item != "pass"}
    assert plays == {"escort:reserve", "escort:assault:reserve", "escort:front", "escort:front:1"}
    copy = t.game.copy()
    t.say("react", "escort:assault:reserve", who=1).quiet()
    assert (t.g.assault_reserve, t.g.assault_destroyed) == (0, 1)
    t = Table(copy).say("react", "escort:front:1", who=1).quiet()
    assert t.g.players[1].location == "sickbay"
    assert t.g.vipers_destroyed == 1
    assert not t.game.faults()


def test_escort_is_not_for_ships_of_the_pile_nor_without_a_miracle() -> None:
    """T21."""
    assert raid(hot_dog={"miracles": 0}).asked_for("escort:reserve") == ()
    t = acting(seat("saul_tigh", mutiny=["the_strong_survive"]), seat(HOT_DOG))
    t.act("mutiny:the_strong_survive")
    assert t.asked_for("escort:reserve") == ()


def test_without_escort_the_ship_is_lost() -> None:
    t = raid().quiet()
    assert t.g.population == 11
    assert t.g.civilians_destroyed == ("pop1",)


@pytest.mark.parametrize(("pilot", "destroyed"), [(HOT_DOG, 1), ("kara_thrace", 0)])
def test_forced_to_eject_loses_a_viper_that_others_would_keep(pilot: str, destroyed: int) -> None:
    t = table(
        seat("saul_tigh"),
        seat(pilot, location="viper", area="rear"),
        phase="crisis",
        crisis_deck=["food_shortage"],
        raiders={"rear": 1},
        script=[5],
    )
    t.say("crisis_choice", 0).quiet()
    assert (t.g.vipers_destroyed, t.g.vipers_damaged) == (destroyed, 1 - destroyed)
    assert t.g.players[1].location == "sickbay"


@pytest.mark.parametrize(
    ("pilot", "told"), [(HOT_DOG, ["ship_destroyed"]), ("kara_thrace", ["vipers_damaged"])], ids=["hot_dog", "starbuck"]
)
def test_forced_to_eject_is_told_once(pilot: str, told: list[str]) -> None:
    """A viper is destroyed instead of damaged, not damaged and then destroyed."""
    t = table(
        seat("saul_tigh"),
        seat(pilot, location="viper", area="rear"),
        phase="crisis",
        crisis_deck=["weapon_malfunction"],
        destiny=["consolidate_power_1"] * 2,
    )
    t.quiet()
    assert [e["event"] for e in t.game.events(None) if e["event"] in ("ship_destroyed", "vipers_damaged")] == told
    assert t.g.players[1].location == "sickbay"
    assert not t.game.faults()


# --- Sherman "Doc" Cottle -----------------------------------------------------------------------------


def test_treatment_draws_from_the_set_of_another_and_gives_two_cards() -> None:
    t = acting(seat(COTTLE, hand=["repair_1", "launch_scout_1"]), seat("laura_roslin", hand=["repair_2"]))
    t.act("ability:treatment").say("treat_whom", 1)
    assert set(t.items("choose_types")) == {"politics", "leadership"}
    t.say("choose_types", "politics", "politics").say("prescribe", "repair_1", "launch_scout_1")
    assert set(hand(t, 1)) == {"repair_1", "repair_2", "launch_scout_1"}
    assert len(hand(t)) == 2
    assert not t.game.faults()
    assert "n" in t.events("cards_passed", viewer=2)[0]


def test_treatment_is_for_other_human_players() -> None:
    t = acting(seat(COTTLE), seat("saul_tigh", cylon=True), seat("laura_roslin"))
    assert t.act("ability:treatment").items("treat_whom") == (2,)


def test_quarantine_sees_all_civilian_ships_and_exchanges_one() -> None:
    t = acting(seat(COTTLE), civilians={"rear": ["pop2"], "front": ["pop1"]}, script=[[]])
    t.act("ability:quarantine")
    assert sorted(t.events("looked", viewer=0)[-1]["cards"]) == ["pop1", "pop2"]
    assert t.events("looked", viewer=1)[-1].get("cards") is None
    copy = t.game.copy()
    t = Table(copy)
    t.g.chance.script = ()
    t.say("choose_civilian", "civilian_1")
    assert sorted(area for _, area in t.g.civilians) == [0, 3]
    assert "civilian_1" not in dict(t.g.civilians)
    assert len(t.g.civilian_pile) == 10
    assert miracles(t) == 0
    assert not t.game.faults()


def test_quarantine_needs_a_ship_and_a_miracle() -> None:
    assert acting(seat(COTTLE)).blocked()["ability:quarantine"] == "no_civilian"
    t = acting(seat(COTTLE, miracles=0), civilians={"rear": ["pop2"]})
    assert t.blocked()["ability:quarantine"] == "no_miracle"


def test_specialized_forbids_engineering_actions_but_not_scientific_research() -> None:
    """T26."""
    cards = ["repair_1", "scientific_research_3"]
    t = acting(seat(COTTLE, location="hangar_deck", hand=cards), vipers_damaged=1)
    assert t.blocked()["card:repair_1"] == "specialized"
    t = table(seat(COTTLE, hand=cards), phase="crisis", crisis_deck=["fulfiller_of_prophecy"])
    t.say("crisis_choice", 0)
    assert t.asked_for("scientific_research_3") == (0,)
