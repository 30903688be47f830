"""A title as an environment of PettingZoo in which all agents act at once: for what is chosen simultaneously."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from orrery.research.picks import DONE
from orrery.research.seats import AtTable, Reward, Seats, agent_of

Of = dict[str, Any]
Stepped = tuple[Of, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Of]]
"""Observations, rewards, who has ended, who was cut off, infos."""


class OrreryParallel(AtTable, ParallelEnv[str, Any, Any]):
    """In each step whoever is asked picks an item; of all others the only action is `DONE`, which does nothing."""

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

    def _observations(self) -> Of:
        return {agent: self.table.observation(seat, idle=True) for seat, agent in enumerate(self.possible_agents)}


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
