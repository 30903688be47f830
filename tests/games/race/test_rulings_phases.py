"""The open questions of the rulebook about the phases I to V as they were settled, as in `test_rulings`."""

from __future__ import annotations

import pytest

from tests.games.race.gauges import (
    can_settle,
    consuming,
    cost,
    producing,
    sells,
    strength,
)
from tests.games.race.table import Table, bag, money, player

# --- I: Explore ----------------------------------------------------------------------------------------


def test_everybody_draws_then_all_choose_then_the_discards_are_made() -> None:
    table = Table(player("old_earth"), player("new_sparta"))
    table.act("explore_5", "explore_1_1")
    assert table.questions() == {0: "explore", 1: "explore"}
    assert (len(table.looking(0)), len(table.looking(1))) == (7, 3)
    table.choose(0, table.offered(0)[0])
    assert table.discards_size == 0
    assert table.events("kept") == []
    table.choose(1, *table.offered(1)[:2])
    assert table.discards_size == 6 + 1


def test_what_is_looked_at_is_not_part_of_a_reshuffle() -> None:
    deck = "gem_world rebel_base rebel_miners comet_zone new_earth"
    table = Table(player("old_earth"), player("new_sparta"), deck=deck, only=True)
    table.act("explore_1_1", "settle")
    assert len(table.events("reshuffled")) == 1
    assert table.deck_size == 114 - 2 - 5
    table.choose(0, "gem_world", "rebel_base")
    table.choose(1, "new_earth")
    assert table.discards_size == 2


def test_only_cards_just_looked_at_may_be_discarded_when_exploring() -> None:
    table = Table(player("old_earth", hand="gem_world"), deck="rebel_base rebel_miners comet_zone")
    table.act("explore_1_1")
    assert sorted(map(str, table.offered(0))) == bag("comet_zone rebel_base rebel_miners")
    table.choose(0, "rebel_base", "comet_zone")
    assert "gem_world" in table.hand(0)


# --- II: Develop ---------------------------------------------------------------------------------------


def test_interstellar_bank_draws_before_anyone_chooses() -> None:
    table = Table(player("old_earth interstellar_bank", hand="colony_ship"), deck="public_works")
    table.act("develop")
    assert set(table.offered(0)) == {"colony_ship", "public_works"}
    table.place("colony_ship")
    if table.asked(0) == "pay":
        table.pay(0, "public_works")  # what was drawn is spent
    assert table.tableau(0)[-1] == "colony_ship"
    assert table.hand(0) == []


def test_a_development_may_not_be_in_the_tableau_twice() -> None:
    table = Table(player("old_earth public_works", hand=f"public_works {money(3)}"))
    table.act("develop")
    assert "public_works" not in table.offered(0)
    assert table.refusal(0, "public_works") == "not_offered"


@pytest.mark.parametrize(
    ("card", "world"), [("colony_ship", "terraformed_world"), ("new_military_tactics", "pirate_world")]
)
def test_the_second_copy_may_be_built_once_the_first_was_discarded(card: str, world: str) -> None:
    table = Table(player(f"old_earth {card}", hand=f"{world} {card}"))
    table.act("settle")
    table.place(world)
    assert card not in table.tableau(0)
    table.act("develop")
    assert card in table.offered(0)
    table.place(card)
    table.finish()
    assert card in table.tableau(0)


def test_a_cost_is_lowered_by_all_powers_and_the_bonus_but_never_below_0() -> None:
    cheap = "old_earth investment_credits galactic_federation"
    assert cost("consumer_markets", cheap) == 5 - 1 - 2
    assert cost("consumer_markets", cheap, bonus=True) == 5 - 1 - 2 - 1
    assert cost("public_works", cheap, bonus=True) == 0


def test_the_card_drawn_after_building_cannot_help_to_pay() -> None:
    table = Table(player("old_earth public_works", hand="drop_ships gem_world comet_zone"), deck="rebel_base")
    table.act("develop")
    assert "drop_ships" not in table.offered(0)  # 3 to pay with the bonus, 2 in hand


def test_the_draw_after_building_comes_after_the_payment() -> None:
    table = Table(player("old_earth public_works", hand="colony_ship gem_world comet_zone"), deck="rebel_base")
    table.act("develop")
    table.place("colony_ship")
    assert table.asked(0) == "pay"
    assert table.drew(0, "after") == []
    table.pay(0, "gem_world")
    assert table.drew(0, "after") == ["rebel_base"]


