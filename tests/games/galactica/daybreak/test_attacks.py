"""The Cylon attacks of Daybreak: activation, set-up, special rule (000 p.22; T13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.daybreak.scene import changes, finish, look, scene, words
from tests.games.galactica.daybreak.table import Table, seat, table
from tests.games.galactica.scene import CURRENT
from tests.games.galactica.test_attacks import Attack

PORT_AFT, PORT_BOW = 4, 5

ATTACKS = (
    Attack(
        "blindsided", "raiders",
        "front basestars +1, front heavy raiders +1, starboard_bow raiders +3, rear basestars +1,"
        "rear heavy raiders +1, port_aft civilians +1, port_bow vipers +1, port_bow civilians +2, viper_reserve -1",
        special="raptors -1",
    ),
    Attack(
        "event_horizon", "raiders",
        "front raiders +2, front vipers +1, starboard_bow basestars +1, rear basestars +1, rear raiders +2,"
        "port_aft vipers +1, port_bow vipers +1, viper_reserve -3",
        stays=True,
    ),
    Attack(
        "hornets_nest", "raiders",
        "front raiders +3, front vipers +1, front civilians +1, starboard_aft basestars +1, rear raiders +3,"
        "port_aft vipers +1, port_bow civilians +2, viper_reserve -2",
        stays=True,
    ),
    Attack(
        "lockdown", "heavy_raiders",
        "front heavy raiders +2, starboard_bow basestars +1, starboard_bow heavy raiders +2, rear vipers +1,"
        "rear civilians +1, port_aft civilians +1, viper_reserve -1",
        stays=True,
    ),
    Attack(
        "reprisal", "raiders",
        "front raiders +2, front civilians +1, starboard_bow vipers +1, starboard_aft vipers +1, rear raiders +3,"
        "rear heavy raiders +1, port_aft civilians +1, port_bow basestars +1, viper_reserve -2",
        special="destiny +2, current mutiny +1",
    ),
    Attack(
        "trial_by_fire", "raiders",
        "front raiders +3, front heavy raiders +2, starboard_bow vipers +1, rear basestars +1, port_bow civilians +1,"
        "viper_reserve -1",
        special="port_aft assault raptors +1",
    ),
)  # fmt: skip

CAVALRY = (("launch_area", "port_aft"), ("cavalry_order", "stop"))


@pytest.mark.parametrize("card", ATTACKS, ids=lambda card: card.id)
def test_attack(card: Attack) -> None:
    """Everything that the card places and its special rule, and no jump icon."""
    before = look(scene("riots_basestars", jump=2).g)  # the same table, before a crisis that asks first
    t = scene(card.id, jump=2)
    finish(t, *(CAVALRY if card.id == "trial_by_fire" else ()))
    kept = f"{card.id} in play +1" if card.stays else ""
    assert changes(before, look(t.g)) == words(f"{card.placed}, {card.special}, {kept}")
    assert t.g.crisis_discards == (() if card.stays else (card.id,))


@pytest.mark.parametrize("card", ATTACKS, ids=lambda card: card.id)
def test_ships_already_there_are_activated_before_any_is_placed(card: Attack) -> None:
    """T13.1: a raider sees no civilian ship yet and fires at Galactica."""
    ships: dict[str, Any] = {"raiders": {"starboard_bow": 1}, "heavy_raiders": {"starboard_bow": 1}}
    t = scene(card.id, **ships, script=[1]).quiet()
    seen = t.game.events(None)
    first = seen[: [event["event"] for event in seen].index("ships_placed")]
    assert [event["icon"] for event in first if event["event"] == "activated"] == [card.icons]
    attackers = [event["attacker"] for event in first if event["event"] == "attacked"]
    moved = [event["ship"] for event in first if event["event"] == "ship_moved"]
    assert (attackers, moved) == ((["raider"], []) if card.icons == "raiders" else ([], ["heavy_raider"]))


# --- how long they last -------------------------------------------------------------------------------


@pytest.mark.parametrize("crisis", ["event_horizon", "hornets_nest", "lockdown"])
def test_what_lasts_until_the_jump_is_then_discarded(crisis: str) -> None:
    t = table(seat("saul_tigh"), phase="crisis", crisis_deck=["riots_basestars"], jump=4, in_play=[crisis])
    t.say("crisis_choice", 0)
    assert t.asked() == "destination"
    assert t.g.in_play == ()
    assert crisis in t.g.crisis_discards


@pytest.mark.parametrize(("crisis", "stays"), [("event_horizon", True), ("hornets_nest", False), ("lockdown", False)])
def test_a_destroyed_basestar_ends_two_of_them(crisis: str, stays: bool) -> None:
    t = table(
        seat("saul_tigh"),
        phase="action",
        in_play=[crisis],
        basestars=[{"area": "front"}],
        crisis_deck=["riots_launch_raiders"],
        script=[3],
    )
    t.act("title:nuke").quiet()
    assert t.g.in_play == ((crisis,) if stays else ())
    assert t.g.crisis_discards == (() if stays else (crisis,))


# --- Gravity Well -------------------------------------------------------------------------------------


def gravity(*players: dict[str, Any], **position: Any) -> Table:
    ships = {"vipers": {"front": 2}, "raiders": {"front": 3}, "crisis_deck": ["riots_launch_raiders"]}
    return table(*players, phase="action", in_play=["event_horizon"], **{**ships, **position})


def test_each_activation_of_an_unmanned_viper_costs_a_card() -> None:
    t = gravity(seat("galen_tyrol", location="command", hand=["repair_1", "repair_2"]))
    t.act("location:command")
    t.say("viper_activation", "move:front:port_bow").say("discard_skills", "repair_1")
    assert t.g.players[0].hand == ("repair_2",)
    t.say("viper_activation", "launch:port_aft").say("discard_skills", "repair_2")
    assert t.g.vipers[PORT_AFT] == 1


def test_the_second_activation_needs_a_second_card() -> None:
    t = gravity(seat("galen_tyrol", location="command", hand=["repair_1"]))
    t.act("location:command")
    t.say("viper_activation", "move:front:port_bow").say("discard_skills", "repair_1").quiet()
    assert t.asked() == "crisis_choice"


def test_without_a_card_no_viper_is_activated() -> None:
    t = gravity(seat("galen_tyrol", location="command"))
    assert t.blocked()["location:command"] == "gravity_well"
    t = gravity(seat("kara_thrace", location="viper", area="front"))
    assert t.blocked()["viper:activate"] == "gravity_well"


def test_the_own_viper_costs_a_card_too() -> None:
    t = gravity(seat("kara_thrace", location="viper", area="front", hand=["repair_1"]))
    t.act("viper:activate").say("discard_skills", "repair_1").say("own_viper", "move:port_bow")
    assert (t.g.players[0].area, t.g.players[0].hand) == (PORT_BOW, ())


def test_maximum_firepower_costs_one_card_in_all() -> None:
    """JB: the whole action is one activation."""
    hand = ["maximum_firepower_3", "repair_1", "repair_2"]
    t = gravity(seat("kara_thrace", location="viper", area="front", hand=hand), script=[8, 8])
    t.act("card:maximum_firepower_3").say("discard_skills", "repair_1")
    t.say("own_viper", "attack:raider").say("own_viper", "attack:raider").say("own_viper", "stop")
    assert t.g.raiders[0] == 1
    assert t.g.players[0].hand == ("repair_2",)


def test_maximum_firepower_alone_in_hand_is_not_enough() -> None:
    t = gravity(seat("kara_thrace", location="viper", area="front", hand=["maximum_firepower_3"]))
    assert t.blocked()["card:maximum_firepower_3"] == "gravity_well"


def test_treachery_paid_to_gravity_draws_a_mutiny_card() -> None:
    """T26.5, T19.6."""
    t = gravity(seat("galen_tyrol", location="command", hand=["bait_0"]))
    t.act("location:command").say("viper_activation", "move:front:port_bow").say("discard_skills", "bait_0")
    assert len(t.g.players[0].mutiny) == 1


# --- Suppressive Fire, Concerted Attack ---------------------------------------------------------------


def test_suppressive_fire_forbids_piloting_cards_as_actions_but_no_reactions() -> None:
    """T26."""
    t = table(
        seat("kara_thrace", location="viper", area="front", hand=["maximum_firepower_3", "evasive_maneuvers_1"]),
        seat("laura_roslin"),
        phase="action",
        in_play=["hornets_nest"],
        raiders={"front": 1},
        crisis_deck=["prison_labor"],
        destiny=["repair_1", "repair_1", "repair_2"],
        script=[8, 1],
    )
    assert t.blocked()["card:maximum_firepower_3"] == "suppressive_fire"
    t.act("nothing").act("nothing")
    t.say("react", "evasive_maneuvers_1", who=0).quiet()
    assert t.g.players[0].location == "viper"


def test_concerted_attack_closes_the_armory() -> None:
    """T26."""
    t = table(seat("galen_tyrol", location="armory"), phase="action", in_play=["lockdown"], centurions=(1, 0, 0, 0))
    assert t.blocked()["location:armory"] == "armory_locked"


# --- Cavalry's Here -----------------------------------------------------------------------------------


def test_the_cavalry_may_attack_at_once() -> None:
    """The new assault raptor only, by the current player; on 7 it hits a basestar, which has just launched raiders."""
    t = scene("trial_by_fire", basestars=[{"area": "port_bow"}], script=[7, ["critical_hit", *WEAK]])
    t.quiet()
    assert (t.asked(), list(t.game.pending)) == ("launch_area", [CURRENT])
    t.say("launch_area", "port_bow")
    assert t.items("cavalry_order") == (
        "stop",
        "assault:move:port_bow:front",
        "assault:move:port_bow:port_aft",
        "assault:attack:port_bow:raider",
        "assault:attack:port_bow:basestar:0",
    )
    t.say("cavalry_order", "assault:attack:port_bow:basestar:0").quiet()
    assert t.g.basestars[0].damage == ("critical_hit",)


WEAK = ["disabled_hangar", "disabled_weapons", "structural_damage"]


def test_no_cavalry_where_all_four_assault_raptors_are_used() -> None:
    t = scene("trial_by_fire", assault_destroyed=4)
    finish(t)
    assert sum(t.g.assault_raptors) == 0


def test_apollo_does_not_board_what_never_was_in_the_reserve() -> None:
    t = table(
        seat("galen_tyrol", location="communications"),
        seat("lee_adama", location="command"),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["trial_by_fire"],
        assault_reserve=0,
    )
    assert t.asked_for("alert_viper_pilot:starboard_bow") == (1,)
    t.nothing()
    t.say("launch_area", "port_aft")
    assert t.asked() == "cavalry_order"
    t.say("cavalry_order", "stop")
    assert t.asked_for("alert_viper_pilot:assault:port_aft") == ()
