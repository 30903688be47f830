"""Declarations: the parts of a title's cards and boards that a rule may hold across a question.

    declare("crisis.water_shortage", card)

gives a name to the card and to each of its parts: its fields, and the members of tuples in them, all the way down. A
frame holds the part itself; a saved game says its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

from orrery.core.record import is_plain

T = TypeVar("T")

_PARTS: dict[str, Any] = {}
_NAMES: dict[int, str] = {}
"""By identity: two cards may have equal parts. What is declared stays for ever, so an id is never used again."""


def declare(name: str, thing: T) -> T:
    """Names a frozen dataclass and its parts. A part that two declarations share keeps its first name."""
    if name in _PARTS:
        raise ValueError(f"{name} is declared twice")
    _PARTS[name] = thing
    _NAMES.setdefault(id(thing), name)
    for part_name, part in _parts_of(thing):
        if not is_plain(part):
            declare(f"{name}.{part_name}", part)
    return thing


def _parts_of(thing: Any) -> Iterator[tuple[str, Any]]:
    if type(thing) is tuple:
        yield from ((str(i), part) for i, part in enumerate(thing))
    elif is_dataclass(thing) and _is_frozen(thing):
        yield from ((field.name, getattr(thing, field.name)) for field in fields(thing))
    else:
        raise TypeError(f"{thing!r} cannot be declared: declare frozen dataclasses and tuples of them")


def _is_frozen(thing: Any) -> bool:
    return bool(thing.__dataclass_params__.frozen)


def is_holdable(value: Any) -> bool:
    """Whether a value may be held across a question: plain data, declared parts, and tuples of both."""
    return is_plain(value) or id(value) in _NAMES or (type(value) is tuple and all(map(is_holdable, value)))


def written(value: Any) -> Any:
    """What is held, as JSON has it."""
    if not is_plain(value) and id(value) in _NAMES:
        return {"declared": _NAMES[id(value)]}
    return [written(v) for v in value] if type(value) is tuple else value


def read(data: Any) -> Any:
    """What `written` wrote."""
    if isinstance(data, dict):
        return _PARTS[data["declared"]]
    return tuple([read(v) for v in data]) if type(data) is list else data
