"""Records: what states and events are made of. Every field says who may see it, or the class is refused at import.

Fields hold ints, strings, None and tuples of these, so a copy is one shallow copy per record.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, Self

MISSING: Any = object()

LAZY = sys.version_info >= (3, 14)
"""Whether a class body may tell its annotations by a function only."""


class Mark:
    """Who may see a field: "all", "owner" or "nobody"; `size` names the count that everybody may see instead.

    `once` names the field of the same record that, when it is true, opens this one to everybody.
    `owner` names the field of each of several records that says whose it is.
    """

    __slots__ = ("default", "once", "owner", "sees", "size", "type")

    def __init__(
        self,
        sees: str,
        default: Any = MISSING,
        size: str | None = None,
        type: Any = None,
        once: str | None = None,
        owner: str | None = None,
    ) -> None:
        self.sees = sees
        self.default = default
        self.size = size
        self.type = type
        self.once = once
        self.owner = owner

    @property
    def is_single(self) -> bool:
        """Whether a field holds no tuple: it stays what it began as (`Record.faults`)."""
        return type(self.default) in (int, str, bool)


def public(default: Any = MISSING) -> Any:
    """Everybody sees it."""
    return Mark("all", default)


def private(default: Any = MISSING, size: str | None = None, once: str | None = None) -> Any:
    """Its owner sees it; the others see how much of it there is, under the name `size`.

    Everybody sees it once the record's field `once` is true.
    """
    return Mark("owner", default, size, once=once)


def hidden(default: Any = MISSING, size: str | None = None, once: str | None = None) -> Any:
    """Nobody sees it, until the record's field `once` is true; everybody sees how much of it there is (`size`)."""
    return Mark("nobody", default, size, once=once)


def records(type: Any, owner: str | None = None) -> Any:
    """A tuple of records marked by their own fields: one a seat, or each owned by the seat in its field `owner`."""
    return Mark("records", (), None, type, owner=owner)


def hidden_record(type: Any) -> Any:
    """One record that nobody sees."""
    return Mark("nobody", MISSING, None, type)


def listed(value: Any) -> Any:
    """Tuples as lists, all the way down: what JSON has."""
    if type(value) is tuple:
        return [listed(v) if type(v) is tuple else v for v in value]
    return value


def tupled(value: Any) -> Any:
    if type(value) is list:
        return tuple([tupled(v) for v in value])
    return value


def fresh(data: Any) -> Any:
    """A copy of JSON that whoever gets it may change."""
    if isinstance(data, Mapping):
        return {key: fresh(value) for key, value in data.items()}
    return [fresh(value) for value in data] if isinstance(data, (list, tuple)) else data


def is_plain(value: Any) -> bool:
    """Whether a value may stand in a state."""
    kind = type(value)
    return kind in (int, str, bool, type(None)) or (kind is tuple and all(is_plain(v) for v in value))


def _annotated(space: dict[str, Any]) -> dict[str, Any]:
    """The fields that the body of a class declares, with their types.

    From Python 3.14 on they are in the namespace only where annotations are strings (`from __future__ import
    annotations`); else it has a function that tells them.
    """
    if "__annotations__" in space or not LAZY:
        return dict(space.get("__annotations__", {}))
    annotationlib = import_module("annotationlib")
    tells = annotationlib.get_annotate_from_class_namespace(space)
    return dict(annotationlib.call_annotate_function(tells, annotationlib.Format.STRING)) if tells else {}


