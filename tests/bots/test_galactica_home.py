"""What greedy does on the way to Earth: which missions it launches, when, and with which cards (004 p.14-15)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.bots.galactica.beliefs import Beliefs
from orrery.bots.galactica.checks import expected_help
from orrery.bots.galactica.cylon import reveal_value
from orrery.bots.galactica.effects import cost, destination_cost, stranded
from orrery.bots.galactica.greedy import Greedy
from orrery.bots.galactica.home import ICONS, bridge, mission_odds, mission_value, next_mission, tactical_plot
from orrery.bots.galactica.places import jump_value, value_at
from orrery.bots.galactica.seen import Seen
from orrery.bots.galactica.worth import LAST_STEP
from orrery.games.galactica.cards import MISSIONS
from orrery.games.galactica.effects import TravelOn, TurnMissionOver
from orrery.games.galactica.skill_checks import contributors
from tests.bots.test_galactica import HUMAN, answer
from tests.games.galactica.daybreak.table import Table, seat, table

DIGGING, HOME, HERA = "digging_up_the_past", "the_search_for_home", "rescue_hera"
NAMES = ("consolidate_power", "executive_order", "launch_scout")
FULL = [f"{name}_{strength}" for strength in (1, 2, 2) for name in NAMES]
"""Nine cards, of which all three players can hold as many."""
OTHERS = [id for id, card in MISSIONS.items() if not card.distance]
TRUST = -4.0


def demetrius(*, hand: list[str] | None = None, where: str = "bridge", **position: Any) -> Table:
    """Zarek aboard the Demetrius with Roslin and Adama elsewhere; all hold the same hand."""
    cards = FULL if hand is None else hand
    players = [
        seat("tom_zarek", location=where, hand=cards, loyalty=HUMAN),
        seat("laura_roslin", location="quorum_chamber", hand=cards, loyalty=HUMAN),
        seat("william_adama", location="weapons_control", hand=cards, loyalty=HUMAN),
    ]
    return table(*players, search_for_home=True, **{"phase": "action", **position})


def trusting(seats: int = 3) -> Greedy:
    bot = Greedy()
    for one in range(seats):
        bot.witness.mind.add(one, TRUST)
    return bot


def seen(t: Table, mind: Beliefs | None = None) -> Seen:
    return Seen(t.g, 0, mind or trusting().witness.mind)


# --- which mission, and when ---------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "done"), [(FULL, True), (FULL[:1], False)])
def test_a_mission_is_launched_with_full_hands_and_not_with_empty_ones(hand: list[str], done: bool) -> None:
    t = demetrius(hand=hand)
    assert (answer(t, 0, trusting()) == ("location:bridge",)) == done


@pytest.mark.parametrize(("suspected", "likely"), [(1, False), (2, True)])
def test_a_mission_is_not_entrusted_to_the_cards_of_a_suspect(suspected: int, likely: bool) -> None:
    """Roslin holds nine cards, Adama none; one of the two is a Cylon."""
    players = [
        seat("tom_zarek", hand=FULL[:3], loyalty=HUMAN),
        seat("laura_roslin", hand=FULL),
        seat("william_adama", hand=[]),
    ]
    bot = Greedy()
    bot.witness.mind.add(suspected, 4.0)
    bot.witness.mind.add(3 - suspected, TRUST)
    t = table(*players, search_for_home=True, phase="action")
    assert (mission_odds(seen(t, bot.witness.mind), MISSIONS[DIGGING].test) > 0.5) == likely


def test_a_revealed_cylon_makes_missions_harder() -> None:
    players = [seat("tom_zarek", hand=FULL, loyalty=HUMAN), seat("laura_roslin", hand=FULL), seat("william_adama")]
    without = table(*players, search_for_home=True, phase="action")
    with_one = table(*players[:2], seat("william_adama", cylon=True), search_for_home=True, phase="action")
    test = MISSIONS[DIGGING].test
    assert mission_odds(seen(without), test) > mission_odds(seen(with_one), test)


@pytest.mark.parametrize(("card", "where"), [(HOME, "top"), (DIGGING, "top"), (HERA, "bottom")])
def test_who_looks_keeps_a_mission_with_a_distance_on_top(card: str, where: str) -> None:
    """There are 3 units to be had of missions: others only stand in the way until the next jump."""
    deck = [card, *[id for id in MISSIONS if id != card]]
    t = demetrius(where="tactical_plot", mission_deck=deck).act("location:tactical_plot")
    assert t.asked() == "top_or_bottom"
    assert answer(t, 0, trusting()) == (where,)


def test_a_cylon_leaves_the_mission_on_top_that_leads_nowhere() -> None:
    deck = [HERA, *[id for id in MISSIONS if id != HERA]]
    players = [seat("tom_zarek", location="tactical_plot", loyalty=["cylon_brig"], hand=FULL), seat("laura_roslin")]
    t = table(*players, search_for_home=True, phase="action", distance=9, mission_deck=deck)
    t.act("location:tactical_plot")
    assert answer(t, 0, trusting()) == ("top",)


def test_a_look_is_worth_nothing_to_who_knows_the_next_mission() -> None:
    deck = [HOME, *[id for id in MISSIONS if id != HOME]]
    t = demetrius(where="tactical_plot", mission_deck=deck)
    before = tactical_plot(seen(t), 0)
    t.act("location:tactical_plot").say("top_or_bottom", "top").quiet()
    assert next_mission(seen(t)) == {HOME: 1.0}
    assert before > 0.5
    assert tactical_plot(seen(t), 0) == 0.0


def test_what_one_has_put_under_the_deck_does_not_come_next() -> None:
    deck = [HERA, *[id for id in MISSIONS if id != HERA]]
    t = demetrius(where="tactical_plot", mission_deck=deck)
    before = bridge(seen(t), 0)
    t.act("location:tactical_plot").say("top_or_bottom", "bottom").quiet()
    assert HERA not in next_mission(seen(t))
    assert bridge(seen(t), 0) > before


# --- who has looked ------------------------------------------------------------------------------------


def scouted(where: str, suspicion: float) -> tuple[Table, Seen]:
    """Zarek has looked at the next mission and left it there, or not; Roslin has seen him do it."""
    t = demetrius(where="tactical_plot", mission_deck=[HOME, *[id for id in MISSIONS if id != HOME]])
    t.act("location:tactical_plot").say("top_or_bottom", where).quiet()
    bot = Greedy()
    bot.witness.mind.add(0, suspicion)
    bot.witness.mind.add(2, -suspicion)
    view = Seen(t.g, 1, bot.witness.mind)
    bot.witness.digest(view, t.game.events(1))
    return t, Seen(t.g, 1, bot.witness.mind)


def test_a_mission_that_somebody_trusted_left_on_top_is_a_good_one() -> None:
    """What he put under the deck tells nothing of the next; what a suspect left there tells little."""
    _, left = scouted("top", TRUST)
    _, buried = scouted("bottom", TRUST)
    _, doubted = scouted("top", 4.0)
    assert next_mission(left)[HOME] > 0.3 > next_mission(doubted)[HOME]
    assert next_mission(buried)[HOME] == pytest.approx(1 / len(MISSIONS))
    assert bridge(left, 1) > bridge(doubted, 1) + 1.0


@pytest.mark.parametrize("event", [{"event": "reshuffled", "deck": "mission"}, {"event": "mission_revealed"}])
def test_a_deck_that_was_shuffled_or_drawn_from_is_unknown_again(event: dict[str, Any]) -> None:
    _, s = scouted("top", TRUST)
    bot = Greedy()
    bot.witness.mind.vouched = 0
    bot.witness.digest(s, [{"event": "reshuffled", "deck": "crisis"}])
    assert bot.witness.mind.vouched == 0
    bot.witness.digest(s, [event])
    assert bot.witness.mind.vouched == -1


# --- what it is worth ----------------------------------------------------------------------------------


def test_more_distance_than_is_left_is_no_gain_and_to_arrive_is_worth_a_jump() -> None:
    at = {far: cost(seen(demetrius(distance=far)), (TravelOn(2),)) for far in (4, 8, 10)}
    assert at[8] < at[4] < at[10] == 0.0


def test_a_mission_that_fails_is_lost_among_the_others_until_the_next_jump() -> None:
    assert cost(seen(demetrius()), (TurnMissionOver(),)) > 1.0


def test_a_look_matters_less_while_a_mission_is_under_way() -> None:
    under_way = demetrius(mission=HERA, mission_deck=[id for id in MISSIONS if id != HERA])
    assert 0 < tactical_plot(seen(under_way), 0) < 0.5 * tactical_plot(seen(demetrius()), 0)


def test_a_mission_that_leads_nowhere_blocks_one_that_does() -> None:
    """Once both are won nothing is blocked."""
    done = demetrius(missions_won=[DIGGING, HOME], mission_deck=OTHERS)
    assert mission_value(seen(done), MISSIONS[HERA]) > mission_value(seen(demetrius()), MISSIONS[HERA]) + 1.0


def test_full_hands_spare_what_a_mission_takes() -> None:
    """Captain's Cabin gives little to hands that are full."""
    full, thin = seen(demetrius()), seen(demetrius(hand=FULL[:3]))
    assert value_at(thin, 0, "captains_cabin") > 2 * value_at(full, 0, "captains_cabin")


