"""The start worlds, card by card: 0 to 4, and the six for experienced players (002:33, 002:39, 002:512).

A start world that nobody took is in the deck and can be settled like another (002:66).
"""

from __future__ import annotations

from typing import Any

from tests.games.race.gauges import (
    can_settle,
    check_consume,
    check_military_world,
    check_world,
    consuming,
    cost,
    place,
    producing,
    sells,
    strength,
)
from tests.games.race.table import Table, player

OPTIONAL: dict[str, Any] = {"start": "experienced"}


def test_old_earth() -> None:
    check_world("old_earth", 3, 2)
    check_consume("old_earth", times=2, vp=1)
    assert sells("gem_world", "old_earth") == 2 + 1
    assert sells("radioactive_world", "old_earth") == 3 + 1
    assert consuming("old_earth gem_world", goods="gem_world").chips(0) == 1


def test_epsilon_eridani() -> None:
    check_world("epsilon_eridani", 2, 1)
    check_consume("epsilon_eridani", vp=1, cards=1)
    assert strength("epsilon_eridani") == 1


def test_alpha_centauri() -> None:
    check_world("alpha_centauri", 2, 0, windfall="rare")
    assert cost("mining_world", "alpha_centauri") == 2
    assert cost("radioactive_world", "alpha_centauri") == 1
    assert cost("gem_world", "alpha_centauri") == 2
    assert can_settle("rebel_fuel_cache", "alpha_centauri")
    assert can_settle("runaway_robots", "alpha_centauri")
    assert not can_settle("rebel_miners", "alpha_centauri")
    assert can_settle("rebel_miners", "alpha_centauri expedition_force")
    assert not can_settle("star_nomad_lair", "alpha_centauri")


def test_new_sparta() -> None:
    check_military_world("new_sparta", 2, 1)
    assert strength("new_sparta") == 2


def test_earths_lost_colony() -> None:
    check_world("earths_lost_colony", 2, 1, produces="novelty")
    check_consume("earths_lost_colony", vp=1)


def test_star_nomad_raiders() -> None:
    check_military_world("star_nomad_raiders", 2, 1, **OPTIONAL)
    assert strength("star_nomad_raiders", **OPTIONAL) == 1
    assert sells("gem_world", "star_nomad_raiders", **OPTIONAL) == 4
    assert sells("radioactive_world", "star_nomad_raiders", **OPTIONAL) == 5


def test_industrial_robots() -> None:
    check_world("industrial_robots", 2, 1, **OPTIONAL)
    built = place("public_works", "industrial_robots", deck="rebel_base gem_world", **OPTIONAL)
    assert built.drew(0, "after") == ["rebel_base"]
    assert place("rebel_fuel_cache", "industrial_robots expedition_force", **OPTIONAL).drew(0, "after") == []
    assert producing("industrial_robots", deck="rebel_base", **OPTIONAL).hand(0) == ["rebel_base"]


def test_galactic_trade_emissaries() -> None:
    check_world("galactic_trade_emissaries", 2, 1, **OPTIONAL)
    table = Table(player("galactic_trade_emissaries", hand="pirate_world gem_world spice_world space_port"), **OPTIONAL)
    table.act("consume_trade", "settle")
    table.place("pirate_world")
    assert table.ways(0) == {("galactic_trade_emissaries",): 2}
    table.pay(0, "gem_world spice_world", use="galactic_trade_emissaries")
    assert table.tableau(0) == ["galactic_trade_emissaries", "pirate_world"]
    assert not can_settle(
        "alien_robot_sentry", "galactic_trade_emissaries", "gem_world spice_world space_port", **OPTIONAL
    )

    assert consuming("galactic_trade_emissaries", deck="rebel_base", **OPTIONAL).hand(0) == ["rebel_base"]


def test_terraforming_colonists() -> None:
    check_world("terraforming_colonists", 2, 1, **OPTIONAL)
    # The good of Destroyed World is the first card of the deck, and lies there face down.
    settled = place("destroyed_world", "terraforming_colonists", deck="gem_world rebel_base", **OPTIONAL)
    assert settled.drew(0, "after") == ["rebel_base"]

    table = producing(
        "terraforming_colonists destroyed_world pre_sentient_race", hand="rebel_base gem_world", **OPTIONAL
    )
    assert table.asked(0) == "produce"
    assert table.choices(0) == [
        (),
        ("terraforming_colonists:1@destroyed_world",),
        ("terraforming_colonists:1@pre_sentient_race",),
    ]
    table.choose(0, "terraforming_colonists:1@pre_sentient_race")
    assert table.asked(0) == "produce_discard"
    table.choose(0, "gem_world")
    assert table.goods(0) == ["pre_sentient_race"]
    assert table.hand(0) == ["rebel_base"]
    assert table.round == 2


def test_abandoned_mine_squatters() -> None:
    check_military_world("abandoned_mine_squatters", 2, 0, produces="rare", **OPTIONAL)
    assert strength("abandoned_mine_squatters", **OPTIONAL) == 1


def test_gateway_station() -> None:
    check_world("gateway_station", 2, 1, windfall="novelty", **OPTIONAL)
    check_consume("gateway_station", spend=2, vp=1, cards=3, **OPTIONAL)
    one = consuming("gateway_station gem_world", goods="gem_world", **OPTIONAL)
    assert one.goods(0) == ["gem_world"]
    assert one.chips(0) == 0
