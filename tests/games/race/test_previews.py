"""What every question says before it is answered: the price and the outcome of a choice, and why a card is not offered.

Each number is reckoned by hand from the rulebook and the printed cards, never taken from the engine.
"""

from __future__ import annotations

from typing import Any

import pytest

from orrery import Refusal
from tests.games.race.table import Table, bag, money, player

Shown = dict[str, Any]


def preview(table: Table, seat: int, *choice: str | int) -> Shown:
    """The preview of a choice that is legal, and that changes nothing by being shown."""
    before = table.game.fingerprint()
    question = table.question(seat)
    assert question.refuse(choice) is None
    shown = question.preview(choice)
    assert table.game.fingerprint() == before
    return shown


def why_not(table: Table, seat: int = 0) -> dict[str | int, Refusal]:
    return table.question(seat).blocked()


def developing(tableau: str, hand: str, action: str = "develop", **more: Any) -> Table:
    """Seat 0 chooses what to build."""
    table = Table(player(tableau, hand), **more)
    table.act(action, "develop")
    assert table.asked(0) == "develop"
    return table


def settling(tableau: str, hand: str, action: str = "settle", **more: Any) -> Table:
    """Seat 0 chooses what to settle."""
    table = Table(player(tableau, hand), **more)
    table.act(action, "settle")
    assert table.asked(0) == "settle"
    return table


def consuming(tableau: str, goods: str = "", hand: str = "", action: str = "consume_x2", **more: Any) -> Table:
    table = Table(player(tableau, hand, goods), **more)
    table.act(action)
    return table


def producing(tableau: str, goods: str = "", hand: str = "", action: str = "produce", **more: Any) -> Table:
    table = Table(player(tableau, hand, goods), **more)
    table.act(action, "produce")
    return table


# --- the start, the actions, the end of a round -------------------------------------------------------


@pytest.mark.parametrize("start", ["dealt", "experienced"])
def test_start_discard(start: str) -> None:
    """Discarding costs nothing more than what is discarded."""
    table = Table.dealt(start=start)
    assert table.asked(0) == "start_discard"
    assert preview(table, 0, *table.choices(0)[0]) == {}
    assert why_not(table) == {}


def test_action() -> None:
    table = Table(player("old_earth"))
    assert preview(table, 0, "explore_5") == {"actions": ["explore_5"], "now": {"draw": 7, "keep": 1}}
    assert why_not(table) == {}


def test_what_an_action_would_come_to() -> None:
    """The bonus of who chooses is counted, what the others choose is not."""
    hand = "public_works new_economy alpha_centauri rebel_base"
    table = Table(player("old_earth gem_world spice_world export_duties", hand, goods="gem_world"))

    def now(action: str) -> dict[str, Any]:
        told: dict[str, Any] = preview(table, 0, action)["now"]
        return told

    assert now("explore_1_1") == {"draw": 3, "keep": 2}
    assert {card: one["cost"] for card, one in now("develop")["cards"].items()} == {"public_works": 0}
    assert now("settle") == {"cards": {"alpha_centauri": {"cost": 2, "how": "paid"}}}
    assert now("consume_trade") == {"world": "gem_world", "cards": 6}
    assert now("consume_x2") == {}
    assert now("produce") == {"worlds": ["spice_world"]}


def test_trying_an_action_changes_nothing() -> None:
    table = Table(player("old_earth gem_world", "public_works"))
    before = table.game.view(0)
    for action in ("develop", "settle", "consume_trade", "produce"):
        preview(table, 0, action)
    assert table.game.view(0) == before


def test_actions_of_an_expert() -> None:
    table = Table(player("old_earth"), variant="expert")
    assert preview(table, 0, "settle", "settle_2") == {"actions": ["settle", "settle_2"]}
    assert why_not(table) == {}


def test_hand_limit() -> None:
    hand = money(9) + " gem_world artist_colony comet_zone"
    table = Table(player("old_earth", hand))
    table.act("produce")
    assert table.asked(0) == "hand_limit"
    assert preview(table, 0, "gem_world", "comet_zone") == {}
    assert why_not(table) == {}


# --- I: Explore ---------------------------------------------------------------------------------------


