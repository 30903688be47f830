"""What went wrong inside a rule: a number for people, a line for whoever mends it, a count.

The line names places in the code. Never the words or the values of an error: they may name a card.
"""

from __future__ import annotations

import logging
import secrets
import traceback
from collections import Counter
from pathlib import Path

log = logging.getLogger("orrery.server")


class Incidents:
    """Those of one process."""

    def __init__(self) -> None:
        self.rules: Counter[tuple[str, int]] = Counter()
        """How often the rules of a title and number have failed."""

    def note(self, table: str, seq: int, title: str, rules: int, error: BaseException) -> str:
        """A rule has failed where the log of a table has so many rows. Gives the number of the incident."""
        number = secrets.token_hex(4)
        self.rules[title, rules] += 1
        about = {"incident": number, "table": table, "seq": seq, "title": title, "rules": rules}
        log.error("rule failed", extra={**about, "error": type(error).__name__, "where": places(error)})
        return number


def places(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
