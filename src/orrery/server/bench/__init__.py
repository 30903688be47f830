"""How fast a server is: durable answers through real WebSockets, and what an idle table weighs.

The server runs in a process of its own, on one core; the players on another, if there is one. Two questions are asked
of it, for each number of tables:

- How many answers a second, when each table's next answer is sent as soon as every seat has seen the one before it?
  With so many answers always under way, how long one waits says no more than how many there are: it is their number,
  divided by how many are answered in a second.
- How long does one wait, when so many answers a second are given, at random moments, whether the server keeps up or
  not? First at the rate of the target; then at smaller and smaller shares of the most there can be, until hardly
  anybody waits too long.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import inspect

from orrery import games
from orrery.core.errors import OrreryError
from orrery.server.bench.measures import Measure, Weight, measure, weigh
from orrery.server.bench.process import PLAYERS_CORE, pin
from orrery.server.noughts import NOUGHTS
from orrery.server.schema import metadata
from orrery.server.store import open_engine

TOO_LONG = 0.05
"""Seconds that one answer in a hundred may wait longer than."""
SHARES = (0.9, 0.7, 0.5)


def bench(
    titles: list[str], tables: list[int], seconds: float, rate: float, database: str | None = None, logins: int = 0
) -> Iterator[Measure | Weight]:
    """Measures, one after the other."""
    import uvloop

    games.add(NOUGHTS)
    pin(PLAYERS_CORE)
    for title in titles:
        for n in tables:

            def ask(offered: float | None, title: str = title, n: int = n) -> Measure:
                with _fresh(database) as url:
                    return uvloop.run(measure(title, n, seconds, url, offered, logins=logins))

            most = ask(None)
            yield most
            yield ask(rate)
            for share in SHARES:
                found = ask(most.rate * share)
                yield found
                if found.percentile(0.99) < TOO_LONG:
                    break
        with _fresh(database) as url:
            yield uvloop.run(weigh(title, url))


@contextmanager
def _fresh(database: str | None) -> Iterator[str]:
    """An empty database. One that was given is emptied again, so it has to be empty at first."""
    if database is None:
        with tempfile.TemporaryDirectory(prefix="orrery-bench-") as folder:
            yield f"sqlite:///{folder}/orrery.db"
        return
    engine = open_engine(database)
    try:
        if inspect(engine).get_table_names():
            raise OrreryError("The database to measure with is not empty.")
        yield database
        metadata.drop_all(engine)
    finally:
        engine.dispose()