def test_explore_shows_what_is_kept_and_what_goes() -> None:
    """Two cards and one more; one kept and one more."""
    table = Table(player("old_earth"), deck="gem_world artist_colony comet_zone")
    table.act("explore_1_1", "produce")
    shown = preview(table, 0, "comet_zone", "gem_world")
    assert shown == {"keep": ["comet_zone", "gem_world"], "discard": ["artist_colony"]}
    assert why_not(table) == {}


def test_explore_counts_copies() -> None:
    """Of two copies, one may be kept and the other discarded."""
    table = Table(player("old_earth"), deck="drop_ships drop_ships gem_world")
    table.act("explore_1_1", "produce")
    shown = preview(table, 0, "drop_ships", "gem_world")
    assert (shown["keep"], shown["discard"]) == (["drop_ships", "gem_world"], ["drop_ships"])


# --- II: Develop --------------------------------------------------------------------------------------


def development(card: str, cost: int, vp: int, draw: int = 0) -> Shown:
    return {"card": card, "cost": cost, "how": "paid", "vp": vp, "draw": draw}


@pytest.mark.parametrize(
    ("tableau", "action", "cost"),
    [
        ("old_earth", "produce", 4),
        ("old_earth", "develop", 3),
        ("old_earth investment_credits", "produce", 3),
        ("old_earth investment_credits", "develop", 2),
        ("old_earth investment_credits galactic_federation", "produce", 1),
        ("old_earth investment_credits galactic_federation", "develop", 0),
    ],
)
def test_a_development_costs_what_is_printed_less_powers_and_bonus(tableau: str, action: str, cost: int) -> None:
    """Drop Ships cost 4 and are worth 2 points."""
    table = developing(tableau, "drop_ships " + money(5), action)
    assert preview(table, 0, "drop_ships") == development("drop_ships", cost, 2)


def test_a_development_never_costs_less_than_nothing() -> None:
    table = developing("old_earth galactic_federation", "expedition_force")
    assert preview(table, 0, "expedition_force") == development("expedition_force", 0, 1)
    assert preview(table, 0) == {}


def test_a_six_cost_development_has_no_printed_points() -> None:
    table = developing("old_earth", "merchant_guild " + money(5))
    assert preview(table, 0, "merchant_guild") == development("merchant_guild", 5, 0)


def test_building_shows_the_cards_drawn_after() -> None:
    """Public Works and Industrial Robots draw 1 card each."""
    table = developing("industrial_robots public_works", "drop_ships " + money(4), start="experienced")
    assert preview(table, 0, "drop_ships") == development("drop_ships", 3, 2, draw=2)


def test_the_second_develop_has_its_bonus_for_who_chose_it_twice() -> None:
    table = Table(
        player("old_earth", "drop_ships " + money(4)), player("new_sparta", "drop_ships gem_world"), variant="expert"
    )
    table.act("develop develop_2", "develop produce")
    table.place()
    assert preview(table, 0, "drop_ships")["cost"] == 3
    assert why_not(table, 1)["drop_ships"] == Refusal("too_dear", missing=3)


def test_why_a_development_is_not_offered() -> None:
    """4 other cards to pay with; with the bonus, Merchant Guild costs 5 and Consumer Markets 4."""
    hand = "merchant_guild consumer_markets public_works gem_world rebel_base"
    table = developing("old_earth public_works", hand)
    assert table.offered(0) == ["consumer_markets"]
    assert why_not(table) == {
        "merchant_guild": Refusal("too_dear", missing=1),
        "public_works": Refusal("already_built"),
        "gem_world": Refusal("not_a_development"),
        "rebel_base": Refusal("not_a_development"),
    }


@pytest.mark.parametrize(
    ("tableau", "action", "missing"),
    [
        ("old_earth", "produce", 5),
        ("old_earth", "develop", 4),
        ("old_earth galactic_federation investment_credits", "develop", 1),
    ],
)
def test_what_a_development_lacks_is_reckoned_after_reductions(tableau: str, action: str, missing: int) -> None:
    table = developing(tableau, "trade_league gem_world", action)
    assert why_not(table)["trade_league"] == Refusal("too_dear", missing=missing)


