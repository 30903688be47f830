"""T25 to T27: who may do what, for every address and every message; sessions, tokens, origins and limits."""

from __future__ import annotations

import asyncio
import html
import itertools
import re
import secrets
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute, WebSocketRoute

from orrery.server import guard, hall, headers, passwords, people, protocol
from orrery.server.app import create_app
from orrery.server.guard import MESSAGES, RULES, Who
from orrery.server.limits import RATES, Limits
from orrery.server.schema import seats, sessions
from orrery.server.settings import Settings
from orrery.server.store import Store
from orrery.server.table import Table
from orrery.server.tables import hashed
from tests.server.web import House, Visitor, house, until
from tests.servers import PATIENCE


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for many tests, without limits."""
    with house(tmp_path_factory.mktemp("house"), limited=False) as found:
        yield found


# --- the matrix ---------------------------------------------------------------------------------------


def routes(app: Litestar) -> set[str]:
    found = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {route.path_format}" for method in route.methods if method != "OPTIONS"}
        elif isinstance(route, WebSocketRoute):
            found.add(f"WS {route.path_format}")
        else:
            found.add(f"ASGI {route.path_format}")
    return found


def test_every_address_and_every_message_has_a_rule_and_no_rule_is_without_one(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}"))
    assert routes(app) == set(RULES)
    assert set(typing.get_args(protocol.Incoming)) == set(MESSAGES)
    assert {rule.rate for rule in (*RULES.values(), *MESSAGES.values())} <= set(RATES)


def test_an_address_without_a_rule_is_refused(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "RULES", {rule: who for rule, who in RULES.items() if rule != "GET /api/titles"})
    assert home.visitor("Ann").get("/api/titles").status_code == 403


class Scene(NamedTuple):
    """A table in play, and everybody who could want something of it."""

    who: dict[str, Visitor]
    playing: str
    home: House


ALLOWED: dict[Who, set[str]] = {
    Who.ANYONE: {"nobody", "stranger", "spectator", "seat", "other seat", "host"},
    Who.PERSON: {"stranger", "spectator", "seat", "other seat", "host"},
    Who.VIEWER: {"spectator", "seat", "other seat", "host"},
    Who.SEAT: {"seat"},
    Who.RESERVED: set(),
    Who.HOST: {"host"},
    Who.OPERATOR: set(),
}
ROLES = ("nobody", "stranger", "spectator", "seat", "other seat", "host")  # who can shut others out comes last


@pytest.fixture
def scene(open_house: House) -> Scene:
    who = {role: open_house.visitor(None if role == "nobody" else role) for role in ROLES}
    made = who["host"].table("open", "open")
    for role, link in (("seat", "0"), ("other seat", "1"), ("spectator", "watch")):
        assert who[role].post("/api/links/follow", {"token": made["links"][link]}).status_code == 200
    return Scene(who, made["table"]["id"], open_house)


BODIES: dict[str, Any] = {
    "POST /api/people": {"name": "New"},
    "PATCH /api/people/me": {"name": "New"},
    "POST /api/people/me/account": {"login": "new", "password": "0123456789"},
    "POST /api/login": {"login": "new", "password": "0123456789"},
    "POST /api/password/forgotten": {"login": "new"},
    "POST /api/password/reset": {"token": "0123456789", "password": "0123456789"},
    "POST /api/tables": {"title": "noughts", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "POST /api/links/look": {"token": "0123456789"},
    "POST /api/friends/look": {"token": "0123456789"},
    "POST /api/friends/follow": {"token": "0123456789"},
    "POST /api/links/follow": {"token": "0123456789"},
    "POST /api/tables/{table_id}/sit": {},
    "POST /api/tables/{table_id}/answer": {"id": "answer-1", "turn": 0, "choice": [4]},
    "POST /api/tables/{table_id}/undo": {"id": "answer-2"},
    "POST /api/tables/{table_id}/chat": {"text": "hello"},
    "POST /api/records": {},
    "PUT /api/people/me/contact": {"email": None},
    "POST /api/tables/{table_id}/orders": {},
    "POST /api/tables/{table_id}/proposals": {"kind": "end"},
    "POST /api/tables/{table_id}/vote": {"kind": "end", "seq": 0, "agree": True},
}


@pytest.mark.parametrize("rule", [rule for rule in RULES if not rule.startswith("WS")])
def test_the_matrix_of_addresses(scene: Scene, rule: str) -> None:
    for role in ROLES:
        check_rule(scene, rule, role)


def check_rule(scene: Scene, rule: str, role: str) -> None:
    method, _, pattern = rule.partition(" ")
    path = pattern.format(
        table_id=scene.playing, title="noughts", path="x", order="0123456789", kind="end", friend="x", token="x"
    )
    names_seat = RULES[rule].who in (Who.SEAT, Who.RESERVED)
    path += "?seat=0" if names_seat else "?of=watch" if path.endswith("/links") else ""
    status = scene.who[role].call(method, path, BODIES.get(rule)).status_code
    if role in ALLOWED[RULES[rule].who]:
        assert status not in (401, 429, 500), (role, status)
        assert status != 403 or pattern == "/api/login", role
    else:
        hidden = "{table_id}" in pattern and role not in ALLOWED[Who.VIEWER]
        unknown = role == "nobody" and RULES[rule].who is not Who.OPERATOR
        assert status == (404 if hidden else 401 if unknown else 403), role


def test_nobody_sees_the_game_from_anothers_seat(scene: Scene) -> None:
    for role, path in itertools.product(ROLES, ("news", "record")):
        status = scene.who[role].get(f"/api/tables/{scene.playing}/{path}?seat=0").status_code
        assert status == (200 if role == "seat" else 403 if role in ALLOWED[Who.VIEWER] else 404)


MESSAGE_EXAMPLES: dict[type, dict[str, Any]] = {
    protocol.Answer: {"t": "answer", "id": "answer-1", "turn": 0, "choice": [4]},
    protocol.Undo: {"t": "undo", "id": "answer-2"},
    protocol.Say: {"t": "say", "text": "hello"},
    protocol.Resume: {"t": "resume", "since": 0},
    protocol.Ping: {"t": "ping"},
    protocol.Here: {"t": "here", "away": True},
}


@pytest.mark.parametrize("message", MESSAGES)
def test_the_matrix_of_messages(scene: Scene, message: type) -> None:
    for role in ROLES:
        check_message(scene, message, role)


def check_message(scene: Scene, message: type, role: str) -> None:
    seat = "0" if role == "seat" else "1" if role == "other seat" else "none"
    path = f"/api/tables/{scene.playing}/ws?seat={seat}"
    if role not in ALLOWED[Who.VIEWER]:
        with pytest.raises(WebSocketDisconnect), scene.who[role].socket(path):
            pass
        return
    with scene.who[role].socket(path) as socket:
        until(socket, "news")
        socket.send_json(MESSAGE_EXAMPLES[message])
        expected = MESSAGES[message].who
        answer = socket.receive_json(timeout=PATIENCE)
        if role in ALLOWED[expected] or (expected is Who.SEAT and role == "other seat"):
            assert answer.get("code") != "forbidden"
        else:
            assert (answer["t"], answer["code"]) == ("refused", "forbidden")


def test_nobody_opens_a_socket_on_anothers_seat(scene: Scene) -> None:
    for role in ("nobody", "stranger", "spectator", "other seat", "host"):
        with pytest.raises(WebSocketDisconnect), scene.who[role].socket(f"/api/tables/{scene.playing}/ws?seat=0"):
            pass


def test_a_spectators_connection_ends_when_his_link_is_revoked(scene: Scene) -> None:
    with scene.who["spectator"].socket(f"/api/tables/{scene.playing}/ws") as socket:
        until(socket, "news")
        assert scene.who["host"].call("DELETE", f"/api/tables/{scene.playing}/links?of=watch").status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "the end")
        assert closed.value.code == 4403


def test_a_connection_ends_when_its_seat_is_given_up(open_house: House) -> None:
    ann = open_house.visitor("Ann")
    table = ann.table("me", "open")["table"]["id"]
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "table")
        ann.post(f"/api/tables/{table}/stand?seat=0")
        with pytest.raises(WebSocketDisconnect):
            until(socket, "the end")


# --- T26: sessions and tokens --------------------------------------------------------------------------


CHANGING = [rule for rule in RULES if rule.split()[0] not in ("GET", "WS")]


def test_every_change_shows_the_token_of_its_session(scene: Scene) -> None:
    for rule, token in itertools.product(CHANGING, (None, "", "wrong", "another's")):
        check_token(scene, rule, token)


def check_token(scene: Scene, rule: str, token: str | None) -> None:
    ann, eve = scene.who["seat"], scene.who["stranger"]
    method, _, pattern = rule.partition(" ")
    path = (
        pattern.format(table_id=scene.playing, order="0123456789", kind="end", friend="x", token="x")
        + "?seat=0&of=watch"
    )
    shown = eve.cookies[guard.CSRF_COOKIE] if token == "another's" else token
    headers = ann._headers()
    del headers[guard.CSRF_HEADER]
    headers |= {} if shown is None else {guard.CSRF_HEADER: shown}
    answer = ann._client.request(method, path, json=BODIES.get(rule), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local.evil.example", "http://"])
def test_pages_of_other_sites_change_nothing_and_hear_nothing(scene: Scene, origin: str) -> None:
    ann = scene.who["seat"]
    headers = {"origin": origin}
    answer = ann.call("POST", f"/api/tables/{scene.playing}/chat?seat=0", {"text": "x"}, headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_page")
    assert scene.who["nobody"].call("POST", "/api/people", {"name": "x"}, headers).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect),
        ann.socket(f"/api/tables/{scene.playing}/ws?seat=0", headers),
    ):
        pass


def test_a_browser_that_says_so_is_believed_without_an_origin(scene: Scene) -> None:
    headers = {"sec-fetch-site": "cross-site"}
    answer = scene.who["nobody"].call("POST", "/api/people", {"name": "x"}, headers)
    assert answer.json()["code"] == "foreign_page"


def test_our_own_page_is_not_another_site(scene: Scene) -> None:
    headers = {"origin": "http://testserver.local"}
    with scene.who["seat"].socket(f"/api/tables/{scene.playing}/ws?seat=0", headers) as socket:
        until(socket, "news")


def test_behind_a_proxy_the_public_address_is_our_own_and_cookies_are_secure(tmp_path: Path) -> None:
    with house(tmp_path, url="https://play.example") as home:
        ann = home.visitor()
        answer = ann.call("POST", "/api/people", {"name": "Ann"}, {"origin": "https://play.example"})
        assert answer.status_code == 201
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert answer.headers["strict-transport-security"]
        for origin in ("http://testserver.local", "http://play.example", "https://play.example:444"):
            assert ann.call("POST", "/api/people", {"name": "x"}, {"origin": origin}).status_code == 403


def test_a_session_known_before_the_account_opens_nothing(home: House) -> None:
    ann, thief = home.visitor("Ann"), home.visitor()
    thief.cookies = dict(ann.cookies)
    ann.post("/api/people/me/account", {"login": "ann", "password": "0123456789"})
    assert ann.get("/api/people/me").json()["login"] == "ann"
    assert thief.get("/api/people/me").status_code == 401


def test_after_logging_out_the_session_is_over_and_so_are_its_connections(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]
    kept = dict(ann.cookies)
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        assert ann.post("/api/logout").status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json(timeout=PATIENCE)
        assert closed.value.code == 4401
    ann.cookies = kept
    assert ann.get("/api/people/me").status_code == 401


def test_sessions_that_are_too_old_open_nothing_and_are_forgotten(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(f"sqlite:///{tmp_path}/orrery.db")
        known = people.People(store)
        _, old = await known.guest("Ann")
        ann, new = await known.guest("Ann")
        aged = {"created": sessions.c.created - people.SESSION_DAYS * 86400 - 1}
        await store.change(sessions.update().where(sessions.c.token == hashed(old)).values(aged))
        assert (await known.of_session(old), await known.of_session(new)) == (None, ann)
        assert (await known.forget_old_sessions(), await known.forget_old_sessions()) == (1, 0)
        assert await known.of_session(new) == ann
        await known.stop()
        store.close()

    asyncio.run(main())


def test_the_database_holds_no_secret_of_a_session_or_a_link(home: House, tmp_path: Path) -> None:
    ann = home.visitor("Ann")
    made = ann.table("me", "open")
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made["table"]["id"].encode() in files
    for secret in (ann.cookies[guard.SESSION_COOKIE], *made["links"].values()):
        assert secret.encode() not in files


def test_logins_are_limited(home: House) -> None:
    home.hall.limits._rates["login"] = (0.0, RATES["login"][1])  # on a slow machine a bucket fills while one waits
    data = {"login": "ann", "password": "0123456789"}
    statuses = [home.visitor().post("/api/login", data).status_code for _ in range(12)]
    assert set(statuses) == {403, 429}
    assert statuses[-1] == 429


def test_without_limits_they_are_not(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "allow", lambda *_: True)
    with pytest.raises(AssertionError):
        test_logins_are_limited(home)


def test_waiting_for_passwords_is_bounded(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "WAITING_TO_HASH", 0)
    answer = home.visitor().post("/api/login", {"login": "ann", "password": "0123456789"})
    assert (answer.status_code, answer.json()["code"]) == (503, "too_busy")


def test_too_much_at_once_is_refused_for_one_person_and_not_for_another(tmp_path: Path) -> None:
    with house(tmp_path, rates={"say": (0.001, 3)}) as home:
        ann, bob = home.visitor("Ann"), home.visitor("Bob")
        made = ann.table("me", "open")
        bob.post("/api/links/follow", {"token": made["links"]["1"]})
        chat = f"/api/tables/{made['table']['id']}/chat"
        statuses = [ann.post(f"{chat}?seat=0", {"text": "hello"}).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        assert bob.post(f"{chat}?seat=1", {"text": "hello"}).status_code == 201


def test_one_person_has_only_so_many_connections(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_CONNECTIONS", 2)
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    table = ann.table("me", "me", listed=True)["table"]["id"]
    at = f"/api/tables/{table}/ws"
    with ann.socket(at) as one, ann.socket(at) as two, bob.socket(at) as other:
        for socket in (one, two, other):
            until(socket, "news")
        with pytest.raises(WebSocketDisconnect), ann.socket(at):
            pass


# --- each protection is what stops its attack ------------------------------------------------------------


def steal_a_seat(scene: Scene) -> bool:
    return scene.who["other seat"].get(f"/api/tables/{scene.playing}/news?seat=0").status_code == 200


def look_on(scene: Scene) -> bool:
    return scene.who["stranger"].get(f"/api/tables/{scene.playing}").status_code == 200


def forge(scene: Scene) -> bool:
    headers = {key: value for key, value in scene.who["seat"]._headers().items() if key != guard.CSRF_HEADER}
    path = f"/api/tables/{scene.playing}/chat?seat=0"
    return scene.who["seat"]._client.post(path, json={"text": "x"}, headers=headers).status_code == 201


def listen_from_another_page(scene: Scene) -> bool:
    path = f"/api/tables/{scene.playing}/ws?seat=0"
    try:
        with scene.who["seat"].socket(path, {"origin": "https://evil.example"}) as socket:
            return bool(until(socket, "news"))
    except WebSocketDisconnect:
        return False


def act_as_a_spectator(scene: Scene) -> bool:
    with scene.who["spectator"].socket(f"/api/tables/{scene.playing}/ws") as socket:
        until(socket, "news")
        socket.send_json({"t": "say", "text": "psst"})
        try:
            return bool(socket.receive_json(timeout=PATIENCE).get("code") != "forbidden")
        except WebSocketDisconnect:
            return True  # past the guard; that there is no seat to speak from is another matter


def administer(scene: Scene) -> bool:
    return scene.who["seat"].post(f"/api/tables/{scene.playing}/links?of=1").status_code == 201


ATTACKS: list[tuple[Callable[[Scene], bool], str, Any]] = [
    (steal_a_seat, "orrery.server.table.Table.owns", lambda *_: True),
    (look_on, "orrery.server.guard.may_see", lambda *_: True),
    (forge, "orrery.server.guard.check_csrf", lambda *_: None),
    (listen_from_another_page, "orrery.server.guard.check_origin", lambda *_: None),
    (act_as_a_spectator, "orrery.server.guard.check_message", lambda *_: None),
    (administer, "orrery.server.guard.allowed", lambda *_: True),
]


def keep_the_old_session(scene: Scene) -> bool:
    """The secret of a guest's session, known before he had an account."""
    ann, thief = scene.home.visitor("Ann"), scene.home.visitor()
    thief.cookies = dict(ann.cookies)
    ann.post("/api/people/me/account", {"login": f"ann{secrets.token_hex(4)}", "password": "0123456789"})
    return thief.get("/api/people/me").status_code == 200


