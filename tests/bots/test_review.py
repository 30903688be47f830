"""What a review makes of answers that a judge has looked at."""

from __future__ import annotations

import pytest

import orrery
from orrery.bots.advice import Advice
from orrery.bots.judge import Judgement
from orrery.bots.review import MOST, Looked, Position, Tally, positions, review


def looked(answers: int, number: int, seat: int, best: float, given: float | None) -> Looked:
    judged = None if given is None else Judgement(("given",), given, 0.0)
    advice = Advice("chance", (Judgement(("best",), best, 0.0),), judged)
    return Looked(Position(answers, number, seat, {}, ("given",)), advice)


def test_the_costliest_answers_are_told_in_the_order_of_the_game() -> None:
    losses = [0.5, 0.02, 0.4, 0.005, 0.3, 0.2, 0.1, 0.6, 0.0]
    found = review([looked(n, 1, 0, 0.9, 0.9 - loss) for n, loss in enumerate(losses)], 2, (0,), 9)
    assert [turn.position.answers for turn in found.turns] == [0, 2, 4, 5, 7]
    assert len(found.turns) == MOST
    assert found.tallies == (Tally(same=2, close=1, costly=6), Tally())


def test_what_cannot_be_judged_counts_for_nothing() -> None:
    found = review([looked(0, 1, 0, 0.9, None)], 1, (0,), 1)
    assert found.turns == ()
    assert found.tallies == (Tally(),)


def test_the_curve_is_what_each_seat_expected_when_a_round_began() -> None:
    answers = [
        looked(0, 1, 0, 0.6, 0.6),
        looked(1, 1, 1, 0.2, 0.2),
        looked(2, 1, 0, 0.9, 0.9),
        looked(3, 2, 1, 0.6, 0.5),
    ]
    first, second, end = review(answers, 2, (1,), 5).curve
    assert (first.answers, first.round) == (0, 1)
    assert first.chances == pytest.approx((0.75, 0.25))
    assert second.chances == pytest.approx((0.5, 0.5))
    assert (end.answers, end.chances) == (5, (0.0, 1.0))


def test_only_answers_with_an_alternative_are_looked_at() -> None:
    game = orrery.new("race", 2, 1)
    while game.answers < 60:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, next(question.choices()))
    replayed = orrery.replay({**game.record(), "answers": []})
    for position in positions(game.record(), "round"):
        while replayed.answers < position.answers:
            replayed.answer(*game.record()["answers"][replayed.answers])
        assert replayed.view(position.seat) == position.view
        assert replayed.pending[position.seat].only_choice() is None
