"""A game under way: who is asked what, answers, views, copies, records."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from types import MappingProxyType
from typing import Any, overload

from orrery.core import declared, offers
from orrery.core.errors import BadOption, BadRecord, OrreryError, Refusal, Refused
from orrery.core.event import Event
from orrery.core.procedure import DONE, FRAMES, Frame, live
from orrery.core.question import MAKERS, All, Ask, Choice, Item, Question
from orrery.core.record import fresh, tupled
from orrery.core.sources import code_of
from orrery.core.state import SHOWN, GameOver, Result, State
from orrery.core.title import Options, Title

FORMAT = 1
CHANCE_BIT = 1 << 7
"""In a barrier, between the seats that learned something and SHOWN. No title seats more than seven."""


class Game:
    """One game of one title. The only door through which it changes is `answer`."""

    __slots__ = (
        "_answered",
        "_asks",
        "_barriers",
        "_choices",
        "_foregone",
        "_given",
        "_live",
        "_news",
        "_origin",
        "_pending",
        "_simultaneous",
        "_stack",
        "_start",
        "options",
        "seats",
        "state",
        "title",
    )

    title: Title
    seats: int
    options: Options
    state: State
    _start: dict[str, Any]
    _origin: Game | None
    _stack: list[Frame]
    _live: Any
    _asks: tuple[Ask, ...]
    _simultaneous: bool
    _given: dict[int, Choice]
    _foregone: list[tuple[int, Choice]]
    _pending: dict[int, Question] | None
    _answered: bytearray
    """Who gave each answer; beside it, the choice made and what it brought to light. Apart, they take half the room."""
    _choices: list[Choice]
    _barriers: array[int]
    _news: int
    """The number of events before the last answer."""

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

    def answer(self, seat: int, choice: Sequence[Item]) -> Told:
        """Takes a seat's answer. Gives the events that followed, as that seat sees them; refuses with a reason.

        What seats have armed since the last answer may travel at its end (`core.offers`).
        """
        question = self._questions().get(seat) if type(seat) is int else None
        if question is None:
            raise Refused(Refusal("not_asked"))
        if isinstance(choice, (str, bytes, bytearray)) or not isinstance(choice, Sequence):
            raise Refused(Refusal("not_a_choice"))
        choice, wishes = offers.split(choice)
        reason = question.refuse(choice)
        if reason is not None:
            raise Refused(reason)
        armed = [self._armed_by(wish) for wish in wishes]
        taken = question.ordered(choice)
        g = self.state
        before, used = len(g.log), g.chance.used
        self._news = before
        self._answered.append(seat)
        self._choices.append((*taken, *wishes))
        self._given[seat] = taken
        self._foregone = []
        del self._questions()[seat]
        g.learned = 0
        try:
            for owner, items in armed:
                g.arm(owner, items)
            if len(self._given) == len(self._asks):
                self._go_on()
        except BaseException:
            self._take_back_last()
            raise
        self._barriers.append(g.learned | (CHANCE_BIT if g.chance.used != used else 0))
        return Told(g.log, seat, before, len(g.log))

    def _armed_by(self, wish: str) -> tuple[int, tuple[str, ...]]:
        """Whose wish it is and what of it is open to that seat; refuses what is no wish."""
        with suppress(ValueError):
            seat, items = offers.read(wish)
            if seat < self.seats:
                return seat, tuple([item for item in self.state.offers(seat) if item in items])
        raise Refused(Refusal("not_offered", item=wish[:60]))

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

    @property
    def answers(self) -> int:
        """How many answers have been given."""
        return len(self._answered)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat saw happen, in order."""
        self._check_seat(seat)
        log = self.state.log
        return [log[n].told(seat, n) for n in range(max(since, 0), len(log))]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise ValueError(f"There is no seat {seat!r} at this table.")

    def faults(self) -> list[str]:
        """Everything wrong with the position."""
        wrong = self.state.faults()
        for frame in self._stack:
            wrong += frame.faults()
        for event in self.state.log[self._news :]:
            wrong += event.faults()
        for ask in self._asks:
            if not declared.is_holdable(ask.args):
                wrong.append(f"{ask.maker.kind} is asked with {ask.args!r}: ask with ids, tuples and declarations")
        for seat, question in self._questions().items():
            if next(question.choices(), None) is None:
                wrong.append(f"seat {seat} is asked {question.kind} and has no legal choice")
        if not self._asks and self.result is None:
            wrong.append("nobody is asked and the game is not over")
        return wrong + self.title.faults(self.state)

    # --- copies and other worlds ----------------------------------------------------------------------

    def copy(self) -> Game:
        new = object.__new__(Game)
        new.title, new.seats, new.options = self.title, self.seats, self.options
        new._start, new._origin = self._start, self._origin
        new.state = self.state.copy()
        new.state.log = self.state.log.copy()
        if self._live is not None:
            raise OrreryError("A game run as live generators cannot be copied.")
        new._live = None
        new._stack = [frame.copy() for frame in self._stack]
        new._asks, new._simultaneous = self._asks, self._simultaneous
        new._given, new._foregone = self._given.copy(), self._foregone.copy()
        new._pending = None
        new._answered, new._choices, new._barriers = self._answered[:], self._choices.copy(), self._barriers[:]
        new._news = self._news
        return new

    def resample(self, seat: int | None, seed: int) -> Game:
        """Another world that the seat could not tell from this one."""
        new = self.copy()
        rng = Random(seed)
        new.title.resample(new.state, seat, rng)
        new.state.chance.seed, new.state.chance.used, new.state.chance.script = f"resampled {seed}", 0, ()
        new.state.log = [event.masked_for(seat) for event in new.state.log]
        new._answered, new._choices, new._barriers = bytearray(), [], array("H")
        new._start, new._origin = {}, None
        for ask in new._asks:
            if ask.seat in new._given and ask.seat != seat:
                question = ask.build(new.state, lambda: None)
                new._given[ask.seat] = question.ordered(question.sample(rng))
        new._origin = new.copy()
        return new

    # --- undo -----------------------------------------------------------------------------------------

    def undo(self, seat: int) -> int:
        """Takes back the seat's answers to where it last learned something, chance was used or another seat answered.

        A hidden card that was shown to anybody is chance come true: it cannot be unseen.
        Gives the number of answers taken back; refuses where there is none.
        """
        taken = self.undoable(seat)
        self.rewind(len(self._answered) - taken)
        return taken

    def undoable(self, seat: int) -> int:
        """How many answers `undo` would take back; refuses where there is none."""
        first, last = self._first(), len(self._answered)
        keep = last
        while keep > first and self._answered[keep - 1] == seat and not self._bars(keep - 1, seat):
            keep -= 1
        if keep == last:
            raise Refused(Refusal(self._why_no_undo(seat)))
        return last - keep

    def rewind(self, answers: int) -> None:
        """Back to where that many answers had been given: for a table whose seats all agree to it."""
        if not self._first() <= answers <= len(self._answered):
            raise ValueError(f"This game cannot go back to {answers} answers.")
        again = self._origin.copy() if self._origin else start(self.title, self.seats, self.options, self._start)
        for i in range(self._first(), answers):
            again.answer(self._answered[i], self._choices[i])
        again._origin = self._origin
        for slot in self.__slots__:
            setattr(self, slot, getattr(again, slot))

    def _take_back_last(self) -> None:
        """An answer whose consequences cannot be (a script that does not fit) changes nothing."""
        self._barriers.append(0)
        if self._live is None:
            self.rewind(len(self._answered) - 1)

    def _first(self) -> int:
        """The number of answers that came before the world that this game was resampled to."""
        return 0 if self._origin is None else len(self._origin._answered)

    def _bars(self, i: int, seat: int) -> bool:
        return bool(self._barriers[i] & (CHANCE_BIT | SHOWN | 1 << seat))

    def _why_no_undo(self, seat: int) -> str:
        if len(self._answered) == self._first():
            return "nothing_to_undo"
        if self._answered[-1] != seat:
            return "another_answered"
        if self._barriers[-1] & CHANCE_BIT:
            return "chance_was_used"
        return "you_learned_something" if self._barriers[-1] & 1 << seat else "another_learned_something"

    # --- records and saved games ----------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The whole truth, as JSON has it: how the game began and every answer."""
        first = self._first()
        begun = self._start if self._origin is None else {"saved": self._origin.save()}
        return {
            "format": FORMAT,
            "title": self.title.name,
            "rules": self.title.rules,
            "seats": self.seats,
            "options": dict(self.options),
            **fresh(begun),
            "answers": self._told_answers(first),
        }

    def save(self) -> dict[str, Any]:
        """The position as it is, as JSON has it: a cache of what the record says, for this code and no other."""
        for frame in self._stack:
            for fault in frame.faults():
                raise OrreryError(fault)
        return {
            "format": FORMAT,
            "title": self.title.name,
            "rules": self.title.rules,
            "code": code_of(type(self.title)),
            "seats": self.seats,
            "options": dict(self.options),
            "start": fresh(self._start),
            "origin": self._origin.save() if self._origin else None,
            "state": self.state.dump(),
            "log": [[event.name, event.dump()] for event in self.state.log],
            "stack": [[f.name, f.at, {k: declared.written(v) for k, v in f.held().items()}] for f in self._stack],
            "asks": [[ask.maker.name, ask.seat, declared.written(ask.args)] for ask in self._asks],
            "simultaneous": self._simultaneous,
            "given": [[seat, list(choice)] for seat, choice in sorted(self._given.items())],
            "answers": self._told_answers(),
            "barriers": list(self._barriers),
        }

    def _told_answers(self, first: int = 0) -> list[list[Any]]:
        pairs = zip(self._answered[first:], self._choices[first:], strict=True)
        return [[seat, list(choice)] for seat, choice in pairs]

    def fingerprint(self) -> str:
        """The same for equal positions, different otherwise."""
        parts = self.save()
        position = [parts[key] for key in ("state", "stack", "asks", "given")]
        return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()

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


