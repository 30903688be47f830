"""Fleet Commander's bots: what they are worth, and what they see."""

from __future__ import annotations

from random import Random

import pytest

import orrery
from orrery import bots
from orrery.arena import Tournament, run
from orrery.bots.fleet.imagined import imagine
from orrery.bots.fleet.lines import answer_to, table_of
from orrery.bots.fleet.tactical import Tactical
from orrery.games.fleet import parallel
from orrery.games.fleet.state import Fleet, Ship, Station
from tests.games.fleet.table import Table

PATIENT = 3600.0
"""A search that no busy machine stops is the same every time."""


def wins(one: str, other: str, games: int, seed: str) -> float:
    """Over mixed scenarios and options, each played from both sides."""
    return run(Tournament("fleet", (one, other), games, seed, mixed=True)).entrants[0].wins


def chosen(table: Table, bot: bots.Bot, seat: int = 0) -> bots.Choosing:
    return bot.choose(*bots.seen(table.game, seat), Random(0))


def test_greedy_wins_against_random() -> None:
    assert wins("greedy", "random", 6, "short") >= 5


@pytest.mark.long
def test_greedy_wins_95_of_100_games_against_random() -> None:
    assert wins("greedy", "random", 136, "greedy beats random") >= 0.95 * 136


@pytest.mark.long
def test_tactical_wins_70_of_100_games_against_greedy() -> None:
    assert wins("tactical", "greedy", 136, "tactical beats greedy") >= 0.7 * 136


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_plays_at_every_table(seats: int) -> None:
    veiled = {"deployment": "hidden", "map": "fog", "weapons": "secret"} if seats < 5 else {}
    assert run(Tournament("fleet", ("greedy", *["random"] * (seats - 1)), 1, "many", veiled)).games[0].reason


# --- what it says it does -----------------------------------------------------------------------------


def test_greedy_shoots_what_it_can_destroy() -> None:
    table = Table("cruiser b2, cruiser a5", "frigate:2 c3, cruiser a3", rolled="red-multi")
    assert chosen(table, bots.find("greedy", "fleet")()) == ("attack:red-multi",)


def test_greedy_ends_its_turn_rather_than_waste_a_die() -> None:
    """The enemy's bridge is empty: a drain would take nothing."""
    table = Table("frigate:1 b2", "battleship e5, battleship e4", rolled="green-special")
    assert ("drain:green-special",) in table.choices(0)
    assert chosen(table, bots.find("greedy", "fleet")()) == ("end",)


def test_who_has_looked_at_a_station_knows_its_weapon_and_others_guess() -> None:
    """FC-SEC-10, FC-SEC-12: a docked ship could fire it for one special, in an imagined game too."""
    table = Table(
        "battleship b2, frigate b2",
        "cruiser c3",
        phase="start",
        sectors={"b2": "battle_station"},
        stored=("red-special",),
    )
    table.do(0, "ship:0", "blue blue blue")
    g = table_of(table.game)
    g.stations, g.players[0].seen = (Station("b2", "proton_ray"),), ("b2:proton_ray",)
    guesses = {
        seat: {table_of(imagine(table.game.view(seat), Random(n))).stations[0].weapon for n in range(20)}
        for seat in (0, 1)
    }
    assert guesses[0] == {"proton_ray"}
    assert len(guesses[1]) > 3
    assert chosen(table, bots.find("greedy", "fleet")())[0]


def test_greedy_lets_the_last_enemy_come() -> None:
    """FC-PAS-04: as long as it stands on the portal, the cruiser that it has to destroy stays away."""
    here = {"a3": "X", "e3": "Y"}
    later = [{"owner": 0, "kind": "damaged_cruiser", "at": ""}]
    table = Table("", "cruiser a3", turn=1, rolled="blue-orth", scenario="passage", portals=here, more=later)
    assert chosen(table, bots.find("greedy", "fleet")(), 1) == ("move:blue-orth",)


