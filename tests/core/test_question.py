"""Questions: what is listed, what is drawn and what is refused agree."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from orrery import Refusal, Refused
from orrery.core.question import All, Ask, Question, Way, question
from tests.core.probe import Bench, start

ITEMS = st.lists(st.sampled_from(["a", "b", "c", "d", 1, 2, 3]), max_size=6).map(tuple)


@st.composite
def plain(draw: Any) -> Question:
    items = draw(ITEMS)
    least = draw(st.integers(0, len(items)))
    return Question(items, least, draw(st.integers(least, len(items) + 2)))


@st.composite
def with_ways(draw: Any) -> Question:
    """Some of a few special items, and some of a hand."""
    hand = draw(ITEMS)
    ways = []
    for use in draw(st.lists(st.sets(st.sampled_from(["use:x", "use:y", "use:z"])), min_size=1, max_size=4)):
        ways.append(Way(tuple(sorted(use)), hand, draw(st.integers(0, len(hand)))))
    ways = list({way.fixed: way for way in ways}.values())
    return Question(("use:x", "use:y", "use:z", *hand), ways=tuple(ways))


QUESTIONS = st.one_of(plain(), with_ways())


def bag(choice: Any) -> tuple[str, ...]:
    return tuple(sorted(map(repr, choice)))


@given(QUESTIONS)
def test_each_choice_is_listed_once(asked: Question) -> None:
    listed = [bag(choice) for choice in asked.choices()]
    assert len(listed) == len(set(listed))


@given(QUESTIONS)
def test_what_is_listed_is_what_is_not_refused(asked: Question) -> None:
    """Against every bag of the items there is."""
    listed = {bag(choice) for choice in asked.choices()}
    assume(len(asked.items) < 9)
    for n in range(len(asked.items) + 1):
        for choice in combinations(asked.items, n):
            assert (asked.refuse(choice) is None) == (bag(choice) in listed), choice


@given(QUESTIONS, st.integers(0, 1000))
def test_what_is_drawn_is_listed(asked: Question, seed: int) -> None:
    listed = {bag(choice) for choice in asked.choices()}
    assume(listed)
    rng = Random(seed)
    for _ in range(5):
        assert bag(asked.sample(rng)) in listed


@given(QUESTIONS, st.lists(st.sampled_from(["a", "b", 1, 2, "e", "use:x", True, 1.0, None, "", ("a",)]), max_size=7))
def test_any_other_choice_is_refused(asked: Question, choice: list[Any]) -> None:
    listed = {bag(choice) for choice in asked.choices()}
    assert (asked.refuse(choice) is None) == (bag(choice) in listed)


@given(QUESTIONS, st.integers(0, 1000))
def test_an_ordered_choice_is_the_same_whatever_its_order(asked: Question, seed: int) -> None:
    rng = Random(seed)
    assume(next(asked.choices(), None) is not None)
    choice = list(asked.sample(rng))
    orders = set()
    for _ in range(4):
        rng.shuffle(choice)
        orders.add(asked.ordered(choice))
    assert len(orders) == 1
    assert Counter(orders.pop()) == Counter(choice)


def test_every_choice_can_be_drawn() -> None:
    for asked in (
        Question((1, 2, 3)),
        Question((1, 2, 3), 0, 1),
        Question(("a", "a", "b"), 1, 2),
        Question((1, 2, 3), 0, 3),
        Question((1, 2), 0, 9),
        Question(("x", "a", "b"), ways=(Way(("x",)), Way((), ("a", "b"), 1), Way(("x",), ("a", "b"), 2))),
    ):
        rng = Random(1)
        assert {bag(asked.sample(rng)) for _ in range(400)} == {bag(choice) for choice in asked.choices()}


def test_copies_of_a_card_are_alike_and_counted() -> None:
    asked = Question(("a", "b", "a"), 2, 2)
    assert {bag(choice) for choice in asked.choices()} == {("'a'", "'a'"), ("'a'", "'b'")}
    assert asked.refuse(("a", "a")) is None
    assert asked.refuse(("b", "b")) == Refusal("not_offered", item="b")
    assert Question(("a", "a", "a"), 0, 3).refuse(("a", "a", "a")) is None
    assert asked.ordered(["b", "a"]) == ("a", "b")


def test_reasons() -> None:
    asked = Question(("a", "b", "c"), 1, 2)
    assert asked.refuse(("d",)) == Refusal("not_offered", item="d")
    assert asked.refuse(()) == Refusal("too_few", least=1)
    assert asked.refuse(("a", "b", "c")) == Refusal("too_many", most=2)
    ways = Question(("u", "a", "b"), ways=(Way(("u",), ("a", "b"), 1), Way((), ("a", "b"), 2)))
    assert ways.refuse(("u", "b")) is None
    assert ways.refuse(("u",)) == Refusal("too_few", least=2)
    assert ways.refuse(("u", "a", "b")) == Refusal("too_many", most=2)
    assert Question(("u", "a"), ways=(Way(("u",)), Way((), ("a",), 0))).refuse(("a",)) == Refusal("no_such_combination")
    assert str(Refusal("too_few", least=2)) == "too few (least: 2)"


def test_a_reason_is_short_whatever_was_offered() -> None:
    items: list[Any] = ["x" * 10**6, 10**400, [["x" * 10**6]], {"x": "y" * 10**6}]
    for item in items:
        reason = Question(("a",)).refuse([item])
        assert reason is not None
        assert reason.code == "not_offered"
        assert len(str(reason)) < 200


def test_ways_say_the_items_and_how_many() -> None:
    asked = Question(ways=(Way(("u", "v")), Way(("u",), ("a", "b"), 2)))
    assert asked.items == ("u", "v", "a", "b")
    assert (asked.least, asked.most) == (2, 3)


def test_ways_that_overlap_list_a_choice_once() -> None:
    asked = Question(("a", "b", "c"), ways=(Way(("a",), ("b", "c"), 1), Way(("b",), ("a", "c"), 1)))
    listed = [bag(choice) for choice in asked.choices()]
    assert len(listed) == len(set(listed)) == 3


def test_no_way_at_all() -> None:
    asked = Question(("a",), ways=())
    assert list(asked.choices()) == []
    assert asked.refuse(("a",)) is not None
    assert asked.refuse(()) is not None


def test_one_of_many_is_listed_lazily() -> None:
    asked = Question(tuple(range(60)), 30, 30)
    assert next(asked.choices()) == tuple(range(30))
    assert len(asked.sample(Random(1))) == 30


def test_a_question_as_data() -> None:
    asked = start(
        """
        from orrery.core.question import Question, Way, question

        @question
        def pay(g, seat, n):
            about = {"cost": [n]}
            return Question(("u", "a"), about=about, ways=(Way(("u",), ("a",), n),))

        @procedure
        def rule(g):
            yield pay(0, 1)
        """
    ).pending[0]
    data = asked.data()
    assert data == {
        "seat": 0,
        "kind": "pay",
        "items": ["u", "a"],
        "least": 2,
        "most": 2,
        "about": {"cost": [1]},
        "ways": [[["u"], ["a"], 1]],
        "rule": "rules.pay",
    }
    assert json.loads(json.dumps(data)) == data
    data["about"]["cost"].append(2)
    assert asked.data()["about"] == {"cost": [1]}
    assert "pay" in repr(asked)


def test_previews_and_blocks_get_the_masked_table() -> None:
    @question
    def ask(g: Any, seat: int) -> Question:
        return Question((1, 2))

    @ask.preview
    def show(g: Any, asked: Question, choice: Any) -> dict[str, Any]:
        return {"table": g, "choice": choice, "seat": asked.seat}

    @ask.blocked
    def why(g: Any, asked: Question) -> dict[Any, Refusal]:
        return {3: Refusal("too_dear", missing=g)}

    built = ask(1).build(None, lambda: "seen by 1")
    assert built.preview([2]) == {"table": "seen by 1", "choice": (2,), "seat": 1}
    assert built.table == "seen by 1"
    assert built.blocked() == {3: Refusal("too_dear", missing="seen by 1")}


def test_without_a_preview_nothing_is_shown() -> None:
    @question
    def silent(g: Any, seat: int) -> Question:
        return Question((1, 2))

    built = silent(0).build(None, lambda: None)
    assert built.preview([1]) == {}
    assert built.blocked() == {}


def test_what_is_asked_is_held_as_a_name_and_arguments() -> None:
    from tests.core.probe import number

    ask = number(1, 5)
    assert (ask.seat, ask.args, ask.maker.kind) == (1, (5,), "number")
    assert ask.build(Bench(seats=1, chance=None), lambda: None).items == (0, 1, 2, 3, 4, 5)
    assert All([ask, ask]).asks == (ask, ask)
    assert isinstance(ask, Ask)


@pytest.mark.parametrize("choice", [None, 5, "ab", b"ab", {"a": 1}, {"a"}, object(), iter(["a"])])
def test_what_is_no_sequence_is_not_a_choice(choice: Any) -> None:
    game = start("@procedure\ndef rule(g):\n    yield some(0)")
    with pytest.raises(Refused) as refused:
        game.answer(0, choice)
    assert refused.value.reason.code in ("not_a_choice", "not_offered")


@pytest.mark.parametrize("seat", [1, -1, 9, None, "0", 0.0, False, [], (0,), {}, object()])
def test_who_is_not_asked_cannot_answer(seat: Any) -> None:
    game = start("@procedure\ndef rule(g):\n    yield some(0)", seats=2)
    with pytest.raises(Refused) as refused:
        game.answer(seat, ())
    assert refused.value.reason.code == "not_asked"
    assert game.record()["answers"] == []


def test_bytes_are_no_choice_of_numbers() -> None:
    game = start("@procedure\ndef rule(g):\n    yield number(0)")
    with pytest.raises(Refused):
        game.answer(0, b"\x01")


def test_the_only_choice_is_found_also_where_several_items_make_it() -> None:
    assert Question(("a",)).only_choice() == ("a",)
    assert Question(("a", "b"), 2, 2).only_choice() == ("a", "b")
    assert Question(("a", "a"), 1, 1).only_choice() == ("a",)
    assert Question((), 0, 0).only_choice() == ()
    assert Question(("a",), 0, 1).only_choice() is None
    assert Question(("a", "b")).only_choice() is None
