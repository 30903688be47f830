"""A title as an environment of PettingZoo in which all agents act at once: for what is chosen simultaneously."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from orrery.research.picks import DONE
from orrery.research.seats import Reward, Seats, action_space, agent_of, observation_space

Of = dict[str, Any]
Stepped = tuple[Of, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Of]]
"""Observations, rewards, who has ended, who was cut off, infos."""


class OrreryParallel(ParallelEnv[str, Any, Any]):
    """In each step whoever is asked picks an item; of all others the only action is `DONE`, which does nothing."""

    def __init__(self, seats: Seats) -> None:
        self.table = seats
        self.render_mode = seats.render_mode
        self.metadata = {"name": f"{seats.title.name}_v0", "render_modes": ["ansi"], "render_fps": 1}
        self.possible_agents = [agent_of(seat) for seat in range(seats.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Of, dict[str, Of]]:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Stepped:
        asked = list(self.table.picks)
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise ValueError(f"An action of {agent} is missing.")
            if seat not in asked and int(actions[agent]) != DONE:
                raise ValueError(f"{agent} is not asked: its only action is {DONE}.")
        for seat in asked:
            self.table.check(seat, int(actions[agent_of(seat)]))
        for seat in asked:
            self.table.take(seat, int(actions[agent_of(seat)]))
        over = self.table.game.result is not None
        agents = self.agents
        rewards = dict(zip(agents, self.table.rewards(), strict=True))
        observations = self._observations()
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return observations, rewards, ended, cut, {agent: {} for agent in agents}

    def view(self, agent: str) -> dict[str, Any]:
        """What the agent sees as a tree, as `Game.view` gives it."""
        return self.table.view(self.possible_agents.index(agent))

    def _observations(self) -> Of:
        return {agent: self.table.observation(seat, idle=True) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str | None:
        return self.table.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(
    title: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    reward: Reward = "share",
    render_mode: str | None = None,
    lang: str = "en",
) -> OrreryParallel:
    """A title for so many seats (the fewest, where it is not said), with options as a table has them."""
    return OrreryParallel(Seats(title, seats, options, reward, render_mode, lang))
