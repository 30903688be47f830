"""Assault raptors: they count as vipers, are never damaged, and may stay behind at a jump (004 p.10-11)."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.galactica.space import gain_assault_raptor
from orrery.games.galactica.state import Galactica
from tests.games.galactica.daybreak.table import Table, seat, table

FRONT, STARBOARD_BOW, REAR, PORT_AFT, PORT_BOW = 0, 1, 3, 4, 5
TOKENS = ["disabled_hangar", "disabled_weapons", "critical_hit", "structural_damage"]
QUIET = {"crisis_deck": ["riots_launch_raiders"]}


def raided(*players: dict[str, Any], dice: list[Any], **position: Any) -> Table:
    """A crisis whose check fails quietly, and its raiders."""
    about = {"phase": "crisis", "crisis_deck": ["prison_labor"], "destiny": ["repair_1", "repair_1", "repair_2"]}
    who = players or (seat("galen_tyrol"),)
    return table(*who, script=dice, **{**about, "assault_reserve": 0, **position}).quiet()


# --- set-up -------------------------------------------------------------------------------------------


def test_one_starts_in_the_reserve_and_none_in_space() -> None:
    """T1.1."""
    t = table(phase="receive_skills")
    assert (t.g.assault_reserve, sum(t.g.assault_raptors)) == (1, 0)


def test_there_are_four_in_all() -> None:
    t = table(phase="action", assault_raptors={"front": 1}, assault_destroyed=1, assault_reserve=1)
    assert gain_assault_raptor(t.g)
    assert not gain_assault_raptor(t.g)
    assert t.g.assault_reserve == 2


# --- attacked -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [(6, 1), (7, 0), (8, 0)])
def test_it_is_destroyed_on_seven_or_more_and_never_damaged(die: int, left: int) -> None:
    t = raided(dice=[die], assault_raptors={"front": 1}, raiders={"front": 1})
    assert (t.g.assault_raptors[FRONT], t.g.assault_destroyed) == (left, 1 - left)
    assert t.g.vipers_damaged == 0
    assert t.events("attacked")[0]["target"] == "assault_raptor"


def test_the_current_player_chooses_between_an_unmanned_viper_and_an_assault_raptor() -> None:
    t = raided(dice=[7], assault_raptors={"front": 1}, vipers={"front": 1}, raiders={"front": 1})
    assert t.items("craft_target", who=0) == ("viper", "assault_raptor")
    t.say("craft_target", "assault_raptor").quiet()
    assert (t.g.vipers[FRONT], t.g.assault_raptors[FRONT]) == (1, 0)


@pytest.mark.parametrize(("evasions", "asked"), [(1, (0,)), (2, ())])
def test_no_planning_is_asked_for_where_it_could_not_help(evasions: int, asked: tuple[int, ...]) -> None:
    """O2, O7: at 4 less, an 8 with 2 more is a 6, and it takes a 7 to hit what he flies."""
    cards = ["evasive_maneuvers_1", "evasive_maneuvers_2"]
    t = table(
        seat("galen_tyrol", hand=["strategic_planning_3"], miracles=0),
        seat("kara_thrace", location="viper", area="front", craft="assault_raptor", hand=cards, miracles=0),
        seat("laura_roslin"),
        script=[8, 8, 8],
        phase="crisis",
        crisis_deck=["prison_labor"],
        destiny=["repair_1", "repair_1", "repair_2"],
        raiders={"front": 1},
    )
    for card in cards[:evasions]:
        t.say("react", card, who=1)
    assert tuple(s for s, q in t.game.pending.items() if q.about.get("step") == "before_roll") == asked


def test_unmanned_before_piloted() -> None:
    """A raider leaves the pilot of a viper alone while an assault raptor is there (T11.1)."""
    t = raided(
        seat("galen_tyrol"),
        seat("kara_thrace", location="viper", area="front"),
        dice=[1],
        assault_raptors={"front": 1},
        raiders={"front": 1},
    )
    assert t.events("attacked")[0]["target"] == "assault_raptor"


def test_a_pilot_whose_assault_raptor_is_destroyed_goes_to_sickbay() -> None:
    t = raided(
        seat("galen_tyrol"),
        seat("kara_thrace", location="viper", area="front", craft="assault_raptor"),
        dice=[7],
        raiders={"front": 1},
    )
    assert t.g.players[1].location == "sickbay"
    assert (t.g.assault_destroyed, t.g.assault_reserve, t.g.viper_reserve) == (1, 0, 8)


# --- attacking ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "hit"), [(6, False), (7, True)])
def test_it_hits_a_basestar_on_seven(die: int, hit: bool) -> None:
    t = table(
        seat("galen_tyrol", location="command"),
        phase="action",
        assault_raptors={"front": 1},
        basestars=[{"area": "front"}],
        script=[die, TOKENS],
        **QUIET,
    )
    t.act("location:command").say("viper_activation", "assault:attack:front:basestar:0").quiet()
    assert bool(t.g.basestars[0].damage) == hit


@pytest.mark.parametrize(("die", "hit"), [(6, False), (7, True)])
def test_its_pilot_hits_a_basestar_on_seven(die: int, hit: bool) -> None:
    t = table(
        seat("kara_thrace", location="viper", area="front", craft="assault_raptor"),
        phase="action",
        basestars=[{"area": "front"}],
        script=[die, TOKENS],
        **QUIET,
    )
    t.act("viper:activate").say("own_viper", "attack:basestar:0").quiet()
    assert bool(t.g.basestars[0].damage) == hit


@pytest.mark.parametrize(("die", "left"), [(2, 1), (3, 0)])
def test_it_hits_raiders_like_a_viper(die: int, left: int) -> None:
    t = commanded("assault:attack:front:raider", raiders={"front": 1}, script=[die])
    assert t.g.raiders[FRONT] == left


def commanded(order: str, **position: Any) -> Table:
    t = table(
        seat("galen_tyrol", location="command"), phase="action", assault_raptors={"front": 1}, **{**QUIET, **position}
    )
    return t.act("location:command").say("viper_activation", order).quiet()


def test_it_moves_and_is_launched_by_command() -> None:
    t = commanded("assault:move:front:port_bow", assault_reserve=1)
    assert t.g.assault_raptors == (0, 0, 0, 0, 0, 1)
    t.say("viper_activation", "assault:launch:port_aft")
    assert (t.g.assault_raptors[PORT_AFT], t.g.assault_reserve) == (1, 0)


def test_ambush_troubles_it_like_a_viper() -> None:
    t = commanded("assault:attack:front:raider", raiders={"front": 1}, in_play=["ambush"], script=[4])
    assert t.g.raiders[FRONT] == 1


# --- placed by a crisis -------------------------------------------------------------------------------


def attacked(*players: dict[str, Any], **position: Any) -> Table:
    """Ambush places two vipers in port_aft."""
    return table(*(players or (seat("galen_tyrol"),)), phase="crisis", crisis_deck=["ambush"], **position).quiet()


def test_the_current_player_says_where_an_assault_raptor_takes_the_place_of_a_viper() -> None:
    t = attacked()
    assert t.items("choose_assault_raptors", who=0) == ("port_aft", "port_aft")
    t.say("choose_assault_raptors", "port_aft")
    assert (t.g.vipers[PORT_AFT], t.g.assault_raptors[PORT_AFT]) == (1, 1)
    assert (t.g.viper_reserve, t.g.assault_reserve) == (7, 0)


def test_he_need_not() -> None:
    t = attacked().say("choose_assault_raptors")
    assert (t.g.vipers[PORT_AFT], t.g.assault_reserve) == (2, 1)


def test_with_no_viper_left_the_assault_raptor_is_placed() -> None:
    t = attacked(vipers_damaged=8)
    assert (t.g.vipers[PORT_AFT], t.g.assault_raptors[PORT_AFT]) == (0, 1)


# --- the Reserve is damaged, ships are recalled -------------------------------------------------------


def hangar_accident(**position: Any) -> Table:
    about = {"crisis_deck": ["hangar_accident"], "destiny": ["consolidate_power_1", "repair_1", "repair_2"]}
    return table(seat("saul_tigh"), phase="crisis", **about, **position).quiet()


def test_damage_may_fall_on_an_assault_raptor_of_the_reserve_which_is_destroyed() -> None:
    t = hangar_accident()
    assert t.items("choose_damaged", who=0) == ("viper", "viper", "assault_raptor")
    t.say("choose_damaged", "viper", "assault_raptor")
    assert (t.g.vipers_damaged, t.g.assault_destroyed, t.g.assault_reserve) == (1, 1, 0)


def test_where_there_is_nothing_else_it_is_not_asked() -> None:
    t = hangar_accident(vipers_damaged=7)
    assert t.asked() != "choose_damaged"
    assert (t.g.vipers_damaged, t.g.assault_destroyed) == (8, 1)


def test_damage_in_space_may_fall_on_an_assault_raptor() -> None:
    t = table(
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["weapon_malfunction"],
        destiny=["consolidate_power_1", "repair_1", "repair_2"],
        vipers={"rear": 2},
        assault_raptors={"rear": 1},
    ).quiet()
    assert t.items("choose_viper") == ("rear", "assault:rear")
    t.say("choose_viper", "assault:rear")
    assert (t.g.assault_raptors[REAR], t.g.assault_destroyed) == (0, 1)


def test_sleep_deprivation_calls_assault_raptors_home_too() -> None:
    t = table(
        seat("saul_tigh"),
        seat("kara_thrace", location="viper", area="front", craft="assault_raptor"),
        phase="crisis",
        crisis_deck=["sleep_deprivation"],
        assault_raptors={"rear": 1},
    )
    t.say("crisis_choice", 0)
    assert (t.g.assault_reserve, t.g.viper_reserve) == (2, 8)
    assert t.g.players[1].location == "hangar_deck"


# --- pilots -------------------------------------------------------------------------------------------


def test_hangar_deck_offers_both_kinds() -> None:
    t = table(seat("kara_thrace", location="hangar_deck"), phase="action")
    t.act("location:hangar_deck").say("choose_craft", "assault_raptor").say("launch_area", "port_bow")
    player = t.g.players[0]
    assert (player.location, player.craft, player.area) == ("viper", "assault_raptor", PORT_BOW)
    assert (t.g.assault_reserve, t.g.viper_reserve) == (0, 8)


def test_with_an_empty_reserve_an_assault_raptor_returns_to_be_piloted() -> None:
    t = table(
        seat("kara_thrace", location="hangar_deck"),
        phase="action",
        vipers={"front": 1},
        vipers_destroyed=7,
        assault_raptors={"rear": 1},
    )
    t.act("location:hangar_deck")
    assert t.items("recall_viper") == ("front", "assault:rear")
    t.say("recall_viper", "assault:rear").say("launch_area", "port_aft")
    assert (t.g.players[0].craft, t.g.assault_raptors, t.g.vipers[FRONT]) == ("assault_raptor", (0,) * 6, 1)


def test_who_leaves_his_assault_raptor_returns_it_to_the_reserve() -> None:
    t = table(
        seat("kara_thrace", location="viper", area="front", craft="assault_raptor", hand=["repair_1"]), phase="movement"
    )
    t.say("movement", "command").say("discard_skills", "repair_1")
    assert (t.g.assault_reserve, t.g.viper_reserve) == (1, 8)
    assert t.g.players[0].craft == "viper"


def test_apollo_may_board_an_assault_raptor_that_is_placed() -> None:
    t = attacked(seat("galen_tyrol"), seat("lee_adama", location="command"), seat("laura_roslin"))
    t.say("choose_assault_raptors", "port_aft")
    t.say("react", "alert_viper_pilot:assault:port_aft", who=1)
    assert t.g.players[1].craft == "assault_raptor"
    assert t.asked() == "action"


def test_apollo_may_start_in_the_assault_raptor() -> None:
    """T1.3: fAQ p.9 (y:tokens)."""
    game = orrery.new("galactica", 3, 5, {"daybreak": True})
    wanted = ("lee_adama", "assault_raptor", "port_bow")
    for _ in range(3):
        ((who, question),) = game.pending.items()
        game.answer(who, (next(item for item in wanted if item in question.items),))
    assert isinstance(game.state, Galactica)
    (pilot,) = [player for player in game.state.players if player.character == "lee_adama"]
    assert (pilot.location, pilot.craft, pilot.area) == ("viper", "assault_raptor", PORT_BOW)


# --- at the jump (T14.2) ------------------------------------------------------------------------------


def jump(*players: dict[str, Any], **position: Any) -> Table:
    t = table(*(players or (seat("saul_tigh"),)), phase="crisis", crisis_deck=["riots_basestars"], jump=4, **position)
    return t.say("crisis_choice", 0)


@pytest.mark.parametrize(("answer", "where"), [("stay", "viper"), ("leave", "hangar_deck")])
def test_its_pilot_may_stay_behind(answer: str, where: str) -> None:
    t = jump(
        seat("saul_tigh"),
        seat("kara_thrace", location="viper", area="front", craft="assault_raptor"),
        raiders={"front": 2},
        vipers={"front": 1},
    )
    t.say("stay_or_leave", answer, who=1)
    assert t.asked() == "destination"
    assert t.g.players[1].location == where
    assert t.g.assault_reserve == (0 if answer == "stay" else 1)
    assert (t.g.raiders[FRONT], t.g.vipers[FRONT], t.g.viper_reserve) == (0, 0, 8)


def test_the_current_player_decides_for_the_unmanned_ones() -> None:
    t = jump(assault_raptors={"front": 2, "rear": 1})
    assert t.items("leave_unmanned", who=0) == ("front", "front", "rear")
    t.say("leave_unmanned", "front", "rear")
    assert (t.g.assault_raptors, t.g.assault_reserve) == ((1, 0, 0, 1, 0, 0), 1)


def test_pilots_speak_clockwise_from_the_current_player() -> None:
    """T14.2."""
    pilot = {"location": "viper", "area": "front", "craft": "assault_raptor"}
    cast = (seat("kara_thrace", **pilot), seat("saul_tigh"), seat("sharon_valerii", **pilot))
    t = jump(*cast, current=1)
    assert list(t.game.pending) == [2]
    t.say("stay_or_leave", "leave")
    assert list(t.game.pending) == [0]


def test_without_assault_raptors_nobody_is_asked() -> None:
    assert jump(vipers={"front": 1}).asked() == "destination"


# --- neither a raptor, nor lost forever ---------------------------------------------------------------


def test_it_is_no_raptor() -> None:
    """It cannot be risked as one (004 p.11)."""
    t = table(seat("saul_tigh", hand=["launch_scout_1"]), phase="action", raptors_destroyed=4)
    assert t.blocked()["card:launch_scout_1"] == "no_raptor"


def test_a_risk_of_vipers_may_be_run_with_it() -> None:
    t = jump(destination_deck=["cylon_refinery"], vipers_damaged=7)
    t.say("destination", "cylon_refinery")
    assert t.asked() == "take_risk"


def test_a_destroyed_one_comes_back_like_a_viper() -> None:
    """Never one that was not in play yet."""
    t = jump(destination_deck=["ragnar_anchorage"], assault_destroyed=1, assault_reserve=0, vipers_destroyed=1)
    t.say("destination", "ragnar_anchorage")
    assert t.items("repair_ships") == ("destroyed_viper", "destroyed_assault_raptor")
    t.say("repair_ships", "destroyed_assault_raptor")
    assert (t.g.assault_destroyed, t.g.assault_reserve) == (0, 1)
    assert t.g.vipers_destroyed == 1
