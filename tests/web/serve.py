"""A server in a process of its own, with quick bots: `python -m tests.web.serve --port N --database URL`."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

from orrery import games
from orrery.server import pace, page, tables, thinkers
from orrery.server.run import run
from orrery.server.settings import Settings
from orrery.server.thinkers import Asked, Thinker, Thought

CHANCE = "0123456789abcdef" * 2
"""Seed and salt of every table: the same shuffles, and bots that choose the same, so that no run has bad luck."""

LONG = 60.0
"""Seconds that a bot may think."""


class Unhurried(Thinker):
    """Its bots answer soon, but are never cut short: what they choose is not to depend on how busy the machine is."""

    async def think(self, asked: Asked, limit: float) -> Thought:
        return await super().think(asked, LONG)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--bot-seconds", type=float, default=0.2)
    parser.add_argument("--page", type=Path, help="another page than the one that make page has built")
    parser.add_argument("--more-titles", action="store_true", help="noughts, and the title of docs/add-a-title.md")
    parser.add_argument("--mail-server", help="where reminders go, as host:port")
    parser.add_argument("--day", type=float, default=pace.DAY, help="how many seconds a day has")
    parser.add_argument("--same-chance", action="store_true", help="nothing is shuffled otherwise than the last time")
    parser.add_argument("--later", action="store_true", help="the rules of every title have the next number")
    options = parser.parse_args()
    if options.later:
        for title in games.names():
            type(games.find(title)).rules += 1
    pace.DAY = options.day
    vars(thinkers)["Thinker"] = Unhurried
    if options.same_chance:
        same = SimpleNamespace(token_hex=lambda _: CHANCE, token_urlsafe=secrets.token_urlsafe)
        vars(tables)["secrets"] = same
    if options.page:
        page.FOLDER = options.page
    settings = Settings(options.database, port=options.port, limited=False, bot_seconds=options.bot_seconds)
    if options.more_titles:
        from tests.web import more_titles

        settings = replace(settings, finder=more_titles.FINDER)
    if options.mail_server:  # what a letter leads to has to be known
        settings = replace(settings, mail_server=options.mail_server, url=f"http://127.0.0.1:{options.port}")
    run(settings)
