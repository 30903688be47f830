"""The 19 developments that cost 1 to 5, card by card (002:807): cost, points, powers."""

from __future__ import annotations

from tests.games.race.gauges import (
    can_settle,
    check_consume,
    check_development,
    consuming,
    cost,
    explores,
    place,
    producing,
    sells,
    strength,
)
from tests.games.race.table import Table, bag, player


def test_contact_specialist() -> None:
    check_development("contact_specialist", 1, 1)
    assert strength("new_sparta contact_specialist") == 1

    table = Table(player("old_earth contact_specialist", hand="pirate_world gem_world spice_world space_port"))
    table.act("settle")
    table.place("pirate_world")
    assert table.ways(0) == {("contact_specialist",): 3 - 1}
    table.pay(0, "gem_world spice_world", use="contact_specialist")
    assert table.tableau(0) == ["old_earth", "contact_specialist", "pirate_world"]
    assert table.goods(0) == ["pirate_world"]
    assert table.paid(0) == [["gem_world", "spice_world"]]
    assert not can_settle("alien_robot_sentry", "old_earth contact_specialist", "gem_world spice_world")


def test_expedition_force() -> None:
    check_development("expedition_force", 1, 1)
    assert explores("old_earth expedition_force") == (3, 1)
    assert strength("old_earth expedition_force") == 1


def test_export_duties() -> None:
    check_development("export_duties", 1, 1)
    assert sells("gem_world", "new_sparta export_duties") == 2 + 1
    assert sells("pre_sentient_race", "new_sparta export_duties") == 4 + 1


def test_investment_credits() -> None:
    check_development("investment_credits", 1, 1)
    assert cost("replicant_robots", "old_earth investment_credits") == 3
    assert cost("replicant_robots", "old_earth investment_credits", bonus=True) == 2
    assert cost("gem_world", "old_earth investment_credits") == 2


def test_new_military_tactics() -> None:
    check_development("new_military_tactics", 1, 1)
    table = Table(player("old_earth new_military_tactics", hand="pirate_world gem_world"))
    table.act("settle")
    table.place("pirate_world")
    assert table.tableau(0) == ["old_earth", "pirate_world"]
    assert table.paid(0) == [[]]
    assert not can_settle("malevolent_lifeforms", "old_earth new_military_tactics")
    assert can_settle("malevolent_lifeforms", "old_earth new_military_tactics expedition_force")


def test_public_works() -> None:
    check_development("public_works", 1, 1)
    assert place("export_duties", "old_earth public_works", deck="rebel_base").drew(0, "after") == ["rebel_base"]
    assert place("gem_world", "old_earth public_works").drew(0, "after") == []

    check_consume("public_works", vp=1)


def test_colony_ship() -> None:
    check_development("colony_ship", 2, 1)
    table = Table(player("old_earth colony_ship", hand="terraformed_world gem_world"))
    table.act("develop", "settle")
    table.place()
    table.place("terraformed_world")
    assert table.tableau(0) == ["old_earth", "terraformed_world"]
    assert table.hand(0) == ["gem_world"]
    assert not can_settle("deserted_alien_outpost", "old_earth colony_ship")
    assert not can_settle("alien_robotic_factory", "old_earth colony_ship")
    assert not can_settle("outlaw_world", "old_earth colony_ship")


def test_deficit_spending() -> None:
    check_development("deficit_spending", 2, 1)
    table = consuming("new_sparta deficit_spending", hand="rebel_base rebel_miners gem_world")
    table.choose(0, "deficit_spending:0")
    assert table.asked(0) == "discard_for_vp"
    assert table.question(0).most == 2
    table.choose(0, "rebel_base", "gem_world")
    assert table.chips(0) == 2
    assert table.hand(0) == ["rebel_miners"]


def test_genetics_lab() -> None:
    check_development("genetics_lab", 2, 1)
    assert sells("pre_sentient_race", "new_sparta genetics_lab") == 4 + 1
    assert sells("gem_world", "new_sparta genetics_lab") == 2
    assert producing("new_sparta genetics_lab pre_sentient_race destroyed_world").goods(0) == ["pre_sentient_race"]


def test_interstellar_bank() -> None:
    check_development("interstellar_bank", 2, 1)
    table = Table(player("old_earth interstellar_bank"), deck="rebel_base")
    table.act("develop")
    assert table.asked(0) == "develop"
    assert table.hand(0) == ["rebel_base"]


