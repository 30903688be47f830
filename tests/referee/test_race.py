"""The referee of Race finds nothing in true games, and every fault that is planted in what they showed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots, referee
from orrery.bots.runner import play
from orrery.core.game import Game
from orrery.referee.race.cards import read_cards
from orrery.referee.story import Event, Story

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": 1},
    {"variant": "expert"},
    {"start": "experienced"},
    {"start": "first_game"},
    {"variant": "expert", "start": "experienced"},
    {"edition": 1, "variant": "expert"},
    {"round_limit": 30},
)


def by_chance(seed: int) -> Game:
    options = OPTIONS[seed % len(OPTIONS)]
    seats = 2 if "variant" in options else 2 + seed // len(OPTIONS) % 3
    game, rng = orrery.new("race", seats, seed, options), Random(seed)
    while game.result is None:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    return game


def by_bots(seed: int, names: tuple[str, ...], options: dict[str, Any]) -> Game:
    game = orrery.new("race", len(names), seed, options)
    players = [bots.find(name, "race")() for name in names]
    play(game, players, [Random(f"{seed}/{seat}") for seat in range(len(names))])
    return game


def test_nothing_is_found_in_games_by_chance() -> None:
    for seed in range(48):
        assert referee.judge(Story.of(by_chance(seed))) == [], seed


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_found_in_games_of_bots(seed: int) -> None:
    options = OPTIONS[seed % len(OPTIONS)]
    seats = 2 if "variant" in options else 2 + seed % 3
    game = by_bots(seed, ("greedy", "random", "greedy", "greedy")[:seats], options)
    assert referee.check(game.record()) == []


def test_nothing_is_found_in_a_game_under_way() -> None:
    game = orrery.new("race", 3, 5)
    rng = Random(5)
    for answers in range(60):
        assert referee.judge(Story.of(game)) == [], answers
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(100))
def test_nothing_is_found_in_ten_thousand_games(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        assert referee.judge(Story.of(by_chance(seed))) == [], seed


def test_a_title_without_a_referee_says_so() -> None:
    story = Story.of(orrery.new("race", 2, 1))
    with pytest.raises(referee.NoReferee, match="There is no referee for chess"):
        referee.judge(replace(story, title="chess"))


# --- planted faults ---------------------------------------------------------------------------------------

Fits = Callable[[Event], bool]


@pytest.fixture(scope="module")
def stories() -> list[Story]:
    return [Story.of(by_bots(seed, ("greedy",) * 3, {})) for seed in range(6)]


def events(story: Story, name: str, fits: Fits = bool) -> Iterator[Event]:
    return (event for event in story.told() if event["event"] == name and fits(event))


def planted(stories: list[Story], name: str, fits: Fits, changes: dict[str, Any]) -> list[str]:
    """The faults found in the first game with such an event, where all were told that it went otherwise."""
    for true in stories:
        event = next(events(true, name, fits), None)
        if event is not None:
            story = deepcopy(true)
            for seen in story.events:
                told = seen[event["index"]]
                told.update({key: change(event) for key, change in changes.items() if key in told})
            assert referee.judge(true) == []
            return referee.judge(story)
    raise AssertionError(f"no such {name} in these games")


def is_world(card: str) -> bool:
    return read_cards(2)[card].type == "world"


def more(key: str, by: int = 1) -> Callable[[Event], Any]:
    return lambda event: event[key] + by


PLANTED: dict[str, tuple[str, Fits, dict[str, Any], str]] = {
    "another price of a world": (
        "paid",
        lambda e: e["n"] > 0 and is_world(e["card"]),
        {"n": more("n", -1), "cards": lambda e: e["cards"][1:]},
        "RG-STL-02",
    ),
    "another price of a development": (
        "paid",
        lambda e: e["n"] > 0 and not is_world(e["card"]),
        {"n": more("n", -1), "cards": lambda e: e["cards"][1:]},
        "RG-DEV-02",
    ),
    "a card too many in Explore": (
        "looked",
        bool,
        {"n": more("n"), "cards": lambda e: [*e["cards"], "old_earth"]},
        "RG-EXP-01",
    ),
    "a card too many for a bonus": (
        "drew",
        lambda e: e["why"] == "bonus",
        {"n": lambda e: 2, "cards": lambda e: [*e["cards"], "gem_world"]},
        "RG-STL-04",
    ),
    "a good on another world": (
        "good_placed",
        lambda e: e["power"].endswith(":0"),
        {"world": lambda e: "rebel_homeworld"},
        "RG-PRO-01",
    ),
    "another price of a good": ("sold", bool, {"n": more("n")}, "RG-CON-08"),
    "another kind of good": ("sold", lambda e: e["kind"] != "alien", {"kind": lambda e: "alien"}, "RG-CON-07"),
    "doubling forgotten": (
        "consumed",
        lambda e: e["vp"] == 2 * len(e["worlds"]) and "galactic_trendsetters" not in e["power"],
        {"vp": lambda e: e["vp"] // 2},
        "RG-CON-09",
    ),
    "a point too many": ("consumed", lambda e: e["vp"] > 0, {"vp": more("vp")}, "RG-CON-09"),
    "a good consumed that is not there": (
        "consumed",
        lambda e: len(e["worlds"]) == 1,
        {"worlds": lambda e: ["destroyed_world"]},
        "RG-CON-02",
    ),
    "one good twice for one power": (
        "consumed",
        lambda e: len(e["worlds"]) == 2,
        {"worlds": lambda e: e["worlds"][:1] * 2},
        "RG-CON-02",
    ),
    "a score off by one": ("ended", bool, {"scores": lambda e: [e["scores"][0] + 1, *e["scores"][1:]]}, "RG-END-03"),
    "another winner": ("ended", bool, {"winners": lambda e: [(e["winners"][0] + 1) % 3]}, "RG-END-04"),
    "another end": ("ended", lambda e: e["reason"] == "tableau", {"reason": lambda e: "chips"}, "RG-END-01"),
    "a hand of more than ten": (
        "discarded",
        lambda e: e["why"] == "limit",
        {"n": more("n", -1), "cards": lambda e: e["cards"][1:]},
        "RG-RND-04",
    ),
    "another action": (
        "chose",
        bool,
        {"actions": lambda e: ["produce" if "settle" in e["actions"] else "settle"]},
        "RG-RND-01",
    ),
    "a phase too early": ("phase_began", lambda e: e["phase"] == "settle", {"phase": lambda e: "produce"}, "RG-RND-01"),
    "a conquest without the force": (
        "paid",
        lambda e: e["how"] == "paid" and e["n"] > 0,
        {"how": lambda e: "conquered"},
        "RG-STL-14",
    ),
    "another deck": ("reshuffled", bool, {"n": more("n", -1)}, "RG-RND-07"),
}


@pytest.mark.parametrize("what", PLANTED)
def test_a_planted_fault_is_found(what: str, stories: list[Story]) -> None:
    name, fits, changes, rule = PLANTED[what]
    found = planted(stories, name, fits, changes)
    assert any(rule in fault for fault in found), found


def test_a_card_in_two_places_is_found(stories: list[Story]) -> None:
    story = deepcopy(stories[0])
    start = next(events(story, "start_world"))["world"]
    event = next(events(story, "drew"))
    story.events[event["who"]][event["index"]]["cards"] = [start, *event["cards"][1:]]
    assert any("RG-CRD-01" in fault for fault in referee.judge(story))


def test_cards_shown_to_others_are_found(stories: list[Story]) -> None:
    story = deepcopy(stories[0])
    event = next(events(story, "drew"))
    story.events[(event["who"] + 1) % story.seats][event["index"]]["cards"] = event["cards"]
    assert any("RG-RND-06" in fault for fault in referee.judge(story))


@pytest.mark.parametrize("key", ["pool", "deck_size", "discards_size", "chips", "hand_size", "goods"])
def test_a_last_view_that_tells_otherwise_is_found(key: str, stories: list[Story]) -> None:
    story = deepcopy(stories[0])
    shown = story.views[-1]["table"]
    place = shown if key in shown and key != "chips" else shown["players"][0]
    place[key] = ["rebel_homeworld"] if key == "goods" else place[key] + 1
    assert len(referee.judge(story)) == 1


def test_no_number_that_is_told_can_be_off_by_one(stories: list[Story]) -> None:
    """All but the number named to gamble, for two numbers may both miss."""
    true = stories[0]
    numbers = [(event, key) for event in true.told() for key in ("n", "vp", "round") if key in event]
    assert len(numbers) > 150
    for event, key in numbers:
        told = [event | {key: event[key] + 1} if seen["index"] == event["index"] else seen for seen in true.told()]
        story = Story(true.title, true.seats, true.options, [told for _ in range(true.seats + 1)], true.views)
        assert any("RG-RND-06" not in fault for fault in referee.judge(story)), (event, key)


def test_a_card_drawn_before_paying_is_found(stories: list[Story]) -> None:
    true = stories[0]
    told = true.told()
    n = next(n for n, event in enumerate(told) if event.get("why") == "bonus" and told[n - 1]["event"] == "paid")
    told[n - 1], told[n] = told[n] | {"index": n - 1}, told[n - 1] | {"index": n}
    story = Story(true.title, true.seats, true.options, [told] * (true.seats + 1), true.views)
    assert any("RG-DEV-08" in fault for fault in referee.judge(story))


def test_no_event_can_be_left_out_or_told_twice(stories: list[Story]) -> None:
    """But for cards of the hand that nobody gave: that power may be left unused."""
    true = stories[0]
    told = true.told()
    for n, event in enumerate(told):
        if event["event"] != "discarded_for_vp" or event["n"]:
            for other in (told[:n] + told[n + 1 :], told[: n + 1] + told[n:]):
                renumbered = [seen | {"index": index} for index, seen in enumerate(other)]
                story = Story(true.title, true.seats, true.options, [renumbered] * (true.seats + 1), true.views)
                assert any("RG-RND-06" not in fault for fault in referee.judge(story)), event
