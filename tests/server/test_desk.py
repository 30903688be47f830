"""Standing orders, proposals and absences, as they are asked for over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import FINDER
from tests.server.web import House, Visitor, eventually, house, new_id, until
from tests.servers import PATIENCE


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, finder=FINDER, bot_seconds=0.2) as found:
        yield found


def two(home: House, **rest: Any) -> tuple[Visitor, Visitor, str]:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    made = ann.table("me", "open", **rest)
    bob.post("/api/links/follow", {"token": made["links"]["1"]})
    return ann, bob, made["table"]["id"]


def test_a_bot_answers(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "quick")["table"]["id"]
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        socket.send_json({"t": "answer", "id": new_id(), "turn": 0, "choice": [4]})
        eventually(lambda: ann.get(f"/api/tables/{table}/news?seat=0").json()["seq"] == 2)


def test_orders_are_seen_by_their_owner_only(home: House) -> None:
    ann, bob, table = two(home)
    orders = f"/api/tables/{table}/orders"
    given = bob.post(f"{orders}?seat=1", {"kind": "mark", "choice": [0]})
    assert given.status_code == 201, given.text
    assert [order["id"] for order in bob.get(f"{orders}?seat=1").json()] == [given.json()["id"]]
    assert ann.get(f"{orders}?seat=0").json() == []
    assert ann.get(f"{orders}?seat=1").status_code == 403
    assert ann.call("DELETE", f"{orders}/{given.json()['id']}?seat=0").status_code == 404
    assert bob.call("DELETE", f"{orders}/{given.json()['id']}?seat=1").status_code == 204
    assert bob.get(f"{orders}?seat=1").json() == []


def test_nobody_hears_of_anothers_order(home: House) -> None:
    ann, bob, table = two(home)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        bob.post(f"/api/tables/{table}/orders?seat=1", {"kind": "mark", "choice": [0]})
        socket.send_json({"t": "ping"})
        assert socket.receive_json(timeout=PATIENCE)["t"] == "pong", "the order was heard of"


def test_all_agree_to_take_back(home: House) -> None:
    ann, bob, table = two(home)
    ann.answer(table, 0, [4])
    bob.answer(table, 1, [0])
    assert ann.post(f"/api/tables/{table}/undo?seat=0", {"id": new_id()}).json()["code"] == "another_answered"
    made = ann.post(f"/api/tables/{table}/proposals?seat=0", {"kind": "undo"}).json()
    assert bob.get(f"/api/tables/{table}/proposals").json() == [made]
    vote = {"kind": "undo", "seq": made["seq"], "agree": True}
    assert bob.post(f"/api/tables/{table}/vote?seat=1", vote).json() == []
    assert ann.get(f"/api/tables/{table}/news?seat=0").json()["view"]["table"]["squares"] == [-1] * 9


def test_one_no_is_enough(home: House) -> None:
    ann, bob, table = two(home)
    made = ann.post(f"/api/tables/{table}/proposals?seat=0", {"kind": "end"}).json()
    vote = {"kind": "end", "seq": made["seq"], "agree": False}
    assert bob.post(f"/api/tables/{table}/vote?seat=1", vote).json() == []
    assert ann.get(f"/api/tables/{table}").json()["status"] == "playing"


def test_who_leaves_is_played_for_and_may_come_back(home: House) -> None:
    ann, bob, table = two(home, away={"kind": "bot", "bot": "quick"})
    assert [waited["seat"] for waited in bob.get(f"/api/tables/{table}/awaited").json()] == [0]
    assert ann.post(f"/api/tables/{table}/stand?seat=0").json()["seats"][0]["bot"] == "quick"
    eventually(lambda: bob.get(f"/api/tables/{table}/news?seat=1").json()["seq"] == 1)
    assert ann.post(f"/api/tables/{table}/back?seat=0").json()["seats"][0]["bot"] is None


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """Where bots take their time."""
    with house(tmp_path, finder=FINDER, bot_seconds=600) as found:
        yield found


@pytest.mark.parametrize("by", ["http", "socket"])
def test_who_answers_is_there_again(slow_house: House, by: str) -> None:
    ann, bob, table = two(slow_house, away={"kind": "bot", "bot": "quick"})
    assert ann.post(f"/api/tables/{table}/stand?seat=0").json()["seats"][0]["bot"] == "quick"
    if by == "http":
        assert ann.answer(table, 0, [4], 0).status_code == 200
    else:
        with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
            assert until(socket, "table")["seats"][0]["bot"] == "quick"
            socket.send_json({"t": "answer", "id": new_id(), "turn": 0, "choice": [4]})
            until(socket, "ack")
    assert bob.get(f"/api/tables/{table}").json()["seats"][0]["bot"] is None
    assert bob.get(f"/api/tables/{table}/news?seat=1").json()["view"]["table"]["squares"][4] == 0


def test_even_who_answers_too_late(home: House) -> None:
    """A bot was faster: the answer is refused, and the next question is for the person again."""
    ann, bob, table = two(home, away={"kind": "bot", "bot": "quick"})
    ann.post(f"/api/tables/{table}/stand?seat=0")
    eventually(lambda: bob.get(f"/api/tables/{table}/news?seat=1").json()["seq"] == 1)
    assert ann.answer(table, 0, [4], 0).status_code == 409
    assert bob.get(f"/api/tables/{table}").json()["seats"][0]["bot"] is None


def test_a_substitute_takes_the_link(home: House) -> None:
    ann, bob, eve = home.visitor("Ann"), home.visitor("Bob"), home.visitor("Eve")
    made = ann.table("me", "open", away={"kind": "substitute"})
    table, link = made["table"]["id"], {"token": made["links"]["1"]}
    bob.post("/api/links/follow", link)
    assert eve.post("/api/links/follow", link).json()["code"] == "seat_taken"
    bob.post(f"/api/tables/{table}/stand?seat=1")
    assert bob.get(f"/api/tables/{table}/news?seat=1").status_code == 403
    assert eve.post("/api/links/follow", link).json()["seat"] == 1
    assert eve.get(f"/api/tables/{table}/news?seat=1").status_code == 200


@pytest.mark.parametrize("email", ["a", "a@b\r\nBcc: c@d", "a@b, c@d", "<a@b>"])
def test_an_address_is_one_address(home: House, email: str) -> None:
    ann = home.visitor("Ann")
    assert ann.call("PUT", "/api/people/me/contact", {"email": email}).status_code == 400
    assert ann.call("PUT", "/api/people/me/contact", {"email": "ann@example.org"}).status_code == 204
