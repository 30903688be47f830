"""A position: who is asked what, what a seat sees of it, and how the rules run from one question to the next.

A `Game` (core/game.py) is one that remembers how it came about; a `World` (core/world.py) is one that forgets.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from types import MappingProxyType
from typing import Any, Self, TypeVar

from orrery.core import declared, offers
from orrery.core.chance import Chance
from orrery.core.errors import OrreryError, Refusal, Refused
from orrery.core.log import Log
from orrery.core.procedure import DONE, Frame, live
from orrery.core.question import All, Ask, Choice, Item, Question
from orrery.core.state import GameOver, Result, State
from orrery.core.title import Options, Title

Kind = TypeVar("Kind", bound="Position")


class Position:
    """One position of one title. The only door through which it changes is `answer`."""

    __slots__ = (
        "_asks",
        "_foregone",
        "_given",
        "_live",
        "_pending",
        "_simultaneous",
        "_stack",
        "options",
        "seats",
        "state",
        "title",
    )

    title: Title
    seats: int
    options: Options
    state: State
    _stack: list[Frame]
    _live: Any
    _asks: tuple[Ask, ...]
    _simultaneous: bool
    _given: dict[int, Choice]
    _foregone: list[tuple[int, Choice]]
    _pending: dict[int, Question] | None

    @classmethod
    def _at(cls, title: Title, options: Options, g: State) -> Self:
        """Where nobody has been asked anything yet."""
        new = object.__new__(cls)
        new.title, new.seats, new.options, new.state = title, g.seats, options, g
        new._live, new._stack = None, []
        new._asks, new._given, new._pending, new._simultaneous, new._foregone = (), {}, None, False, []
        return new

    # --- the table as a player sees it ----------------------------------------------------------------

    @property
    def pending(self) -> Mapping[int, Question]:
        """Everybody who is being asked something right now; empty when the game is over."""
        return MappingProxyType(self._questions())

    @property
    def result(self) -> Result | None:
        g = self.state
        return Result(g.scores, g.winners, g.reason) if g.reason else None

    @property
    def chance(self) -> Any:
        return self.state.chance

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as JSON has it. A seat of None is a spectator."""
        self._check_seat(seat)
        questions = self._questions()
        own = questions.get(seat) if seat is not None else None
        result = self.result
        return {
            "title": self.title.name,
            "seats": self.seats,
            "options": dict(self.options),
            "you": seat,
            "asked": {str(asked): kind for asked, kind in self.asked(seat).items()},
            "question": own.data() if own else None,
            "result": {"scores": list(result.scores), "winners": list(result.winners), "reason": result.reason}
            if result
            else None,
            "table": self.state.view(seat),
            **self._offers(seat),
        }

    def _offers(self, seat: int | None) -> dict[str, list[str]]:
        """What is open to a seat at any time, and what of it is armed; nothing is said where there is nothing."""
        items = self.state.offers(seat) if seat is not None else ()
        return {"offers": list(items), "armed": list(self.state.armed(seat))} if seat is not None and items else {}

    def asked(self, seat: int | None) -> dict[int, str]:
        """Who is asked what, as a seat sees it. Who has answered a discreet question is still asked, for all others.

        No question is built for it: a search that only wants to know whose turn it is need not pay for the choices.
        """
        return {
            ask.seat: ask.maker.kind
            for ask in self._asks
            if ask.seat not in self._given or (ask.maker.discreet and ask.seat != seat)
        }

    @property
    def foregone(self) -> tuple[tuple[int, Choice], ...]:
        """What followed from the last answer without a question: who could choose but one thing, and what it was."""
        return tuple(self._foregone)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise ValueError(f"There is no seat {seat!r} at this table.")

    # --- answers --------------------------------------------------------------------------------------

    def answer(self, seat: int, choice: Sequence[Item]) -> Any:
        """Takes a seat's answer; refuses with a reason. What seats have armed may travel at its end (`core.offers`)."""
        raise NotImplementedError

    def _checked(self, seat: int, choice: Sequence[Item]) -> tuple[Choice, tuple[str, ...]]:
        """The choice as the question has it, and the wishes that travel with it; refuses what cannot be."""
        question = self._questions().get(seat) if type(seat) is int else None
        if question is None:
            raise Refused(Refusal("not_asked"))
        if type(choice) is not tuple and (
            isinstance(choice, (str, bytes, bytearray)) or not isinstance(choice, Sequence)
        ):
            raise Refused(Refusal("not_a_choice"))
        choice, wishes = offers.split(choice)
        reason = question.refuse(choice)
        if reason is not None:
            raise Refused(reason)
        return question.ordered(choice), wishes

    def _take(self, seat: int, taken: Choice, armed: Sequence[tuple[int, tuple[str, ...]]]) -> None:
        """Holds an answer that was checked; runs on when it was the last that is asked for."""
        self._given[seat] = taken
        self._foregone = []
        del self._questions()[seat]
        for owner, items in armed:
            self.state.arm(owner, items)
        if len(self._given) == len(self._asks):
            self._go_on()

    def _armed_by(self, wish: str) -> tuple[int, tuple[str, ...]]:
        """Whose wish it is and what of it is open to that seat; refuses what is no wish."""
        with suppress(ValueError):
            seat, items = offers.read(wish)
            if seat < self.seats:
                return seat, tuple([item for item in self.state.offers(seat) if item in items])
        raise Refused(Refusal("not_offered", item=wish[:60]))

    # --- copies and other worlds ----------------------------------------------------------------------

    def _copied(self, kind: type[Kind], log: Log) -> Kind:
        if self._live is not None:
            raise OrreryError("A game run as live generators cannot be copied.")
        new = object.__new__(kind)
        new.title, new.seats, new.options = self.title, self.seats, self.options
        new.state = self.state.copy()
        new.state.log = log
        new._live, new._pending = None, None
        new._stack = [frame.copy() for frame in self._stack]
        new._asks, new._simultaneous = self._asks, self._simultaneous
        new._given, new._foregone = self._given.copy(), self._foregone.copy()
        return new

    def _imagine(self, seat: int | None, seed: int) -> None:
        """Replaces all that a seat cannot know, the answers too that others have given in secret."""
        rng = Random(seed)
        g = self.state
        self.title.resample(g, seat, rng)
        g.chance = Chance(seed=f"resampled {seed}")
        for ask in self._asks:
            if ask.seat in self._given and ask.seat != seat:
                question = ask.build(g, lambda: None)
                self._given[ask.seat] = question.ordered(question.sample(rng))

    # --- what is wrong, and what is equal -------------------------------------------------------------

    def faults(self) -> list[str]:
        """Everything wrong with the position."""
        wrong = self.state.faults()
        for frame in self._stack:
            wrong += frame.faults()
        for ask in self._asks:
            if not declared.is_holdable(ask.args):
                wrong.append(f"{ask.maker.kind} is asked with {ask.args!r}: ask with ids, tuples and declarations")
        for seat, question in self._questions().items():
            if next(question.choices(), None) is None:
                wrong.append(f"seat {seat} is asked {question.kind} and has no legal choice")
        if not self._asks and self.result is None:
            wrong.append("nobody is asked and the game is not over")
        return wrong + self.title.faults(self.state)

    def fingerprint(self) -> str:
        """The same for equal positions, different otherwise."""
        return hashlib.sha256(json.dumps([*self._position().values()], sort_keys=True).encode()).hexdigest()

    def _position(self) -> dict[str, Any]:
        """The position as it is, as JSON has it."""
        for frame in self._stack:
            for fault in frame.faults():
                raise OrreryError(fault)
        return {
            "state": self.state.dump(),
            "stack": [[f.name, f.at, {k: declared.written(v) for k, v in f.held().items()}] for f in self._stack],
            "asks": [[ask.maker.name, ask.seat, declared.written(ask.args)] for ask in self._asks],
            "given": [[seat, list(choice)] for seat, choice in sorted(self._given.items())],
        }

    # --- how it runs ----------------------------------------------------------------------------------

    def _questions(self) -> dict[int, Question]:
        if self._pending is None:
            self._pending = {
                ask.seat: ask.build(self.state, self._table_of(ask.seat))
                for ask in self._asks
                if ask.seat not in self._given
            }
        return self._pending

    def _table_of(self, seat: int) -> Any:
        state = self.state
        return lambda: state.masked(seat)

    def _go_on(self) -> None:
        """Gives the answers to the rule that asked, and runs to the next question."""
        given = self._given
        answer: Any
        if self._simultaneous:
            answer = tuple((ask.seat, given[ask.seat]) for ask in self._asks)
        else:
            answer = given[self._asks[0].seat] if self._asks else None
        self._asks, self._given, self._pending = (), {}, None
        try:
            asked = self._run(answer)
            while type(asked) is Ask and (choice := self._foreseen(asked)) is not None:
                self._foregone.append((asked.seat, choice))
                asked = self._run(choice)
        except GameOver:
            self._stack.clear()
            asked = None
        if asked is None:
            return
        if type(asked) is Ask:
            self._asks, self._simultaneous = (asked,), False
        elif type(asked) is All:
            self._asks, self._simultaneous = asked.asks, True
            if not asked.asks:
                self._go_on()
        else:
            raise TypeError(f"A rule yielded {asked!r}, which is no question.")

    def _foreseen(self, ask: Ask) -> Choice | None:
        """The only choice, where all can tell that it is: then nobody is asked."""
        if not (ask.maker.open and self.state.shows(ask.seat)):
            return None
        self._asks, self._pending = (ask,), None
        choice = self._questions()[ask.seat].only_choice()
        if choice is not None:
            self._asks, self._pending = (), None
        return choice

    def _run(self, answer: Any) -> Any:
        return self._run_frames(answer) if self._live is None else self._run_live(answer)

    def _run_frames(self, answer: Any) -> Any:
        g, stack = self.state, self._stack
        stack[-1].answer = answer
        while True:
            todo = stack[-1].step(g)
            if todo is DONE:
                done = stack.pop()
                if not stack:
                    return None
                stack[-1].answer = done.answer
            elif isinstance(todo, Frame):
                stack.append(todo)
            else:
                return todo

    def _run_live(self, answer: Any) -> Any:
        with live():
            try:
                return self._live.send(answer)
            except StopIteration:
                return None
