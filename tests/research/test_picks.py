"""A question answered item by item leads to its legal choices, to each of them, and to nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

import orrery
from orrery.core.question import Choice, Question, Way
from orrery.research.picks import DONE, ITEMS, Picks


def answers(question: Question, begun: tuple[int, ...] = ()) -> list[Choice]:
    """Every answer that some picks lead to."""
    picks, whole = Picks(question), None
    for action in begun:
        whole = picks.take(action)
    if whole is not None:
        return [whole]
    return [answer for action in picks.actions() for answer in answers(question, (*begun, action))]


def bags(choices: list[Choice]) -> set[frozenset[tuple[object, int]]]:
    return {frozenset(Counter(choice).items()) for choice in choices}


@pytest.mark.parametrize(
    "question",
    [
        Question(("a", "b", "c")),
        Question(("a", "b", "c"), 0, 2),
        Question(("a", "a", "b"), 1, 3),
        Question(("a", "b", "c", "d"), 1, 3, ways=(Way(("a",), ("b", "c"), 1), Way(("d", "b")), Way(("c",)))),
        Question((), 0, 0),
    ],
    ids=["one", "up to two", "copies", "ways", "nothing"],
)
def test_picks_lead_to_every_legal_choice_and_no_other(question: Question) -> None:
    assert bags(answers(question)) == bags(list(question.choices()))


@pytest.mark.parametrize("title", orrery.titles())
def test_in_whole_games_every_answer_is_legal(title: str) -> None:
    rng = Random(5)
    seats, options = list(orrery.titles()[title].variants())[-1]
    game = orrery.new(title, seats, 5, options)
    for _ in range(400):
        if not game.pending:
            break
        seat, question = rng.choice(list(game.pending.items()))
        picks, whole = Picks(question), None
        while whole is None:
            assert picks.actions()
            whole = picks.take(rng.choice(picks.actions()))
        game.answer(seat, whole)


def test_what_is_no_action_is_refused_and_changes_nothing() -> None:
    picks = Picks(Question(("a", "b", "c"), 2, 2))
    picks.take(1)
    for action in (1, 3, DONE, -1, ITEMS + 7):
        with pytest.raises(ValueError, match="no legal action here"):
            picks.take(action)
    assert picks.picked == ("b",)
    assert picks.take(0) == ("b", "a")


def test_a_question_with_too_many_items_is_refused() -> None:
    question = Question(tuple(range(ITEMS + 1)))
    question.kind = "many"
    with pytest.raises(ValueError, match="many offers 257 items"):
        Picks(question)


def test_no_answer_is_offered_twice_where_items_look_alike() -> None:
    assert list(islice(answers(Question(("a", "a", "a"), 1, 1)), 9)) == [("a",)]
