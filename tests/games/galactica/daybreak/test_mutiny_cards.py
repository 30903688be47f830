"""The 22 Mutiny cards: what each does, when it cannot be played, and where it goes (004 p.5)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.actions import MUTINY_ACTIONS
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.tokens import GALACTICA_DAMAGE
from tests.games.galactica.daybreak.table import Table, seat, table, world

REMOVED = ("feed_the_people", "necessary_risk", "the_strong_survive", "unauthorized_usage")
PRESIDENT, ADMIRAL = 1, 2


def mutiny(card: str, hand: list[str] | None = None, *others: dict[str, Any], **position: Any) -> Table:
    """Tyrol holds the card, Roslin is President, Adama Admiral. After the action the Admiral is asked about riots."""
    position.setdefault("crisis_deck", ["riots_launch_raiders"])
    about = {name: position.pop(name) for name in ("location", "revealed") if name in position}
    more = others or (seat("laura_roslin"), seat("william_adama"))
    return table(
        seat("galen_tyrol", mutiny=[card], hand=hand or [], miracles=0, **about), *more, phase="action", **position
    )


def play(card: str, *args: Any, **position: Any) -> Table:
    t = mutiny(card, *args, **position)
    t.act(f"mutiny:{card}")
    assert t.g.players[0].mutiny == ()
    gone = t.g.mutiny_removed if card in REMOVED else t.g.mutiny_discards
    assert gone == (card,)  # before anything else (L4)
    return t


def why_not(card: str, *args: Any, **position: Any) -> str:
    t = mutiny(card, *args, **position)
    return t.blocked(0)[f"mutiny:{card}"]


def drawn(t: Table, why: str, who: int = 0) -> list[str]:
    return [card for e in t.events("drew_skills", who) if e["why"] == why and e["who"] == who for card in e["cards"]]


def test_each_card_does_something() -> None:
    assert set(MUTINY_ACTIONS) == set(MUTINY)


def test_armed_resistance() -> None:
    t = play("armed_resistance", crisis_deck=["water_sabotaged", "riots_launch_raiders"])
    assert t.g.players[ADMIRAL].location == "sickbay"
    assert t.game.pending[0].about["card"] == "water_sabotaged"
    t.say("top_or_bottom", "bottom")
    assert t.g.crisis_deck[-1] == "water_sabotaged"


FIVE = ["repair_1", "repair_1", "repair_1", "repair_2", "repair_2"]


@pytest.mark.parametrize(("card", "title"), [("assume_command", "admiral"), ("impeachment", "president")])
def test_taking_a_title(card: str, title: str) -> None:
    t = mutiny(card, [*FIVE, "executive_order_1"]).act(f"mutiny:{card}")
    t.say("discard_skills", *FIVE)
    assert getattr(t.g, title) == 0
    assert t.g.players[0].hand == ("executive_order_1",)
    assert t.g.mutiny_discards == (card,)


def test_the_quorum_hand_goes_with_the_presidency() -> None:
    t = play("impeachment", FIVE, seat("laura_roslin", quorum=["arrest_order"]), seat("william_adama"))
    assert t.g.players[0].quorum == ("arrest_order",)


@pytest.mark.parametrize("card", ["assume_command", "impeachment"])
def test_a_title_costs_five_cards(card: str) -> None:
    assert why_not(card, FIVE[:4]) == "too_few_cards"


def test_titles_that_one_has() -> None:
    assert why_not("assume_command", FIVE, admiral=0) == "holds_title_already"
    assert why_not("impeachment", FIVE, president=0) == "holds_title_already"


def test_no_command_from_the_brig() -> None:
    assert why_not("assume_command", FIVE, location="brig") == "admiral_not_in_brig"
    t = play("impeachment", FIVE, location="brig")
    assert t.g.president == 0


def test_no_title_for_a_leader() -> None:
    t = table(
        seat("sharon_athena_agathon", mutiny=["impeachment"], hand=FIVE),
        seat("laura_roslin"),
        seat("william_adama"),
        phase="action",
    )
    assert t.blocked(0)["mutiny:impeachment"] == "leader_without_title"


def test_who_is_arrested_for_treachery_does_not_take_command() -> None:
    """Five chosen discards: T19.6."""
    t = table(
        seat("galen_tyrol", mutiny=["assume_command", "panic"], hand=[*FIVE[:4], "bait_0"], miracles=0),
        seat("laura_roslin"),
        seat("william_adama"),
        phase="action",
        mutiny_deck=["blackmail"],
    )
    t.act("mutiny:assume_command").say("discard_mutiny", "panic")
    assert t.g.players[0].location == "brig"
    assert t.g.admiral == ADMIRAL


def test_bait_and_switch() -> None:
    t = play("bait_and_switch", skills={"treachery": ["bait_0", "bait_0"], "piloting": ["evasive_maneuvers_1"]})
    t.say("choose_types", "piloting", "politics")
    assert "evasive_maneuvers_1" in drawn(t, "bait_and_switch")
    assert t.events("treachery_added")[0]["n"] == 2
    assert len(t.g.destiny) == 14


def test_betrayal_of_trust() -> None:
    t = play("betrayal_of_trust", destination_deck=["deep_space"], skills={"treachery": ["bait_0", "bait_0"]})
    assert drawn(t, "betrayal_of_trust") == ["bait_0", "bait_0"]
    t.say("top_or_bottom", "bottom")
    assert t.g.destination_deck[-1] == "deep_space"


def test_blackmail() -> None:
    """D46: the two know which cards went."""
    hand = ["consolidate_power_1", "consolidate_power_2", "executive_order_1", "executive_order_2"]
    t = mutiny("blackmail", [], seat("laura_roslin", hand=hand), seat("william_adama"))
    t.act("mutiny:blackmail")
    taken = t.g.players[0].hand
    assert len(taken) == 3
    assert sorted(taken + t.g.players[PRESIDENT].hand) == sorted(hand)
    assert "cards" not in t.events("cards_passed", ADMIRAL)[0]
    assert t.events("cards_passed", ADMIRAL)[0]["n"] == 3
    for n in range(8):
        assert world(t, PRESIDENT, n).players[0].hand == taken
    assert len({world(t, ADMIRAL, n).players[0].hand for n in range(8)}) > 1


def test_three_cards_of_the_president_are_enough_for_blackmail() -> None:
    t = mutiny("blackmail", [], seat("laura_roslin", hand=["repair_1"] * 3), seat("william_adama"))
    t.act("mutiny:blackmail")
    assert (len(t.g.players[0].hand), t.g.players[PRESIDENT].hand) == (3, ())


def test_no_blackmail() -> None:
    poor = (seat("laura_roslin", hand=["repair_1"] * 2), seat("william_adama"))
    assert why_not("blackmail", [], *poor) == "president_has_few_cards"
    assert why_not("blackmail", [], president=0) == "is_president"


def test_clipped_wings() -> None:
    t = play(
        "clipped_wings",
        [],
        seat("laura_roslin"),
        seat("kara_thrace", location="viper", area="front"),
        vipers={"rear": 2},
        assault_raptors={"front": 1},
        vipers_damaged=3,
        skills={"treachery": ["bait_0", "bait_0"]},
    )
    assert (sum(t.g.vipers), sum(t.g.assault_raptors)) == (0, 0)
    assert (t.g.viper_reserve, t.g.vipers_damaged, t.g.assault_reserve) == (8, 0, 1)
    assert t.g.players[2].location == "hangar_deck"
    assert drawn(t, "clipped_wings") == ["bait_0", "bait_0"]


def test_no_wings_to_clip() -> None:
    assert why_not("clipped_wings", vipers_damaged=3) == "no_viper_in_space"


@pytest.mark.parametrize("die", [5, 6])
def test_controversial_speech(die: int) -> None:
    cylon = seat("sharon_valerii", cylon=True, loyalty=[], revealed=["cylon_brig"])
    t = mutiny("controversial_speech", [], seat("laura_roslin"), seat("william_adama"), cylon, script=[die])
    t.act("mutiny:controversial_speech").quiet()
    failed = die == 5
    assert t.g.morale == (10 if failed else 11)
    assert [len(drawn(t, "controversial_speech", who)) for who in range(4)] == [int(failed)] * 4
    assert t.g.mutiny_discards == (("controversial_speech",) if failed else ())
    assert t.g.mutiny_removed == (() if failed else ("controversial_speech",))


@pytest.mark.parametrize(("jump", "after"), [(3, 1), (1, 0), (0, 0)])
def test_feed_the_people(jump: int, after: int) -> None:
    """P20: the marker stops at the start."""
    t = play("feed_the_people", jump=jump)
    assert (t.g.jump, t.g.food) == (after, 9)


def test_make_a_deal() -> None:
    prisoners = (seat("laura_roslin", location="brig"), seat("william_adama", location="brig"))
    t = play("make_a_deal", [], *prisoners)
    t.say("free_whom", 1, who=0).say("leave_brig", "armory", who=0)
    assert (t.g.players[1].location, t.g.players[2].location) == ("armory", "brig")
    assert set(t.items("who_draws_mutiny", who=0)) == {0, 1, 2}
    t.say("who_draws_mutiny", 0)
    assert len(t.g.players[0].mutiny) == 1
    assert t.g.players[0].location != "brig"


def test_a_prisoner_makes_a_deal_for_himself() -> None:
    t = play("make_a_deal", location="brig").say("leave_brig", "command")
    assert t.g.players[0].location == "command"


def test_no_deal_without_a_prisoner() -> None:
    assert why_not("make_a_deal") == "brig_empty"


def test_necessary_risk() -> None:
    t = play("necessary_risk").say("risk_area", "rear")
    assert t.g.food == 9
    assert t.g.raiders[3] == 3
    assert [ship.area for ship in t.g.basestars] == [3]


def test_necessary_risk_with_few_ships() -> None:
    stars = [{"area": "front"}, {"area": "front"}]
    t = play("necessary_risk", basestars=stars, raiders={"front": 14}).say("risk_area", "rear")
    assert t.g.raiders[3] == 2
    assert len(t.g.basestars) == 2


def test_panic() -> None:
    t = play("panic", vipers={"front": 1}, raiders={"front": 1}, script=[8])
    assert [area for _, area in t.g.civilians] == [3]
    assert "stop" not in t.items("panic_activation")
    t.say("panic_activation", "attack:front:raider").quiet()
    assert sum(t.g.raiders) == 0


def test_panic_activates_no_viper_without_a_card_against_gravity() -> None:
    """Event Horizon asks a skill card for each activation: who has none would be asked for nothing."""
    t = play("panic", vipers={"front": 1}, raiders={"front": 1}, in_play=["event_horizon"])
    assert t.g.players[0].hand == ()
    assert t.asked() != "panic_activation"


def test_panic_without_ships() -> None:
    """P19."""
    everything = ["pop1"] * 6 + ["pop2"] * 2 + ["pop1_fuel1", "pop1_morale1"] + ["empty"] * 2
    t = play("panic", civilians={"front": everything}, vipers_destroyed=8, assault_reserve=0, assault_destroyed=1)
    assert len(t.g.civilians) == 12
    assert t.asked() != "panic_activation"


@pytest.mark.parametrize(("die", "admiral"), [(4, "brig"), (5, "admirals_quarters")])
def test_peaceful_resistance(die: int, admiral: str) -> None:
    t = play("peaceful_resistance", script=[die]).quiet()
    assert t.g.players[0].location == "sickbay"
    assert t.g.players[ADMIRAL].location == admiral


@pytest.mark.parametrize(("die", "to"), [(4, True), (5, False)])
def test_ruined_reputation(die: int, to: bool) -> None:
    t = play("ruined_reputation", script=[die])
    assert set(t.items("ruin_whom")) == {0, 1, 2}
    t.say("ruin_whom", 2).say("choose_types", "treachery", "piloting", who=2).quiet()
    assert len(drawn(t, "ruined_reputation", 2)) == 2
    assert (t.g.players[2].location == "brig") == to


def test_no_cylons_reputation_is_ruined() -> None:
    cylon = seat("sharon_valerii", cylon=True, loyalty=[], revealed=["cylon_brig"])
    t = play("ruined_reputation", [], seat("laura_roslin"), seat("william_adama"), cylon)
    assert set(t.items("ruin_whom")) == {0, 1, 2}


def test_a_mutiny_card_may_choose_an_infiltrating_leader() -> None:
    """004 p.6."""
    leader = seat("aaron_doral", infiltrating=True, location="brig")
    people = (seat("laura_roslin"), seat("william_adama"), leader)
    assert 3 in play("ruined_reputation", [], *people).items("ruin_whom")
    t = play("make_a_deal", [], *people).say("leave_brig", "armory").say("who_draws_mutiny", 3, who=0)
    assert (t.g.players[3].location, len(t.g.players[3].mutiny)) == ("armory", 1)


def damaged(t: Table) -> int:
    return len(t.g.damaged) + len(t.g.damage_removed)


def test_scavenging_for_parts() -> None:
    """D32: the ship goes back unseen."""
    t = play("scavenging_for_parts", civilians={"front": ["pop2"], "rear": ["empty"]})
    assert damaged(t) == 1
    t.say("choose_civilian", "civilian_1", who=0)
    assert [name for name, _ in t.g.civilians] == ["civilian_2"]
    assert "pop2" in t.g.civilian_pile
    assert len(t.g.civilian_pile) == 11
    assert set(t.events("civilian_returned")[0]) == {"event", "index", "ship"}


def test_scavenging_without_civilians() -> None:
    t = play("scavenging_for_parts")
    assert damaged(t) == 1
    assert t.asked() != "choose_civilian"


def test_selfish_act() -> None:
    t = play("selfish_act", mutiny_deck=["panic"])
    assert set(t.items("choose_types")) == {"politics", "leadership", "engineering"}
    t.say("choose_types", "politics", "engineering")
    assert len(drawn(t, "selfish_act")) == 2
    assert t.g.players[0].mutiny == ("panic",)
    assert t.g.players[0].location != "brig"


@pytest.mark.parametrize(("die", "left"), [(5, 0), (4, 1)])
def test_send_a_message(die: int, left: int) -> None:
    """2 more on the die: 5 is enough."""
    tokens = sorted(GALACTICA_DAMAGE, key=lambda token: token != "food")
    t = mutiny("send_a_message", centurions=[1, 0, 0, 0], script=[tokens, die])
    t.act("mutiny:send_a_message").quiet()
    assert t.g.food == 7
    assert sum(t.g.centurions) == left


def test_a_message_without_centurions() -> None:
    t = play("send_a_message")
    assert damaged(t) == 1
    assert t.asked() != "centurion_target"


def test_set_the_agenda() -> None:
    roslin = seat("laura_roslin", quorum=["arrest_order", "food_rationing"])
    deck = ["inspirational_speech", "encourage_mutiny"]
    t = play("set_the_agenda", [], roslin, seat("william_adama"), quorum_deck=deck)
    assert set(t.items("set_agenda", who=0)) == {"arrest_order", "food_rationing", *deck}
    t.say("set_agenda", "arrest_order", "encourage_mutiny").say("bury_order", "encourage_mutiny")
    assert t.g.players[PRESIDENT].quorum == ("food_rationing", "inspirational_speech")
    assert t.g.quorum_deck[-2:] == ("encourage_mutiny", "arrest_order")
    for n in range(8):
        known = world(t, 0, n)
        assert known.players[PRESIDENT].quorum == ("food_rationing", "inspirational_speech")
        assert known.quorum_deck[-2:] == ("encourage_mutiny", "arrest_order")
    assert len({world(t, ADMIRAL, n).players[PRESIDENT].quorum for n in range(8)}) > 1
    assert not t.game.faults()


def test_only_two_know_the_hand_while_the_agenda_is_set() -> None:
    """He who looks and the President; not who sits after him."""
    roslin = seat("laura_roslin", quorum=["arrest_order", "food_rationing"])
    deck = ["inspirational_speech", "encourage_mutiny"]
    t = play("set_the_agenda", [], roslin, seat("william_adama"), quorum_deck=deck)
    held = set(t.g.players[0].looking)
    assert all(set(world(t, who, n).players[0].looking) == held for who in (0, PRESIDENT) for n in range(8))
    assert len({frozenset(world(t, ADMIRAL, n).players[0].looking) for n in range(8)}) > 1


def test_a_president_sets_no_agenda() -> None:
    assert why_not("set_the_agenda", president=0) == "is_president"


def test_what_a_former_president_knew_of_the_hand_is_no_longer_sure() -> None:
    """Two cards have gone under the deck, he does not know which."""
    t = mutiny(
        "set_the_agenda",
        [],
        seat("laura_roslin", quorum=["arrest_order"]),
        seat("william_adama"),
        quorum_deck=["food_rationing", "food_rationing"],
    )
    t.g.players[ADMIRAL].notes = (("handed_on", "arrest_order"),)
    t.act("mutiny:set_the_agenda").say("set_agenda", "arrest_order", "food_rationing").say("bury_order", "arrest_order")
    assert t.g.players[ADMIRAL].notes == ()


def test_the_strong_survive() -> None:
    t = play("the_strong_survive", jump=1)
    assert len(t.g.civilians_destroyed) == 1
    assert t.g.jump == 2


def test_the_strong_survive_may_jump() -> None:
    t = play("the_strong_survive", jump=4)
    t.say("destination", t.items("destination")[0], who=ADMIRAL)
    assert len(t.g.destinations) == 1


def test_unauthorized_usage() -> None:
    """P14: the player chooses the basestar and rolls."""
    t = play("unauthorized_usage", basestars=[{"area": "front"}, {"area": "rear"}], script=[3])
    t.say("nuke_target", 1, who=0).quiet()
    assert [ship.area for ship in t.g.basestars] == [0]
    assert t.events("rolled")[0]["roller"] == 0
    assert t.g.nukes == 0


def test_no_usage_without_a_nuke_or_a_target() -> None:
    assert why_not("unauthorized_usage", nukes=0, basestars=[{"area": "front"}]) == "no_nuke"
    assert why_not("unauthorized_usage") == "no_basestar"


def test_violent_protest() -> None:
    t = play("violent_protest", skills={"politics": ["consolidate_power_1", "consolidate_power_2"]})
    assert drawn(t, "violent_protest") == ["consolidate_power_1", "consolidate_power_2"]
    assert t.g.players[PRESIDENT].location == "sickbay"


def test_weapons_armed() -> None:
    t = play("weapons_armed", basestars=[{"area": "front"}, {"area": "rear", "damage": ["disabled_hangar"]}])
    assert (t.g.raptors, t.g.raptors_destroyed, t.g.assault_reserve) == (3, 1, 2)
    assert t.g.raiders == (2, 0, 0, 0, 0, 0)


def test_no_weapons_without_a_raptor() -> None:
    assert why_not("weapons_armed", raptors_destroyed=4) == "no_raptor"


def test_a_prisoner_plays_mutiny_cards() -> None:
    t = play("violent_protest", location="brig")
    assert t.g.players[PRESIDENT].location == "sickbay"
