"""The remaining clauses of the rulebook about the phases I to V, as in `test_clauses`. `002:102` is line 102."""

from __future__ import annotations

from tests.games.race.gauges import (
    can_conquer,
    can_settle,
    consuming,
    cost,
    explores,
    place,
    producing,
    strength,
)
from tests.games.race.table import Table, bag, box, money, player

# --- I: Explore (002:124 to 002:169) -------------------------------------------------------------------


def test_exactly_the_right_number_of_cards_is_kept() -> None:
    """002:126, 002:134."""
    table = Table(player("old_earth"))
    table.act("explore_1_1")
    cards = table.offered(0)
    assert table.refusal(0, cards[0]) == "too_few"
    assert table.refusal(0, *cards) == "too_many"
    table.choose(0, cards[0], cards[2])
    table.finish()
    assert table.hand(0) == sorted([str(cards[0]), str(cards[2])])


def test_explore_powers_add_up_with_each_other_and_with_the_bonus() -> None:
    """002:138, 002:197."""
    cards = "old_earth expedition_force star_nomad_lair galactic_survey_seti research_labs"
    assert explores(cards) == (2 + 1 + 1 + 2, 1 + 1)
    assert explores(cards, "explore_5") == (2 + 4 + 5, 1 + 1)
    assert explores(cards, "explore_1_1") == (2 + 4 + 1, 1 + 1 + 1)


def test_powers_to_draw_do_not_change_how_many_are_kept() -> None:
    """002:521."""
    assert explores("old_earth galactic_survey_seti") == (4, 1)


def test_without_the_explore_phase_nobody_looks_at_anything() -> None:
    """002:102."""
    table = Table(player("old_earth expedition_force"))
    table.act("settle")
    table.place()
    assert table.events("looked") == []


# --- II: Develop (002:175 to 002:223) ------------------------------------------------------------------


def test_building_is_voluntary() -> None:
    """002:177."""
    table = Table(player("old_earth", hand=f"public_works {money(3)}"))
    table.act("develop")
    table.place()
    assert table.tableau(0) == ["old_earth"]
    assert [event["who"] for event in table.events("passed")] == [0, 1]


def test_the_cost_of_a_development_is_paid_in_hand_cards() -> None:
    """002:181."""
    table = Table(player("old_earth", hand="drop_ships gem_world comet_zone rebel_base pirate_world plague_world"))
    table.act("settle", "develop")
    table.place("drop_ships")
    assert table.refusal(0, "gem_world", "comet_zone", "rebel_base") == "too_few"
    assert table.refusal(0, *["gem_world", "comet_zone", "rebel_base", "pirate_world", "plague_world"]) == "too_many"
    table.pay(0, "gem_world comet_zone rebel_base plague_world")
    assert table.hand(0) == ["pirate_world"]
    assert table.discards_size == 4


def test_a_card_cannot_pay_for_itself() -> None:
    """002:181."""
    assert can_settle("gem_world", "old_earth", "comet_zone rebel_base")
    assert not can_settle("gem_world", "old_earth", "comet_zone")


def test_only_developments_are_built_and_only_worlds_are_settled() -> None:
    """002:177, 002:215, 002:245."""
    table = Table(player("old_earth", hand=f"public_works artist_colony {money(2)}"))
    table.act("develop", "settle")
    assert table.refusal(0, "artist_colony") == "not_offered"
    table.place()
    assert table.refusal(0, "public_works") == "not_offered"


def test_the_bonus_is_without_effect_where_nothing_is_paid() -> None:
    """002:183."""
    table = place("public_works", "old_earth investment_credits", bonus=True)
    assert table.paid(0) == [[]]
    assert table.hand_size(0) == 7


def test_two_players_may_build_the_same_development() -> None:
    """002:185: only one's own tableau counts."""
    table = Table(player("old_earth", hand="public_works"), player("new_sparta public_works"))
    table.act("develop")
    table.place("public_works")
    assert table.tableau(0) == ["old_earth", "public_works"]


# --- III: Settle (002:243 to 002:322) ------------------------------------------------------------------


def test_settling_is_voluntary() -> None:
    """002:245."""
    table = Table(player("new_sparta", hand="outlaw_world"))
    table.act("settle")
    assert () in table.choices(0)
    table.place()
    assert table.hand(0) == ["outlaw_world"]