# --- III: Settle ---------------------------------------------------------------------------------------


def test_the_windfall_good_is_laid_when_the_world_is_revealed_before_payments() -> None:
    table = Table(player("new_sparta", hand="destroyed_world gem_world comet_zone"))
    table.act("settle")
    table.place("destroyed_world")
    assert table.asked(0) == "pay"
    assert table.goods(0) == ["destroyed_world"]


def test_the_settle_bonus_comes_first_then_the_draws_after_settling() -> None:
    table = Table(
        player("old_earth terraforming_robots", hand="gem_world comet_zone plague_world new_earth"),
        deck="rebel_base rebel_miners",
    )
    table.act("settle")
    table.place("gem_world")
    assert table.drew(0, "bonus") == table.drew(0, "after") == []
    table.pay(0, "comet_zone plague_world")
    assert table.drew(0, "bonus") == ["rebel_base"]
    assert table.drew(0, "after") == ["rebel_miners"]


def test_without_a_world_placed_there_is_neither_bonus_nor_draw() -> None:
    table = Table(player("old_earth terraforming_robots", hand="gem_world"))
    table.act("settle")
    table.place()
    assert table.hand(0) == ["gem_world"]


def test_terraforming_robots_draw_for_conquered_worlds_too() -> None:
    table = Table(player("new_sparta terraforming_robots", hand="outlaw_world"), deck="rebel_base rebel_miners")
    table.act("settle")
    table.place("outlaw_world")
    assert table.hand(0) == bag("rebel_base rebel_miners")


def test_general_military_is_the_sum_of_all_powers_negatives_included() -> None:
    assert strength("new_sparta space_marines contact_specialist") == 2 + 2 - 1
    assert strength("new_sparta contact_specialist refugee_world") == 0
    assert not can_settle("outlaw_world", "old_earth expedition_force empath_world refugee_world")


def test_specialised_military_adds_by_goods_kind_or_rebel_flag() -> None:
    both = "alpha_centauri galactic_imperium"
    assert can_settle("rebel_underground", both)
    assert can_settle("rebel_outpost", f"{both} expedition_force")
    # Rebel Miners are rebels and give Rare Elements: 1 + 4 - 1 - 1 - 1 is enough for 2, and 1 - 3 would not be.
    assert can_settle("rebel_miners", f"{both} contact_specialist refugee_world empath_world")
    assert not can_settle("former_penal_colony", f"{both} expedition_force")


def test_alien_restrictions_look_at_the_goods_not_at_the_title() -> None:
    assert can_settle("alien_rosetta_stone_world", "old_earth colony_ship")
    assert not can_settle("deserted_alien_colony", "old_earth colony_ship")
    assert cost("alien_rosetta_stone_world", "old_earth alien_tech_institute") == 3


def test_a_conquest_paid_for_costs_defence_less_1_less_every_reduction_that_fits() -> None:
    table = Table(player("alpha_centauri contact_specialist space_marines", hand=f"rebel_base rebel_miners {money(5)}"))
    table.act("settle")
    table.place("rebel_base")
    assert table.ways(0) == {("contact_specialist",): 5}
    reduced = Table(player("alpha_centauri contact_specialist", hand=f"rebel_miners {money(2)}"))
    reduced.act("settle")
    reduced.place("rebel_miners")
    assert reduced.paid(0) == [[]]  # 2 - 1, less 1 for Rare Elements


def test_powers_to_pay_for_conquest_do_not_add_up() -> None:
    tableau = "galactic_trade_emissaries contact_specialist"
    table = Table(player(tableau, hand=f"rebel_outpost {money(6)}"), start="experienced")
    table.act("settle")
    table.place("rebel_outpost")
    assert set(table.ways(0).values()) == {5 - 1}


def test_who_could_conquer_a_world_may_still_pay() -> None:
    table = Table(player("new_sparta space_marines contact_specialist", hand=f"pirate_world {money(3)}"))
    table.act("settle")
    table.place("pirate_world")
    assert table.ways(0) == {(): 0, ("contact_specialist",): 2}
    table.pay(0, money(2), use="contact_specialist")
    [paid] = table.events("paid", 0)
    assert (paid["how"], paid["n"]) == ("paid", 2)


