"""What greedy does with cards: Quorum, destinations, Caprica, super crises, the Sympathizer, loyalty.

Each situation comes twice, with one thing changed that must change the answer: who answers at random, or always the
same, fails.
"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.bots.galactica.greedy import Greedy
from tests.bots.test_galactica import HUMAN, answer
from tests.games.galactica.table import Table, seat, table
from tests.games.galactica.test_loyalty import sleeper

MACHINE = ["cylon_brig"]


# --- Quorum -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "played"), [("food", "quorum:food_rationing"), ("morale", "quorum:inspirational_speech")]
)
def test_a_president_mends_the_resource_that_runs_out(low: str, played: str) -> None:
    roslin = seat("laura_roslin", location="sickbay", quorum=["food_rationing", "inspirational_speech"], loyalty=HUMAN)
    left: dict[str, Any] = {low: 1}
    t = table(roslin, phase="action", president=0, **left)
    assert answer(t) == (played,)


def at_quorum_target(card: str, suspected: int, **loyalty: Any) -> tuple[Table, Greedy]:
    """Seat 0 is President and plays a card on somebody; one of the others is known to him as a Cylon."""
    players = [
        seat("laura_roslin", location="presidents_office", quorum=[card], loyalty=HUMAN),
        seat("saul_tigh", location="brig" if card == "presidential_pardon" else "command"),
        seat("william_adama", location="brig" if card == "presidential_pardon" else "weapons_control"),
    ]
    t = table(*players, phase="action", president=0).act(f"quorum:{card}").quiet()
    bot = Greedy()
    bot.witness.mind.add(suspected, 4.0)
    bot.witness.mind.add(3 - suspected, -4.0)
    return t, bot


@pytest.mark.parametrize("suspected", [1, 2])
def test_who_is_suspected_is_arrested_and_who_is_trusted_is_pardoned(suspected: int) -> None:
    t, bot = at_quorum_target("arrest_order", suspected)
    assert t.asked() == "quorum_target"
    assert answer(t, 0, bot) == (suspected,)
    t, bot = at_quorum_target("presidential_pardon", suspected)
    assert t.asked() == "quorum_target"
    assert answer(t, 0, bot) == (3 - suspected,)


@pytest.mark.parametrize(("food", "morale", "kept"), [(1, 10, "food_rationing"), (8, 1, "inspirational_speech")])
def test_of_four_quorum_cards_the_one_that_is_needed_is_resolved(food: int, morale: int, kept: str) -> None:
    """Skilled Politician."""
    deck = ["accept_prophecy", "food_rationing", "inspirational_speech", "assign_vice_president"]
    roslin = seat("laura_roslin", loyalty=HUMAN)
    t = table(roslin, seat("saul_tigh"), phase="action", quorum_deck=deck, food=food, morale=morale)
    t.act("ability:skilled_politician").quiet()
    assert t.asked() == "resolve_quorum"
    assert answer(t) == (kept,)


# --- destinations -------------------------------------------------------------------------------------


def at_jump(deck: list[str], loyalty: list[str] = HUMAN, **position: Any) -> Table:
    """Seat 0 is the Admiral and chooses where to go."""
    adama = seat("william_adama", location="ftl_control", loyalty=loyalty)
    t = table(adama, seat("tom_zarek"), phase="action", jump=4, destination_deck=deck, script=[8], **position)
    return t.act("location:ftl_control").quiet()


@pytest.mark.parametrize(("fuel", "goal"), [(3, "ragnar_anchorage"), (8, "desolate_moon")])
def test_the_admiral_goes_far_while_there_is_fuel_and_not_when_it_would_run_out(fuel: int, goal: str) -> None:
    t = at_jump(["desolate_moon", "ragnar_anchorage"], fuel=fuel, distance=3)
    assert t.asked() == "destination"
    assert answer(t) == (goal,)


def test_the_order_of_the_cards_does_not_matter() -> None:
    t = at_jump(["ragnar_anchorage", "desolate_moon"], fuel=3, distance=3)
    assert answer(t) == ("ragnar_anchorage",)


@pytest.mark.parametrize(("loyalty", "done"), [(HUMAN, "risk"), (["cylon_morale"], "decline")])
def test_a_human_risks_a_raptor_for_fuel_and_a_cylon_does_not(loyalty: list[str], done: str) -> None:
    t = at_jump(["tylium_planet", "tylium_planet"], loyalty, fuel=3, distance=3)
    t.say("destination", "tylium_planet").quiet()
    if t.asked() == "bury_order":
        t.say("bury_order", "tylium_planet").quiet()
    assert t.asked() == "take_risk"
    assert answer(t) == (done,)


# --- Caprica and super crises -------------------------------------------------------------------------


def machine(**about: Any) -> dict[str, Any]:
    return seat("saul_tigh", cylon=True, revealed=MACHINE, **about)


@pytest.mark.parametrize(
    ("position", "played"),
    [
        ({"population": 1, "fuel": 1, "food": 1}, "inbound_nukes"),
        ({"damaged": ["command", "armory", "ftl_control", "hangar_deck", "weapons_control"]}, "cylon_intruders"),
    ],
)
def test_the_super_crisis_that_ends_the_game_is_played(position: dict[str, Any], played: str) -> None:
    cards = ["cylon_intruders", "inbound_nukes"]
    t = table(machine(location="caprica", super_crises=cards), phase="action", **position).act("location:caprica")
    assert answer(t) == (played,)


@pytest.mark.parametrize("order", [1, -1])
def test_of_two_crises_a_cylon_takes_the_worse_and_roslin_the_milder(order: int) -> None:
    deck = ["food_shortage", "riots_basestars"][::order]
    t = table(machine(location="caprica"), phase="action", crisis_deck=deck, food=1, morale=10)
    t.act("location:caprica")
    assert t.asked() == "keep_crisis"
    harm = answer(t)
    roslin = table(seat("laura_roslin", loyalty=HUMAN), phase="crisis", crisis_deck=deck, food=1, morale=10)
    assert roslin.asked() == "keep_crisis"
    assert (harm, answer(roslin)) == (("food_shortage",), ("riots_basestars",))


@pytest.mark.parametrize(("card", "swapped"), [("fleet_mobilization", True), ("inbound_nukes", False)])
def test_a_mild_super_crisis_is_swapped_for_another(card: str, swapped: bool) -> None:
    """There are no Cylon ships to mobilize, and little of everything."""
    left: dict[str, Any] = {"population": 1, "fuel": 1, "food": 1}
    t = table(machine(location="resurrection_ship", super_crises=[card]), phase="action", **left)
    t.act("location:resurrection_ship")
    assert t.asked() == "swap_super_crisis"
    assert answer(t) == ((card,) if swapped else ())


# --- cards handed on ----------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [1, 2])
def test_loyalty_is_given_to_a_human_not_to_one_of_us(other: int) -> None:
    """One Cylon is left among the others, and all but one of them look like it: a card would be wasted there."""
    players = [
        machine(location="resurrection_ship", loyalty=HUMAN),
        seat("laura_roslin"),
        seat("william_adama"),
        seat("tom_zarek"),
        seat("kara_thrace"),
    ]
    t = table(*players, phase="action", distance=3).act("location:resurrection_ship").quiet()
    while t.asked() == "swap_super_crisis":
        t.say("swap_super_crisis")
    assert t.asked() == "give_loyalty"
    bot = Greedy()
    for one in (1, 2, 3, 4):
        bot.witness.mind.add(one, -4.0 if one == 3 - other else 4.0)
    assert answer(t, 0, bot) == (3 - other,)


@pytest.mark.parametrize("human", [0, 3])
def test_the_sympathizer_is_given_to_a_human(human: int) -> None:
    """Of three, two look like Cylons: to them it would change nothing."""
    players = [seat("saul_tigh"), seat("laura_roslin", cylon=True), seat("kara_thrace"), seat("galen_tyrol")]
    t = sleeper(*players, deck=["not_a_cylon", "sympathizer", "not_a_cylon", "not_a_cylon"], food=4)
    bot = Greedy()
    for one in (0, 2, 3):
        bot.witness.mind.add(one, -4.0 if one == human else 4.0)
    assert answer(t, 1, bot) == (human,)
