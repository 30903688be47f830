"""A table with Daybreak: like that of the base game, see `tests.games.galactica.table`.

t = table(seat("romo_lampkin", hand=["bait_0"], mutiny=["panic"]), phase="action", search_for_home=True)
"""

from __future__ import annotations

from typing import Any

from orrery.games.galactica.state import Galactica
from tests.games.galactica.table import Table, seat
from tests.games.galactica.table import table as base_table

__all__ = ["Table", "seat", "table", "world"]

OPTIONS = ("activations", "search_for_home", "danna_press_room", "dutiful_each")


def table(*players: dict[str, Any], script: list[Any] | None = None, **position: Any) -> Table:
    """Options stand among the rest of the position; all but Daybreak are off unless they are named."""
    options = {name: position.pop(name) for name in OPTIONS if name in position}
    return base_table(*players, script=script, options={"daybreak": True, **options}, **position)


def world(t: Table, seat: int | None, n: int) -> Galactica:
    """The n-th other world that this seat could not tell from the true one: it sees the same there."""
    other = t.game.resample(seat, n)
    assert other.view(seat) == t.game.view(seat)
    assert isinstance(other.state, Galactica)
    return other.state
