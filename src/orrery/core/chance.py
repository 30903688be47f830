"""The one door through which chance enters a game: seeded, or scripted.

Each use takes the SHAKE-256 stream of "seed:number of the use", so the whole generator is a string and a counter,
copies cost nothing, and whoever is told the seed after the game can verify every shuffle in any language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import shake_256
from typing import TypeVar

from orrery.core.errors import BadScript
from orrery.core.record import Record, hidden, is_plain

T = TypeVar("T")


class Chance(Record):
    seed: str = hidden("")
    used: int = hidden(0)
    script: tuple[object, ...] = hidden(())
    """Outcomes to come, next first: the order of a shuffle (a tuple), or the number of a die."""

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in another order; the first is the top."""
        scripted = self._scripted()
        if scripted is not None:
            if not isinstance(scripted, tuple) or not is_plain(scripted) or Counter(scripted) != Counter(things):
                raise BadScript(f"The script orders {scripted!r}, which is not a shuffle of {tuple(things)!r}.")
            return scripted
        order = list(things)
        stream = self._stream(8 * len(order))
        for i in range(len(order) - 1, 0, -1):
            j = int.from_bytes(stream[8 * i : 8 * i + 8], "big") % (i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def roll(self, sides: int) -> int:
        """A number from 1 to `sides`."""
        scripted = self._scripted()
        if scripted is not None:
            if type(scripted) is not int or not 1 <= scripted <= sides:
                raise BadScript(f"The script rolls {scripted!r} on a die of {sides} sides.")
            return scripted
        return int.from_bytes(self._stream(8), "big") % sides + 1

    def _scripted(self) -> object | None:
        self.used += 1
        if not self.script:
            return None
        outcome, self.script = self.script[0], self.script[1:]
        return outcome

    def _stream(self, n: int) -> bytes:
        if not self.seed:
            raise BadScript("The script is used up and there is no seed to go on with.")
        return shake_256(f"{self.seed}:{self.used}".encode()).digest(n)
