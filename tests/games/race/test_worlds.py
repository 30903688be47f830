"""The 59 worlds that are not start worlds, card by card (002:35): price or defence, points, goods, powers."""

from __future__ import annotations

from tests.games.race.gauges import (
    can_conquer,
    check_consume,
    check_military_world,
    check_rebel,
    check_world,
    consuming,
    cost,
    explores,
    points,
    producing,
    sells,
    strength,
)
from tests.games.race.table import Table, bag, player


def test_alien_robot_scout_ship() -> None:
    check_military_world("alien_robot_scout_ship", 4, 2, windfall="alien")
    assert strength("old_earth alien_robot_scout_ship") == 1


def test_alien_robot_sentry() -> None:
    check_military_world("alien_robot_sentry", 2, 2, windfall="alien")
    assert strength("old_earth alien_robot_sentry") == 0


def test_alien_robotic_factory() -> None:
    check_world("alien_robotic_factory", 6, 5, produces="alien")


def test_alien_rosetta_stone_world() -> None:
    check_world("alien_rosetta_stone_world", 3, 3)
    assert cost("deserted_alien_colony", "old_earth alien_rosetta_stone_world") == 3
    assert cost("alien_robotic_factory", "old_earth alien_rosetta_stone_world") == 4
    assert cost("comet_zone", "old_earth alien_rosetta_stone_world") == 3
    assert can_conquer("alien_robot_scout_ship", "old_earth alien_rosetta_stone_world space_marines")
    assert not can_conquer("alien_robot_scout_ship", "old_earth alien_rosetta_stone_world expedition_force")
    assert strength("old_earth alien_rosetta_stone_world") == 0

    table = producing("old_earth alien_rosetta_stone_world deserted_alien_colony destroyed_world")
    assert table.goods(0) == ["deserted_alien_colony"]
    # An ALIEN card without goods.
    alone = points("old_earth alien_tech_institute")
    assert points("old_earth alien_tech_institute alien_rosetta_stone_world") == alone + 3 + 2


def test_aquatic_uplift_race() -> None:
    check_military_world("aquatic_uplift_race", 2, 2, windfall="genes")


def test_artist_colony() -> None:
    check_world("artist_colony", 1, 1, produces="novelty")


def test_asteroid_belt() -> None:
    check_world("asteroid_belt", 2, 1, windfall="rare")


def test_avian_uplift_race() -> None:
    check_military_world("avian_uplift_race", 2, 2, windfall="genes")


def test_bio_hazard_mining_world() -> None:
    check_world("bio_hazard_mining_world", 2, 0, produces="rare")
    assert sells("pre_sentient_race", "new_sparta bio_hazard_mining_world") == 4 + 2
    assert sells("bio_hazard_mining_world") == 3
    check_world("bio_hazard_mining_world", 3, 2, produces="rare", edition=1)


def test_black_market_trading_world() -> None:
    check_world("black_market_trading_world", 2, 1)
    for world, price in {
        "gem_world": 2,
        "radioactive_world": 3,
        "pre_sentient_race": 4,
        "deserted_alien_colony": 5,
    }.items():
        table = consuming(f"new_sparta export_duties black_market_trading_world {world}", goods=world)
        assert table.hand_size(0) == price
        assert table.goods(0) == []
        assert table.chips(0) == 0
    check_world("black_market_trading_world", 3, 2, edition=1)


def test_blaster_gem_mines() -> None:
    check_world("blaster_gem_mines", 3, 2, windfall="rare")
    assert strength("old_earth blaster_gem_mines") == 1


def test_comet_zone() -> None:
    check_world("comet_zone", 3, 2, produces="rare")
    # The first card is the good.
    assert producing("new_sparta comet_zone", deck="gem_world rebel_base").hand(0) == ["rebel_base"]
    assert producing("new_sparta comet_zone", goods="comet_zone").hand(0) == []


def test_deserted_alien_colony() -> None:
    check_world("deserted_alien_colony", 5, 4, windfall="alien")


