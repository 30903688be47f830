"""Who is there: at a table and in the lobby, over several processes, and nothing about anybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import WebSocketTestSession

from orrery.server import presence
from orrery.server.bus import Bus
from orrery.server.presence import Presence
from orrery.server.store import Store
from tests.server.web import House, Visitor, house, until


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    with house(tmp_path) as found:
        yield found


def pair(home: House) -> tuple[Visitor, Visitor, str]:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    made = ann.table("me", "open")
    bob.post("/api/links/follow", {"token": made["links"]["1"]})
    return ann, bob, made["table"]["id"]


def present(socket: WebSocketTestSession, *seats: str | None) -> None:
    """Waits until the table is told so."""
    for _ in range(20):
        if until(socket, "present")["seats"] == list(seats):
            return
    raise AssertionError(seats)


def company(socket: WebSocketTestSession, **states: str) -> None:
    for _ in range(20):
        if {one["name"]: one["state"] for one in until(socket, "company")["people"]} == states:
            return
    raise AssertionError(states)


def test_a_table_sees_who_is_there_looks_elsewhere_and_goes(home: House) -> None:
    ann, bob, table = pair(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as here:
        present(here, "here", "gone")
        with bob.socket(f"/api/tables/{table}/ws?seat=1") as there:
            present(here, "here", "here")
            there.send_json({"t": "here", "away": True})
            present(here, "here", "away")
            there.send_json({"t": "here", "away": False})
            present(here, "here", "here")
        present(here, "here", "gone")


def test_one_is_there_as_long_as_one_of_several_pages_is(home: House) -> None:
    ann, bob, table = pair(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as here, bob.socket(f"/api/tables/{table}/ws?seat=1"):
        present(here, "here", "here")
        with bob.socket(f"/api/tables/{table}/ws?seat=1") as other:
            other.send_json({"t": "here", "away": True})
        assert home.hall.presence.at(bob.id, table) == "here"


def test_a_table_learns_nothing_of_who_is_elsewhere(home: House) -> None:
    ann, bob, table = pair(home)
    other = bob.table("me", "me")["table"]["id"]
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as here:
        present(here, "here", "gone")
        with bob.socket(f"/api/tables/{other}/ws?seat=0"), bob.socket("/api/lobby"):
            here.send_json({"t": "ping"})
            assert here.receive_json()["t"] in ("table", "news")
            heard = [message["t"] for message in _until_pong(here)]
            assert "present" not in heard


def _until_pong(socket: WebSocketTestSession) -> Iterator[dict[str, Any]]:
    while (message := socket.receive_json())["t"] != "pong":
        yield message


def test_whoever_looks_on_is_no_seat(home: House) -> None:
    ann, bob, table = pair(home)
    link = ann.post(f"/api/tables/{table}/links?of=watch").json()["token"]
    cleo = home.visitor("Cleo")
    cleo.post("/api/links/follow", {"token": link})
    with cleo.socket(f"/api/tables/{table}/ws") as looking, bob.socket(f"/api/tables/{table}/ws?seat=1"):
        present(looking, "gone", "here")


def test_bots_and_free_seats_are_not_spoken_of(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "open")["table"]["id"]
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as here:
        present(here, "here", None)


def test_the_lobby_shows_those_whom_one_plays_with_and_nobody_else(home: House) -> None:
    ann, bob, table = pair(home)
    cleo = home.visitor("Cleo")
    with ann.socket("/api/lobby") as lobby:
        company(lobby, Bob="gone")
        with cleo.socket("/api/lobby") as alone, bob.socket(f"/api/tables/{table}/ws?seat=1") as there:
            company(lobby, Bob="here")
            company(alone)
            there.send_json({"t": "here", "away": True})
            company(lobby, Bob="away")
        company(lobby, Bob="gone")


def test_whoever_does_not_want_to_be_seen_is_not(home: House) -> None:
    ann, bob, table = pair(home)
    with ann.socket("/api/lobby") as lobby, ann.socket(f"/api/tables/{table}/ws?seat=0&hidden=true") as here:
        company(lobby, Bob="gone")
        with (
            bob.socket(f"/api/tables/{table}/ws?seat=1&hidden=true") as there,
            bob.socket("/api/lobby?hidden=true") as his,
        ):
            there.send_json({"t": "here"})
            company(his, Ann="here")  # ann is in the lobby, where she did not ask not to be seen
            present(here, "gone", "gone")
            assert home.hall.presence.anywhere(bob.id) == "gone"


def test_what_is_malformed_is_passed_over(home: House) -> None:
    with home.visitor("Ann").socket("/api/lobby") as lobby:
        company(lobby)
        for nonsense in ("", "{", '{"t": "answer"}', '{"t": "here", "away": 3}'):
            lobby.send_text(nonsense)
        lobby.send_json({"t": "ping"})
        assert until(lobby, "pong")


def test_nothing_is_written(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = pair(home)
    written: list[object] = []
    for name in ("append", "write", "change"):
        monkeypatch.setattr(Store, name, _noting(getattr(Store, name), written))
    monkeypatch.setattr("orrery.server.keeper.Keeper.beat", _no_beat)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as here, ann.socket("/api/lobby") as lobby:
        for socket in (here, lobby):
            written.clear()  # that one has come is noted, as ever: see `neighbours`
            socket.send_json({"t": "here", "away": True})
            socket.send_json({"t": "ping"})
            until(socket, "pong")
            assert not written


def _noting(honest: Callable[..., Any], written: list[object]) -> Callable[..., Any]:
    def note(store: Store, work: object) -> Any:
        written.append(work)
        return honest(store, work)

    return note


async def _no_beat(_: object) -> None:
    return None


# --- several processes ----------------------------------------------------------------------------------


class Wire(Bus):
    """A bus between processes, that may be cut."""

    def __init__(self, all_of_them: list[Presence]) -> None:
        self.all = all_of_them
        self.cut = False

    def publish(self, message: str) -> None:
        if not self.cut:
            for process in self.all:
                process.hear(message)


def two(monkeypatch: pytest.MonkeyPatch) -> tuple[Presence, Presence, Wire]:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    monkeypatch.setattr(presence, "ALL_EVERY", 0.01)
    processes: list[Presence] = []
    wire = Wire(processes)
    processes += [Presence(wire), Presence(wire)]
    return processes[0], processes[1], wire


async def becomes(process: Presence, state: str) -> None:
    for _ in range(2000):
        if process.at("ann", "table") == state:
            return
        await asyncio.sleep(0.005)
    raise AssertionError(state)


def test_another_process_hears_of_it_and_makes_up_for_what_was_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, wire = two(monkeypatch)
    seen: list[object] = []
    there.watch("table", seen.append)

    async def scene() -> None:
        await here.start()
        await there.start()
        here.enter("page", "ann", "table")
        await becomes(there, "here")
        assert (len(seen), there.anywhere("ann"), there.at("ann", "other")) == (1, "here", "gone")
        wire.cut = True
        here.is_away("page", True)
        await asyncio.sleep(0.03)
        assert there.at("ann", "table") == "here"
        wire.cut = False
        await becomes(there, "away")
        wire.cut = True
        here.leave("page")
        await becomes(here, "gone")
        await asyncio.sleep(0.03)
        assert there.at("ann", "table") == "away"
        wire.cut = False
        await becomes(there, "gone")
        assert there.anywhere("ann") == "gone"
        for process in (here, there):
            await process.stop()

    asyncio.run(scene())


def test_of_a_process_that_is_silent_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, wire = two(monkeypatch)

    async def scene() -> None:
        await here.start()
        await there.start()
        here.enter("page", "ann", "table")
        await becomes(there, "here")
        wire.cut = True
        monkeypatch.setattr(presence, "SILENT", 0.05)
        await becomes(there, "gone")
        assert here.at("ann", "table") == "here"
        for process in (here, there):
            await process.stop()

    asyncio.run(scene())
