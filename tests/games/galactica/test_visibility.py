"""Who sees what, and remembers it (docs/rules, D): one test a row of the base game.

"Remembers" is tested by other worlds: `resample` deals everything anew that the seat cannot know, and nothing else.
Rows of the expansion (D6, D23, D38-D40, D48, D49) are not here; D51 and D50 are in test_windows.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.cards.skill import TYPE_OF, sorted_cards
from orrery.games.galactica.decks import look, put_back, take
from orrery.games.galactica.hands import discard, lose_unseen
from orrery.games.galactica.jump import end_crises_in_play, remove_ships
from orrery.games.galactica.state import Galactica
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"
SPECTATOR = None


def player(t: Table, viewer: int | None, who: int) -> dict[str, Any]:
    """A player's part of the table as a seat sees it."""
    found: dict[str, Any] = t.game.view(viewer)["table"]["players"][who]
    return found


def sees(t: Table, viewer: int | None) -> dict[str, Any]:
    found: dict[str, Any] = t.game.view(viewer)["table"]
    return found


def worlds(t: Table, viewer: int | None, n: int = 12) -> list[Galactica]:
    """Worlds that the seat cannot tell from this one."""
    found = []
    for seed in range(n):
        world = t.game.resample(viewer, seed)
        assert world.view(viewer) == t.game.view(viewer)
        assert not world.faults()
        assert isinstance(world.state, Galactica)
        found.append(world.state)
    return found


def check(*players: dict[str, Any], **position: Any) -> Table:
    """Fulfiller of Prophecy: politics or leadership, 6."""
    t = table(*players, **{"phase": "crisis", "crisis_deck": ["fulfiller_of_prophecy"], **position})
    return t.say("crisis_choice", 0)


# --- skill cards --------------------------------------------------------------------------------------


def test_d1_d2_a_hand_is_its_owners_and_its_size_everybodys() -> None:
    t = table(seat("saul_tigh"), seat("laura_roslin", hand=["repair_1", "repair_2"]), phase="action")
    assert player(t, 1, 1)["hand"] == ["repair_1", "repair_2"]
    for viewer in (0, 2, SPECTATOR):
        assert "hand" not in player(t, viewer, 1)
        assert player(t, viewer, 1)["hand_size"] == 2
    assert len({world.players[1].hand for world in worlds(t, 0)}) > 1


def test_d1_discarded_cards_are_seen() -> None:
    t = table(seat("saul_tigh", hand=["repair_1"]), phase="movement")
    t.say("movement", "press_room").say("discard_skills", "repair_1")
    assert t.events("discarded", viewer=1)[0]["cards"] == ["repair_1"]


def test_d3_of_the_types_of_a_hand_only_the_bound_is_public() -> None:
    """O17: another world may hold other cards, but never more of a type than everybody has seen drawn."""
    t = table(seat("saul_tigh"), seat("laura_roslin", hand=["repair_1", "launch_scout_1"]), phase="action")
    assert player(t, 0, 1)["bound"] == [0, 0, 1, 0, 1]
    for world in worlds(t, 0):
        assert sorted(TYPE_OF[card] for card in world.players[1].hand) == [2, 4]


def test_d4_hands_are_sorted_and_copies_alike() -> None:
    t = table(seat("saul_tigh", hand=["repair_2", "launch_scout_1", "repair_1", "repair_2"]), phase="action")
    assert t.g.players[0].hand == ("launch_scout_1", "repair_1", "repair_2", "repair_2")


def test_d5_what_command_authority_took_was_seen_by_all() -> None:
    t = check(seat("saul_tigh"), seat("laura_roslin"), seat("william_adama"), destiny=["repair_1", "repair_2"] * 2)
    t.say("react", "command_authority", who=2)
    assert t.events("check_revealed", viewer=SPECTATOR)[0]["cards"] == ["repair_1", "repair_2"]
    assert player(t, 0, 2)["bound"] == [0, 0, 0, 0, 2]
    assert player(t, 0, 2)["hand_size"] == 2
    for viewer in (0, SPECTATOR):
        assert {world.players[2].hand for world in worlds(t, viewer)} == {("repair_1", "repair_2")}
    discard(t.g, 2, ("repair_1",), "ordered")
    assert list(t.g.players[2].shown) == ["repair_2"]
    lose_unseen(t.g, 2, ("repair_2",))
    assert list(t.g.players[2].shown) == []