def idle_turns(game: orrery.Game) -> float:
    """The share of turns in which no die was used for an action."""
    turns, acted = 0, 0
    done = True
    for event in game.events(None):
        if event["event"] == "turn_began":
            turns, acted, done = turns + 1, acted + done, False
        elif event.get("dice") and event["event"] not in ("rolled", "stored", "rerolled"):
            done = True
    return 1 - acted / turns


@pytest.mark.parametrize("options", [{"scenario": "first_game"}, {"deployment": "hidden"}])
def test_greedy_comes_to_fight(options: dict[str, str]) -> None:
    """Nobody waits for the other: what it is worth to be near counts for who comes alone."""
    game = orrery.new("fleet", 2, "come", options)
    bots.play(game, [bots.find("greedy", "fleet")() for _ in range(2)], [Random(0), Random(1)])
    assert table_of(game).round < 40
    assert idle_turns(game) < 0.3


def test_tactical_comes_closer_first_to_fire_with_more() -> None:
    """One action ahead, the shot at once is best; with the move before it, the second ship supports the shot."""
    table = Table("cruiser b2, battleship c5", "cruiser:6 c3, cruiser e1", rolled="red-diag blue-orth")
    assert chosen(table, Tactical(PATIENT)) == ("move:blue-orth",)


def test_the_search_is_the_same_every_time() -> None:
    table = Table("cruiser b2, battleship c5", "cruiser:6 c3, cruiser e1", rolled="red-diag blue-orth blue-multi")
    assert len({chosen(table, Tactical(PATIENT, effort)) for effort in (400, 400, 400)}) == 1


# --- before the battle --------------------------------------------------------------------------------


def set_up(name: str, seats: int = 2, **options: str) -> Fleet:
    """A battle that bots of one kind have set up, at its first turn."""
    game = orrery.new("fleet", seats, 1, options)
    players = [bots.find(name, "fleet")() for _ in range(seats)]
    while table_of(game).round == 0:
        seat = next(iter(game.pending))
        answer = players[seat].choose(*bots.seen(game, seat), Random(seat))
        assert isinstance(answer, tuple)
        game.answer(seat, answer)
    return table_of(game)


BOTH = pytest.mark.parametrize("name", ["greedy", "tactical"])


@BOTH
@pytest.mark.parametrize("scenario", ["pitched_battle", "asteroid_belt", "duel"])
def test_special_sectors_are_put_in_the_enemys_way(name: str, scenario: str) -> None:
    """FC-SET-06, FC-CEI-01: two each before the other's deployment zone, the first of them in the middle."""
    g = set_up(name, scenario=scenario)
    for sector in ("c2", "c4"):
        assert g.kind_of(sector), g.terrain
    assert sorted([sector[1] for sector in g.sectors if g.kind_of(sector)]) == ["2", "2", "4", "4"]


@BOTH
def test_no_special_sector_is_put_in_ones_own_way(name: str) -> None:
    """FC-BLO-03, FC-PIE-02: who has to come through there, or has the enemy all around, places none."""
    for scenario in ("blockade", "trap"):
        assert not any(set_up(name, scenario=scenario).terrain)


@BOTH
def test_sites_are_put_far_apart(name: str) -> None:
    """FC-ASS-02, FC-ILL-02: at the two ends of the row."""
    for scenario in ("planetary_assault", "illegal"):
        g = set_up(name, scenario=scenario)
        assert [sector for sector in g.sectors if g.kind_of(sector)] == ["a2", "e2"]


# --- what is asked beside the actions: both bots answer alike -----------------------------------------

DIE = {"die": "green-orth"}


@BOTH
def test_what_hurts_the_enemy_comes_before_what_hurts_us(name: str) -> None:
    """AMB-47: a bomb beside the enemy before drones on our own ship: it may end the battle."""
    tokens = [
        {"kind": "drones", "owner": 1, "ship": 1, "on": 0},
        {"kind": "gamma_bomb", "owner": 0, "at": "d4", "ship": 0},
    ]
    table = Table("battleship/gamma_bomb a1", "battleship/drones e5", phase="start", tokens=tokens)
    assert (table.asked(0), table.offered(0)) == ("first_effect", ["token:1", "token:2"])
    assert chosen(table, bots.find(name, "fleet")()) == ("token:2",)


