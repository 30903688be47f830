"""A server in a process of its own, with quick bots: `python -m tests.web.serve --port N --database URL`."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from orrery import games
from orrery.server import pace, page
from orrery.server.noughts import NOUGHTS
from orrery.server.run import run
from orrery.server.settings import Settings
from tests.documented import documented_title

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bot-seconds", type=float, default=0.2)
    parser.add_argument("--page", type=Path, help="another page than the one that make page has built")
    parser.add_argument("--more-titles", action="store_true", help="noughts, and the title of docs/add-a-title.md")
    parser.add_argument("--mail-server", help="where reminders go, as host:port")
    parser.add_argument("--day", type=float, default=pace.DAY, help="how many seconds a day has")
    options = parser.parse_args()
    pace.DAY = options.day
    if options.page:
        page.FOLDER = options.page
    if options.more_titles:
        games.add(NOUGHTS)
        games.add(documented_title())
    settings = Settings(options.database, port=options.port, limited=False, bot_seconds=options.bot_seconds)
    if options.mail_server:  # what a letter leads to has to be known
        settings = replace(settings, mail_server=options.mail_server, url=f"http://127.0.0.1:{options.port}")
    run(settings)
