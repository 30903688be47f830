"""Portals and several zones (FC-POR)."""

from __future__ import annotations

from random import Random

import pytest

import orrery
from orrery.games.fleet.board import board_of
from tests.games.fleet.table import Table

PAIR = {"b2": "X", "g3": "X"}


def through(dice: str, ships: str = "cruiser b2", enemy: str = "cruiser h1", **more: object) -> Table:
    return Table(ships, enemy, rolled=dice, board="2x4x4", portals=PAIR, **more)  # type: ignore[arg-type]


def test_a_blue_result_leads_around_the_exit() -> None:
    """FC-POR-01, FC-POR-04: also back, and the usual moves stay."""
    table = through("blue-diag")
    table.do(0, "move:blue-diag")
    assert sorted(table.offered(0)) == sorted(f"b2>{s}" for s in ("a1", "a3", "c1", "c3", "f2", "f4", "h2", "h4"))
    table.do(0, "b2>h4")
    assert table.at(0) == "h4"
    table = through("blue-orth", "cruiser g3")
    table.do(0, "move:blue-orth")
    assert "g3>b1" in table.offered(0)


def test_a_blue_special_leads_onto_the_exit() -> None:
    """FC-POR-04: all or some of the ships."""
    table = through("blue-special", "cruiser b2, frigate b2")
    table.do(0, "portal:blue-special", "b2>g3", "ship:1")
    assert (table.at(0), table.at(1)) == ("b2", "g3")


def test_a_passage_obeys_the_rules_of_movement() -> None:
    """FC-POR-05: an enemy on the exit, and what lies where one lands."""
    assert "portal:blue-special" not in through("blue-special", enemy="cruiser g3").offered(0)
    table = through("blue-orth", sectors={"h3": "asteroid_field"}, script="special")
    table.do(0, "move:blue-orth", "b2>h3")
    assert table.hull(0) == 15


def test_ships_act_on_after_a_passage() -> None:
    """FC-POR-06, and an Ionic ship's second play (AMB-18)."""
    table = through("blue-special red-orth", enemy="cruiser g4")
    table.do(0, "portal:blue-special", "b2>g3", "attack:red-orth", "g3>ship:1")
    assert table.hull(1) == 15
    table = through("blue-orth", "frigate a2")
    table.do(0, "move:blue-orth", "a2>b2", "g2")
    assert table.at(0) == "g2"


def test_a_weapon_ends_when_its_carrier_leaves_the_zone() -> None:
    """FC-POR-08."""
    tokens = [{"kind": "interdictor", "owner": 0, "at": "c3", "ship": 0}]
    table = through("blue-special", "battleship/interdictor b2", tokens=tokens)
    table.do(0, "portal:blue-special", "b2>g3")
    assert table.look()["tokens"] == []


@pytest.mark.parametrize(
    ("weapon", "token"),
    [("minefields", "mine"), ("gamma_bomb", "gamma_bomb"), ("sanctuary", "sanctuary"), ("drones", "drones")],
)
def test_no_weapon_is_maintained_from_another_zone(weapon: str, token: str) -> None:
    """FC-WPN-23, FC-POR-08 (AMB-20)."""
    where = {"on": 1} if token == "drones" else {"at": "c3"}
    table = through(
        "blue-special",
        f"battleship/{weapon} b2",
        "cruiser d4",
        tokens=[{"kind": token, "owner": 0, "ship": 0, **where}],
    )
    table.do(0, "portal:blue-special", "b2>g3")
    assert table.look()["tokens"] == []


def test_portals_stop_weapons_but_no_remote_attack() -> None:
    """FC-POR-09, FC-WPN-02 (AMB-10)."""
    dice = "red-orth red-orth blue-special blue-special"
    table = Table("battleship/proton_ray a1", "cruiser c1", rolled=dice, portals={"b1": "X", "e5": "X"})
    assert "weapon:ship:0" not in table.offered(0)
    assert "attack:red-orth+red-orth" in table.offered(0)


def placed(seats: int, seed: int, **options: object) -> dict[str, list[str]]:
    """Plays at random until the portals lie; gives the sectors of each letter."""
    game = orrery.new("fleet", seats, seed, options)
    rng = Random(seed)
    while any(question.kind not in ("deploy", "energy") for question in game.pending.values()):
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    found: dict[str, list[str]] = {}
    for sector, letter in game.view(None)["table"]["portals"]:
        found.setdefault(letter, []).append(sector)
    return found


def test_camps_place_as_many_pairs_as_zones() -> None:
    """FC-POR-02, FC-POR-03: the next portal goes to another zone, so two zones are always linked."""
    zone = board_of("2x4x4").zone
    for seed in range(5):
        pairs = placed(2, seed, board="2x4x4")
        assert sorted(pairs) == ["X", "Y"]
        assert all({zone[s] for s in sectors} == {0, 1} for sectors in pairs.values())


def lay_portals(*places: str) -> orrery.Game:
    """Six players over three zones, who put portals there in turn; gives the game after the last of them."""
    game = orrery.new("fleet", 6, 1, {"board": "3x5x5"})
    while any(question.kind != "place_portal" for question in game.pending.values()):
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or (() if question.least == 0 else question.sample(Random(1))))
    for place in places:
        game.answer(next(iter(game.pending)), [place])
    return game


def test_a_zone_that_no_portal_joins_gets_one() -> None:
    """FC-POR-03: Z joins what X and Y join, so it is taken back; one end of it goes into the zone left out."""
    game = lay_portals("X>a2", "X>f2", "Y>b2", "Y>g2", "Z>c2", "Z>h2")
    asked = [str(item) for question in game.pending.values() for item in question.items]
    zone = board_of("3x5x5").zone
    assert {zone[item.partition(">")[2]] for item in asked} == {2}
    (again,) = {item.partition(">")[0] for item in asked}
    game.answer(next(iter(game.pending)), [f"{again}>m2"])
    game.answer(next(iter(game.pending)), [f"{again}>d2"])
    assert {question.kind for question in game.pending.values()} == {"deploy"}
    portals = game.view(None)["table"]["portals"]
    assert len(portals) == 6
    assert {zone[at] for at, letter in portals if letter == again} == {0, 2}


def test_zones_that_are_joined_stay_as_they_are() -> None:
    """FC-POR-03."""
    game = lay_portals("X>a2", "X>f2", "Y>k2", "Y>g2", "Z>c2", "Z>l2")
    assert {question.kind for question in game.pending.values()} == {"deploy"}


def test_portals_may_be_shortcuts_in_one_zone() -> None:
    """FC-POR-07: for four players and more."""
    assert sorted(placed(4, 1, shortcuts="two_shortcuts")) == ["X", "Y"]
    assert placed(4, 1) == {}