def test_who_could_pay_for_a_world_may_still_conquer_it() -> None:
    table = Table(player("new_sparta space_marines contact_specialist", hand=f"pirate_world {money(3)}"))
    table.act("settle")
    table.place("pirate_world")
    table.pay(0)
    [paid] = table.events("paid", 0)
    assert (paid["how"], paid["n"]) == ("conquered", 0)
    assert "contact_specialist" in table.tableau(0)


def test_colony_ship_with_a_pay_power_takes_a_military_world_for_nothing() -> None:
    table = Table(player("old_earth contact_specialist colony_ship", hand=f"rebel_outpost {money(5)}"))
    table.act("settle")
    table.place("rebel_outpost")
    assert table.ways(0) == {("contact_specialist",): 4, ("colony_ship", "contact_specialist"): 0}
    table.pay(0, use="contact_specialist colony_ship")
    assert table.tableau(0) == ["old_earth", "contact_specialist", "rebel_outpost"]


def test_colony_ship_without_a_pay_power_takes_no_military_world() -> None:
    assert not can_settle("outlaw_world", "old_earth colony_ship", money(5))


def test_new_military_tactics_may_be_discarded_even_if_not_needed() -> None:
    table = Table(player("new_sparta new_military_tactics", hand="former_penal_colony gem_world"))
    table.act("settle")
    table.place("former_penal_colony")
    assert table.ways(0) == {(): 0, ("new_military_tactics",): 0}
    table.pay(0, use="new_military_tactics")
    assert table.tableau(0) == ["new_sparta", "former_penal_colony"]


def test_new_military_tactics_last_until_the_end_of_the_phase_only() -> None:
    table = Table(
        player("old_earth new_military_tactics", hand="pirate_world outlaw_world new_survivalists"),
        deck="gem_world export_duties",  # the good of Pirate World, and the bonus
        variant="expert",
    )
    table.act("settle settle_2", "develop produce")
    table.place()
    table.place("pirate_world")
    assert table.phases()[-1] == "settle_2"
    assert table.hand(0) == bag("export_duties new_survivalists outlaw_world")
    assert table.offered(0) == []  # a strength of 0 again


def test_new_military_tactics_never_lower_a_payment() -> None:
    table = Table(player("old_earth contact_specialist new_military_tactics", hand=f"rebel_outpost {money(5)}"))
    table.act("settle")
    table.place("rebel_outpost")
    assert set(table.ways(0).values()) == {4}
    assert table.refusal(0, "use:new_military_tactics", *money(1).split()) is not None


def test_a_discarded_card_leaves_the_tableau_at_once_and_counts_no_more() -> None:
    table = Table(player("old_earth colony_ship", hand="gem_world", chips=0), player("new_sparta", chips=24), pool=0)
    table.act("settle")
    table.place("gem_world")
    assert table.tableau(0) == ["old_earth", "gem_world"]
    assert table.scores[0] == 2 + 1


def test_colony_ship_does_not_go_with_a_partial_payment_and_nobody_pays_too_much() -> None:
    table = Table(player("old_earth colony_ship", hand="gem_world rebel_base rebel_miners comet_zone"))
    table.act("settle")
    table.place("gem_world")
    assert table.refusal(0, "use:colony_ship", "rebel_base") is not None
    assert table.refusal(0, "rebel_base") is not None
    assert table.refusal(0, "rebel_base", "rebel_miners", "comet_zone") is not None
    assert table.refusal(0, "rebel_base", "rebel_miners") is None


def test_one_world_for_each_player_and_phase() -> None:
    table = Table(player("old_earth", hand=f"gem_world spice_world {money(5)}"))
    table.act("settle")
    assert table.refusal(0, "gem_world", "spice_world") == "too_many"


# --- $: Trade and IV: Consume --------------------------------------------------------------------------