class Told(Sequence[dict[str, Any]]):
    """Events as one seat sees them, told when looked at."""

    __slots__ = ("_from", "_log", "_seat", "_to")

    def __init__(self, log: list[Event], seat: int | None, start: int, stop: int) -> None:
        self._log, self._seat, self._from, self._to = log, seat, max(start, 0), stop

    def __len__(self) -> int:
        return max(self._to - self._from, 0)

    @overload
    def __getitem__(self, i: int) -> dict[str, Any]: ...
    @overload
    def __getitem__(self, i: slice) -> list[dict[str, Any]]: ...
    def __getitem__(self, i: int | slice) -> dict[str, Any] | list[dict[str, Any]]:
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        n = range(self._from, self._to)[i]
        return self._log[n].told(self._seat, n)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for n in range(self._from, self._to):
            yield self._log[n].told(self._seat, n)


def start(title: Title, seats: int, options: Options, begun: dict[str, Any], as_generators: bool = False) -> Game:
    """A new game. `begun` says how: {"seed"}, {"script"} (with a seed or not), {"position"} (with either)."""
    _check_beginning(begun)
    g = title.blank(seats, options)
    g.chance = _chance(begun)
    game = _without_history(title, options, g)
    game._start = fresh(begun)
    if "position" in begun:
        title.place(g, options, begun["position"])
        wrong = title.faults(g)
        if wrong:
            raise BadOption(f"There can be no such position: {'; '.join(wrong)}.")
        rule = title.resume
    else:
        title.set_up(g, options)
        rule = title.play
    if as_generators:
        with live():
            game._live, game._stack = rule(g), []
    else:
        game._live, game._stack = None, [rule(g)]  # type: ignore[list-item]
    game._go_on()
    return game


