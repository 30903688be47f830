"""What a seat sees as rows of numbers: one row for each number and each word of its view.

Nothing is left out and nothing is laid out by hand, so the form stays the same whatever a later version adds:

    what, i, j, k, value

`what` is the number of the path ("table.players.hand"), i, j and k are the places in the lists along it, and the value
is the number that stands there, or that of a word. A word of several parts ("ship:7>a1") takes a row for each.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Mapping
from functools import cache
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

ROWS, COLUMNS = 2048, 5
PLACES = 3
FIRST_WORD = 1 << 20
"""The numbers of words begin here: no number on a table is as large."""
WORDS = 1 << 20
PART = re.compile(r"[A-Za-z_]\w*|\d+")
SPLIT = "#"
"""In a path: where the last place is that of a part in its word."""
UNSAID = frozenset({"ways", "rule"})
"""Of a question: which combinations are allowed, the mask says; and what the rule is called, is for programs."""

Rows = npt.NDArray[np.int32]


@cache
def number_of(word: str) -> int:
    """The same in every version and for every title."""
    return FIRST_WORD + crc32(word.encode()) % WORDS


@cache
def numbers_in(word: str) -> tuple[int, ...]:
    """Those of its parts."""
    return tuple([int(part) if part.isdecimal() else number_of(part) for part in PART.findall(word)])


def facts(view: Mapping[str, Any], picked: tuple[Any, ...] = ()) -> Rows:
    """A view, and what has been picked of an answer on its way."""
    found = array("i")
    _tell({**view, "picked": list(picked)}, "", (), found)
    if len(found) > ROWS * COLUMNS:
        raise ValueError(f"This view has {len(found) // COLUMNS} facts; an environment shows {ROWS}.")
    rows = np.zeros((ROWS, COLUMNS), dtype=np.int32)
    rows.ravel()[: len(found)] = found
    return rows


def _tell(thing: Any, path: str, places: tuple[int, ...], found: array[int]) -> None:
    kind = type(thing)
    if kind is str:
        parts = numbers_in(thing)
        if len(parts) == 1:
            found.extend(_row(path, places, parts[0]))
        else:
            for i, part in enumerate(parts):
                found.extend(_row(path + SPLIT, (*places, i), part))
    elif kind is list:
        for i, value in enumerate(thing):
            _tell(value, path, (*places, i), found)
    elif isinstance(thing, dict):
        for name, value in thing.items():
            if name not in UNSAID:
                _tell(value, f"{path}.{name}" if path else str(name), places, found)
    elif thing is not None:
        found.extend(_row(path, places, int(thing)))


def _row(path: str, places: tuple[int, ...], value: int) -> tuple[int, ...]:
    i, j, k = (*places[-PLACES:], 0, 0, 0)[:PLACES]
    return number_of(path), i, j, k, value
