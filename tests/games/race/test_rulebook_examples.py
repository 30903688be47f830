"""The worked examples of the rulebook, and its sentences that name a card. `002:344` is line 344 of its text."""

from __future__ import annotations

import pytest

from tests.games.race.gauges import (
    STRENGTH,
    can_conquer,
    can_settle,
    consuming,
    cost,
    explores,
    place,
    points,
    producing,
    sells,
    strength,
)
from tests.games.race.table import Table, bag, money, player

ALIENS = {
    "alien_robot_sentry": 2,
    "alien_robot_scout_ship": 4,
    "lost_alien_warship": 5,
    "lost_alien_battle_fleet": 6,
}
REBELS = {
    "rebel_fuel_cache": 1,
    "rebel_miners": 2,
    "rebel_underground": 3,
    "rebel_warrior_race": 3,
    "rebel_outpost": 5,
    "rebel_base": 6,
    "rebel_homeworld": 7,
}


# --- The course of a game (002:15 to 002:122) ----------------------------------------------------------


def test_one_player_who_develops_makes_everybody_develop() -> None:
    """002:21."""
    table = Table(
        player("old_earth", hand=f"replicant_robots {money(5)}"),
        player("new_sparta", hand="drop_ships gem_world spice_world space_port comet_zone destroyed_world"),
    )
    table.act("develop", "produce")
    assert table.phases() == ["develop"]
    table.place("replicant_robots", "drop_ships")
    assert table.ways(0) == {(): 4 - 1}  # who chose Develop pays one card less
    table.pay(0, money(3))
    assert table.ways(1) == {(): 4}
    table.pay(1, "gem_world spice_world space_port comet_zone")
    assert table.tableau(0) == ["old_earth", "replicant_robots"]
    assert table.tableau(1) == ["new_sparta", "drop_ships"]


def test_no_develop_phase_when_nobody_develops() -> None:
    """002:21."""
    table = Table(player("old_earth", hand=f"public_works {money(4)}"))
    table.act("settle", "produce")
    table.place()
    assert table.phases() == ["settle", "produce"]


# --- First game and Alpha Centauri (002:64 to 002:72) --------------------------------------------------

