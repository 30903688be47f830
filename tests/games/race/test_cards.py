"""The cards against the rulebook: `002:803` is line 803 of its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from orrery.games.race.cards import (
    CARDS,
    DEVELOPMENT,
    PRESET_HANDS,
    START,
    WORLD,
    Card,
    PerCard,
    PerChips,
    PerGood,
    PerMilitary,
    Score,
    cards_of,
    deck_of,
)
from orrery.games.race.powers import (
    ALIEN,
    ANY,
    CONSUME,
    DEVELOP,
    EXPLORE,
    GENES,
    KINDS,
    NOVELTY,
    PRODUCE,
    RARE,
    REBEL,
    SETTLE,
    THIS_WORLD,
    TRADE,
    Consume,
    ConsumeAll,
    ConsumeAtTradePrice,
    DiscardForVp,
    DiscardToProduce,
    DrawAfterDevelop,
    DrawAfterSettle,
    DrawAtStart,
    DrawExtra,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawInConsume,
    DrawInProduce,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    Gamble,
    KeepExtra,
    Military,
    PayForMilitary,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    ReduceDevelopment,
    ReduceWorld,
    TemporaryMilitary,
    TradeBonus,
    ZeroCost,
)

Test = Callable[[Card], bool]


def civil(card: Card) -> bool:
    return card.type == WORLD and not card.military


def military(card: Card) -> bool:
    return card.type == WORLD and card.military


def development(card: Card) -> bool:
    return card.type == DEVELOPMENT


def start(card: Card) -> bool:
    return card.start is not None


def other(card: Card) -> bool:
    return card.start is None


def flagged(flag: str) -> Test:
    return lambda card: flag in card.flags


def having(*powers: type[Power]) -> Test:
    return lambda card: any(isinstance(power, powers) for power in card.powers)


def count(*tests: Test, edition: int = 2) -> int:
    """How many cards of the box, copies included, pass every test."""
    return sum(card.copies for card in cards_of(edition).values() if all(test(card) for test in tests))


def by_cost(*tests: Test, edition: int = 2) -> list[int]:
    def costing(cost: int) -> Test:
        return lambda card: card.cost == cost

    return [count(*tests, costing(cost), edition=edition) for cost in range(8)]


def general_military(card: Card) -> int:
    return sum(power.n for power in card.powers if isinstance(power, Military) and power.against is None)


def strengths(*tests: Test) -> dict[int, int]:
    """How many cards give +1, +2, ... of unspecialised military."""
    found = Counter[int]()
    for card in CARDS.values():
        if general_military(card) > 0 and all(test(card) for test in tests):
            found[general_military(card)] += card.copies
    return dict(found)


def holders(power: type[Power]) -> Iterator[tuple[str, Power]]:
    return ((card.id, held) for card in CARDS.values() for held in card.powers if isinstance(held, power))


class TestContents:
    def test_designs(self) -> None:
        assert len(CARDS) == 101
        assert all(id == card.id for id, card in CARDS.items())

    def test_120_cards(self) -> None:
        """002:801"""
        assert count() == 120

    def test_109_game_cards(self) -> None:
        """002:34-36: 59 worlds, 50 developments."""
        assert count(other) == 109
        assert count(other, lambda card: card.type == WORLD) == 59
        assert count(development) == 50

    def test_start_worlds(self) -> None:
        """002:803, 002:33, 002:39"""
        assert count(start, civil) == 8
        assert count(start, military) == 3
        assert count(lambda card: card.start in (0, 1, 2, 3, 4)) == 5
        assert count(lambda card: card.start is not None and card.start < 0) == 6

    def test_other_worlds(self) -> None:
        """002:804-805"""
        assert count(other, military) == 22
        assert count(other, civil) == 37

    def test_six_cost_developments(self) -> None:
        """002:806"""
        six = [card for card in CARDS.values() if card.six_cost]
        assert len(six) == count(lambda card: card.six_cost) == 12

    def test_other_developments(self) -> None:
        """002:807: 19 designs, two of each."""
        rest = [card.copies for card in CARDS.values() if card.type == DEVELOPMENT and not card.six_cost]
        assert rest == [2] * 19


class TestMilitaryWorlds:
    def test_how_many(self) -> None:
        """002:809"""
        assert count(military) == 25

    @pytest.mark.parametrize(
        ("defence", "worlds", "alien", "rebel", "starts"),
        [
            pytest.param(1, 6, 0, 1, 0, id="002:811"),
            pytest.param(2, 9, 1, 1, 3, id="002:812"),
            pytest.param(3, 3, 0, 2, 0, id="002:813"),
            pytest.param(4, 2, 1, 0, 0, id="002:814"),
            pytest.param(5, 2, 1, 1, 0, id="002:815"),
            pytest.param(6, 2, 1, 1, 0, id="002:816"),
            pytest.param(7, 1, 0, 1, 0, id="002:817"),
        ],
    )
    def test_by_defence(self, defence: int, worlds: int, alien: int, rebel: int, starts: int) -> None:
        def defended(card: Card) -> bool:
            return military(card) and card.cost == defence

        assert count(defended) == worlds
        assert count(defended, flagged("alien")) == alien
        assert count(defended, lambda card: card.kind == ALIEN) == alien
        assert count(defended, flagged("rebel")) == rebel
        assert count(defended, start) == starts

    def test_contact_specialist_cannot_pay_for_four_alien_worlds(self) -> None:
        """002:818"""
        assert ("contact_specialist", PayForMilitary(1, never=ALIEN)) in holders(PayForMilitary)
        assert count(military, lambda card: card.kind == ALIEN) == 4

    def test_targets_of_specialised_military(self) -> None:
        """002:827-829: 7 rebel, 4 alien, 3 rare; the last leaves out the start world Abandoned Mine Squatters."""
        assert count(military, flagged("rebel")) == 7
        assert count(flagged("rebel")) == 7
        assert count(military, other, lambda card: card.kind == RARE) == 3
        assert CARDS["abandoned_mine_squatters"].military
        assert CARDS["abandoned_mine_squatters"].produces == RARE


class TestMilitaryStrength:
    def test_22_cards(self) -> None:
        """002:820"""
        assert count(lambda card: general_military(card) > 0 or having(TemporaryMilitary)(card)) == 22

    def test_developments(self) -> None:
        """002:822"""
        assert strengths(development) == {1: 2, 2: 3, 3: 2}

    def test_by_discarding(self) -> None:
        """002:823"""
        assert count(development, having(TemporaryMilitary)) == 2
        assert list(holders(TemporaryMilitary)) == [("new_military_tactics", TemporaryMilitary(3))]

    def test_military_worlds(self) -> None:
        """002:824"""
        assert strengths(other, military) == {1: 5, 2: 1, 3: 1}

    def test_civil_worlds(self) -> None:
        """002:825"""
        assert strengths(other, civil) == {1: 2}

    def test_start_worlds(self) -> None:
        """002:826"""
        assert strengths(start, civil) == {1: 1}
        assert strengths(start, military) == {1: 2, 2: 1}

    def test_specialised(self) -> None:
        """002:827-829"""
        assert {(id, power) for id, power in holders(Military) if isinstance(power, Military) and power.against} == {
            ("galactic_imperium", Military(4, against=REBEL)),
            ("alien_tech_institute", Military(2, against=ALIEN)),
            ("alien_rosetta_stone_world", Military(2, against=ALIEN)),
            ("alpha_centauri", Military(1, against=RARE)),
        }

    def test_five_cards_weaken(self) -> None:
        """002:830"""
        assert count(lambda card: general_military(card) == -1) == 5
        assert count(lambda card: general_military(card) < 0) == 5


class TestCosts:
    def test_95_cards_are_paid_for(self) -> None:
        """002:832"""
        assert count(lambda card: not card.military) == 95

    @pytest.mark.parametrize(
        ("cost", "cards", "developments", "worlds"),
        [
            pytest.param(0, 2, 0, 2, id="002:834"),
            pytest.param(1, 18, 12, 6, id="002:835"),
            pytest.param(2, 29, 12, 17, id="002:836"),
            pytest.param(3, 13, 4, 9, id="002:837"),
            pytest.param(4, 12, 8, 4, id="002:838"),
            pytest.param(5, 7, 2, 5, id="002:839"),
            pytest.param(6, 14, 12, 2, id="002:840"),
        ],
    )
    def test_by_cost(self, cost: int, cards: int, developments: int, worlds: int) -> None:
        assert count(lambda card: not card.military and card.cost == cost) == cards
        assert count(development, lambda card: card.cost == cost) == developments
        assert count(civil, lambda card: card.cost == cost) == worlds

    @pytest.mark.parametrize(
        ("cards", "numbers"),
        [
            pytest.param(development, [0, 12, 12, 4, 8, 2, 12, 0], id="002:704 developments"),
            pytest.param(civil, [2, 6, 17, 9, 4, 5, 2, 0], id="002:705 civil worlds"),
            pytest.param(military, [0, 6, 9, 3, 2, 2, 2, 1], id="002:706 military worlds"),
        ],
    )
    def test_table_of_gambling_world(self, cards: Test, numbers: list[int]) -> None:
        assert by_cost(cards) == numbers


class TestGoods:
    def test_26_windfall_worlds(self) -> None:
        """002:842"""
        assert count(lambda card: card.windfall is not None) == 26

    @pytest.mark.parametrize(
        ("kind", "all_of_them", "civil_ones", "military_ones"),
        [
            pytest.param(NOVELTY, 6, 3, 3, id="002:844"),
            pytest.param(RARE, 7, 5, 2, id="002:845"),
            pytest.param(GENES, 7, 2, 5, id="002:846"),
            pytest.param(ALIEN, 6, 3, 3, id="002:847"),
        ],
    )
    def test_windfall(self, kind: str, all_of_them: int, civil_ones: int, military_ones: int) -> None:
        assert count(lambda card: card.windfall == kind) == all_of_them
        assert count(civil, lambda card: card.windfall == kind) == civil_ones
        assert count(military, lambda card: card.windfall == kind) == military_ones

    def test_22_production_worlds(self) -> None:
        """002:849"""
        assert count(having(ProduceHere)) == 22

    @pytest.mark.parametrize(
        ("kind", "all_of_them", "civil_ones", "military_ones"),
        [
            pytest.param(NOVELTY, 9, 8, 1, id="002:851"),
            pytest.param(RARE, 7, 5, 2, id="002:852"),
            pytest.param(GENES, 4, 3, 1, id="002:853"),
            pytest.param(ALIEN, 2, 1, 1, id="002:854"),
        ],
    )
    def test_production(self, kind: str, all_of_them: int, civil_ones: int, military_ones: int) -> None:
        assert count(lambda card: card.produces == kind) == all_of_them
        assert count(civil, lambda card: card.produces == kind) == civil_ones
        assert count(military, lambda card: card.produces == kind) == military_ones

    def test_produce_on_one_kind_of_windfall_world(self) -> None:
        """002:856"""

        def one_kind(card: Card) -> bool:
            return any(isinstance(power, ProduceOnWindfall) and power.kind != ANY for power in card.powers)

        assert count(one_kind, development) == 6
        assert count(one_kind, lambda card: card.type == WORLD) == 2

    def test_produce_on_any_windfall_world(self) -> None:
        """002:857, of which one by discarding (002:797)."""
        assert [id for id, power in holders(ProduceOnWindfall) if power == ProduceOnWindfall(ANY)] == [
            "galactic_engineers"
        ]
        assert [id for id, _ in holders(DiscardToProduce)] == ["terraforming_colonists"]


class TestConsumers:
    consumes = staticmethod(having(Consume, ConsumeAll, ConsumeAtTradePrice))

    def test_34_cards(self) -> None:
        """002:859"""
        assert count(self.consumes) == 34

    def test_worlds(self) -> None:
        """002:861"""
        assert count(self.consumes, civil) == 17
        assert count(self.consumes, civil, start) == 4
        assert count(self.consumes, military) == 2

    def test_developments(self) -> None:
        """002:862"""
        assert count(self.consumes, development) == 15

    def test_hand_cards_for_points(self) -> None:
        """002:863"""
        assert count(having(DiscardForVp), development) == 2
        assert count(having(DiscardForVp), civil) == 1


@pytest.mark.parametrize(
    ("family", "versions"),
    [
        pytest.param(DrawExtra, {DrawExtra(1), DrawExtra(2)}, id="002:520"),
        pytest.param(KeepExtra, {KeepExtra(1)}, id="002:525"),
        pytest.param(DrawAtStart, {DrawAtStart(1)}, id="002:535"),
        pytest.param(ReduceDevelopment, {ReduceDevelopment(1), ReduceDevelopment(2)}, id="002:539"),
        pytest.param(DrawAfterDevelop, {DrawAfterDevelop(1)}, id="002:543"),
        pytest.param(ReduceWorld, {ReduceWorld(2), ReduceWorld(1, RARE), ReduceWorld(2, ALIEN)}, id="002:551-578"),
        pytest.param(ZeroCost, {ZeroCost(never=ALIEN)}, id="002:559"),
        pytest.param(TemporaryMilitary, {TemporaryMilitary(3)}, id="002:583"),
        pytest.param(PayForMilitary, {PayForMilitary(1, never=ALIEN)}, id="002:588"),
        pytest.param(DrawAfterSettle, {DrawAfterSettle(1)}, id="002:595"),
        pytest.param(ConsumeAll, {ConsumeAll()}, id="002:659"),
        pytest.param(DrawInConsume, {DrawInConsume(1)}, id="002:667"),
        pytest.param(Gamble, {Gamble(1, 7)}, id="002:701"),
        pytest.param(DiscardForVp, {DiscardForVp(2)}, id="002:716"),
        pytest.param(DrawInProduce, {DrawInProduce(1), DrawInProduce(2)}, id="002:746"),
        pytest.param(DrawIfProducedHere, {DrawIfProducedHere(1), DrawIfProducedHere(2)}, id="002:754"),
        pytest.param(
            DrawPerGoodProduced, {DrawPerGoodProduced(1, NOVELTY), DrawPerGoodProduced(1, ALIEN)}, id="002:772"
        ),
        pytest.param(DrawIfMostProduced, {DrawIfMostProduced(2, RARE)}, id="002:779"),
        pytest.param(DrawPerKindProduced, {DrawPerKindProduced(1)}, id="002:785"),
        pytest.param(DrawPerWorld, {DrawPerWorld(1, GENES)}, id="002:791"),
        pytest.param(DiscardToProduce, {DiscardToProduce()}, id="002:797"),
    ],
)
def test_versions_of_a_power(family: type[Power], versions: set[Power]) -> None:
    assert {power for _, power in holders(family)} == versions


@pytest.mark.parametrize(
    ("goods", "bonuses"),
    [
        pytest.param({ANY}, {1, 2}, id="002:603"),
        pytest.param(set(KINDS), {1, 2, 3}, id="002:609"),
        pytest.param({THIS_WORLD}, {1, 3}, id="002:615"),
    ],
)
def test_trade_bonuses(goods: set[str], bonuses: set[int]) -> None:
    found = {power.n for _, power in holders(TradeBonus) if isinstance(power, TradeBonus) and power.good in goods}
    assert found == bonuses


def test_consuming_an_exact_number_of_goods() -> None:
    """002:629, 002:633, 002:374; Gateway Station's is only on the card."""
    assert {(id, power) for id, power in holders(Consume) if isinstance(power, Consume) and power.spend > 1} == {
        ("tourist_world", Consume(ANY, spend=2, vp=3)),
        ("diversified_economy", Consume(ANY, spend=3, vp=3, distinct=True)),
        ("mining_league", Consume(RARE, spend=2, vp=3)),
        ("gateway_station", Consume(ANY, spend=2, vp=1, cards=3)),
    }


