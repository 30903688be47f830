"""Who is there: at a table, or in the lobby. It is told by open connections, in all processes, and written nowhere.

Each process tells the others over the bus what has changed with it, and everything every few seconds: a message may
have been lost, and of a process that says nothing more nobody is there.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from orrery.server.bell import Bell
from orrery.server.bus import Bus

HEAD = "@"
"""Before what is said of presence on the bus."""
LOBBY = ""
"""The place where one looks for a game; every other place is the id of a table."""
EVERYWHERE = "*"
GRACE = 2.0
"""Seconds for which somebody whose connection has ended is still there: a page is loaded again, a network changes."""
ALL_EVERY = 5.0
"""Seconds after which a process tells all that it knows."""
SILENT = 16.0
"""Seconds after which a process that says nothing counts as gone."""

State = Literal["here", "away", "gone"]
ORDER: tuple[State, ...] = ("gone", "away", "here")


class Spot(NamedTuple):
    """A person at a place."""

    person: str
    place: str


class Told(Struct):
    """What one process says: how it stands now with some spots, or (`whole`) with all at which it has anybody."""

    process: str
    spots: list[tuple[str, str, State]]
    whole: bool = False


class _Mark(NamedTuple):
    spot: Spot
    state: State


class Presence:
    def __init__(self, bus: Bus) -> None:
        self._watchers: dict[str, set[Callable[[Spot], None]]] = {}
        self.process = secrets.token_hex(6)
        self._bus = bus
        self._marks: dict[object, _Mark] = {}
        self._here: dict[Spot, dict[object, State]] = {}
        self._elsewhere: dict[str, dict[Spot, State]] = {}
        self._heard: dict[str, float] = {}
        self._shown: dict[str, dict[str, State]] = {}
        """By person and place, as it was last told."""
        self._untold: set[Spot] = set()
        self._bell = Bell()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._tell_all())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._say(Told(self.process, [], whole=True))

    # --- the connections of this process ----------------------------------------------------------------

    def enter(self, key: object, person: str, place: str) -> None:
        self._mark(key, _Mark(Spot(person, place), "here"))

    def is_away(self, key: object, away: bool) -> None:
        """Whether whoever has that connection looks elsewhere."""
        mark = self._marks.get(key)
        if mark is not None:
            self._mark(key, _Mark(mark.spot, "away" if away else "here"))

    def leave(self, key: object) -> None:
        if key in self._marks:
            asyncio.get_running_loop().call_later(GRACE, self._forget, key)

    def _mark(self, key: object, mark: _Mark) -> None:
        self._marks[key] = mark
        self._here.setdefault(mark.spot, {})[key] = mark.state
        self._changed(mark.spot)

    def _forget(self, key: object) -> None:
        spot = self._marks.pop(key).spot
        here = self._here[spot]
        del here[key]
        if not here:
            del self._here[spot]
        self._changed(spot)

    def _changed(self, spot: Spot) -> None:
        self._untold.add(spot)
        self._bell.ring()
        self._look(spot)

    def _look(self, spot: Spot) -> None:
        """Wakes the watchers where a spot is not as they were last told."""
        now, places = self.at(*spot), self._shown.setdefault(spot.person, {})
        before = places.pop(spot.place, "gone")
        if now != "gone":
            places[spot.place] = now
        if not places:
            del self._shown[spot.person]
        if now != before:
            for watcher in (*self._watchers.get(spot.place, ()), *self._watchers.get(EVERYWHERE, ())):
                watcher(spot)

    def watch(self, place: str, watcher: Callable[[Spot], None]) -> None:
        """`watcher` is called whenever it is no longer with somebody there as it was."""
        self._watchers.setdefault(place, set()).add(watcher)

    def unwatch(self, place: str, watcher: Callable[[Spot], None]) -> None:
        self._watchers[place].discard(watcher)
        if not self._watchers[place]:
            del self._watchers[place]

    # --- how it stands ----------------------------------------------------------------------------------

    def at(self, person: str, place: str) -> State:
        """How it is with somebody at one place: where else he is, nobody there is told."""
        spot = Spot(person, place)
        others = [spots.get(spot, "gone") for spots in self._elsewhere.values()]
        return max(self._own(spot), *others, key=ORDER.index) if others else self._own(spot)

    def anywhere(self, person: str) -> State:
        """How it is with somebody on this server."""
        return max(self._shown.get(person, {}).values(), key=ORDER.index, default="gone")

    def _own(self, spot: Spot) -> State:
        return max(self._here.get(spot, {}).values(), key=ORDER.index, default="gone")

    # --- the other processes ----------------------------------------------------------------------------

    def hear(self, message: str) -> None:
        told = msgspec.json.decode(message.removeprefix(HEAD), type=Told)
        if told.process == self.process:
            return
        known = self._elsewhere.setdefault(told.process, {})
        self._heard[told.process] = time.monotonic()
        now = {Spot(person, place): state for person, place, state in told.spots}
        touched = set(now) | (set(known) if told.whole else set())
        for spot in touched:
            if now.get(spot, "gone") == "gone":
                known.pop(spot, None)
            else:
                known[spot] = now[spot]
        if not known:
            del self._elsewhere[told.process], self._heard[told.process]
        for spot in touched:
            self._look(spot)

    def forget_the_silent(self) -> None:
        silent = [process for process, heard in self._heard.items() if time.monotonic() - heard > SILENT]
        for process in silent:
            del self._heard[process]
            for spot in self._elsewhere.pop(process):
                self._look(spot)

    async def _tell(self) -> None:
        while True:
            await self._bell.heard()
            spots, self._untold = self._untold, set()
            self._say(Told(self.process, [(*spot, self._own(spot)) for spot in spots]))

    async def _tell_all(self) -> None:
        while True:
            self._say(Told(self.process, [(*spot, self._own(spot)) for spot in self._here], whole=True))
            await asyncio.sleep(ALL_EVERY)
            self.forget_the_silent()

    def _say(self, told: Told) -> None:
        self._bus.publish(HEAD + msgspec.json.encode(told).decode())
