"""Skill cards of Daybreak whose text is an action (004 p.10), and treachery in destiny."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.cards.skill import NAME_OF, STRENGTH, TYPE_OF, decks_of
from orrery.games.galactica.cards.tokens import GALACTICA_DAMAGE
from orrery.games.galactica.state import TREACHERY
from tests.games.galactica.daybreak.table import Table, seat, table, world

RIOTS = ["riots_launch_raiders"]
"""A crisis that asks the Admiral: there the turn stops."""


def play(card: str, *others: dict[str, Any], **position: Any) -> Table:
    """Tyrol, who is nobody's President or Admiral, plays the card."""
    about = {name: position.pop(name) for name in ("location", "hand") if name in position}
    hand = [card, *about.pop("hand", ())]
    more = others or (seat("laura_roslin"), seat("william_adama"))
    position.setdefault("crisis_deck", RIOTS)
    t = table(seat("galen_tyrol", hand=hand, miracles=0, **about), *more, phase="action", **position)
    return t.act(f"card:{card}")


def why_not(card: str, *others: dict[str, Any], **position: Any) -> str:
    more = others or (seat("laura_roslin"), seat("william_adama"))
    t = table(seat("galen_tyrol", hand=[card], miracles=0), *more, phase="action", **position)
    return t.blocked(0)[f"card:{card}"]


def test_the_new_cards() -> None:
    """004 p.2: five for each type, 26 of treachery."""
    base, all = decks_of(False), decks_of(True)
    assert [len(deck) for deck in base] == [21] * 5
    assert [len(deck) for deck in all] == [26] * 6
    for deck in all[:5]:
        new = [card for card in deck if card not in base[TYPE_OF[card]]]
        assert sorted(STRENGTH[card] for card in new) == [0, 0, 3, 4, 5]
        assert len({NAME_OF[card] for card in new}) == 3


def test_destiny_holds_treachery() -> None:
    """T1.10, 004 p.10: twelve cards, two of each type."""
    t = table(phase="crisis", crisis_deck=["fulfiller_of_prophecy"], destiny=["repair_1", "repair_1"])
    t.say("crisis_choice", 0).quiet()
    assert t.events("destiny_built")[0]["n"] == 12
    assert sorted(TYPE_OF[card] for card in t.g.destiny) == [type for type in range(6) for _ in range(2)]


def test_destiny_with_a_single_card_left() -> None:
    """T9.4: it is taken, the deck rebuilt, and the other comes from there."""
    t = table(phase="crisis", crisis_deck=["fulfiller_of_prophecy"], destiny=["repair_1"])
    t.say("crisis_choice", 0).quiet()
    assert t.events("destiny_added")[0]["n"] == 2
    assert len(t.g.destiny) == 11


def test_nobody_sees_the_treachery_in_destiny() -> None:
    """D9: the size is public, the cards are not; in other worlds other cards lie there."""
    t = play("repair_1", seat("laura_roslin"), seat("william_adama"), damaged=["command"], location="command")
    t.g.destiny = t.g.destiny + t.g.skills[TREACHERY].cards[:2]
    t.g.skills[TREACHERY].cards = t.g.skills[TREACHERY].cards[2:]
    for viewer in (0, 1, None):
        view = t.game.view(viewer)["table"]
        assert view["destiny_size"] == 14
        assert "destiny" not in view
        assert len({world(t, viewer, n).destiny for n in range(5)}) == 5


# --- Popular Influence --------------------------------------------------------------------------------


def test_popular_influence() -> None:
    t = play("popular_influence_3", quorum_deck=["arrest_order", "inspirational_speech"], script=[6])
    t.say("give_to_president", "arrest_order", who=0).say("use_influence", "play").quiet()
    assert t.g.players[1].quorum == ("arrest_order",)
    assert t.g.morale == 11
    assert t.g.quorum_removed == ("inspirational_speech",)


def test_the_other_card_may_be_discarded() -> None:
    t = play("popular_influence_4", quorum_deck=["arrest_order", "inspirational_speech"])
    t.say("give_to_president", "inspirational_speech").say("use_influence", "discard")
    assert t.g.quorum_discards == ("arrest_order",)
    assert t.events("discarded")[-1]["cards"] == ["arrest_order"]


def test_the_giver_knows_what_he_gave() -> None:
    """D34: the President's other cards, and the third player, he does not."""
    t = play("popular_influence_3", quorum_deck=["arrest_order", "food_rationing"])
    t.say("give_to_president", "arrest_order").say("use_influence", "discard")
    assert {world(t, 0, n).players[1].quorum for n in range(6)} == {("arrest_order",)}
    assert len({world(t, 2, n).players[1].quorum for n in range(12)}) > 1


def test_a_president_gives_to_himself() -> None:
    t = play("popular_influence_3", quorum_deck=["arrest_order", "food_rationing"], president=0)
    t.say("give_to_president", "arrest_order").say("use_influence", "discard")
    assert t.g.players[0].quorum == ("arrest_order",)
    assert not t.events("cards_passed")


# --- Negotiation --------------------------------------------------------------------------------------


