"""Playing by WebSocket: what comes when, what is refused, and what becomes of connections that misbehave."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from orrery.server import connection
from orrery.server.store import NotSaved, Store
from tests.server.web import House, Visitor, eventually, house, new_id, until
from tests.servers import PATIENCE


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def begun(home: House) -> tuple[Visitor, str]:
    ann = home.visitor("Ann")
    return ann, ann.table("me", "me")["table"]["id"]


def answer(turn: int, square: int, action: str | None = None) -> dict[str, Any]:
    return {"t": "answer", "id": action or new_id(), "turn": turn, "choice": [square]}


def test_an_answer_is_acknowledged_and_told_to_all(home: House) -> None:
    ann, table = begun(home)
    at = f"/api/tables/{table}/ws"
    with ann.socket(f"{at}?seat=0") as one, ann.socket(f"{at}?seat=1") as two, ann.socket(f"{at}?seat=none") as three:
        for socket in (one, two, three):
            assert until(socket, "news")["seq"] == 0
        one.send_json(answer(0, 4, "my-answer"))
        assert until(one, "ack") == {"t": "ack", "id": "my-answer", "seq": 0}
        for socket in (two, three):
            news = until(socket, "news")
            assert (news["since"], [event["event"] for event in news["events"]]) == (0, ["marked"])


def test_who_comes_back_is_told_what_he_missed_and_no_more(home: House) -> None:
    ann, table = begun(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        socket.send_json(answer(0, 4))
        known = until(socket, "news")
    ann.answer(table, 1, [0])
    with ann.socket(f"/api/tables/{table}/ws?seat=0&since={len(known['events'])}&seq={known['seq']}") as socket:
        news = until(socket, "news")
    assert [event["index"] for event in news["events"]] == [1]


def test_who_missed_that_something_was_taken_back_is_told_all_again(home: House) -> None:
    ann, table = begun(home)
    ann.answer(table, 0, [4])
    ann.post(f"/api/tables/{table}/undo?seat=0", {"id": new_id()})
    ann.answer(table, 0, [5])
    with ann.socket(f"/api/tables/{table}/ws?seat=0&since=1&seq=1") as socket:
        news = until(socket, "news")
    assert (news["since"], [event["square"] for event in news["events"]]) == (0, [5])


def test_a_connection_that_hears_of_an_undo_is_told_all_again(home: House) -> None:
    ann, table = begun(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=1") as socket:
        until(socket, "news")
        ann.answer(table, 0, [4])
        until(socket, "news")
        ann.post(f"/api/tables/{table}/undo?seat=0", {"id": new_id()})
        news = until(socket, "news")
    assert (news["since"], news["events"], news["view"]["table"]["squares"]) == (0, [], [-1] * 9)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (answer(0, 9), "not_offered"),
        (answer(7, 4), "stale"),
        ({"t": "answer", "id": "no-items", "turn": 0, "choice": []}, "too_few"),
        ({"t": "undo", "id": "too-early"}, "nothing_to_undo"),
        ({"t": "say", "text": "nonesuch", "quick": True}, "no_such_phrase"),
    ],
)
def test_what_is_refused_comes_with_the_reason_and_the_view(home: House, sent: dict[str, Any], code: str) -> None:
    ann, table = begun(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        before = until(socket, "news")
        socket.send_json(sent)
        refused = until(socket, "refused")
        assert (refused["id"], refused["code"]) == (sent.get("id", ""), code)
        assert until(socket, "news")["view"] == before["view"]


def test_what_is_not_saved_is_not_acknowledged_and_nobody_sees_it(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, table = begun(home)

    async def fail(*_: object) -> bool:
        raise NotSaved("no disk")

    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket, ann.socket(f"/api/tables/{table}/ws?seat=1") as other:
        until(socket, "news")
        until(other, "news")
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", fail)
            socket.send_json(answer(0, 4, "lost-and-found"))
            assert until(socket, "refused")["code"] == "not_saved"
            other.send_json({"t": "ping"})
            assert other.receive_json(timeout=PATIENCE)["t"] == "pong", "nothing was told"
        socket.send_json(answer(0, 4, "lost-and-found"))
        assert until(socket, "ack")["seq"] == 0


def test_chat_is_heard_by_all(home: House) -> None:
    ann, table = begun(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as one, ann.socket(f"/api/tables/{table}/ws") as two:
        until(one, "news")
        until(two, "news")
        one.send_json({"t": "say", "text": "<b>hello</b>"})
        for socket in (one, two):
            chat = until(socket, "chat")
            assert (chat["seat"], chat["name"], chat["text"]) == (0, "Ann", "<b>hello</b>")


def test_people_who_sit_down_are_seen(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    made = ann.table("me", "open")
    with ann.socket(f"/api/tables/{made['table']['id']}/ws?seat=0") as socket:
        assert until(socket, "table")["status"] == "open"
        bob.post("/api/links/follow", {"token": made["links"]["1"]})
        eventually(lambda: until(socket, "table")["status"] == "playing")
        assert until(socket, "news")["seq"] == 0


# --- misbehaviour ---------------------------------------------------------------------------------------

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"answer"',
    "{}",
    '{"t": "nonesuch"}',
    '{"t": "answer"}',
    '{"t": "answer", "id": "short", "turn": 0, "choice": [1]}',
    '{"t": "answer", "id": "an-answer", "turn": 0.5, "choice": [1]}',
    '{"t": "answer", "id": "an-answer", "turn": 0, "choice": [1.5]}',
    '{"t": "answer", "id": "an-answer", "turn": 0, "choice": [NaN]}',
    '{"t": "answer", "id": "an-answer", "turn": 0, "choice": [[1]]}',
    '{"t": "answer", "id": "an-answer", "turn": 0, "choice": null}',
    '{"t": "answer", "id": "an-answer", "turn": 0, "choice": [1], "seat": 1}',
    '{"t": "answer", "id": "an-answer", "turn": 0, "choice": ' + json.dumps([0] * 201) + "}",
    '{"t": "answer", "id": "../../../../etc", "turn": 0, "choice": [1]}',
    '{"t": "say", "text": "\\u0000"}',
    "[" * 50_000,
    '{"t": "say", "text": "\\ud800"}',
]


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_malformed_is_refused_and_does_no_harm(home: House, text: str) -> None:
    ann, table = begun(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        socket.send_text(text)
        assert until(socket, "refused")["code"] == "malformed"
        socket.send_bytes(b"\xff\xfe\x00")
        assert until(socket, "refused")["code"] == "malformed"
        socket.send_json(answer(0, 4))
        until(socket, "ack")


def test_a_message_that_is_too_large_ends_the_connection(home: House) -> None:
    ann, table = begun(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        socket.send_text("x" * (connection.LARGEST + 1))
        assert closed(socket) == connection.TOO_LARGE


def test_too_many_messages_end_the_connection_and_no_other(tmp_path: Path) -> None:
    with house(tmp_path, rates={"message": (0.0, 30)}) as home:
        ann, table = begun(home)
        bob, other = begun(home)
        with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
            until(socket, "news")
            for _ in range(40):
                socket.send_json({"t": "ping"})
            assert closed(socket) == connection.TOO_FAST
        with bob.socket(f"/api/tables/{other}/ws?seat=0") as socket:
            until(socket, "news")
            socket.send_json(answer(0, 4))
            until(socket, "ack")


def test_a_reader_that_is_too_slow_is_let_go(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "WAITING", 0)
    ann, table = begun(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        socket.send_json({"t": "ping"})
        assert closed(socket) == connection.TOO_SLOW
    eventually(lambda: not home.hall.connections)
    assert not home.hall.tables.awake[table].listeners


def closed(socket: Any) -> int:
    """The code with which the server ends the connection."""
    with pytest.raises(WebSocketDisconnect) as end:
        until(socket, "the end", 100)
    return end.value.code