def go_on(title: Title, options: Options, g: State) -> Game:
    """A game that goes on from a state by the title's `resume`: how a bot tries out what it imagines."""
    game = _without_history(title, options, g)
    game._live, game._stack = None, [title.resume(g)]  # type: ignore[list-item]
    game._go_on()
    return game


def _without_history(title: Title, options: Options, g: State) -> Game:
    game = object.__new__(Game)
    game.title, game.seats, game.options = title, g.seats, options
    game.state, g.log = g, []
    game._start, game._origin = {}, None
    game._answered, game._choices, game._barriers, game._news = bytearray(), [], array("H"), 0
    game._asks, game._given, game._pending, game._simultaneous, game._foregone = (), {}, None, False, []
    return game


def _check_beginning(begun: Any) -> None:
    if not isinstance(begun, Mapping):
        raise BadOption("How a game began is a mapping.")
    seed = begun.get("seed", 0)
    if type(seed) is not int and not (type(seed) is str and seed.isprintable()):
        raise BadOption("A seed is a number or a line of text.")
    if not isinstance(begun.get("script", []), list):
        raise BadOption("A script is a list of outcomes.")
    if not isinstance(begun.get("position", {}), Mapping):
        raise BadOption("A position is a mapping.")


def _chance(begun: dict[str, Any]) -> Any:
    from orrery.core.chance import Chance

    return Chance(seed=str(begun.get("seed", "")), used=0, script=tupled(list(begun.get("script", []))))