def test_only_who_chose_settle_draws_the_bonus() -> None:
    """002:251."""
    table = Table(player("old_earth", hand="refugee_world"), player("new_sparta", hand="outlaw_world"))
    table.act("settle", "produce")
    table.place("refugee_world", "outlaw_world")
    assert len(table.drew(0, "bonus")) == 1
    assert table.drew(1, "bonus") == []


def test_a_conquest_draws_the_bonus_too() -> None:
    """002:270."""
    table = Table(player("new_sparta", hand="outlaw_world"), deck="rebel_base")
    table.act("settle")
    table.place("outlaw_world")
    assert table.hand(0) == ["rebel_base"]


def test_military_worlds_cannot_be_paid_for() -> None:
    """002:268."""
    assert not can_settle("outlaw_world", "old_earth", money(8))
    assert not can_settle("outlaw_world", "old_earth replicant_robots", money(8))


def test_a_strength_equal_to_the_defence_is_enough() -> None:
    """002:270."""
    assert can_conquer("former_penal_colony", "new_sparta")
    assert not can_conquer("pirate_world", "new_sparta")
    assert can_conquer("outlaw_world", "new_sparta")


def test_a_conquest_with_a_halo_finds_its_good() -> None:
    """002:270."""
    assert place("former_penal_colony", "new_sparta").goods(0) == ["former_penal_colony"]


def test_a_windfall_is_found_once_when_the_world_is_settled() -> None:
    """002:304: once consumed it does not come back by itself."""
    table = Table(player("old_earth refugee_world", goods="refugee_world"), player("new_sparta"))
    table.act("consume_x2")
    assert table.goods(0) == []
    table.act("settle", "produce")
    table.place()
    assert table.goods(0) == []


def test_a_paid_military_world_finds_its_good_and_draws_the_bonus() -> None:
    """002:278, 002:257, 002:251."""
    table = Table(player("old_earth contact_specialist", hand="pirate_world gem_world comet_zone rebel_base"))
    table.act("settle")
    table.place("pirate_world")
    table.pay(0, "gem_world comet_zone", use="contact_specialist")
    assert table.goods(0) == ["pirate_world"]
    assert len(table.drew(0, "bonus")) == 1


def test_a_defence_of_1_is_paid_with_nothing_even_by_the_weak() -> None:
    """002:278."""
    assert can_settle("outlaw_world", "old_earth contact_specialist")
    assert not can_conquer("outlaw_world", "old_earth contact_specialist")


def test_reductions_for_a_kind_do_not_touch_other_kinds() -> None:
    """002:555, 002:578."""
    assert cost("plague_world", "alpha_centauri mining_robots alien_tech_institute") == 3
    assert cost("deserted_alien_outpost", "alpha_centauri mining_robots alien_tech_institute") == 2
    assert cost("alien_rosetta_stone_world", "alpha_centauri mining_robots alien_tech_institute") == 3


def test_specialised_military_adds_to_general_military() -> None:
    """002:578."""
    assert can_conquer("alien_robot_scout_ship", "new_sparta alien_tech_institute")
    assert not can_conquer("lost_alien_warship", "new_sparta alien_tech_institute")
    assert can_conquer("lost_alien_battle_fleet", "new_sparta alien_tech_institute alien_rosetta_stone_world")


def test_temporary_military_adds_to_general_and_specialised_military() -> None:
    """002:276, 002:583."""
    table = Table(player("new_sparta new_military_tactics galactic_imperium", hand="rebel_homeworld"))
    table.act("settle")
    assert table.offered(0) == ["rebel_homeworld"]
    table.place("rebel_homeworld")
    assert table.tableau(0) == ["new_sparta", "galactic_imperium", "rebel_homeworld"]


def test_two_low_strengths_make_a_negative_one() -> None:
    """002:568."""
    assert strength("old_earth refugee_world empath_world expedition_force") == 0
    assert not can_conquer("outlaw_world", "old_earth refugee_world empath_world space_marines")
    assert can_conquer("outlaw_world", "old_earth refugee_world empath_world drop_ships")


# --- IV: Consume (002:324 to 002:386) ------------------------------------------------------------------