class RecordType(type):
    """Makes slots, constructor, copy, view and what is read of it, of a class from its marked fields."""

    marks: dict[str, Mark]

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Any:
        marks: dict[str, Mark] = {}
        for base in bases:
            marks.update(getattr(base, "marks", {}))
        own: list[str] = []
        for field, annotation in _annotated(space).items():
            if "ClassVar" in str(annotation):
                continue
            mark = space.pop(field, None)
            if not isinstance(mark, Mark):
                raise TypeError(f"{name}.{field} does not say who may see it: public, private or hidden")
            if field not in marks and any(hasattr(base, field) for base in bases):
                raise TypeError(f"{name}.{field} has a name that {bases[0].__name__} needs: choose another")
            marks[field] = mark
            own.append(field)
        for field, mark in marks.items():
            if mark.once is not None and (mark.once not in marks or marks[mark.once].sees != "all"):
                raise TypeError(f"{name}.{field} opens with {mark.once!r}, which is no public field")
        space["marks"] = marks
        space["__slots__"] = tuple(own) + tuple(space.get("__slots__", ()))
        cls = super().__new__(mcs, name, bases, space)
        for method, text in _methods(marks).items():
            if method not in space:
                made: dict[str, Any] = {}
                exec(text, {"MARKS": marks, "listed": listed, "tupled": tupled}, made)
                setattr(cls, method, made[method])
        return cls


def _methods(marks: dict[str, Mark]) -> dict[str, str]:
    """The hot methods, written out field by field."""
    signature = "".join(f", {f}" if m.default is MISSING else f", {f}=MARKS[{f!r}].default" for f, m in marks.items())
    return {
        "__init__": f"def __init__(self{signature}):\n"
        + "".join(f"    self.{f} = {f}\n" for f in marks)
        + "    pass\n",
        "copy": "def copy(self):\n    new = object.__new__(type(self))\n"
        + "".join(f"    new.{f} = {_copied(f, m)}\n" for f, m in marks.items())
        + "    return new\n",
        "view": _view(marks),
        "_masked": "def _masked(self, seat, owner=None):\n    new = object.__new__(type(self))\n"
        + "".join(f"    new.{f} = {_mask(f, m)}\n" for f, m in marks.items())
        + "    return new\n",
        "_read": "@classmethod\ndef _read(cls, view):\n    new = object.__new__(cls)\n"
        + "".join(f"    new.{f} = {_reading(f, m)}\n" for f, m in marks.items())
        + "    return new\n",
    }


def _copied(field: str, mark: Mark) -> str:
    if mark.sees == "records":
        return f"tuple([r.copy() for r in self.{field}])"
    return f"self.{field}.copy()" if mark.type else f"self.{field}"


def _view(marks: dict[str, Mark]) -> str:
    """What everybody sees up to the first field that is not for all is one display, which is the fastest."""
    lines = [line for field, mark in marks.items() for line in _view_lines(field, mark)]
    first = next((n for n, (_, test, _) in enumerate(lines) if test), len(lines))
    text = ", ".join(f"{name!r}: {value}" for name, _, value in lines[:first])
    text = f"def view(self, seat, owner=None):\n    seen = {{{text}}}\n"
    for name, test, value in lines[first:]:
        text += f"    {f'if {test}: ' if test else ''}seen[{name!r}] = {value}\n"
    return text + "    return seen\n"


def _view_lines(field: str, mark: Mark) -> list[tuple[str, str, str]]:
    """What a field shows: under which name, to whom if not to all, and how it is made."""
    if mark.sees == "records":
        return [(field, "", f"[{_each(field, mark, 'view')}]")]
    show = f"self.{field}" if mark.is_single else f"listed(self.{field})"
    lines = [(mark.size, "", f"len(self.{field})")] if mark.size else []
    if mark.sees == "all":
        return [*lines, (field, "", show)]
    test = _test(mark)
    return [*lines, (field, test, show)] if test else lines


def _mask(field: str, mark: Mark) -> str:
    if mark.sees == "records":
        return f"tuple([{_each(field, mark, '_masked')}])"
    if mark.sees == "all":
        return f"self.{field}"
    blank, test = _blank(field, mark, f"len(self.{field})"), _test(mark)
    return f"self.{field} if {test} else {blank}" if test else blank


def _reading(field: str, mark: Mark) -> str:
    if mark.sees == "records":
        return f"tuple(map(MARKS[{field!r}].type._read, view[{field!r}]))"
    seen = f"view[{field!r}]" if mark.is_single else f"tupled(view[{field!r}])"
    blank = _blank(field, mark, f"view[{mark.size!r}]")
    # the view of an earlier edition may lack a field that everybody sees today
    return f"{seen} if {field!r} in view else {blank}" if mark.sees == "all" or _test(mark) else blank