def test_negotiation() -> None:
    """T12.1, P10: a basestar, a card, and no launch by the crisis that follows."""
    t = play("negotiation_5", skills={"politics": ["consolidate_power_2"]})
    assert [ship.area for ship in t.g.basestars] == [0]
    assert t.g.players[0].hand == ("consolidate_power_2",)
    t.say("crisis_choice", 0).quiet()
    assert sum(t.g.raiders) == 0
    assert not t.events("activated")


def test_negotiation_without_a_basestar_left() -> None:
    stars = [{"area": "rear"}, {"area": "rear"}]
    t = play("negotiation_5", basestars=stars, raiders={"front": 1}, crisis_deck=["heavy_assault"]).quiet()
    assert len(t.g.basestars) == 2
    assert not t.events("activated")
    assert not t.events("attacked")
    assert not t.g.raiders_done[0]


def test_in_peace_nothing_is_launched_by_anybody() -> None:
    """P10: Starbuck, who has two actions, gets her assault raptor, but no basestar answers."""
    t = table(
        seat("kara_thrace", location="viper", hand=["negotiation_5"], mutiny=["weapons_armed"]),
        phase="action",
        basestars=[{"area": "rear"}],
        crisis_deck=["riots_launch_raiders"],
    )
    t.act("card:negotiation_5").act("mutiny:weapons_armed").quiet()
    assert t.asked() == "crisis_choice"
    assert (sum(t.g.raiders), t.g.assault_reserve) == (0, 2)


def test_peace_ends_with_the_turn() -> None:
    t = play("negotiation_5").say("crisis_choice", 0).quiet()
    assert t.g.current == 1
    assert "negotiation" not in t.g.done


# --- Unorthodox Plan ----------------------------------------------------------------------------------


def test_unorthodox_plan_from_anywhere_damaged_or_not() -> None:
    t = play(
        "unorthodox_plan_3",
        location="brig",
        damaged=["weapons_control"],
        raiders={"front": 1},
        script=[3],
    )
    assert set(t.items("plan_where")) == {"command", "weapons_control"}
    t.say("plan_where", "weapons_control").quiet()
    assert sum(t.g.raiders) == 0
    assert t.g.players[0].location == "brig"


def test_a_plan_waives_damage_only() -> None:
    """O16: Jammed Assault still bars Communications."""
    t = play("unorthodox_plan_4", civilians={"rear": ["pop1"]}, in_play=["jammed_assault"])
    assert "communications" not in t.items("plan_where")


def test_roslin_pays_for_a_plan_too() -> None:
    """Terminal Illness, by whatever right she activates."""
    t = table(
        seat("laura_roslin", hand=["unorthodox_plan_3", "repair_1", "repair_1", "repair_2"]),
        seat("galen_tyrol", miracles=0),
        phase="action",
    )
    t.act("card:unorthodox_plan_3").say("plan_where", "command").say("discard_skills", "repair_1", "repair_1", who=0)
    assert t.asked() == "viper_activation"


@pytest.mark.parametrize(
    ("hand", "possible"),
    [(["unorthodox_plan_3", "repair_1"], False), (["unorthodox_plan_3", "repair_1", "repair_1"], True)],
)
def test_the_plan_itself_pays_for_no_illness(hand: list[str], possible: bool) -> None:
    """Terminal Illness takes two cards that are left when the plan is played; else there would be no place to name."""
    t = table(seat("laura_roslin", hand=hand), seat("galen_tyrol", miracles=0), phase="action")
    assert ("card:unorthodox_plan_3" in t.items("action", who=0)) == possible


@pytest.mark.parametrize(
    ("hand", "possible"), [(["unorthodox_plan_3"], False), (["unorthodox_plan_3", "repair_1"], True)]
)
def test_nor_for_a_viper_in_a_gravity_well(hand: list[str], possible: bool) -> None:
    players = seat("saul_tigh", hand=hand), seat("galen_tyrol", miracles=0)
    t = table(*players, phase="action", in_play=["event_horizon"])
    assert ("card:unorthodox_plan_3" in t.items("action", who=0)) == possible


def test_no_plan() -> None:
    assert why_not("unorthodox_plan_3", vipers_destroyed=8, assault_reserve=0, assault_destroyed=1) == (
        "no_location_to_activate"
    )


# --- Combat Veteran -----------------------------------------------------------------------------------


def test_one_viper_acts_three_times() -> None:
    t = play("combat_veteran_3", vipers={"front": 1, "rear": 1}, raiders={"starboard_bow": 2}, script=[8, 8])
    t.say("veteran_activation", "move:front:starboard_bow")
    assert set(t.items("veteran_activation")) == {
        "stop",
        "move:starboard_bow:front",
        "move:starboard_bow:starboard_aft",
        "attack:starboard_bow:raider",
    }
    t.say("veteran_activation", "attack:starboard_bow:raider")
    t.say("veteran_activation", "attack:starboard_bow:raider").quiet()
    assert sum(t.g.raiders) == 0
    assert t.asked() == "crisis_choice"


