"""Which code a position belongs to.

A position holds numbers of blocks and names of locals, which mean nothing to any other code than that which made them.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

BEHIND = ".games."


def short(module: str) -> str:
    """The name of a module of rules, wherever the package lives: `fleet.turn` of today's and of every older edition."""
    return module.rpartition(BEHIND)[2]


@cache
def code_of(title: type, core: str = __package__) -> str:
    """The code of a title and of its kernel, as 16 hex digits. A title counts with its package, if it is in one."""
    digest, module = hashlib.sha256(), sys.modules[title.__module__]
    own = _sources(files(module.__package__)) if module.__package__ else [("", inspect.getsource(module).encode())]
    for name, text in (*_sources(files(core)), *own):
        digest.update(f"{name} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()[:16]


def _sources(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield above + entry.name, entry.read_bytes()