def _each(field: str, mark: Mark, method: str) -> str:
    """A method of several records, each asked as its owner's."""
    if mark.owner:
        return f"r.{method}(seat, r.{mark.owner}) for r in self.{field}"
    return f"r.{method}(seat, i) for i, r in enumerate(self.{field})"


def _test(mark: Mark) -> str:
    """When a field that is not for all is shown; nothing where that is never."""
    tests = ["seat is not None and seat == owner"] if mark.sees == "owner" else []
    return " or ".join(tests + ([f"self.{mark.once}"] if mark.once else []))


def _blank(field: str, mark: Mark, size: str) -> str:
    """What stands for a field that is not shown: None for each thing whose number is known."""
    if mark.type:
        return f"MARKS[{field!r}].type()"
    if mark.size:
        return f"(None,) * {size}"
    return "None" if mark.default is MISSING else f"MARKS[{field!r}].default"


class Record(metaclass=RecordType):
    """A mutable record with marked fields."""

    marks: ClassVar[dict[str, Mark]]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError

    def copy(self) -> Self:
        raise NotImplementedError

    def view(self, seat: int | None, owner: int | None = None) -> dict[str, Any]:
        """What `seat` may know of this record when it belongs to `owner`; a seat of None is a spectator."""
        raise NotImplementedError

    def masked(self, seat: int | None, owner: int | None = None) -> Self:
        """A copy in which what `seat` may not know is blank: None for each thing whose number is known."""
        return self._masked(seat, owner)

    @classmethod
    def read(cls, view: dict[str, Any]) -> Self:
        """The masked record behind a view: `read(r.view(seat)) == r.masked(seat)`."""
        if type(view) is Table and type(view.masked) is cls:
            return view.masked.copy()
        return cls._read(view)

    def _masked(self, seat: int | None, owner: int | None = None) -> Self:
        raise NotImplementedError

    @classmethod
    def _read(cls, view: dict[str, Any]) -> Self:
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Everything, as JSON has it: for saving, never for showing."""
        data: dict[str, Any] = {}
        for field, mark in self.marks.items():
            value = getattr(self, field)
            if mark.sees == "records":
                data[field] = [r.dump() for r in value]
            else:
                data[field] = value.dump() if mark.type else listed(value)
        return data

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Self:
        new = object.__new__(cls)
        for field, mark in cls.marks.items():
            value = data[field]
            if mark.sees == "records":
                setattr(new, field, tuple(mark.type.restore(v) for v in value))
            else:
                setattr(new, field, mark.type.restore(value) if mark.type else tupled(value))
        return new

    def faults(self) -> list[str]:
        """Fields that hold what a state may not hold."""
        wrong = []
        for field, mark in self.marks.items():
            value = getattr(self, field)
            if mark.sees == "records":
                wrong += [fault for r in value for fault in r.faults()]
            elif mark.type:
                wrong += value.faults()
            elif not is_plain(value):
                wrong.append(f"{type(self).__name__}.{field} holds {value!r}: hold ints, strings and tuples")
            elif mark.default is not None and mark.default is not MISSING and type(value) is not type(mark.default):
                kind = type(mark.default).__name__
                wrong.append(f"{type(self).__name__}.{field} holds {value!r}: it began as {kind}, and stays one")
        return wrong

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, f) == getattr(other, f) for f in self.marks)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f}={getattr(self, f)!r}' for f in self.marks)})"


class Table(dict[str, Any]):
    """A view that has its masked record with it: who wants to read it need not take the JSON apart again.

    Who changes it, reads what was there before: it is meant to be looked at.
    """

    __slots__ = ("masked",)

    def __init__(self, view: dict[str, Any], masked: Record) -> None:
        super().__init__(view)
        self.masked = masked
