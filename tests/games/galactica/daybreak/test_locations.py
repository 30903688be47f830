"""The locations that Daybreak adds or prints anew, and when boards are turned over (004 p.11-15; y:boards)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Refused
from tests.games.galactica.daybreak.table import Table, seat, table

FRONT, PORT_AFT = 0, 4
QUIET = {"crisis_deck": ["riots_launch_raiders"]}


def at(location: str, character: str = "galen_tyrol", **about: Any) -> dict[str, Any]:
    return seat(character, location=location, **about)


def acting(*players: dict[str, Any], **position: Any) -> Table:
    return table(*players, phase="action", **{**QUIET, **position})


# --- Colonial One -------------------------------------------------------------------------------------


def test_the_presidents_office_gives_two_politics_cards_to_anybody() -> None:
    t = acting(at("presidents_office"), skills={"politics": ["consolidate_power_1", "consolidate_power_2"]})
    t.act("location:presidents_office")
    assert t.g.players[0].hand == ("consolidate_power_1", "consolidate_power_2")


def test_the_quorum_chamber_is_for_the_president() -> None:
    t = acting(at("quorum_chamber"), seat("laura_roslin"))
    assert t.blocked()["location:quorum_chamber"] == "not_president"


@pytest.mark.parametrize(("choice", "held"), [("draw", 2), ("nothing", 1)])
def test_the_quorum_chamber_gives_a_card_then_another_or_a_play(choice: str, held: int) -> None:
    t = acting(at("quorum_chamber", "tom_zarek"), president=0, quorum_deck=["food_rationing"] * 2)
    t.act("location:quorum_chamber")
    assert t.offered("quorum:food_rationing")
    t.say("office", choice)
    assert t.g.players[0].quorum == ("food_rationing",) * held


def press_room(**other: Any) -> Table:
    t = acting(at("press_room", mutiny=["panic"]), seat("laura_roslin", **other), seat("kara_thrace", cylon=True))
    return t.act("location:press_room")


def test_the_press_room_makes_another_human_draw_without_the_brig() -> None:
    t = press_room(mutiny=["selfish_act"])
    assert t.g.players[1].location != "brig"
    t.say("discard_mutiny", "selfish_act", who=1)
    assert len(t.g.players[1].mutiny) == 1
    assert t.g.mutiny_discards == ("selfish_act",)


@pytest.mark.parametrize("dropped", [(), ("panic",)])
def test_in_the_press_room_one_may_get_rid_of_a_mutiny_card(dropped: tuple[str, ...]) -> None:
    t = press_room().say("drop_mutiny", *dropped, who=0)
    assert t.g.players[0].mutiny == (() if dropped else ("panic",))


def test_in_the_press_room_one_card_at_most_is_dropped() -> None:
    t = table(
        seat("saul_tigh", location="press_room", mutiny=["panic", "blackmail"], revealed=["you_are_the_mutineer"]),
        *(seat("laura_roslin"), seat("galen_tyrol")),
        phase="action",
    )
    t.act("location:press_room")
    while t.asked() != "drop_mutiny":
        t.say(t.asked(), next(iter(t.game.pending.values())).items[0])
    question = t.game.pending[0]
    assert (question.least, question.most, set(question.items)) == (0, 1, {"panic", "blackmail"})


def test_in_the_press_room_the_mutineer_too_keeps_a_single_card() -> None:
    t = press_room(mutiny=["selfish_act"], revealed=["you_are_the_mutineer"])
    assert t.items("discard_mutiny", who=1)


def administration(*others: dict[str, Any], mutiny: tuple[str, ...] = (), **position: Any) -> Table:
    players = others or (seat("laura_roslin", mutiny=["panic"]), seat("kara_thrace"))
    return acting(at("administration", mutiny=list(mutiny)), *players, **position).act("location:administration")


def test_administration_replaces_a_president_who_holds_a_mutiny_card() -> None:
    """No check any more."""
    t = administration()
    assert len(t.g.players[0].mutiny) == 1
    assert t.items("elect", who=0) == (0, 1, 2)
    t.say("elect", 2)
    assert t.g.president == 2
    assert not t.events("check_began")


def test_who_names_himself_has_seen_the_quorum_cards_and_takes_nothing_back() -> None:
    """In the Brig there is no crisis that he learns of as well."""
    president = seat("laura_roslin", mutiny=["panic"], quorum=["arrest_order"])
    t = administration(president, seat("kara_thrace"), mutiny=("selfish_act",)).say("discard_mutiny", "selfish_act")
    t.say("elect", 0)
    with pytest.raises(Refused, match="you learned something"):
        t.game.undoable(0)


def test_administration_only_draws_where_the_president_holds_none() -> None:
    t = administration(seat("laura_roslin"), seat("kara_thrace")).quiet()
    assert len(t.g.players[0].mutiny) == 1
    assert t.asked() == "crisis_choice"
    assert t.g.president == 1


def test_in_administration_the_presidents_own_fresh_card_counts() -> None:
    """P17: he may name himself and stay."""
    t = acting(at("administration", "tom_zarek"), president=0).act("location:administration")
    assert t.g.president == 0
    assert 0 in t.items("elect", who=0)
    t.say("elect", 0)
    assert t.g.president == 0


def test_administration_sends_who_draws_a_second_card_to_the_brig_and_goes_on() -> None:
    t = administration(mutiny=("selfish_act",))
    t.say("discard_mutiny", "selfish_act")
    assert t.g.players[0].location == "brig"
    t.say("elect", 2)
    assert t.g.president == 2


@pytest.mark.parametrize(("answer", "president"), [("keep", 1), ("resign", 2)])
def test_accept_prophecy_may_keep_the_president_in_office(answer: str, president: int) -> None:
    t = administration(seat("laura_roslin", mutiny=["panic"], assigned=["accept_prophecy"]), seat("kara_thrace"))
    t.say("elect", 2).say("keep_office", answer, who=1)
    assert t.g.president == president
    assert ("accept_prophecy" in t.g.players[1].assigned) == (answer == "resign")
    assert ("accept_prophecy" in t.g.quorum_discards) == (answer == "keep")


def test_a_vice_president_alone_can_be_chosen_and_a_leader_never() -> None:
    t = administration(seat("laura_roslin", mutiny=["panic"]), seat("kara_thrace", assigned=["assign_vice_president"]))
    assert t.g.president == 2
    t = administration(
        seat("laura_roslin", mutiny=["panic"]), seat("aaron_doral", infiltrating=True, location="command")
    )
    assert t.items("elect") == (0, 1)


def test_the_bomb_turns_colonial_one_over() -> None:
    """T28: who was aboard goes to Sickbay, and there is no location left."""
    t = acting(
        seat("saul_tigh", cylon=True, location="caprica", super_crises=["bomb_on_colonial_1"]),
        at("quorum_chamber", "laura_roslin"),
        at("command", "kara_thrace"),
        destiny=["consolidate_power_1", "executive_order_1", "repair_2"],
    )
    t.act("location:caprica").say("caprica_choice", "bomb_on_colonial_1").quiet()
    assert t.g.players[1].location == "sickbay"
    t = table(at("command", hand=["repair_1"]), phase="movement", in_play=["bomb_on_colonial_1"])
    assert not {"press_room", "quorum_chamber", "presidents_office", "administration"} & set(t.items("movement"))


# --- Cylon locations ----------------------------------------------------------------------------------


def cylon(location: str, **about: Any) -> dict[str, Any]:
    return seat("saul_tigh", cylon=True, location=location, **about)


def test_caprica_puts_the_other_crisis_under_the_deck_unseen() -> None:
    """T3.3, T8.1, D26."""
    t = acting(cylon("caprica"), crisis_deck=["riots_basestars", "food_shortage"])
    t.act("location:caprica").say("keep_crisis", "riots_basestars")
    assert t.g.crisis_deck[-1] == "food_shortage"
    assert t.g.crisis_known[-1] == 1
    assert t.g.crisis_discards == ()


@pytest.mark.parametrize(("crisis", "jump"), [("riots_basestars", 1), ("riots_launch_raiders", 0)])
def test_caprica_prepares_the_jump_but_activates_no_ship(crisis: str, jump: int) -> None:
    """T3.5, 004 p.12."""
    t = acting(cylon("caprica"), crisis_deck=[crisis, "food_shortage"], basestars=[{"area": "front"}])
    t.act("location:caprica").say("keep_crisis", crisis).say("crisis_choice", 0).quiet()
    assert t.g.current == 1
    assert t.g.jump == jump
    assert not t.events("activated")


def test_a_jump_may_follow_from_caprica() -> None:
    """T3.5."""
    t = acting(cylon("caprica"), crisis_deck=["riots_basestars", "food_shortage"], jump=4)
    t.act("location:caprica").say("keep_crisis", "riots_basestars").say("crisis_choice", 0)
    assert t.asked() == "destination"


def test_cylon_fleet_launches_or_activates_one_kind() -> None:
    t = acting(cylon("cylon_fleet"), basestars=[{"area": "front"}])
    t.act("location:cylon_fleet")
    assert t.items("fleet_order") == ("raiders", "heavy_raiders", "basestars", "launch")
    t.say("fleet_order", "launch")
    assert (t.g.raiders[FRONT], t.g.heavy_raiders[FRONT]) == (2, 1)


@pytest.mark.parametrize(("deck", "card"), [("crisis", "food_shortage"), ("destination", "deep_space")])
def test_human_fleet_looks_at_a_card_and_draws_two(deck: str, card: str) -> None:
    t = acting(cylon("human_fleet"), crisis_deck=["food_shortage"], destination_deck=["deep_space"])
    t.act("location:human_fleet")
    assert t.items("human_fleet_choice") == ("crisis", "destination")
    t.say("human_fleet_choice", deck)
    assert t.g.players[0].looking == (card,)
    t.say("top_or_bottom", "bottom").say("choose_types", "treachery", "treachery")
    assert len(t.g.players[0].hand) == 2
    assert getattr(t.g, f"{deck}_deck")[-1] == card


def test_a_leader_at_human_fleet_draws_of_his_set() -> None:
    t = acting(at("human_fleet", "aaron_doral"), seat("laura_roslin"), seat("saul_tigh"), seat("kara_thrace"))
    t.act("location:human_fleet").say("human_fleet_choice", "crisis").say("top_or_bottom", "top")
    assert "piloting" not in t.items("choose_types")


def test_a_leader_infiltrates_from_human_fleet() -> None:
    """He is human at once: his turn has a crisis (T4.4). No hazardous location is entered by choice (004 p.12)."""
    t = acting(at("human_fleet", "aaron_doral"), seat("laura_roslin"), seat("saul_tigh"), seat("kara_thrace"))
    t.act("location:human_fleet").say("human_fleet_choice", "infiltrate")
    assert not {"brig", "sickbay", "press_room"} & {*t.items("infiltrate_where")}
    t.say("infiltrate_where", "armory")
    player = t.g.players[0]
    assert (player.location, player.infiltrating, player.cylon) == ("armory", True, False)
    t.quiet()
    assert t.asked() == "crisis_choice"


def test_the_resurrection_ship_gives_a_super_crisis() -> None:
    t = acting(cylon("resurrection_ship", super_crises=["inbound_nukes"]))
    t.act("location:resurrection_ship")
    assert len(t.g.players[0].super_crises) == 2


def test_the_resurrection_ship_is_left_but_not_entered() -> None:
    """T3.2: hazardous (004 p.12)."""
    t = table(cylon("resurrection_ship"), phase="movement")
    assert set(t.items("movement")) == {"stay", "caprica", "cylon_fleet", "human_fleet"}
    t = table(cylon("caprica"), phase="movement")
    assert set(t.items("movement")) == {"stay", "cylon_fleet", "human_fleet"}


@pytest.mark.parametrize(("location", "n"), [("resurrection_ship", 1), ("caprica", 2)])
def test_on_the_resurrection_ship_a_cylon_draws_one_card(location: str, n: int) -> None:
    """T3.1."""
    t = table(cylon(location), phase="receive_skills")
    (question,) = t.game.pending.values()
    assert (question.kind, question.least) == ("different_types", n)
    assert set(question.items) == {"politics", "leadership", "tactics", "piloting", "engineering", "treachery"}


def test_a_cylon_draws_of_two_different_types() -> None:
    """T3.1."""
    t = table(cylon("caprica"), phase="receive_skills")
    (question,) = t.game.pending.values()
    assert question.refuse(("tactics", "tactics"))
    assert not question.refuse(("tactics", "treachery"))


def test_hub_destroyed_gives_no_card_and_takes_the_super_crises() -> None:
    """T3.1."""
    t = table(cylon("hub_destroyed", super_crises=["inbound_nukes"]), phase="receive_skills", hub_destroyed=True)
    assert t.asked() == "movement"
    assert (t.g.players[0].hand, t.g.players[0].super_crises) == ((), ())
    assert t.g.super_discards == ("inbound_nukes",)


def test_hub_destroyed_three_cards_buy_a_super_crisis_and_the_way_out() -> None:
    hand = ["repair_1", "repair_1", "repair_2", "executive_order_1"]
    t = acting(cylon("hub_destroyed", hand=hand), hub_destroyed=True)
    t.act("location:hub_destroyed").say("discard_skills", "repair_1", "repair_1", "repair_2")
    player = t.g.players[0]
    assert (player.location, player.hand) == ("cylon_fleet", ("executive_order_1",))
    assert len(player.super_crises) == 1


def test_hub_destroyed_with_two_cards_there_is_no_way_out_by_action() -> None:
    t = acting(cylon("hub_destroyed", hand=["repair_1", "repair_1"]), hub_destroyed=True)
    assert t.blocked()["location:hub_destroyed"] == "too_few_cards"


def test_a_cylon_who_reveals_himself_wakes_on_hub_destroyed() -> None:
    """All that is said of the Resurrection Ship holds for it (004 p.11)."""
    t = acting(at("command", loyalty=["cylon_morale"]), hub_destroyed=True)
    t.act("reveal:cylon_morale").say("cylon_choice", "decline")
    assert t.g.players[0].location == "hub_destroyed"


# --- Demetrius ----------------------------------------------------------------------------------------


def test_demetrius_is_another_ship() -> None:
    """A card to go there, and only with Search for Home (004 p.14)."""
    for home in (True, False):
        t = table(at("command", hand=["repair_1"]), phase="movement", search_for_home=home)
        there = {"bridge", "tactical_plot", "captains_cabin"} & set(t.items("movement"))
        assert len(there) == (3 if home else 0)
        assert not {"hybrid_tank", "datastream", "raider_bay"} & set(t.items("movement"))
    t = table(at("command", hand=["repair_1"]), phase="movement", search_for_home=True)
    t.say("movement", "bridge").say("discard_skills", "repair_1")
    assert t.g.players[0].location == "bridge"


def test_no_card_no_other_ship() -> None:
    t = table(at("command"), phase="movement", search_for_home=True)
    assert t.blocked()["bridge"] == "no_card_to_change_ship"
    t = table(at("bridge"), phase="movement", search_for_home=True)
    assert set(t.items("movement")) == {"stay", "tactical_plot", "captains_cabin"}


def test_no_cylon_goes_to_demetrius() -> None:
    t = table(cylon("caprica", hand=["repair_1"]), phase="movement", search_for_home=True)
    assert "bridge" not in t.items("movement")


def test_in_the_captains_cabin_everybody_draws_a_card_of_one_type() -> None:
    t = acting(at("captains_cabin"), seat("laura_roslin"), cylon("caprica"), search_for_home=True)
    t.act("location:captains_cabin").say("name_type", "treachery")
    assert [len(player.hand) for player in t.g.players] == [1, 1, 1]
    assert [player.bound[5] for player in t.g.players] == [1, 1, 1]


# --- Rebel Basestar -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "human", "machine"), [("human", True, False), ("cylon", False, True)])
def test_the_rebel_basestar_receives_one_side_only(side: str, human: bool, machine: bool) -> None:
    for who, welcome in ((at("command", hand=["repair_1"]), human), (cylon("caprica", hand=["repair_1"]), machine)):
        t = table(who, phase="movement", search_for_home=True, rebels=side)
        assert ("hybrid_tank" in t.items("movement")) == welcome


def test_a_cylon_pays_a_card_to_come_and_nothing_to_go() -> None:
    """T3.2."""
    home: dict[str, Any] = {"phase": "movement", "search_for_home": True, "rebels": "cylon"}
    t = table(cylon("caprica", hand=["repair_1"]), **home)
    t.say("movement", "datastream").say("discard_skills", "repair_1")
    assert t.g.players[0].location == "datastream"
    t = table(cylon("caprica"), **home)
    assert t.blocked()["datastream"] == "no_card_to_change_ship"
    t = table(cylon("datastream"), **home)
    assert set(t.items("movement")) == {"stay", "caprica", "cylon_fleet", "human_fleet", "hybrid_tank", "raider_bay"}
    t.say("movement", "caprica")
    assert t.g.players[0].location == "caprica"


def test_a_human_pays_a_card_both_ways() -> None:
    home: dict[str, Any] = {"phase": "movement", "search_for_home": True, "rebels": "human"}
    t = table(at("datastream"), **home)
    assert set(t.items("movement")) == {"stay", "hybrid_tank", "raider_bay"}
    assert t.blocked()["command"] == "no_card_to_change_ship"


def test_who_is_aboard_when_it_changes_sides_can_use_nothing() -> None:
    t = acting(at("datastream"), search_for_home=True, rebels="cylon")
    assert t.blocked()["location:datastream"] == "other_side"


def rebels(location: str, *others: dict[str, Any], side: str = "human", **about: Any) -> Table:
    who = at(location, **about) if side == "human" else cylon(location, **about)
    return acting(who, *others, search_for_home=True, rebels=side, assault_reserve=0)


def test_it_costs_a_miracle_token() -> None:
    t = rebels("hybrid_tank")
    t.act("location:hybrid_tank")
    assert t.g.players[0].miracles == 0
    t = rebels("hybrid_tank", miracles=0)
    assert t.blocked()["location:hybrid_tank"] == "no_miracle_nor_super_crisis"


def test_or_a_super_crisis_face_up() -> None:
    """D37."""
    t = rebels("hybrid_tank", side="cylon", miracles=0, super_crises=["inbound_nukes"])
    t.act("location:hybrid_tank")
    assert (t.g.players[0].super_crises, t.g.super_discards) == ((), ("inbound_nukes",))


def test_who_has_both_chooses() -> None:
    t = acting(
        at("hybrid_tank", "aaron_doral", super_crises=["inbound_nukes"]),
        seat("laura_roslin"),
        seat("saul_tigh"),
        seat("kara_thrace"),
        search_for_home=True,
        rebels="cylon",
    )
    t.act("location:hybrid_tank")
    assert t.items("rebel_price") == ("miracle", "inbound_nukes")
    t.say("rebel_price", "inbound_nukes")
    assert (t.g.players[0].miracles, t.g.players[0].super_crises) == (1, ())


def test_the_hybrid_tank_orders_the_next_five_crises() -> None:
    five = ["ambush", "besieged", "riots_basestars", "food_shortage", "thirty_three"]
    t = acting(at("hybrid_tank"), search_for_home=True, rebels="human", crisis_deck=[*five, "surrounded"])
    t.act("location:hybrid_tank")
    assert sorted(t.g.players[0].looking) == sorted(five)
    for card in ("thirty_three", "food_shortage", "besieged", "ambush"):
        t.say("stack_order", card)
    assert t.g.crisis == "riots_basestars"  # the last one is on top, and is drawn in this turn
    assert t.g.crisis_deck[:5] == ("ambush", "besieged", "food_shortage", "thirty_three", "surrounded")
    assert t.g.crisis_known[:5] == (1, 1, 1, 1, 0)


TREACHERY = (
    ["bait_0"] * 6 + ["dradis_contact_0"] * 6 + ["a_better_machine_3"] * 4 + ["personal_vices_3"] * 4
    + ["violent_outbursts_4"] * 3 + ["exploit_a_weakness_5"] * 3
)  # fmt: skip


@pytest.mark.parametrize("left", [2, 0])
def test_the_datastream_takes_what_there_is(left: int) -> None:
    """P12. Two of the 26 are in the destiny deck, and are not found."""
    t = rebels("datastream", seat("laura_roslin", hand=TREACHERY[: 24 - left]))
    there = sorted(t.g.skills[5].cards)
    assert len(there) == left
    t.act("location:datastream").say("name_type", "treachery")
    if left:
        assert (t.game.pending[0].least, t.game.pending[0].most) == (left, left)
        t.say("search_deck", *there)
    assert sorted(t.g.players[0].hand) == there
    assert (t.g.players[0].miracles, t.g.players[0].looking, t.g.skills[5].cards) == (0, (), ())


def test_the_datastream_takes_three_cards_of_one_deck_and_its_discards() -> None:
    t = table(at("command", hand=["repair_1"]), phase="movement", search_for_home=True, rebels="human", **QUIET)
    t.say("movement", "datastream").say("discard_skills", "repair_1")
    deck = t.g.skills[4]
    both = sorted(deck.cards + deck.discards)
    assert deck.discards == ("repair_1",)
    t.act("location:datastream").say("name_type", "engineering")
    there = t.items("search_deck")
    assert sorted(there) == both
    t.say("search_deck", *there[:3])
    assert sorted(t.g.players[0].hand) == sorted(there[:3])
    assert (sorted(t.g.skills[4].cards), t.g.skills[4].discards) == (sorted(there[3:]), ())
    assert t.g.players[0].bound[4] == 3


def test_the_datastream_tells_the_others_only_the_type() -> None:
    """D6: the searcher remembers the list, until the deck is shuffled again."""
    t = rebels("datastream")
    t.act("location:datastream").say("name_type", "treachery")
    there = t.items("search_deck")
    assert "looking" not in t.game.view(1)["table"]["players"][0]
    t.say("search_deck", *there[:3])
    (drawn,) = [event for event in t.events("drew_skills", viewer=1) if event["why"] == "datastream"]
    assert "cards" not in drawn
    note = next(note for note in t.g.players[0].notes if note[0] == "skill_deck")
    assert note == ("skill_deck", "treachery", " ".join(there[3:]))


def test_the_raider_bay_places_two_raiders_and_activates_only_them() -> None:
    t = acting(
        cylon("raider_bay", super_crises=["inbound_nukes"], miracles=0),
        search_for_home=True,
        rebels="cylon",
        raiders={"front": 1},
        script=[1, 1],
    )
    t.act("location:raider_bay").say("bay_order", "raiders:front").quiet()
    assert t.g.raiders[FRONT] == 3
    assert len(t.events("attacked")) == 2


def test_the_raider_bay_places_four_vipers_and_activates_each_once() -> None:
    t = acting(
        at("raider_bay"), search_for_home=True, rebels="human", vipers={"front": 1}, assault_reserve=0,
        raiders={"front": 6}, script=[8, 8, 8],
    )  # fmt: skip
    t.act("location:raider_bay").say("bay_order", "vipers:front")
    assert t.g.vipers[FRONT] == 5
    for _ in range(3):
        t.say("placed_activation", "attack:front:raider")
    t.say("placed_activation", "move:front:port_bow").quiet()
    assert (t.g.raiders[FRONT], t.g.vipers[FRONT], t.g.vipers[5]) == (3, 4, 1)
    assert t.asked() != "placed_activation"


def test_the_raider_bay_places_what_there_is_assault_raptors_too() -> None:
    """P11."""
    t = acting(at("raider_bay"), search_for_home=True, rebels="human", vipers_damaged=7, assault_reserve=1)
    t.act("location:raider_bay").say("bay_order", "vipers:rear")
    t.say("choose_assault_raptors", "rear")
    assert (t.g.vipers[3], t.g.assault_raptors[3]) == (1, 1)
    assert set(t.items("placed_activation")) == {
        "stop",
        "move:rear:port_aft",
        "move:rear:starboard_aft",
        "assault:move:rear:port_aft",
        "assault:move:rear:starboard_aft",
    }
    t.say("placed_activation", "assault:move:rear:port_aft")
    assert not t.offered("assault:move:rear:starboard_aft")


def test_without_a_ship_the_raider_bay_is_closed() -> None:
    t = acting(
        at("raider_bay"), search_for_home=True, rebels="human", vipers_damaged=8, assault_reserve=0,
        raiders={"front": 8, "rear": 8},
    )  # fmt: skip
    assert t.blocked()["location:raider_bay"] == "no_ship_left"


def test_a_viper_that_apollo_boards_is_not_activated_by_the_raider_bay() -> None:
    """004 p.15: his action interrupts it, and three are left."""
    t = acting(
        at("raider_bay"), seat("lee_adama", location="command"), seat("laura_roslin"), search_for_home=True,
        rebels="human", assault_reserve=0,
    )  # fmt: skip
    t.act("location:raider_bay").say("bay_order", "vipers:front")
    t.say("react", "alert_viper_pilot:front", who=1)
    t.act("nothing", who=1)
    (question,) = t.game.pending.values()
    assert (question.kind, question.about["left"]) == ("placed_activation", 3)


def test_negotiation_stills_the_raiders_of_the_bay() -> None:
    """P10: placed, but not activated in this turn."""
    t = acting(
        seat("saul_tigh", hand=["executive_order_1"]),
        at("raider_bay", hand=["negotiation_5"]),
        search_for_home=True,
        rebels="human",
        raiders={"front": 1},
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions")
    t.act("card:negotiation_5", who=1).act("location:raider_bay", who=1).say("bay_order", "raiders:front").quiet()
    assert t.g.raiders[FRONT] == 3
    assert not t.events("attacked")
