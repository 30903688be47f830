"""A title as an environment of PettingZoo in which agents act one after another (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from orrery.research.seats import AtTable, Reward, Seats, agent_of


class OrreryAEC(AtTable, AECEnv[str, Any, Any]):
    """Who is asked acts, item by item. Where several are asked at once, each answers without knowing the others'."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """Rows of facts and the mask of actions; of who is not asked, the mask is empty."""
        return self.table.observation(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: an action is a number, not None.")
        self.table.take(self.seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if self.table.game.result is not None:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self._choose_next()
        self._accumulate_rewards()

    def _choose_next(self) -> None:
        self.agent_selection = agent_of(self.table.next_seat())


def aec_env(
    title: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    reward: Reward = "share",
    render_mode: str | None = None,
    lang: str = "en",
) -> OrreryAEC:
    """A title for so many seats (the fewest, where it is not said), with options as a table has them."""
    return OrreryAEC(Seats(title, seats, options, reward, render_mode, lang))