def test_d5_d50_a_declaration_that_was_not_first_has_shown_its_card() -> None:
    t = table(
        seat("saul_tigh", location="weapons_control"),
        seat("laura_roslin", hand=["strategic_planning_3"]),
        seat("helo", hand=["strategic_planning_4"]),
        phase="action",
        heavy_raiders={"front": 1},
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    t.act("location:weapons_control")
    t.game.answer(1, ("strategic_planning_3",))
    t.game.answer(2, ("strategic_planning_4",))
    t.say("first_reaction", "2:strategic_planning_4").quiet()
    assert player(t, SPECTATOR, 1)["shown"] == ["strategic_planning_3"]
    assert player(t, SPECTATOR, 2)["shown"] == []
    assert {world.players[1].hand for world in worlds(t, 0)} == {("strategic_planning_3",)}


def test_d7_types_drawn_and_sizes_of_decks_are_public() -> None:
    t = table(seat("saul_tigh"), seat("laura_roslin"), phase="receive_skills")
    drawn = t.events("drew_skills", viewer=1)[0]
    assert drawn["types"] == [0, 2, 3, 0, 0]
    assert "cards" not in drawn
    assert len(t.events("drew_skills", viewer=0)[0]["cards"]) == 5
    deck = sees(t, 1)["skills"][2]
    assert "cards" not in deck
    assert deck["size"] == len(t.g.skills[2].cards)


def test_d8_discard_piles_lie_open() -> None:
    """O18."""
    t = table(seat("saul_tigh", hand=["repair_1"]), phase="movement")
    t.say("movement", "press_room").say("discard_skills", "repair_1")
    assert sees(t, SPECTATOR)["skills"][4]["discards"] == ["repair_1"]


def test_d9_destiny_shows_its_size_alone() -> None:
    t = table(seat("saul_tigh"), phase="action", destiny=["repair_1", "repair_2"] * 3)
    for viewer in (0, SPECTATOR):
        assert sees(t, viewer)["destiny_size"] == 6
        assert "destiny" not in sees(t, viewer)
    assert len({world.destiny for world in worlds(t, 0)}) > 1


# --- checks -------------------------------------------------------------------------------------------


def pooled() -> Table:
    """Roslin has added two cards; Tigh is still to add."""
    t = check(
        seat("saul_tigh", hand=["repair_1"]),
        seat("laura_roslin", hand=["consolidate_power_1", "executive_order_2", "repair_1"]),
        seat("kara_thrace"),
        destiny=["repair_1", "repair_2"] * 2,
    )
    return t.say("contribute", "consolidate_power_1", "executive_order_2", who=1)


def test_d10_how_many_cards_a_seat_added_is_public_at_once() -> None:
    t = pooled()
    for viewer in (0, 2, SPECTATOR):
        assert player(t, viewer, 1)["contributed_size"] == 2
        assert t.events("contributed", viewer=viewer)[0]["n"] == 2


def test_d11_which_cards_only_the_seat_knows() -> None:
    t = pooled()
    assert player(t, 1, 1)["contributed"] == ["consolidate_power_1", "executive_order_2"]
    for viewer in (0, 2, SPECTATOR):
        assert "contributed" not in player(t, viewer, 1)
        assert "cards" not in t.events("contributed", viewer=viewer)[0]
    assert all(world.players[1].contributed == ("consolidate_power_1", "executive_order_2") for world in worlds(t, 1))
    assert len({world.players[1].contributed for world in worlds(t, 0)}) > 1


def test_d12_d13_the_pool_is_unseen_then_sorted_without_owners() -> None:
    """T9.7, T9.8."""
    t = pooled()
    assert "pool" not in sees(t, 0)["checks"][0]
    assert sees(t, 0)["checks"][0]["pool_size"] == 2
    t.quiet()
    shown = t.events("check_revealed", viewer=0)[0]["cards"]
    assert tuple(shown) == sorted_cards(tuple(shown))
    assert shown == ["consolidate_power_1", "executive_order_2", "repair_1", "repair_2"]


def test_d11_d13_under_a_committee_everything_is_attributed() -> None:
    t = check(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["investigative_committee_3", "executive_order_2"]),
        seat("kara_thrace"),
        destiny=["repair_1", "repair_2"] * 2,
    )
    t.say("react", "investigative_committee_3", who=1).say("contribute", "executive_order_2", who=1)
    assert t.events("destiny_shown", viewer=SPECTATOR)[0]["cards"] == ["repair_1", "repair_2"]
    told = t.events("contributed_openly", viewer=SPECTATOR)[0]
    assert (told["who"], told["cards"]) == (1, ["executive_order_2"])