@pytest.mark.parametrize(
    ("card", "power"),
    [
        pytest.param("public_works", DrawAfterDevelop(1), id="002:205"),
        pytest.param("colony_ship", ZeroCost(never=ALIEN), id="002:209, 002:559"),
        pytest.param("empath_world", Military(-1), id="002:274, 002:568"),
        pytest.param("new_military_tactics", TemporaryMilitary(3), id="002:276"),
        pytest.param("contact_specialist", PayForMilitary(1, never=ALIEN), id="002:278"),
        pytest.param("contact_specialist", Military(-1), id="002:591"),
        pytest.param("replicant_robots", ReduceWorld(2), id="002:282, 002:551"),
        pytest.param("mining_robots", ReduceWorld(1, RARE), id="002:282, 002:555"),
        pytest.param("deficit_spending", DiscardForVp(2), id="002:330, 002:716"),
        pytest.param("merchant_world", DiscardForVp(2), id="002:362, 002:716"),
        pytest.param("free_trade_association", Consume(NOVELTY, times=3, vp=1, cards=1), id="002:344"),
        pytest.param("new_vinland", Consume(ANY, cards=2), id="002:344"),
        pytest.param("gem_world", DrawIfProducedHere(1), id="002:395"),
        pytest.param("genetics_lab", ProduceOnWindfall(GENES), id="002:399"),
        pytest.param("black_market_trading_world", ConsumeAtTradePrice(trade_powers=False), id="002:673-682"),
        pytest.param("trade_league", ConsumeAtTradePrice(trade_powers=True), id="002:686-695"),
        pytest.param("gambling_world", Consume(ANY, vp=1), id="002:710"),
    ],
)
def test_cards_that_the_rulebook_names(card: str, power: Power) -> None:
    assert power in CARDS[card].powers


