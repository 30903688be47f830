"""The open questions of the rulebook as they were settled, one test or more for each ruling.

Those about the phases are in `test_rulings_phases`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import orrery
from tests.games.race.gauges import (
    consuming,
    cost,
    explores,
    final,
    place,
    points,
    producing,
    strength,
)
from tests.games.race.table import Table, bag, box, money, player, stacked

START = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]
RED = ["epsilon_eridani", "new_sparta", "star_nomad_raiders", "galactic_trade_emissaries", "abandoned_mine_squatters"]
BLUE = [
    "old_earth",
    "alpha_centauri",
    "earths_lost_colony",
    "industrial_robots",
    "terraforming_colonists",
    "gateway_station",
]


def first(cards: list[str], top: str) -> list[str]:
    """The same cards with those on top."""
    return [*top.split(), *(card for card in cards if card not in top.split())]


def seen(table: Table, seat: int | None) -> str:
    """All that a seat can read: its view and every event, as text."""
    return json.dumps([table.game.view(seat), table.game.events(seat)])


# --- Editions ------------------------------------------------------------------------------------------


def test_five_cards_changed_in_the_second_edition() -> None:
    assert (cost("black_market_trading_world"), cost("black_market_trading_world", edition=1)) == (2, 3)
    assert (cost("bio_hazard_mining_world"), cost("bio_hazard_mining_world", edition=1)) == (2, 3)
    assert (cost("imperium_armaments_world"), cost("imperium_armaments_world", edition=1)) == (3, 4)
    assert (strength("old_earth outlaw_world"), strength("old_earth outlaw_world", edition=1)) == (1, 0)
    guild = "old_earth merchant_guild gem_world"
    assert points(guild, goods="gem_world") == points(guild, goods="gem_world", edition=1) + 1
    for world, (second, edition_1) in {"black_market_trading_world": (1, 2), "bio_hazard_mining_world": (0, 2)}.items():
        assert points(f"new_sparta {world}") == 1 + second
        assert points(f"new_sparta {world}", edition=1) == 1 + edition_1


def test_the_first_edition_has_no_optional_start_worlds() -> None:
    with pytest.raises(orrery.BadOption):
        Table.dealt(2, edition=1, start="experienced")
    table = Table.dealt(2, edition=1)
    good = sum(len(table.goods(seat)) for seat in (0, 1))
    assert table.deck_size == 109 + 5 - 2 - 12 - good


# --- Set-up --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("worlds", "lowest"),
    [
        (["new_sparta", "old_earth", "epsilon_eridani"], 1),
        (["earths_lost_colony", "new_sparta", "alpha_centauri"], 2),
        (["epsilon_eridani", "old_earth", "gateway_station"], 2),
        (["star_nomad_raiders", "old_earth", "terraforming_colonists"], 2),
        (["industrial_robots", "galactic_trade_emissaries", "abandoned_mine_squatters"], 2),
    ],
)
def test_the_lowest_start_world_is_first_and_negative_numbers_are_lower_than_0(worlds: list[str], lowest: int) -> None:
    table = Table(*(player(world) for world in worlds), start="experienced")
    assert table.look()["first"] == lowest
    table.act("explore_5")
    looked = [event["who"] for event in table.events("looked")]
    assert looked == [lowest, (lowest + 1) % 3, (lowest + 2) % 3]


def test_turn_order_stays_for_the_whole_game() -> None:
    table = Table(player("new_sparta"), player("old_earth"), player("alpha_centauri"))
    for round in range(1, 4):
        table.act("explore_5")
        assert [event["who"] for event in table.events("looked")][3 * (round - 1) :] == [1, 2, 0]
        table.finish()


def test_unused_start_worlds_go_into_the_deck() -> None:
    deck = stacked("epsilon_eridani alpha_centauri earths_lost_colony", without="old_earth new_sparta")
    table = Table.dealt(2, script=[first(START, "old_earth new_sparta"), deck])
    assert table.tableau(0) == ["old_earth"]
    assert table.tableau(1) == ["new_sparta"]
    assert {"epsilon_eridani", "alpha_centauri", "earths_lost_colony"} <= set(table.hand(0))


def test_optional_start_worlds_stay_in_the_box_in_a_standard_game() -> None:
    table = Table.dealt(2, script=[first(START, "old_earth new_sparta")])
    assert table.deck_size == 114 - 2 - 12
    with pytest.raises(orrery.BadOption):
        Table(player("old_earth", hand="gateway_station"))


def experienced() -> Table:
    """Seat 0 was dealt Epsilon Eridani and Old Earth, seat 1 New Sparta and Gateway Station."""
    dealt = "epsilon_eridani old_earth new_sparta gateway_station"
    hands = "rebel_base rebel_miners pirate_world gem_world comet_zone artist_colony "
    hands += "spice_world space_port new_earth plague_world distant_world outlaw_world"
    return Table.dealt(
        2,
        start="experienced",
        script=[
            first(RED, "epsilon_eridani new_sparta"),
            first(BLUE, "old_earth gateway_station"),
            stacked(hands, without=dealt, start="experienced"),
        ],
    )


def test_experienced_players_are_dealt_a_red_and_a_blue_world_and_six_cards() -> None:
    for seed in range(5):
        table = Table.dealt(4, seed, start="experienced")
        for seat in range(4):
            worlds, cards = table.offered(seat)[:2], table.offered(seat)[2:]
            assert len([world for world in worlds if world in RED]) == 1
            assert len([world for world in worlds if world in BLUE]) == 1
            assert len(cards) == 6


def test_experienced_players_discard_one_world_and_two_cards_in_one_secret_choice() -> None:
    table = experienced()
    assert table.questions() == {0: "start_discard", 1: "start_discard"}
    assert table.refusal(0, "epsilon_eridani", "old_earth", table.hand(0)[0]) is not None
    assert table.refusal(0, *table.hand(0)[:3]) is not None
    kept = table.hand(0)[2:]
    before = seen(table, 1)
    table.choose(0, "epsilon_eridani", *table.hand(0)[:2])
    assert table.asked(1) == "start_discard"
    assert json.loads(seen(table, 1))[0]["table"] == json.loads(before)[0]["table"]
    table.choose(1, "new_sparta", *table.hand(1)[:2])
    assert table.tableau(0) == ["old_earth"]
    assert table.tableau(1) == ["gateway_station"]
    assert table.hand(0) == kept
    assert table.hand_size(1) == 4
    assert table.discards_size == 6


def test_start_worlds_nobody_was_dealt_stay_in_the_deck() -> None:
    table = experienced()
    # 120 cards, 2 worlds and 6 cards each.
    assert table.deck_size == 120 - 4 - 12


def test_gateway_station_starts_with_a_good_as_every_windfall_start_world() -> None:
    table = experienced()
    table.choose(0, "epsilon_eridani", *table.hand(0)[:2])
    table.choose(1, "new_sparta", *table.hand(1)[:2])
    assert table.goods(1) == ["gateway_station"]
    assert table.goods(0) == []


def test_alpha_centauri_starts_with_a_good_when_it_is_dealt() -> None:
    table = Table.dealt(2, script=[first(START, "alpha_centauri new_sparta")])
    for seat in (0, 1):
        table.choose(seat, *table.choices(seat)[0])
    assert table.goods(0) == ["alpha_centauri"]


@pytest.mark.parametrize("start", ["dealt", "first_game"])
def test_everybody_sees_the_good_of_a_windfall_start_world_and_no_other(start: str) -> None:
    """Alpha Centauri has one, Epsilon Eridani has none."""
    script = [first(START, "epsilon_eridani alpha_centauri")] if start == "dealt" else None
    table = Table.dealt(2, script=script, start=start)
    told = [(event["who"], event["world"], event["power"]) for event in table.events("good_placed")]
    assert told == [(1, "alpha_centauri", "windfall")]
    assert (table.goods(0), table.goods(1)) == ([], ["alpha_centauri"])


def test_the_first_game_has_no_draw_of_six_and_no_discard() -> None:
    table = Table.dealt(2, start="first_game")
    assert table.questions() == {0: "action", 1: "action"}
    assert table.hand_size(0) == table.hand_size(1) == 4
    assert table.discards_size == 0


def test_the_first_game_shuffles_the_other_start_worlds_and_preset_cards_in() -> None:
    """002:68."""
    dealt = (
        "epsilon_eridani rebel_fuel_cache public_works colony_ship gem_world "
        "alpha_centauri expedition_force mining_robots rebel_miners comet_zone"
    )
    deck = stacked("old_earth new_sparta earths_lost_colony spice_world public_works", without=dealt)
    table = Table.dealt(2, start="first_game", script=[deck])
    assert table.deck_size == len(deck) - 1  # one is the good of Alpha Centauri


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pool_holds_12_points_for_each_player(seats: int) -> None:
    assert Table.dealt(seats).pool == 12 * seats


# --- Secrecy and simultaneity --------------------------------------------------------------------------


def test_actions_are_chosen_secretly_and_revealed_together() -> None:
    table = Table(player("old_earth", money(2)), player("new_sparta", money(2)))
    before = table.look(1)
    table.choose(0, "settle")
    assert table.look(1) == before
    assert "chose" not in seen(table, 1)
    table.choose(1, "produce")
    assert [event["actions"] for event in table.events("chose", seen_by=1)] == [["settle"], ["produce"]]
    assert [side["actions"] for side in table.look(1)["players"]] == [["settle"], ["produce"]]


@pytest.mark.parametrize("action", ["develop", "settle", "consume_trade", "consume_x2", "produce"])
def test_an_action_that_does_nothing_for_its_player_is_legal(action: str) -> None:
    table = Table(player("new_sparta"), player("old_earth"))
    table.act(action)
    table.finish()
    assert table.round == 2


def test_cards_to_place_are_chosen_secretly_then_shown_together_then_paid_in_turn_order() -> None:
    table = Table(
        player("new_sparta", hand="gem_world rebel_base rebel_miners comet_zone"),
        player("old_earth", hand="spice_world pirate_world rebel_outpost artist_colony"),
    )
    table.act("settle")
    before = table.look(1)
    table.choose(0, "gem_world")
    assert table.look(1) == before
    assert "gem_world" not in seen(table, 1)
    table.choose(1, "spice_world")
    assert "gem_world" in table.tableau(0)
    assert "spice_world" in table.tableau(1)
    assert table.questions() == {1: "pay"}
    table.pay(1, "pirate_world rebel_outpost")
    assert table.questions() == {0: "pay"}


def test_hands_payments_and_discards_are_hidden_from_the_others() -> None:
    secret = ["gem_world", "rebel_base", "rebel_miners", "comet_zone", "new_earth", "pirate_world"]
    table = Table(player("new_sparta", hand=" ".join(secret)), player("old_earth"), deck="plague_world space_port")
    table.act("settle", "explore_5")
    table.choose(0, table.offered(0)[0])
    table.choose(1, table.offered(1)[0])
    table.place("gem_world")
    table.pay(0, "rebel_base rebel_miners")
    for other in (1, None):
        text = seen(table, other)
        assert "gem_world" in text
        assert [card for card in secret[1:] if card in text] == []
    assert "rebel_base" in seen(table, 0)
    assert table.look(1)["players"][0]["hand_size"] == table.hand_size(0)


def test_what_one_looks_at_and_draws_is_hidden_from_the_others() -> None:
    table = Table(player("old_earth"), player("new_sparta"), deck="gem_world rebel_base rebel_miners")
    table.act("explore_1_1", "produce")
    table.choose(0, "gem_world", "rebel_miners")
    for other in (1, None):
        assert [card for card in ("gem_world", "rebel_base", "rebel_miners") if card in seen(table, other)] == []
    looked = table.events("looked", 0, seen_by=1)
    assert [(event["n"], "cards" in event) for event in looked] == [(3, False)]


def test_tableaus_hand_sizes_chips_goods_and_actions_are_public() -> None:
    table = Table(
        player("old_earth gem_world", hand="rebel_base comet_zone", goods="gem_world", chips=3), player("new_sparta")
    )
    side = table.look(None)["players"][0]
    assert side["tableau"] == ["old_earth", "gem_world"]
    assert side["hand_size"] == 2
    assert side["goods"] == ["gem_world"]
    assert side["chips"] == 3
    assert "hand" not in side


def test_what_card_a_good_is_stays_hidden_even_from_its_owner() -> None:
    table = place("destroyed_world", "new_sparta", deck="rebel_homeworld gem_world")
    assert table.goods(0) == ["destroyed_world"]
    for seat in (0, 1, None):
        assert "rebel_homeworld" not in seen(table, seat)


@pytest.mark.parametrize("number", [6, 7])
def test_a_flip_of_gambling_world_is_seen_by_everybody(number: int) -> None:
    table = consuming("new_sparta gambling_world", deck="rebel_homeworld")
    table.choose(0, number)
    for seat in (0, 1, None):
        [flip] = table.events("gambled", 0, seen_by=seat)
        assert (flip["number"], flip["card"], flip["hit"]) == (number, "rebel_homeworld", number == 7)


def test_only_cards_that_can_be_paid_for_or_conquered_may_be_placed() -> None:
    table = Table(player("new_sparta", hand="gem_world comet_zone pirate_world former_penal_colony public_works"))
    table.act("settle")
    # Four other hand cards: everything civil can be paid for. Two military: defence 3 is too much.
    assert set(table.offered(0)) == {"gem_world", "comet_zone", "former_penal_colony"}
    assert table.refusal(0, "pirate_world") == "not_offered"
    assert table.refusal(0, "public_works") == "not_offered"


def test_a_development_too_dear_may_not_be_placed() -> None:
    table = Table(player("old_earth", hand="drop_ships gem_world comet_zone"))
    table.act("settle", "develop")
    assert table.offered(0) == []
    assert table.refusal(0, "drop_ships") == "not_offered"


# --- Deck ----------------------------------------------------------------------------------------------


def test_the_discards_are_reshuffled_as_soon_as_the_last_card_is_drawn() -> None:
    table = consuming("new_sparta new_economy", deck="rebel_base", only=True)
    assert table.hand(0) == ["rebel_base"]
    assert [event["n"] for event in table.events("reshuffled")] == [114 - 4]
    assert table.deck_size == 114 - 4
    assert table.discards_size == 0


def test_the_discards_are_reshuffled_as_soon_as_the_last_card_becomes_a_good() -> None:
    table = producing("new_sparta artist_colony", deck="rebel_base", only=True)
    assert table.goods(0) == ["artist_colony"]
    assert len(table.events("reshuffled")) == 1
    assert table.deck_size == 114 - 4


def test_a_flipped_card_is_not_part_of_the_reshuffle_that_its_flip_causes() -> None:
    table = consuming("new_sparta gambling_world", deck="rebel_base", only=True)
    table.choose(0, 1)
    assert len(table.events("reshuffled")) == 1
    assert table.deck_size == 114 - 4
    assert table.discards_size == 1


def test_drawing_goes_on_after_a_reshuffle() -> None:
    named = ["new_sparta", "new_vinland", "epsilon_eridani", "rebel_base", "gem_world", "rebel_miners"]
    # The other hand holds the rest of the box: the deck is Rebel Base, and Gem World lies on New Vinland.
    table = Table(
        player("new_sparta new_vinland", goods="new_vinland"),
        player("epsilon_eridani", hand=" ".join(box(named))),
        deck="rebel_base gem_world",
        discards="rebel_miners",
    )
    assert table.deck_size == 1
    table.act("consume_x2")
    assert [event["n"] for event in table.events("reshuffled")] == [2]  # Rebel Miners and the good consumed
    assert table.hand(0) in (bag("gem_world rebel_base"), bag("rebel_base rebel_miners"))
    assert table.deck_size == 1


def hoarded(tableau: str, deck: str = "", hand: str = "") -> Table:
    """No discards and no deck but this: all other cards are in the other hand."""
    rest = box(f"{tableau} {deck} {hand} epsilon_eridani".split())
    return Table(player(tableau, hand), player("epsilon_eridani", hand=" ".join(rest)), deck=deck)


def test_without_deck_and_discards_a_draw_yields_nothing() -> None:
    table = hoarded("new_sparta new_economy")
    assert table.deck_size == table.discards_size == 0
    table.act("consume_x2")
    assert table.hand(0) == []
    assert table.asked(1) == "hand_limit"


def test_without_deck_and_discards_no_good_is_produced() -> None:
    table = hoarded("new_sparta gem_world")
    table.act("produce")
    assert table.goods(0) == []
    assert table.hand(0) == []


def test_without_deck_and_discards_no_windfall_is_found() -> None:
    table = hoarded("new_sparta", hand="destroyed_world gem_world comet_zone")
    table.act("develop", "settle")
    table.place()
    table.place("destroyed_world")
    table.pay(0, "gem_world")
    assert table.tableau(0) == ["new_sparta", "destroyed_world"]
    assert table.goods(0) == []


def test_explorers_share_what_little_there_is_in_turn_order() -> None:
    table = hoarded("new_sparta", deck="gem_world rebel_base rebel_miners")
    table.act("explore_1_1", "develop")
    assert table.looking(1) == bag("gem_world rebel_base")
    assert table.looking(0) == ["rebel_miners"]  # 3 to look at, 2 to keep, but only 1 is left
    table.choose(1, "gem_world")
    assert table.hand(0) == ["rebel_miners"]


def test_an_explorer_who_keeps_all_there_is_is_not_asked() -> None:
    table = hoarded("new_sparta", deck="gem_world rebel_base rebel_miners comet_zone")
    table.act("explore_1_1", "develop")
    assert table.questions() == {1: "explore"}
    table.choose(1, "gem_world")
    assert table.hand(0) == bag("comet_zone rebel_miners")


@pytest.mark.parametrize(
    ("deck", "discards", "drawn", "reshuffled", "left"),
    [
        ("gem_world rebel_base comet_zone", "", "gem_world rebel_base", [], 1),
        ("gem_world rebel_base", "", "gem_world rebel_base", [], 0),
        ("gem_world rebel_base", "comet_zone", "gem_world rebel_base", [1], 1),
        ("gem_world", "comet_zone", "gem_world comet_zone", [1], 0),
        ("gem_world", "", "gem_world", [], 0),
        ("", "gem_world comet_zone", "gem_world comet_zone", [2], 0),
        ("", "gem_world", "gem_world", [1], 0),
        ("", "", "", [], 0),
    ],
)
def test_two_cards_from_a_deck_that_ends(
    deck: str, discards: str, drawn: str, reshuffled: list[int], left: int
) -> None:
    """Merchant Guild draws 2."""
    rest = box(f"new_sparta merchant_guild {deck} {discards} epsilon_eridani".split())
    hoarder = player("epsilon_eridani", hand=" ".join(rest))
    table = Table(player("new_sparta merchant_guild"), hoarder, deck=deck, discards=discards)
    table.act("produce")
    assert table.hand(0) == bag(drawn)
    assert [event["n"] for event in table.events("reshuffled")] == reshuffled
    assert (table.deck_size, table.discards_size) == (left, 0)


def test_draws_come_player_by_player_in_turn_order_a_batch_at_a_time() -> None:
    table = Table(
        player("new_sparta"),
        player("old_earth"),
        player("alpha_centauri"),
        deck="gem_world spice_world space_port comet_zone artist_colony plague_world new_earth",
    )
    table.act("produce", "explore_1_1", "settle")
    assert table.looking(1) == bag("gem_world spice_world space_port")
    assert table.looking(2) == bag("comet_zone artist_colony")
    assert table.looking(0) == bag("plague_world new_earth")


# --- End of round, end of game, scoring ----------------------------------------------------------------


def test_the_hand_limit_is_10_at_the_end_of_the_round_only_and_all_discard_at_once() -> None:
    hand = " ".join(box()[20:32])
    other = " ".join(box()[40:51])
    table = Table(player("old_earth", hand=hand), player("new_sparta", hand=other))
    table.act("settle")
    assert table.hand_size(0) == 12
    table.place()
    assert table.questions() == {0: "hand_limit", 1: "hand_limit"}
    assert (table.question(0).least, table.question(0).most) == (2, 2)
    assert (table.question(1).least, table.question(1).most) == (1, 1)
    table.choose(1, table.offered(1)[0])
    assert table.discards_size == 0
    table.choose(0, *table.offered(0)[:2])
    assert table.discards_size == 3
    assert (table.hand_size(0), table.hand_size(1)) == (10, 10)


def test_the_game_ends_after_that_discard() -> None:
    hand = " ".join(box()[20:32])
    table = Table(player("old_earth", hand=hand), player("new_sparta", chips=24), pool=0)
    table.act("settle")
    table.place()
    assert table.asked(0) == "hand_limit"
    assert not table.over
    table.choose(0, *table.offered(0)[:2])
    assert table.over


def test_lines_are_tried_in_printed_order_and_a_card_scores_in_the_first_that_fits() -> None:
    # Avian Uplift Race: genes windfall world and military world; Star Nomad Lair: explore power and world.
    assert points("old_earth avian_uplift_race pan_galactic_league") == points("old_earth avian_uplift_race") + 2
    assert points("old_earth star_nomad_lair galactic_survey_seti") == points("old_earth star_nomad_lair") + 2 + 1 + 1
    assert points("old_earth rebel_base galactic_imperium") == points("old_earth rebel_base") + 2
    assert points("old_earth mining_league galactic_federation") == points("old_earth mining_league") + 2 + 2


def test_new_galactic_order_may_be_negative() -> None:
    cards = "old_earth contact_specialist empath_world refugee_world pan_galactic_league"
    assert points(f"{cards} new_galactic_order") == points(cards) + 2 - 4


def test_consume_powers_for_new_economy_are_all_of_phase_iv_and_none_of_trade() -> None:
    def adds(cards: str) -> int:
        return points(f"new_sparta {cards} new_economy") - points(f"new_sparta {cards}")

    assert adds("gambling_world deficit_spending") == 2 + 1 + 2
    assert adds("trade_league merchant_world black_market_trading_world") == 2 + 2 + 1 + 1
    assert adds("export_duties spice_world galactic_engineers") == 2


def test_trade_league_and_merchant_world_count_for_both() -> None:
    cards = "new_sparta merchant_world"
    both = points(f"{cards} trade_league new_economy")
    # Trade League: itself 2, Merchant World 1. New Economy: itself 2, Trade League 2, Merchant World 1.
    assert both == points(cards) + 2 + 1 + 2 + 2 + 1


def test_galactic_renaissance_counts_chips_only_by_threes_rounded_down() -> None:
    assert points("old_earth galactic_renaissance rebel_homeworld", chips=11) == 2 + 7 + 11 + 3


def test_merchant_guild_counts_goods_of_its_owner_in_the_second_edition() -> None:
    guild = "old_earth merchant_guild destroyed_world"
    assert points(guild, goods="destroyed_world") == points(guild) + 1
    table = Table(
        player("old_earth merchant_guild"), player("new_sparta gem_world", goods="gem_world", chips=24), pool=0
    )
    table.act("develop")
    table.place()
    assert table.scores[0] == 2


def level_scores(*hands: str, goods: str = "") -> Table:
    """Both score 13: a start world's point and 12 chips."""
    table = Table(
        player("epsilon_eridani destroyed_world", hand=hands[0], goods=goods, chips=12),
        player("new_sparta", hand=hands[1], chips=12),
        pool=0,
    )
    table.act("develop")
    table.place()
    return table