def load(title: Title, saved: Any) -> Game:
    """The game that `save` gave. It may come from anywhere: what could be no game is refused.

    What other code saved is refused too, for here it might go on as another game: `told_by` gives the record of it.
    """
    if not isinstance(saved, Mapping) or saved.get("code") != code_of(type(title)):
        raise BadRecord("This is no game that this code has saved.")
    try:
        game = _loaded(title, saved)
        wrong = game.faults()
        for seat in (None, *range(game.seats)):
            json.dumps([game.view(seat), game.events(seat)])
    except Exception as error:
        raise BadRecord(f"This saved game cannot be read: {error!r}.") from error
    if wrong:
        raise BadRecord(f"This saved game cannot be: {'; '.join(wrong)}.")
    return game


def _loaded(title: Title, saved: Mapping[str, Any]) -> Game:
    events = {event.name: event for event in title.events}
    game = object.__new__(Game)
    game.title, game.seats = title, saved["seats"]
    game.options = title.settle_options(saved["seats"], saved["options"])
    game._start = fresh(saved["start"])
    _check_beginning(game._start)
    game._origin = load(title, saved["origin"]) if saved["origin"] else None
    game.state = title.state.restore(saved["state"])
    game.state.log = [events[name].restore(data) for name, data in saved["log"]]
    game._live = None
    game._stack = []
    for name, at, kept in saved["stack"]:
        frame = FRAMES[name]()
        frame.hold(at, {key: declared.read(value) for key, value in kept.items()})
        game._stack.append(frame)
    game._asks = tuple(Ask(MAKERS[name], seat, declared.read(args)) for name, seat, args in saved["asks"])
    game._simultaneous = saved["simultaneous"]
    game._given = {seat: tuple(choice) for seat, choice in saved["given"]}
    game._pending, game._foregone = None, []
    game._answered = bytearray(seat for seat, _ in saved["answers"])
    game._choices = [tuple(choice) for _, choice in saved["answers"]]
    game._barriers, game._news = array("H", saved["barriers"]), 0
    return game


def told_by(saved: Mapping[str, Any]) -> dict[str, Any]:
    """The record of the game that was saved. An imagined world has none: how it began, nobody knows."""
    begun = saved.get("start")
    if saved.get("origin") is not None or not isinstance(begun, Mapping) or not begun:
        raise BadRecord("This saved game is an imagined world: only the code that saved it can go on with it.")
    return {**{key: saved.get(key) for key in ("format", "title", "rules", "seats", "options", "answers")}, **begun}


def replay(title: Title, record: Mapping[str, Any]) -> Game:
    """The game that a record tells, to the last event."""
    if record.get("rules") != title.rules:
        raise BadRecord(
            f"This record was made by rules version {record.get('rules')!r} of {title.name}; here is {title.rules}."
        )
    answers = record.get("answers")
    if not isinstance(answers, list):
        raise BadRecord("This record has no list of answers.")
    game = _begun(title, record)
    for n, answer in enumerate(answers):
        if not (isinstance(answer, list) and len(answer) == 2 and isinstance(answer[1], list)):
            raise BadRecord(f"Answer {n} of this record is not a seat and a list of items.")
        seat, choice = answer
        try:
            game.answer(seat, choice)
        except (Refused, TypeError) as error:
            raise BadRecord(f"Answer {n} of this record is not possible: {error}.") from error
    return game


def _begun(title: Title, record: Mapping[str, Any]) -> Game:
    if "saved" in record:
        game = load(title, record["saved"])
        game._origin = game.copy()
        return game
    options = record.get("options")
    if not isinstance(options, Mapping):
        raise BadRecord("This record has no options.")
    begun = {key: record[key] for key in ("seed", "script", "position") if key in record}
    if not begun:
        raise BadRecord("This record has neither a seed nor a script nor a position.")
    return start(title, record.get("seats", 0), title.settle_options(record.get("seats"), options), begun)