def test_deserted_alien_library() -> None:
    check_world("deserted_alien_library", 6, 5, windfall="alien")


def test_deserted_alien_outpost() -> None:
    check_world("deserted_alien_outpost", 4, 3, windfall="alien")


def test_destroyed_world() -> None:
    check_world("destroyed_world", 1, 0, windfall="rare")


def test_distant_world() -> None:
    check_world("distant_world", 4, 2, produces="genes")
    assert sells("gem_world", "new_sparta distant_world") == 2 + 3
    assert sells("distant_world") == 4


def test_empath_world() -> None:
    check_world("empath_world", 1, 1, windfall="genes")
    assert strength("new_sparta empath_world") == 1


def test_expanding_colony() -> None:
    check_world("expanding_colony", 1, 1)
    check_consume("expanding_colony", vp=1)
    table = producing("new_sparta expanding_colony refugee_world destroyed_world gem_world", goods="gem_world")
    assert table.goods(0) == bag("gem_world refugee_world")


def test_former_penal_colony() -> None:
    check_military_world("former_penal_colony", 2, 1, windfall="novelty")
    assert strength("old_earth former_penal_colony") == 1


def test_galactic_engineers() -> None:
    check_world("galactic_engineers", 2, 1)
    assert sells("gem_world", "new_sparta galactic_engineers") == 2 + 1
    assert sells("deserted_alien_colony", "new_sparta galactic_engineers") == 5 + 1

    table = producing("new_sparta galactic_engineers destroyed_world pre_sentient_race")
    assert table.choices(0) == [
        ("galactic_engineers:1@destroyed_world",),
        ("galactic_engineers:1@pre_sentient_race",),
    ]
    table.choose(0, "galactic_engineers:1@pre_sentient_race")
    assert table.goods(0) == ["pre_sentient_race"]


def test_galactic_resort() -> None:
    check_world("galactic_resort", 3, 2, windfall="novelty")
    check_consume("galactic_resort", vp=1, cards=1)
    table = consuming("new_sparta galactic_resort", goods="galactic_resort", deck="rebel_base")
    assert table.goods(0) == []
    assert table.hand(0) == ["rebel_base"]


def test_galactic_trendsetters() -> None:
    check_world("galactic_trendsetters", 5, 3)
    check_consume("galactic_trendsetters", vp=2)


def test_gambling_world() -> None:
    check_world("gambling_world", 1, 1)
    check_consume("gambling_world", vp=1, deck="rebel_homeworld")  # the flip is lost
    table = consuming("new_sparta gambling_world gem_world", goods="gem_world", deck="rebel_homeworld")
    table.choose(0, "gambling_world:0")
    assert table.goods(0) == []
    assert table.chips(0) == 1
    assert table.asked(0) == "gamble"
    assert table.offered(0) == [1, 2, 3, 4, 5, 6, 7]
    table.choose(0, 7)
    assert table.hand(0) == ["rebel_homeworld"]

    lost = consuming("new_sparta gambling_world", deck="rebel_homeworld")
    lost.choose(0, 6)
    assert lost.hand(0) == []
    assert lost.discards_size == 1


def test_gem_world() -> None:
    check_world("gem_world", 2, 1, produces="novelty")
    assert producing("new_sparta gem_world", deck="comet_zone rebel_base").hand(0) == ["rebel_base"]
    assert producing("new_sparta gem_world", goods="gem_world").hand(0) == []


def test_imperium_armaments_world() -> None:
    check_world("imperium_armaments_world", 3, 2, produces="rare")
    assert strength("old_earth imperium_armaments_world") == 1
    check_world("imperium_armaments_world", 4, 2, produces="rare", edition=1)


def test_lost_alien_battle_fleet() -> None:
    check_military_world("lost_alien_battle_fleet", 6, 4, produces="alien")
    assert strength("old_earth lost_alien_battle_fleet") == 3


