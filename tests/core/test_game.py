"""Games: undo and its reasons, copies, records, saved games, scripts and positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

import orrery
from orrery import BadScript, Game, OrreryError, Refused
from tests.core.probe import start, trace

STEPS = """
@procedure
def rule(g):
    for i in range(3):
        a = yield number(0)
        g.tell(Noted(0, a[0]))
    g.tell(Saw(0, 5))
    a = yield number(0)
    a = yield number(0)
    g.chance.roll(6)
    a = yield number(0)
    b = yield number(1)
    g.tell(Saw(1, 5))
    a = yield number(0)
    yield number(0)
"""


def answered(*seats: int) -> Game:
    game = start(STEPS, seats=2)
    for seat in seats:
        game.answer(seat, [1])
    return game


def why_not(game: Game, seat: Any) -> str:
    before = game.fingerprint()
    with pytest.raises(Refused) as foretold:
        game.undoable(seat)
    with pytest.raises(Refused) as refused:
        game.undo(seat)
    assert foretold.value.reason == refused.value.reason
    assert game.fingerprint() == before
    return refused.value.reason.code


# --- undo ---------------------------------------------------------------------------------------------


def test_nothing_to_undo() -> None:
    assert why_not(answered(), 0) == "nothing_to_undo"
    assert why_not(answered(), 1) == "nothing_to_undo"


def test_undo_takes_back_all_that_taught_nothing() -> None:
    game = answered(0, 0)
    assert game.undoable(0) == 2
    assert game.fingerprint() == answered(0, 0).fingerprint()
    assert game.undo(0) == 2
    assert game.fingerprint() == answered().fingerprint()
    assert game.events(0) == []
    assert game.record()["answers"] == []


def test_undo_stops_where_the_seat_learned() -> None:
    assert why_not(answered(0, 0, 0), 0) == "you_learned_something"
    game = answered(0, 0, 0, 0)
    assert game.undo(0) == 1
    assert game.fingerprint() == answered(0, 0, 0).fingerprint()
    assert why_not(game, 0) == "you_learned_something"


def test_undo_stops_where_chance_was_used() -> None:
    assert why_not(answered(0, 0, 0, 0, 0), 0) == "chance_was_used"
    game = answered(0, 0, 0, 0, 0, 0)
    assert game.undo(0) == 1
    assert game.fingerprint() == answered(0, 0, 0, 0, 0).fingerprint()


def test_undo_stops_where_another_answered() -> None:
    game = answered(0, 0, 0, 0, 0, 0, 1)
    assert why_not(game, 0) == "another_answered"
    assert why_not(game, 1) == "you_learned_something"
    game.answer(0, [1])
    assert why_not(game, 1) == "another_answered"
    assert game.undo(0) == 1
    assert why_not(game, 0) == "another_answered"


def test_nobody_else_undoes() -> None:
    game = answered(0)
    for seat in (1, 2, -1, 99, None, "0"):
        assert why_not(game, seat) == "another_answered"


def test_undo_and_again() -> None:
    game = answered(0, 0)
    before = game.fingerprint()
    game.undo(0)
    game.answer(0, [3])
    game.answer(0, [1])
    assert game.events(0)[0]["what"] == 3
    assert game.fingerprint() == before  # the answers were only told


def test_undo_of_a_copy_leaves_the_original() -> None:
    game = answered(0, 0)
    before = game.fingerprint()
    copy = game.copy()
    copy.undo(0)
    assert game.fingerprint() == before
    assert game.record()["answers"] == [[0, [1]], [0, [1]]]


def test_undo_after_loading() -> None:
    game = orrery.load(json.loads(json.dumps(answered(0, 0, 0, 0).save())))
    assert game.undo(0) == 1
    assert why_not(game, 0) == "you_learned_something"


def test_what_was_told_before_an_undo_remains_told() -> None:
    game = answered()
    told = game.answer(0, [2])
    game.undo(0)
    assert [event["what"] for event in told] == [2]


# --- questions asked of all at once -------------------------------------------------------------------

TOGETHER = """
@procedure
def rule(g):
    answers = yield All(number(seat) for seat in range(g.seats))
    for seat, choice in answers:
        g.note(seat, choice)
    yield number(0)