PRESET = {
    1: ("epsilon_eridani", "rebel_fuel_cache public_works colony_ship gem_world"),
    2: ("alpha_centauri", "expedition_force mining_robots rebel_miners comet_zone"),
    3: ("new_sparta", "export_duties former_penal_colony malevolent_lifeforms new_military_tactics"),
    4: ("earths_lost_colony", "space_marines contact_specialist spice_world avian_uplift_race"),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_uses_the_start_worlds_from_1_and_their_preset_hands(seats: int) -> None:
    """002:64, 002:68."""
    table = Table.dealt(seats, start="first_game")
    worlds = [table.tableau(seat) for seat in range(seats)]
    assert sorted(worlds) == sorted([PRESET[number][0]] for number in range(1, seats + 1))
    for seat in range(seats):
        [hand] = [cards for world, cards in PRESET.values() if [world] == worlds[seat]]
        assert table.hand(seat) == bag(hand)


def test_alpha_centauri_in_play_starts_with_a_good() -> None:
    """002:72. A start world that is no windfall world starts without."""
    table = Table.dealt(2, start="first_game")
    for seat in (0, 1):
        assert table.goods(seat) == (["alpha_centauri"] if table.tableau(seat) == ["alpha_centauri"] else [])
    # The good is a card of the deck: 114 cards, 2 start worlds, 2 hands of 4.
    assert table.deck_size == 114 - 2 - 8 - 1


# --- I: Explore (002:124 to 002:171) -------------------------------------------------------------------


def test_explore_plus_5_looks_at_7_cards_and_keeps_1() -> None:
    """002:132."""
    assert explores("old_earth", "explore_5") == (7, 1)


def test_explore_plus_1_plus_1_looks_at_3_cards_and_keeps_2() -> None:
    """002:134."""
    assert explores("old_earth", "explore_1_1") == (3, 2)


def test_an_explorer_without_the_bonus_looks_at_2_cards_and_keeps_1() -> None:
    """002:126."""
    assert explores("old_earth") == (2, 1)


def test_with_this_explore_power_the_player_would_look_at_4_cards_and_keep_2() -> None:
    """002:171, the example: +2 to draw, +1 to keep."""
    assert explores("old_earth galactic_renaissance") == (4, 2)


# --- II: Develop and powers of cards (002:175 to 002:241) ----------------------------------------------


def test_public_works_draws_no_card_for_itself() -> None:
    """002:205."""
    assert place("public_works", "old_earth", deck="rebel_base").drew(0, "after") == []


def test_public_works_draws_a_card_for_later_developments() -> None:
    """002:205."""
    assert place("export_duties", "old_earth public_works", deck="rebel_base").drew(0, "after") == ["rebel_base"]


def test_colony_ship_must_be_used_if_the_revealed_world_needs_it() -> None:
    """002:209."""
    table = Table(player("old_earth colony_ship", hand="comet_zone gem_world spice_world"))
    table.act("settle")
    table.place("comet_zone")  # costs 3, and there are 2 cards in hand
    assert table.tableau(0) == ["old_earth", "comet_zone"]
    assert table.paid(0) == [[]]


def test_colony_ship_may_be_kept_if_the_world_can_be_paid_for() -> None:
    """002:207, 002:209: the word "may"."""
    table = Table(player("old_earth colony_ship", hand="comet_zone gem_world spice_world space_port"))
    table.act("settle")
    table.place("comet_zone")
    assert table.ways(0) == {(): 3, ("colony_ship",): 0}
    table.pay(0, "gem_world spice_world space_port")
    assert table.tableau(0) == ["old_earth", "colony_ship", "comet_zone"]


# --- III: Settle (002:243 to 002:322) ------------------------------------------------------------------


def test_empath_world_lowers_military() -> None:
    """002:274."""
    assert strength("new_sparta") == 2
    assert strength("new_sparta empath_world") == 1


def test_new_military_tactics_is_discarded_for_3_military() -> None:
    """002:276."""
    table = Table(player("old_earth new_military_tactics", hand="pirate_world gem_world"))
    table.act("settle")
    table.place("pirate_world")
    assert table.tableau(0) == ["old_earth", "pirate_world"]
    assert [event["card"] for event in table.events("left", 0)] == ["new_military_tactics"]
    assert table.discards_size == 1


def test_contact_specialist_pays_one_less_than_the_defence() -> None:
    """002:278."""
    table = Table(player("old_earth contact_specialist", hand=f"rebel_outpost {money(5)}"))
    table.act("settle")
    table.place("rebel_outpost")
    assert table.ways(0) == {("contact_specialist",): 5 - 1}


@pytest.mark.parametrize("world", ALIENS)
def test_contact_specialist_is_no_use_against_the_4_alien_military_worlds(world: str) -> None:
    """002:278, 002:818."""
    assert not can_settle(world, "old_earth contact_specialist", money(7))
    assert not can_settle(world, "old_earth contact_specialist colony_ship replicant_robots", money(7))


def test_military_does_not_lower_what_contact_specialist_pays() -> None:
    """002:280: military and payment are never combined."""
    table = Table(player("new_sparta space_marines contact_specialist", hand=f"rebel_outpost {money(5)}"))
    table.act("settle")
    table.place("rebel_outpost")  # defence 5 against 3 military
    assert table.ways(0) == {("contact_specialist",): 4}


def test_new_military_tactics_does_not_lower_what_contact_specialist_pays() -> None:
    """002:280."""
    table = Table(player("old_earth new_military_tactics contact_specialist", hand=f"rebel_outpost {money(5)}"))
    table.act("settle")
    table.place("rebel_outpost")
    assert set(table.ways(0).values()) == {4}


def test_replicant_robots_lower_what_contact_specialist_pays() -> None:
    """002:282."""
    table = Table(player("old_earth contact_specialist replicant_robots", hand=f"rebel_outpost {money(5)}"))
    table.act("settle")
    table.place("rebel_outpost")
    assert table.ways(0) == {("contact_specialist",): 5 - 1 - 2}


def test_mining_robots_lower_what_contact_specialist_pays_for_a_rare_world() -> None:
    """002:282."""
    table = Table(player("old_earth contact_specialist mining_robots", hand=f"rebel_miners {money(5)}"))
    table.act("settle")
    table.place("rebel_miners")
    assert table.tableau(0) == ["old_earth", "contact_specialist", "mining_robots", "rebel_miners"]
    assert table.paid(0) == [[]]


def test_mining_robots_do_not_lower_what_contact_specialist_pays_for_another_world() -> None:
    """002:282, 002:555."""
    table = Table(player("old_earth contact_specialist mining_robots", hand=f"pirate_world {money(5)}"))
    table.act("settle")
    table.place("pirate_world")
    assert table.ways(0) == {("contact_specialist",): 3 - 1}


def test_colony_ship_with_contact_specialist_places_a_military_world_for_nothing() -> None:
    """002:282."""
    table = Table(player("old_earth contact_specialist colony_ship", hand="rebel_homeworld gem_world"))
    table.act("settle")
    table.place("rebel_homeworld")
    assert table.tableau(0) == ["old_earth", "contact_specialist", "rebel_homeworld"]
    assert table.paid(0) == [[]]


# --- IV: Consume (002:324 to 002:386) ------------------------------------------------------------------


def test_deficit_spending_consumes_hand_cards_and_no_goods() -> None:
    """002:330."""
    table = consuming("new_sparta deficit_spending gem_world", goods="gem_world", hand="rebel_base rebel_miners")
    table.choose(0, "deficit_spending:0")
    table.choose(0, "rebel_base", "rebel_miners")
    assert table.goods(0) == ["gem_world"]
    assert table.chips(0) == 2


def test_new_economy_takes_effect_without_a_discard() -> None:
    """002:332."""
    table = consuming("new_sparta new_economy", hand="rebel_miners", deck="rebel_base")
    assert table.hand(0) == bag("rebel_base rebel_miners")
    assert table.discards_size == 0


NOVELTIES = "new_vinland gem_world spice_world"


def test_free_trade_association_must_take_the_third_novelty_good_too() -> None:
    """002:344, the example: 3 novelty goods, New Vinland and Free Trade Association."""
    table = consuming(
        f"new_sparta free_trade_association {NOVELTIES}", goods=NOVELTIES, deck="rebel_base rebel_miners pirate_world"
    )
    assert set(table.offered(0)) == {"free_trade_association:0", "new_vinland:0"}
    table.choose(0, "free_trade_association:0")
    assert table.goods(0) == []
    assert table.chips(0) == 3
    assert table.hand(0) == bag("pirate_world rebel_base rebel_miners")
    assert table.events("consumed", 0)[-1]["power"] == "free_trade_association:0"
    assert table.round == 2


def test_new_vinland_may_come_before_free_trade_association() -> None:
    """002:346: the other order, decided before the first power is used."""
    table = consuming(f"new_sparta free_trade_association {NOVELTIES}", goods=NOVELTIES)
    table.choose(0, "new_vinland:0")
    assert table.asked(0) == "consume_goods"
    table.choose(0, "spice_world")
    assert table.hand_size(0) == 2 + 2
    assert table.goods(0) == []
    assert table.chips(0) == 2


@pytest.mark.parametrize(
    ("world", "price"),
    [("deserted_alien_colony", 5), ("pre_sentient_race", 4), ("radioactive_world", 3), ("gem_world", 2)],
)
def test_trade_prices(world: str, price: int) -> None:
    """002:352."""
    assert sells(world) == price


@pytest.mark.parametrize(("card", "power"), [("deficit_spending", 0), ("merchant_world", 1)])
def test_points_for_hand_cards_are_not_doubled(card: str, power: int) -> None:
    """002:362."""
    table = consuming(f"new_sparta {card}", hand="rebel_base rebel_miners", action="consume_x2")
    table.choose(0, f"{card}:{power}")
    table.choose(0, "rebel_base", "rebel_miners")
    assert table.chips(0) == 2


def test_mining_league_takes_2_rare_goods_for_3_points() -> None:
    """002:374."""
    rares = "radioactive_world asteroid_belt"
    assert consuming(f"new_sparta mining_league {rares}", goods=rares).chips(0) == 3


# --- V: Produce (002:391 to 002:401) -------------------------------------------------------------------


def test_gem_world_draws_a_card_when_it_produces() -> None:
    """002:395."""
    table = producing("new_sparta gem_world", deck="comet_zone rebel_base")
    assert table.goods(0) == ["gem_world"]
    assert table.hand(0) == ["rebel_base"]


def test_gem_world_that_holds_a_good_draws_nothing() -> None:
    """002:395."""
    table = producing("new_sparta gem_world", goods="gem_world")
    assert table.goods(0) == ["gem_world"]
    assert table.hand(0) == []


def test_genetics_lab_produces_on_an_empty_windfall_world() -> None:
    """002:399."""
    assert producing("new_sparta genetics_lab pre_sentient_race").goods(0) == ["pre_sentient_race"]


def test_pan_galactic_league_draws_for_each_genes_world_windfall_or_production() -> None:
    """002:401."""
    table = producing("new_sparta pan_galactic_league pre_sentient_race avian_uplift_race plague_world artist_colony")
    assert table.drew(0, "produce") == table.side(0)["hand"]
    assert table.hand_size(0) == 3


# --- End of the game and timing (002:413 to 002:477) ---------------------------------------------------

ELEVEN = (
    "public_works expedition_force export_duties investment_credits artist_colony gem_world "
    "spice_world space_port destroyed_world"
)


def test_a_player_may_end_with_more_than_12_cards() -> None:
    """002:417."""
    table = Table(player(f"old_earth {ELEVEN} deficit_spending", hand="genetics_lab refugee_world gambling_world"))
    table.act("develop", "settle")
    table.place("genetics_lab")  # the twelfth: cost 2 - 1 - 1
    table.place("refugee_world")  # and the thirteenth
    assert len(table.tableau(0)) == 13
    assert table.over


def both_conquer_with_tactics_in_play() -> Table:
    """Both have 11 cards with New Military Tactics and enough strength without, and place a twelfth.

    Seat 1 has the lower start world.
    """
    table = Table(
        player(f"new_sparta new_military_tactics {ELEVEN}", hand="pirate_world"),
        player(
            "old_earth new_military_tactics space_marines colony_ship mining_robots contact_specialist drop_ships "
            "genetics_lab deficit_spending interstellar_bank replicant_robots",
            hand="former_penal_colony",
        ),
    )
    table.act("settle")
    table.place("pirate_world", "former_penal_colony")
    return table


def test_the_lowest_start_world_decides_first_about_its_tactics() -> None:
    """002:475, 002:477: the cards lie open; who comes later sees whether an opponent uses and discards his."""
    table = both_conquer_with_tactics_in_play()
    assert table.questions() == {1: "pay"}
    assert len(table.tableau(0)) == len(table.tableau(1)) == 12
    table.pay(1, use="new_military_tactics")
    assert len(table.tableau(1)) == 11
    assert [event["card"] for event in table.events("left", 1, seen_by=0)] == ["new_military_tactics"]
    assert table.questions() == {0: "pay"}


def test_nobody_ends_the_game_when_both_discard_their_tactics() -> None:
    """002:475."""
    table = both_conquer_with_tactics_in_play()
    table.pay(1, use="new_military_tactics")
    table.pay(0, use="new_military_tactics")
    assert not table.over
    assert table.round == 2


def test_a_twelfth_card_ends_the_game() -> None:
    """002:475."""
    table = both_conquer_with_tactics_in_play()
    table.pay(1, use="new_military_tactics")
    table.pay(0)
    assert table.reason == "tableau"


def test_a_colony_ship_is_decided_about_in_turn_order_too() -> None:
    """002:475, 002:477."""
    table = Table(
        player("new_sparta colony_ship", hand="gem_world rebel_base rebel_miners"),
        player("old_earth colony_ship", hand="spice_world pirate_world rebel_outpost"),
    )
    table.act("settle")
    table.place("gem_world", "spice_world")
    assert table.questions() == {1: "pay"}
    table.pay(1, use="colony_ship")
    assert table.questions() == {0: "pay"}
    table.pay(0, "rebel_base rebel_miners")
    assert table.tableau(0) == ["new_sparta", "colony_ship", "gem_world"]
    assert table.tableau(1) == ["old_earth", "spice_world"]


def test_turns_go_clockwise_from_the_lowest_start_world() -> None:
    """002:477, 002:504."""
    table = Table(
        player("earths_lost_colony colony_ship", hand="gem_world rebel_base rebel_miners"),
        player("alpha_centauri", hand="spice_world pirate_world rebel_outpost rebel_homeworld"),
        player("new_sparta colony_ship", hand="space_port outlaw_world rebel_underground"),
    )
    table.act("settle")
    table.place("gem_world", "spice_world", "space_port")
    order = []
    while table.asked(0) == "pay" or table.asked(1) == "pay" or table.asked(2) == "pay":
        [seat] = table.questions()
        order.append(seat)
        table.choose(seat, *table.choices(seat)[0])
    assert order == [1, 2, 0]


# --- The expert game for 2 (002:479 to 002:486) --------------------------------------------------------


def test_both_explore_cards_make_one_phase_8_cards_looked_at_and_2_kept() -> None:
    """002:484."""
    table = Table(player("old_earth"), variant="expert")
    table.act("explore_5 explore_1_1", "produce settle")
    assert table.phases() == ["explore"]
    assert len(table.offered(0)) == 8
    assert (table.question(0).least, table.question(0).most) == (2, 2)
    table.choose(0, *table.choices(0)[0])
    table.choose(1, *table.choices(1)[0])
    assert table.phases() == ["explore", "settle"]
    assert table.hand_size(0) == 2


def test_explore_powers_add_to_both_explore_cards() -> None:
    """002:484."""
    table = Table(player("old_earth galactic_renaissance research_labs"), variant="expert")
    table.act("explore_5 explore_1_1", "produce settle")
    assert len(table.offered(0)) == 8 + 2
    assert table.question(0).least == 2 + 1 + 1


def test_both_consume_cards_sell_first_and_double_what_is_consumed_after() -> None:
    """002:486."""
    table = Table(
        player("old_earth gem_world pre_sentient_race", goods="gem_world pre_sentient_race"), variant="expert"
    )
    table.act("consume_trade consume_x2", "settle develop")
    table.place()
    table.place()
    assert table.asked(0) == "trade"
    table.choose(0, "pre_sentient_race")
    assert table.hand_size(0) == 4 + 1
    assert table.goods(0) == []
    assert table.chips(0) == 2


# --- Powers by phase (002:514 to 002:797) --------------------------------------------------------------


def test_colony_ship_may_settle_the_alien_rosetta_stone_world() -> None:
    """002:561."""
    table = Table(player("old_earth colony_ship", hand="alien_rosetta_stone_world"))
    table.act("settle")
    table.place("alien_rosetta_stone_world")
    assert table.tableau(0) == ["old_earth", "alien_rosetta_stone_world"]


@pytest.mark.parametrize(
    "world", ["alien_robotic_factory", "deserted_alien_colony", "deserted_alien_library", "deserted_alien_outpost"]
)
def test_colony_ship_may_not_settle_an_alien_production_or_windfall_world(world: str) -> None:
    """002:559."""
    assert not can_settle(world, "old_earth colony_ship")


def test_the_minus_1_of_military_is_not_optional() -> None:
    """002:568."""
    assert not can_conquer("former_penal_colony", "new_sparta refugee_world")
    assert can_conquer("outlaw_world", "new_sparta refugee_world")


def test_powers_to_pay_for_conquest_do_not_add_up() -> None:
    """002:589."""
    table = Table(
        player("galactic_trade_emissaries contact_specialist", hand=f"pirate_world {money(4)}"), start="experienced"
    )
    table.act("settle")
    table.place("pirate_world")
    assert table.ways(0) == {("contact_specialist",): 2, ("galactic_trade_emissaries",): 2}


def test_contact_specialist_also_lowers_military() -> None:
    """002:591."""
    assert strength("new_sparta contact_specialist") == 1


def test_a_trade_power_of_this_world_adds_to_those_of_its_kind() -> None:
    """002:615."""
    assert sells("pirate_world", "new_sparta spice_world distant_world export_duties") == 2 + 3 + 2 + 3 + 1


def test_with_two_fitting_goods_a_power_for_up_to_three_takes_both() -> None:
    """002:653, the example."""
    goods = "gem_world spice_world"
    table = consuming(f"new_sparta consumer_markets {goods}", goods=goods)
    assert table.goods(0) == []
    assert table.chips(0) == 2


def test_three_goods_consumed_together_are_worth_2_points() -> None:
    """002:661, the example."""
    goods = "gem_world spice_world destroyed_world"
    table = consuming(f"new_sparta pilgrimage_world {goods}", goods=goods)
    assert table.goods(0) == []
    assert table.chips(0) == 2


def test_trade_powers_do_not_help_black_market_trading_world() -> None:
    """002:682."""
    table = consuming(
        "new_sparta merchant_world spice_world black_market_trading_world", goods="spice_world", deck="rebel_base"
    )
    table.finish()
    assert table.hand_size(0) == 2


def test_trade_powers_help_trade_league_its_own_too() -> None:
    """002:695."""
    table = consuming("new_sparta spice_world trade_league", goods="spice_world")
    assert table.hand_size(0) == 2 + 2 + 1


def test_gambling_world_keeps_a_card_whose_cost_or_defence_was_named() -> None:
    """002:701."""
    for card, number in {"public_works": 1, "rebel_outpost": 5, "terraformed_world": 5, "mining_league": 6}.items():
        table = consuming("new_sparta gambling_world", deck=card)
        table.choose(0, number)
        assert table.hand(0) == [card]


def test_gambling_world_discards_another_card() -> None:
    """002:701."""
    table = consuming("new_sparta gambling_world", deck="rebel_outpost")
    table.choose(0, 4)
    assert table.hand(0) == []
    assert table.discards_size == 1


def test_gambling_world_has_a_standard_consume_power_too() -> None:
    """002:710."""
    table = consuming("new_sparta gambling_world gem_world", goods="gem_world")
    assert set(table.offered(0)) == {"gambling_world:0", "gambling_world:1"}
    table.choose(0, "gambling_world:0")
    assert table.chips(0) == 1


def test_mining_conglomerate_draws_for_strictly_more_rare_goods_than_the_others() -> None:
    """002:779."""
    more = Table(player("new_sparta mining_conglomerate rebel_miners new_earth"), player("old_earth comet_zone"))
    more.act("produce")
    assert len(more.drew(0, "produce")) == 2
    level = Table(player("new_sparta mining_conglomerate rebel_miners"), player("old_earth comet_zone"))
    level.act("produce")
    assert level.drew(0, "produce") == []


# --- About the cards (002:799 to 002:861) --------------------------------------------------------------


@pytest.mark.parametrize(("world", "defence"), REBELS.items())
def test_galactic_imperium_adds_4_against_the_7_rebel_worlds(world: str, defence: int) -> None:
    """002:574, 002:827."""
    assert can_conquer(world, f"old_earth galactic_imperium {STRENGTH[max(0, defence - 4)]}")
    assert defence <= 4 or not can_conquer(world, f"old_earth galactic_imperium {STRENGTH[defence - 5]}")


@pytest.mark.parametrize("world", ["outlaw_world", "former_penal_colony", "alien_robot_sentry", "new_survivalists"])
def test_galactic_imperium_adds_nothing_against_other_worlds(world: str) -> None:
    """002:574."""
    assert not can_conquer(world, "old_earth galactic_imperium")


@pytest.mark.parametrize("card", ["alien_rosetta_stone_world", "alien_tech_institute"])
def test_two_cards_add_2_against_the_4_alien_military_worlds(card: str) -> None:
    """002:828."""
    for world, defence in ALIENS.items():
        assert can_conquer(world, f"old_earth {card} {STRENGTH[defence - 2]}")
        assert defence == 2 or not can_conquer(world, f"old_earth {card} {STRENGTH[defence - 3]}")


@pytest.mark.parametrize(("world", "defence"), [("rebel_fuel_cache", 1), ("runaway_robots", 1), ("rebel_miners", 2)])
def test_alpha_centauri_adds_1_against_the_3_rare_military_worlds(world: str, defence: int) -> None:
    """002:829."""
    assert can_conquer(world, f"alpha_centauri {STRENGTH[defence - 1]}")
    assert strength("alpha_centauri") == 0


@pytest.mark.parametrize("card", ["contact_specialist", "empath_world", "refugee_world", "pan_galactic_league"])
def test_cards_that_lower_military_by_1(card: str) -> None:
    """002:830 counts 5 cards: Contact Specialist is there twice."""
    assert strength(f"new_sparta {card}") == 1


# --- Six-cost developments (002:865 to 002:943) --------------------------------------------------------


def test_a_card_counts_in_one_line_only_of_a_development() -> None:
    """002:869: Lost Alien Battle Fleet is an Alien production world and an ALIEN card."""
    without = points("old_earth lost_alien_battle_fleet")
    assert points("old_earth lost_alien_battle_fleet alien_tech_institute") == without + 3 + 2


def test_a_card_counts_for_several_developments() -> None:
    """002:869: the limit is "for each development"."""
    alone = points("old_earth contact_specialist")
    both = points("old_earth contact_specialist galactic_federation pan_galactic_league")
    assert both == alone + (2 + 2 + 1) + 3


@pytest.mark.parametrize(
    ("development", "itself"),
    [
        ("alien_tech_institute", 2),  # 002:875
        ("galactic_federation", 2),  # 002:886
        ("galactic_survey_seti", 1),  # 002:905
        ("new_economy", 2),  # 002:923
        ("trade_league", 2),  # 002:942
        ("galactic_imperium", 0),
        ("merchant_guild", 0),
    ],
)
def test_a_development_that_counts_itself(development: str, itself: int) -> None:
    # No world of this tableau fits any of those lines, but for the two worlds that SETI counts.
    worlds = 2 if development == "galactic_survey_seti" else 0
    tableau = "alpha_centauri destroyed_world"
    assert points(f"{tableau} {development}") == points(tableau) + itself + worlds


def test_galactic_renaissance_rounds_down() -> None:
    """002:898."""
    assert points("old_earth galactic_renaissance", chips=8) == 2 + 8 + 2


def test_trade_powers_are_no_consume_powers_for_new_economy() -> None:
    """002:926."""
    assert points("new_sparta new_economy export_duties") == 1 + 1 + 2


def test_new_galactic_order_counts_no_specialised_and_no_temporary_military() -> None:
    """002:930, 002:932."""
    cards = "old_earth contact_specialist galactic_imperium alien_rosetta_stone_world new_military_tactics"
    assert points(f"{cards} new_galactic_order") == points(cards) + 2 - 1


def test_replicant_robots_cost_no_card_back() -> None:
    """002:201: a cost is never below 0, and nothing is paid back."""
    assert cost("artist_colony", "old_earth replicant_robots") == 0
    table = place("artist_colony", "old_earth replicant_robots")
    assert table.hand_size(0) == 7