def test_d14_total_and_outcome_are_public() -> None:
    t = pooled().quiet()
    ended = t.events("check_ended", viewer=SPECTATOR)[0]
    assert (ended["total"], ended["outcome"]) == (0, "fail")


# --- loyalty ------------------------------------------------------------------------------------------


def loyal() -> Table:
    return table(
        seat("gaius_baltar", loyalty=["not_a_cylon", "not_a_cylon"]),
        seat("saul_tigh", loyalty=["cylon_brig", "not_a_cylon"]),
        seat("kara_thrace", loyalty=["not_a_cylon"]),
        phase="action",
        loyalty_deck=["not_a_cylon", "not_a_cylon"],
        crisis_deck=[QUIET_CRISIS],
    )


def test_d15_d16_own_loyalty_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = loyal()
    assert player(t, 1, 1)["loyalty"] == ["cylon_brig", "not_a_cylon"]
    for viewer in (0, 2, SPECTATOR):
        assert "loyalty" not in player(t, viewer, 1)
        assert player(t, viewer, 1)["loyalty_size"] == 2
        assert sees(t, viewer)["loyalty_deck_size"] == 2
    assert all(world.players[1].loyalty == ("cylon_brig", "not_a_cylon") for world in worlds(t, 1))


def test_d53_nobody_knows_who_else_is_a_cylon() -> None:
    found = {any(c != "not_a_cylon" for c in world.players[1].loyalty) for world in worlds(loyal(), 2, 30)}
    assert found == {True, False}


def test_d17_a_looker_remembers_the_face_and_not_the_slot() -> None:
    t = table(
        seat("laura_roslin", quorum=["release_cylon_mugshots"]),
        seat("saul_tigh", loyalty=["cylon_brig", "not_a_cylon"]),
        seat("kara_thrace"),
        phase="action",
        loyalty_deck=["not_a_cylon"] * 2,
        script=[["cylon_brig", "not_a_cylon"], 8],
    )
    t.act("quorum:release_cylon_mugshots").say("quorum_target", 1)
    assert player(t, 0, 0)["notes"] == [["loyalty", 1, "cylon_brig"]]
    assert "notes" not in player(t, 1, 0)
    assert all("cylon_brig" in world.players[1].loyalty for world in worlds(t, 0))
    assert not all("cylon_brig" in world.players[1].loyalty for world in worlds(t, 2, 30))


def test_d18_d19_the_detector_shows_all_and_everybody_sees_who_looked() -> None:
    t = loyal().act("ability:cylon_detector").say("look_whose", 1)
    assert all(world.players[1].loyalty == ("cylon_brig", "not_a_cylon") for world in worlds(t, 0))
    told = t.events("looked", viewer=SPECTATOR)[0]
    assert (told["who"], told["what"], told["of"], told["n"]) == (0, "loyalty", 1, 2)
    assert "cards" not in told


