"""A title as an environment of Gymnasium: one agent against bots of a named level."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import gymnasium
import gymnasium.vector

import orrery
from orrery import bots
from orrery.research.seats import Reward, Seats, action_space, observation_space


class OrrerySolo(gymnasium.Env[Any, Any]):
    """The agent has one seat; bots answer at the others, each by its own view."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        opponents: str = "greedy",
        reward: Reward = "share",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.table = Seats(title, seats, options, reward, render_mode, lang)
        if not 0 <= seat < self.table.seats:
            raise ValueError(f"There is no seat {seat}: the seats are 0 to {self.table.seats - 1}.")
        self.seat, self.opponent = seat, bots.find(opponents, title)
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(1 << 62)))
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self.seated = {seat: bots.Seated(self.opponent()) for seat in others}
        self.rngs = {seat: Random(int(self.np_random.integers(1 << 62))) for seat in others}
        self._let_bots_answer()
        return self.table.observation(self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.table.take(self.seat, int(action))
        self._let_bots_answer()
        over = self.table.game.result is not None
        return self.table.observation(self.seat), self.table.rewards()[self.seat], over, False, {}

    def view(self) -> dict[str, Any]:
        """What the agent sees as a tree, as `Game.view` gives it."""
        return self.table.view(self.seat)

    def _let_bots_answer(self) -> None:
        """Until the agent is asked alone, or the game is over."""
        while bots.step(self.table.game, self.seated, self.rngs):
            self.table.ask()

    def render(self) -> str | None:
        return self.table.drawn() if self.render_mode == "ansi" else None


def vector_env(title: str, n: int, **how: Any) -> gymnasium.vector.AsyncVectorEnv:
    """Many games at once, each in a process of its own; `how` is what `OrrerySolo` takes."""
    return gymnasium.vector.AsyncVectorEnv([partial(OrrerySolo, title, **how) for _ in range(n)])


def names() -> dict[str, str]:
    """What Gymnasium calls each title."""
    return {title: f"orrery/{title}-v0" for title in orrery.titles()}


def register() -> None:
    """Makes `gymnasium.make("orrery/...-v0", opponents="greedy")` work for every title."""
    for title, name in names().items():
        gymnasium.register(name, entry_point=f"{__name__}:{OrrerySolo.__name__}", kwargs={"title": title})