def test_a_tie_is_broken_by_hand_cards_and_goods_together() -> None:
    table = level_scores("gem_world rebel_base", "comet_zone")
    assert table.scores == (13, 13)
    assert table.winners == (0,)
    assert level_scores("gem_world", "comet_zone rebel_base").winners == (1,)
    assert level_scores("gem_world", "comet_zone", goods="destroyed_world").winners == (0,)


def test_who_is_still_tied_wins_together() -> None:
    assert level_scores("gem_world", "comet_zone rebel_base", goods="destroyed_world").winners == (0, 1)


def test_the_tie_break_counts_the_hand_after_the_last_discard() -> None:
    cards = box()[20:42]
    table = Table(
        player("epsilon_eridani", hand=" ".join(cards[:12]), chips=12),
        player("new_sparta", hand=" ".join(cards[12:22]), chips=12),
        pool=0,
    )
    table.act("develop")
    table.finish()
    assert table.winners == (0, 1)


def test_the_round_limit_ends_the_game_after_30_rounds_if_it_is_asked_for() -> None:
    for limit, over in ((30, True), (0, False)):
        table = Table(player("old_earth"), player("new_sparta"), round=30, round_limit=limit)
        table.act("develop")
        table.place()
        assert table.over == over
    limited = Table(player("old_earth"), player("new_sparta"), round=29, round_limit=30)
    limited.act("develop")
    limited.place()
    assert not limited.over
    limited.act("develop")
    limited.place()
    assert limited.reason == "rounds"


