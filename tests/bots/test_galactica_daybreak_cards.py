"""What greedy does with what Daybreak adds: miracle tokens, Mutiny cards, a leader's turn, the Cylon locations.

As in `test_galactica_cards`, each situation comes twice, with one thing changed that must change the answer.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.bots.galactica.answers import ANSWERS
from orrery.bots.galactica.beliefs import Beliefs
from orrery.bots.galactica.crisis import different_path
from orrery.bots.galactica.effects import cost
from orrery.bots.galactica.infiltration import leader_action
from orrery.bots.galactica.leader import strikes
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Item, Question
from orrery.games.galactica.actions import END_INFILTRATION
from orrery.games.galactica.crises import A_DIFFERENT_PATH
from orrery.games.galactica.effects import GainMiracle, Resource
from tests.bots.test_galactica import HUMAN, answer
from tests.games.galactica.daybreak.table import Table, seat, table

CYLON = ["cylon_brig"]
DORAL = "aaron_doral"
FRIEND = ["end_the_chase", "remove_the_threat", "keep_them_docile"]
FOE = ["harvest_their_resources", "subjects_for_study", "a_false_sense_of_security"]


def seen(t: Table, who: int = 0, suspected: int = -1) -> Seen:
    """With one of the others suspected and all else trusted, if one is named."""
    mind = Beliefs()
    if suspected >= 0:
        for one in range(t.g.seats):
            mind.add(one, 4.0 if one == suspected else -4.0)
    return Seen(t.g, who, mind)


def choose(s: Seen, kind: str, items: tuple[Item, ...], least: int = 1, **about: Any) -> Choice:
    return tuple(ANSWERS[kind](s, Question(items, least, least, about), Random(0)))


def crew(loyalty: list[str], **position: Any) -> Table:
    """Zarek with Roslin, the President, and Adama, the Admiral; nothing is left to a hidden Cylon but to strike."""
    players = [seat("tom_zarek", loyalty=loyalty), seat("laura_roslin"), seat("william_adama")]
    return table(*players, **{"phase": "action", "president": 1, "admiral": 2, "distance": 7, **position})


# --- miracle tokens (004 p.5) ---------------------------------------------------------------------------


@pytest.mark.parametrize("suspected", [1, 2])
def test_a_token_goes_to_whom_one_trusts(suspected: int) -> None:
    assert choose(seen(crew(HUMAN), suspected=suspected), "bless", (1, 2)) == (3 - suspected,)


def test_the_rebels_are_paid_with_a_token_rather_than_with_a_super_crisis() -> None:
    s = seen(crew(HUMAN))
    assert choose(s, "rebel_price", ("fleet_mobilization", "miracle")) == ("miracle",)
    assert choose(s, "rebel_price", ("fleet_mobilization", "inbound_nukes")) != ("miracle",)


def test_tokens_are_worth_something_only_to_who_can_take_one() -> None:
    def with_tokens(n: int) -> Seen:
        return seen(table(*[seat(who, miracles=n) for who in ("tom_zarek", "laura_roslin", "william_adama")]))

    assert cost(with_tokens(0), (GainMiracle("each"),)) < -2.0
    assert cost(with_tokens(1), (GainMiracle("each"),)) == 0.0


def test_lees_own_way_costs_his_token_too() -> None:
    s = seen(crew(HUMAN))
    assert different_path(s) > cost(s, A_DIFFERENT_PATH) + 0.5


# --- Mutiny cards (004 p.5) -----------------------------------------------------------------------------


@pytest.mark.parametrize(("loyalty", "lost"), [(HUMAN, "scavenging_for_parts"), (CYLON, "bait_and_switch")])
def test_of_two_mutiny_cards_one_parts_with_the_one_that_hurts_ones_side(loyalty: list[str], lost: str) -> None:
    s = seen(crew(loyalty))
    assert choose(s, "discard_mutiny", ("bait_and_switch", "scavenging_for_parts")) == (lost,)
    assert choose(s, "discard_mutiny", ("scavenging_for_parts", "bait_and_switch")) == (lost,)


@pytest.mark.parametrize("full", [1, 2])
def test_a_mutiny_card_goes_to_who_may_hold_one_more(full: int) -> None:
    """The other would go to the Brig: that is where a Cylon wants him."""

    def burdened(loyalty: list[str]) -> Seen:
        people = [seat("laura_roslin"), seat("kara_thrace"), seat("saul_tigh"), seat("galen_tyrol")]
        people[full - 1]["mutiny"] = ["panic"]
        t = table(seat("tom_zarek", loyalty=loyalty), *people, phase="action", distance=7)
        return seen(t, suspected=3)

    assert choose(burdened(HUMAN), "who_draws_mutiny", (1, 2)) == (3 - full,)
    assert choose(burdened(CYLON), "who_draws_mutiny", (1, 2)) == (full,)


@pytest.mark.parametrize("suspected", [1, 2])
def test_of_two_who_hold_one_already_the_suspect_draws(suspected: int) -> None:
    people = [seat("laura_roslin", mutiny=["panic"]), seat("kara_thrace", mutiny=["blackmail"])]
    t = table(seat("tom_zarek", loyalty=HUMAN), *people, phase="action")
    assert choose(seen(t, suspected=suspected), "who_draws_mutiny", (1, 2)) == (suspected,)


@pytest.mark.parametrize(("suspected", "given"), [(2, "bait_and_switch"), (1, "scavenging_for_parts")])
def test_zarek_gives_the_better_card_to_whom_he_trusts(suspected: int, given: str) -> None:
    s = seen(crew(HUMAN), suspected=suspected)
    assert choose(s, "hand_over_mutiny", ("scavenging_for_parts", "bait_and_switch"), to=1) == (given,)


@pytest.mark.parametrize("titled", [1, 2])
def test_a_cylon_makes_the_bearer_of_a_title_the_mutineer_and_a_human_spares_him(titled: int) -> None:
    office = {"president": titled, "admiral": titled}
    assert choose(seen(crew(CYLON, **office)), "give_mutineer", (1, 2)) == (titled,)
    assert choose(seen(crew(HUMAN, **office)), "seek_mutineer", (1, 2)) == (3 - titled,)


# --- a leader's turn (004 p.8-10) -----------------------------------------------------------------------


def led(motives: list[str], *, infiltrating: bool = False, location: str = "caprica", **position: Any) -> Table:
    doral = seat(DORAL, motives=motives, infiltrating=infiltrating, location=location, hand=["repair_1"])
    return table(doral, seat("laura_roslin"), seat("kara_thrace"), **{"sleeper": True, **position})


@pytest.mark.parametrize(("motives", "goes"), [(FRIEND, True), (FOE, False)])
def test_a_friend_of_the_humans_goes_to_live_among_them(motives: list[str], goes: bool) -> None:
    t = led(motives, phase="movement")
    assert t.asked() == "movement"
    assert (answer(t) == ("human_fleet",)) == goes
    joins = choose(seen(led(motives)), "human_fleet_choice", ("crisis", "destination", "infiltrate"))
    assert (joins == ("infiltrate",)) == goes


@pytest.mark.parametrize(("motives", "leaves"), [(FRIEND, False), (FOE, True)])
def test_a_foe_leaves_them_again(motives: list[str], leaves: bool) -> None:
    s = seen(led(motives, infiltrating=True, location="armory", phase="action"))
    assert (leader_action(s, END_INFILTRATION) > leader_action(s, "nothing")) == leaves


def test_a_leader_lets_the_fleet_come_as_far_as_his_motive_wants() -> None:
    far = ["savor_their_demise", *FOE[:2]]
    assert [strikes(led(far, distance=at).g, 0) for at in (6, 7)] == [False, True]
    assert strikes(led(FOE, distance=6).g, 0)


def test_a_leader_turns_on_nobody_before_he_knows_all_his_motives() -> None:
    assert not strikes(led(FOE, sleeper=False, distance=3).g, 0)
    assert strikes(led(FOE, distance=4).g, 0)


def test_a_loss_costs_a_leader_less_while_a_motive_wishes_it() -> None:
    """Docile wants the food to be 4 at most."""
    docile, other = ["keep_them_docile"], ["remove_the_threat"]

    def lost(motives: list[str], food: int) -> float:
        return cost(seen(led(motives, food=food)), (Resource("food", -1),))

    assert lost(docile, 8) < lost(other, 8)
    assert lost(docile, 4) == lost(other, 4)


# --- the Cylon locations --------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "goes"), [(["inbound_nukes"], "caprica"), ([], "cylon_fleet")])
def test_a_revealed_cylon_goes_where_he_does_most_harm(cards: list[str], goes: str) -> None:
    """With a super crisis that ends the game to Caprica; without it to the raiders among the civilian ships."""
    tigh = seat("saul_tigh", cylon=True, revealed=CYLON, location="resurrection_ship", super_crises=cards)
    ships: dict[str, Any] = {"raiders": {"front": 3}, "civilians": {"front": ["pop1"]}}
    t = table(tigh, seat("laura_roslin"), seat("kara_thrace"), phase="movement", food=1, **ships)
    assert t.asked() == "movement"
    assert answer(t) == (goes,)