def test_alien_rosetta_stone_world_has_no_goods() -> None:
    """002:561"""
    assert CARDS["alien_rosetta_stone_world"].kind is None


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        pytest.param(
            "alien_tech_institute",
            (PerCard(3, produces=ALIEN), PerCard(2, windfall=ALIEN), PerCard(2, flag="alien")),
            id="002:871",
        ),
        pytest.param(
            "free_trade_association",
            (
                PerCard(2, produces=NOVELTY),
                PerCard(1, windfall=NOVELTY),
                PerCard(2, card="consumer_markets"),
                PerCard(2, card="expanding_colony"),
            ),
            id="002:877",
        ),
        pytest.param(
            "galactic_federation",
            (PerCard(2, type=DEVELOPMENT, six_cost=True), PerCard(1, type=DEVELOPMENT)),
            id="002:884",
        ),
        pytest.param(
            "galactic_imperium",
            (PerCard(2, type=WORLD, military=True, flag="rebel"), PerCard(1, type=WORLD, military=True)),
            id="002:889",
        ),
        pytest.param(
            "galactic_renaissance",
            (
                PerChips(1, every=3),
                PerCard(3, card="research_labs"),
                PerCard(3, card="galactic_trendsetters"),
                PerCard(3, card="artist_colony"),
            ),
            id="002:896",
        ),
        pytest.param(
            "galactic_survey_seti",
            (
                PerCard(1, type=DEVELOPMENT, power_in=EXPLORE),
                PerCard(2, type=WORLD, power_in=EXPLORE),
                PerCard(1, type=WORLD),
            ),
            id="002:903",
        ),
        pytest.param("merchant_guild", (PerCard(2, produces=ANY), PerGood(1)), id="002:909"),
        pytest.param(
            "mining_league",
            (
                PerCard(2, produces=RARE),
                PerCard(1, windfall=RARE),
                PerCard(2, card="mining_robots"),
                PerCard(2, card="mining_conglomerate"),
            ),
            id="002:914",
        ),
        pytest.param(
            "new_economy",
            (PerCard(2, type=DEVELOPMENT, power_in=CONSUME), PerCard(1, type=WORLD, power_in=CONSUME)),
            id="002:921",
        ),
        pytest.param("new_galactic_order", (PerMilitary(1),), id="002:928"),
        pytest.param(
            "pan_galactic_league",
            (
                PerCard(2, produces=GENES),
                PerCard(2, windfall=GENES),
                PerCard(1, type=WORLD, military=True),
                PerCard(3, card="contact_specialist"),
            ),
            id="002:934",
        ),
        pytest.param(
            "trade_league",
            (PerCard(2, type=DEVELOPMENT, power_in=TRADE), PerCard(1, type=WORLD, power_in=TRADE)),
            id="002:940",
        ),
    ],
)
def test_scoring_lines(card: str, lines: tuple[Score, ...]) -> None:
    assert CARDS[card].scoring == lines