def test_everybody_must_consume_whoever_chose_the_phase() -> None:
    """002:326."""
    table = Table(player("new_sparta"), player("old_earth gem_world", goods="gem_world"))
    table.act("consume_x2", "settle")
    table.place()
    assert table.goods(1) == []
    assert table.chips(1) == 1


def test_a_good_may_be_consumed_by_any_world_and_serves_one_power() -> None:
    """002:336."""
    table = consuming("old_earth gem_world public_works", goods="gem_world")
    table.choose(0, "public_works:1")
    assert table.chips(0) == 1
    assert table.round == 2


def test_the_player_chooses_which_good_is_consumed() -> None:
    """002:338."""
    for world in ("gem_world", "destroyed_world"):
        table = consuming("earths_lost_colony gem_world destroyed_world", goods="gem_world destroyed_world")
        assert table.asked(0) == "consume_goods"
        table.choose(0, world)
        assert table.goods(0) == [{"gem_world": "destroyed_world", "destroyed_world": "gem_world"}[world]]


def test_a_player_may_choose_an_order_that_leaves_goods() -> None:
    """002:340."""
    tableau, goods = "new_sparta public_works new_survivalists destroyed_world", "new_survivalists destroyed_world"
    table = consuming(tableau, goods)
    table.choose(0, "public_works:1")
    table.choose(0, "new_survivalists")
    assert table.goods(0) == ["destroyed_world"]  # New Survivalists take Novelty goods only
    assert (table.chips(0), table.hand_size(0)) == (1, 0)

    full = consuming(tableau, goods)
    full.choose(0, "new_survivalists:0")
    assert full.goods(0) == []
    assert (full.chips(0), full.hand_size(0)) == (1, 1)


def test_powers_can_be_used_after_pilgrimage_world_only_with_goods_left() -> None:
    """002:659: all goods, perhaps after other powers."""
    goods = "gem_world spice_world destroyed_world"
    late = consuming(f"earths_lost_colony pilgrimage_world {goods}", goods)
    late.choose(0, "earths_lost_colony:0")
    late.choose(0, "gem_world")
    assert late.chips(0) == 1 + (2 - 1)
    early = consuming(f"earths_lost_colony pilgrimage_world {goods}", goods)
    early.choose(0, "pilgrimage_world:0")
    assert early.chips(0) == 3 - 1


def test_goods_consumed_are_discarded() -> None:
    """002:334."""
    table = consuming("earths_lost_colony", "earths_lost_colony")
    assert table.discards_size == 1


def test_a_good_sold_is_discarded_and_not_consumed() -> None:
    """002:350."""
    table = Table(player("earths_lost_colony", goods="earths_lost_colony"))
    table.act("consume_trade")
    assert table.goods(0) == []
    assert table.discards_size == 1
    assert table.chips(0) == 0
    assert table.hand_size(0) == 2


def test_one_good_is_sold_the_others_are_consumed() -> None:
    """002:350."""
    table = Table(
        player("old_earth gem_world destroyed_world refugee_world", goods="gem_world destroyed_world refugee_world")
    )
    table.act("consume_trade")
    table.choose(0, "destroyed_world")
    assert table.hand_size(0) == 3 + 1
    assert table.chips(0) == 2
    assert table.goods(0) == []


def test_only_who_chose_trade_sells() -> None:
    """002:356."""
    table = Table(
        player("new_sparta gem_world", goods="gem_world"), player("old_earth spice_world", goods="spice_world")
    )
    table.act("consume_trade", "settle")
    table.place()
    assert len(table.drew(0, "trade")) == 2
    assert table.drew(1, "trade") == []


def test_trade_powers_serve_only_in_sales() -> None:
    """002:358."""
    table = consuming("new_sparta export_duties spice_world secluded_world", "spice_world")
    assert table.hand_size(0) == 1


def test_2x_doubles_what_every_power_produces_in_chips() -> None:
    """002:360."""
    goods = "gem_world spice_world"
    assert consuming(f"new_sparta tourist_world {goods}", goods, action="consume_x2").chips(0) == 6
    assert consuming(f"new_sparta galactic_trendsetters {goods}", "gem_world", action="consume_x2").chips(0) == 4
    assert consuming(f"old_earth {goods}", goods, action="consume_x2").chips(0) == 4