"""


def test_all_answer_in_any_order() -> None:
    prints = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = start(TOGETHER, seats=3)
        assert set(game.pending) == {0, 1, 2}
        for seat in order:
            game.answer(seat, [seat])
        assert trace(game) == ((0, (0,)), (1, (1,)), (2, (2,)))
        prints.add(game.fingerprint())
    assert len(prints) == 1


def test_equal_positions_have_equal_fingerprints_while_some_wait() -> None:
    one, other = start(TOGETHER, seats=3), start(TOGETHER, seats=3)
    for game, order in ((one, (0, 1)), (other, (1, 0))):
        for seat in order:
            game.answer(seat, [seat])
    assert one.fingerprint() == other.fingerprint()


def test_an_answer_may_be_taken_back_while_others_think() -> None:
    game = start(TOGETHER, seats=3)
    game.answer(1, [1])
    with pytest.raises(Refused):
        game.answer(1, [2])
    assert game.undo(1) == 1
    game.answer(1, [2])
    game.answer(0, [0])
    assert why_not(game, 1) == "another_answered"


def test_in_another_world_waiting_answers_may_be_others() -> None:
    game = start(TOGETHER, seats=3)
    game.answer(1, [1])
    worlds = [game.resample(0, seed) for seed in range(12)]
    for world in worlds:
        world.answer(0, [0])
        world.answer(2, [0])
    assert {trace(world)[1] for world in worlds} == {(1, (n,)) for n in range(4)}
    own = [game.resample(1, seed) for seed in range(5)]
    for world in own:
        world.answer(0, [0])
        world.answer(2, [0])
    assert {trace(world)[1] for world in own} == {(1, (1,))}


def test_nobody_asked_of_all_is_no_question() -> None:
    game = start("@procedure\ndef rule(g):\n    a = yield All(())\n    g.note(a)\n    yield number(0)")
    assert trace(game) == ((),)
    assert set(game.pending) == {0}


# --- records and saved games --------------------------------------------------------------------------


def test_a_record() -> None:
    assert answered(0).record() == {
        "format": 1,
        "title": "probe",
        "rules": 1,
        "seats": 2,
        "options": {"speed": "slow", "size": 3},
        "seed": 1,
        "answers": [[0, [1]]],
    }


def test_a_replayed_resampled_game_is_the_same() -> None:
    world = answered(0, 0).resample(1, 5)
    world.answer(0, [2])
    again = orrery.replay(json.loads(json.dumps(world.record())))
    assert again.fingerprint() == world.fingerprint()
    assert again.record() == world.record()
    loaded = orrery.load(json.loads(json.dumps(world.save())))
    assert loaded.record() == world.record()


def test_undo_in_another_world_stops_where_it_began() -> None:
    world = answered(0).resample(1, 5)
    assert why_not(world, 0) == "nothing_to_undo"
    before = world.fingerprint()
    world.answer(0, [2])
    assert world.undo(0) == 1
    assert world.fingerprint() == before
    assert why_not(world, 0) == "nothing_to_undo"


def test_another_world_does_not_know_the_seed() -> None:
    game = start(STEPS, seats=2)
    secret = orrery.new("probe", 2, seed="telltale")
    assert "telltale" in json.dumps(secret.record())
    assert "telltale" not in json.dumps(secret.resample(0, 3).record())
    assert game.resample(0, 3).chance.seed != game.chance.seed


def test_worlds_of_worlds_do_not_pile_up() -> None:
    game = answered(0)
    sizes = []
    for seed in range(6):
        game = game.resample(0, seed)
        sizes.append(len(json.dumps(game.save())))
    assert sizes[-1] < 2 * sizes[1]


def test_a_game_of_generators_is_played_but_not_copied() -> None:
    game = start(STEPS, as_generators=True, seats=2)
    game.answer(0, [1])
    with pytest.raises(OrreryError, match="cannot be copied"):
        game.copy()
    assert game.view(0)["asked"] == {"0": "number"}


def test_an_answer_that_a_script_cannot_follow_changes_nothing() -> None:
    start("@procedure\ndef rule(g):\n    a = yield number(0)\n    g.note(a)\n    g.chance.roll(6)\n    yield number(0)")
    game = orrery.new("probe", 1, seed=1, script=[9])
    before = game.fingerprint()
    with pytest.raises(BadScript):
        game.answer(0, [1])
    assert game.fingerprint() == before
    assert game.record()["answers"] == []


def test_a_position_and_a_script_are_taken_once() -> None:
    start("@procedure\ndef rule(g):\n    g.note(g.n, g.chance.shuffle((1, 2)))\n    yield number(0)")
    position, script = {"n": 4, "deep": [1]}, [[2, 1]]
    game = orrery.new("probe", 1, seed=1, position=position, script=script)
    assert trace(game) == ((4, (2, 1)),)
    position["n"] = 5
    position["deep"] = [1, 2]
    script[0].reverse()
    game.answer(0, [1])
    assert orrery.replay(json.loads(json.dumps(game.record()))).fingerprint() == game.fingerprint()


def test_the_end() -> None:
    game = start("@procedure\ndef rule(g):\n    yield number(0)")
    results = [game.result]
    game.answer(0, [1])
    assert game.pending == {}
    assert [*results, game.result] == [None, ((0,), (0,), "done")]
    assert game.view(None)["result"] == {"scores": [0], "winners": [0], "reason": "done"}
    with pytest.raises(Refused):
        game.answer(0, [1])


def test_what_a_question_is_asked_with_is_plain() -> None:
    """It is part of the position, shared by copies and saved."""
    game = start("@procedure\ndef rule(g):\n    yield listing(0, [1, 2])\n" + LISTING)
    assert "listing" in "".join(game.faults())


LISTING = """
from orrery.core.question import Question, question

@question
def listing(g, seat, things):
    return Question(tuple(things))
"""


def test_what_an_event_tells_is_plain() -> None:
    """It is shared by copies and handed out."""
    game = start("@procedure\ndef rule(g):\n    g.tell(Noted(0, [1, 2]))\n    yield number(0)")
    assert "Noted" in "".join(game.faults())


@pytest.mark.parametrize("seat", [2, -1, 99, True, 1.0, "0", [0]])
def test_there_is_no_view_for_who_is_not_there(seat: Any) -> None:
    game = answered(0)
    with pytest.raises((OrreryError, ValueError, TypeError)):
        game.view(seat)
    with pytest.raises((OrreryError, ValueError, TypeError)):
        game.events(seat)


def test_pending_cannot_be_changed() -> None:
    game = answered()
    with pytest.raises(TypeError):
        game.pending[1] = game.pending[0]  # type: ignore[index]
