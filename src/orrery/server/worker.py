"""A process in which bots think: one question a line in, one thought a line out; or a title to read beforehand.
Jobs that take long are done in such a process too.

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
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from orrery import games
from orrery.bots.seated import Seated
from orrery.server import telling
from orrery.server.incidents import places
from orrery.server.jobs import JOBS, Done

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
        return {"error": type(error).__name__, "where": places(error)}


def thought(find: Callable[[str, str], Any], minds: Minds, request: dict[str, Any]) -> str:
    try:
        return json.dumps(think(find, minds, request))
    except (TypeError, ValueError) as error:  # what it chose is nothing that can be told
        return json.dumps({"error": type(error).__name__, "where": []})


def do(request: dict[str, Any]) -> bytes:
    """A job of `orrery.server.jobs`: what it gives, or what went wrong and where."""
    try:
        result = msgspec.json.encode(JOBS[request["job"]](*request["args"]))
        failed = [(title, kind, n) for (title, kind), n in telling.FAILED.items()]
        return msgspec.json.encode(Done(msgspec.Raw(result), failed))
    except Exception as error:
        return msgspec.json.encode(Done(error=type(error).__name__, where=places(error)))
    finally:
        telling.FAILED.clear()


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
        text = do(request).decode() if "job" in request else thought(find, minds, request)
        signal.alarm(0)
        print(text, file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