def test_mining_robots() -> None:
    check_development("mining_robots", 2, 1)
    assert cost("mining_world", "old_earth mining_robots") == 2
    assert cost("asteroid_belt", "old_earth mining_robots") == 1
    assert cost("plague_world", "old_earth mining_robots") == 3
    assert producing("new_sparta mining_robots destroyed_world refugee_world").goods(0) == ["destroyed_world"]


def test_space_marines() -> None:
    check_development("space_marines", 2, 1)
    assert strength("old_earth space_marines") == 2


def test_mining_conglomerate() -> None:
    check_development("mining_conglomerate", 3, 2)
    assert sells("radioactive_world", "new_sparta mining_conglomerate") == 3 + 1
    assert sells("gem_world", "new_sparta mining_conglomerate") == 2

    rares = "radioactive_world asteroid_belt destroyed_world"
    table = consuming(f"new_sparta mining_conglomerate gem_world {rares}", goods=f"gem_world {rares}")
    table.choose(0, "radioactive_world", "destroyed_world")
    assert table.goods(0) == bag("asteroid_belt gem_world")
    assert table.chips(0) == 2

    check_consume("mining_conglomerate", "rare", times=2, vp=1)

    drawn = producing("new_sparta mining_conglomerate imperium_armaments_world", deck="comet_zone rebel_base gem_world")
    assert drawn.hand(0) == bag("gem_world rebel_base")


def test_terraforming_robots() -> None:
    check_development("terraforming_robots", 3, 2)
    civil = place("gem_world", "old_earth terraforming_robots", deck="rebel_base")
    assert civil.drew(0, "after") == ["rebel_base"]
    conquered = place("outlaw_world", "new_sparta terraforming_robots", deck="rebel_base")
    assert conquered.drew(0, "after") == ["rebel_base"]
    check_consume("terraforming_robots", "rare", vp=1, cards=1)


def test_diversified_economy() -> None:
    check_development("diversified_economy", 4, 2)
    goods = "gem_world destroyed_world pre_sentient_race"
    table = consuming(f"new_sparta diversified_economy spice_world {goods}", goods=f"{goods} spice_world")
    assert table.refusal(0, "gem_world", "spice_world", "destroyed_world") is not None
    table.choose(0, "destroyed_world", "pre_sentient_race", "spice_world")
    assert table.goods(0) == ["gem_world"]
    assert table.chips(0) == 3

    twice = "gem_world artist_colony destroyed_world asteroid_belt pre_sentient_race distant_world"
    once = consuming(f"new_sparta diversified_economy {twice}", goods=twice)
    once.choose(0, "gem_world", "destroyed_world", "pre_sentient_race")
    assert once.goods(0) == bag("artist_colony asteroid_belt distant_world")
    assert (once.chips(0), once.hand_size(0)) == (3, 0)

    two_kinds = "gem_world spice_world destroyed_world"
    unused = consuming(f"new_sparta diversified_economy {two_kinds}", goods=two_kinds)
    assert unused.goods(0) == bag(two_kinds)
    assert unused.chips(0) == 0

    drawn = producing("new_sparta diversified_economy artist_colony space_port rebel_miners plague_world")
    assert drawn.hand_size(0) == 3


def test_drop_ships() -> None:
    check_development("drop_ships", 4, 2)
    assert strength("old_earth drop_ships") == 3


def test_replicant_robots() -> None:
    check_development("replicant_robots", 4, 2)
    assert cost("terraformed_world", "old_earth replicant_robots") == 3
    assert cost("deserted_alien_library", "old_earth replicant_robots") == 4
    assert cost("artist_colony", "old_earth replicant_robots") == 0


def test_research_labs() -> None:
    check_development("research_labs", 4, 2)
    assert explores("old_earth research_labs") == (2, 2)
    assert explores("old_earth research_labs", "explore_5") == (7, 2)
    check_consume("research_labs", "genes", vp=1)

    drawn = producing("new_sparta research_labs alien_robotic_factory lost_alien_battle_fleet artist_colony")
    assert drawn.hand_size(0) == 2


def test_consumer_markets() -> None:
    check_development("consumer_markets", 5, 3)
    goods = "artist_colony spice_world space_port gem_world"
    table = consuming(f"new_sparta consumer_markets radioactive_world {goods}", goods=f"radioactive_world {goods}")
    table.choose(0, "artist_colony", "space_port", "gem_world")
    assert table.goods(0) == bag("radioactive_world spice_world")
    assert table.chips(0) == 3

    check_consume("consumer_markets", "novelty", times=3, vp=1)

    drawn = producing("new_sparta consumer_markets artist_colony spice_world space_port rebel_miners")
    assert drawn.hand_size(0) == 3
