"""A flood of logins holds nobody up (T26): passwords are checked beside the tables, few at a time; only so many wait.

How fast that is depends on the machine: `orrery bench server --logins 40` tells. What is shown here is why: whatever a
password takes, no move and no page waits for it. So these passwords take for ever.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from argon2.exceptions import VerifyMismatchError

from orrery.server.people import BEHIND, HASHING_AT_ONCE, WAITING_TO_HASH, People
from tests.server.web import House, Visitor, house, new_id, until

LOGINS, MOVES = 40, 20
FOR_EVER = 120.0


class Hasher:
    """Takes until it is told that it is enough. After `patience` seconds it gives up: somebody was held up by it."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self.begun, self.enough = threading.Event(), threading.Event()
        self.gave_up = False
        self._lock, self._now = threading.Lock(), 0
        self.most = 0
        """Passwords that were checked at the same time."""
        self.urgency = 0
        """Of the thread that checks them, as `nice` counts."""

    def hash(self, password: str) -> str:
        return "made up"

    def verify(self, kept: str, password: str) -> bool:
        with self._lock:
            self._now += 1
            self.most = max(self.most, self._now)
            self.urgency = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
        self.begun.set()
        if not self.enough.wait(self._patience):
            self.gave_up = True
            self.enough.set()
        with self._lock:
            self._now -= 1
        raise VerifyMismatchError


class Flood:
    """Many who log in at the same moment, each with a wrong password."""

    def __init__(self, home: House) -> None:
        self.statuses: list[int] = []
        self._threads = [threading.Thread(target=self._log_in, args=(home, n)) for n in range(LOGINS)]

    def _log_in(self, home: House, n: int) -> None:
        answer = home.client.post("/api/login", json={"login": f"nobody{n}", "password": "0123456789"})
        self.statuses.append(answer.status_code)

    def begin(self) -> None:
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        for thread in self._threads:
            thread.join()


def play(home: House, ann: Visitor, table_id: str, moves: int) -> None:
    """Answers, each when the one before it was acknowledged; and a look at a page."""
    seats = [ann.socket(f"/api/tables/{table_id}/ws?seat={seat}") for seat in (0, 1)]
    with seats[0] as first, seats[1] as second:
        for _ in range(moves):
            table = home.hall.tables.awake[table_id]
            assert table.game is not None
            [(seat, question)] = table.game.pending.items()
            choice = [question.items[0]]
            socket = (first, second)[seat]
            socket.send_json({"t": "answer", "id": new_id(), "turn": table.turn, "choice": choice})
            until(socket, "ack")
    assert ann.get("/api/tables/mine").status_code == 200


def flood(folder: Path, patience: float) -> tuple[bool, Hasher, Flood]:
    """Plays during a flood. Whether the players were held up by it."""
    hasher = Hasher(patience)
    with house(folder, rates={"login": (1000, 1000)}) as home:
        home.hall.people._hasher = hasher  # type: ignore[assignment]
        ann = home.visitor("Ann")
        table_id = ann.table("me", "me", options={"rounds": 100})["table"]["id"]
        logins = Flood(home)
        logins.begin()
        hasher.begun.wait()
        play(home, ann, table_id, MOVES)
        held_up = hasher.gave_up
        hasher.enough.set()
        logins.end()
        assert home.hall.people._waiting == 0
    return held_up, hasher, logins


def test_a_flood_of_logins_holds_nobody_up(tmp_path: Path) -> None:
    held_up, hasher, logins = flood(tmp_path, FOR_EVER)
    assert not held_up
    assert hasher.most == HASHING_AT_ONCE
    if sys.platform == "linux":
        assert hasher.urgency == min(os.getpriority(os.PRIO_PROCESS, 0) + BEHIND, 19), "a move waits for a password"
    assert set(logins.statuses) == {403, 503}, "some are checked, and the others are told to come back"
    assert logins.statuses.count(403) >= WAITING_TO_HASH


async def in_the_loop(self: People, work: Callable[[], str]) -> str:
    return work()


async def among_the_reads(self: People, work: Callable[[], str]) -> str:
    return await asyncio.get_running_loop().run_in_executor(self._store._readers, work)


@pytest.mark.parametrize("instead", [in_the_loop, among_the_reads])
def test_passwords_checked_anywhere_else_do(
    tmp_path: Path, instead: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(People, "_in_turn", instead)
    held_up, _, _ = flood(tmp_path, 2.0)
    assert held_up