def test_missions_spare_fuel() -> None:
    """The tank need not last for what missions will bring."""
    hopeful = seen(demetrius(distance=4, fuel=4))
    spent = seen(demetrius(distance=4, fuel=4, missions_won=[DIGGING, HOME], mission_deck=OTHERS))
    assert stranded(hopeful, "remote_planet") < stranded(spent, "remote_planet")
    assert destination_cost(hopeful, "remote_planet") < destination_cost(spent, "remote_planet")


def test_an_early_jump_is_worth_more_on_the_long_way() -> None:
    people = seat("tom_zarek"), seat("laura_roslin"), seat("william_adama")
    home, kobol = table(*people, search_for_home=True, jump=3), table(*people, jump=3)
    assert jump_value(home.g) > jump_value(kobol.g)


def test_a_hidden_cylon_strikes_when_the_goal_is_near() -> None:
    """As far from Earth as from Kobol; and a reveal is late by the way that is left, not by the way behind."""
    players = seat("saul_tigh", loyalty=["cylon_morale"]), seat("laura_roslin"), seat("kara_thrace")

    def hidden(far: int, home: bool = True) -> Seen:
        return Seen(table(*players, distance=far, search_for_home=home).g, 0, Beliefs())

    assert [hidden(far).cylon for far in (7, 8, 9)] == [False, False, True]
    assert hidden(7, home=False).cylon
    card = "cylon_morale"
    assert reveal_value(hidden(9), card) == pytest.approx(reveal_value(hidden(7, home=False), card))


