"""A question that was sent as JSON is the same question: what a bot in another process is given."""

import json
from random import Random

import pytest

import orrery
from orrery import games
from orrery.core.question import Question, Way


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", games.names())
def test_every_question_of_a_game_survives_the_wire(name: str, seed: int) -> None:
    title, rng = games.find(name), Random(seed)
    game = orrery.new(name, seats=title.seats[0], seed=seed)
    while game.result is None:
        for seat, question in game.pending.items():
            again = title.question(json.loads(json.dumps(game.view(seat))))
            assert again is not None
            assert again.data() == question.data()
            assert again.blocked() == question.blocked()
            for choice in [question.sample(rng) for _ in range(3)]:
                assert again.refuse(choice) is None
                assert again.preview(choice) == question.preview(choice)
                assert again.sample(Random(seed)) == question.sample(Random(seed))
        seat = next(iter(game.pending))
        game.answer(seat, game.pending[seat].sample(rng))
    assert title.question(game.view(0)) is None


def test_ways_survive_the_wire() -> None:
    question = Question(("a", "b", 1), ways=(Way(("a",), ("b", 1), 1), Way(())))
    question.kind, question.seat = "pay", 2
    again = Question.from_data(json.loads(json.dumps(question.data())))
    assert (again.kind, again.seat, again.items, again.ways) == ("pay", 2, question.items, question.ways)
    assert list(again.choices()) == [("a", "b"), ("a", 1), ()]
    assert again.preview(("a", "b")) == {} == again.blocked()


def test_what_is_done_to_the_copy_is_not_done_to_the_data() -> None:
    data = {"seat": 0, "kind": "pick", "items": [1], "least": 1, "most": 1, "about": {"why": ["x"]}}
    Question.from_data(data).about["why"].append("y")
    assert data["about"] == {"why": ["x"]}
