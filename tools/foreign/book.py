"""The book of a game: our events phase by phase beside theirs, compared as each phase is closed."""

from __future__ import annotations

from typing import Any

from orrery.games.race.state import Race
from tools.foreign import table
from tools.foreign.compare import NOTHING, Difference, compare, compare_events, inside
from tools.foreign.names import Names
from tools.foreign.reading import Trace
from tools.foreign.terms import CHOOSE

EVENTS = "events"
SET_UP = "setup"


class Book:
    def __init__(self, g: Race, trace: Trace, names: Names) -> None:
        self.g = g
        self.names = names
        self.where = SET_UP
        self.page: list[dict[str, Any]] = []
        """Our events of the phase that is open."""
        self._trace = trace
        self._phase: dict[str, Any] = trace[SET_UP]
        self._dealt: dict[str, Any] = {}
        self._round: dict[str, Any] = {}
        self._number = 0
        self._phases = 0

    @property
    def theirs(self) -> list[Any]:
        """Their events of the phase that is open."""
        events: list[Any] = self._phase[EVENTS]
        return events

    def write(self, event: dict[str, Any]) -> None:
        self.page.append(event)

    def peek(self) -> dict[str, Any]:
        """Their event where we write our next one."""
        there = len(self.page) < len(self.theirs)
        event = self.theirs[len(self.page)] if there else {}
        return event if isinstance(event, dict) else {}

    def compare_so_far(self) -> None:
        compare_events(self.where, self.theirs, self.page, so_far=True)

    # --- phases ---------------------------------------------------------------------------------------

    def set_up(self, deal: dict[int, list[str]]) -> None:
        """Compares what lies on the table before the first question."""
        players = self.g.players
        self._dealt = {
            "start_worlds": self.names.all(player.start for player in players),
            "start_goods": [self.names.name(p.goods_cards[0]) if p.goods else None for p in players],
            "deal": [deal[seat] for seat in range(self.g.seats)],
        }
        for key, ours in self._dealt.items():
            compare(inside(SET_UP, key), self._phase.get(key, NOTHING), ours)

    def begin_phase(self, name: str) -> None:
        phases = self._round["phases"]
        if self._phases >= len(phases):
            raise Difference(inside(f"round {self._number}", f"phase {self._phases}"), NOTHING, name)
        self._phase = phases[self._phases]
        self._phases += 1
        self.where = f"round {self._number}, {name}"
        compare(inside(self.where, "phase"), self._phase.get("phase", NOTHING), name)
        self.page = []

    def close_phase(self) -> None:
        """Compares the events of the phase, what it left on the table, and whatever else the trace has about it."""
        compare_events(self.where, self.theirs, self.page)
        head = {"phase": self._phase["phase"]} if self._round else self._dealt
        ours = {**head, "state": table.states(self.g, self.names)}
        compare(self.where, {key: value for key, value in self._phase.items() if key != EVENTS}, ours)

    # --- rounds ---------------------------------------------------------------------------------------

    def begin_round(self, number: int) -> None:
        rounds = self._trace["rounds"]
        if number > len(rounds):
            raise Difference("rounds", len(rounds), f"round {number}")
        self._round, self._number, self._phases = rounds[number - 1], number, 0
        self.where = f"round {number}"
        self.begin_phase(CHOOSE)

    def compare_actions(self, actions: list[list[str]]) -> None:
        compare(f"round {self._number}, actions", self._round["actions"], actions)

    def close_round(self, actions: list[list[str]]) -> None:
        where, phases = f"round {self._number}", self._round["phases"]
        if self._phases < len(phases):
            raise Difference(inside(where, f"phase {self._phases}"), phases[self._phases], NOTHING)
        ours = {"round": self._number, "actions": actions, "end": table.round_end(self.g, self.names)}
        compare(where, {key: value for key, value in self._round.items() if key != "phases"}, ours)

    def close(self) -> None:
        compare("rounds", len(self._trace["rounds"]), self._number)
        compare("final", self._trace["final"], table.final(self.g))

    def compare_draws(self, theirs: list[str], ours: list[str], shuffles: list[int]) -> None:
        """All that was taken from the deck, from first to last, and when it was shuffled."""
        compare("draw_order", self.names.all(theirs), self.names.all(ours))
        compare("shuffles_after_draw", self._trace["shuffles_after_draw"], shuffles)
