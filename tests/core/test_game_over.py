"""A rule that ends the game from the depth of other rules: nothing that was under way goes on."""

from __future__ import annotations

import json

import pytest

import orrery
from orrery import Game, Refused
from orrery.core.procedure import Play, procedure
from orrery.core.question import All
from orrery.core.state import GameOver, Result
from tests.core.probe import Bench, number, start, trace

LAST = 3


@procedure
def step(g: Bench) -> Play[int]:
    """Asks for a number; the last one ends the game."""
    choice = yield number(0)
    n: int = choice[0]
    g.note("chosen", n)
    end_with(g, n)
    return n


def end_with(g: Bench, n: int) -> None:
    if n == LAST:
        g.finish(Result((7,) * g.seats, (0,), "at once"))
        raise GameOver


@procedure
def two_steps(g: Bench) -> Play[int]:
    first = yield from step(g)
    g.note("between")
    second = yield from step(g)
    return first + second


@procedure
def at_once(g: Bench) -> Play[None]:
    """Over before anybody is asked."""
    end_with(g, LAST)
    yield number(0)


@procedure
def together(g: Bench) -> Play[None]:
    answers = yield All([number(0), number(1)])
    end_with(g, answers[1][1][0])


both_ways = pytest.mark.parametrize("as_generators", [False, True])


def finished(game: Game) -> None:
    assert game.result == Result((7,) * game.seats, (0,), "at once")
    assert not game.pending
    with pytest.raises(Refused):
        game.answer(0, (1,))


@both_ways
def test_it_ends_where_it_is_raised(as_generators: bool) -> None:
    game = start(two_steps, as_generators)
    game.answer(0, (1,))
    assert game.result is None
    game.answer(0, (LAST,))
    finished(game)
    assert trace(game) == (("chosen", 1), "between", ("chosen", LAST))


@both_ways
def test_what_comes_after_it_is_not_done(as_generators: bool) -> None:
    game = start(two_steps, as_generators)
    game.answer(0, (LAST,))
    finished(game)
    assert trace(game) == (("chosen", LAST),)


@both_ways
def test_without_it_the_rules_go_on_to_their_end(as_generators: bool) -> None:
    game = start(two_steps, as_generators)
    game.answer(0, (1,))
    game.answer(0, (2,))
    assert trace(game)[-1] == ("gave", 3)
    assert game.result is not None
    assert game.result.reason == "done"


@both_ways
def test_it_may_end_before_the_first_question(as_generators: bool) -> None:
    finished(start(at_once, as_generators))


@both_ways
def test_it_may_end_on_answers_given_together(as_generators: bool) -> None:
    game = start(together, as_generators, seats=2)
    game.answer(0, (1,))
    assert game.result is None
    game.answer(1, (LAST,))
    finished(game)


def test_a_copy_taken_before_plays_on() -> None:
    game = start(two_steps)
    other = game.copy()
    game.answer(0, (LAST,))
    other.answer(0, (1,))
    finished(game)
    assert (other.result, list(other.pending)) == (None, [0])


def test_the_end_can_be_taken_back() -> None:
    game = start(two_steps)
    game.answer(0, (1,))
    game.answer(0, (LAST,))
    game.undo(0)
    assert (game.result, list(game.pending)) == (None, [0])


def test_a_record_of_it_is_replayed_to_the_same_end() -> None:
    game = start(two_steps)
    game.answer(0, (LAST,))
    again = orrery.replay(json.loads(json.dumps(game.record())))
    finished(again)
    assert again.fingerprint() == game.fingerprint()
