"""What other installed packages bring, by the entry points that they declare. Nothing is read before somebody asks.

What cannot be used is left out, and one sentence says why.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from orrery.core.errors import OrreryError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class Unusable(OrreryError):
    """What another package brings does not work here."""


def entries(group: str) -> tuple[EntryPoint, ...]:
    """What installed packages declare under the name of a group, always in the same order."""
    from importlib.metadata import entry_points  # costs a fifth of importing the engine

    return tuple(sorted(entry_points(group=group), key=lambda entry: (_package(entry), entry.name)))


def read(entry: EntryPoint, what: str, fault: Callable[[str, Any], str | None]) -> Any:
    """What an entry point leads to. `fault` says what is wrong with what was found under a name, if anything is."""
    try:
        found = entry.load()
        wrong = fault(entry.name, found)
    except (Exception, SystemExit) as error:
        wrong = f"{type(error).__name__}: {' '.join(str(error).split())}"
    if wrong is not None:
        raise Unusable(f"The {what} {entry.name!r} of the package {_package(entry)} cannot be used: {wrong}")
    return found


def tell(fault: Unusable) -> None:
    print(fault, file=sys.stderr)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "?"