def test_2x_changes_nothing_but_chips() -> None:
    """002:360."""
    table = consuming("new_sparta new_vinland", "new_vinland", action="consume_x2")
    assert (table.hand_size(0), table.chips(0)) == (2, 0)
    station = consuming(
        "gateway_station gem_world", "gateway_station gem_world", action="consume_x2", start="experienced"
    )
    assert (station.hand_size(0), station.chips(0)) == (3, 2)


def test_2x_is_for_its_player_only() -> None:
    """002:360."""
    assert consuming("earths_lost_colony", "earths_lost_colony").chips(0) == 1


def test_discarding_hand_cards_needs_hand_cards() -> None:
    """002:716."""
    table = consuming("new_sparta deficit_spending")
    assert table.round == 2


def test_two_cards_that_take_hand_cards_take_two_each() -> None:
    """002:342, 002:716."""
    table = consuming(
        "new_sparta deficit_spending merchant_world", hand="gem_world comet_zone rebel_base pirate_world new_earth"
    )
    table.choose(0, "deficit_spending:0")
    table.choose(0, "gem_world", "comet_zone")
    assert table.choices(0) == [(), ("merchant_world:1",)]
    table.choose(0, "merchant_world:1")
    table.choose(0, "rebel_base", "pirate_world")
    assert table.chips(0) == 4
    assert table.hand(0) == ["new_earth"]


def test_up_to_powers_take_goods_of_their_kind_only() -> None:
    """002:639, 002:647."""
    goods = "radioactive_world gem_world"
    table = consuming(f"new_sparta mining_conglomerate {goods}", goods)
    assert table.goods(0) == ["gem_world"]
    assert table.chips(0) == 1


def test_a_sale_with_neither_deck_nor_discards_draws_the_good_itself_at_best() -> None:
    """002:409: the good that was sold is the only discard."""
    rest = box(["new_sparta", "gem_world", "epsilon_eridani", "rebel_base"])
    table = Table(player("new_sparta gem_world", goods="gem_world"), player("epsilon_eridani", hand=" ".join(rest)))
    table.act("consume_trade")
    assert table.hand(0) == ["rebel_base"]


def test_a_flip_with_neither_deck_nor_discards_yields_nothing() -> None:
    """002:409, 002:701."""
    rest = box(["new_sparta", "gambling_world", "epsilon_eridani"])
    table = Table(player("new_sparta gambling_world"), player("epsilon_eridani", hand=" ".join(rest)))
    table.act("consume_x2")
    if table.asked(0) == "gamble":
        table.choose(0, 3)
    assert table.hand(0) == []
    assert table.asked(1) == "hand_limit"


def told(table: Table) -> list[tuple[str, list[str], int, int]]:
    """Every consumption of seat 0 as all can follow it: the power, the worlds, the chips and the cards."""
    return [(event["power"], sorted(event["worlds"]), event["vp"], event["n"]) for event in table.events("consumed", 0)]


def test_everybody_sees_what_is_consumed_and_what_it_brings() -> None:
    """002:326, 002:411: goods, chips and the number of hand cards are in the open."""
    novelties = "gem_world spice_world"
    association = ("free_trade_association:0", bag(novelties))
    assert told(consuming(f"new_sparta free_trade_association {novelties}", novelties)) == [(*association, 2, 2)]
    doubled = consuming(f"new_sparta free_trade_association {novelties}", novelties, action="consume_x2")
    assert told(doubled) == [(*association, 4, 2)]
    assert told(consuming("new_sparta new_economy")) == [("new_economy:0", [], 0, 1)]
    market = consuming("new_sparta black_market_trading_world comet_zone", "comet_zone")
    assert told(market) == [("black_market_trading_world:0", ["comet_zone"], 0, 3)]
    pilgrims = consuming(f"new_sparta pilgrimage_world {novelties}", novelties)
    assert told(pilgrims) == [("pilgrimage_world:0", bag(novelties), 1, 0)]
    alone = consuming("new_sparta pilgrimage_world gem_world", "gem_world", action="consume_x2")
    assert told(alone) == [("pilgrimage_world:0", ["gem_world"], 0, 0)]
    kinds = "gem_world comet_zone pre_sentient_race"
    economy = consuming(f"new_sparta diversified_economy {kinds}", kinds)
    assert told(economy) == [("diversified_economy:0", bag(kinds), 3, 0)]