@BOTH
def test_the_least_is_risked_first(name: str) -> None:
    """AMB-47: of two storms the one with the smaller ship."""
    storms = {"a1": "gamma_storm", "c1": "gamma_storm"}
    table = Table("cruiser a1, frigate c1", "frigate e5", phase="start", sectors=storms, script="orth orth")
    assert table.asked(0) == "first_effect"
    assert chosen(table, bots.find(name, "fleet")()) == ("c1",)


@BOTH
def test_a_black_hole_beside_the_enemy_comes_before_our_own_risk(name: str) -> None:
    """AMB-47: it may draw in the cruiser, while our frigate is tested in its field."""
    sectors = {"a1": "asteroid_field", "d4": "black_hole"}
    table = Table("frigate a1", "cruiser e5", phase="start", sectors=sectors, script="orth orth")
    assert chosen(table, bots.find(name, "fleet")()) == ("d4",)


@BOTH
def test_a_ship_is_repaired_before_a_black_hole_may_draw_it_away(name: str) -> None:
    """FC-ORD-03, AMB-47."""
    sectors = {"b2": "black_hole", "c3": "colony"}
    table = Table("cruiser:9 c3, frigate a1", "cruiser e5", phase="start", sectors=sectors, script="orth")
    table.do(0, "ship:0")
    assert (table.asked(0), table.offered(0)) == ("first_effect", ["b2", "c3"])
    assert chosen(table, bots.find(name, "fleet")()) == ("c3",)


@BOTH
def test_ships_are_called_back_before_they_are_repaired_and_hidden(name: str) -> None:
    """AMB-47: a Jammer lies first on the table, a Beacon after it."""
    own = "mule/radar_jammer_device a1, salvation/movement_device a2, cruiser:2 c3"
    tokens = [
        {"kind": "radar_jammer", "owner": 0, "at": "a1", "ship": 0, **DIE},
        {"kind": "recall_beacon", "owner": 0, "at": "a1", "ship": 1, **DIE},
    ]
    table = Table(own, "frigate e5", phase="start", tokens=tokens)
    assert table.asked(0) == "first_effect"
    assert chosen(table, bots.find(name, "fleet")()) == ("token:2",)


@BOTH
def test_the_least_is_given_to_a_black_hole(name: str) -> None:
    """AMB-31: of two destroyers the damaged one."""
    own = "destroyer a3, destroyer:3 a3, cruiser b3"
    tokens = [{"kind": "black_hole_marker", "owner": 0, "at": "c3"}] * 3
    tokens.append({"kind": "interdictor", "owner": 1, "at": "c3", "ship": 3})
    hole = {"c3": "black_hole"}
    table = Table(own, "battleship/interdictor e5", phase="start", sectors=hole, tokens=tokens, script="special")
    assert (table.asked(0), table.choices(0)) == ("drawn_in", [("ship:0",), ("ship:1",)])
    assert chosen(table, bots.find(name, "fleet")()) == ("ship:1",)


def test_the_best_half_goes_to_help() -> None:
    """FC-CAM-09: four of nine points; the whole destroyers, not the damaged cruiser and a frigate."""
    g = Table("frigate a1", "frigate e5", "", "").game.state
    assert isinstance(g, Fleet)
    kinds = (("cruiser", 2), ("frigate", 6), ("destroyer", 12), ("destroyer", 12), ("frigate", 1))
    g.ships = tuple([Ship(n, 0, kind, hull, f"{'abcde'[n]}2") for n, (kind, hull) in enumerate(kinds)])
    assert answer_to(g, parallel.send_help(0).build(g, lambda: g), Random(0)) == ("ship:2", "ship:3")
