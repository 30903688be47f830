"""One folder a title. A title is found by its folder, by the entry point (`orrery.titles`) of an installed package, or
added by whoever brings one: nothing else names it.

A title whose folder has a file UNFINISHED.md, which says what is missing, is not offered to anybody: it can only be
played from Python by who knows its name.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from orrery.core import installed
from orrery.core.errors import UnknownTitle
from orrery.core.title import Title

GROUP = "orrery.titles"


def _folders(path: Path) -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(path)]) if module.ispkg))


def _finished(path: Path) -> tuple[str, ...]:
    return tuple(name for name in _folders(path) if not (path / name / "UNFINISHED.md").exists())


_HERE = Path(__file__).parent
_FOLDERS, _OFFERED = _folders(_HERE), _finished(_HERE)
_ADDED: dict[str, Title] = {}


def names() -> tuple[str, ...]:
    return (*_OFFERED, *(_elsewhere()[0] | _ADDED))


def add(title: Title) -> None:
    """Brings in a title that lives elsewhere. A title of ours cannot be replaced."""
    if title.name in _FOLDERS:
        raise ValueError(f"{title.name} is a title of this package.")
    _ADDED[title.name] = title


def find(name: object) -> Title:
    """The title of that name. Each folder's package has it as TITLE."""
    if name in _FOLDERS:
        title: Title = import_module(f"{__name__}.{name}").TITLE
        return title
    if isinstance(name, str):
        if name in _ADDED:
            return _ADDED[name]
        brought, faults = _elsewhere()
        if name in brought:
            return brought[name]
        if name in faults:
            raise UnknownTitle(faults[name])
    raise UnknownTitle(f"There is no title {name!r}. The titles are: {', '.join(names())}.")


@cache
def _elsewhere() -> tuple[dict[str, Title], dict[str, str]]:
    """The titles of other installed packages; and by name, why others cannot be used."""
    brought: dict[str, Title] = {}
    faults: dict[str, str] = {}

    def fault(name: str, found: Any) -> str | None:
        if name in _FOLDERS:
            return "it is a title of Orrery itself, which cannot be replaced."
        if name in brought:
            return "another package brings one of that name."
        if not isinstance(found, Title) or not all(
            hasattr(found, part) for part in ("name", "rules", "seats", "state")
        ):
            return "it is no Title with a name, rules, seats and a state."
        if found.name != name or not name.isidentifier():
            return f"it calls itself {found.name!r}, which must be a word and the same."
        return None

    for entry in installed.entries(GROUP):
        try:
            brought[entry.name] = installed.read(entry, "title", fault)
        except installed.Unusable as unusable:
            installed.tell(unusable)
            faults[entry.name] = str(unusable)
    return brought, faults
