"""Games that begin with an explicit position: everything that can be set, and everything that cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import orrery
from tests.games.race.table import box

Position = dict[str, Any]

OWN: Position = {"tableau": ["old_earth", "gem_world", "drop_ships"], "hand": ["comet_zone"], "goods": ["gem_world"]}
OTHER: Position = {"tableau": ["new_sparta"]}


def game(position: Position, **options: Any) -> orrery.Game:
    return orrery.new("race", 2, seed=1, options=options, position=position)


def test_everything_that_is_named_is_there() -> None:
    position = {
        "players": [{**OWN, "chips": 7}, OTHER],
        "deck": ["rebel_base", "artist_colony"],
        "discards": ["space_port"],
        "pool": 11,
        "round": 5,
        "first": 1,
    }
    started = game(position)
    assert started.faults() == []
    assert {seat: question.kind for seat, question in started.pending.items()} == {0: "action", 1: "action"}
    table = started.view(0)["table"]
    own = table["players"][0]
    assert own["start"] == "old_earth"
    assert own["tableau"] == OWN["tableau"]
    assert (own["hand"], own["goods"], own["chips"]) == (["comet_zone"], ["gem_world"], 7)
    assert (table["pool"], table["round"], table["first"], table["discards_size"]) == (11, 5, 1, 1)
    assert table["deck_size"] == 114 - 4 - 1 - 1 - 1
    for seat in (0, 1):
        started.answer(seat, ("explore_1_1",))
    assert set(started.view(1)["table"]["players"][1]["looking"]) > {"rebel_base", "artist_colony"}


def test_what_is_left_out_is_as_at_the_start() -> None:
    table = game({"players": [{**OWN, "chips": 3}, OTHER]}).view(None)["table"]
    assert (table["round"], table["pool"], table["first"], table["discards_size"]) == (1, 24 - 3, 0, 0)
    assert (
        table["players"][1] | {"tableau": ["new_sparta"], "hand_size": 0, "goods": [], "chips": 0}
        == (table["players"][1])
    )


def test_the_same_position_and_seed_make_the_same_game() -> None:
    position = {"players": [OWN, OTHER]}
    assert game(position).fingerprint() == game(position).fingerprint()
    assert orrery.replay(game(position).record()).fingerprint() == game(position).fingerprint()
    assert game(position).record()["position"] == position


def test_a_script_orders_the_rest_of_the_deck() -> None:
    rest = Counter(box(["old_earth", "new_sparta", "rebel_base"]))
    order = ["comet_zone", *(rest - Counter(["comet_zone"])).elements()]
    position = {"players": [{"tableau": ["old_earth"]}, OTHER], "deck": ["rebel_base"]}
    started = orrery.new("race", 2, position=position, script=[order])
    for seat in (0, 1):
        started.answer(seat, ("explore_5",))
    assert sorted(started.view(0)["table"]["players"][0]["looking"]) == sorted(["rebel_base", *order[:6]])


def with_own(**changes: Any) -> Position:
    return {"players": [{**OWN, **changes}, OTHER]}


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({}, "A position for 2 needs a list of 2 players."),
        ({"players": [OWN]}, "A position for 2 needs a list of 2 players."),
        ({"players": "ab"}, "Each player of a position is a mapping."),
        (
            {"players": [OWN, OTHER], "dice": 1},
            "A position has no 'dice'. It has: deck, discards, first, players, pool, round.",
        ),
        (with_own(gold=3), "A player of a position has no 'gold'. It has: chips, goods, hand, tableau."),
        (with_own(tableau=[]), "There can be no good on gem_world here."),
        ({"players": [{"tableau": []}, OTHER]}, "Each player of a position has at least one card in the tableau."),
        (with_own(hand="comet_zone"), "'comet_zone' is no list of cards."),
        (with_own(hand=None), "None is no list of cards."),
        (with_own(hand=["the_moon"]), "There is no card 'the_moon' in this edition."),
        (with_own(hand=[["comet_zone"]]), "There is no card ['comet_zone'] in this edition."),
        (with_own(hand=[7]), "There is no card 7 in this edition."),
        (with_own(hand=["comet_zone", "comet_zone"]), "The position has 1 comet_zone too many."),
        (with_own(hand=["gateway_station"]), "The position has 1 gateway_station too many."),
        (with_own(tableau=[*OWN["tableau"], "drop_ships"]), "drop_ships cannot be twice in a tableau."),
        (with_own(goods=["old_earth"]), "There can be no good on old_earth here."),
        (with_own(goods=["comet_zone"]), "There can be no good on comet_zone here."),
        (with_own(goods=["gem_world", "gem_world"]), "There can be no good on gem_world here."),
        (with_own(chips=-1), "There can be no such position: seat 0 has -1 chips."),
        (with_own(chips="many"), "chips is a number, not 'many'."),
        (with_own(chips=True), "chips is a number, not True."),
        ({"players": [OWN, OTHER], "pool": 1.5}, "pool is a number, not 1.5."),
        ({"players": [OWN, OTHER], "round": 0}, "Rounds are counted from 1, so there is no round 0."),
        ({"players": [OWN, OTHER], "round": -6}, "Rounds are counted from 1, so there is no round -6."),
        ({"players": [OWN, OTHER], "first": "me"}, "first is a number, not 'me'."),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(position: Position, sentence: str) -> None:
    with pytest.raises(orrery.BadOption) as refused:
        game(position)
    assert str(refused.value) == sentence


def test_there_must_be_a_card_for_every_good() -> None:
    held = box(["old_earth", "gem_world", "new_sparta"])
    with pytest.raises(orrery.BadOption, match="the goods of seat 0 do not add up"):
        game({"players": [{"tableau": ["old_earth", "gem_world"], "goods": ["gem_world"]}, {**OTHER, "hand": held}]})


def test_the_optional_start_worlds_are_in_the_box_of_experienced_players_only() -> None:
    position = {"players": [{"tableau": ["gateway_station"]}, OTHER]}
    assert game(position, start="experienced").faults() == []
    with pytest.raises(orrery.BadOption, match="There is no card 'gateway_station' in this edition"):
        game(position, edition=1)