# --- The expert game for 2 -----------------------------------------------------------------------------

EXPERT: dict[str, Any] = {"variant": "expert"}


def test_two_different_cards_of_nine_the_second_develop_or_settle_only_with_the_first() -> None:
    table = Table(player("old_earth"), player("new_sparta"), **EXPERT)
    cards = set(table.offered(0))
    assert len(cards) == 9
    assert (table.question(0).least, table.question(0).most) == (2, 2)
    assert len(table.choices(0)) == 21 + 2
    assert table.refusal(0, "develop", "develop") is not None
    assert table.refusal(0, "develop_2", "produce") is not None
    assert table.refusal(0, "settle_2", "develop") is not None
    assert table.refusal(0, "develop_2", "settle_2") is not None
    assert table.refusal(0, "develop", "develop_2") is None
    assert table.refusal(0, "settle", "settle_2") is None


def test_the_order_of_phases_with_doubled_ones() -> None:
    table = Table(player("old_earth"), player("new_sparta"), **EXPERT)
    table.act("settle settle_2", "develop develop_2")
    table.finish()
    assert table.phases() == ["develop", "develop_2", "settle", "settle_2"]
    table.act("produce consume_x2", "explore_5 settle")
    table.finish()
    assert table.phases()[4:] == ["explore", "settle", "consume", "produce"]


