"""Opening files of traces: one JSON object a line, gzip or plain."""

from __future__ import annotations

import gzip
import io
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FORMAT = 1
GZIP = b"\x1f\x8b"

Trace = dict[str, Any]


class Unreadable(Exception):
    """A file that holds no traces of this format, in one sentence."""


class Traces:
    """The games of a file, in order, each read when its turn comes."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines = [(number, line) for number, line in enumerate(_text(path).split("\n"), 1) if line.strip()]
        if not self._lines:
            raise Unreadable(f"{path} holds no game.")

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[Trace]:
        for number, line in self._lines:
            yield _trace(self._path, number, line)


def _text(path: Path) -> str:
    try:
        content = path.read_bytes()
        if content.startswith(GZIP):
            with gzip.open(io.BytesIO(content)) as packed:
                content = packed.read()
        return content.decode("utf-8")
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise Unreadable(f"{path} is a broken gzip file.") from None
    except OSError as error:
        raise Unreadable(f"{path} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path} is not a text in UTF-8.") from None


def _trace(path: Path, number: int, line: str) -> Trace:
    try:
        trace = json.loads(line, object_pairs_hook=_without_repeats)
    except json.JSONDecodeError as error:
        raise Unreadable(f"{path} line {number} is not JSON: {error.msg}.") from None
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{path} line {number} is not JSON that can be compared: {error}.") from None
    if not isinstance(trace, dict):
        raise Unreadable(f"{path} line {number} is not a game but a {type(trace).__name__}.")
    found = trace.get("format")
    if type(found) is not int or found != FORMAT:
        raise Unreadable(f"{path} line {number} is of format {found!r}, not {FORMAT}.")
    return trace


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON lets a key come twice, and Python would hide the first."""
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("an object has a key twice")
    return made
