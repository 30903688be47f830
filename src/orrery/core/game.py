"""A game under way: a position with its history, which is what events, undo and records are made of."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, overload

from orrery.core import declared
from orrery.core.chance import Chance
from orrery.core.errors import BadOption, BadRecord, Refusal, Refused
from orrery.core.log import UNHEARD, Log, MaskedLog
from orrery.core.position import Position
from orrery.core.procedure import FRAMES, live
from orrery.core.question import MAKERS, Ask, Choice, Item
from orrery.core.record import fresh, tupled
from orrery.core.sources import code_of
from orrery.core.state import SHOWN
from orrery.core.title import Options, Title
from orrery.core.world import World

FORMAT = 1
CHANCE_BIT = 1 << 7
"""In a barrier, between the seats that learned something and SHOWN. No title seats more than seven."""


class Game(Position):
    """One game of one title. The only door through which it changes is `answer`."""

    __slots__ = ("_answered", "_barriers", "_choices", "_news", "_origin", "_start")

    _start: dict[str, Any]
    """How it began; empty in a world that was imagined."""
    _origin: Game | None
    """What an imagined world was before its first answer."""
    _answered: bytearray
    """Who gave each answer; beside it, the choice made and what it brought to light. Apart, they take half the room."""
    _choices: list[Choice]
    _barriers: array[int]
    _news: int
    """The number of events before the last answer."""

    def answer(self, seat: int, choice: Sequence[Item]) -> Told:
        """Takes a seat's answer. Gives the events that followed, as that seat sees them; refuses with a reason.

        What seats have armed since the last answer may travel at its end (`core.offers`).
        """
        taken, wishes = self._checked(seat, choice)
        armed = [self._armed_by(wish) for wish in wishes]
        if self._origin is None and not self._start:
            self._origin = self.copy()
        g = self.state
        before, used = len(g.log), g.chance.used
        self._news = before
        self._answered.append(seat)
        self._choices.append((*taken, *wishes))
        g.learned = 0
        try:
            self._take(seat, taken, armed)
        except BaseException:
            self._take_back_last()
            raise
        self._barriers.append(g.learned | (CHANCE_BIT if g.chance.used != used else 0))
        return Told(g.log, seat, before, len(g.log))

    @property
    def answers(self) -> int:
        """How many answers have been given."""
        return len(self._answered)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat saw happen, in order."""
        self._check_seat(seat)
        log = self.state.log
        return [log[n].told(seat, n) for n in range(max(since, 0), len(log))]

    def faults(self) -> list[str]:
        wrong = super().faults()
        for event in self.state.log[self._news :]:
            wrong += event.faults()
        return wrong

    # --- copies and other worlds ----------------------------------------------------------------------

    def copy(self) -> Game:
        new = self._copied(Game, self.state.log.copy())
        new._start, new._origin, new._news = self._start, self._origin, self._news
        new._answered, new._choices, new._barriers = self._answered[:], self._choices.copy(), self._barriers[:]
        return new

    def resample(self, seat: int | None, seed: int) -> Game:
        """Another world that the seat could not tell from this one, with the history that the seat saw."""
        new = self._copied(Game, MaskedLog(self.state.log, seat))
        new._forget()
        new._imagine(seat, seed)
        return new

    def world(self, seat: int | None, seed: int) -> World:
        """Another world that the seat could not tell from this one, to search in: it keeps no history."""
        new = self._copied(World, UNHEARD)
        new._imagine(seat, seed)
        return new

    def _forget(self) -> None:
        """How it came to this: it begins here."""
        self._start, self._origin, self._news = {}, None, 0
        self._answered, self._choices, self._barriers = bytearray(), [], array("H")

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
        keep = last = len(self._answered)
        while keep and self._answered[keep - 1] == seat and not self._bars(keep - 1, seat):
            keep -= 1
        if keep == last:
            raise Refused(Refusal(self._why_no_undo(seat)))
        return last - keep

    def rewind(self, answers: int) -> None:
        """Back to where that many answers had been given: for a table whose seats all agree to it."""
        if not 0 <= answers <= len(self._answered):
            raise ValueError(f"This game cannot go back to {answers} answers.")
        again = start(self.title, self.seats, self.options, self._start) if self._start else self._first_copy()
        for i in range(answers):
            again.answer(self._answered[i], self._choices[i])
        again._origin = self._origin
        for slot in (*Position.__slots__, *Game.__slots__):
            setattr(self, slot, getattr(again, slot))

    def _take_back_last(self) -> None:
        """An answer whose consequences cannot be (a script that does not fit) changes nothing."""
        self._barriers.append(0)
        if self._live is None:
            self.rewind(len(self._answered) - 1)

    def _first_copy(self) -> Game:
        """An imagined world as it was before its first answer."""
        return (self._origin or self).copy()

    def _bars(self, i: int, seat: int) -> bool:
        return bool(self._barriers[i] & (CHANCE_BIT | SHOWN | 1 << seat))

    def _why_no_undo(self, seat: int) -> str:
        if not self._answered:
            return "nothing_to_undo"
        if self._answered[-1] != seat:
            return "another_answered"
        if self._barriers[-1] & CHANCE_BIT:
            return "chance_was_used"
        return "you_learned_something" if self._barriers[-1] & 1 << seat else "another_learned_something"

    # --- records and saved games ----------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The whole truth, as JSON has it: how the game began and every answer."""
        begun = self._start or {"saved": self._first_copy().save()}
        return {
            "format": FORMAT,
            "title": self.title.name,
            "rules": self.title.rules,
            "seats": self.seats,
            "options": dict(self.options),
            **fresh(begun),
            "answers": self._told_answers(),
        }

    def save(self) -> dict[str, Any]:
        """The position as it is, as JSON has it: a cache of what the record says, for this code and no other."""
        return {
            "format": FORMAT,
            "title": self.title.name,
            "rules": self.title.rules,
            "code": code_of(type(self.title)),
            "seats": self.seats,
            "options": dict(self.options),
            "start": fresh(self._start),
            "origin": self._origin.save() if self._origin else None,
            **self._position(),
            "log": [[event.name, event.dump()] for event in self.state.log],
            "simultaneous": self._simultaneous,
            "answers": self._told_answers(),
            "barriers": list(self._barriers),
        }

    def _told_answers(self) -> list[list[Any]]:
        return [[seat, list(choice)] for seat, choice in zip(self._answered, self._choices, strict=True)]