def test_paying_for_a_development() -> None:
    table = developing("old_earth public_works investment_credits", "drop_ships " + money(4))
    table.place("drop_ships")
    [first, second, *_] = bag(money(4))
    shown = preview(table, 0, first, second)
    paid = {"card": "drop_ships", "cost": 2, "use": [], "discards": [first, second], "how": "paid", "draw": 1}
    assert shown == paid
    assert why_not(table) == {}


def test_a_development_draws_nothing_for_itself() -> None:
    table = developing("old_earth", "public_works " + money(3), "produce")
    assert preview(table, 0, "public_works") == development("public_works", 1, 1)
    table.place("public_works")
    assert preview(table, 0, table.hand(0)[0])["draw"] == 0


# --- III: Settle --------------------------------------------------------------------------------------


def world(card: str, vp: int, cost: int = 0, use: str = "", goods: str | None = None, draw: int = 1) -> Shown:
    return {"card": card, "cost": cost, "how": "paid", "use": use.split(), "vp": vp, "goods": goods, "draw": draw}


def conquest(card: str, vp: int, use: str = "", goods: str | None = None, draw: int = 1) -> Shown:
    return world(card, vp, 0, use, goods, draw) | {"how": "conquered"}


@pytest.mark.parametrize(
    ("card", "vp", "cost", "goods"),
    [
        ("gem_world", 1, 0, None),
        ("mining_world", 2, 0, None),
        ("new_earth", 3, 2, None),
        ("blaster_gem_mines", 2, 0, "rare"),
        ("lost_species_ark_world", 3, 3, None),
        ("deserted_alien_library", 5, 4, "alien"),
        ("refugee_world", 1, 0, "novelty"),
    ],
)
def test_a_civil_world_costs_what_is_printed_less_reductions(card: str, vp: int, cost: int, goods: str | None) -> None:
    """Replicant Robots: 2 less; Mining Robots: 1 less for rare elements."""
    table = settling("old_earth replicant_robots mining_robots", f"{card} {money(6)}")
    assert preview(table, 0, card) == world(card, vp, cost, goods=goods)
    assert preview(table, 0) == {}


def test_only_who_chose_settle_draws_the_bonus() -> None:
    table = settling("old_earth", "gem_world " + money(2), "produce")
    assert preview(table, 0, "gem_world") == world("gem_world", 1, 2, draw=0)


def test_settling_shows_the_cards_drawn_after() -> None:
    """The bonus, Terraforming Robots and Terraforming Colonists: 1 card each; a conquest draws as many."""
    tableau = "terraforming_colonists terraforming_robots space_marines"
    table = settling(tableau, "gem_world rebel_miners " + money(2), start="experienced")
    assert preview(table, 0, "gem_world") == world("gem_world", 1, 2, draw=3)
    assert preview(table, 0, "rebel_miners") == conquest("rebel_miners", 1, draw=3)


def test_colony_ship_is_the_cheapest_way_where_it_may_be_used() -> None:
    table = settling("old_earth colony_ship", "gem_world refugee_world deserted_alien_outpost " + money(3))
    assert preview(table, 0, "gem_world") == world("gem_world", 1, 0, "colony_ship")
    assert preview(table, 0, "deserted_alien_outpost") == world("deserted_alien_outpost", 3, 4, goods="alien")
    assert preview(table, 0, "refugee_world") == world("refugee_world", 1, 0, goods="novelty")


@pytest.mark.parametrize(
    ("tableau", "card", "expected"),
    [
        ("new_sparta", "avian_uplift_race", conquest("avian_uplift_race", 2, goods="genes")),
        ("new_sparta drop_ships", "rebel_outpost", conquest("rebel_outpost", 5)),
        (
            "new_sparta new_military_tactics",
            "lost_alien_warship",
            conquest("lost_alien_warship", 3, "new_military_tactics", "alien"),
        ),
        ("new_sparta new_military_tactics", "rebel_miners", conquest("rebel_miners", 1)),
        ("new_sparta galactic_imperium", "rebel_base", conquest("rebel_base", 6)),
        ("alpha_centauri", "runaway_robots", conquest("runaway_robots", 1, goods="rare")),
        (
            "old_earth alien_rosetta_stone_world",
            "alien_robot_sentry",
            conquest("alien_robot_sentry", 2, goods="alien"),
        ),
    ],
)
def test_a_military_world_is_conquered(tableau: str, card: str, expected: Shown) -> None:
    table = settling(tableau, f"{card} {money(3)}")
    assert preview(table, 0, card) == expected


