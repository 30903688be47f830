"""A server in a process of its own, with quick bots: `python -m tests.web.serve --port N --database URL`."""

from __future__ import annotations

import argparse

from orrery.server.run import run
from orrery.server.settings import Settings

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bot-seconds", type=float, default=0.2)
    options = parser.parse_args()
    run(Settings(options.database, port=options.port, limited=False, bot_seconds=options.bot_seconds))
