"""Sentences of the rulebook, each staged by somebody who has read it and not the rules (000, by page; 003)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.galactica.table import Table, seat, table

CYLON = {"cylon": True, "revealed": ["cylon_brig"], "loyalty": []}
AROUND = ["front", "starboard_bow", "starboard_aft", "rear", "port_aft", "port_bow"]
QUIET = ["riots_launch_raiders"]
"""A crisis that asks first, and then changes nothing in space."""
FLEET = {"cylon_fleet", "caprica", "human_fleet", "resurrection_ship"}


def fleet(order: str, script: list[Any] | None = None, **position: Any) -> Table:
    """A revealed Cylon at Cylon Fleet activates one kind of ships."""
    t = table(
        seat("saul_tigh", location="cylon_fleet", **CYLON),
        *(seat("laura_roslin"), seat("galen_tyrol")),
        phase="action",
        script=script,
        **position,
    )
    return t.act("location:cylon_fleet").say("fleet_order", order)


def moves(t: Table) -> set[str]:
    return {str(item) for item in t.items("movement")} - {"stay"}


# --- turns (p.9-11) -----------------------------------------------------------------------------------


def test_p10_without_a_card_nobody_changes_ships() -> None:
    """A move to another ship costs a Skill card."""
    t = table(seat("saul_tigh", location="command", hand=[]), phase="movement")
    assert {"ftl_control", "hangar_deck"} <= moves(t)
    assert not {"press_room", "administration", "presidents_office"} & moves(t)


def test_p10_humans_and_cylons_keep_apart() -> None:
    human = table(seat("saul_tigh", hand=["repair_1"]), phase="movement")
    assert not FLEET & moves(human)
    cylon = table(seat("saul_tigh", location="caprica", hand=["repair_1"], **CYLON), phase="movement")
    assert moves(cylon) == FLEET - {"caprica"}


@pytest.mark.parametrize(("hand", "ways"), [(["repair_1"], True), ([], False)])
def test_p10_a_pilot_goes_next_door_or_aboard_for_a_card(hand: list[str], ways: bool) -> None:
    t = table(seat("kara_thrace", location="viper", area="front", hand=hand), phase="movement")
    areas = {item for item in moves(t) if any(area in item for area in AROUND)}
    assert {item.rpartition(":")[2] for item in areas} == {"starboard_bow", "port_bow"}
    assert bool(moves(t) - areas) == ways


def test_p11_the_hand_limit_is_everybodys_at_each_turns_end() -> None:
    t = table(
        seat("saul_tigh", hand=["repair_1"] * 6),
        seat("laura_roslin", hand=["repair_2"] * 6 + ["launch_scout_1"] * 6),
        phase="end",
    )
    (question,) = t.game.pending.values()
    assert (question.seat, question.kind, question.least, question.most) == (1, "discard_skills", 2, 2)


def test_p18_a_resource_at_0_may_come_back_within_the_turn() -> None:
    roslin = seat("laura_roslin", location="press_room", quorum=["food_rationing"])
    t = table(roslin, phase="action", food=0, president=0, script=[8], crisis_deck=QUIET)
    t.act("quorum:food_rationing").quiet()
    assert (t.g.food, t.game.result) == (1, None)


def test_p18_a_resource_at_0_at_a_turns_end_loses() -> None:
    t = table(seat("saul_tigh"), seat("laura_roslin", loyalty=["cylon_brig"]), phase="end", food=0)
    assert t.game.result is not None
    assert t.game.result.winners == (1,)


# --- jumps (p.13-14, p.25) ----------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "winners"), [(6, (1,)), (7, (0, 2))])
def test_p14_the_last_jump_must_leave_somebody_alive(die: int, winners: tuple[int, ...]) -> None:
    """8 of distance, 1 population, the space of the track that costs 1 on 6 or less."""
    t = table(
        seat("william_adama", location="ftl_control"),
        *(seat("laura_roslin", loyalty=["cylon_brig"]), seat("galen_tyrol")),
        phase="action",
        distance=8,
        population=1,
        jump=4,
        script=[die],
    )
    t.act("location:ftl_control").quiet()
    while t.game.result is None:
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, question.sample(Random(0)))
    assert t.game.result.winners == winners


def test_p25_a_jump_clears_space_and_leaves_centurions() -> None:
    t = table(
        seat("saul_tigh", location="ftl_control"),
        seat("kara_thrace", location="viper", area="rear"),
        phase="action",
        jump=4,
        raiders={"front": 2},
        heavy_raiders={"rear": 1},
        basestars=[{"area": "rear", "damage": ["critical_hit"]}],
        vipers={"front": 1},
        civilians={"rear": ["pop1"]},
        centurions=[0, 1, 0, 0],
        destination_deck=["deep_space", "deep_space"],
        script=[8],
    )
    t.act("location:ftl_control").quiet()
    t.quiet()
    g = t.g
    assert (sum(g.raiders), sum(g.heavy_raiders), g.basestars, g.civilians) == (0, 0, (), ())
    assert (g.viper_reserve, g.players[1].location, g.centurions) == (8, "hangar_deck", (0, 1, 0, 0))
    assert len(g.civilian_pile) == 12
    assert len(g.basestar_damage_pool) == 4


# --- Cylon ships (p.22-24) ----------------------------------------------------------------------------


def test_p22_a_raider_takes_an_unmanned_viper_first() -> None:
    t = table(
        seat("saul_tigh", location="cylon_fleet", **CYLON),
        seat("kara_thrace", location="viper", area="front"),
        phase="action",
        raiders={"front": 1},
        vipers={"front": 1},
        script=[5],
    )
    t.act("location:cylon_fleet").say("fleet_order", "raiders").quiet()
    assert (t.g.vipers_damaged, t.g.players[1].location) == (1, "viper")


def test_p22_a_civilian_ship_is_destroyed_without_a_die_and_the_current_player_picks_it() -> None:
    t = fleet("raiders", raiders={"rear": 1}, civilians={"rear": ["pop1", "empty"]})
    assert t.asked() == "civilian_target"
    assert list(t.game.pending) == [0]
    t.say("civilian_target", t.items("civilian_target")[0])
    assert len(t.g.civilians) == 1
    assert not t.events("rolled")


def test_p22_at_equal_distances_raiders_go_clockwise() -> None:
    t = fleet("raiders", raiders={"front": 1}, civilians={"rear": ["empty"]})
    assert [area for area, n in zip(AROUND, t.g.raiders, strict=True) if n] == ["starboard_bow"]


@pytest.mark.parametrize(("order", "ships"), [("raiders", 2), ("launch", 2), ("heavy_raiders", 1)])
def test_p23_each_basestar_launches_unless_its_hangar_is_damaged(order: str, ships: int) -> None:
    basestars = [{"area": "front"}, {"area": "rear", "damage": ["disabled_hangar"]}]
    t = fleet(order, basestars=basestars)
    launched = t.g.heavy_raiders if order == "heavy_raiders" else t.g.raiders
    assert launched == (ships, 0, 0, 0, 0, 0)


def test_p23_when_all_raiders_are_out_none_is_launched() -> None:
    t = fleet("launch", basestars=[{"area": "front"}], raiders={"rear": 16})
    assert sum(t.g.raiders) == 16


def test_p24_heavy_raiders_go_to_the_nearest_hangar_and_board_from_there() -> None:
    """000 p.24, 003: where it stands before its activation counts; those on the track go one on."""
    ships = {"front": 1, "starboard_bow": 1, "starboard_aft": 1, "rear": 1, "port_aft": 0, "port_bow": 0}
    t = fleet("heavy_raiders", heavy_raiders=ships, centurions=[1, 0, 0, 0])
    assert t.g.heavy_raiders == (1, 0, 0, 1, 1, 1)
    assert t.g.centurions == (0, 1, 0, 0)
    t = fleet("heavy_raiders", heavy_raiders={"port_aft": 1}, centurions=[1, 0, 0, 0])
    assert (sum(t.g.heavy_raiders), t.g.centurions) == (0, (1, 1, 0, 0))


def test_p24_a_centurion_at_the_end_of_its_track_wins() -> None:
    t = fleet("heavy_raiders", centurions=[0, 0, 0, 1])
    assert t.game.result is not None
    assert t.game.result.winners == (0,)


@pytest.mark.parametrize(
    ("tokens", "die", "hit"),
    [([], 4, False), ([], 5, True), (["structural_damage"], 3, True), (["structural_damage"], 2, False)],
)
def test_p25_structural_damage_adds_2_to_attacks(tokens: list[str], die: int, hit: bool) -> None:
    t = table(
        seat("saul_tigh", location="weapons_control"),
        phase="action",
        basestars=[{"area": "front", "damage": tokens}],
        script=[die],
        crisis_deck=QUIET,
    )
    t.act("location:weapons_control").quiet()
    assert (len(t.g.basestars[0].damage) > len(tokens)) == hit


def test_p25_a_critical_hit_counts_for_two() -> None:
    t = table(
        seat("saul_tigh", location="weapons_control"),
        phase="action",
        basestars=[{"area": "front", "damage": ["critical_hit"]}],
        script=[8],
        crisis_deck=QUIET,
    )
    t.act("location:weapons_control").quiet()
    assert t.g.basestars == ()
    assert len(t.g.basestar_damage_pool) == 4


def test_p25_basestars_without_weapons_do_not_attack() -> None:
    t = fleet("basestars", basestars=[{"area": "front", "damage": ["disabled_weapons"]}])
    assert not t.events("rolled")


# --- pilots and pieces (p.26-28) ----------------------------------------------------------------------


def test_p26_who_is_sent_away_leaves_the_viper_whole() -> None:
    t = table(
        seat("saul_tigh", location="admirals_quarters"),
        seat("kara_thrace", location="viper", area="front"),
        seat("galen_tyrol", hand=["declare_emergency_5", "declare_emergency_4", "strategic_planning_5"]),
        phase="action",
        destiny=["executive_order_1"] * 2 + ["repair_1"] * 4,
        crisis_deck=QUIET,
    )
    before = t.g.viper_reserve
    t.act("location:admirals_quarters")
    t.say(t.asked(), 1)
    t.quiet(stop="contribute")
    while t.asked() == "contribute":
        for who, question in list(t.game.pending.items()):
            t.game.answer(who, tuple(question.items) if who == 2 else ())
        t.quiet(stop="contribute")
    assert (t.g.players[1].location, t.g.viper_reserve, t.g.vipers_damaged) == ("brig", before + 1, 0)


def test_p28_an_admiral_in_the_brig_loses_the_title_and_a_president_does_not() -> None:
    t = table(
        seat("saul_tigh", location="brig"),
        *(seat("laura_roslin", location="brig"), seat("william_adama"), seat("kara_thrace")),
        phase="action",
    )
    assert (t.g.admiral, t.g.president) == (2, 1)


def test_p28_where_all_vipers_are_out_one_is_called_back_to_be_flown() -> None:
    t = table(
        seat("kara_thrace", location="hangar_deck"),
        phase="action",
        vipers={"front": 4, "rear": 4},
    )
    t.act("location:hangar_deck")
    assert t.asked() == "recall_viper"


# --- clarifications (p.30) ----------------------------------------------------------------------------


def test_p30_no_resource_goes_beyond_15() -> None:
    roslin = seat("laura_roslin", quorum=["inspirational_speech"])
    t = table(roslin, phase="action", morale=15, president=0, script=[8], crisis_deck=QUIET)
    t.act("quorum:inspirational_speech").quiet()
    assert t.g.morale == 15


def test_p30_food_shortage_takes_five_from_a_president_in_turn() -> None:
    hand = ["repair_1"] * 4 + ["launch_scout_1"] * 3
    t = table(seat("tom_zarek", hand=hand), phase="crisis", president=0, crisis_deck=["food_shortage"])
    t.say("crisis_choice", 1)
    left = 7
    while t.asked() == "discard_skills":
        question = t.game.pending[0]
        left -= question.least
        t.game.answer(0, question.items[: question.least])
    assert left == 2


def test_p30_a_box_may_be_chosen_that_cannot_be_carried_out() -> None:
    """Food Shortage with empty hands."""
    t = table(seat("tom_zarek", hand=[]), phase="crisis", president=0, crisis_deck=["food_shortage"], food=8)
    t.say("crisis_choice", 1)
    assert t.g.food >= 7


# --- revealed Cylons (p.19-20) ------------------------------------------------------------------------


def test_p20_a_reveal_costs_the_turn_the_titles_and_all_but_three_cards() -> None:
    hand = ["repair_1"] * 5
    t = table(
        seat("laura_roslin", hand=hand, loyalty=["cylon_morale"]),
        *(seat("saul_tigh"), seat("gaius_baltar")),
        phase="action",
        president=0,
        morale=8,
    )
    t.act("reveal:cylon_morale").say("cylon_choice", "use")
    t.say("discard_skills", *["repair_1"] * 2, who=0)
    t.quiet()
    player = t.g.players[0]
    assert (player.location, len(player.hand), len(player.super_crises)) == ("resurrection_ship", 3, 1)
    assert (t.g.president, t.g.morale) == (2, 7)
    assert not t.events("crisis_drawn")
    assert t.g.current == 1


@pytest.mark.parametrize(("about", "most"), [(CYLON, 1), ({"location": "brig"}, 1), ({}, 3)])
def test_p20_a_cylon_adds_one_card_like_a_prisoner(about: dict[str, Any], most: int) -> None:
    t = table(
        seat("galen_tyrol"),
        seat("saul_tigh", hand=["repair_1"] * 3, **about),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
    )
    t.say("crisis_choice", 0).quiet(stop="contribute")
    while 1 not in t.game.pending:
        t.nothing()
        t.quiet(stop="contribute")
    assert t.game.pending[1].most == most


def test_p20_a_cylon_draws_two_of_any_type_and_sees_no_crisis() -> None:
    t = table(seat("saul_tigh", location="caprica", **CYLON), phase="receive_skills")
    question = t.game.pending[0]
    assert (question.kind, question.least, question.most) == ("choose_types", 2, 2)
    assert set(question.items) == {"politics", "leadership", "tactics", "piloting", "engineering"}
