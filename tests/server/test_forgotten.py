"""T26's password reset: the link that is mailed holds for an hour and once, and nobody learns who has an account."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import create_engine, select

from orrery.server import forgotten
from orrery.server.forgotten import Forgotten
from orrery.server.limits import RATES
from orrery.server.people import People
from orrery.server.schema import resets
from orrery.server.tables import hashed
from tests.server.mailbox import Letter, post_office
from tests.server.web import House, Visitor, eventually, house, until

URL = "https://orrery.example"
OLD, NEW, OTHER = "an old password", "a new password", "another password"


class Scene(NamedTuple):
    home: House
    ann: Visitor
    """Who has an account, and has said where letters reach her."""
    letters: list[Letter]
    folder: Path

    def ask(self, login: str = "ann") -> Any:
        return self.home.visitor().call("POST", "/api/password/forgotten", {"login": login}, {"host": "evil.example"})

    def asked(self) -> str:
        """The secret of the link that is sent when one asks."""
        before = len(self.letters)
        assert self.ask().status_code == 204
        eventually(lambda: len(self.letters) > before)
        text = message_from_bytes(self.letters[-1].data, policy=policy.default).get_content()
        (token,) = set(re.findall(rf"{URL}/reset#([\w-]+)", text))
        assert "evil.example" not in text
        return str(token)

    def reset(self, token: str, password: str) -> tuple[int, str]:
        answer = self.home.visitor().post("/api/password/reset", {"token": token, "password": password})
        return answer.status_code, "" if answer.status_code == 204 else answer.json()["code"]

    def enters(self, password: str) -> bool:
        data = {"login": "ann", "password": password}
        return self.home.visitor().post("/api/login", data).status_code == 200


def move_to(who: Visitor, email: str, password: str | None) -> int:
    """Says where letters go from now on."""
    data = {"email": email, **({} if password is None else {"password": password})}
    return who.call("PUT", "/api/people/me/contact", data).status_code


REFUSED = (404, "no_such_reset")


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with (
        post_office() as (address, letters),
        house(tmp_path, mail_server=address, url=URL, limited=False) as home,
    ):
        ann = home.visitor("Ann")
        ann.post("/api/people/me/account", {"login": "Ann", "password": OLD})
        assert move_to(ann, "ann@example.org", OLD) == 204
        yield Scene(home, ann, letters, tmp_path)


def test_who_forgot_his_password_sets_another_and_is_logged_out_everywhere(scene: Scene) -> None:
    table = scene.ann.table("me", "me")["table"]["id"]
    token = scene.asked()
    assert scene.letters[-1].to == ["ann@example.org"]
    assert scene.enters(OLD), "to have asked changes nothing"
    with scene.ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        assert scene.reset(token, NEW) == (204, "")
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "the end")
        assert closed.value.code == 4401
    assert scene.ann.get("/api/people/me").status_code == 401
    assert (scene.enters(OLD), scene.enters(NEW)) == (False, True)


def replay(scene: Scene, _: pytest.MonkeyPatch) -> bool:
    token = scene.asked()
    assert scene.reset(token, NEW) == (204, "")
    return scene.reset(token, OTHER) != REFUSED or scene.enters(OTHER)


async def tidy_nothing() -> int:
    return 0


def an_hour_later(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Links are too old as soon as they are sent; but they are there."""
    monkeypatch.setattr(forgotten, "LASTS", -1.0)
    monkeypatch.setattr(scene.home.hall.forgotten, "tidy", tidy_nothing)


