"""The 17 locations: what activating them does, and when it cannot be done (T5-T7, T14.0, T26)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.locations import BASE
from orrery.games.galactica.movement import send
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"


def at(
    location: str, *others: dict[str, Any], who: str = "saul_tigh", hand: list[str] | None = None, **more: Any
) -> Table:
    """The current player is there and has an action."""
    t = table(
        seat(who, location=location, hand=hand or []),
        *others,
        **{"phase": "action", "crisis_deck": [QUIET_CRISIS, "water_sabotaged"], **more},
    )
    return t


def activate(location: str, *others: dict[str, Any], **more: Any) -> Table:
    return at(location, *others, **more).act(f"location:{location}")


def cylon(location: str, *others: dict[str, Any], **more: Any) -> Table:
    """The current player is a revealed Cylon who activates a location."""
    about = {"cylon": True, "location": location, **more.pop("about", {})}
    t = table(seat("saul_tigh", **about), *others, **{"phase": "action", **more})
    return t.act(f"location:{location}")


def test_there_are_seventeen() -> None:
    assert len(BASE) == 17


# --- Galactica ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("jump", "die", "population"), [(3, 6, 9), (3, 7, 12), (4, 6, 11), (4, 7, 12)])
def test_ftl_control_risks_population(jump: int, die: int, population: int) -> None:
    """T14.0."""
    t = activate("ftl_control", jump=jump, script=[die], population=12, destination_deck=["barren_planet"] * 2)
    t.quiet().say("destination", "barren_planet")
    assert (t.g.population, t.g.distance, t.g.jump) == (population, 2, 0)


@pytest.mark.parametrize("jump", [0, 1, 2])
def test_ftl_control_not_from_a_red_space(jump: int) -> None:
    assert at("ftl_control", jump=jump).blocked()["location:ftl_control"] == "jump_not_prepared"


def test_weapons_control_attacks_any_cylon_ship() -> None:
    t = activate("weapons_control", raiders={"rear": 1}, basestars=[{"area": "front"}], script=[3])
    assert t.items("weapons_target") == ("front:basestar:0", "rear:raider")
    t.say("weapons_target", "rear:raider").quiet()
    assert t.g.raiders[3] == 0
    assert at("weapons_control").blocked()["location:weapons_control"] == "no_cylon_ship"


def test_communications_shows_two_civilians_and_may_move_them() -> None:
    t = activate("communications", civilians={"rear": ["pop1", "pop1"], "front": ["pop1"]})
    t.say("contact", "civilian_1", "civilian_3")
    assert t.events("looked", viewer=0)[0]["cards"] == ["pop1", "pop1"]
    assert "cards" not in t.events("looked", viewer=1)[0]
    t.say("guide", "starboard_aft").say("guide", "front")
    assert dict(t.g.civilians) == {"civilian_1": 2, "civilian_2": 3, "civilian_3": 0}
    assert t.g.civilian_known == (1, 0, 1)


def test_communications_is_jammed_or_has_nobody_to_reach() -> None:
    """T26."""
    t = at("communications", civilians={"rear": ["pop1"]}, in_play=["jammed_assault"])
    assert t.blocked()["location:communications"] == "communications_jammed"
    assert at("communications").blocked()["location:communications"] == "no_civilian"


@pytest.mark.parametrize("type", ["tactics", "engineering"])
def test_research_lab(type: str) -> None:
    t = activate("research_lab")
    assert set(t.items("choose_types")) == {"tactics", "engineering"}
    t.say("choose_types", type)
    assert t.events("drew_skills")[0]["why"] == "research_lab"
    assert len(t.g.players[0].hand) == 1


def test_command_activates_the_same_viper_twice() -> None:
    """FAQ[command-same-viper]."""
    t = activate("command", raiders={"port_aft": 1}, script=[3])
    t.say("viper_activation", "launch:port_aft").say("viper_activation", "attack:port_aft:raider").quiet()
    assert (t.g.raiders[4], t.g.vipers[4]) == (0, 1)


def test_command_does_not_reach_piloted_vipers() -> None:
    """T5.3."""
    pilot = seat("kara_thrace", location="viper", area="front")
    t = at("command", pilot, vipers_damaged=7)
    assert t.blocked()["location:command"] == "no_viper"


@pytest.mark.parametrize(("strength", "location"), [(4, "command"), (5, "brig")])
def test_admirals_quarters_sends_to_the_brig_on_seven(strength: int, location: str) -> None:
    hand = ["declare_emergency_3", f"strategic_planning_{strength}"]
    t = activate(
        "admirals_quarters",
        seat("helo", location="command"),
        who="lee_adama",
        hand=hand,
        destiny=["repair_1", "consolidate_power_1", "repair_1", "repair_1"]
        if strength == 4
        else ["repair_1", "launch_scout_1"] * 2,
    )
    t.say("accuse", 1).say("contribute", *hand).quiet()
    assert t.g.players[1].location == location


def test_admirals_quarters_accuses_only_who_can_be_sent() -> None:
    t = activate(
        "admirals_quarters",
        seat("helo", location=""),
        seat("kara_thrace", location="brig"),
        seat("laura_roslin", cylon=True),
        seat("lee_adama", location="viper"),
    )
    assert t.items("accuse") == (0, 4)


def test_example_a_pilot_takes_off_and_attacks() -> None:
    """T26.2, 000 p.26-27: the Hangar Deck launches a pilot, who acts again."""
    t = activate("hangar_deck", who="kara_thrace", raiders={"port_bow": 1}, script=[8])
    t.say("launch_area", "port_bow")
    assert (t.g.players[0].location, t.g.viper_reserve) == ("viper", 7)
    t.act("viper:activate").say("own_viper", "attack:raider").quiet()
    assert t.g.raiders[5] == 0
    assert t.asked() == "crisis_choice"


def test_hangar_deck_is_for_pilots() -> None:
    assert at("hangar_deck").blocked()["location:hangar_deck"] == "no_pilot"


def test_hangar_deck_may_recall_a_viper_when_the_reserve_is_empty() -> None:
    """000 p.28; everybody is told."""
    t = activate("hangar_deck", who="kara_thrace", vipers={"front": 2}, vipers_damaged=6)
    t.say("recall_viper", "front").say("launch_area", "port_aft")
    assert (t.g.vipers[0], t.g.players[0].area) == (1, 4)
    assert [event["n"] for event in t.events("vipers_recalled")] == [1]
    assert not t.game.faults()


@pytest.mark.parametrize(("die", "left"), [(6, 1), (7, 0)])
def test_armory_shoots_a_centurion(die: int, left: int) -> None:
    t = activate("armory", centurions=[0, 1, 0, 0], script=[die]).quiet()
    assert sum(t.g.centurions) == left
    assert at("armory").blocked()["location:armory"] == "no_centurion"


def test_sickbay_draws_one_card_and_is_left_freely() -> None:
    """T7.1, T7.2."""
    t = table(seat("saul_tigh", location="sickbay"), phase="receive_skills")
    assert t.game.pending[0].least == 1
    t.say("choose_types", "tactics")
    assert len(t.g.players[0].hand) == 1
    t.say("movement", "command")
    assert t.g.players[0].location == "command"
    assert not t.offered("location:sickbay")


@pytest.mark.parametrize(("strength", "free"), [(3, False), (4, True)])
def test_brig_check_leads_to_any_location_of_galactica_and_brings_the_crisis_back(strength: int, free: bool) -> None:
    """T6.1, T6.3, FAQ[brig-galactica-only]."""
    hand = ["investigative_committee_3", f"strategic_planning_{strength}"]
    t = table(
        seat("saul_tigh", location="brig", hand=hand[:1]),
        seat("laura_roslin", hand=hand[1:]),
        phase="action",
        destiny=["launch_scout_1", "repair_1"] * 2,
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    t.act("location:brig").say("contribute", *hand[1:], who=1).say("contribute", *hand[:1], who=0).quiet()
    if free:
        assert "press_room" not in t.items("leave_brig")
        assert "sickbay" not in t.items("leave_brig")
        t.say("leave_brig", "command").quiet()
        assert t.asked() == "crisis_choice"
    else:
        assert t.g.players[0].location == "brig"
        assert t.g.current == 1


def test_brig_no_movement_no_crisis_one_card() -> None:
    """T6.1, T2.4."""
    t = table(seat("saul_tigh", location="brig"), phase="movement")
    t.act("nothing").quiet()
    assert t.g.current == 1
    assert not t.events("crisis_drawn")


def test_only_effects_that_name_the_brig_free_from_it() -> None:
    """T6.3, FAQ[brig-by-name]. FAQ: being sent to Sickbay does not."""
    t = table(
        seat("laura_roslin"),
        seat("saul_tigh", location="brig"),
        phase="action",
        damaged=["command"],
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    t.act("nothing")
    assert not send(t.g, 1, "sickbay")
    assert t.g.players[1].location == "brig"


@pytest.mark.parametrize(
    "location", ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck", "armory"]
)
def test_damaged_locations_do_nothing(location: str) -> None:
    """T26."""
    t = at(location, who="kara_thrace", damaged=[location], jump=4, raiders={"front": 1}, centurions=[1, 0, 0, 0])
    assert t.blocked()[f"location:{location}"] == "location_damaged"


# --- Colonial One -------------------------------------------------------------------------------------


def test_press_room_draws_two_politics_cards() -> None:
    t = activate("press_room")
    assert t.g.players[0].bound == (2, 0, 0, 0, 0)


@pytest.mark.parametrize(("then", "hand"), [("draw", 2), ("nothing", 1)])
def test_presidents_office_draws_one_and_another(then: str, hand: int) -> None:
    cards = ["executive_order_1", "executive_order_1"]
    t = activate("presidents_office", who="laura_roslin", hand=cards).say("office", then)
    assert len(t.g.players[0].quorum) == hand


def test_presidents_office_plays_a_card_after_drawing() -> None:
    cards = ["executive_order_1", "executive_order_1"]
    t = activate("presidents_office", who="laura_roslin", hand=cards, quorum_deck=["arrest_order"])
    t.say("office", "quorum:arrest_order").say("quorum_target", 1)
    assert t.g.players[1].location == "brig"
    assert t.g.players[0].quorum == ()


def test_presidents_office_is_the_presidents() -> None:
    t = at("presidents_office", seat("laura_roslin"))
    assert t.blocked()["location:presidents_office"] == "not_president"


@pytest.mark.parametrize(("card", "president"), [("declare_emergency_3", 1), ("declare_emergency_5", 0)])
def test_administration_elects_on_five(card: str, president: int) -> None:
    t = activate("administration", seat("laura_roslin"), hand=[card], destiny=["executive_order_1", "repair_1"] * 2)
    t.say("nominate", 0).say("contribute", card).quiet()
    assert t.g.president == president


def test_colonial_one_is_closed_after_the_bomb() -> None:
    t = table(seat("saul_tigh", hand=["repair_1"]), phase="movement", in_play=["bomb_on_colonial_1"])
    assert t.blocked()["press_room"] == "colonial_one_closed"


# --- moving -------------------------------------------------------------------------------------------


def test_changing_ship_costs_a_card_and_staying_aboard_does_not() -> None:
    """T2.2."""
    t = table(seat("saul_tigh", hand=["repair_1"]), phase="movement")
    question = t.game.pending[0]
    assert question.preview(("press_room",)) == {"cards": 1}
    assert question.preview(("armory",)) == {"cards": 0}
    t.say("movement", "press_room").say("discard_skills", "repair_1")
    assert t.g.players[0].location == "press_room"
    assert table(seat("saul_tigh"), phase="movement").blocked()["press_room"] == "no_card_to_change_ship"


def test_hazardous_and_cylon_locations_are_never_entered_by_choice() -> None:
    """T2.2."""
    t = table(seat("saul_tigh", hand=["repair_1"]), phase="movement")
    assert not {"brig", "sickbay", "caprica", "cylon_fleet", "human_fleet", "resurrection_ship"} & set(
        t.items("movement")
    )


def test_a_pilot_flies_to_an_adjacent_area_or_lands_for_a_card() -> None:
    """T5.1."""
    t = table(seat("kara_thrace", location="viper", area="front", hand=["repair_1"]), phase="movement")
    assert {"starboard_bow", "port_bow"} <= set(t.items("movement"))
    assert "rear" not in t.items("movement")
    t.say("movement", "press_room").say("discard_skills", "repair_1")
    assert (t.g.players[0].location, t.g.players[0].area, t.g.viper_reserve) == ("press_room", -1, 8)


# --- Cylon locations ----------------------------------------------------------------------------------


def test_caprica_resolves_one_of_two_crises_without_ships_or_jump() -> None:
    """T3.3, T8.1."""
    t = cylon("caprica", crisis_deck=[QUIET_CRISIS, "prison_labor"], raiders={"front": 1}, civilians={"rear": ["pop1"]})
    t.say("keep_crisis", QUIET_CRISIS).say("crisis_choice", 0).quiet()
    assert set(t.g.crisis_discards) == {QUIET_CRISIS, "prison_labor"}
    assert t.events("discarded")[0]["cards"] == ["prison_labor"]
    assert t.g.raiders[0] == 1
    assert not t.events("activated")
    assert not t.events("jump_prepared")


def test_caprica_plays_a_super_crisis() -> None:
    """T3.3."""
    t = cylon("caprica", about={"super_crises": ["bomb_on_colonial_1"]})
    t.say("caprica_choice", "bomb_on_colonial_1").quiet()
    assert t.g.players[0].super_crises == ()
    assert "bomb_on_colonial_1" in t.g.in_play + t.g.super_discards


def test_cylon_fleet_activates_one_kind() -> None:
    t = cylon("cylon_fleet", raiders={"front": 1}, civilians={"rear": ["pop1"]}, heavy_raiders={"front": 1})
    t.say("fleet_order", "raiders").quiet()
    assert t.g.raiders[1] == 1
    assert t.g.heavy_raiders[0] == 1


def test_cylon_fleet_advances_centurions_without_heavy_raiders() -> None:
    """FAQ[fleet-advances-centurions]."""
    t = cylon("cylon_fleet", centurions=[1, 0, 0, 0]).say("fleet_order", "heavy_raiders").quiet()
    assert t.g.centurions == (0, 1, 0, 0)


def test_cylon_fleet_launches_two_raiders_and_a_heavy_raider_from_each_basestar() -> None:
    t = cylon("cylon_fleet", basestars=[{"area": "front"}, {"area": "rear"}]).say("fleet_order", "launch").quiet()
    assert (t.g.raiders, t.g.heavy_raiders) == ((2, 0, 0, 2, 0, 0), (1, 0, 0, 1, 0, 0))


def test_cylon_fleet_is_closed_to_a_sympathizer() -> None:
    """T3.3."""
    t = table(seat("saul_tigh", cylon=True, sympathizer=True, location="cylon_fleet"), phase="action")
    assert t.blocked()["location:cylon_fleet"] == "sympathizer_no_fleet"


@pytest.mark.parametrize(("die", "damage"), [(4, 0), (5, 1)])
def test_human_fleet_takes_a_card_and_may_damage_galactica(die: int, damage: int) -> None:
    t = cylon("human_fleet", seat("kara_thrace"), seat("laura_roslin", hand=["repair_1", "repair_2"]), script=[die])
    t.say("steal", "repair_2").quiet()
    assert (t.g.players[0].hand, t.g.players[2].hand) == (("repair_2",), ("repair_1",))
    assert len(t.events("galactica_damaged")) == damage


def test_human_fleet_damages_even_if_nobody_has_a_card() -> None:
    t = cylon("human_fleet", script=[8]).quiet()
    assert len(t.events("galactica_damaged")) == 1


def test_resurrection_ship_changes_the_super_crisis_and_hands_on_loyalty() -> None:
    """FAQ[no-second-reveal]."""
    t = cylon(
        "resurrection_ship", about={"super_crises": ["bomb_on_colonial_1"], "loyalty": ["cylon_brig"]}, distance=7
    )
    t.say("swap_super_crisis", "bomb_on_colonial_1").say("give_loyalty", 1)
    assert len(t.g.players[0].super_crises) == 1
    assert t.g.super_discards == ("bomb_on_colonial_1",)
    assert t.g.players[0].loyalty == ()
    assert t.g.players[1].loyalty == ("cylon_brig", "not_a_cylon")
    assert t.g.players[0].notes == (("loyalty", 1, "cylon_brig"),)


def test_resurrection_ship_gives_nothing_from_distance_eight() -> None:
    """T16.5."""
    t = cylon("resurrection_ship", about={"loyalty": ["cylon_brig"]}, distance=8)
    assert t.asked() != "give_loyalty"
    assert t.g.players[0].loyalty == ("cylon_brig",)