@pytest.mark.parametrize(
    ("card", "powers"),
    [
        pytest.param("galactic_survey_seti", EXPLORE, id="002:905"),
        pytest.param("new_economy", CONSUME, id="002:923"),
        pytest.param("trade_league", TRADE, id="002:942"),
    ],
)
def test_a_development_that_counts_itself_has_such_a_power(card: str, powers: str) -> None:
    assert powers in {power.phase for power in CARDS[card].powers}


def test_only_six_cost_developments_score_and_they_have_no_printed_points() -> None:
    assert all(bool(card.scoring) == card.six_cost for card in CARDS.values())
    assert {card.vp for card in CARDS.values() if card.six_cost} == {0}


class TestStart:
    def test_numbers(self) -> None:
        """Printed on the cards (002:33); the second edition's optional ones too."""
        assert START == {
            0: "old_earth",
            1: "epsilon_eridani",
            2: "alpha_centauri",
            3: "new_sparta",
            4: "earths_lost_colony",
            -1: "star_nomad_raiders",
            -2: "industrial_robots",
            -3: "galactic_trade_emissaries",
            -4: "terraforming_colonists",
            -5: "abandoned_mine_squatters",
            -6: "gateway_station",
        }

    def test_odd_ones_are_red_and_even_ones_blue(self) -> None:
        """002:512"""
        assert {START[number] for number in START if number % 2 == 1} == {
            "epsilon_eridani",
            "new_sparta",
            "star_nomad_raiders",
            "galactic_trade_emissaries",
            "abandoned_mine_squatters",
        }

    def test_windfall_start_worlds(self) -> None:
        """002:72 names the first one; the other has the same halo."""
        windfall = {card.id: card.windfall for card in CARDS.values() if start(card) and card.windfall}
        assert windfall == {"alpha_centauri": RARE, "gateway_station": NOVELTY}

    def test_preset_hands(self) -> None:
        """002:68: four cards that bear the number of the start world."""
        assert {number: set(hand) for number, hand in PRESET_HANDS.items()} == {
            1: {"rebel_fuel_cache", "public_works", "colony_ship", "gem_world"},
            2: {"expedition_force", "mining_robots", "rebel_miners", "comet_zone"},
            3: {"export_duties", "former_penal_colony", "malevolent_lifeforms", "new_military_tactics"},
            4: {"space_marines", "contact_specialist", "spice_world", "avian_uplift_race"},
        }
        assert all(len(hand) == 4 for hand in PRESET_HANDS.values())


