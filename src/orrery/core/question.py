"""Questions: what a seat is asked, as data that a person, a bot, the wire and the log can share.

A rule asks by yielding `pay(seat)`, where `pay` is a function marked `@question` that builds the question from the
state. The game holds only the name and the arguments, so a question can be saved, and asked again in another world.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import combinations, islice
from random import Random
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec

from orrery.core.errors import Refusal
from orrery.core.record import fresh
from orrery.core.sources import short

Item = str | int
Choice = tuple[Item, ...]

P = ParamSpec("P")


class Way(NamedTuple):
    """One way to answer: all of `fixed`, and `n` of `pool`."""

    fixed: Choice
    pool: Choice = ()
    n: int = 0


class Question:
    """Choose from `least` to `most` of `items`, or, where there are `ways`, as one of them says."""

    __slots__ = ("_maker", "_table", "about", "items", "kind", "least", "most", "seat", "ways")

    kind: str
    seat: int
    _maker: Maker[Any] | None
    _table: Any

    def __init__(
        self,
        items: Choice = (),
        least: int = 1,
        most: int = 1,
        about: dict[str, Any] | None = None,
        ways: tuple[Way, ...] | None = None,
    ) -> None:
        if ways is not None:
            if not items:
                items = tuple(dict.fromkeys(i for way in ways for i in way.fixed))
                items += max((way.pool for way in ways), key=len, default=())
            sizes = [len(way.fixed) + way.n for way in ways]
            least, most = min(sizes, default=1), max(sizes, default=0)
        self.items = items
        self.least = least
        self.most = most
        self.about = about or {}
        self.ways = ways
        self._maker = self._table = None

    def choices(self) -> Iterator[Choice]:
        """Every legal choice, each once."""
        if self.ways is not None:
            listed: set[tuple[tuple[Item, int], ...]] = set()
            for way in self.ways:
                for pick in _distinct(way.pool, way.n):
                    choice = way.fixed + pick
                    same = tuple(sorted(Counter(choice).items(), key=str))
                    if same not in listed:
                        listed.add(same)
                        yield choice
            return
        for n in range(self.least, min(self.most, len(self.items)) + 1):
            yield from _distinct(self.items, n)

    def only_choice(self) -> Choice | None:
        """The one legal choice, if there is just one."""
        if self.ways is None and self.least == self.most == 1:
            return self.items[:1] if len(set(self.items)) == 1 else None
        found = list(islice(self.choices(), 2))
        return found[0] if len(found) == 1 else None

    def sample(self, rng: Random) -> Choice:
        """A legal choice at random."""
        items = self.items
        if self.ways is not None:
            way = self.ways[int(rng.random() * len(self.ways))]
            return way.fixed + tuple(rng.sample(way.pool, way.n)) if way.n else way.fixed
        if self.most == 1:
            pick = int(rng.random() * (len(items) + 1 - self.least))
            return (items[pick],) if pick < len(items) else ()
        return tuple(rng.sample(items, rng.randint(self.least, min(self.most, len(items)))))

    def refuse(self, choice: Sequence[Item]) -> Refusal | None:
        """Why this is no legal choice, or None."""
        items = self.items
        for item in choice:
            if item not in items or type(item) is not type(items[items.index(item)]):
                return Refusal("not_offered", item=_shown(item))
        if len(choice) > 1:
            for item, n in Counter(choice).items():
                if n > items.count(item):
                    return Refusal("not_offered", item=item)
        if len(choice) < self.least:
            return Refusal("too_few", least=self.least)
        if len(choice) > self.most:
            return Refusal("too_many", most=self.most)
        if self.ways is not None and not any(_fits(choice, way) for way in self.ways):
            return Refusal("no_such_combination")
        return None

    def ordered(self, choice: Sequence[Item]) -> Choice:
        """The same choice in the order of the items, so that equal answers make equal games."""
        return tuple(sorted(choice, key=self.items.index)) if len(choice) > 1 else tuple(choice)

    def preview(self, choice: Sequence[Item]) -> dict[str, Any]:
        """What a choice would cost and do, as far as the seat can know."""
        show = self._maker and self._maker.previews
        return show(self.table, self, tuple(choice)) if show else {}

    def blocked(self) -> dict[Item, Refusal]:
        """What one might expect to be offered and is not, with the reason."""
        show = self._maker and self._maker.blocks
        return show(self.table, self) if show else {}

    @property
    def table(self) -> Any:
        """The table as the seat sees it, or None where nothing is behind the question."""
        if callable(self._table):
            self._table = self._table()
        return self._table

    def detached(self, table: Callable[[], Any] | None = None) -> Question:
        """The same question with nothing but the seat's own table behind it: what a bot is given, and may spoil.

        `table` makes that table when it is first looked at: most bots never do.
        """
        new = copy(self)
        new.about = fresh(self.about)
        new._table = table or self.table.copy()
        return new

    def data(self) -> dict[str, Any]:
        """The question as JSON has it."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "kind": self.kind,
            "items": list(self.items),
            "least": self.least,
            "most": self.most,
            "about": fresh(self.about),
        }
        if self.ways is not None:
            data["ways"] = [[list(way.fixed), list(way.pool), way.n] for way in self.ways]
        if self._maker is not None:
            data["rule"] = self._maker.name  # a title may have questions of one kind in several chapters
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any], table: Any = None) -> Question:
        """The question that `data` tells. With the table as its seat sees it, it can preview and explain as well."""
        ways = data.get("ways")
        new = cls(
            tuple(data["items"]),
            data["least"],
            data["most"],
            fresh(data["about"]),
            None if ways is None else tuple(Way(tuple(fixed), tuple(pool), n) for fixed, pool, n in ways),
        )
        new.kind, new.seat = data["kind"], data["seat"]
        if table is not None:
            new._maker, new._table = MAKERS.get(short(data.get("rule", ""))), table
        return new

    def __repr__(self) -> str:
        return f"Question({self.seat}, {self.kind!r}, {self.items!r}, {self.least}..{self.most})"


