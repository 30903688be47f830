"""What greedy has learnt about Daybreak: fuel for the whole way, full hands, Mutiny cards, the hand of a leader."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery import bots
from orrery.bots.galactica.beliefs import Beliefs
from orrery.bots.galactica.checks import each_card
from orrery.bots.galactica.deeds import card_value
from orrery.bots.galactica.effects import destination_cost
from orrery.bots.galactica.greedy import Greedy
from orrery.bots.galactica.hand import cheapest, keep, types_to_draw
from orrery.bots.galactica.mutiny import mutiny_value
from orrery.bots.galactica.places import value_at
from orrery.bots.galactica.seen import Seen
from orrery.bots.galactica.worth import LAST_STEP, loss, step
from tests.games.galactica.daybreak.table import Table, seat, table
from tests.games.galactica.table import table as base_table

HUMAN = ["not_a_cylon"]
FAR, NEAR = "desolate_moon", "remote_planet"


def seen(t: Table, who: int = 0) -> Seen:
    return Seen(t.g, who, Beliefs())


def answer(t: Table, who: int = 0) -> bots.Choosing:
    bot = Greedy()
    bot.see(bots.happened(t.game, who)(0))
    return bot.choose(*bots.seen(t.game, who), Random(0))


def fleet(**position: Any) -> Table:
    return table(seat("saul_tigh", loyalty=HUMAN), seat("laura_roslin"), seat("kara_thrace"), **position)


# --- the way -------------------------------------------------------------------------------------------


def test_a_far_goal_is_not_worth_the_fuel_for_the_rest_of_the_way() -> None:
    """Three units of distance for three of fuel, or two for one: with five to go the tank decides."""
    plenty, short = seen(fleet(fuel=9, distance=1)), seen(fleet(fuel=6, distance=1))
    assert destination_cost(plenty, FAR) < destination_cost(plenty, NEAR)
    assert destination_cost(short, FAR) > destination_cost(short, NEAR)


def test_what_runs_out_first_is_dearer() -> None:
    """In Daybreak fuel is gone long before the food; the base game is weighed as ever."""
    base = base_table(seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace"), fuel=6, food=6).g
    g = fleet(fuel=6, food=6).g
    assert loss(g, "fuel", 1) > 2 * loss(g, "food", 1)
    assert loss(base, "fuel", 1) < 2 * loss(base, "food", 1)


OTHERS = ("laura_roslin", "kara_thrace", "galen_tyrol", "william_adama", "romo_lampkin", "louis_hoshi")


@pytest.mark.parametrize(("players", "strikes_at"), [(3, 7), (4, 6), (5, 5), (6, 4), (7, 3)])
def test_a_hidden_cylon_strikes_the_later_the_fewer_they_are(players: int, strikes_at: int) -> None:
    """In the base game he strikes when all loyalty cards are dealt, at a distance of 4."""
    people = [seat("saul_tigh", loyalty=["cylon_morale"]), *[seat(name) for name in OTHERS[: players - 1]]]
    assert not seen(table(*people, distance=strikes_at - 1)).cylon
    assert seen(table(*people, distance=strikes_at)).cylon
    assert seen(table(*people, distance=1, food=2)).cylon


@pytest.mark.parametrize(("suspected", "strikes"), [(0.0, False), (4.0, True)])
def test_a_cylon_whom_mutiny_brought_to_the_brig_goes_on_hiding(suspected: float, strikes: bool) -> None:
    """Only who is suspected as well has nothing more to lose there; in the base game nobody comes there by chance."""
    people = seat("saul_tigh", loyalty=["cylon_morale"], location="brig"), seat("laura_roslin"), seat("kara_thrace")
    mind = Beliefs()
    mind.add(0, suspected)
    assert Seen(table(*people, distance=2).g, 0, mind).cylon == strikes
    assert Seen(base_table(*people, distance=2).g, 0, mind).cylon


# --- the last jump -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("population", "jump", "risked"), [(4, 3, True), (3, 3, False), (3, 4, True), (1, 4, False)])
def test_the_last_jump_is_not_risked_with_the_last_people(population: int, jump: int, risked: bool) -> None:
    """Three or one of them may be lost, and a fleet that arrives with nobody has lost. The track leads there too."""
    s = seen(fleet(distance=8, population=population, jump=jump))
    assert (value_at(s, 0, "ftl_control") > 0) == risked


def test_a_space_of_the_jump_track_is_worth_more_when_the_next_jump_wins() -> None:
    on_the_way, at_the_end = fleet(distance=7).g, fleet(distance=8).g
    assert step(at_the_end) == step(on_the_way) + LAST_STEP


# --- the hand ------------------------------------------------------------------------------------------

GOOD = "executive_order_2"
HAND = [GOOD, *["repair_1"] * 4, *["launch_scout_1"] * 4]


def holding(n: int) -> Seen:
    return seen(table(seat("saul_tigh", loyalty=HUMAN, location="command", hand=HAND[:n]), phase="action"))


def test_a_card_of_a_full_hand_is_spent_easily() -> None:
    """What is above the limit at the end of the turn is lost."""
    assert keep(holding(9), GOOD) < 0.25 * keep(holding(4), GOOD)


def test_a_full_hand_draws_no_more() -> None:
    assert value_at(holding(4), 0, "research_lab") > 4 * value_at(holding(9), 0, "research_lab")
    assert card_value(holding(4), "consolidate_power_1") > 4 * card_value(holding(9), "consolidate_power_1")


# --- Mutiny cards --------------------------------------------------------------------------------------


def press(*others: list[str], location: str = "press_room") -> Table:
    """Tigh with a Mutiny card of his own among others with theirs."""
    cast = zip(("laura_roslin", "kara_thrace"), others, strict=True)
    people = [seat(who, mutiny=cards) for who, cards in cast]
    return table(seat("saul_tigh", loyalty=HUMAN, location=location, mutiny=["panic"]), *people, phase="action")


def test_a_card_is_played_before_the_next_one_brings_its_holder_to_the_brig() -> None:
    s = seen(press([], []))
    assert mutiny_value(s, "panic") > 0.5


def test_the_press_room_asks_somebody_whom_one_more_card_does_not_harm() -> None:
    t = press([], ["blackmail"])
    t.act("location:press_room")
    assert t.asked() == "interview"
    assert answer(t) == (2,)


def test_a_single_card_is_dropped_in_the_press_room() -> None:
    t = press([], ["blackmail"])
    t.act("location:press_room").say("interview", 1)
    assert t.asked() == "drop_mutiny"
    assert answer(t) == ("panic",)


def test_what_the_press_room_is_worth_depends_on_who_goes_there() -> None:
    s = seen(press([], ["blackmail"], location="command"))
    assert value_at(s, 1, "press_room") == 0.0
    assert value_at(s, 0, "press_room") > 0.5


# --- the hand of a leader ------------------------------------------------------------------------------


def led(motive: str, hand: list[str]) -> Seen:
    return seen(table(seat("laura_roslin"), seat("simon_oneill", motives=[motive], hand=hand)), who=1)


def test_a_leader_keeps_the_treachery_that_a_motive_wants() -> None:
    cards = ("a_better_machine_3", "personal_vices_3", "violent_outbursts_4", "repair_1")
    assert cheapest(led("fight_with_honor", list(cards)), cards, 1) == ("repair_1",)
    assert cheapest(led("savor_their_demise", list(cards)), cards, 1) != ("repair_1",)


def test_a_leader_draws_what_a_motive_misses() -> None:
    types = ("politics", "engineering", "treachery")
    assert "engineering" in types_to_draw(led("improve_efficiency", ["consolidate_power_1"]), types, 1)
    assert "engineering" not in types_to_draw(led("savor_their_demise", ["consolidate_power_1"]), types, 1)


# --- checks --------------------------------------------------------------------------------------------


def test_cards_of_others_are_trusted_to_be_their_better_ones() -> None:
    """Measured over whole games; the base game reckons with the average card."""
    people = (seat("saul_tigh", loyalty=HUMAN), seat("laura_roslin"), seat("kara_thrace"))
    assert each_card(seen(table(*people)), 1) > each_card(seen(base_table(*people)), 1) > 0
