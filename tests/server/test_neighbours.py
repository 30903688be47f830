"""T23: who plays from one address, maybe under two names, does not do so unknown to the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection
from sqlalchemy import select

from orrery.server import guard, neighbours
from orrery.server.client import Client
from orrery.server.neighbours import household_of
from orrery.server.schema import traces
from tests.server.process import Process
from tests.server.web import House, Visitor, house, until

HOME, ELSEWHERE = "203.0.113.7", "198.51.100.1"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house whose visitors say from where they come."""

    def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        return connection.headers.get("x-from", "")

    monkeypatch.setattr(guard, "_address", address)
    with house(tmp_path, limited=False) as found:
        yield found


def somebody(home: House, name: str, address: str) -> Visitor:
    visitor = home.visitor(name)
    visitor.headers["x-from"] = address
    return visitor


def three(home: House, *addresses: str) -> tuple[str, list[Visitor]]:
    """A table of three who come from these addresses and have looked at their seats."""
    who = [somebody(home, name, address) for name, address in zip(("Ann", "Bob", "Cyd"), addresses, strict=True)]
    made = who[0].table("me", "open", "open", title="pennies")
    for seat in (1, 2):
        assert who[seat].post("/api/links/follow", {"token": made["links"][str(seat)]}).status_code == 200
    for seat in range(3):
        assert who[seat].get(f"/api/tables/{made['table']['id']}/news?seat={seat}").status_code == 200
    return made["table"]["id"], who


def told(who: Visitor, table: str) -> list[list[int]]:
    found: list[list[int]] = who.get(f"/api/tables/{table}").json()["together"]
    return found


def test_the_others_are_told_who_plays_from_one_address(home: House) -> None:
    table, (ann, bob, cyd) = three(home, ELSEWHERE, HOME, HOME)
    assert told(ann, table) == [[1, 2]]
    assert told(bob, table) == told(cyd, table) == [], "they know"


def test_if_nobody_were_noted_nobody_would_be_told(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth."""

    async def forget(*_: object) -> None:
        return

    monkeypatch.setattr(neighbours, "note", forget)
    with pytest.raises(AssertionError):
        test_the_others_are_told_who_plays_from_one_address(home)


def test_who_comes_from_elsewhere_is_not_suspected(home: House) -> None:
    table, who = three(home, ELSEWHERE, HOME, "203.0.113.8")
    assert [told(visitor, table) for visitor in who] == [[], [], []]


def test_it_is_not_forgotten_when_one_goes_out(home: House) -> None:
    table, (ann, bob, _) = three(home, ELSEWHERE, HOME, HOME)
    bob.headers["x-from"] = "198.51.100.9"
    assert bob.get(f"/api/tables/{table}/news?seat=1").status_code == 200
    assert told(ann, table) == [[1, 2]]


def test_it_is_told_when_it_comes_to_light(home: House) -> None:
    table, (ann, _, cyd) = three(home, ELSEWHERE, HOME, "203.0.113.8")
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        assert until(socket, "table")["together"] == []
        cyd.headers["x-from"] = HOME
        assert cyd.get(f"/api/tables/{table}/news?seat=2").status_code == 200
        assert until(socket, "table")["together"] == [[1, 2]]


def test_two_seats_of_one_person_are_told_to_the_others_too(home: House) -> None:
    ann, bob = somebody(home, "Ann", HOME), somebody(home, "Bob", ELSEWHERE)
    made = ann.table("me", "me", "open", title="pennies")
    bob.post("/api/links/follow", {"token": made["links"]["2"]})
    assert told(bob, made["table"]["id"]) == [[0, 1]]
    assert told(ann, made["table"]["id"]) == []


def test_who_looks_on_is_told_nothing_about_addresses(home: House) -> None:
    table, (ann, *_) = three(home, ELSEWHERE, HOME, HOME)
    token = ann.post(f"/api/tables/{table}/links?of=watch").json()["token"]
    eve = somebody(home, "Eve", HOME)
    assert eve.post("/api/links/follow", {"token": token}).json()["table"]["together"] == []
    assert told(eve, table) == []


def test_an_account_takes_along_from_where_its_guest_has_played(home: House) -> None:
    table, (ann, bob, _) = three(home, ELSEWHERE, HOME, HOME)
    account = {"login": "bob", "password": "a long password"}
    other = somebody(home, "Bob at work", ELSEWHERE)
    assert other.post("/api/people/me/account", account).status_code == 201
    assert bob.post("/api/login", {**account, "keep": True}).status_code == 200
    assert told(ann, table) == [[1, 2]]


def traces_at(home: House, table: str) -> set[str]:
    query = select(traces.c.trace).where(traces.c.table_id == table)
    return set(home.hall.store.read_now(lambda connection: connection.execute(query).scalars().all()))


def test_no_address_is_kept(home: House) -> None:
    """And what is kept of one is another thing at each table."""
    kept = [traces_at(home, three(home, ELSEWHERE, HOME, HOME)[0]) for _ in range(2)]
    assert [len(found) for found in kept] == [2, 2]
    assert not kept[0] & kept[1]
    files = list(Path(str(home.hall.store.engine.url.database)).parent.glob("orrery.db*"))
    assert files
    assert not any(HOME.encode() in file.read_bytes() for file in files)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:0:1::7", "2001:db8:0:1:aaaa::8", True),
        ("2001:db8:0:1::7", "2001:db8:0:2::7", False),
    ],
)
def test_devices_of_one_household(one: str, other: str, same: bool) -> None:
    assert (household_of(one) == household_of(other)) == same


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "", "testclient"])
def test_where_there_is_no_network_between_there_is_nothing_to_note(address: str) -> None:
    assert household_of(address) is None


def test_a_proxy_says_from_where_people_come(tmp_path: Path) -> None:
    """A real server, behind a proxy that it believes."""

    async def scene(url: str) -> list[list[int]]:
        async with Client(url) as ann, Client(url) as bob, Client(url) as cyd:
            for client, name, address in ((ann, "Ann", ELSEWHERE), (bob, "Bob", HOME), (cyd, "Cyd", HOME)):
                client._http.headers["x-forwarded-for"] = address
                await client.enter(name)
            made = await ann.create("pennies", ["me", "open", "open"])
            for seat, client in ((1, bob), (2, cyd)):
                await client.follow(made.links[str(seat)])
            for seat, client in ((1, bob), (2, cyd)):
                await client.news(made.table.id, seat)
            [table] = await ann.mine()
            return table.together

    with Process(f"sqlite:///{tmp_path}/orrery.db") as server:
        assert asyncio.run(scene(server.url)) == [[1, 2]]
