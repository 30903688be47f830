"""Processes in which bots think, each for one question at a time. One that stalls or dies is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec

from orrery.bots import Said
from orrery.core.question import Item
from orrery.server.jobs import Done
from orrery.server.worker import READY

FINDER = "orrery.bots:find"
SECONDS_TO_START = 30.0
LONGEST = 1 << 26
"""Bytes of a line that a process says."""
MINDS = 500
"""Bots that one process remembers: beyond that, who was asked longest ago is forgotten."""


class Asked(NamedTuple):
    """A question to a bot. `mind` names its seat, for as long as nothing that happened there is taken back."""

    mind: str
    bot: str
    title: str
    view: dict[str, Any]
    events: Callable[[int], list[dict[str, Any]]]
    """What the seat saw happen, from an event on."""
    seed: str
    heard: Sequence[Said] = ()
    """What was said at the table in quick phrases since it was last asked."""
    lines: int = 0
    """How many lines have been said by now, in whatever words."""


class Thought(NamedTuple):
    """What came of it: a choice; or, in a word, why there is none, and where it went wrong."""

    choice: list[Item] | None
    failure: str = ""
    error: str = ""
    where: tuple[str, ...] = ()
    says: tuple[str, ...] = ()
    """Quick phrases that go with the choice."""
    arms: tuple[Item, ...] | None = None
    """What it wants to be armed from now on, where that is to change."""


class Known(NamedTuple):
    """How many events a bot has seen, and how many lines it has heard."""

    events: int = 0
    lines: int = 0


class Thinker:
    """One process, started when it is first needed and again after it was lost."""

    def __init__(self, finder: str) -> None:
        self._finder = finder
        self._process: Process | None = None
        self.minds: OrderedDict[str, Known] = OrderedDict()
        """What each bot that sits there has seen; who was asked last is last."""
        self._read: set[str] = set()
        """The titles that it knows."""

    async def ready(self, bot: str = "", title: str = "") -> bool:
        """Has the process up and the title read, so that neither is counted as thinking."""
        try:
            if self._process is None or self._process.returncode is not None:
                await self._start()
            if title and title not in self._read:
                await self._send({"read": [bot, title]})
                await self._said_ready()
                self._read.add(title)
            return True
        except (OSError, TimeoutError, ValueError):
            await self.end()
            return False
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _start(self) -> None:
        self.minds.clear()
        self._read.clear()
        command = [sys.executable, "-m", "orrery.server.worker", self._finder]
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=surroundings(), limit=LONGEST
        )
        await self._said_ready()

    async def _said_ready(self) -> None:
        said = await self._line(SECONDS_TO_START)
        if said != READY:
            raise ValueError(said)

    async def think(self, asked: Asked, limit: float) -> Thought:
        """The bot's choice, or why it has none: it crashed, died, stalled or said something else."""
        if self._process is None:
            return Thought(None, "died")
        fresh, known = asked.mind not in self.minds, self.known(asked.mind)
        events = asked.events(known.events)
        request = {**asked._asdict(), "events": events, "fresh": fresh, "forget": self._crowded_out(), "limit": limit}
        try:
            await self._send(request)
            thought = read(await self._line(limit))
        except TimeoutError:
            await self.end()
            return Thought(None, "stalled")
        except (OSError, ValueError):
            await self.end()
            return Thought(None, "died")
        except asyncio.CancelledError:
            await self.end()  # its answer, when it comes, would be taken for the next one's
            raise
        self.minds.pop(asked.mind, None)
        if not thought.failure:
            self.minds[asked.mind] = Known(known.events + len(events), asked.lines)
        return thought

    async def do(self, job: str, args: Sequence[Any], limit: float) -> Done | None:
        """What comes of a job; nothing where the process dies of it or it takes too long."""
        if self._process is None:
            return None
        try:
            await self._send({"job": job, "args": args, "limit": limit})
            return msgspec.json.decode(await self._line(limit), type=Done)
        except (OSError, ValueError, TimeoutError):
            await self.end()
            return None
        except asyncio.CancelledError:
            await self.end()
            raise

    def known(self, mind: str) -> Known:
        return self.minds.get(mind, Known())

    def _crowded_out(self) -> list[str]:
        return [self.minds.popitem(last=False)[0] for _ in range(len(self.minds) - MINDS)]

    async def _send(self, request: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        await self._process.stdin.drain()

    async def _line(self, limit: float) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(limit):
            line = await self._process.stdout.readline()
        return line.decode().strip()

    async def end(self) -> None:
        process, self._process = self._process, None
        self.minds.clear()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                await process.communicate()  # to the end of its pipes, unless a child of its own holds them open


def read(reply: str) -> Thought:
    """What a process says of a thought. One that has nothing to say, or raves, is no longer of use: ValueError."""
    said = json.loads(reply)
    if not isinstance(said, dict) or not said.keys() & {"error", "choice"}:
        raise ValueError(reply)
    if "error" in said:
        return Thought(None, "crashed", said["error"], tuple(said["where"]))
    choice = said["choice"]
    if not all(type(item) in (str, int) for item in choice):
        return Thought(None, "illegal")
    arms = said.get("arms")
    says = tuple([str(phrase) for phrase in said.get("says", ())])
    return Thought(choice, says=says, arms=None if arms is None else tuple(arms))


class Thinkers:
    """A few of them, for all the tables of this process."""

    def __init__(self, number: int = 1, finder: str = FINDER) -> None:
        self._all = [Thinker(finder) for _ in range(number)]
        self._free = self._all.copy()
        self._places = asyncio.Semaphore(number)

    @asynccontextmanager
    async def one(self, mind: str, bot: str, title: str) -> AsyncIterator[Thinker]:
        """The next that is free, ready to think; if there are several, the one where that bot sits."""
        async with self._places:
            thinker = next((free for free in self._free if mind in free.minds), self._free[-1])
            self._free.remove(thinker)
            try:
                await thinker.ready(bot, title)
                yield thinker
            finally:
                self._free.append(thinker)

    async def stop(self) -> None:
        for thinker in self._all:
            await thinker.end()


def surroundings() -> dict[str, str]:
    """What a process of ours may know of where it runs: where the code is, not where the database is."""
    kept = {key: os.environ[key] for key in ("PATH", "LANG", "SYSTEMROOT") if key in os.environ}
    return kept | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
