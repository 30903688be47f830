"""Friends by link: both have to press, either may undo it, and nobody else learns of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.server import friendship
from tests.server.test_presence import company
from tests.server.web import House, Visitor, house, until


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def new_link(who: Visitor) -> str:
    token: str = who.post("/api/friends/link").json()["token"]
    return token


def follow(who: Visitor, token: str) -> int:
    return who.post("/api/friends/follow", {"token": token}).status_code


def friends(who: Visitor) -> dict[str, str]:
    """Names and ids, as the lobby tells them."""
    with who.socket("/api/lobby") as lobby:
        return {one["name"]: one["friend"] for one in until(lobby, "company")["people"]}


def test_both_press_and_both_stand_in_the_others_lobby(home: House) -> None:
    ann, bob, eve = (home.visitor(name) for name in ("Ann", "Bob", "Eve"))
    token = new_link(ann)
    assert bob.post("/api/friends/look", {"token": token}).json() == {"name": "Ann", "own": False}
    assert friends(ann) == friends(bob) == {}, "to look makes nobody a friend"
    with ann.socket("/api/lobby") as lobby:
        company(lobby)
        assert follow(bob, token) == 204
        company(lobby, Bob="gone")
        with bob.socket("/api/lobby") as his:
            company(his, Ann="here")
            company(lobby, Bob="here")
    assert friends(eve) == {}


def test_either_may_undo_it(home: House) -> None:
    ann, bob, eve = (home.visitor(name) for name in ("Ann", "Bob", "Eve"))
    follow(bob, new_link(ann))
    friend = friends(ann)["Bob"]
    assert eve.call("DELETE", f"/api/friends/{friend}").status_code == 404
    assert bob.call("DELETE", f"/api/friends/{friend}").status_code == 204
    assert friends(ann) == friends(bob) == {}
    assert ann.call("DELETE", f"/api/friends/{friend}").status_code == 404


def test_a_link_is_for_one_other_person_and_for_a_week(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, eve = (home.visitor(name) for name in ("Ann", "Bob", "Eve"))
    token = new_link(ann)
    assert follow(ann, token) == 409
    assert ann.post("/api/friends/look", {"token": token}).json()["own"]
    assert (follow(bob, token), follow(eve, token), follow(eve, "nonesuch")) == (204, 404, 404)
    monkeypatch.setattr(friendship, "HOLDS", -1.0)
    assert follow(eve, new_link(ann)) == 404
    assert set(friends(ann)) == {"Bob"}


def test_of_many_links_the_latest_hold(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friendship, "MOST_LINKS", 2)
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    links = [new_link(ann) for _ in range(3)]
    statuses = [bob.post("/api/friends/look", {"token": token}).status_code for token in links]
    assert statuses == [404, 200, 200]


def test_nobody_has_more_friends_than_one_may_have(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friendship, "MOST_FRIENDS", 1)
    ann, bob, eve = (home.visitor(name) for name in ("Ann", "Bob", "Eve"))
    assert follow(bob, new_link(ann)) == 204
    assert follow(eve, new_link(ann)) == 409
    assert follow(bob, new_link(eve)) == 409


def test_to_be_friends_twice_is_to_be_friends_once(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    for token in (new_link(ann), new_link(ann)):
        assert follow(bob, token) == 204
    assert follow(ann, new_link(bob)) == 204
    bob.call("DELETE", f"/api/friends/{friends(bob)['Ann']}")
    assert friends(ann) == friends(bob) == {}


def test_a_friend_with_whom_one_plays_stands_there_once_by_the_name_of_today(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    made = ann.table("me", "open")
    bob.post("/api/links/follow", {"token": made["links"]["1"], "name": "Bobby"})
    assert friends(ann) == {"Bobby": None}
    follow(bob, new_link(ann))
    assert set(friends(ann)) == {"Bob"}


def test_a_guest_who_turns_out_to_be_somebody_brings_his_friends(home: House) -> None:
    ann, guest, bob, eve = (home.visitor(name) for name in ("Ann", "Phone", "Bob", "Eve"))
    ann.post("/api/people/me/account", {"login": "ann", "password": "0123456789"})
    for friend, of in ((bob, ann), (bob, guest), (eve, guest), (ann, guest)):
        assert follow(friend, new_link(of)) == 204
    later = new_link(guest)
    guest.post("/api/login", {"login": "ann", "password": "0123456789", "keep": True})
    assert set(friends(ann)) == {"Bob", "Eve"}
    assert set(friends(bob)) == set(friends(eve)) == {"Ann"}
    assert bob.post("/api/friends/look", {"token": later}).json()["name"] == "Ann"
