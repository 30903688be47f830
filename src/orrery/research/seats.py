"""A game between agents: what the environments of both kinds share."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from secrets import randbits
from typing import Any, Literal

import numpy as np
from gymnasium import spaces

import orrery
from orrery.core.question import Choice, Item
from orrery.research.facts import COLUMNS, FIRST_WORD, ROWS, WORDS, facts
from orrery.research.picks import ACTIONS, DONE, Picks
from orrery.words.terminal import pick_terminal

Reward = Literal["share", "points"]
REWARDS = ("share", "points")
RENDERS = (None, "ansi")


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


def observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-FIRST_WORD, FIRST_WORD + WORDS - 1, (ROWS, COLUMNS), np.int32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete[Any]:
    return spaces.Discrete(ACTIONS)


class Seats:
    """One game after another, answered pick by pick."""

    def __init__(
        self,
        title: str,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: Reward,
        render_mode: str | None,
        lang: str = "en",
    ) -> None:
        found = orrery.titles().get(title)
        if found is None:
            raise ValueError(f"There is no title {title!r}. There are: {', '.join(orrery.titles())}.")
        if reward not in REWARDS:
            raise ValueError(f"A reward is one of {', '.join(REWARDS)}, not {reward!r}.")
        if render_mode not in RENDERS:
            raise ValueError(f'render_mode is None or "ansi", not {render_mode!r}.')
        self.title, self.reward, self.render_mode, self.lang = found, reward, render_mode, lang
        self.seats = found.seats[0] if seats is None else seats
        self.options = found.settle_options(self.seats, options or {})
        self.game: orrery.Game
        self.picks: dict[int, Picks] = {}
        self.said: list[tuple[int, Choice]] = []
        """Every whole answer with its seat: in an imagined world, those of who imagines it."""

    @property
    def begun(self) -> bool:
        return hasattr(self, "game")

    def __deepcopy__(self, _: object) -> Seats:
        new = copy(self)
        if self.begun:
            new.game = self.game.copy()
            new.picks = {seat: self.picks[seat].of(question) for seat, question in new.game.pending.items()}
            new.said = self.said.copy()
        return new

    def __getstate__(self) -> dict[str, Any]:
        """A game is written down as its record, an answer on its way as what has been picked."""
        kept = {**vars(self), "title": self.title.name}
        if self.begun:
            kept |= {"game": self.game.record(), "picks": {seat: picks.picked for seat, picks in self.picks.items()}}
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.title = orrery.titles()[kept["title"]]
        if "game" in kept:
            self.game, self.picks = orrery.replay(kept["game"]), {}
            self.ask()
            for seat, picked in kept["picks"].items():
                self.picks[seat].picked = picked

    def begin(self, seed: int | None) -> None:
        self.said = []
        self.game = orrery.new(self.title.name, self.seats, randbits(64) if seed is None else seed, self.options)
        self.ask()

    def check(self, seat: int, action: int) -> None:
        """Refuses what is no legal action, and changes nothing."""
        self.picks[seat].check(action)

    def take(self, seat: int, action: int) -> None:
        """One pick of a seat that is asked; the game goes on when its answer is whole."""
        choice = self.picks[seat].take(int(action))
        if choice is not None:
            self.game.answer(seat, choice)
            self.said.append((seat, choice))
            self.ask()

    def ask(self) -> None:
        """Who is asked; an answer on its way stays."""
        self.picks = {
            seat: kept if (kept := self.picks.get(seat)) and kept.question is question else Picks(question)
            for seat, question in self.game.pending.items()
        }

    def next_seat(self) -> int:
        """Who is in the middle of an answer goes on; else whoever is asked first."""
        busy = [seat for seat, picks in self.picks.items() if picks.picked]
        return min(busy or self.picks)

    def picked(self, seat: int) -> Choice:
        """What a seat has picked of its answer on its way."""
        return self.picks[seat].picked if seat in self.picks else ()

    def answers_of(self, seat: int) -> list[list[Item]]:
        """All that a seat has answered."""
        return [list(choice) for answered, choice in self.said if answered == seat]

    def imagine(self, seat: int, seed: int) -> None:
        """Another world that the seat could not tell from this one; its own answer on its way stays."""
        own = self.picks.get(seat)
        self.game, self.picks = self.game.resample(seat, seed), {}
        self.said = [(answered, choice) for answered, choice in self.said if answered == seat]
        self.ask()
        if own is not None:
            self.picks[seat] = own.of(self.game.pending[seat])

    def observation(self, seat: int, idle: bool = False) -> dict[str, Any]:
        """What a seat sees; `idle` lets one who is not asked do nothing."""
        picks = self.picks.get(seat)
        mask = np.zeros(ACTIONS, dtype=np.int8)
        mask[picks.actions() if picks else [DONE] if idle else []] = 1
        return {"observation": facts(self.view(seat), picks.picked if picks else ()), "action_mask": mask}

    def view(self, seat: int) -> dict[str, Any]:
        """The same as a tree: `Game.view`."""
        return self.game.view(seat)

    def rewards(self) -> list[float]:
        """At the end: to each winner his share of one, or to each seat its points."""
        result = self.game.result
        if result is None:
            return [0.0] * self.seats
        if self.reward == "points":
            return [float(score) for score in result.scores]
        return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(self.seats)]

    def drawn(self) -> str:
        """The table as a spectator reads it in the terminal."""
        terminal = pick_terminal(self.lang, self.title.name)
        names = tuple([agent_of(seat) for seat in range(self.seats)])
        return "\n".join(terminal.table(self.game.view(None), names))


class AtTable:
    """What both kinds of environments of several agents have: a table, an agent a seat, and their spaces."""

    def __init__(self, table: Seats) -> None:
        super().__init__()
        self.table = table
        self.render_mode = table.render_mode
        self.metadata = {
            "name": f"{table.title.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [agent_of(seat) for seat in range(table.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def view(self, agent: str) -> dict[str, Any]:
        """What the agent sees as a tree, as `Game.view` gives it."""
        return self.table.view(self.seat_of[agent])

    def render(self) -> str | None:
        return self.table.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