def test_d18_two_equal_cards_are_remembered_as_two() -> None:
    t = table(
        seat("gaius_baltar", loyalty=["not_a_cylon"]),
        seat("saul_tigh", loyalty=["not_a_cylon", "not_a_cylon"]),
        seat("kara_thrace", loyalty=["cylon_brig"]),
        phase="action",
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("ability:cylon_detector").say("look_whose", 1)
    assert all(world.players[1].loyalty == ("not_a_cylon", "not_a_cylon") for world in worlds(t, 0, 20))


def test_d20_cards_handed_on_are_known_to_giver_and_taker() -> None:
    t = table(
        seat("saul_tigh", cylon=True, loyalty=["cylon_brig"], revealed=["cylon_morale"]),
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="action",
        loyalty_deck=["not_a_cylon"] * 3,
    )
    t.act("location:resurrection_ship").say("give_loyalty", 1)
    told = t.events("cards_passed", viewer=2)[0]
    assert (told["who"], told["of"], told["n"]) == (1, 0, 1)
    assert player(t, 1, 1)["loyalty"] == ["cylon_brig", "not_a_cylon"]
    assert all("cylon_brig" in world.players[1].loyalty for world in worlds(t, 0))
    assert "loyalty" not in player(t, 2, 1)


def test_d21_the_box_is_seen_by_nobody() -> None:
    t = loyal()
    assert all("loyalty_box" not in sees(t, viewer) for viewer in (0, 1, 2, SPECTATOR))
    assert len({tuple(sorted(world.loyalty_box)) for world in worlds(t, 0, 20)}) > 1  # which Cylon cards are in play


# --- crises, destinations -----------------------------------------------------------------------------


def test_d24_d25_a_scouted_crisis_is_known_to_the_looker_alone() -> None:
    t = table(seat("sharon_valerii"), phase="end", crisis_deck=["water_sabotaged", "prison_labor"])
    t.say("react", "recon", who=0)
    assert player(t, 0, 0)["looking"] == ["water_sabotaged"]
    assert "looking" not in player(t, 1, 0)
    assert player(t, 1, 0)["looking_size"] == 1
    assert len({world.players[0].looking for world in worlds(t, 1)}) > 1
    t.say("top_or_bottom", "top")
    told = t.events("buried", viewer=1)[0]
    assert (told["deck"], told["where"], told["n"]) == ("crisis", "top", 1)
    assert player(t, 0, 0)["notes"] == [["crisis", "water_sabotaged", "top"]]
    assert {world.crisis_deck[0] for world in worlds(t, 0)} == {"water_sabotaged"}
    assert len({world.crisis_deck[1] for world in worlds(t, 0)}) > 1
    assert len({world.crisis_deck[0] for world in worlds(t, 1)}) > 1


def test_d26_the_second_crisis_of_roslin_is_hers_and_that_of_caprica_is_open() -> None:
    t = table(seat("laura_roslin"), phase="crisis", crisis_deck=["water_sabotaged", QUIET_CRISIS])
    t.say("keep_crisis", QUIET_CRISIS)
    assert {world.crisis_deck[-1] for world in worlds(t, 0)} == {"water_sabotaged"}
    assert len({world.crisis_deck[-1] for world in worlds(t, 1)}) > 1
    t = table(
        seat("saul_tigh", cylon=True, location="caprica"), phase="action", crisis_deck=["water_sabotaged", QUIET_CRISIS]
    )
    t.act("location:caprica").say("keep_crisis", QUIET_CRISIS)
    assert sees(t, SPECTATOR)["crisis_discards"] == ["water_sabotaged"]


def test_d27_crises_in_play_resolved_and_discarded_lie_open() -> None:
    """O18."""
    t = table(
        seat("saul_tigh"),
        phase="action",
        in_play=["ambush"],
        resolved=["water_sabotaged"],
        crisis_discards=["prison_labor"],
    )
    assert sees(t, SPECTATOR)["resolved"] == ["water_sabotaged"]
    assert sees(t, SPECTATOR)["in_play"] == ["ambush"]
    assert sees(t, SPECTATOR)["crisis_discards"] == ["prison_labor"]


def test_d25_knowledge_of_the_deck_is_lost_when_it_is_shuffled() -> None:
    t = table(
        seat("sharon_valerii", location="ftl_control"),
        phase="end",
        jump=4,
        crisis_deck=["water_sabotaged"],
        in_play=["thirty_three"],
    )
    t.say("react", "recon", who=0).say("top_or_bottom", "bottom")
    assert player(t, 0, 0)["notes"]
    end_crises_in_play(t.g)
    assert t.g.players[0].notes == ()
    assert not any(t.g.crisis_known)


def test_d28_rejected_destinations_are_known_to_the_admiral() -> None:
    t = table(
        seat("saul_tigh", location="ftl_control"),
        seat("laura_roslin"),
        phase="action",
        jump=4,
        destination_deck=["barren_planet", "icy_moon"],
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    t.act("location:ftl_control").quiet()
    assert "looking" not in player(t, 1, 0)
    t.say("destination", "barren_planet")
    assert sees(t, 1)["destinations"] == ["barren_planet"]
    assert {world.destination_deck[-1] for world in worlds(t, 0)} == {"icy_moon"}
    assert len({world.destination_deck[-1] for world in worlds(t, 1)}) > 1


def test_d28_copies_of_a_destination_are_remembered_one_by_one() -> None:
    deck = ["barren_planet", "barren_planet", "barren_planet"]
    g = table(seat("saul_tigh"), phase="action", destination_deck=deck).g
    look(g, 0, "destination", 2)
    for _ in range(2):
        put_back(g, 0, "destination", "barren_planet", "bottom")
    seen = [("destination", "barren_planet", "bottom")] * 2
    assert list(g.players[0].notes) == seen
    take(g, "destination", 1)  # the third copy, which he has not seen
    assert list(g.players[0].notes) == seen
    take(g, "destination", len(g.destination_deck) - 1)  # all but the last of those at the bottom
    assert list(g.players[0].notes) == seen[:1]


def test_d29_a_scouted_destination() -> None:
    t = table(
        seat("saul_tigh", hand=["launch_scout_1"]),
        phase="action",
        destination_deck=["icy_moon"],
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
        script=[8],
    )
    t.act("card:launch_scout_1").say("scout_deck", "destination").say("top_or_bottom", "top")
    assert {world.destination_deck[0] for world in worlds(t, 0)} == {"icy_moon"}
    assert len({world.destination_deck[0] for world in worlds(t, 1)}) > 1


# --- civilian ships -----------------------------------------------------------------------------------


def test_d30_d31_civilian_faces_are_known_to_who_looked() -> None:
    t = table(
        seat("saul_tigh", location="communications"),
        seat("laura_roslin"),
        phase="action",
        civilians={"rear": ["pop2", "pop1"]},
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    for viewer in (0, 1, SPECTATOR):
        assert "civilian_faces" not in sees(t, viewer)
    t.act("location:communications")
    t.say("guide", "rear").say("guide", "rear")
    assert {world.civilian_faces for world in worlds(t, 0)} == {("pop2", "pop1")}
    assert len({world.civilian_faces for world in worlds(t, 1)}) > 1
    assert player(t, 0, 0)["notes"] == [["civilian", "civilian_1", "pop2"], ["civilian", "civilian_2", "pop1"]]


def test_d31_d32_what_returns_to_the_pile_is_forgotten_and_stays_unseen() -> None:
    t = table(
        seat("saul_tigh", location="communications"),
        seat("laura_roslin"),
        phase="action",
        civilians={"rear": ["pop2"]},
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
    )
    t.act("location:communications").say("guide", "rear")
    remove_ships(t.g)
    assert t.g.players[0].notes == ()
    assert len(t.g.civilian_pile) == 12
    assert "civilian_pile" not in sees(t, 0)
    assert sees(t, 0)["civilian_pile_size"] == 12


# --- quorum, super crises -----------------------------------------------------------------------------


def test_d33_the_quorum_hand_is_the_presidents_and_a_former_one_remembers_it() -> None:
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", quorum=["arrest_order", "food_rationing"]),
        seat("william_adama"),
        phase="action",
        crisis_deck=[QUIET_CRISIS],
    )
    assert "quorum" not in player(t, 0, 1)
    assert player(t, 0, 1)["quorum_size"] == 2
    t.act("ability:declare_martial_law")
    assert {world.players[2].quorum for world in worlds(t, 1)} == {("arrest_order", "food_rationing")}
    assert len({world.players[2].quorum for world in worlds(t, 0)}) > 1


def test_d34_buried_quorum_cards_are_known_to_roslin() -> None:
    deck = ["presidential_pardon", "arrest_order", "food_rationing", "encourage_mutiny"]
    t = table(seat("laura_roslin"), phase="action", quorum_deck=deck, crisis_deck=[QUIET_CRISIS, "water_sabotaged"])
    t.act("ability:skilled_politician").say("resolve_quorum", "presidential_pardon")
    t.say("bury_order", "arrest_order").say("bury_order", "food_rationing")
    assert {tuple(world.quorum_deck[-3:]) for world in worlds(t, 0)} == {tuple(deck[1:])}
    assert len({tuple(world.quorum_deck[-3:]) for world in worlds(t, 1)}) > 1
    assert ["quorum", "arrest_order", "bottom"] in player(t, 0, 0)["notes"]


def test_d35_size_of_the_quorum_deck_discards_and_cards_in_play_are_public() -> None:
    t = table(seat("saul_tigh", assigned=["assign_arbitrator"]), phase="action", quorum_discards=["arrest_order"])
    seen = sees(t, SPECTATOR)
    assert (seen["quorum_deck_size"], seen["quorum_discards"]) == (15, ["arrest_order"])
    assert player(t, SPECTATOR, 0)["assigned"] == ["assign_arbitrator"]


def test_d36_d37_super_crises_are_their_owners_until_discarded() -> None:
    """O18."""
    t = table(seat("saul_tigh", cylon=True, super_crises=["bomb_on_colonial_1"]), phase="action", distance=8)
    assert player(t, 0, 0)["super_crises"] == ["bomb_on_colonial_1"]
    assert "super_crises" not in player(t, 1, 0)
    assert player(t, 1, 0)["super_crises_size"] == 1
    assert len({world.players[0].super_crises for world in worlds(t, 1)}) > 1
    t.act("location:resurrection_ship").say("swap_super_crisis", "bomb_on_colonial_1")
    assert sees(t, SPECTATOR)["super_discards"] == ["bomb_on_colonial_1"]


# --- tokens, dice, hands looked into ------------------------------------------------------------------


def test_d41_d43_damage_and_the_tokens_left_are_public() -> None:
    t = table(
        seat("saul_tigh"), phase="action", damaged=["armory"], basestars=[{"area": "front", "damage": ["critical_hit"]}]
    )
    seen = sees(t, SPECTATOR)
    assert seen["damaged"] == ["armory"]
    assert "armory" not in seen["damage_pool"]
    assert seen["basestars"][0]["damage"] == ["critical_hit"]


def test_d42_tokens_drawn_by_the_revealing_cylon_are_seen_by_him_alone() -> None:
    """O19."""
    t = table(seat("saul_tigh", loyalty=["cylon_damage"]), phase="action")
    t.act("reveal:cylon_damage").say("cylon_choice", "use")
    assert len(player(t, 0, 0)["looking"]) == 5
    assert "looking" not in player(t, 1, 0)
    assert "cards" not in t.events("looked", viewer=1)[0]
    assert len({world.players[0].looking for world in worlds(t, 1)}) > 1


def test_d44_dice_are_public() -> None:
    t = table(
        seat("saul_tigh", location="armory", hand=["strategic_planning_3"]),
        phase="action",
        centurions=[1, 0, 0, 0],
        script=[5],
    )
    t.act("location:armory").say("react", "strategic_planning_3")
    rolled = t.events("rolled", viewer=SPECTATOR)[0]
    assert (rolled["roller"], rolled["die"], rolled["result"]) == (0, 5, 7)
    assert t.events("reacted", viewer=SPECTATOR)[0]["play"] == "strategic_planning_3"


def spied() -> Table:
    """A Cylon takes repair_2 out of the hand of seat 2, and knows the rest of it."""
    hand = ["consolidate_power_1", "launch_scout_1", "repair_2"]
    t = table(
        seat("saul_tigh", cylon=True, location="human_fleet", hand=["evasive_maneuvers_1"]),
        seat("kara_thrace"),
        seat("laura_roslin", hand=hand),
        phase="action",
        script=[1],
    )
    t.act("location:human_fleet")
    assert player(t, 0, 0)["looking"] == hand
    assert "looking" not in player(t, 1, 0)
    return t.say("steal", "repair_2").quiet()


def test_d45_a_hand_that_was_seen_is_remembered() -> None:
    t = spied()
    assert {world.players[2].hand for world in worlds(t, 0)} == {("consolidate_power_1", "launch_scout_1")}
    assert len({world.players[2].hand for world in worlds(t, 1)}) > 1
    assert player(t, 0, 0)["notes"] == [["hand", 2, "consolidate_power_1 launch_scout_1"]]
    told = t.events("looked", viewer=1)[0]
    assert (told["who"], told["of"], told["n"]) == (0, 2, 3)
    assert "cards" not in told


def test_d46_taker_and_victim_know_the_card_that_went() -> None:
    t = spied()
    assert t.g.players[0].hand == ("evasive_maneuvers_1", "repair_2")
    assert player(t, 2, 2)["notes"] == [["hand", 0, "repair_2"]]
    assert all("repair_2" in world.players[0].hand for world in worlds(t, 2))
    assert not all("repair_2" in world.players[0].hand for world in worlds(t, 1))
    assert t.events("cards_passed", viewer=1)[0]["n"] == 1


def test_d45_what_was_seen_is_sure_only_while_no_card_leaves_unseen() -> None:
    """A card shown as it leaves is struck; a card added to a check makes the rest a mere memory."""
    t = spied()
    discard(t.g, 2, ("launch_scout_1",), "ordered")
    assert t.g.players[0].notes == (("hand", 2, "consolidate_power_1"),)
    lose_unseen(t.g, 0, ("evasive_maneuvers_1",))
    assert t.g.players[2].notes == (("held", 0, "repair_2"),)


def test_d47_counters_titles_and_positions_are_public() -> None:
    t = table(seat("saul_tigh", miracles=0), seat("laura_roslin"), phase="action", nukes=1, jump=2, distance=3)
    seen = sees(t, SPECTATOR)
    assert (seen["nukes"], seen["jump"], seen["distance"], seen["president"], seen["admiral"]) == (1, 2, 3, 1, 0)
    assert player(t, SPECTATOR, 0)["miracles"] == 0
    assert player(t, SPECTATOR, 0)["location"] == "command"


def test_d52_discards_at_the_same_time_are_shown_together() -> None:
    hand = ["repair_1"] * 6 + ["repair_2"] * 5
    other = ["launch_scout_1"] * 6 + ["launch_scout_2"] * 5
    t = table(seat("saul_tigh", hand=hand), seat("laura_roslin", hand=other), phase="end")
    assert set(t.game.pending) == {0, 1}
    t.say("discard_skills", "repair_1", who=0)
    assert not t.events("discarded", viewer=1)
    t.say("discard_skills", "launch_scout_2", who=1)
    assert [event["cards"] for event in t.events("discarded", viewer=1)] == [["repair_1"], ["launch_scout_2"]]


def test_d52_so_are_those_of_whoever_has_no_choice() -> None:
    """L6: a hand that is too small, and the lot that Apollo draws, are not shown before the others have chosen."""
    t = table(
        seat("saul_tigh", hand=["repair_1", "repair_1", "repair_2"]),
        seat("lee_adama", hand=["launch_scout_1"] * 3),
        seat("laura_roslin", hand=["consolidate_power_1"]),
        phase="crisis",
        crisis_deck=["cylon_screenings"],
    )
    t.say("crisis_choice", 1).quiet()
    assert set(t.game.pending) == {0}
    assert not t.events("discarded", viewer=0)
    t.say("discard_skills", "repair_1", "repair_2", who=0)
    told = [(event["who"], len(event["cards"])) for event in t.events("discarded", viewer=0)]
    assert told[:3] == [(1, 2), (2, 1), (0, 2)]


def test_d52_a_crisis_choice_is_public_when_it_is_given() -> None:
    """T8.5."""
    t = table(seat("saul_tigh"), phase="crisis", crisis_deck=[QUIET_CRISIS])
    assert not t.events("crisis_choice", viewer=1)
    t.say("crisis_choice", 1)
    assert t.events("crisis_choice", viewer=1)[0]["box"] == 1


def test_d54_at_the_end_everybody_learns_who_was_a_cylon() -> None:
    t = table(seat("saul_tigh"), seat("laura_roslin", loyalty=["cylon_brig"]), phase="end", food=0)
    assert t.events("ended", viewer=SPECTATOR)[0]["cylons"] == [1]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_no_view_holds_a_hidden_pile(viewer: int | None) -> None:
    """Traps for the view builder: nothing of the decks, whatever the moment."""
    for t in (pooled(), loyal(), spied()):
        seen = sees(t, viewer)
        for name in ("crisis_deck", "destination_deck", "quorum_deck", "super_deck", "loyalty_deck", "civilian_pile"):
            assert name not in seen
            assert isinstance(seen[f"{name}_size"], int)
        for name in ("crisis_known", "destination_known", "quorum_known", "civilian_known", "civilian_faces"):
            assert name not in seen
