"""One folder a title. A title is found by its folder, or added by whoever brings one: nothing else names it.

A title whose folder has a file UNFINISHED.md, which says what is missing, is not offered to anybody: it can only be
played from Python by who knows its name.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path

from orrery.core.errors import UnknownTitle
from orrery.core.title import Title


def _folders(path: Path) -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(path)]) if module.ispkg))


def _finished(path: Path) -> tuple[str, ...]:
    return tuple(name for name in _folders(path) if not (path / name / "UNFINISHED.md").exists())


_HERE = Path(__file__).parent
_FOLDERS, _OFFERED = _folders(_HERE), _finished(_HERE)
_ADDED: dict[str, Title] = {}


def names() -> tuple[str, ...]:
    return (*_OFFERED, *_ADDED)


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
    if isinstance(name, str) and name in _ADDED:
        return _ADDED[name]
    raise UnknownTitle(f"There is no title {name!r}. The titles are: {', '.join(names())}.")