def test_lost_alien_warship() -> None:
    check_military_world("lost_alien_warship", 5, 3, windfall="alien")
    assert strength("old_earth lost_alien_warship") == 2


def test_lost_species_ark_world() -> None:
    check_world("lost_species_ark_world", 5, 3, produces="genes")
    table = producing("new_sparta lost_species_ark_world", deck="comet_zone rebel_base gem_world")
    assert table.hand(0) == bag("gem_world rebel_base")
    assert producing("new_sparta lost_species_ark_world", goods="lost_species_ark_world").hand(0) == []


def test_malevolent_lifeforms() -> None:
    check_military_world("malevolent_lifeforms", 4, 2, produces="genes")
    assert explores("old_earth malevolent_lifeforms") == (3, 1)


def test_merchant_world() -> None:
    check_world("merchant_world", 4, 2)
    assert sells("gem_world", "new_sparta merchant_world") == 2 + 2
    assert sells("radioactive_world", "new_sparta merchant_world") == 3 + 2

    table = consuming("new_sparta merchant_world", hand="rebel_base rebel_miners gem_world")
    assert table.choices(0) == [(), ("merchant_world:1",)]
    table.choose(0, "merchant_world:1")
    assert table.asked(0) == "discard_for_vp"
    assert (table.question(0).least, table.question(0).most) == (0, 2)
    table.choose(0, "rebel_base", "gem_world")
    assert table.chips(0) == 2
    assert table.hand(0) == ["rebel_miners"]


def test_mining_world() -> None:
    check_world("mining_world", 3, 2, produces="rare")
    assert producing("new_sparta mining_world", deck="gem_world rebel_base").hand(0) == ["rebel_base"]
    assert producing("new_sparta mining_world", goods="mining_world").hand(0) == []


def test_new_earth() -> None:
    check_world("new_earth", 5, 3, produces="rare")
    check_consume("new_earth", vp=1, cards=1)


def test_new_survivalists() -> None:
    check_military_world("new_survivalists", 1, 1, produces="novelty")
    check_consume("new_survivalists", "novelty", cards=1)


def test_new_vinland() -> None:
    check_world("new_vinland", 2, 1, produces="novelty")
    check_consume("new_vinland", cards=2)
    table = consuming("new_sparta new_vinland", goods="new_vinland", deck="rebel_base gem_world")
    assert table.goods(0) == []
    assert table.hand(0) == bag("gem_world rebel_base")


def test_outlaw_world() -> None:
    check_military_world("outlaw_world", 1, 1)
    assert strength("old_earth outlaw_world") == 1
    check_consume("outlaw_world", vp=1, cards=1)
    assert strength("old_earth outlaw_world", edition=1) == 0
    check_consume("outlaw_world", vp=1, cards=1, edition=1)


def test_pilgrimage_world() -> None:
    check_world("pilgrimage_world", 0, 2)
    goods = "gem_world destroyed_world pre_sentient_race deserted_alien_colony"
    table = consuming(f"new_sparta pilgrimage_world {goods}", goods=goods)
    assert table.goods(0) == []
    assert table.chips(0) == 3
    assert table.hand(0) == []


def test_pirate_world() -> None:
    check_military_world("pirate_world", 3, 2, windfall="novelty")
    assert sells("pirate_world") == 2 + 3
    assert sells("gem_world", "new_sparta pirate_world") == 2


def test_plague_world() -> None:
    check_world("plague_world", 3, 0, produces="genes")
    check_consume("plague_world", "genes", vp=1, cards=1)


def test_pre_sentient_race() -> None:
    check_world("pre_sentient_race", 2, 1, windfall="genes")


def test_prosperous_world() -> None:
    check_world("prosperous_world", 3, 2, produces="novelty")
    check_consume("prosperous_world", vp=1)


def test_radioactive_world() -> None:
    check_world("radioactive_world", 2, 1, windfall="rare")


def test_rebel_base() -> None:
    check_military_world("rebel_base", 6, 6)
    check_rebel("rebel_base", 6)