@pytest.mark.parametrize(
    ("tableau", "card", "expected"),
    [
        ("old_earth contact_specialist", "rebel_underground", world("rebel_underground", 4, 2, "contact_specialist")),
        (
            "old_earth contact_specialist replicant_robots",
            "rebel_outpost",
            world("rebel_outpost", 5, 2, "contact_specialist"),
        ),
        (
            "old_earth contact_specialist mining_robots",
            "rebel_miners",
            world("rebel_miners", 1, 0, "contact_specialist"),
        ),
        (
            "old_earth contact_specialist colony_ship",
            "rebel_outpost",
            world("rebel_outpost", 5, 0, "contact_specialist colony_ship"),
        ),
        ("new_sparta contact_specialist", "rebel_miners", world("rebel_miners", 1, 1, "contact_specialist")),
        ("new_sparta space_marines contact_specialist", "rebel_miners", conquest("rebel_miners", 1)),
    ],
)
def test_a_military_world_is_paid_for(tableau: str, card: str, expected: Shown) -> None:
    """The defence less 1 less reductions; where the world can be conquered too, conquest is the cheapest."""
    table = settling(tableau, f"{card} {money(5)}")
    assert preview(table, 0, card) == expected


def test_a_power_that_stays_is_cheaper_than_a_card_that_leaves() -> None:
    """For nothing either way: Contact Specialist stays in the tableau, New Military Tactics would leave it."""
    table = settling("old_earth contact_specialist new_military_tactics", "outlaw_world")
    assert preview(table, 0, "outlaw_world") == world("outlaw_world", 1, 0, "contact_specialist")


def test_the_cheapest_way_is_one_that_the_hand_can_pay() -> None:
    """Rebel Outpost would cost 4 and the hand holds 3 others: 2 + 3 military conquer it."""
    table = settling("new_sparta space_marines contact_specialist new_military_tactics", "rebel_outpost " + money(3))
    assert preview(table, 0, "rebel_outpost") == conquest("rebel_outpost", 5, "new_military_tactics")


def test_why_a_world_is_not_offered() -> None:
    """2 military, 5 other cards in hand."""
    hand = "rebel_base lost_alien_warship alien_robotic_factory drop_ships gem_world former_penal_colony"
    table = settling("new_sparta", hand)
    assert set(table.offered(0)) == {"gem_world", "former_penal_colony"}
    assert why_not(table) == {
        "rebel_base": Refusal("too_strong", missing=4),
        "lost_alien_warship": Refusal("too_strong", missing=3),
        "alien_robotic_factory": Refusal("too_dear", missing=1),
        "drop_ships": Refusal("not_a_world"),
    }


@pytest.mark.parametrize(
    ("tableau", "card", "reason"),
    [
        ("old_earth", "new_earth", Refusal("too_dear", missing=4)),
        ("old_earth replicant_robots", "new_earth", Refusal("too_dear", missing=2)),
        ("old_earth replicant_robots mining_robots", "new_earth", Refusal("too_dear", missing=1)),
        ("old_earth colony_ship", "deserted_alien_colony", Refusal("too_dear", missing=4)),
        ("new_sparta new_military_tactics", "rebel_homeworld", Refusal("too_strong", missing=2)),
        ("alpha_centauri", "rebel_miners", Refusal("too_strong", missing=1)),
        ("alpha_centauri", "avian_uplift_race", Refusal("too_strong", missing=2)),
        ("epsilon_eridani galactic_imperium", "rebel_base", Refusal("too_strong", missing=1)),
        ("epsilon_eridani galactic_imperium", "pirate_world", Refusal("too_strong", missing=2)),
        ("old_earth empath_world", "outlaw_world", Refusal("too_strong", missing=2)),
        ("old_earth colony_ship", "outlaw_world", Refusal("too_strong", missing=1)),
    ],
)
def test_what_a_world_lacks(tableau: str, card: str, reason: Refusal) -> None:
    """One other card in hand."""
    table = settling(tableau, f"{card} drop_ships")
    assert table.offered(0) == []
    assert why_not(table) == {card: reason, "drop_ships": Refusal("not_a_world")}