def stay_after_logging_out(scene: Scene) -> bool:
    ann = scene.home.visitor("Ann")
    kept = dict(ann.cookies)
    ann.post("/api/logout")
    ann.cookies = kept
    return ann.get("/api/people/me").status_code == 200


def use_a_revoked_link(scene: Scene) -> bool:
    host = scene.home.visitor("Ann")
    made = host.table("me", "open")
    host.call("DELETE", f"/api/tables/{made['table']['id']}/links?of=1")
    found = scene.home.visitor("Eve").post("/api/links/follow", {"token": made["links"]["1"]})
    return found.status_code == 200


def use_a_link_twice(scene: Scene) -> bool:
    """A second person sits down where somebody sits."""
    made = scene.home.visitor("Ann").table("me", "open", "open", title="pennies")
    link = {"token": made["links"]["1"]}
    bob, eve = scene.home.visitor("Bob"), scene.home.visitor("Eve")
    bob.post("/api/links/follow", link)
    return eve.post("/api/links/follow", link).status_code == 200


async def forget_to(*_: Any) -> None:
    return


def sit_on_laps(connection: Any, link: Any, person: str, name: str) -> None:
    there = seats.update().where(seats.c.table_id == link.table_id, seats.c.seat == link.seat)
    connection.execute(there.values(kind="person", person=person, name=name))