def test_a_veteran_may_be_launched_and_may_stop() -> None:
    t = play("combat_veteran_4").say("veteran_activation", "assault:launch:port_bow")
    assert set(t.items("veteran_activation")) == {
        "stop",
        "assault:move:port_bow:front",
        "assault:move:port_bow:port_aft",
    }
    t.say("veteran_activation", "stop")
    assert t.g.assault_raptors[5] == 1
    assert t.asked() == "crisis_choice"


def test_apollo_takes_the_veterans_viper() -> None:
    """T26.1: what he pilots is no longer unmanned."""
    apollo = seat("lee_adama", location="command")
    t = play("combat_veteran_3", apollo, seat("william_adama"))
    t.say("veteran_activation", "launch:port_bow").say("react", "alert_viper_pilot:port_bow", who=1)
    t.act("nothing", who=1).quiet()
    assert t.asked() == "crisis_choice"
    assert t.g.players[1].area == 5


def test_no_veteran_without_vipers() -> None:
    assert why_not("combat_veteran_3", vipers_destroyed=8, assault_reserve=0, assault_destroyed=1) == "no_viper"


# --- Launch Reserves ----------------------------------------------------------------------------------

PILOT = seat("kara_thrace", location="viper", area="rear")


def test_launch_reserves() -> None:
    """P13: assault raptors may be among them; each is activated once."""
    t = play("launch_reserves_5", PILOT, seat("william_adama"), raiders={"rear": 2}, script=[8, 8])
    t.say("reserves_number", 2, who=0).say("choose_assault_raptors", "rear", who=0)
    t.say("veteran_activation", "attack:rear:raider")
    t.say("veteran_activation", "assault:attack:rear:raider").quiet()
    assert (t.g.vipers[3], t.g.assault_raptors[3], sum(t.g.raiders)) == (1, 1, 0)
    assert t.asked() == "crisis_choice"


def test_a_piloted_assault_raptor_will_do() -> None:
    """P13."""
    pilot = seat("kara_thrace", location="viper", area="front", craft="assault_raptor")
    t = play("launch_reserves_5", pilot, seat("william_adama"), assault_reserve=0)
    t.say("reserves_number", 1).say("veteran_activation", "move:front:port_bow")
    assert t.g.vipers == (0, 0, 0, 0, 0, 1)


def test_beside_which_pilot() -> None:
    other = seat("sharon_valerii", location="viper", area="front")
    t = play("launch_reserves_5", PILOT, seat("william_adama"), other, assault_reserve=0, assault_destroyed=1)
    assert set(t.items("reserves_area")) == {"front", "rear"}
    t.say("reserves_area", "front").say("reserves_number", 1).say("veteran_activation", "stop")
    assert t.g.vipers[0] == 1


def test_apollo_takes_one_of_the_reserves() -> None:
    apollo = seat("lee_adama", location="command")
    t = play("launch_reserves_5", PILOT, seat("william_adama"), apollo, assault_reserve=0, assault_destroyed=1)
    t.say("reserves_number", 2).say("react", "alert_viper_pilot:rear", who=3).act("nothing", who=3)
    t.say("veteran_activation", "move:rear:port_aft", who=0).quiet()
    assert t.asked() == "crisis_choice"  # the other one is his


def test_no_reserves() -> None:
    assert why_not("launch_reserves_5") == "no_piloted_viper"
    gone = {"vipers_destroyed": 7, "assault_reserve": 0, "assault_destroyed": 1}
    assert why_not("launch_reserves_5", PILOT, seat("william_adama"), **gone) == "no_viper"


# --- Raptor Specialist --------------------------------------------------------------------------------


def test_an_assault_raptor_is_built() -> None:
    t = play("raptor_specialist_3")
    assert (t.g.raptors, t.g.raptors_destroyed, t.g.assault_reserve) == (3, 1, 2)


def test_a_raptor_comes_back() -> None:
    t = play("raptor_specialist_4", raptors_destroyed=2)
    assert set(t.items("specialist_work")) == {"build", "bring_back"}
    t.say("specialist_work", "bring_back")
    assert (t.g.raptors, t.g.raptors_destroyed, t.g.assault_reserve) == (3, 1, 1)


def test_without_a_raptor_in_the_reserve_no_assault_raptor_is_built() -> None:
    """004 p.11."""
    t = play("raptor_specialist_3", raptors_destroyed=4)
    assert (t.g.raptors, t.g.raptors_destroyed, t.g.assault_reserve) == (1, 3, 1)


def test_no_raptor_is_lost_for_an_assault_raptor_that_is_not_there() -> None:
    assert why_not("raptor_specialist_3", assault_reserve=4) == "no_raptor"


# --- Test the Limits ----------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [5, 6])
def test_the_limits_are_tested(die: int) -> None:
    tokens = sorted(GALACTICA_DAMAGE, key=lambda token: token != "food")
    t = play("test_the_limits_5", jump=2, script=[die, tokens]).quiet()
    assert t.g.jump == 3
    assert t.g.food == (7 if die == 5 else 8)


def test_not_from_the_blue_spaces() -> None:
    assert why_not("test_the_limits_5", jump=3) == "jump_prepared"