class TestDeck:
    def test_without_the_optional_start_worlds(self) -> None:
        """002:33-34: 5 start worlds and 109 game cards."""
        deck = deck_of(2, False)
        assert len(deck) == 114
        assert "old_earth" in deck
        assert "gateway_station" not in deck

    def test_with_them(self) -> None:
        """002:801"""
        deck = deck_of(2, True)
        assert len(deck) == 120
        assert set(deck) == set(CARDS)

    def test_copies(self) -> None:
        """002:807"""
        assert Counter(Counter(deck_of(2, True)).values()) == {1: 82, 2: 19}

    @pytest.mark.parametrize("optional", [False, True])
    def test_first_edition_has_no_optional_start_worlds(self, optional: bool) -> None:
        assert len(deck_of(1, optional)) == 114
        assert set(deck_of(1, optional)) == set(cards_of(1))


class TestFirstEdition:
    def test_95_designs(self) -> None:
        assert len(cards_of(1)) == 95
        assert all(card.start is None or card.start >= 0 for card in cards_of(1).values())

    def test_five_cards_differ(self) -> None:
        assert {id for id, card in cards_of(1).items() if card != CARDS[id]} == {
            "bio_hazard_mining_world",
            "black_market_trading_world",
            "imperium_armaments_world",
            "outlaw_world",
            "merchant_guild",
        }

    @pytest.mark.parametrize(
        ("card", "first", "second"),
        [
            ("bio_hazard_mining_world", (3, 2), (2, 0)),
            ("black_market_trading_world", (3, 2), (2, 1)),
            ("imperium_armaments_world", (4, 2), (3, 2)),
        ],
    )
    def test_cost_and_points(self, card: str, first: tuple[int, int], second: tuple[int, int]) -> None:
        assert (cards_of(1)[card].cost, cards_of(1)[card].vp) == first
        assert (cards_of(2)[card].cost, cards_of(2)[card].vp) == second

    def test_outlaw_world_has_no_military(self) -> None:
        assert cards_of(1)["outlaw_world"].powers == (Consume(ANY, vp=1, cards=1),)
        assert cards_of(2)["outlaw_world"].powers == (Military(1), Consume(ANY, vp=1, cards=1))

    def test_merchant_guild_does_not_count_goods(self) -> None:
        assert cards_of(1)["merchant_guild"].scoring == (PerCard(2, produces=ANY),)

    def test_table_of_gambling_world(self) -> None:
        """As the first edition's card prints it."""
        assert by_cost(development, edition=1) == [0, 12, 12, 4, 8, 2, 12, 0]
        assert by_cost(civil, edition=1) == [2, 6, 11, 10, 5, 5, 2, 0]
        assert by_cost(military, edition=1) == [0, 6, 7, 3, 2, 2, 2, 1]

    def test_second_edition_is_the_declarations(self) -> None:
        assert cards_of(2) == CARDS


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
class TestEveryCard:
    def test_powers_follow_the_phases(self, card: Card) -> None:
        phases = (EXPLORE, DEVELOP, SETTLE, TRADE, CONSUME, PRODUCE)
        places = [phases.index(power.phase) for power in card.powers]
        assert places == sorted(places)

    def test_goods(self, card: Card) -> None:
        assert card.produces is None or card.windfall is None
        assert card.kind is None or (card.type == WORLD and card.kind in KINDS)
        assert (card.produces is not None) == (ProduceHere() in card.powers)

    def test_names_known_cards_and_flags(self, card: Card) -> None:
        assert set(card.flags) <= {"alien", "rebel", "imperium", "terraforming", "uplift", "chromosome"}
        named = {line.card for line in card.scoring if isinstance(line, PerCard) and line.card}
        assert named <= set(CARDS)

    def test_only_developments_have_copies(self, card: Card) -> None:
        assert card.copies == (2 if card.type == DEVELOPMENT and not card.six_cost else 1)
