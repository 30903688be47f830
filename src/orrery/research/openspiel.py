"""A title as a game of OpenSpiel: turn by turn, with one chance node at the start, which shuffles the box.

What is chosen simultaneously is chosen one after another, without knowing what the others have chosen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

import orrery
from orrery.research.facts import COLUMNS, ROWS, facts
from orrery.research.picks import ACTIONS, DONE
from orrery.research.seats import Seats

SHUFFLES = 1024
"""Outcomes of the chance node: as many seeds, each as likely."""
LONGEST = 20_000
"""Picks of a game, at most."""
Params = dict[str, Any]


def game_type(title: str) -> Any:
    """What OpenSpiel has to know of a title."""
    found = orrery.titles()[title]
    return pyspiel.GameType(
        short_name=f"orrery_{title}",
        long_name=f"Orrery: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": found.seats[0], "options": "{}"},
    )


class OrreryGame(pyspiel.Game):
    """A title for so many seats, with options written as JSON. OpenSpiel knows a class for each title (`game_of`)."""

    title: str

    def __init__(self, params: Params | None = None) -> None:
        given, title = params or {}, self.title
        self.seats = int(given.get("seats", orrery.titles()[title].seats[0]))
        self.options: dict[str, Any] = json.loads(given.get("options", "{}"))
        self.new_table()  # refuses what cannot be, with a sentence
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=SHUFFLES,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, given)

    def new_table(self) -> Seats:
        return Seats(self.title, self.seats, self.options, "share", None)

    def new_initial_state(self) -> OrreryState:
        return OrreryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> OrreryObserver:
        return OrreryObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OrreryState(pyspiel.State):
    """Before the shuffle there is no game; after it, whoever is asked picks."""

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self.table = game.new_table()

    @property
    def begun(self) -> bool:
        return self.table.begun

    def current_player(self) -> int:
        if not self.begun:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.next_seat()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SHUFFLES) for seed in range(SHUFFLES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.picks[player].actions() if player in self.table.picks else []

    def _apply_action(self, action: int) -> None:
        if self.begun:
            self.table.take(self.table.next_seat(), action)
        else:
            self.table.begin(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {action}"
        picks = self.table.picks.get(player)
        if action == DONE or picks is None or action >= len(picks.question.items):
            return f"done {action}" if action == DONE else f"item {action}"
        return f"{picks.question.kind} {picks.question.items[action]} {action}"

    def is_terminal(self) -> bool:
        return self.begun and self.table.game.result is not None

    def returns(self) -> list[float]:
        return self.table.rewards() if self.begun else [0.0] * self.table.seats

    def resample_from_infostate(self, player: int, rng: Any) -> OrreryState:
        """A state that the player cannot tell from this one: what a search may begin with."""
        other: OrreryState = self.clone()
        if self.begun:
            other.table.imagine(player, int(rng() * (1 << 31)))
        return other

    def __str__(self) -> str:
        return self.table.game.fingerprint() if self.begun else "unshuffled"


class OrreryObserver:
    """What a player sees, as text and as numbers; with perfect recall the text tells all that he saw."""

    def __init__(self, iig_obs_type: Any, params: Params | None) -> None:
        if params:
            raise ValueError(f"An observation has no parameters here, and was given {params!r}.")
        self.recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(ROWS * COLUMNS, np.float32)
        self.dict = {"facts": self.tensor.reshape((ROWS, COLUMNS))}

    def set_from(self, state: OrreryState, player: int) -> None:
        self.tensor.fill(0)
        if state.begun:
            self.dict["facts"][:] = facts(state.table.view(player), state.table.picked(player))

    def string_from(self, state: OrreryState, player: int) -> str:
        if not state.begun:
            return "unshuffled"
        told: list[Any] = [state.table.view(player), list(state.table.picked(player))]
        if self.recalls:
            told += [state.table.game.events(player), state.table.answers_of(player)]
        return json.dumps(told)


def load_openspiel(title: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
    """A title as a game of OpenSpiel, for so many seats (the fewest, where it is not said)."""
    found = orrery.titles().get(title)
    if found is None:
        raise ValueError(f"There is no title {title!r}. There are: {', '.join(orrery.titles())}.")
    given = {"seats": found.seats[0] if seats is None else seats, "options": json.dumps(options or {})}
    return game_of(title)(given)


@cache
def game_of(title: str) -> type[OrreryGame]:
    """The class that `pyspiel.load_game("orrery_...")` makes games of: one a title, for it must outlive the program."""
    made = type(f"{OrreryGame.__name__}_{title}", (OrreryGame,), {"title": title})
    pyspiel.register_game(game_type(title), made)
    return made


for name in orrery.titles():
    game_of(name)
