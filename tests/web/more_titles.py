"""What the worker processes of a server with more titles find: noughts, and the title of docs/add-a-title.md."""

from __future__ import annotations

import sys

from orrery import bots, games
from orrery.server.noughts import NOUGHTS
from tests.documented import documented_title

FINDER = "tests.web.more_titles:find"

find = bots.find


def add() -> None:
    games.add(NOUGHTS)
    games.add(documented_title())


if "pytest" not in sys.modules:  # in a process of a server
    add()