def test_the_second_develop_is_a_full_phase_for_both() -> None:
    table = Table(
        player("old_earth interstellar_bank", hand=f"public_works export_duties {money(2)}"),
        player(
            "new_sparta interstellar_bank", hand="genetics_lab colony_ship gem_world comet_zone rebel_base pirate_world"
        ),
        **EXPERT,
    )
    table.act("develop develop_2", "settle produce")
    table.place("public_works", "genetics_lab")
    table.pay(1, "gem_world comet_zone")
    assert table.phases() == ["develop", "develop_2"]
    assert len(table.drew(0, "bank")) == len(table.drew(1, "bank")) == 2
    table.place("export_duties", "colony_ship")
    table.pay(1, "rebel_base pirate_world")
    # The bonus in both phases: 1 - 1 and 1 - 1. Public Works, built in the first, draw in the second.
    assert table.paid(0) == [[], []]
    assert len(table.drew(0, "after")) == 1
    assert table.tableau(1) == ["new_sparta", "interstellar_bank", "genetics_lab", "colony_ship"]


def test_an_opponent_with_one_develop_card_has_the_bonus_in_the_first_phase_only() -> None:
    table = Table(
        player("old_earth"),
        player("new_sparta", hand="genetics_lab colony_ship gem_world comet_zone rebel_base pirate_world"),
        **EXPERT,
    )
    table.act("develop develop_2", "develop produce")
    table.place("", "genetics_lab")
    assert table.ways(1) == {(): 1}
    table.pay(1, "gem_world")
    table.place("", "colony_ship")
    assert table.ways(1) == {(): 2}


