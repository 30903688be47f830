"""What a standing order wishes: which question it is meant for, on which conditions, and what it answers."""

from __future__ import annotations

import math
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from orrery.core.errors import BadOption
from orrery.core.question import Item, Question
from orrery.server.protocol import Choice, Id

Fact = Annotated[str, Meta(min_length=1, max_length=100)]


class Clause(Struct, forbid_unknown_fields=True):
    """Something that the seat itself sees when it is asked.

    `of` names numbers, which are added up (of a list, how many are in it, or what each thing in it `counts`), or one
    thing, which must be one of `any`. "players.*.chips" is a number of each player. `least` and `most` are numbers, or
    names of some. What is not there fulfils nothing.
    """

    of: Annotated[list[Fact], Meta(min_length=1, max_length=20)]
    any: Choice | None = None
    least: int | Fact | None = None
    most: int | Fact | None = None
    counts: Annotated[dict[Fact, int], Meta(max_length=300)] | None = None


class Condition(Clause, forbid_unknown_fields=True):
    """A clause; and these, if there are any, together with it."""

    also: Annotated[list[Clause], Meta(max_length=20)] = []


Conditions = Annotated[list[Condition], Meta(max_length=20)]


class Wish(Struct, forbid_unknown_fields=True):
    """What somebody asks for. Without a kind: answer nothing to whatever may be answered so.

    The answer is `choice`, or as many as must be chosen of what `prefer` names, in that order; "*" names all the rest.

    `items` and `about`, where they are given, are what the question has to offer and to say; every condition of `where`
    has to hold then, and none of `unless`. `facts` names what everybody sees ("round", "players.1.chips") and what
    must still be as it is now. Otherwise the order is void; but one that is not for once waits for a question that
    offers and says that. A name that ends with a question mark is held to only if there is such a thing now.
    """

    kind: Annotated[str, Meta(max_length=100)] | None = None
    choice: Choice = []
    prefer: Choice | None = None
    items: Choice | None = None
    about: dict[str, Any] | None = None
    where: Conditions = []
    unless: Conditions = []
    facts: Annotated[list[Fact], Meta(max_length=20)] = []
    once: bool = True


class Order(Struct):
    """A wish that was taken down. `fired` is the turn at which it was carried out, `void` why it never will be."""

    id: Id
    wish: Wish
    facts: dict[str, Any]
    given: float
    fired: int | None = None
    void: str | None = None

    def done(self, turn: int) -> bool:
        """Whether this turn is none of its business any more."""
        return self.void is not None or (self.wish.once and self.fired is not None and self.fired != turn)


def verdict(order: Order, question: Question, table: Mapping[str, Any]) -> str | None:
    """None if the order answers this question; "other" if it is not meant for it; else why it is void.

    `table` is what the seat sees of it.
    """
    wish = order.wish
    if wish.kind is None:
        return None if question.refuse(()) is None else "other"
    if wish.kind != question.kind:
        return "other"
    if wish.items is not None and _sorted(wish.items) != _sorted(question.items):
        return "items" if wish.once else "other"
    if wish.about is not None and wish.about != question.about:
        return "about" if wish.once else "other"
    if not all(holds(one, table) for one in wish.where) or any(holds(one, table) for one in wish.unless):
        return "where" if wish.once else "other"
    if any(fact(table, name) != value for name, value in order.facts.items()):
        return "facts"
    if question.refuse(answer_to(question, wish)) is None:
        return None
    return "illegal" if wish.once or wish.prefer is None else "other"


def first_to_answer(
    given: Iterable[Order], turn: int, question: Question, table: Mapping[str, Any]
) -> tuple[Order | None, list[Order]]:
    """The first order that answers this question, and those before it that are void from now on."""
    void: list[Order] = []
    for order in given:
        if order.done(turn):
            continue
        found = verdict(order, question, table)
        if found is None:
            return order, void
        if found != "other":
            order.void = found
            void.append(order)
    return None, void


def answer_to(question: Question, wish: Wish) -> Sequence[Item]:
    """What a wish answers: its choice, or what it prefers of what is offered."""
    if wish.prefer is None:
        return wish.choice
    ranks = {item: rank for rank, item in enumerate(wish.prefer)}
    rest = ranks.get("*", -1)
    offered = [item for item in question.items if ranks.get(item, rest) >= 0]
    return sorted(offered, key=lambda item: ranks.get(item, rest))[: question.least]


def holds(condition: Condition, table: Mapping[str, Any]) -> bool:
    return all(_is_so(clause, table) for clause in (condition, *condition.also))


def _is_so(condition: Clause, table: Mapping[str, Any]) -> bool:
    if condition.any is not None:
        return fact(table, condition.of[0]) in condition.any
    least, most = (
        limit if it is None else _number(fact(table, it) if isinstance(it, str) else it, None)
        for it, limit in ((condition.least, -math.inf), (condition.most, math.inf))
    )
    found = [one for name in condition.of for one in _each(table, name)]
    return least <= sum(_number(one, condition.counts) for one in found) <= most


def _each(table: Mapping[str, Any], name: str) -> list[Any]:
    """What a name means; with a star in it, of every one in that list."""
    before, star, after = name.partition(".*.")
    return [fact(one, after) for one in fact(table, before) or ()] if star else [fact(table, name)]


def _number(found: Any, counts: Mapping[str, int] | None) -> float:
    """NaN for what is no number: it is neither more nor less than anything."""
    if isinstance(found, Sequence) and not isinstance(found, str):
        return len(found) if counts is None else sum(counts.get(thing, 0) for thing in found if isinstance(thing, str))
    return found if isinstance(found, int) else math.nan


def fact(table: Mapping[str, Any], name: str) -> Any:
    """What is seen under a name such as "players.1.chips"; None if there is no such thing."""
    found: Any = table
    for step in name.split("."):
        if isinstance(found, Mapping):
            found = found.get(step)
        elif isinstance(found, Sequence) and not isinstance(found, str) and step.isdecimal() and int(step) < len(found):
            found = found[int(step)]
        else:
            return None
    return found


def _sorted(items: Sequence[Item]) -> list[Item]:
    return sorted(items, key=lambda item: (str(type(item)), item))


def taken_down(wish: Wish, public: Mapping[str, Any], given: float) -> Order:
    """The order that a wish makes at a table of which everybody sees this."""
    if wish.kind is None and wish != Wish(once=wish.once):
        raise BadOption("An order for any question can only be to answer nothing.")
    seen = {name.removesuffix("?"): fact(public, name.removesuffix("?")) for name in wish.facts}
    for name in wish.facts:
        if seen[name.removesuffix("?")] is None and not name.endswith("?"):
            raise BadOption(f"Nobody sees anything called {name!r} at this table.")
    return Order(
        secrets.token_urlsafe(9), wish, {name: value for name, value in seen.items() if value is not None}, given
    )
