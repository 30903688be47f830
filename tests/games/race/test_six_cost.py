"""The 12 developments that cost 6, card by card (002:865): powers, and each line of what they score.

A card counts in one line only of the same development (002:869).
"""

from __future__ import annotations

from typing import Any

from tests.games.race.gauges import (
    can_conquer,
    can_settle,
    check_consume,
    consuming,
    cost,
    explores,
    points,
    producing,
    sells,
    strength,
)
from tests.games.race.table import bag


def worth(development: str, others: str, goods: str = "", chips: int = 0, **rest: Any) -> int:
    """What the development adds to the score of the other cards."""
    alone = points(others, goods, chips, **rest)
    return points(f"{others} {development}", goods, chips, **rest) - alone


def test_alien_tech_institute() -> None:
    assert cost("alien_tech_institute") == 6
    assert cost("deserted_alien_colony", "old_earth alien_tech_institute") == 3
    assert cost("comet_zone", "old_earth alien_tech_institute") == 3
    assert can_conquer("alien_robot_scout_ship", "old_earth alien_tech_institute space_marines")
    assert not can_conquer("alien_robot_scout_ship", "old_earth alien_tech_institute expedition_force")
    assert strength("old_earth alien_tech_institute") == 0

    def adds(cards: str) -> int:
        return worth("alien_tech_institute", f"old_earth {cards}")

    assert adds("") == 2  # itself
    assert adds("alien_robotic_factory") == 2 + 3
    assert adds("lost_alien_battle_fleet") == 2 + 3
    assert adds("deserted_alien_library") == 2 + 2
    assert adds("alien_robot_sentry") == 2 + 2
    assert adds("alien_rosetta_stone_world") == 2 + 2
    assert adds("gem_world replicant_robots") == 2
    everything = "alien_robotic_factory lost_alien_battle_fleet deserted_alien_library alien_rosetta_stone_world"
    assert adds(everything) == 2 + 3 + 3 + 2 + 2


def test_free_trade_association() -> None:
    assert cost("free_trade_association") == 6
    check_consume("free_trade_association", "novelty", times=3, vp=1, cards=1)
    produced = producing("new_sparta free_trade_association refugee_world destroyed_world")
    assert produced.goods(0) == ["refugee_world"]

    def adds(cards: str) -> int:
        return worth("free_trade_association", f"old_earth {cards}")

    assert adds("") == 0
    assert adds("gem_world spice_world") == 2 + 2
    assert adds("earths_lost_colony") == 2
    assert adds("refugee_world") == 1
    assert adds("consumer_markets") == 2
    assert adds("expanding_colony") == 2
    assert adds("mining_world destroyed_world export_duties") == 0
    assert adds("gem_world refugee_world consumer_markets expanding_colony") == 2 + 1 + 2 + 2


def test_galactic_federation() -> None:
    assert cost("galactic_federation") == 6
    assert cost("replicant_robots", "old_earth galactic_federation") == 2
    assert cost("public_works", "old_earth galactic_federation") == 0

    def adds(cards: str) -> int:
        return worth("galactic_federation", f"old_earth {cards}")

    assert adds("") == 2  # itself
    assert adds("mining_league") == 2 + 2
    assert adds("public_works consumer_markets") == 2 + 1 + 1
    assert adds("alien_robotic_factory gem_world") == 2


def test_galactic_imperium() -> None:
    assert cost("galactic_imperium") == 6
    assert can_settle("rebel_underground", "old_earth galactic_imperium")
    assert can_settle("rebel_outpost", "old_earth galactic_imperium expedition_force")
    assert not can_settle("rebel_outpost", "old_earth galactic_imperium")
    assert not can_settle("outlaw_world", "old_earth galactic_imperium")

    def adds(cards: str) -> int:
        return worth("galactic_imperium", f"old_earth {cards}")

    assert adds("") == 0
    assert adds("rebel_base") == 2
    assert adds("rebel_miners rebel_warrior_race") == 2 + 2
    assert adds("pirate_world") == 1
    assert adds("new_sparta") == 1
    assert adds("gem_world drop_ships imperium_armaments_world") == 0
    assert adds("rebel_base pirate_world lost_alien_warship gem_world") == 2 + 1 + 1


def test_galactic_renaissance() -> None:
    assert cost("galactic_renaissance") == 6
    assert explores("old_earth galactic_renaissance") == (2 + 2, 1 + 1)

    def adds(cards: str, chips: int = 0) -> int:
        return worth("galactic_renaissance", f"old_earth {cards}", chips=chips)

    assert [adds("", chips) for chips in range(8)] == [0, 0, 0, 1, 1, 1, 2, 2]
    assert adds("research_labs") == 3
    assert adds("galactic_trendsetters") == 3
    assert adds("artist_colony") == 3
    assert adds("gem_world public_works") == 0
    assert adds("research_labs galactic_trendsetters artist_colony", chips=10) == 3 + 3 + 3 + 3


def test_galactic_survey_seti() -> None:
    assert cost("galactic_survey_seti") == 6
    assert explores("old_earth galactic_survey_seti") == (2 + 2, 1)

    def adds(cards: str) -> int:
        return worth("galactic_survey_seti", f"old_earth {cards}")

    assert adds("") == 1 + 1  # itself and Old Earth
    assert adds("expedition_force") == 2 + 1
    assert adds("research_labs galactic_renaissance") == 2 + 1 + 1
    assert adds("star_nomad_lair") == 2 + 2
    assert adds("malevolent_lifeforms gem_world") == 2 + 2 + 1
    assert adds("public_works drop_ships") == 2