@pytest.mark.parametrize(
    ("tableau", "card", "reason"),
    [
        ("old_earth contact_specialist", "rebel_base", Refusal("too_dear", missing=4)),
        ("old_earth contact_specialist replicant_robots", "rebel_base", Refusal("too_dear", missing=2)),
        ("old_earth contact_specialist mining_robots", "rebel_base", Refusal("too_dear", missing=4)),
        ("old_earth contact_specialist", "lost_alien_warship", Refusal("too_strong", missing=6)),
        ("old_earth contact_specialist colony_ship", "lost_alien_warship", Refusal("too_strong", missing=6)),
    ],
)
def test_what_lacks_is_cards_where_a_conquest_could_be_paid_for(tableau: str, card: str, reason: Refusal) -> None:
    """One other card in hand. Contact Specialist is no use for the alien kind, and lowers military by 1."""
    table = settling(tableau, f"{card} drop_ships")
    assert why_not(table)[card] == reason


def test_temporary_military_is_gone_in_the_second_settle() -> None:
    table = Table(player("new_sparta new_military_tactics", "lost_alien_warship rebel_base"), variant="expert")
    table.act("settle settle_2", "consume_trade produce")
    assert why_not(table) == {"rebel_base": Refusal("too_strong", missing=1)}
    table.place("lost_alien_warship")
    # 2 of New Sparta and 2 of the warship.
    assert why_not(table)["rebel_base"] == Refusal("too_strong", missing=2)


def test_paying_for_a_world() -> None:
    """With the ship, or with 2 cards; Terraforming Robots and the bonus draw 1 card each."""
    table = settling(
        "old_earth colony_ship terraforming_robots", "gem_world deficit_spending drop_ships star_nomad_lair"
    )
    table.place("gem_world")
    both = {"card": "gem_world", "how": "paid", "draw": 2}
    shown = preview(table, 0, "use:colony_ship")
    assert shown == both | {"cost": 0, "use": ["colony_ship"], "discards": []}
    shown = preview(table, 0, "drop_ships", "deficit_spending")
    assert shown == both | {"cost": 2, "use": [], "discards": ["drop_ships", "deficit_spending"]}
    assert why_not(table) == {}


def test_paying_for_a_conquest() -> None:
    """Strength 4 against 2: conquered, with or without the tactics; or paid for with 1 card."""
    table = settling(
        "new_sparta drop_ships contact_specialist new_military_tactics", "rebel_miners gem_world", "produce"
    )
    table.place("rebel_miners")
    every = {"card": "rebel_miners", "draw": 0}
    assert preview(table, 0) == every | {"how": "conquered", "cost": 0, "use": [], "discards": []}
    shown = preview(table, 0, "use:new_military_tactics")
    assert shown == every | {"how": "conquered", "cost": 0, "use": ["new_military_tactics"], "discards": []}
    shown = preview(table, 0, "use:contact_specialist", "gem_world")
    assert shown == every | {"how": "paid", "cost": 1, "use": ["contact_specialist"], "discards": ["gem_world"]}


def test_a_world_draws_nothing_for_itself() -> None:
    """Terraforming Colonists draw after settling, from the next phase on: here, only the bonus."""
    table = settling("old_earth", "terraforming_colonists " + money(3), start="experienced")
    assert preview(table, 0, "terraforming_colonists")["draw"] == 1
    table.place("terraforming_colonists")
    assert preview(table, 0, *table.hand(0)[:2])["draw"] == 1


# --- $: Trade -----------------------------------------------------------------------------------------


def test_a_sale_shows_its_price() -> None:
    """2, 3, 4, 5 by kind; Spice World +2 for novelties, Export Duties +1, Pirate World +3 for its own good."""
    goods = "pirate_world spice_world comet_zone pre_sentient_race deserted_alien_outpost"
    table = consuming(f"new_sparta export_duties {goods}", goods, action="consume_trade")
    assert table.asked(0) == "trade"
    prices = {
        "pirate_world": 2 + 3 + 2 + 1,
        "spice_world": 2 + 2 + 1,
        "comet_zone": 3 + 1,
        "pre_sentient_race": 4 + 1,
        "deserted_alien_outpost": 5 + 1,
    }
    for sold, cards in prices.items():
        assert preview(table, 0, sold) == {"world": sold, "cards": cards}
    assert why_not(table) == {}