class Ask:
    """A question to be asked of a seat: who builds it, and from what."""

    __slots__ = ("args", "maker", "seat")

    def __init__(self, maker: Maker[Any], seat: int, args: tuple[Any, ...] = ()) -> None:
        self.maker = maker
        self.seat = seat
        self.args = args

    def build(self, g: Any, table: Callable[[], Any]) -> Question:
        question = self.maker.build(g, self.seat, *self.args)
        question.kind = self.maker.kind
        question.seat = self.seat
        question._maker = self.maker
        question._table = table
        return question


class All:
    """Questions asked of several seats at once, answered in secret, revealed together.

    The rule gets a tuple of (seat, choice) in the order of the questions.
    """

    __slots__ = ("asks",)

    def __init__(self, asks: Iterable[Ask]) -> None:
        self.asks = tuple(asks)


Asking = Ask | All

MAKERS: dict[str, Maker[Any]] = {}


class Maker(Generic[P]):
    """A function that builds a question. Called with a seat, it asks; the kind of the question is its name."""

    __slots__ = ("blocks", "build", "discreet", "kind", "name", "open", "previews")

    def __init__(self, build: Callable[Concatenate[Any, int, P], Question]) -> None:
        self.build = build
        self.kind = build.__name__
        self.name = f"{short(build.__module__)}.{build.__name__}"
        self.previews: Callable[[Any, Question, Choice], dict[str, Any]] | None = None
        self.blocks: Callable[[Any, Question], dict[Item, Refusal]] | None = None
        self.discreet = self.open = False
        MAKERS[self.name] = self

    def __call__(self, seat: int, *args: P.args, **_: P.kwargs) -> Ask:
        return Ask(self, seat, args)

    def preview(self, show: Callable[[Any, Question, Choice], dict[str, Any]]) -> Callable[..., dict[str, Any]]:
        """Marks the function that says what a choice would do. It gets the table as the seat sees it."""
        self.previews = show
        return show

    def blocked(self, show: Callable[[Any, Question], dict[Item, Refusal]]) -> Callable[..., dict[Item, Refusal]]:
        """Marks the function that says what cannot be chosen and why. It gets the table as the seat sees it."""
        self.blocks = show
        return show


def question(build: Callable[Concatenate[Any, int, P], Question]) -> Maker[P]:
    return Maker(build)


def discreet_question(build: Callable[Concatenate[Any, int, P], Question]) -> Maker[P]:
    """One of which nobody sees who has answered it already, where it is asked of several at once."""
    maker = Maker(build)
    maker.discreet = True
    return maker


def open_question(build: Callable[Concatenate[Any, int, P], Question]) -> Maker[P]:
    """One built from what everybody sees: where it leaves a single choice, everybody knows it and nobody is asked."""
    maker = Maker(build)
    maker.open = True
    return maker


def _shown(item: object) -> str:
    """What was asked for, short enough to be told."""
    text = str(item)
    return text if len(text) <= 60 else f"{text[:60]}…"


def _distinct(pool: Choice, n: int) -> Iterator[Choice]:
    if len(set(pool)) == len(pool):
        yield from combinations(pool, n)
        return
    gathered = sorted(pool, key=pool.index)
    seen = set()
    for pick in combinations(gathered, n):
        if pick not in seen:
            seen.add(pick)
            yield pick


def _fits(choice: Sequence[Item], way: Way) -> bool:
    if len(choice) != len(way.fixed) + way.n:
        return False
    rest = list(choice)
    for item in way.fixed:
        if item not in rest:
            return False
        rest.remove(item)
    return not Counter(rest) - Counter(way.pool)
