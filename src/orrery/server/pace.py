"""How long a seat may take, and what happens to one that takes longer: a table's own choice.

Every pace has an end, so that no table waits for ever. Time counts only while a server was up to be answered to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, func, select

from orrery.core.errors import BadOption
from orrery.server.schema import outages, pulse

T = TypeVar("T")

DAY = 86400.0
PATIENCE = 3 * DAY
"""For how long a live table without a clock waits for somebody."""
SILENCE = 5.0
"""Seconds without a sign of any process after which the server was down."""


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """`live`, with or without a clock for each seat (seconds, and more with every answer); or `days` a move."""

    kind: Literal["live", "days"] = "live"
    clock: Annotated[float, Meta(ge=30, le=86400)] | None = None
    bonus: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    days: Annotated[float, Meta(ge=0.04, le=60)] = 2.0

    @property
    def clocked(self) -> bool:
        return self.kind == "live" and self.clock is not None

    @property
    def allowance(self) -> float:
        """Seconds for one answer, where there is no clock."""
        return self.days * DAY if self.kind == "days" else PATIENCE

    @property
    def grace(self) -> float:
        """Seconds in which a substitute may come, or a vote may be held, before a bot plays on."""
        return DAY if self.kind == "days" else 300.0

    @property
    def hold(self) -> float:
        """Seconds for which bots and standing orders wait while people consider a proposal."""
        return DAY / 4 if self.kind == "days" else 60.0


class Rule(Struct, forbid_unknown_fields=True, frozen=True):
    """What happens when somebody is late or leaves: a bot plays on, a substitute takes the link, or a vote to end."""

    kind: Literal["bot", "substitute", "vote"] = "bot"
    bot: Annotated[str, Meta(max_length=40)] = "random"


def pace_of(settings: Mapping[str, Any]) -> Pace:
    return _read(settings.get("pace", {}), Pace)


def rule_of(settings: Mapping[str, Any]) -> Rule:
    return _read(settings.get("away", {}), Rule)


def _read(data: Any, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadOption(f"This is no way to play that a table can have: {error}.") from error


class Served:
    """The time in which a server was up. Deadlines move on by the time in which it was not."""

    def __init__(self, down: Iterable[tuple[float, float]] = ()) -> None:
        self.down = sorted(down)

    def between(self, begin: float, end: float) -> float:
        """Seconds that count."""
        return max(0.0, end - begin - sum(max(0.0, min(end, b) - max(begin, a)) for a, b in self.down))

    def deadline(self, begin: float, seconds: float) -> float:
        """The moment at which so many seconds have counted."""
        end = begin + seconds
        for a, b in self.down:
            if b > begin and a < end:
                end += b - max(a, begin)
        return end

    def beat(self, connection: Connection, now: float) -> None:
        """A sign of life, and a look at when there was none."""
        last = connection.execute(select(func.max(pulse.c.at))).scalar()
        if last is None:
            connection.execute(pulse.insert().values(at=now))
        else:
            update = pulse.update().where(pulse.c.at == last).values(at=max(now, last))
            first = bool(connection.execute(update).rowcount)  # of several processes that come back at once
            if first and now - last > SILENCE:
                connection.execute(outages.insert().values(begin=last, end=now))
        self.down = sorted((row.begin, row.end) for row in connection.execute(select(outages)))
