"""Pairs that meet: `python -m tools.meetings [TITLE]... [--games N] [--positions N]`.

For each two abilities, cards, locations or devices that can act in the same step of a game it tries to bring about a
step in which both do. In whole games it lays their cards on top of the decks; then it sets up positions for each pair
that has not met, and plays a turn from there. The players choose what is wanted wherever it is offered. The referee
looks at everything. Told are the number of pairs, how many have met, and why the others have not.

What can act, where a step begins, who acts in it, and how a position is set up, each title tells in
`tests/games/<title>/meetings.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any, Protocol

import orrery
from orrery import referee
from orrery.core.errors import BadOption
from orrery.core.game import Game
from orrery.core.offers import wish
from orrery.core.question import Choice, Item, Question
from orrery.core.record import Record
from orrery.referee.story import Event, Story

EAGER = 0.8
"""How often a player does what is wanted, where he can."""
MORE_EAGER = 0.95
"""The same, from a position that was set up for it."""
TRIES = 6
"""Choices that are looked at for it."""

ARMS = 0.1
"""How often somebody arms what he may play at any time."""
LONGEST = 300
"""Answers in a game from a position."""

Pair = frozenset[str]


@dataclass(frozen=True)
class Staged:
    """A game that begins where two things can meet."""

    seats: int
    options: Mapping[str, Any]
    position: Mapping[str, Any]
    wanted: tuple[str, ...]
    helpers: tuple[str, ...] = ()
    """What the players choose where they cannot choose what is wanted."""
    leads: Mapping[str, Item] = field(default_factory=dict)
    """What is answered to questions of some kinds."""


class Reading(Protocol):
    """Follows the events of one game."""

    def step(self, event: Event) -> str | None:
        """The kind of the step that this event begins, if it begins one."""

    def acting(self, event: Event) -> set[str]:
        """What acts in this event."""


class Meeting(Protocol):
    """What `tests/games/<title>/meetings.py` holds."""

    THINGS: Mapping[str, tuple[str, ...]]
    """Everything that can act, "card:repair", and what is to be chosen or drawn for it."""

    def table(self, n: int, pair: Pair) -> tuple[int, dict[str, Any]]:
        """The seats and options of the nth game for two things."""

    def never(self, pair: Pair) -> str | None:
        """Why two things can never act in the same step, where the rules say so."""

    def stage(self, pair: Pair, rng: Random) -> Staged | None:
        """A position in which both can act, if the title can set one up."""

    def over(self, event: Event) -> bool:
        """Whether what a position is set up for is over."""

    def Reading(self, story: Story) -> Reading: ...  # noqa: N802


@dataclass
class Tally:
    meeting: Meeting
    title: str
    met: set[Pair] = field(default_factory=set)
    steps: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """In which kinds of steps each thing has acted."""
    groups: set[Pair] = field(default_factory=set)
    """Which two groups of things have met."""
    games: int = 0
    positions: int = 0
    disputed: list[tuple[str, list[str]]] = field(default_factory=list)

    # --- bringing it about --------------------------------------------------------------------------------

    def play(self, pair: Pair, n: int) -> None:
        """One game in which two things are wanted."""
        seats, options = self.meeting.table(n, pair)
        name = f"{' and '.join(sorted(pair))} {n}"
        game, rng = orrery.new(self.title, seats, name, options), Random(name)
        wanted = [name for thing in sorted(pair) for name in self.meeting.THINGS[thing]]
        stack(game.state, wanted)
        while game.result is None:
            seat = rng.choice(list(game.pending))
            game.answer(seat, eager(game.pending[seat], wanted, rng))
        self.games += 1
        self.look_at(name, Story.of(game))

    def stage(self, pair: Pair, n: int) -> bool:
        """A position for two things, and what comes of it; whether there can be such a position."""
        name = f"{' and '.join(sorted(pair))} staged {n}"
        rng = Random(name)
        staged = self.meeting.stage(pair, rng)
        if staged is None:
            return False
        try:
            game = orrery.new(self.title, staged.seats, name, staged.options, position=staged.position)
        except BadOption:
            return False
        seen = 0
        for _ in range(LONGEST):
            told = game.events(None, seen)
            seen += len(told)
            if game.result is not None or any(self.meeting.over(event) for event in told):
                break
            seat = rng.choice(list(game.pending))
            lead = staged.leads.get(game.pending[seat].kind)
            if lead in game.pending[seat].items:
                game.answer(seat, (lead,))
            else:
                choice = eager(game.pending[seat], staged.wanted, rng, MORE_EAGER, staged.helpers)
                game.answer(seat, (*choice, *arming(game, rng)))
        self.positions += 1
        self.look_at(name, Story.of(game))
        return True

    def look_at(self, name: str, story: Story) -> None:
        if faults := referee.judge(story):
            self.disputed.append((name, faults))
        self.hear(story)

    def hear(self, story: Story) -> None:
        """Who has acted in each step."""
        reading, kind, acting = self.meeting.Reading(story), "", set[str]()
        for event in story.told():
            begun = reading.step(event)
            if begun is not None:
                self.note(kind, acting)
                kind, acting = begun, set()
            acting |= reading.acting(event)
        self.note(kind, acting)

    def note(self, kind: str, acting: set[str]) -> None:
        known = sorted(acting & self.meeting.THINGS.keys())
        for thing in known:
            self.steps[thing].add(kind)
        self.met |= {frozenset(pair) for pair in combinations(known, 2)}
        self.groups |= {groups(pair) for pair in combinations(known, 2)}

    # --- what has not met ---------------------------------------------------------------------------------

    def pairs(self) -> Iterator[Pair]:
        return map(frozenset, combinations(sorted(self.meeting.THINGS), 2))

    def why(self, pair: Pair) -> str:
        """Why two things have not met."""
        if reason := self.meeting.never(pair):
            return reason
        one, other = sorted(pair)
        if idle := [thing for thing in (one, other) if not self.steps[thing]]:
            return f"did not act at all: {' and '.join(idle)}"
        if groups(pair) not in self.groups:
            return f"none of their kinds has ever met: {' and '.join(sorted(t.partition(':')[0] for t in pair))}"
        if not self.steps[one] & self.steps[other]:
            return "they act in different steps"
        return "possible, and not met"

    def missing(self) -> list[Pair]:
        """Those that can meet, for all that is known, and have not."""
        return [pair for pair in self.pairs() if pair not in self.met and not self.meeting.never(pair)]

    def report(self, every: bool) -> Iterator[str]:
        there = list(self.pairs())
        reasons = Counter(self.why(pair).partition(": ")[0] for pair in there if pair not in self.met)
        able = len([pair for pair in there if pair in self.met or not self.meeting.never(pair)])
        yield (
            f"{self.title}: {len(self.meeting.THINGS)} things, {len(there)} pairs, {able} could act in one step, "
            f"{len(self.met)} met in {self.games} games and {self.positions} positions; "
            f"the referee disputes {len(self.disputed)}"
        )
        for reason, n in reasons.most_common():
            yield f"  {n} not reached: {reason}"
        if every:
            yield from (f"  {' + '.join(sorted(p))}: {self.why(p)}" for p in there if p not in self.met)
        for name, faults in self.disputed:
            yield f"  disputed: {name}: {faults[0]}"


def groups(pair: Pair | tuple[str, str]) -> Pair:
    return frozenset(thing.partition(":")[0] for thing in pair)


def stack(record: Record, wanted: list[str]) -> None:
    """Lays what is wanted on top of every deck that has it: nobody has seen its order yet."""
    for name in record.marks:
        value = getattr(record, name)
        if name == "deck" or name.endswith("_deck") or (type(record).__name__.endswith("Deck") and name == "cards"):
            first = [card for want in wanted for card in value if is_called(card, want)][:3]
            rest = list(value)
            for card in first:
                rest.remove(card)
            setattr(record, name, (*first, *rest))
        elif isinstance(value, tuple):
            for inner in value:
                if isinstance(inner, Record):
                    stack(inner, wanted)


def is_called(item: object, want: str) -> bool:
    """Whether an item of a deck or a choice names something: "repair_2" and "card:repair_2" name repair."""
    return any(part == want or part.rpartition("_")[0] == want for part in str(item).replace(">", ":").split(":"))


def arming(game: Game, rng: Random) -> Choice:
    """What somebody who may play something at any time arms with this answer."""
    offers = [(seat, item) for seat in range(game.seats) for item in game.state.offers(seat)]
    return tuple(wish(seat, (item,)) for seat, item in offers if rng.random() < ARMS)[:1]


def eager(
    question: Question, wanted: Sequence[str], rng: Random, how: float = EAGER, helpers: Sequence[str] = ()
) -> Choice:
    """What a player who wants something answers."""
    choice = question.sample(rng)
    for names in (wanted, helpers):
        named = [item for item in question.items if any(is_called(item, name) for name in names)]
        if named and rng.random() < how:
            choices = [choice, *[question.sample(rng) for _ in range(TRIES)]]
            choices += [(item,) for item in named if question.refuse((item,)) is None]
            most = max(sum(item in named for item in choice) for choice in choices)
            best = [choice for choice in choices if sum(item in named for item in choice) == most]
            if most:
                return rng.choice(best)
    return choice


def tally(title: str, games: int, positions: int = 0, seed: int = 0) -> Tally:
    """Plays so many games and positions, each for a pair that has not met yet."""
    meeting: Any = import_module(f"tests.games.{title}.meetings")
    found, rng = Tally(meeting, title), Random(f"{title} {seed}")
    missing = found.missing()
    for n in range(games):
        found.play(rng.choice(missing), n)
        missing = [pair for pair in missing if pair not in found.met]
        if not missing:
            break
    for n in range(positions):
        if n % len(missing) == 0:
            missing = [pair for pair in missing if pair not in found.met]
            rng.shuffle(missing)
        if not missing:
            break
        if missing[n % len(missing)] not in found.met:
            found.stage(missing[n % len(missing)], n)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(referee.names()))
    parser.add_argument("--games", type=int, default=300, help="for each title")
    parser.add_argument("--positions", type=int, default=30000, help="for each title")
    parser.add_argument("--every", action="store_true", help="list each pair that has not met")
    given = parser.parse_args()
    disputed = 0
    for title in given.titles:
        found = tally(title, given.games, given.positions)
        print("\n".join(found.report(given.every)), flush=True)
        disputed += len(found.disputed)
    return int(disputed > 0)


if __name__ == "__main__":
    sys.exit(main())