def test_each_player_in_turn_sells_then_consumes_everything() -> None:
    table = Table(
        player("new_sparta gem_world", goods="gem_world"),
        player("epsilon_eridani spice_world new_vinland", goods="spice_world new_vinland"),
        deck="rebel_base rebel_miners pirate_world comet_zone artist_colony new_earth plague_world outlaw_world",
    )
    table.act("consume_trade")
    table.choose(1, "new_vinland")  # 2 + 2 cards, for Spice World
    assert table.drew(1, "trade") == ["rebel_base", "rebel_miners", "pirate_world", "comet_zone"]
    table.choose(1, "new_vinland:0")
    assert table.drew(1, "consume") == ["artist_colony", "new_earth"]
    assert table.drew(0, "trade") == ["plague_world", "outlaw_world"]


def test_the_sale_is_compulsory_for_a_trader_with_a_good() -> None:
    table = Table(player("new_sparta gem_world spice_world", goods="gem_world spice_world"))
    table.act("consume_trade")
    assert table.asked(0) == "trade"
    assert table.refusal(0) == "too_few"
    assert table.choices(0) == [("gem_world",), ("spice_world",)]


def test_a_trader_without_a_good_loses_the_bonus() -> None:
    table = Table(player("new_sparta gem_world"))
    table.act("consume_trade")
    assert table.round == 2
    assert table.hand_size(0) == 0


def test_every_matching_trade_power_adds_to_the_price() -> None:
    assert sells("star_nomad_lair", "old_earth export_duties spice_world genetics_lab") == 2 + 1 + 1 + 1 + 2
    assert sells("pre_sentient_race", "new_sparta genetics_lab bio_hazard_mining_world pirate_world") == 4 + 1 + 2


def test_trade_league_and_black_market_sell_without_the_trade_action() -> None:
    for card, drawn in {"trade_league": 3 + 1 + 1, "black_market_trading_world": 3}.items():
        table = consuming(f"new_sparta export_duties radioactive_world {card}", goods="radioactive_world")
        assert table.hand_size(0) == drawn


def test_each_consume_power_is_used_once_in_a_phase() -> None:
    table = consuming("new_sparta new_vinland gem_world", goods="new_vinland gem_world")
    table.choose(0, "gem_world")
    assert table.goods(0) == ["new_vinland"]
    assert table.round == 2


def test_compulsory_powers_go_on_until_none_can_be_used() -> None:
    goods = "gem_world spice_world space_port"
    table = consuming(f"new_sparta public_works new_vinland {goods}", goods=goods)
    assert table.refusal(0) == "too_few"
    table.choose(0, "public_works:1")
    table.choose(0, "gem_world")
    table.choose(0, "spice_world")  # New Vinland is left, and must be used
    assert table.goods(0) == ["space_port"]
    assert (table.chips(0), table.hand_size(0)) == (1, 2)


def test_powers_for_up_to_n_take_as_many_goods_as_they_can() -> None:
    goods = "gem_world spice_world space_port artist_colony"
    table = consuming(f"new_sparta consumer_markets {goods}", goods=goods)
    assert (table.question(0).least, table.question(0).most) == (3, 3)


def test_powers_for_exactly_n_cannot_be_used_with_fewer() -> None:
    for card in ("tourist_world", "mining_league", "diversified_economy"):
        table = consuming(f"new_sparta {card} radioactive_world", goods="radioactive_world")
        assert table.goods(0) == ["radioactive_world"]
        assert table.chips(0) == 0


def test_diversified_economy_cannot_be_used_without_three_kinds() -> None:
    goods = "gem_world spice_world radioactive_world asteroid_belt"
    table = consuming(f"new_sparta diversified_economy {goods}", goods=goods)
    assert table.goods(0) == bag(goods)


def test_pilgrimage_world_takes_even_a_single_good_for_nothing() -> None:
    table = consuming("new_sparta pilgrimage_world gem_world", goods="gem_world")
    assert table.goods(0) == []
    assert table.chips(0) == 0


def test_draws_and_the_flip_are_compulsory_at_any_point_of_the_sequence() -> None:
    table = consuming("new_sparta new_economy gambling_world public_works gem_world", goods="gem_world")
    offered = {"new_economy:0", "gambling_world:0", "gambling_world:1", "public_works:1"}
    assert set(table.offered(0)) == offered
    assert table.refusal(0) == "too_few"
    table.choose(0, "public_works:1")
    assert set(table.offered(0)) == {"new_economy:0", "gambling_world:1"}
    assert table.refusal(0) == "too_few"


