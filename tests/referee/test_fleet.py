"""The referee of Fleet Commander finds nothing in true battles, and finds the faults planted in what they showed."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots, games, referee
from orrery.bots.runner import play
from orrery.core.errors import BadOption
from orrery.core.game import Game
from orrery.referee.fleet.printed import DIRECTIONS, face
from orrery.referee.story import Event, Story
from tests.referee.spoiling import Change, Fits, anything, found, left_out, more, told_as, twice

SCENARIOS = (
    *("pitched_battle", "first_game", "asteroid_belt", "trap", "salvage", "passage"),
    *("capture", "control", "planetary_assault", "duel", "blockade", "illegal"),
)
FOR_MORE = ("pitched_battle", "asteroid_belt", "salvage")


def battle(seed: int) -> tuple[int, dict[str, Any]]:
    scenario = SCENARIOS[seed % len(SCENARIOS)]
    seats = 2 + seed // len(SCENARIOS) % 3 if scenario in FOR_MORE else 2
    return seats, {"scenario": scenario}


FIXED = ("scenario", "board", "points", "round_limit", "quiet_limit")


def any_options(seed: int) -> dict[str, Any]:
    """Three options that are not usual, if the scenario takes them."""
    rng = Random(seed)
    seats, usual = battle(seed)
    title = games.find("fleet")
    some = rng.sample([option for option in title.options if option.name not in FIXED], 3)
    options = {option.name: rng.choice(option.values) for option in some}
    try:
        orrery.new("fleet", seats, seed, usual | options)
    except BadOption:
        return {}
    return options


def by_chance(seed: int, more_options: dict[str, Any] | None = None) -> Game:
    seats, options = battle(seed)
    options |= more_options or {}
    game, rng = orrery.new("fleet", seats, seed, options), Random(seed)
    while game.result is None:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    return game


def by_bots(seed: int) -> Game:
    seats, options = battle(seed)
    game = orrery.new("fleet", seats, seed, options)
    players = [bots.find("greedy" if seat % 2 else "random", "fleet")() for seat in range(seats)]
    play(game, players, [Random(f"{seed}/{seat}") for seat in range(seats)])
    return game


def test_nothing_is_found_in_battles_by_chance() -> None:
    for seed in range(36):
        assert referee.judge(Story.of(by_chance(seed))) == [], seed


def test_nothing_is_found_with_other_options() -> None:
    for seed in range(24):
        assert referee.judge(Story.of(by_chance(seed, any_options(seed)))) == [], seed


DISPUTED = (
    *(153, 1768),  # where the readings of FC-TEC-18 and FC-SEC-19 have been settled
    1509,  # where the game told of a lost squadron twice
    *(72, 426, 516, 910, 1252, 1716, 1792, 1795, 2292, 2378),  # where the referee was wrong
    *(2644, 3251, 3659, 5043, 5081, 5156, 5371, 5431, 6777, 8987, 9167),  # and there
)


@pytest.mark.parametrize("seed", DISPUTED)
def test_nothing_is_found_where_something_was_mended(seed: int) -> None:
    assert referee.judge(Story.of(by_chance(seed, any_options(seed)))) == []


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_found_in_battles_of_bots(seed: int) -> None:
    assert referee.check(by_bots(seed).record()) == []


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(100))
def test_nothing_is_found_in_ten_thousand_battles(hundred: int) -> None:
    """Every option, three at a time. Where they disagree the rulebook decides who is mended (`DISPUTED`)."""
    seeds = range(100 * hundred, 100 * hundred + 100)
    disputed = [seed for seed in seeds if referee.judge(Story.of(by_chance(seed, any_options(seed))))]
    assert disputed == []


# --- planted faults ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def stories() -> list[Story]:
    return [Story.of(by_chance(seed)) for seed in (0, 1, 3, 5, 8, 9, 11, 24)]


def further(event: Event) -> str:
    """One sector further in the direction of a step along the rows, or back where there is none."""
    row = int(event["to"][1:]) + 1
    return f"{event['to'][0]}{row if row <= 5 else row - 2}"


def straight(event: Event) -> bool:
    return event["event"] == "moved" and len(event["dice"]) == 1 and face(event["dice"][0]) in ("orth", "diag")


def turned(event: Event) -> list[str]:
    die = event["dice"][0]
    return [die.replace("orth", "diag") if "orth" in die else die.replace("diag", "orth")]


PLANTED: dict[str, tuple[str, Fits, Change, str]] = {
    "four dice rolled": ("rolled", anything, told_as(dice=lambda e: [*e["dice"], "red-orth"]), "FC-TRN-05"),
    "two dice rolled": ("rolled", anything, told_as(dice=lambda e: e["dice"][:2]), "FC-TRN-05"),
    "a die of another colour": (
        "rolled",
        anything,
        told_as(dice=lambda e: ["white-orth", *e["dice"][1:]]),
        "FC-DIE-01",
    ),
    "dice rolled twice": ("rolled", anything, twice, "FC-TRN-05"),
    "a die stored that nobody rolled": (
        "stored",
        lambda e: len(e["dice"]) == 1,
        told_as(dice=lambda e: [*e["dice"], "red-special", "red-special"]),
        "FC-TRN-08",
    ),
    "a used die kept": ("moved", lambda e: bool(e["dice"]), twice, "FC-TRN-06"),
    "a move by a red die": (
        "moved",
        lambda e: len(e["dice"]) == 1,
        told_as(dice=lambda e: [e["dice"][0].replace("blue", "red")]),
        "FC-DIE-04",
    ),
    "a move in another direction": ("moved", straight, told_as(dice=turned), "FC-MOV-01"),
    "a move of two sectors": ("moved", straight, told_as(to=further), "FC-"),
    "a move without a die": ("moved", straight, told_as(dice=lambda e: []), "FC-"),
    "a ship that was elsewhere": (
        "moved",
        anything,
        told_as(origin=lambda e: "e3" if e["origin"] != "e3" else "a3"),
        "FC-",
    ),
    "the damage of an attack off by one": (
        "damaged",
        lambda e: e["why"] == "attack" and e["hull"] > 2,
        told_as(damage=more("damage"), hull=more("hull", -1)),
        "FC-ATK-04",
    ),
    "hull points off by one": ("damaged", lambda e: e["hull"] > 0, told_as(hull=more("hull")), "FC-ATK-04"),
    "damage forgotten": ("damaged", lambda e: e["why"] == "attack", left_out, "FC-ATK-04"),
    "damage twice": ("damaged", lambda e: e["why"] == "attack" and e["hull"] > 9, twice, "FC-ATK-04"),
    "a supporter too many": (
        "fired",
        lambda e: len(e["ships"]) == 1,
        told_as(ships=lambda e: [*e["ships"], e["ships"][0]]),
        "FC-ATK-02",
    ),
    "a target elsewhere": ("aimed", anything, told_as(at=lambda e: "c3" if e["at"] != "c3" else "c2"), "FC-ATK-02"),
    "an attack with a blue die": (
        "aimed",
        lambda e: len(e["dice"]) == 1,
        told_as(dice=lambda e: [e["dice"][0].replace("red", "blue")]),
        "FC-DIE-04",
    ),
    "a remote attack with one die": (
        "aimed",
        lambda e: len(e["dice"]) == 2 and e["via"] != e["origin"] and all(DIRECTIONS[face(d)] for d in e["dice"]),
        told_as(dice=lambda e: e["dice"][:1]),
        "FC-ATK-06",
    ),
    "a shield forgotten": ("shielded", lambda e: len(e["shields"]) == 1, left_out, "FC-ATK-04"),
    "two reactions to one attack": ("counter_attacked", lambda e: e["damage"] > 0, twice, "FC-REA-01"),
    "a stronger counter-attack": (
        "counter_attacked",
        lambda e: e["damage"] > 0,
        told_as(damage=more("damage")),
        "FC-REA-08",
    ),
    "a counter-attack on a bystander": (
        "counter_attacked",
        anything,
        told_as(target=lambda e: 99),
        "FC-REA-09",
    ),
    "a counter-attack that deals nothing": (
        "damaged",
        lambda e: e["why"] == "counter_attack",
        left_out,
        "FC-REA-08",
    ),
    "a ship destroyed too early": (
        "damaged",
        lambda e: e["why"] == "attack" and e["hull"] > 0,
        lambda told, n: [*told[: n + 1], told[n] | {"event": "destroyed"}, *told[n + 1 :]],
        "FC-ATK-05",
    ),
    "a ship without hull points plays on": (
        "destroyed",
        lambda e: e["kind"] != "interceptor_squadron",
        left_out,
        "FC-",
    ),
    "asteroids do less": (
        "damaged",
        lambda e: e["why"] == "asteroid_field" and e["hull"] > 0,
        told_as(damage=more("damage"), hull=more("hull", -1)),
        "FC-SEC-02",
    ),
    "asteroids do nothing": ("damaged", lambda e: e["why"] == "asteroid_field", left_out, "FC-SEC-02"),
    "a weapon for one special": ("weapon_used", anything, told_as(dice=lambda e: e["dice"][:1]), "FC-SPC-02"),
    "a drain with a red special": ("drained", anything, told_as(dice=lambda e: ["red-special"]), "FC-SPC-07"),
    "a turn skipped": ("turn_began", lambda e: e["round"] == 3, told_as(who=lambda e: 1 - e["who"]), "FC-TRN-01"),
    "a round counted twice": ("turn_began", lambda e: e["round"] == 3, told_as(round=more("round")), "FC-TRN-01"),
    "the winner has lost": (
        "ended",
        lambda e: e["reason"] == "attrition" and len(e["winners"]) == 1,
        told_as(winners=lambda e: [1 - e["winners"][0]]),
        "FC-VIC-02",
    ),
    "points off by one": (
        "ended",
        lambda e: e["reason"] == "attrition",
        told_as(scores=lambda e: [e["scores"][0] + 1, *e["scores"][1:]]),
        "FC-VIC-05",
    ),
    "too many ships in one sector": ("deployed", lambda e: e["kind"] == "cruiser", twice, "FC-SET-19"),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_fault_is_found(what: str, stories: list[Story]) -> None:
    name, fits, change, rule = PLANTED[what]
    faults = found(stories, name, fits, change)
    assert any(rule in fault for fault in faults), faults


@pytest.mark.parametrize("key", ["hull", "at"])
def test_a_last_view_that_tells_otherwise_is_found(key: str, stories: list[Story]) -> None:
    story = deepcopy(stories[0])
    ship = next(ship for ship in story.views[-1]["table"]["ships"] if ship["hull"] > 0)
    ship[key] = ship[key] + 1 if key == "hull" else "z9"
    assert any("last view" in fault for fault in referee.judge(story))
