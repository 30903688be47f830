"""One folder a title. A title is found by its folder: nothing else names it."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from orrery.core.errors import UnknownTitle
from orrery.core.title import Title


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def find(name: object) -> Title:
    """The title of that name. Each folder's package has it as TITLE."""
    if name not in names():
        raise UnknownTitle(f"There is no title {name!r}. The titles are: {', '.join(names())}.")
    title: Title = import_module(f"{__name__}.{name}").TITLE
    return title