class Told(Sequence[dict[str, Any]]):
    """Events as one seat sees them, told when looked at."""

    __slots__ = ("_from", "_log", "_seat", "_to")

    def __init__(self, log: Log, seat: int | None, start: int, stop: int) -> None:
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
    g.chance = Chance(seed=str(begun.get("seed", "")), used=0, script=tupled(list(begun.get("script", []))))
    g.log = []
    game = Game._at(title, options, g)
    game._forget()
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
            game._live = rule(g)
    else:
        game._stack = [rule(g)]  # type: ignore[list-item]
    game._go_on()
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
    game = Game._at(title, title.settle_options(saved["seats"], saved["options"]), title.state.restore(saved["state"]))
    game._forget()
    game._start = fresh(saved["start"])
    _check_beginning(game._start)
    game._origin = load(title, saved["origin"]) if saved["origin"] else None
    if game.seats != saved["seats"] or (saved["answers"] and not saved["start"] and not saved["origin"]):
        raise ValueError("answers that nothing came before")
    game.state.log = [events[name].restore(data) for name, data in saved["log"]]
    for name, at, kept in saved["stack"]:
        frame = FRAMES[name]()
        frame.hold(at, {key: declared.read(value) for key, value in kept.items()})
        game._stack.append(frame)
    game._asks = tuple(Ask(MAKERS[name], seat, declared.read(args)) for name, seat, args in saved["asks"])
    game._simultaneous = saved["simultaneous"]
    game._given = {seat: tuple(choice) for seat, choice in saved["given"]}
    game._answered = bytearray(seat for seat, _ in saved["answers"])
    game._choices = [tuple(choice) for _, choice in saved["answers"]]
    game._barriers = array("H", saved["barriers"])
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
        game._forget()
        return game
    options = record.get("options")
    if not isinstance(options, Mapping):
        raise BadRecord("This record has no options.")
    begun = {key: record[key] for key in ("seed", "script", "position") if key in record}
    if not begun:
        raise BadRecord("This record has neither a seed nor a script nor a position.")
    return start(title, record.get("seats", 0), title.settle_options(record.get("seats"), options), begun)