register = people.People.register


async def keep_the_session(known: people.People, person: people.Person, login: str, password: str, _: str) -> Any:
    return await register(known, person, login, password, "another one")


ATTACKS += [
    (keep_the_old_session, "orrery.server.people.People.register", keep_the_session),
    (stay_after_logging_out, "orrery.server.people.People.leave", forget_to),
    (use_a_revoked_link, "orrery.server.tables._revoke_links", lambda *_: None),
    (use_a_link_twice, "orrery.server.tables._take_seat", sit_on_laps),
]


@pytest.mark.parametrize(("attack", "protection", "nothing"), ATTACKS)
def test_it_is_this_protection_that_stops_this_attack(
    scene: Scene, attack: Callable[[Scene], bool], protection: str, nothing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not attack(scene)
    monkeypatch.setattr(protection, nothing)
    assert attack(scene)


# --- T27: markup ---------------------------------------------------------------------------------------

MARKUP = ["<script>alert(1)</script>", '"><svg onload=alert(1)>', "{{7*7}}", "javascript:alert(1)", "'; drop table x--"]


@pytest.mark.parametrize("text", MARKUP)
def test_names_and_lines_come_back_as_they_were_typed_and_only_as_data(home: House, text: str) -> None:
    ann = home.visitor(text[:40])
    made = ann.post("/api/tables", {"title": "noughts", "seats": [{"kind": "me", "name": text[:40]}, {"kind": "open"}]})
    table = made.json()["table"]["id"]
    ann.post(f"/api/tables/{table}/chat?seat=0", {"text": text})
    shown, said = ann.get(f"/api/tables/{table}"), ann.get(f"/api/tables/{table}/chat")
    for answer in (shown, said):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert shown.json()["seats"][0]["name"] == text[:40]
    assert [line["text"] for line in said.json()] == [text]


def show_lines_as_pages(patch: pytest.MonkeyPatch) -> None:
    honest = headers.add

    def add(message: Any, path: str, secure: bool) -> None:
        honest(message, path, secure)
        MutableScopeHeaders.from_message(message)["content-type"] = "text/html"

    patch.setattr(headers, "add", add)


def guess_types(patch: pytest.MonkeyPatch) -> None:
    patch.delitem(headers.HEADERS, "x-content-type-options")


def strip_markup(patch: pytest.MonkeyPatch) -> None:
    """Somebody who repairs what people type changes it."""
    honest = Table.say
    patch.setattr(Table, "say", lambda self, seat, text, quick=False: honest(self, seat, html.escape(text), quick))


@pytest.mark.parametrize("remove", [show_lines_as_pages, guess_types, strip_markup])
def test_markup_would_be_more_than_data(
    home: House, remove: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teeth of T27."""
    remove(monkeypatch)
    with pytest.raises((AssertionError, KeyError)):
        test_names_and_lines_come_back_as_they_were_typed_and_only_as_data(home, MARKUP[0])


def test_no_answer_is_a_page(scene: Scene) -> None:
    for rule in RULES:
        method, _, pattern = rule.partition(" ")
        ours = ("/", "/{path}", "/join", "/join/{token}")  # the page itself
        if method == "GET" and pattern not in ("/schema/{path}", *ours):  # the framework's own is not there
            path = pattern.format(
                table_id=scene.playing, title="<script>", path="x", order="x", kind="end", friend="x", token="x"
            )
            kind = scene.who["host"].get(path).headers["content-type"]
            assert re.match("application/(json|vnd.oai.openapi\\+json)|text/plain", kind), (rule, kind)


def test_the_numbers_of_the_server_name_nobody(tmp_path: Path) -> None:
    with house(tmp_path, operators=frozenset({"testclient"})) as home:
        ann = home.visitor("Ann")
        made = ann.table("me", "open")
        ann.get(f"/api/tables/{made['table']['id']}/news?seat=0")
        text = home.visitor().get("/metrics").text
    assert "orrery_requests_total" in text
    for secret in (made["table"]["id"], ann.id, "Ann", *made["links"].values(), *ann.cookies.values()):
        assert secret not in text
