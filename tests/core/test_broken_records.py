"""Broken and foreign records and saved games: one clear error, never another exception, never a broken game."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import orrery
from orrery import BadRecord, Game, OrreryError
from tests.core.probe import start

EXAMPLES = 5000 if os.environ.get("ORRERY_LONG") == "1" else 250

RULE = """
@procedure
def rule(g):
    g.note(g.n, g.chance.shuffle(("a", "b", "c")), g.chance.roll(6))
    answers = yield All(number(seat) for seat in range(g.seats))
    for seat, choice in answers:
        g.tell(Saw(seat, choice[0]))
    for i in range(3):
        a = yield some(i % 2)
        g.tell(Noted(0, i))
        g.note(a, i)
    yield number(0)
"""


def some_answers(game: Game, n: int) -> Game:
    rng = Random(n)
    for _ in range(n):
        if game.pending:
            seat = min(game.pending)
            game.answer(seat, game.pending[seat].sample(rng))
    return game


def some_games() -> list[Game]:
    """Games of the probe and of every title, begun in every way, under way."""
    start(RULE, seats=2)
    probes = [
        orrery.new("probe", 2, seed=1),
        orrery.new("probe", 2, seed="x", script=[["b", "c", "a"], 3]),
        orrery.new("probe", 2, seed=2, position={"n": 4}, options={"speed": "fast"}),
    ]
    real = [orrery.new(name, seats, seed=3) for name, title in orrery.titles().items() for seats in title.seats[:2]]
    played = [some_answers(game, n) for n, game in enumerate([*probes, *real], start=2)]
    return [*played, some_answers(played[0].resample(0, 4), 2)]


RECORDS: list[str] = []
SAVED: list[str] = []


@pytest.fixture(scope="module", autouse=True)
def examples(probe: None) -> None:
    for game in some_games():
        RECORDS.append(json.dumps(game.record()))
        SAVED.append(json.dumps(game.save()))


def record(**changes: Any) -> dict[str, Any]:
    start(RULE, seats=2)
    return {**some_answers(orrery.new("probe", 2, seed=1), 3).record(), **changes}


def without(key: str) -> dict[str, Any]:
    return {k: v for k, v in record().items() if k != key}


def test_the_record_as_it_is() -> None:
    assert orrery.replay(record()).answers == 3


NO_RECORDS: list[Any] = [None, 5, "record", [], [1], (), {}, {"format": 1}, {"title": "probe"}, True, object()]


@pytest.mark.parametrize("data", NO_RECORDS)
def test_what_is_no_record(data: Any) -> None:
    for read in (orrery.replay, orrery.load):
        with pytest.raises(OrreryError) as error:
            read(data)
        assert str(error.value).endswith(".")


@pytest.mark.parametrize("key", ["format", "title", "rules", "seats", "options", "seed", "answers"])
def test_what_is_missing(key: str) -> None:
    with pytest.raises(OrreryError) as error:
        orrery.replay(without(key))
    assert str(error.value).endswith(".")


BROKEN: list[dict[str, Any]] = [
    {"format": 2},
    {"format": "1"},
    {"format": None},
    {"title": "chess"},
    {"title": None},
    {"title": ["probe"]},
    {"rules": 2},
    {"rules": "1"},
    {"rules": None},
    {"seats": 9},
    {"seats": "2"},
    {"seats": None},
    {"seats": [2]},
    {"seats": True},
    {"options": None},
    {"options": []},
    {"options": {"pace": 1}},
    {"options": {"speed": {}}},
    {"answers": None},
    {"answers": {}},
    {"answers": "abc"},
    {"answers": [5]},
    {"answers": [[0]]},
    {"answers": [[0, [1], 2]]},
    {"answers": [[0, "1"]]},
    {"answers": [[0, 1]]},
    {"answers": [[0, {"1": 1}]]},
    {"answers": [[9, [1]]]},
    {"answers": [[None, [1]]]},
    {"answers": [["0", [1]]]},
    {"answers": [[[0], [1]]]},
    {"answers": [[0, [9]]]},
    {"answers": [[0, []]]},
    {"answers": [[0, [1, 1]]]},
    {"answers": [[0, [None]]]},
    {"answers": [[0, [[1]]]]},
    {"answers": [[0, [1.0]]]},
    {"answers": [[0, [True]]]},
    {"answers": [[0, [1]], [0, [1]]]},
    {"answers": [[0, [1]], [1, [1]]] + [[0, []], [1, []]] * 20},
    {"script": 5},
    {"script": None},
    {"script": "abc"},
    {"script": {"a": 1}},
    {"script": [5]},
    {"script": [["a", "b"]]},
    {"script": [["a", "b", {}]]},
    {"script": [["a", "b", "c"], 9]},
    {"script": [["a", "b", "c"], "3"]},
    {"seed": {}},
    {"seed": []},
    {"seed": 1.5},
    {"seed": True},
    {"seed": "\ud800"},
    {"position": 5},
    {"position": None},
    {"position": []},
    {"position": "n"},
    {"saved": 5},
    {"saved": None},
    {"saved": {}},
    {"saved": []},
]


@pytest.mark.parametrize("change", [pytest.param(c, id=f"{i}-{json.dumps(c)[:50]}") for i, c in enumerate(BROKEN)])
def test_what_is_broken(change: dict[str, Any]) -> None:
    with pytest.raises(OrreryError) as error:
        orrery.replay(record(**change))
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)


def test_a_wrong_answer_says_which() -> None:
    answers = record()["answers"]
    with pytest.raises(BadRecord, match="Answer 1 "):
        orrery.replay(record(answers=[answers[0], [1, [99]]]))


def test_a_game_saved_by_other_rules_is_not_loaded() -> None:
    with pytest.raises(BadRecord, match="version 7 of probe"):
        orrery.load({**some_answers(orrery.new("probe", 2, seed=1), 2).save(), "rules": 7})
    with pytest.raises(BadRecord, match="version 7 of probe"):
        orrery.replay(record(rules=7))


@pytest.mark.parametrize("at", [99, -1, "1", None, 1.5, True, [], {}])
def test_a_frame_at_no_place_is_refused(at: Any) -> None:
    """Not only found out later: a frame that is nowhere runs forever."""
    saved = some_answers(orrery.new("probe", 2, seed=1), 3).save()
    saved["stack"][-1][1] = at
    with pytest.raises(BadRecord):
        orrery.load(saved)


@pytest.mark.parametrize("junk", [None, 7, "explore"])
def test_a_field_that_holds_another_kind_of_thing_is_refused(junk: Any) -> None:
    """Not only found out later: when somebody asks what an answer would cost."""
    saved = some_answers(orrery.new("race", 2, seed=1), 3).save()
    saved["state"]["players"][0]["actions"] = junk
    with pytest.raises(BadRecord, match="actions"):
        orrery.load(saved)


# --- any change at all --------------------------------------------------------------------------------

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 200),
    st.sampled_from([10**30, -(10**30), 0.5, "", "a", "0", "probe", "race", "x" * 3000, "\u0000", "é🜚", "\ud800"]),
    st.sampled_from([[], {}, [[]], [0], [[0, [1]]], {"0": 1}, [None], ["a", "b", "c"], {"n": {}}]),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from places(value, (*path, i))


def changed(draw: Any, texts: list[str]) -> dict[str, Any]:
    """One to three changes anywhere: something else, nothing, once more, or swapped with its neighbour."""
    data: dict[str, Any] = json.loads(draw(st.sampled_from(texts)))
    for _ in range(draw(st.integers(1, 3))):
        found = list(places(data))
        if not found:
            break
        *way, last = draw(st.sampled_from(found))
        parent: Any = data
        for key in way:
            parent = parent[key]
        kind = draw(st.sampled_from(["junk", "junk", "gone", "twice", "swapped"]))
        if kind == "junk":
            parent[last] = copy.deepcopy(draw(JUNK))
        elif kind == "gone":
            del parent[last]
        elif kind == "twice" and isinstance(parent, list):
            parent.insert(last, copy.deepcopy(parent[last]))
        elif isinstance(parent, list):
            parent[last], parent[-1] = parent[-1], parent[last]
        else:
            parent[draw(st.sampled_from(["extra", "seed", "script", "position", "saved"]))] = copy.deepcopy(draw(JUNK))
    return data


def sound(game: Game) -> None:
    """A game that came out of it is one like any other."""
    assert game.faults() == []
    for seat in (*range(game.seats), None):
        json.dumps([game.view(seat), game.events(seat)])
    json.dumps([game.record(), game.save()])
    for question in game.pending.values():
        question.blocked()
        question.preview(question.sample(Random(1)))


@settings(max_examples=EXAMPLES, phases=(Phase.generate,))
@given(st.data())
def test_any_change_to_a_record_gives_an_error_or_a_game(data: st.DataObject) -> None:
    broken = changed(data.draw, [text for text in RECORDS if '"saved"' not in text])
    try:
        game = orrery.replay(broken)
    except OrreryError:
        return
    sound(game)


@settings(max_examples=EXAMPLES, phases=(Phase.generate,))
@given(st.data())
def test_any_change_to_a_saved_game_gives_an_error_or_a_game(data: st.DataObject) -> None:
    broken = changed(data.draw, SAVED)
    try:
        game = orrery.load(broken)
    except OrreryError:
        return
    sound(game)


@settings(max_examples=EXAMPLES)
@given(st.recursive(JUNK, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner)))
def test_anything_at_all_is_no_record(junk: Any) -> None:
    for read in (orrery.replay, orrery.load):
        with pytest.raises(OrreryError):
            read(junk)