def use_it_too_late(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> bool:
    an_hour_later(scene, monkeypatch)
    return scene.reset(scene.asked(), OTHER) != REFUSED or scene.enters(OTHER)


def use_the_one_before(scene: Scene, _: pytest.MonkeyPatch) -> bool:
    first, second = scene.asked(), scene.asked()
    replaced = scene.reset(first, OTHER) != REFUSED or scene.enters(OTHER)
    return replaced or scene.reset(second, NEW) != (204, "")


def use_it_at_an_address_that_was_left(scene: Scene, _: pytest.MonkeyPatch) -> bool:
    token = scene.asked()
    assert move_to(scene.ann, "ann@example.com", OLD) == 204
    return scene.reset(token, OTHER) != REFUSED or scene.enters(OTHER)


Attack = Callable[[Scene, pytest.MonkeyPatch], bool]


@pytest.mark.parametrize("attack", [replay, use_it_too_late, use_the_one_before, use_it_at_an_address_that_was_left])
def test_a_link_that_no_longer_holds_is_refused(scene: Scene, attack: Attack, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not attack(scene, monkeypatch)


@pytest.mark.parametrize("password", [None, "", OTHER])
def test_a_stolen_session_does_not_have_the_letters_sent_elsewhere(scene: Scene, password: str | None) -> None:
    thief = scene.home.visitor()
    thief.cookies = dict(scene.ann.cookies)
    assert move_to(thief, "eve@example.org", password) == 403
    scene.asked()
    assert [letter.to for letter in scene.letters] == [["ann@example.org"]]


async def anything_goes(*_: object) -> None:
    """No password is asked for."""


def test_if_no_password_were_asked_for_it_would(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(People, "check_password", anything_goes)
    with pytest.raises(AssertionError):
        test_a_stolen_session_does_not_have_the_letters_sent_elsewhere(scene, None)


def test_a_session_does_not_serve_to_guess_the_password(tmp_path: Path) -> None:
    with house(tmp_path, rates={"login": (0.0, RATES["login"][1])}) as home:
        ann = home.visitor("Ann")
        ann.post("/api/people/me/account", {"login": "Ann", "password": OLD})
        guesses = [move_to(ann, "eve@example.org", f"guess number {n}") for n in range(11)]
    assert guesses == [403] * 10 + [429]


def any_age(connection: Any, token: str) -> str:
    query = select(resets.c.person).where(resets.c.token == hashed(token))
    person: str = connection.execute(query).scalar_one()
    return person


@pytest.mark.parametrize(
    ("attack", "protection", "nothing"),
    [(replay, "_spend", lambda *_: None), (use_it_too_late, "_promised", any_age)],
)
def test_it_is_this_protection_that_refuses_it(
    scene: Scene, attack: Attack, protection: str, nothing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teeth: a link that is not thrown away when it is used, and one whose age nobody looks at."""
    monkeypatch.setattr(forgotten, protection, nothing)
    assert attack(scene, monkeypatch)


def test_the_answer_is_the_same_whoever_has_an_account(scene: Scene) -> None:
    bob = scene.home.visitor("Bob")
    bob.post("/api/people/me/account", {"login": "bob", "password": OLD})
    answers = [scene.ask(login) for login in ("nobody", "bob", "ann")]
    assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
    assert len({frozenset(set(answer.headers) - {"date"}) for answer in answers}) == 1
    eventually(lambda: scene.letters)
    assert [letter.to for letter in scene.letters] == [["ann@example.org"]]


def test_only_the_hash_of_a_link_is_kept_and_not_for_ever(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    an_hour_later(scene, monkeypatch)
    token = scene.asked()
    engine = create_engine(f"sqlite:///{scene.folder / 'orrery.db'}")
    with engine.connect() as connection:
        assert list(connection.execute(select(resets.c.token)).scalars()) == [hashed(token)]
    assert scene.home.client.blocking_portal.call(Forgotten.tidy, scene.home.hall.forgotten) == 1
    with engine.connect() as connection:
        assert connection.execute(select(resets)).all() == []
    engine.dispose()


def test_letters_to_one_account_are_few_and_its_links_cannot_be_guessed(tmp_path: Path) -> None:
    with house(tmp_path, rates={"letter": (0.0, RATES["letter"][1]), "login": (0.0, RATES["login"][1])}) as home:
        asked = [home.visitor().post("/api/password/forgotten", {"login": "ann"}).status_code for _ in range(4)]
        assert asked == [204, 204, 204, 429]
        guess = {"token": "0123456789", "password": NEW}
        guessed = [home.visitor().post("/api/password/reset", guess).status_code for _ in range(7)]
        assert guessed == [404] * 6 + [429]


def test_a_server_that_sends_no_letters_says_so(tmp_path: Path) -> None:
    """Nor one that does not know its own address: what a caller says it is gets into no letter."""
    with house(tmp_path, mail_server="127.0.0.1:1") as home:
        told = home.visitor("Ann").get("/api/people/me/contact").json()
    assert (told["letters"], told["resets"]) == (True, False)
