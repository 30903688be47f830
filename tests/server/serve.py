"""A server in a process of its own, with the small titles: `python -m tests.server.serve --port N --database URL`."""

from __future__ import annotations

import argparse
import time
from typing import Any

from orrery.server.run import run
from orrery.server.settings import Settings
from orrery.server.store import Move, Store
from tests.server import trivial


def acknowledge_first() -> None:
    """Takes the protection away: an answer is acknowledged and told, and written a little later."""
    commit = Store._commit

    async def append(self: Store, move: Move) -> bool:
        self._submit(move).add_done_callback(lambda done: done.cancelled() or done.exception())
        return True

    def commit_later(self: Store, jobs: Any) -> Any:
        if any(isinstance(job.work, Move) for job in jobs):
            time.sleep(3)
        return commit(self, jobs)

    Store.append = append  # type: ignore[method-assign]
    Store._commit = commit_later  # type: ignore[method-assign]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bus")
    parser.add_argument("--acknowledge-first", action="store_true")
    options = parser.parse_args()
    if options.acknowledge_first:
        acknowledge_first()
    trivial.add_titles()
    run(Settings(database=options.database, bus=options.bus, port=options.port, limited=False))