def test_a_number_from_1_to_7_is_named_and_a_cost_of_0_never_matches() -> None:
    for number in range(1, 8):
        table = consuming("new_sparta gambling_world", deck="refugee_world")
        assert table.offered(0) == [1, 2, 3, 4, 5, 6, 7]
        table.choose(0, number)
        assert table.hand(0) == []
    table = consuming("new_sparta gambling_world", deck="refugee_world")
    assert table.refusal(0, 0) == "not_offered"


def test_discarding_hand_cards_is_optional_and_may_be_partial() -> None:
    table = consuming("new_sparta deficit_spending", hand="rebel_base rebel_miners gem_world")
    assert table.choices(0) == [(), ("deficit_spending:0",)]
    declined = consuming("new_sparta deficit_spending", hand="rebel_base rebel_miners gem_world")
    declined.choose(0)
    assert declined.chips(0) == 0
    table.choose(0, "deficit_spending:0")
    table.choose(0, "rebel_base")
    assert table.chips(0) == 1
    assert table.round == 2


def test_cards_drawn_earlier_in_the_phase_may_be_discarded_for_points() -> None:
    table = consuming("new_sparta deficit_spending new_economy", deck="rebel_base")
    table.choose(0, "deficit_spending:0")
    table.choose(0, "rebel_base")
    assert table.chips(0) == 1


def test_discarding_hand_cards_is_declined_only_when_nothing_compulsory_is_left() -> None:
    table = consuming("new_sparta deficit_spending new_economy", hand="gem_world")
    assert table.refusal(0) == "too_few"
    table.choose(0, "new_economy:0")
    assert table.refusal(0) is None


def test_2x_doubles_the_chips_for_goods_not_the_cards() -> None:
    table = consuming("new_sparta galactic_resort", goods="galactic_resort", action="consume_x2")
    assert table.chips(0) == 2
    assert table.hand_size(0) == 1


def test_2x_doubles_the_chips_of_pilgrimage_world() -> None:
    goods = "gem_world spice_world destroyed_world"
    assert consuming(f"new_sparta pilgrimage_world {goods}", goods=goods, action="consume_x2").chips(0) == 4


def test_chips_are_paid_in_full_and_the_pool_may_go_below_0() -> None:
    goods = "gem_world spice_world space_port"
    table = Table(player(f"new_sparta consumer_markets {goods}", goods=goods), player("old_earth", chips=23), pool=1)
    table.act("consume_x2")
    assert table.chips(0) == 6
    assert table.pool == 1 - 6
    assert table.scores[0] == 1 + 3 + 1 + 1 + 1 + 6


# --- V: Produce ----------------------------------------------------------------------------------------


def test_a_player_orders_his_own_windfall_powers() -> None:
    table = producing("new_sparta mining_robots galactic_engineers destroyed_world refugee_world", bonus=True)
    assert set(table.offered(0)) == {
        "mining_robots:1@destroyed_world",
        "galactic_engineers:1@destroyed_world",
        "galactic_engineers:1@refugee_world",
        "bonus@destroyed_world",
        "bonus@refugee_world",
    }
    table.choose(0, "galactic_engineers:1@destroyed_world")
    # Mining Robots find nothing empty of their kind any more: only the bonus is left, for the one world left.
    assert table.goods(0) == bag("destroyed_world refugee_world")
    assert table.events("good_placed", 0)[-1]["power"] == "bonus"


def test_the_bonus_and_free_windfall_powers_must_be_used() -> None:
    bonus = producing("new_sparta destroyed_world refugee_world", bonus=True)
    assert bonus.refusal(0) == "too_few"
    power = producing("new_sparta galactic_engineers destroyed_world refugee_world")
    assert power.refusal(0) == "too_few"


def test_discarding_to_produce_is_optional_and_needs_a_hand_card() -> None:
    without = producing("terraforming_colonists destroyed_world", start="experienced")
    assert without.goods(0) == []
    assert without.round == 2
    declined = producing("terraforming_colonists destroyed_world", hand="gem_world", start="experienced")
    assert declined.asked(0) == "produce"
    declined.choose(0)
    assert declined.goods(0) == []
    assert declined.hand(0) == ["gem_world"]