# --- IV: Consume --------------------------------------------------------------------------------------


def gain(power: str, goods: int, vp: int, cards: int) -> Shown:
    return {"power": power, "goods": goods, "vp": vp, "cards": cards}


@pytest.mark.parametrize(("action", "factor"), [("consume_x2", 2), ("produce", 1)])
def test_a_consume_power_shows_what_it_brings_to_the_full(action: str, factor: int) -> None:
    """2x VP doubles the chips that goods bring, and nothing else."""
    goods = "gem_world artist_colony spice_world comet_zone"
    tableau = (
        f"old_earth {goods} free_trade_association new_vinland galactic_trendsetters tourist_world pilgrimage_world"
    )
    table = Table(player(tableau, goods=goods))
    table.act(action, "consume_x2")
    expected = [
        gain("old_earth:1", 2, 2 * factor, 0),
        gain("free_trade_association:0", 3, 3 * factor, 3),
        gain("new_vinland:0", 1, 0, 2),
        gain("galactic_trendsetters:0", 1, 2 * factor, 0),
        gain("tourist_world:0", 2, 3 * factor, 0),
        gain("pilgrimage_world:0", 4, 3 * factor, 0),
    ]
    assert {str(power) for power in table.offered(0)} == {shown["power"] for shown in expected}
    assert [preview(table, 0, shown["power"]) for shown in expected] == expected
    assert why_not(table) == {}


def test_up_to_n_counts_only_the_goods_that_there_are() -> None:
    """One novelty good for Consumer Markets, which take up to three."""
    table = consuming("new_sparta consumer_markets expanding_colony gem_world comet_zone", "gem_world comet_zone")
    assert preview(table, 0, "consumer_markets:0") == gain("consumer_markets:0", 1, 2, 0)


def test_diversified_economy_takes_three_kinds() -> None:
    goods = "gem_world comet_zone pre_sentient_race"
    table = consuming(f"old_earth diversified_economy {goods}", goods)
    assert preview(table, 0, "diversified_economy:0") == gain("diversified_economy:0", 3, 6, 0)


def test_powers_that_take_no_goods() -> None:
    """New Economy draws 1 card; what a flip or a discard brings depends on choices to come."""
    table = consuming("new_sparta new_economy gambling_world deficit_spending", hand="gem_world")
    assert preview(table, 0, "new_economy:0") == gain("new_economy:0", 0, 0, 1)
    assert preview(table, 0, "gambling_world:1") == {"power": "gambling_world:1"}
    assert preview(table, 0, "deficit_spending:0") == {"power": "deficit_spending:0"}


def test_a_sale_in_consume_depends_on_the_good() -> None:
    goods = "gem_world comet_zone"
    table = consuming(f"new_sparta trade_league expanding_colony {goods}", goods)
    assert preview(table, 0, "trade_league:1") == {"power": "trade_league:1"}


def test_using_no_more_powers_does_nothing() -> None:
    table = consuming("new_sparta deficit_spending", hand="gem_world")
    assert table.asked(0) == "consume"
    assert preview(table, 0) == {}


def test_the_goods_that_a_power_takes() -> None:
    """Outlaw World: 1 chip, doubled, and 1 card for any good."""
    goods = "gem_world comet_zone"
    table = consuming(f"new_sparta outlaw_world {goods}", goods)
    assert table.asked(0) == "consume_goods"
    assert preview(table, 0, "comet_zone") == {"vp": 2, "cards": 1}
    assert why_not(table) == {}


def test_the_goods_of_an_up_to_power() -> None:
    """Old Earth takes 2 of the 3 goods: 2 chips, doubled."""
    goods = "gem_world comet_zone artist_colony"
    table = consuming(f"old_earth {goods}", goods)
    assert table.asked(0) == "consume_goods"
    assert preview(table, 0, "comet_zone", "gem_world") == {"vp": 4, "cards": 0}


