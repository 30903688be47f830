"""What OpenSpiel asks of its games, asked of ours."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts, tabular_qlearner

import orrery
from orrery import games
from orrery.research import openspiel
from orrery.research.openspiel import load_openspiel
from orrery.research.picks import ACTIONS
from tests.documented import documented_title

SHORT = 25
"""Picks after which a test of a long game has seen enough."""


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title that docs/add-a-title.md builds."""
    monkeypatch.setattr(games, "_ADDED", {})
    games.add(documented_title())


def played(game: Any, picks: int, seed: int = 1) -> Any:
    state, rng = game.new_initial_state(), Random(seed)
    for _ in range(picks):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_openspiels_own_simulation_finds_nothing() -> None:
    pyspiel.random_sim_test(load_openspiel("race"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.usefixtures("nim")
def test_nor_does_it_where_every_state_is_written_down_and_read() -> None:
    pyspiel.random_sim_test(load_openspiel("nim"), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("title", orrery.titles())
def test_a_state_is_copied_written_down_and_read(title: str) -> None:
    game = load_openspiel(title)
    state = played(game, SHORT)
    text = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == text
    assert str(game.deserialize_state(state.serialize())) == text


@pytest.mark.parametrize("title", orrery.titles())
def test_what_a_player_sees_is_the_same_in_every_world_that_he_cannot_tell_apart(title: str) -> None:
    state, rng = played(load_openspiel(title), SHORT), Random(3)
    seen = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, rng.random)
        assert seen.string_from(other, player) == seen.string_from(state, player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        if state.current_player() == player:
            assert other.legal_actions() == state.legal_actions()


def test_recall_is_perfect_where_it_is_asked_for() -> None:
    state = played(load_openspiel("race"), SHORT)
    *_, events, answers = json.loads(state.information_state_string(0))
    assert events == state.table.game.events(0)
    assert answers
    assert len(json.loads(state.observation_string(0))) == 2


@pytest.mark.usefixtures("nim")
def test_a_playthrough_is_written() -> None:
    game = openspiel.game_of("nim").title
    lines = generate_playthrough.playthrough(f"orrery_{game}(seats=2)", action_sequence=None, seed=7)
    assert "IsTerminal() = True" in lines
    assert "Rewards() = [" in lines


@pytest.mark.usefixtures("nim")
def test_mcts_beats_a_random_player() -> None:
    game = load_openspiel("nim", 2, {"stones": 21})
    won = 0.0
    for n in range(10):
        rng = np.random.RandomState(n)
        bot = mcts.MCTSBot(game, 2.0, 80, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        state, chance = game.new_initial_state(), Random(n)
        while not state.is_terminal():
            ours = state.current_player() == n % 2
            state.apply_action(bot.step(state) if ours else chance.choice(state.legal_actions()))
        won += state.returns()[n % 2]
    assert won >= 8


@pytest.mark.usefixtures("nim")
def test_a_tabular_method_learns_to_beat_a_random_player() -> None:
    np.random.seed(1)  # which is where the learner takes its chance from
    shuffles = rl_environment.ChanceEventSampler(seed=1)
    env = rl_environment.Environment(load_openspiel("nim", 2, {"stones": 15}), chance_event_sampler=shuffles)
    agent = tabular_qlearner.QLearner(0, ACTIONS, step_size=0.3)
    before, rng = won_by(agent, env, 40, Random(1)), Random(2)
    for _ in range(300):
        episode(agent, env, rng, learning=True)
    assert won_by(agent, env, 40, Random(1)) > before + 4


def episode(agent: Any, env: Any, rng: Random, learning: bool) -> float:
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        step = env.step([rng.choice(legal) if player else agent.step(step, is_evaluation=not learning).action])
    if learning:
        agent.step(step)
    return float(step.rewards[0])


def won_by(agent: Any, env: Any, games: int, rng: Random) -> float:
    return sum(episode(agent, env, rng, learning=False) for _ in range(games))


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    for wrong, said in (
        (("chess",), "There is no title 'chess'."),
        (("race", 9), "race is played by 2 to 4, not by 9."),
        (("race", 2, {"colour": 1}), "race has no option 'colour'."),
    ):
        with pytest.raises((ValueError, orrery.OrreryError), match=said):
            load_openspiel(*wrong)


def test_every_title_is_registered() -> None:
    assert {f"orrery_{title}" for title in orrery.titles()} <= set(pyspiel.registered_names())
    assert pyspiel.load_game("orrery_race", {"seats": 3}).num_players() == 3