def test_an_opponent_with_one_settle_card_has_the_bonus_in_the_first_phase_only() -> None:
    table = Table(
        player("old_earth", hand="refugee_world pilgrimage_world"),
        player("new_sparta", hand="outlaw_world new_survivalists"),
        **EXPERT,
    )
    table.act("settle settle_2", "settle develop")
    table.place()
    table.place("refugee_world", "outlaw_world")
    assert (len(table.drew(0, "bonus")), len(table.drew(1, "bonus"))) == (1, 1)
    table.place("pilgrimage_world", "new_survivalists")
    assert (len(table.drew(0, "bonus")), len(table.drew(1, "bonus"))) == (2, 1)


def test_powers_of_a_world_settled_first_help_to_settle_the_second() -> None:
    table = Table(player("new_sparta", hand="former_penal_colony pirate_world"), **EXPERT)
    table.act("settle settle_2", "develop produce")
    table.place()
    assert "pirate_world" not in table.offered(0)
    table.place("former_penal_colony")
    assert "pirate_world" in table.offered(0)


def test_trade_and_2x_sell_first_then_consume_doubled() -> None:
    goods = "gem_world spice_world"
    table = Table(player(f"old_earth {goods}", goods=goods), **EXPERT)
    table.act("consume_x2 consume_trade", "settle develop")
    table.finish(until="trade")
    assert table.chips(0) == 0
    table.choose(0, "gem_world")
    assert table.hand_size(0) == 2 + 1 + 2
    assert table.chips(0) == 2


def test_explore_with_both_cards_is_one_phase() -> None:
    assert explores("old_earth", "explore_5") == (7, 1)
    table = Table(player("old_earth expedition_force"), **EXPERT)
    table.act("explore_5 explore_1_1", "explore_5 settle")
    assert (len(table.offered(0)), table.question(0).least) == (2 + 5 + 1 + 1, 2)
    assert (len(table.offered(1)), table.question(1).least) == (7, 1)
    table.finish()
    assert table.phases() == ["explore", "settle"]


def test_final_tables_are_consistent() -> None:
    """The measurements of this file end a game with an empty pool; nothing else about it is odd."""
    assert final(("old_earth gem_world", "gem_world", 5)).game.faults() == []