def test_the_goods_of_three_kinds() -> None:
    goods = "gem_world comet_zone pre_sentient_race artist_colony"
    table = consuming(f"new_sparta diversified_economy {goods}", goods)
    assert table.asked(0) == "consume_goods"
    assert preview(table, 0, "gem_world", "comet_zone", "pre_sentient_race") == {"vp": 6, "cards": 0}


def test_goods_at_their_trade_price() -> None:
    """Trade League with trade powers, its own +1 and 2 for rare elements; Black Market Trading World without any."""
    goods = "space_port comet_zone"
    table = consuming(f"new_sparta trade_league {goods}", goods)
    assert preview(table, 0, "space_port") == {"vp": 0, "cards": 2 + 1}
    assert preview(table, 0, "comet_zone") == {"vp": 0, "cards": 3 + 1 + 2}
    table = consuming(f"new_sparta black_market_trading_world export_duties {goods}", goods)
    assert preview(table, 0, "space_port") == {"vp": 0, "cards": 2}
    assert preview(table, 0, "comet_zone") == {"vp": 0, "cards": 3}


def test_hand_cards_for_points_are_not_doubled() -> None:
    table = consuming("new_sparta deficit_spending", hand="gem_world comet_zone drop_ships")
    table.choose(0, "deficit_spending:0")
    assert table.asked(0) == "discard_for_vp"
    assert preview(table, 0) == {"vp": 0}
    assert preview(table, 0, "gem_world") == {"vp": 1}
    assert preview(table, 0, "gem_world", "drop_ships") == {"vp": 2}
    assert why_not(table) == {}


# --- IV: the odds of Gambling World -------------------------------------------------------------------

# The rulebook's table counts 120 cards; the six optional start worlds, all with a 2, are not in a standard game.
COSTS = {1: 24, 2: 38 - 6, 3: 16, 4: 14, 5: 9, 6: 16, 7: 1}


def odds(table: Table, seat: int = 0) -> dict[int, int]:
    """How many unseen cards have each number."""
    assert table.asked(seat) == "gamble"
    shown = {number: preview(table, seat, number) for number in range(1, 8)}
    [total] = {one["cards"] for one in shown.values()}
    assert all(one == {"hits": one["hits"], "cards": total, "odds": one["hits"] / total} for one in shown.values())
    return {0: total, **{number: one["hits"] for number, one in shown.items()}}


def test_the_odds_leave_out_what_lies_open_and_what_is_in_hand() -> None:
    """New Sparta and Epsilon Eridani (2), Gambling World (1), Rebel Base (6) are seen: 110 of 114 are not."""
    table = consuming("epsilon_eridani gambling_world", hand="rebel_base")
    expected = {0: 110} | COSTS
    assert odds(table) == expected | {1: 23, 2: 30, 6: 15}
    assert why_not(table) == {}


def test_the_odds_know_nothing_of_another_hand() -> None:
    """Rebel Homeworld, the only 7, is in the other hand; as far as seat 0 knows, it could be the next card."""
    table = Table(player("epsilon_eridani gambling_world"), player("new_sparta", "rebel_homeworld"))
    table.act("consume_x2")
    assert preview(table, 0, 7) == {"hits": 1, "cards": 111, "odds": 1 / 111}
    mine = Table(player("epsilon_eridani gambling_world", "rebel_homeworld"))
    mine.act("consume_x2")
    assert preview(mine, 0, 7) == {"hits": 0, "cards": 110, "odds": 0.0}


def test_the_odds_know_nothing_of_goods() -> None:
    """Nobody has seen the card that is a good: with it, all but the four open cards could come next."""
    table = consuming("epsilon_eridani gambling_world gem_world", "gem_world")
    table.choose(0, "gambling_world:1")
    assert odds(table) == {0: 110} | COSTS | {1: 23, 2: 29}


