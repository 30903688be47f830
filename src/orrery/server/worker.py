"""A process in which bots think: one question a line in, one thought a line out; or a title to read beforehand.
The coach's judges think here too.

It is given a view, what the seat saw happen, what was said and what names the bot, never a game. A bot stays at its
seat between questions for as long as the process lives and the server does not say otherwise; the server knows how much
it has seen. What a bot prints goes nowhere, and one that never stops is ended by the alarm even when nobody is left to
end it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import orrery
from orrery import games
from orrery.bots.seated import Seated

READY = "ready"
PATIENCE = 2
"""Seconds beyond its limit after which a thought ends the process by itself."""

Minds = dict[str, Seated]
"""The bots that sit somewhere, by what the server calls their seat."""


def think(find: Callable[[str, str], Any], minds: Minds, request: dict[str, Any]) -> dict[str, Any]:
    """The bot's choice, or what went wrong and where: never in whose words, which may name a card."""
    mind = request["mind"]
    for gone in request["forget"]:
        minds.pop(gone, None)
    try:
        title = games.find(request["title"])
        if request["fresh"]:
            minds[mind] = Seated(find(request["bot"], request["title"])())
        question = title.question(request["view"])
        assert question is not None
        minds[mind].hear([(seat, phrase) for seat, phrase in request["heard"]])
        arms = minds[mind].arms(request["view"])
        choice = minds[mind].choose(lambda _: request["events"], request["view"], question, Random(request["seed"]))
        return {"choice": list(choice), "says": list(minds[mind].says()), "arms": arms}
    except Exception as error:
        minds.pop(mind, None)
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
        return {"error": type(error).__name__, "where": where}


def advise(request: dict[str, Any]) -> dict[str, Any]:
    """What the title's judge says at a seat's question, or what went wrong."""
    view = request["advise"]
    try:
        question = games.find(view["title"]).question(view)
        assert question is not None
        return orrery.advice(view, question, tuple(request["about"])).data()
    except Exception as error:
        return {"error": type(error).__name__}


def read(find: Callable[[str, str], Any], bot: str, title: str) -> None:
    """Reads a title and its bots, which may take longer than any thought. What is wrong with them, a thought tells."""
    with suppress(Exception):
        games.find(title)
        find(bot, title)


def main(finder: str) -> None:
    module, _, name = finder.partition(":")
    find = getattr(import_module(module), name)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    os.nice(5)  # the server goes first
    print(READY, file=answers, flush=True)
    minds: Minds = {}
    for line in sys.stdin:
        request = json.loads(line)
        if "read" in request:
            read(find, *request["read"])
            print(READY, file=answers, flush=True)
            continue
        signal.alarm(int(request["limit"]) + PATIENCE)
        thought = advise(request) if "advise" in request else think(find, minds, request)
        signal.alarm(0)
        try:
            text = json.dumps(thought)
        except (TypeError, ValueError) as error:  # what it chose is nothing that can be told
            text = json.dumps({"error": type(error).__name__, "where": []})
        print(text, file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
