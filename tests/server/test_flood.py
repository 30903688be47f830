"""A flood of logins holds nobody up (T26): passwords are checked beside the tables, one at a time; only so many wait.

How fast that is depends on the machine: `orrery bench server --logins 40` tells. What is shown here is why: whatever a
password takes, no move and no page waits for it. So these passwords take for ever.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from orrery.server import passwords
from orrery.server.hasher import LAST
from orrery.server.passwords import RETRY_AFTER, WAITING_TO_HASH
from orrery.server.store import Store
from tests.server import slow_hasher
from tests.server.slow_hasher import BEGUN, CROWDED, ENOUGH, GAVE_UP, take_your_time
from tests.server.web import House, Visitor, eventually, house, new_id, until

LOGINS, MOVES = 40, 20
FOR_EVER, SHORT = 120.0, 2.0
ACCOUNT = {"login": "ann", "password": "0123456789"}


class Flood:
    """Many who log in at the same moment, each with a wrong password."""

    def __init__(self, home: House) -> None:
        self.answers: list[tuple[int, str | None]] = []
        self._threads = [threading.Thread(target=self._log_in, args=(home, n)) for n in range(LOGINS)]

    def _log_in(self, home: House, n: int) -> None:
        answer = home.client.post("/api/login", json={"login": f"nobody{n}", "password": "0123456789"})
        self.answers.append((answer.status_code, answer.headers.get("retry-after")))

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


Ask = Callable[[dict[str, str | None]], Coroutine[Any, Any, object]]
Elsewhere = Callable[[Store, Path], Ask]
Crowded = Callable[[Store, Path, Flood], bool]
"""Whether the flood is there: players who are through before it comes show nothing."""


def the_line_is_full(_: Store, folder: Path, logins: Flood) -> bool:
    """Who found no place in it has been told so."""
    return (folder / BEGUN).exists() and len(logins.answers) == LOGINS - WAITING_TO_HASH


def one_has_begun(_: Store, folder: Path, __: Flood) -> bool:
    return (folder / BEGUN).exists()


def no_reader_is_free(store: Store, folder: Path, _: Flood) -> bool:
    return store._readers._work_queue.qsize() > 0 or (folder / GAVE_UP).exists()


def flood(folder: Path, crowded: Crowded, elsewhere: Elsewhere | None = None) -> tuple[bool, Flood]:
    """Plays during a flood. Whether the players were held up by it."""
    with house(folder, rates={"login": (1000, 1000)}) as home:
        known = home.hall.people.passwords
        if elsewhere is not None:
            known._ask = elsewhere(home.hall.store, folder)  # type: ignore[assignment]
        ann = home.visitor("Ann")
        table_id = ann.table("me", "me", options={"rounds": 100})["table"]["id"]
        logins = Flood(home)
        logins.begin()
        eventually(lambda: crowded(home.hall.store, folder, logins))
        play(home, ann, table_id, MOVES)
        held_up = (folder / GAVE_UP).exists()
        (folder / ENOUGH).touch()
        logins.end()
        assert known._waiting == 0
    return held_up, logins


def test_a_flood_of_logins_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = (sys.executable, str(Path(slow_hasher.__file__)), str(tmp_path), str(FOR_EVER))
    monkeypatch.setattr(passwords, "COMMAND", command)
    held_up, logins = flood(tmp_path, the_line_is_full)
    assert not held_up
    assert not (tmp_path / CROWDED).exists(), "one after the other"
    assert set(logins.answers) == {(403, None), (503, str(RETRY_AFTER))}, "checked, or told when to come back"
    assert logins.answers.count((403, None)) >= WAITING_TO_HASH


def in_the_loop(_: Store, folder: Path) -> Ask:
    async def ask(_: object) -> object:
        take_your_time(folder, SHORT)
        return False

    return ask


def among_the_reads(store: Store, folder: Path) -> Ask:
    async def ask(_: object) -> object:
        return await asyncio.get_running_loop().run_in_executor(store._readers, take_your_time, folder, SHORT)

    return ask


@pytest.mark.parametrize(("elsewhere", "crowded"), [(in_the_loop, one_has_begun), (among_the_reads, no_reader_is_free)])
def test_passwords_checked_anywhere_else_do(tmp_path: Path, elsewhere: Elsewhere, crowded: Crowded) -> None:
    held_up, _ = flood(tmp_path, crowded, elsewhere)
    assert held_up


def test_who_hashes_comes_last_and_is_replaced_when_it_is_gone(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ann, again = home.visitor("Ann"), home.visitor()
        assert ann.post("/api/people/me/account", ACCOUNT).status_code == 201
        process = home.hall.people.passwords._process
        assert process is not None
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + LAST, 19)
        os.kill(process.pid, signal.SIGKILL)
        eventually(lambda: process.returncode is not None)
        assert again.post("/api/login", {**ACCOUNT, "password": "9876543210"}).status_code == 403
        assert again.post("/api/login", ACCOUNT).status_code == 200