def test_the_odds_remember_what_one_discarded_oneself() -> None:
    """Seat 0 builds a bank (2) and pays with a Colony Ship (2); seat 1 pays for Drop Ships with cards unknown to it."""
    table = Table(
        player("epsilon_eridani gambling_world", "interstellar_bank colony_ship gem_world"),
        player("new_sparta", "drop_ships " + money(5)),
    )
    table.act("develop", "consume_x2")
    table.place("interstellar_bank", "drop_ships")
    table.pay(0, "colony_ship")
    table.pay(1, money(4))
    # Open: epsilon_eridani 2, gambling_world 1, interstellar_bank 2, new_sparta 2, drop_ships 4. Own: gem_world 2.
    assert odds(table) == {0: 114 - 7} | COSTS | {1: 23, 2: 32 - 5, 4: 13}


def test_the_odds_remember_a_flip_that_all_saw() -> None:
    """Rebel Base (6) was flipped and discarded in the last round: it is not the next card."""
    table = consuming("epsilon_eridani gambling_world", deck="rebel_base")
    assert odds(table)[6] == 16
    table.choose(0, 1)
    table.finish()
    table.act("consume_x2")
    assert odds(table) == {0: 110} | COSTS | {1: 23, 2: 30, 6: 15}


def test_the_odds_forget_what_was_reshuffled() -> None:
    """The deck's one card is the flip; what was discarded before is in the deck again."""
    table = Table(player("epsilon_eridani gambling_world", "rebel_homeworld colony_ship"), deck="gem_world", only=True)
    table.act("develop", "consume_x2")
    table.place("colony_ship")
    # Colony Ship is paid for with Rebel Homeworld, all of the hand.
    assert preview(table, 0, 7)["hits"] == 0
    table.choose(0, 3)
    table.finish()
    table.act("consume_x2")
    assert preview(table, 0, 7)["hits"] == 1


def test_the_odds_of_the_first_edition_are_those_of_its_cards() -> None:
    """Two worlds cost 3 instead of 2, one 4 instead of 3."""
    table = consuming("epsilon_eridani gambling_world", edition=1)
    assert odds(table) == {0: 111} | COSTS | {1: 23, 2: 32 - 2 - 2, 3: 16 + 2 - 1, 4: 14 + 1}


def test_the_odds_of_an_experienced_game_count_its_start_worlds() -> None:
    table = consuming("epsilon_eridani gambling_world", start="experienced")
    assert odds(table) == {0: 117} | COSTS | {1: 23, 2: 38 - 2}


# --- V: Produce ---------------------------------------------------------------------------------------


def made(power: str, world: str, cards: int = 0, discard: int = 0) -> Shown:
    return {"power": power, "world": world, "cards": cards, "discard": discard}


def test_producing_shows_the_world_and_what_it_draws_at_once() -> None:
    """Runaway Robots draw 1 card when they produce."""
    table = producing("new_sparta runaway_robots pre_sentient_race")
    assert table.asked(0) == "produce"
    assert preview(table, 0, "bonus@runaway_robots") == made("bonus", "runaway_robots", cards=1)
    assert preview(table, 0, "bonus@pre_sentient_race") == made("bonus", "pre_sentient_race")
    assert why_not(table) == {}


def test_a_power_for_a_kind_shows_its_world() -> None:
    table = producing("new_sparta genetics_lab pre_sentient_race empath_world asteroid_belt", action="explore_5")
    table.finish("produce")
    assert table.offered(0) == ["genetics_lab:1@pre_sentient_race", "genetics_lab:1@empath_world"]
    assert preview(table, 0, "genetics_lab:1@empath_world") == made("genetics_lab:1", "empath_world")


def test_terraforming_colonists_discard_a_card() -> None:
    table = producing("terraforming_colonists runaway_robots", hand="gem_world comet_zone", start="experienced")
    assert preview(table, 0, "bonus@runaway_robots") == made("bonus", "runaway_robots", cards=1)
    power = "terraforming_colonists:1"
    assert preview(table, 0, f"{power}@runaway_robots") == made(power, "runaway_robots", cards=1, discard=1)
    table.choose(0, f"{power}@runaway_robots")
    assert table.asked(0) == "produce_discard"
    assert preview(table, 0, "gem_world") == {}
    assert why_not(table) == {}


def test_producing_no_more_does_nothing() -> None:
    table = producing("terraforming_colonists asteroid_belt", hand="gem_world", action="explore_5", start="experienced")
    table.finish("produce")
    assert preview(table, 0) == {}