def test_everybody_sees_what_is_sold_and_how_many_cards_are_discarded_for_points() -> None:
    """002:350, 002:411, 002:716."""
    table = Table(player("new_sparta gem_world deficit_spending", hand="rebel_base", goods="gem_world"))
    table.act("consume_trade")
    [sale] = table.events("sold", 0)
    assert (sale["world"], sale["kind"], sale["n"]) == ("gem_world", "novelty", 2)
    table.choose(0, "deficit_spending:0")
    table.choose(0, "rebel_base")
    [spent] = table.events("discarded_for_vp", 0)
    assert (spent["power"], spent["n"], spent["vp"]) == ("deficit_spending:0", 1, 1)
    assert "cards" not in spent


def test_four_kinds_of_goods_leave_one_to_diversified_economy() -> None:
    """002:633: exactly three goods, all of different kinds, of the player's choice."""
    goods = "gem_world comet_zone pre_sentient_race deserted_alien_colony"
    table = consuming(f"new_sparta diversified_economy {goods}", goods)
    assert len(table.choices(0)) == 4
    table.choose(0, "comet_zone", "pre_sentient_race", "deserted_alien_colony")
    assert table.goods(0) == ["gem_world"]
    two_novelties = "gem_world spice_world comet_zone pre_sentient_race"
    assert len(consuming(f"new_sparta diversified_economy {two_novelties}", two_novelties).choices(0)) == 2


# --- V: Produce (002:391 to 002:401) -------------------------------------------------------------------


def test_every_empty_production_world_of_everybody_produces() -> None:
    """002:393."""
    table = Table(
        player("earths_lost_colony artist_colony plague_world destroyed_world", goods="artist_colony"),
        player("new_sparta rebel_miners alien_robotic_factory"),
    )
    table.act("produce", "settle")
    table.place()
    assert table.goods(0) == bag("artist_colony destroyed_world earths_lost_colony plague_world")
    assert table.goods(1) == bag("alien_robotic_factory rebel_miners")


def test_no_world_holds_more_than_one_good() -> None:
    """002:395."""
    table = Table(player("earths_lost_colony"), player("new_sparta"))
    for _ in range(2):
        table.act("produce")
    assert table.goods(0) == ["earths_lost_colony"]
    assert table.deck_size == 114 - 2 - 1


def test_the_bonus_fills_an_empty_windfall_world_of_who_chose_produce() -> None:
    """002:397."""
    table = Table(player("old_earth destroyed_world"), player("new_sparta refugee_world"))
    table.act("produce", "settle")
    table.place()
    assert table.goods(0) == ["destroyed_world"]
    assert table.goods(1) == []


def test_the_bonus_is_for_one_world_of_the_player_s_choice() -> None:
    """002:397."""
    table = producing("new_sparta destroyed_world pre_sentient_race refugee_world", goods="refugee_world", bonus=True)
    assert table.choices(0) == [("bonus@destroyed_world",), ("bonus@pre_sentient_race",)]
    table.choose(0, "bonus@pre_sentient_race")
    assert table.goods(0) == bag("pre_sentient_race refugee_world")


def test_the_bonus_is_lost_without_an_empty_windfall_world() -> None:
    """002:397: "if possible"."""
    table = producing("new_sparta artist_colony refugee_world", goods="refugee_world", bonus=True)
    assert table.round == 2
    assert table.goods(0) == bag("artist_colony refugee_world")


def test_a_windfall_power_for_a_kind_fills_that_kind_only() -> None:
    """002:740."""
    for card, world in {
        "genetics_lab": "pre_sentient_race",
        "mining_robots": "destroyed_world",
        "expanding_colony": "refugee_world",
        "alien_rosetta_stone_world": "deserted_alien_colony",
    }.items():
        table = producing(f"new_sparta {card} pre_sentient_race destroyed_world refugee_world deserted_alien_colony")
        assert table.goods(0) == [world]


def test_each_produce_power_serves_once() -> None:
    """002:734."""
    table = producing("new_sparta galactic_engineers mining_league destroyed_world radioactive_world asteroid_belt")
    for _ in range(2):
        if table.asked(0) == "produce":
            table.choose(0, *table.choices(0)[0])
    assert len(table.goods(0)) == 2
    assert table.round == 2