def test_merchant_guild() -> None:
    assert cost("merchant_guild") == 6
    drawn = producing("new_sparta merchant_guild", deck="rebel_base gem_world")
    assert drawn.hand(0) == bag("gem_world rebel_base")

    def adds(cards: str, goods: str = "", **rest: Any) -> int:
        return worth("merchant_guild", f"old_earth {cards}", goods, **rest)

    assert adds("") == 0
    assert adds("gem_world plague_world rebel_miners") == 2 + 2 + 2
    assert adds("destroyed_world export_duties") == 0
    assert adds("destroyed_world", goods="destroyed_world") == 1
    assert adds("gem_world destroyed_world", goods="gem_world destroyed_world") == 2 + 1 + 1
    assert adds("gem_world destroyed_world", goods="gem_world destroyed_world", edition=1) == 2


def test_mining_league() -> None:
    assert cost("mining_league") == 6
    rares = "radioactive_world asteroid_belt"
    table = consuming(f"new_sparta mining_league gem_world {rares}", goods=f"gem_world {rares}")
    assert table.goods(0) == ["gem_world"]
    assert table.chips(0) == 3
    check_consume("mining_league", "rare", spend=2, vp=3)
    one = consuming("new_sparta mining_league radioactive_world", goods="radioactive_world")
    assert one.goods(0) == ["radioactive_world"]
    assert one.chips(0) == 0
    assert producing("new_sparta mining_league destroyed_world refugee_world").goods(0) == ["destroyed_world"]

    def adds(cards: str) -> int:
        return worth("mining_league", f"old_earth {cards}")

    assert adds("") == 0
    assert adds("comet_zone rebel_miners") == 2 + 2
    assert adds("destroyed_world") == 1
    assert adds("mining_robots") == 2
    assert adds("mining_conglomerate") == 2
    assert adds("gem_world plague_world refugee_world terraforming_robots") == 0
    assert adds("comet_zone destroyed_world mining_robots mining_conglomerate") == 2 + 1 + 2 + 2


def test_new_economy() -> None:
    assert cost("new_economy") == 6
    table = consuming("new_sparta new_economy", deck="rebel_base")
    assert table.hand(0) == ["rebel_base"]

    def adds(cards: str) -> int:
        return worth("new_economy", f"new_sparta {cards}")

    assert adds("") == 2  # itself
    assert adds("public_works diversified_economy") == 2 + 2 + 2
    assert adds("deficit_spending") == 2 + 2
    assert adds("trade_league") == 2 + 2
    assert adds("export_duties genetics_lab") == 2
    assert adds("old_earth new_vinland") == 2 + 1 + 1
    assert adds("gambling_world") == 2 + 1
    assert adds("black_market_trading_world pilgrimage_world merchant_world") == 2 + 1 + 1 + 1
    assert adds("spice_world galactic_engineers") == 2


def test_new_galactic_order() -> None:
    assert cost("new_galactic_order") == 6
    assert strength("old_earth new_galactic_order") == 2

    def adds(cards: str) -> int:
        return worth("new_galactic_order", f"old_earth {cards}")

    assert adds("") == 2  # itself
    assert adds("drop_ships space_marines") == 2 + 3 + 2
    assert adds("epsilon_eridani rebel_outpost") == 2 + 1 + 1
    assert adds("contact_specialist empath_world") == 2 - 1 - 1
    assert adds("contact_specialist empath_world refugee_world") == 2 - 1 - 1 - 1
    assert adds("new_military_tactics") == 2
    assert adds("galactic_imperium alien_rosetta_stone_world alpha_centauri") == 2


def test_pan_galactic_league() -> None:
    assert cost("pan_galactic_league") == 6
    assert strength("new_sparta pan_galactic_league") == 1
    drawn = producing("new_sparta pan_galactic_league plague_world pre_sentient_race gem_world", goods="plague_world")
    assert drawn.hand_size(0) == 2 + 1  # Gem World draws one too

    def adds(cards: str) -> int:
        return worth("pan_galactic_league", f"old_earth {cards}")

    assert adds("") == 0
    assert adds("plague_world") == 2
    assert adds("pre_sentient_race") == 2
    assert adds("malevolent_lifeforms avian_uplift_race") == 2 + 2
    assert adds("pirate_world rebel_base") == 1 + 1
    assert adds("contact_specialist") == 3
    assert adds("gem_world genetics_lab") == 0
    assert adds("plague_world avian_uplift_race pirate_world contact_specialist") == 2 + 2 + 1 + 3


def test_trade_league() -> None:
    assert cost("trade_league") == 6
    assert sells("gem_world", "new_sparta trade_league") == 2 + 1
    table = consuming("new_sparta trade_league export_duties pre_sentient_race", goods="pre_sentient_race")
    assert table.goods(0) == []
    assert table.hand_size(0) == 4 + 1 + 1
    assert table.chips(0) == 0

    def adds(cards: str) -> int:
        return worth("trade_league", f"new_sparta {cards}")

    assert adds("") == 2  # itself
    assert adds("export_duties genetics_lab mining_conglomerate") == 2 + 2 + 2 + 2
    assert adds("spice_world pirate_world") == 2 + 1 + 1
    assert adds("merchant_world old_earth") == 2 + 1 + 1
    assert adds("black_market_trading_world public_works") == 2
