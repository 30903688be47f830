"""The score sheet explains each point (002:422, 002:865): printed points, chips, and each line of a development."""

from __future__ import annotations

from orrery.games.race.scoring import Line, sheet
from orrery.games.race.state import Race
from tests.games.race.gauges import points
from tests.games.race.table import Table, player

TABLEAU = (
    "old_earth gem_world comet_zone destroyed_world artist_colony mining_robots contact_specialist "
    "mining_league galactic_renaissance new_galactic_order merchant_guild"
)
GOODS = "gem_world destroyed_world"


def lines() -> tuple[Line, ...]:
    """Read from what a spectator sees."""
    table = Table(player(TABLEAU, goods=GOODS, chips=7), player("new_sparta", chips=3))
    return sheet(Race.read(table.look()), 0)


def test_every_card_has_a_line_for_its_printed_points_but_six_cost_developments() -> None:
    printed = [line for line in lines() if line.what == "printed"]
    assert {line.count for line in printed} == {1}
    assert {line.source: line.points for line in printed} == {
        "old_earth": 2,
        "gem_world": 1,
        "comet_zone": 2,
        "destroyed_world": 0,
        "artist_colony": 1,
        "mining_robots": 1,
        "contact_specialist": 1,
    }


def test_chips_have_a_line() -> None:
    assert [line for line in lines() if line.source == "chips"] == [Line("chips", "chips", 7, 7)]


def test_each_line_of_a_development_says_how_many_it_counts_and_what_they_make() -> None:
    league = [line for line in lines() if line.source == "mining_league"]
    assert league == [
        Line("mining_league", "mining_league.1", 1, 2),  # Comet Zone produces Rare Elements
        Line("mining_league", "mining_league.2", 1, 1),  # Destroyed World
        Line("mining_league", "mining_league.3", 1, 2),  # Mining Robots
        Line("mining_league", "mining_league.4", 0, 0),  # no Mining Conglomerate
    ]


def test_chips_military_and_goods_are_counted_too() -> None:
    counted = {line.what: (line.count, line.points) for line in lines()}
    assert counted["galactic_renaissance.1"] == (7, 2)
    assert counted["new_galactic_order.1"] == (2 - 1, 1)
    assert counted["merchant_guild.1"] == (3, 6)  # Gem World, Comet Zone, Artist Colony
    assert counted["merchant_guild.2"] == (2, 2)


def test_the_lines_add_up_to_the_score() -> None:
    assert sum(line.points for line in lines()) == points(TABLEAU, GOODS, chips=7)
