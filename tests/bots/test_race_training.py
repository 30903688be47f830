"""Learning Race for the Galaxy: the same again from the same seed, in one process or several, in one go or resumed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import orrery
from orrery.bots.race.learned.inputs import inputs
from orrery.bots.race.learned.mind import Mind
from orrery.bots.race.learned.net import Net, share
from orrery.bots.race.learned.numbers import np
from orrery.bots.race.training.learner import Learner
from orrery.bots.race.training.modes import MODES
from orrery.bots.race.training.selfplay import USUAL, Manner, Table, lessons, play, shard, shares
from orrery.bots.race.training.trainer import Recipe, Training

SMALL = Recipe(games=8, seed=3, hidden=8, shards=2, shard=2, memory=600, measured=4, match=2)


def same(one: Net, other: Net) -> bool:
    return all((a == b).all() for a, b in zip(one.weights, other.weights, strict=True))


def trained(recipe: Recipe, processes: int = 1) -> Training:
    training = Training.begin(recipe)
    list(training.run(processes))
    return training


def test_a_training_is_the_same_again_in_one_process_or_two_and_resumed(tmp_path: Path) -> None:
    whole = trained(SMALL)
    assert whole.games == 8
    assert [point.games for point in whole.curve] == [4, 8]
    assert not same(whole.net, Training.begin(SMALL).net)

    both = trained(SMALL, processes=2)
    assert same(whole.net, both.net)
    assert whole.curve == both.curve

    half = Training.begin(SMALL)
    next(half.run())
    half.save(tmp_path)
    resumed = Training.load(tmp_path)
    assert resumed.games == 4
    list(resumed.run())
    assert same(whole.net, resumed.net)
    assert same(whole.best, resumed.best)
    assert whole.curve == resumed.curve

    assert not same(whole.net, trained(replace(SMALL, seed=4)).net)


@pytest.mark.parametrize("name", MODES)
def test_every_mode_can_be_learned(name: str) -> None:
    mode = MODES[name]
    training = Training.begin(replace(SMALL, mode=name, games=4))
    (point,) = filter(None, training.run())
    assert len(training.memory) > 50
    assert 0 < point.loss < 2
    assert training.memory.rows[: len(training.memory)].any(1).all()
    assert training.net.weights[0].shape[0] == inputs(mode.seats).width


def test_the_net_learns_what_it_is_shown() -> None:
    rng = np.random.default_rng(1)
    width = inputs(2).where.width
    rows = (rng.random((400, width)) < 0.05).astype(np.float32)
    worths = share(4 * rows[:, :40].sum(1) - 8)
    learner = Learner(Net.begun(inputs(2).width, 16, 0), inputs(2))
    first = learner.step(rows, worths, 0.003)
    for _ in range(60):
        last = learner.step(rows, worths, 0.003)
    assert last < 0.7 * first


def test_a_result_is_shared_out_and_what_followed_a_bad_choice_teaches_nothing_before_it() -> None:
    assert shares((20, 20)) == [0.5, 0.5]
    assert sum(shares((31, 20, 12))) == pytest.approx(1)
    assert shares((31, 20)) == shares((20, 31))[::-1]

    training = Training.begin(SMALL)
    rows, worths, _, _ = shard(training.mode, mind_of(training), 2, "x", Manner(random_actions=1, against_greedy=0))
    assert rows.shape[0] == len(worths)
    assert ((worths > 0) & (worths < 1)).all()


def mind_of(training: Training) -> Mind:
    return Mind(training.net, training.mode.seats)


def test_lessons_end_with_the_result() -> None:
    training = Training.begin(SMALL)
    table = Table(orrery.new("race", 2, 1, training.mode.fixed), [mind_of(training), None])
    (done,) = play([table], USUAL, Random(1))
    assert done.game.result is not None
    assert done.steps[1] == []
    first, *_ = lessons(done, USUAL.faith)
    assert first[1] == shares(done.game.result.scores)[0]