def test_rebel_fuel_cache() -> None:
    check_military_world("rebel_fuel_cache", 1, 1, windfall="rare")
    check_rebel("rebel_fuel_cache", 1)


def test_rebel_homeworld() -> None:
    check_military_world("rebel_homeworld", 7, 7)
    check_rebel("rebel_homeworld", 7)


def test_rebel_miners() -> None:
    check_military_world("rebel_miners", 2, 1, produces="rare")
    check_rebel("rebel_miners", 2)


def test_rebel_outpost() -> None:
    check_military_world("rebel_outpost", 5, 5)
    check_rebel("rebel_outpost", 5)
    assert strength("old_earth rebel_outpost") == 1


def test_rebel_underground() -> None:
    check_military_world("rebel_underground", 3, 4)
    check_rebel("rebel_underground", 3)
    assert producing("new_sparta rebel_underground", deck="gem_world").hand(0) == ["gem_world"]


def test_rebel_warrior_race() -> None:
    check_military_world("rebel_warrior_race", 3, 2, windfall="genes")
    check_rebel("rebel_warrior_race", 3)
    assert strength("old_earth rebel_warrior_race") == 1


def test_refugee_world() -> None:
    check_world("refugee_world", 0, 1, windfall="novelty")
    assert strength("new_sparta refugee_world") == 1


def test_reptilian_uplift_race() -> None:
    check_military_world("reptilian_uplift_race", 2, 2, windfall="genes")


def test_runaway_robots() -> None:
    check_military_world("runaway_robots", 1, 1, windfall="rare")
    table = producing("new_sparta runaway_robots", bonus=True, deck="gem_world rebel_base")
    assert table.goods(0) == ["runaway_robots"]
    assert table.hand(0) == ["rebel_base"]
    assert producing("new_sparta runaway_robots").hand(0) == []
    assert producing("new_sparta runaway_robots", goods="runaway_robots", bonus=True).hand(0) == []


def test_secluded_world() -> None:
    check_world("secluded_world", 1, 1, produces="novelty")
    check_consume("secluded_world", cards=1)


def test_space_port() -> None:
    check_world("space_port", 2, 1, produces="novelty")
    assert sells("radioactive_world", "new_sparta space_port") == 3 + 2
    assert sells("space_port") == 2


def test_spice_world() -> None:
    check_world("spice_world", 2, 1, produces="novelty")
    assert sells("spice_world") == 2 + 2
    assert sells("gem_world", "new_sparta spice_world") == 2 + 2
    assert sells("radioactive_world", "new_sparta spice_world") == 3


def test_star_nomad_lair() -> None:
    check_military_world("star_nomad_lair", 1, 1, windfall="novelty")
    assert explores("old_earth star_nomad_lair") == (3, 1)
    assert sells("star_nomad_lair") == 2 + 1
    assert sells("gem_world", "new_sparta star_nomad_lair") == 2


def test_terraformed_world() -> None:
    check_world("terraformed_world", 5, 5)
    check_consume("terraformed_world", vp=1)


def test_the_last_of_the_uplift_gnarssh() -> None:
    check_military_world("the_last_of_the_uplift_gnarssh", 1, 0, windfall="genes")


def test_tourist_world() -> None:
    check_world("tourist_world", 4, 2)
    check_consume("tourist_world", spend=2, vp=3)
    goods = "gem_world destroyed_world pre_sentient_race"
    table = Table(player(f"new_sparta tourist_world {goods}", goods=goods))
    table.act("settle", "consume_x2")
    table.place()
    assert table.asked(0) == "consume_goods"
    assert {table.refusal(0, "gem_world"), table.refusal(0, *goods.split())} == {"too_few", "too_many"}
    table.choose(0, "gem_world", "pre_sentient_race")
    assert table.goods(0) == ["destroyed_world"]
    assert table.chips(0) == 3

    one = consuming("new_sparta tourist_world gem_world", goods="gem_world")
    assert one.goods(0) == ["gem_world"]
    assert one.chips(0) == 0