def test_where_only_the_last_jump_is_left_a_turn_without_a_crisis_costs_its_preparation() -> None:
    """No mission leads further; what one gives besides is the same."""
    far: dict[str, Any] = {"missions_won": [DIGGING, HOME], "mission_deck": OTHERS}
    near, there = (seen(demetrius(distance=distance, **far)) for distance in (9, 10))
    assert bridge(there, 0) == pytest.approx(bridge(near, 0) - ICONS * LAST_STEP)


# --- the check -----------------------------------------------------------------------------------------


def asked_to_add(card: str, hand: list[str]) -> Table:
    deck = [card, *[id for id in MISSIONS if id != card]]
    t = demetrius(hand=hand, mission_deck=deck).act("location:bridge").quiet("contribute")
    assert t.asked() == "contribute"
    return t


def test_who_is_asked_first_counts_on_the_others() -> None:
    """A mission was wanted by all: more is expected of them than at a crisis."""
    t = asked_to_add(HOME, FULL)
    asked, other = contributors(t.g)[:2]
    s = Seen(t.g, asked, trusting().witness.mind)
    crisis = t.g.checks[-1].copy()
    crisis.kind = "crisis"
    assert expected_help(s, t.g.checks[-1], other)[0] > 1.3 * expected_help(s, crisis, other)[0] > 0


def test_a_hand_is_not_emptied_for_a_mission() -> None:
    """The first cards of a full hand are easily spared, the last ones are not."""
    t = asked_to_add("cylon_civil_war", FULL)
    given = answer(t, contributors(t.g)[0], trusting())
    assert 0 < len(given) < len(FULL) - 2