def test_a_card_drawn_earlier_in_the_phase_may_be_discarded_to_produce() -> None:
    table = producing("terraforming_colonists destroyed_world rebel_underground", deck="gem_world", start="experienced")
    assert table.asked(0) == "produce"
    table.choose(0, "terraforming_colonists:1@destroyed_world")
    table.finish()
    assert table.goods(0) == ["destroyed_world"]
    assert table.hand(0) == []


def test_the_card_to_discard_is_asked_for_where_there_are_two() -> None:
    power = "terraforming_colonists:1@destroyed_world"
    one = producing("terraforming_colonists destroyed_world", hand="gem_world", start="experienced")
    one.choose(0, power)
    assert one.asked(0) == "action"
    two = producing("terraforming_colonists destroyed_world", hand="gem_world comet_zone", start="experienced")
    two.choose(0, power)
    assert two.asked(0) == "produce_discard"
    two.choose(0, "comet_zone")
    assert (one.goods(0), one.hand(0)) == (["destroyed_world"], [])
    assert (two.goods(0), two.hand(0)) == (["destroyed_world"], ["gem_world"])


def test_who_declines_to_discard_is_not_asked_again_for_a_power_that_fits_nothing() -> None:
    """Genetics Lab finds no empty world of its kind."""
    table = producing("terraforming_colonists genetics_lab destroyed_world", hand="gem_world", start="experienced")
    assert table.offered(0) == ["terraforming_colonists:1@destroyed_world"]
    table.choose(0)
    assert table.asked(0) == "action"


def test_a_card_drawn_for_a_good_may_be_discarded_to_produce_another() -> None:
    table = producing("terraforming_colonists destroyed_world runaway_robots", bonus=True, start="experienced")
    table.choose(0, "bonus@runaway_robots")
    assert table.hand_size(0) == 1
    table.choose(0, "terraforming_colonists:1@destroyed_world")
    table.finish()
    assert table.goods(0) == bag("destroyed_world runaway_robots")
    assert table.hand(0) == []


def test_draws_for_goods_produced_count_windfall_worlds_and_come_last() -> None:
    table = producing("new_sparta consumer_markets artist_colony refugee_world", bonus=True)
    assert table.hand_size(0) == 2
    assert producing("new_sparta research_labs alien_rosetta_stone_world deserted_alien_colony").hand_size(0) == 1
    kinds = producing("new_sparta diversified_economy destroyed_world genetics_lab pre_sentient_race artist_colony")
    assert kinds.hand_size(0) == 2  # genes and novelty


def test_goods_that_were_there_before_are_not_goods_produced() -> None:
    table = producing("new_sparta consumer_markets artist_colony spice_world", goods="spice_world")
    assert table.hand_size(0) == 1


def test_most_rare_is_checked_after_everybody_produced() -> None:
    tableaus = [player("old_earth mining_conglomerate rebel_miners"), player("new_sparta destroyed_world")]
    level = Table(*tableaus)
    level.act("settle", "produce")  # the other's bonus: one Rare good each
    level.place()
    assert level.drew(0, "produce") == []
    more = Table(*tableaus)
    more.act("produce", "develop")
    more.place()
    assert len(more.drew(0, "produce")) == 2


def test_nobody_has_most_when_nobody_produced() -> None:
    assert producing("new_sparta mining_conglomerate").hand(0) == []


def test_most_rare_is_against_every_other_player() -> None:
    table = Table(
        player("old_earth mining_conglomerate rebel_miners"),
        player("new_sparta"),
        player("epsilon_eridani mining_conglomerate comet_zone"),
    )
    table.act("produce")
    assert table.drew(0, "produce") == []
    assert len(table.drew(2, "produce")) == 1  # Comet Zone's own card


def test_runaway_robots_draw_for_a_good_produced_in_this_phase_only() -> None:
    assert producing("new_sparta mining_robots runaway_robots").hand_size(0) == 1
    assert producing("new_sparta mining_robots runaway_robots", goods="runaway_robots").hand_size(0) == 0


def test_pan_galactic_league_counts_genes_worlds_with_or_without_goods() -> None:
    worlds = "pre_sentient_race empath_world plague_world"
    for goods in ("", "pre_sentient_race", worlds):
        assert producing(f"new_sparta pan_galactic_league {worlds}", goods=goods).hand_size(0) == 3
