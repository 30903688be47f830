"""A server in a process of its own, with the small titles: `python -m tests.server.serve --port N --database URL`."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

from orrery.server import connection
from orrery.server import run as running
from orrery.server.guard import Visit
from orrery.server.hall import Hall
from orrery.server.play import Waiter
from orrery.server.run import Server, run
from orrery.server.settings import Settings
from orrery.server.store import Move, Store
from orrery.server.tables import Tables
from tests.server import trivial


def acknowledge_first(seconds: float = 3.0) -> None:
    """Takes the protection away: an answer is acknowledged and told, and written a little later."""
    commit = Store._commit

    async def append(self: Store, move: Move) -> bool:
        self._submit(move).add_done_callback(lambda done: done.cancelled() or done.exception())
        return True

    def commit_later(self: Store, jobs: Any) -> Any:
        if any(isinstance(job.work, Move) for job in jobs):
            time.sleep(seconds)
        return commit(self, jobs)

    Store.append = append  # type: ignore[method-assign]
    Store._commit = commit_later  # type: ignore[method-assign]


def commit_slowly(seconds: float, begun: Path | None) -> None:
    """Something is under way for so long; a file says since when."""
    commit = Store._commit

    def slow(self: Store, jobs: Any) -> Any:
        if any(isinstance(job.work, Move) for job in jobs):
            if begun:
                begun.touch()
            time.sleep(seconds)
        return commit(self, jobs)

    Store._commit = slow  # type: ignore[method-assign]


def tell_who_waits(file: Path) -> None:
    """A file says that somebody waits for news."""
    begin = Waiter.__init__

    def begun(self: Waiter, visit: Visit) -> None:
        begin(self, visit)
        file.touch()

    Waiter.__init__ = begun  # type: ignore[method-assign]


def stop_at_once() -> None:
    """Takes the protection away: who is told to stop is gone, whatever is under way."""
    Server.handle_exit = lambda *_: os._exit(0)  # type: ignore[method-assign]


def be_deaf() -> None:
    """Takes the protection away: what the bus does not tell is never noticed."""

    async def look_away(self: Tables, shared: bool) -> None:
        return

    Tables.look_again = look_away  # type: ignore[method-assign]


def take_endless_messages() -> None:
    """Takes the protection away: a message may be of any length."""
    connection.LARGEST = 10**9
    vars(running)["LARGEST"] = 10**9


def keep_endless_queues() -> None:
    """Takes the protection away: as much waits for a reader as there is to read."""
    connection.WAITING = 10**9


def trust_sessions() -> None:
    """Takes the protection away: nobody looks whether a session that was ended elsewhere is still in use here."""

    async def trust(self: Hall) -> None:
        return

    Hall._dismiss_the_ended = trust  # type: ignore[method-assign]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bus")
    parser.add_argument("--limited", action="store_true")
    parser.add_argument("--slow", type=float)
    parser.add_argument("--begun", type=Path)
    parser.add_argument("--waits", type=Path)
    parser.add_argument("--acknowledge-first", action="store_true")
    parser.add_argument("--stop-at-once", action="store_true")
    parser.add_argument("--deaf", action="store_true")
    parser.add_argument("--endless-messages", action="store_true")
    parser.add_argument("--trusting", action="store_true")
    parser.add_argument("--endless-queues", action="store_true")
    options = parser.parse_args()
    if options.slow:
        commit_slowly(options.slow, options.begun)
    if options.waits:
        tell_who_waits(options.waits)
    for wanted, change in (
        (options.acknowledge_first, acknowledge_first),
        (options.stop_at_once, stop_at_once),
        (options.deaf, be_deaf),
        (options.endless_messages, take_endless_messages),
        (options.trusting, trust_sessions),
        (options.endless_queues, keep_endless_queues),
    ):
        if wanted:
            change()
    trivial.add_titles()
    run(Settings(database=options.database, bus=options.bus, port=options.port, limited=options.limited))
