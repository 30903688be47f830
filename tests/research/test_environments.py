"""The environments keep what PettingZoo and Gymnasium ask, for every title and for variants of other shapes."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import orrery
from orrery.research import DONE, aec_env, names, parallel_env, vector_env

SHAPES: list[tuple[str, int, dict[str, Any]]] = [
    ("race", 2, {}),
    ("race", 4, {"start": "experienced"}),
    ("race", 2, {"variant": "expert"}),
    ("fleet", 2, {}),
    ("fleet", 2, {"scenario": "blockade", "deployment": "hidden"}),
    ("fleet", 4, {"format": "free_for_all"}),
    ("galactica", 3, {}),
    ("galactica", 6, {"daybreak": True}),
]


@pytest.fixture(autouse=True)
def plain_warnings() -> None:
    """What a table of facts is not: a picture, or one Box. PettingZoo says so, and it is so."""
    warnings.filterwarnings("ignore", module="pettingzoo.test")


@pytest.mark.parametrize(("title", "seats", "options"), SHAPES)
def test_pettingzoo_takes_it_for_an_environment(title: str, seats: int, options: dict[str, Any]) -> None:
    api_test(aec_env(title, seats, options), num_cycles=150)
    parallel_api_test(parallel_env(title, seats, options), num_cycles=60)
    seed_test(lambda: aec_env(title, seats, options), num_cycles=20)


@pytest.mark.parametrize("title", orrery.titles())
def test_gymnasium_takes_it_for_an_environment(title: str) -> None:
    env = gymnasium.make(names()[title], opponents="random", render_mode="ansi")
    observation, _ = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert np.array_equal(observation["observation"], again["observation"])
    assert env.observation_space.contains(observation)
    over, rewards = False, [0.0]
    while not over:
        observation, reward, over, _, _ = env.step(env.action_space.sample(observation["action_mask"]))
        rewards.append(float(reward))
    assert set(rewards[:-1]) == {0.0}
    assert 0.0 <= rewards[-1] <= 1.0
    assert env.render()


def test_a_game_played_to_its_end_shares_one_between_the_winners() -> None:
    env = aec_env("race", 3)
    env.reset(seed=9)
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
        if env.table.game.result is not None and all(env.terminations.values()):
            break
    assert sum(env.rewards.values()) == pytest.approx(1.0)
    assert env.table.game.result is not None
    winners = set(env.table.game.result.winners)
    assert {env.seat_of[agent] for agent, reward in env.rewards.items() if reward} == winners


def test_points_are_a_reward_too() -> None:
    env = parallel_env("race", reward="points")
    observations, _ = env.reset(seed=2)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {a: env.action_space(a).sample(observations[a]["action_mask"]) for a in env.agents}
        observations, rewards, _, _, _ = env.step(actions)
    assert env.table.game.result is not None
    assert list(rewards.values()) == [float(score) for score in env.table.game.result.scores]


def test_who_is_not_asked_can_only_wait() -> None:
    env = parallel_env("galactica")
    observations, _ = env.reset(seed=2)
    waiting = [agent for seat, agent in enumerate(env.agents) if seat not in env.table.picks]
    assert waiting
    for agent in waiting:
        assert np.flatnonzero(observations[agent]["action_mask"]).tolist() == [DONE]
        actions = {a: env.action_space(a).sample(observations[a]["action_mask"]) for a in env.agents}
        with pytest.raises(ValueError, match=f"{agent} is not asked"):
            env.step({**actions, agent: 0})


def test_many_at_once() -> None:
    envs = vector_env("race", 2, opponents="random")
    try:
        observations, _ = envs.reset(seed=1)
        actions = [int(np.flatnonzero(mask)[0]) for mask in observations["action_mask"]]
        observations, rewards, _, _, _ = envs.step(np.array(actions))
        assert observations["observation"].shape[0] == rewards.shape[0] == 2
    finally:
        envs.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"title": "chess"}, "There is no title 'chess'. There are: "),
        ({"title": "race", "seats": 9}, "race is played by 2 to 4, not by 9."),
        ({"title": "race", "options": {"colour": 1}}, "race has no option 'colour'."),
        ({"title": "race", "reward": "glory"}, "A reward is one of share, points, not 'glory'."),
        ({"title": "race", "render_mode": "human"}, "render_mode is None or \"ansi\", not 'human'."),
    ],
)
def test_a_wrong_argument_gets_one_clear_sentence(wrong: dict[str, Any], said: str) -> None:
    for make in (aec_env, parallel_env):
        with pytest.raises((ValueError, orrery.OrreryError)) as error:
            make(**wrong)
        assert str(error.value).startswith(said)


def test_an_illegal_action_changes_nothing() -> None:
    env = aec_env("race")
    env.reset(seed=4)
    before = env.table.game.fingerprint()
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="no legal action here"):
        env.step(illegal)
    assert env.agent_selection == agent
    assert env.table.game.fingerprint() == before


def test_the_table_as_text() -> None:
    env = aec_env("race", render_mode="ansi", lang="fr")
    env.reset(seed=4)
    assert "Pioche" in (env.render() or "")


def test_who_imports_orrery_loads_none_of_it() -> None:
    program = "import sys, orrery; assert not {'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_page_for_researchers_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        said: dict[str, Any] = {}
        exec(compile(block, "research.md", "exec"), said)
        assert said["over"] if "over" in said else said["state"].is_terminal()
