"""What somebody at a command line can get wrong."""

from __future__ import annotations

from orrery.core.errors import OrreryError


class WrongUse(OrreryError):
    """Arguments that do not go together, or a file that is not what it should be."""


def one_line(message: str, most: int = 300) -> str:
    """A message as one line, ended by a full stop, at no great length."""
    line = " ".join(message.split())
    line = line if len(line) <= most else f"{line[: most - 1]}…"
    return line if line.endswith((".", "…", "!", "?")) else f"{line}."
