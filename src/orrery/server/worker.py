"""A process in which bots think: one question a line in, one choice a line out.

It is given a view and what names the bot, never a game. What a bot prints goes nowhere, and one that never stops is
ended by the alarm even when nobody is left to end it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from orrery import games

READY = "ready"
PATIENCE = 2
"""Seconds beyond its limit after which a thought ends the process by itself."""


def think(find: Callable[[str, str], Any], request: dict[str, Any]) -> list[Any] | None:
    """The bot's choice, or None if it has failed."""
    try:
        question = games.find(request["title"]).question(request["view"])
        bot = find(request["bot"], request["title"])()
        return list(bot.choose(request["view"], question, Random(request["seed"])))
    except Exception:
        return None


def main(finder: str) -> None:
    module, _, name = finder.partition(":")
    find = getattr(import_module(module), name)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    os.nice(5)  # the server goes first
    print(READY, file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        signal.alarm(int(request["limit"]) + PATIENCE)
        choice = think(find, request)
        signal.alarm(0)
        try:
            text = json.dumps(choice)
        except (TypeError, ValueError):
            text = "null"
        print(text, file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
