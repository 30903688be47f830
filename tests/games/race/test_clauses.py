"""The clauses of the rulebook that are neither its examples nor its open questions. `002:102` is line 102.

Those about the phases are in `test_clauses_phases`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import permutations

import pytest

import orrery
from tests.games.race.gauges import (
    can_conquer,
    consuming,
    cost,
    final,
    place,
    points,
    sells,
)
from tests.games.race.table import Table, box, money, player

ACTIONS = ["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_x2", "produce"]


# --- Set-up (002:56 to 002:98, 002:512) ----------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_a_start_world_and_six_cards_and_discards_two(seats: int) -> None:
    """002:62, 002:66, 002:92."""
    table = Table.dealt(seats)
    worlds = [world for seat in range(seats) for world in table.tableau(seat)]
    assert len(worlds) == len(set(worlds)) == seats
    assert set(worlds) <= {"old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"}
    for seat in range(seats):
        assert table.asked(seat) == "start_discard"
        assert (table.question(seat).least, table.question(seat).most) == (2, 2)
        assert sorted(map(str, table.offered(seat))) == table.hand(seat)
        assert table.hand_size(seat) == 6
    for seat in range(seats):
        table.choose(seat, *table.offered(seat)[:2])
    for seat in range(seats):
        assert table.hand_size(seat) == 4
        assert table.asked(seat) == "action"
    assert table.discards_size == 2 * seats
    assert table.deck_size == 114 - seats - 6 * seats - sum(len(table.goods(seat)) for seat in range(seats))
    assert table.round == 1


@pytest.mark.parametrize("start", ["dealt", "experienced", "first_game"])
def test_start_worlds_lie_open_and_the_lowest_is_first(start: str) -> None:
    """002:62, 002:477, 002:512."""
    numbers = {"old_earth": 0, "epsilon_eridani": 1, "alpha_centauri": 2, "new_sparta": 3, "earths_lost_colony": 4}
    numbers |= {"star_nomad_raiders": -1, "industrial_robots": -2, "galactic_trade_emissaries": -3}
    numbers |= {"terraforming_colonists": -4, "abandoned_mine_squatters": -5, "gateway_station": -6}
    for seed in range(8):
        table = Table.dealt(4, seed, start=start)
        table.finish()
        worlds = [str(event["world"]) for event in table.events("start_world")]
        assert [[world] for world in worlds] == [table.tableau(seat) for seat in range(4)]
        assert [side["start"] for side in table.look()["players"]] == worlds
        lowest = min(range(4), key=lambda seat: numbers[worlds[seat]])
        assert table.look()["first"] == lowest
        table.act("explore_5")
        assert table.events("looked")[0]["who"] == lowest


def test_start_worlds_are_dealt_at_random() -> None:
    """002:62."""
    assert len({tuple(Table.dealt(2, seed).tableau(0)) for seed in range(60)}) == 5


def test_the_cards_discarded_at_the_start_are_secret() -> None:
    """002:66: face down."""
    table = Table.dealt(2, seed=4)
    discarded = table.offered(0)[:2]
    for seat in (0, 1):
        table.choose(seat, *table.offered(seat)[:2])
    text = json.dumps([table.game.view(1), table.game.events(1)])
    assert [card for card in discarded if str(card) in text] == [card for card in discarded if card in table.hand(1)]


def test_experienced_players_reveal_their_worlds_together() -> None:
    """002:512."""
    table = Table.dealt(3, start="experienced")
    assert [table.tableau(seat) for seat in range(3)] == [[], [], []]
    for seat in (0, 1):
        table.choose(seat, *table.choices(seat)[0])
    assert table.look(2)["players"][0]["tableau"] == []
    assert table.events("start_world", seen_by=2) == []
    table.choose(2, *table.choices(2)[0])
    assert [len(table.tableau(seat)) for seat in range(3)] == [1, 1, 1]
    assert [table.hand_size(seat) for seat in range(3)] == [4, 4, 4]


def test_two_to_four_play() -> None:
    """002:37: four sets of action cards."""
    for seats in (1, 5):
        with pytest.raises(orrery.BadOption):
            Table.dealt(seats)


# --- The course of a round (002:102 to 002:116) --------------------------------------------------------


def test_there_are_seven_action_cards_and_one_is_chosen() -> None:
    """002:102."""
    table = Table(player("old_earth"), player("new_sparta"))
    assert table.offered(0) == ACTIONS
    assert table.refusal(0) == "too_few"
    assert table.refusal(0, "develop", "settle") == "too_many"
    assert table.refusal(0, "rest") == "not_offered"


def test_action_cards_come_back_at_the_end_of_the_round() -> None:
    """002:114."""
    table = Table(player("old_earth"), player("new_sparta"))
    for _ in range(3):
        assert table.offered(0) == ACTIONS
        assert table.look()["players"][0]["actions"] == []
        table.act("settle")
        table.place()


def test_phases_are_played_in_order_whoever_chose_them() -> None:
    """002:102, 002:142."""
    table = Table(player("old_earth"), player("new_sparta"), player("alpha_centauri"), player("epsilon_eridani"))
    table.act("produce", "settle", "explore_5", "consume_x2")
    table.finish()
    assert table.phases() == ["explore", "settle", "consume", "produce"]
    table.act("settle", "produce", "develop", "consume_trade")
    table.finish()
    assert table.phases()[4:] == ["develop", "settle", "consume", "produce"]


def test_a_phase_that_several_chose_is_played_once_and_each_has_the_bonus() -> None:
    """002:106."""
    table = Table(
        player("old_earth", hand="public_works gem_world"),
        player("new_sparta", hand="export_duties comet_zone"),
        player("alpha_centauri", hand="deficit_spending pirate_world rebel_base"),
    )
    table.act("develop", "develop", "settle")
    table.place("public_works", "export_duties", "deficit_spending")
    assert table.phases()[0] == "develop"
    assert (table.paid(0), table.paid(1)) == ([[]], [[]])
    assert len(table.paid(2)[0]) == 2
    assert table.phases() == ["develop", "settle"]


def test_explore_is_one_phase_for_both_sorts_of_bonus() -> None:
    """002:106, 002:130."""
    table = Table(player("old_earth"), player("new_sparta"), player("alpha_centauri"))
    table.act("explore_5", "explore_1_1", "settle")
    assert table.phases() == ["explore"]
    looked = [(len(table.offered(seat)), table.question(seat).least) for seat in range(3)]
    assert looked == [(7, 1), (3, 2), (2, 1)]


def test_consume_is_one_phase_for_both_sorts_of_bonus() -> None:
    """002:106, 002:348."""
    table = Table(
        player("old_earth gem_world", goods="gem_world"),
        player("earths_lost_colony spice_world", goods="earths_lost_colony spice_world"),
    )
    table.act("consume_x2", "consume_trade")
    assert table.phases() == ["consume"]
    assert table.chips(0) == 2
    table.choose(1, "spice_world")
    assert table.chips(1) == 1
    assert table.hand_size(1) == 4
    assert table.hand_size(0) == 0


def answered_in_every_order(play: Callable[[Table, tuple[int, ...]], None]) -> set[str]:
    """Where a round leads to, over all orders in which three seats can answer."""
    found = set()
    for order in permutations(range(3)):
        table = Table(
            player("new_sparta", hand=f"outlaw_world destroyed_world {money(2)}"),
            player("old_earth", hand="gem_world public_works comet_zone rebel_base"),
            player("alpha_centauri", hand="spice_world genetics_lab plague_world radioactive_world"),
        )
        play(table, order)
        found.add(json.dumps([table.game.view(seat) for seat in range(3)] + [table.game.events(None)]))
    return found


def test_simultaneous_choices_may_be_made_in_any_order() -> None:
    """002:102, 002:126, 002:177, 002:245: secretly and at the same time."""
    actions = ("explore_5", "develop", "settle")

    def play(table: Table, order: tuple[int, ...]) -> None:
        for seat in order:
            table.choose(seat, actions[seat])
        for seat in order:
            table.choose(seat, table.offered(seat)[1])
        for card in ({1: "public_works", 2: "genetics_lab"}, {0: "destroyed_world", 2: "radioactive_world"}):
            for seat in order:
                table.choose(seat, *card.get(seat, "").split())
            while "pay" in table.questions().values():
                [seat] = table.questions()
                table.choose(seat, *table.choices(seat)[0])

    assert len(answered_in_every_order(play)) == 1


# --- Powers of cards (002:193 to 002:241) --------------------------------------------------------------


def test_a_power_serves_in_the_next_phase_of_the_same_round() -> None:
    """002:203, 002:239: built in Develop, of use in Settle."""
    table = Table(player("old_earth", hand="space_marines gem_world former_penal_colony"))
    table.act("develop", "settle")
    table.place("space_marines")
    table.pay(0, "gem_world")
    table.place("former_penal_colony")
    assert table.tableau(0) == ["old_earth", "space_marines", "former_penal_colony"]


def test_a_colony_ship_built_in_this_round_may_be_used_in_it() -> None:
    """002:203."""
    table = Table(player("old_earth", hand="colony_ship gem_world terraformed_world"))
    table.act("develop", "settle")
    table.place("colony_ship")
    table.pay(0, "gem_world")
    table.place("terraformed_world")
    assert table.tableau(0) == ["old_earth", "terraformed_world"]


def test_a_world_settled_in_this_round_consumes_and_produces_in_it() -> None:
    """002:203."""
    table = Table(
        player("new_sparta", hand="new_survivalists"), player("old_earth"), player("alpha_centauri"), deck="gem_world"
    )
    table.act("settle", "produce", "consume_x2")
    table.place("new_survivalists")
    assert table.goods(0) == ["new_survivalists"]
    consumed = Table(player("new_sparta", hand="galactic_resort comet_zone rebel_base plague_world gem_world"))
    consumed.act("settle", "consume_x2")
    consumed.place("galactic_resort")
    consumed.pay(0, "comet_zone rebel_base plague_world")
    assert consumed.chips(0) == 1
    assert consumed.goods(0) == []


@pytest.mark.parametrize("card", ["terraforming_colonists"])
def test_a_world_that_draws_after_settling_does_not_draw_for_itself(card: str) -> None:
    """002:203."""
    assert place(card, "old_earth", start="experienced").drew(0, "after") == []


def test_a_bank_draws_nothing_in_the_phase_in_which_it_is_built() -> None:
    """002:203."""
    assert place("interstellar_bank").drew(0, "bank") == []


def test_a_development_does_not_lower_its_own_cost() -> None:
    """002:203."""
    assert cost("galactic_federation") == 6
    assert cost("investment_credits") == 1


def test_a_military_world_does_not_help_to_conquer_itself() -> None:
    """002:203."""
    assert not can_conquer("lost_alien_battle_fleet", "old_earth drop_ships")
    assert not can_conquer("outlaw_world", "old_earth")


def test_powers_add_up() -> None:
    """002:197."""
    assert cost("deserted_alien_library", "old_earth replicant_robots alien_rosetta_stone_world") == 6 - 2 - 2
    assert cost("mining_world", "alpha_centauri mining_robots replicant_robots") == 0
    assert cost("new_earth", "alpha_centauri mining_robots") == 5 - 1 - 1
    two = place("export_duties", "industrial_robots public_works", start="experienced")
    assert len(two.drew(0, "after")) == 2


def test_drawing_outside_explore_is_drawing_into_the_hand() -> None:
    """002:199."""
    table = consuming("new_sparta new_economy", deck="rebel_base")
    assert table.looking(0) == []
    assert table.hand(0) == ["rebel_base"]


def test_a_needed_optional_power_must_be_used_one_way_or_another() -> None:
    """002:209: two ways, neither of them without."""
    table = Table(
        player(
            "old_earth new_military_tactics expedition_force contact_specialist",
            hand="pirate_world gem_world rebel_base",
        )
    )
    table.act("settle")
    table.place("pirate_world")
    assert () not in table.ways(0)
    assert table.refusal(0) is not None
    assert table.refusal(0, "gem_world", "rebel_base") is not None
    table.pay(0, use="new_military_tactics")
    assert "contact_specialist" in table.tableau(0)


# --- End of the round, cards and chips (002:403 to 002:411) --------------------------------------------


def test_a_hand_of_10_needs_no_discard() -> None:
    """002:405."""
    table = Table(player("old_earth", hand=" ".join(box()[20:30])))
    table.act("settle")
    table.place()
    assert table.round == 2


def test_what_is_discarded_for_the_limit_is_secret_and_the_player_s_choice() -> None:
    """002:405, 002:407."""
    hand = "rebel_base rebel_miners pirate_world gem_world comet_zone artist_colony spice_world space_port new_earth "
    hand += "plague_world distant_world"
    table = Table(player("old_earth", hand=hand), player("new_sparta"))
    table.act("settle")
    table.place()
    assert table.refusal(0) == "too_few"
    assert table.refusal(0, "rebel_base", "gem_world") == "too_many"
    table.choose(0, "pirate_world")
    assert table.hand(0) == sorted(set(hand.split()) - {"pirate_world"})
    assert "pirate_world" not in json.dumps([table.game.view(1), table.game.events(1)])
    assert [event["n"] for event in table.events("discarded", 0, seen_by=1)] == [1]


def test_the_deck_and_the_discards_are_face_down() -> None:
    """002:96, 002:407."""
    table = Table(player("old_earth"), player("new_sparta"), deck="rebel_homeworld", discards="rebel_base")
    for seat in (0, 1, None):
        text = json.dumps([table.game.view(seat), table.game.events(seat)])
        assert "rebel_homeworld" not in text
        assert "rebel_base" not in text


def test_chips_and_the_number_of_hand_cards_are_seen_by_all() -> None:
    """002:411."""
    table = Table(player("old_earth", hand="gem_world comet_zone", chips=4), player("new_sparta", chips=1))
    for seat in (0, 1, None):
        sides = table.look(seat)["players"]
        assert [side["chips"] for side in sides] == [4, 1]
        assert [side["hand_size"] for side in sides] == [2, 0]


# --- End of the game (002:413 to 002:459) --------------------------------------------------------------

ELEVEN = (
    "old_earth public_works expedition_force export_duties investment_credits artist_colony gem_world "
    "spice_world space_port destroyed_world genetics_lab"
)


def test_the_game_ends_at_the_end_of_the_round_in_which_a_tableau_has_12_cards() -> None:
    """002:415, 002:417: the phases after the twelfth card are played."""
    table = Table(player(ELEVEN, hand="refugee_world"), player("new_sparta rebel_miners"))
    table.act("settle", "produce")
    table.place("refugee_world")
    assert table.phases() == ["settle", "produce"]
    assert table.goods(1) == ["rebel_miners"]
    assert table.reason == "tableau"
    assert table.game.pending == {}


def test_11_cards_do_not_end_the_game() -> None:
    """002:417."""
    table = Table(player(ELEVEN), player("new_sparta"))
    table.act("settle")
    table.place()
    assert not table.over


def test_anybody_s_twelfth_card_ends_the_game() -> None:
    """002:417."""
    table = Table(player("new_sparta"), player("epsilon_eridani"), player(ELEVEN, hand="refugee_world"))
    table.act("settle")
    table.place("", "", "refugee_world")
    assert table.over


@pytest.mark.parametrize(("pool", "over"), [(0, True), (1, True), (2, False)])
def test_the_game_ends_when_the_last_chip_was_won(pool: int, over: bool) -> None:
    """002:418."""
    table = Table(
        player("earths_lost_colony", goods="earths_lost_colony"), player("new_sparta", chips=24 - pool), pool=pool
    )
    table.act("settle", "consume_x2")
    table.place()
    assert table.chips(0) == 1
    assert table.over == over
    assert not over or table.reason == "chips"


def test_the_round_in_which_the_chips_run_out_is_finished() -> None:
    """002:415, 002:452."""
    table = Table(player("earths_lost_colony", goods="earths_lost_colony"), player("new_sparta", chips=23), pool=1)
    table.act("consume_x2", "produce")
    assert table.phases() == ["consume", "produce"]
    assert table.goods(0) == ["earths_lost_colony"]
    assert table.over


def test_everybody_is_paid_in_full_in_the_last_round() -> None:
    """002:420."""
    goods = "gem_world spice_world"
    table = Table(
        player(f"new_sparta consumer_markets {goods}", goods=goods),
        player("old_earth comet_zone mining_world", goods="comet_zone mining_world", chips=23),
        pool=1,
    )
    table.act("consume_x2")
    assert (table.chips(0), table.chips(1)) == (4, 27)


def test_both_ends_at_once() -> None:
    """002:446 to 002:450: and/or."""
    table = Table(player(ELEVEN, hand="refugee_world"), player("new_sparta", chips=24), pool=0)
    table.act("settle")
    table.place("refugee_world")
    assert table.reason == "tableau_and_chips"


def test_the_score_is_cards_chips_and_six_cost_developments() -> None:
    """002:422."""
    cards = "old_earth gem_world mining_league comet_zone replicant_robots"
    assert points(cards, chips=7) == 2 + 1 + 2 + 2 + 2 + 7
    table = final((cards, "", 7))
    assert table.scores == (16, 1 + 17)
    assert table.winners == (1,)


def test_goods_and_hand_cards_score_nothing() -> None:
    """002:422."""
    assert points("old_earth gem_world", goods="gem_world") == points("old_earth gem_world")


def test_the_highest_score_wins() -> None:
    """002:424."""
    table = Table(player("old_earth rebel_base"), player("new_sparta", chips=36), player("epsilon_eridani"), pool=0)
    table.act("develop")
    table.place()
    assert table.scores == (8, 37, 1)
    assert table.winners == (1,)


def test_the_tie_break_is_among_the_leaders_only() -> None:
    """002:426, 002:428."""
    table = Table(
        player("new_sparta", hand="gem_world", chips=15),
        player("epsilon_eridani", hand="comet_zone", chips=15),
        player("old_earth", hand="rebel_base rebel_miners pirate_world", chips=6),
        pool=0,
    )
    table.act("develop")
    table.place()
    assert table.scores == (16, 16, 8)
    assert table.winners == (0, 1)


def test_result_view_and_event_agree() -> None:
    """002:454."""
    table = final(("old_earth gem_world", "", 3))
    assert table.game.view(None)["result"] == {"scores": [6, 22], "winners": [1], "reason": "chips"}
    [ended] = table.events("ended")
    assert (ended["scores"], ended["winners"], ended["reason"]) == ([6, 22], [1], "chips")


# --- The expert game for 2 (002:479 to 002:508) --------------------------------------------------------


def test_the_expert_game_is_for_two() -> None:
    """002:479."""
    for seats in (3, 4):
        with pytest.raises(orrery.BadOption):
            Table.dealt(seats, variant="expert")


def test_both_actions_are_revealed_together() -> None:
    """002:483."""
    table = Table(player("old_earth", money(2)), player("new_sparta", money(2)), variant="expert")
    table.choose(0, "produce", "settle")
    assert table.look(1)["players"][0]["actions"] == []
    table.choose(1, "develop", "settle")
    assert sorted(table.look(1)["players"][0]["actions"]) == ["produce", "settle"]
    assert table.phases() == ["develop"]


def test_one_develop_card_each_is_one_phase() -> None:
    """002:106, 002:485."""
    table = Table(player("old_earth"), player("new_sparta"), variant="expert")
    table.act("develop produce", "develop settle")
    table.finish()
    assert table.phases() == ["develop", "settle", "produce"]


def test_both_may_double_the_same_phase_and_have_every_bonus() -> None:
    """002:485."""
    table = Table(
        player("old_earth", hand="public_works export_duties"),
        player("new_sparta", hand="investment_credits expedition_force"),
        variant="expert",
    )
    table.act("develop develop_2")
    table.place("public_works", "investment_credits")
    table.place("export_duties", "expedition_force")
    assert table.phases() == ["develop", "develop_2"]
    assert table.paid(0) == table.paid(1) == [[], []]


def test_a_cost_reduction_built_first_lowers_the_second_development() -> None:
    """002:485."""
    table = Table(
        player("old_earth", hand=f"investment_credits drop_ships {money(4, without='investment_credits')}"),
        variant="expert",
    )
    table.act("develop develop_2", "settle produce")
    table.place("investment_credits")
    table.place("drop_ships")
    assert table.ways(0) == {(): 4 - 1 - 1}


def test_a_bank_built_first_draws_at_the_start_of_the_second_phase() -> None:
    """002:485."""
    table = Table(player("old_earth", hand="interstellar_bank gem_world"), deck="rebel_base", variant="expert")
    table.act("develop develop_2", "settle produce")
    table.place("interstellar_bank")
    assert table.phases()[-1] == "develop_2"
    assert table.drew(0, "bank") == ["rebel_base"]


def test_the_same_development_cannot_be_built_in_both_phases() -> None:
    """002:185, 002:485."""
    table = Table(player("old_earth", hand="public_works public_works gem_world"), variant="expert")
    table.act("develop develop_2", "settle produce")
    table.place("public_works")
    assert table.phases()[-1] == "develop_2"
    assert "public_works" not in table.offered(0)


def test_a_doubled_settle_brings_two_worlds_and_two_bonuses() -> None:
    """002:485."""
    table = Table(player("old_earth", hand="refugee_world pilgrimage_world"), variant="expert")
    table.act("settle settle_2", "develop produce")
    table.place()
    table.place("refugee_world")
    assert len(table.drew(0, "bonus")) == 1
    table.place("pilgrimage_world")
    assert len(table.drew(0, "bonus")) == 2
    assert table.tableau(0) == ["old_earth", "refugee_world", "pilgrimage_world"]


def test_who_did_not_choose_the_phase_takes_part_in_both_without_bonus() -> None:
    """002:104, 002:485."""
    table = Table(player("old_earth"), player("new_sparta", hand="outlaw_world new_survivalists"), variant="expert")
    table.act("settle settle_2", "develop produce")
    table.place()
    table.place("", "outlaw_world")
    table.place("", "new_survivalists")
    assert table.drew(1, "bonus") == []
    assert table.tableau(1) == ["new_sparta", "outlaw_world", "new_survivalists"]


def test_an_expert_may_choose_any_two_different_phases() -> None:
    """002:483."""
    table = Table(player("old_earth gem_world", goods="gem_world"), variant="expert")
    table.act("consume_x2 produce", "settle develop")
    table.finish()
    assert table.phases() == ["develop", "settle", "consume", "produce"]
    assert table.chips(0) == 2
    assert table.goods(0) == ["gem_world"]


def test_trade_without_2x_is_not_doubled_in_the_expert_game() -> None:
    """002:486."""
    goods = "gem_world destroyed_world"
    table = Table(player(f"old_earth {goods}", goods=goods), variant="expert")
    table.act("consume_trade produce", "consume_x2 settle")
    table.finish(until="trade")
    table.choose(0, "destroyed_world")
    assert table.chips(0) == 1
    assert table.hand_size(0) >= 3 + 1


def test_sales_bring_the_same_in_both_variants() -> None:
    """002:350."""
    assert sells("pre_sentient_race") == 4
