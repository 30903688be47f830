"""Who may do what: one rule for each address and each message, in one place. What has no rule is refused."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from orrery.server import neighbours, protocol
from orrery.server.hall import Hall
from orrery.server.people import Person, csrf_token
from orrery.server.problems import Problem
from orrery.server.table import Table
from orrery.server.tables import NoSuchTable

SESSION_COOKIE = "orrery_session"
CSRF_COOKIE = "orrery_csrf"
CSRF_HEADER = "x-csrf-token"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Who(Enum):
    ANYONE = "anyone"
    PERSON = "somebody with a session"
    VIEWER = "whoever may see the table: a listed one, one's own, or by a spectator's link; with a seat, its owner"
    SEAT = "the owner of the seat that the call names"
    RESERVED = "the person for whom the seat that the call names is kept, or anybody where it is free for all"
    HOST = "whoever made the table"
    OPERATOR = "whoever runs the server"


class Rule(NamedTuple):
    who: Who
    rate: str
    """Its name in `limits.RATES`."""


ANYONE, PERSON, VIEWER, SEAT, RESERVED, HOST, OPERATOR = Who

RULES: Mapping[str, Rule] = {
    "GET /healthz": Rule(ANYONE, "look"),
    "GET /readyz": Rule(ANYONE, "look"),
    "GET /metrics": Rule(OPERATOR, "look"),
    "GET /schema": Rule(ANYONE, "look"),
    "GET /schema/openapi.json": Rule(ANYONE, "look"),
    "GET /": Rule(ANYONE, "look"),
    "GET /{path}": Rule(ANYONE, "look"),
    "GET /join": Rule(ANYONE, "look"),
    "GET /join/{token}": Rule(ANYONE, "look"),
    "GET /schema/{path}": Rule(ANYONE, "look"),
    "GET /api/titles": Rule(ANYONE, "look"),
    "GET /api/titles/{title}/almanac": Rule(ANYONE, "look"),
    "GET /api/titles/{title}/rules": Rule(ANYONE, "look"),
    "GET /api/titles/{title}/fitting": Rule(ANYONE, "look"),
    "POST /api/tables/{table_id}/preview": Rule(SEAT, "look"),
    "POST /api/tables/{table_id}/hint": Rule(SEAT, "hint"),
    "GET /api/tables/{table_id}/review": Rule(VIEWER, "look"),
    "GET /api/tables/{table_id}/replay": Rule(VIEWER, "look"),
    "GET /api/tables/{table_id}/moments": Rule(VIEWER, "look"),
    "GET /api/tables/{table_id}/story": Rule(VIEWER, "look"),
    "GET /api/titles/{title}": Rule(ANYONE, "look"),
    "POST /api/people": Rule(ANYONE, "guest"),
    "GET /api/people/me": Rule(PERSON, "look"),
    "PATCH /api/people/me": Rule(PERSON, "act"),
    "POST /api/friends/link": Rule(PERSON, "create"),
    "POST /api/friends/look": Rule(PERSON, "look"),
    "POST /api/friends/follow": Rule(PERSON, "act"),
    "DELETE /api/friends/{friend}": Rule(PERSON, "act"),
    "GET /api/people/me/profile": Rule(PERSON, "look"),
    "GET /api/people/me/contact": Rule(PERSON, "look"),
    "PUT /api/people/me/contact": Rule(PERSON, "act"),
    "POST /api/people/me/account": Rule(PERSON, "login"),
    "POST /api/login": Rule(ANYONE, "login"),
    "POST /api/password/forgotten": Rule(ANYONE, "login"),
    "POST /api/password/reset": Rule(ANYONE, "login"),
    "POST /api/logout": Rule(PERSON, "act"),
    "GET /api/house": Rule(ANYONE, "look"),
    "GET /api/tables": Rule(ANYONE, "look"),
    "POST /api/tables": Rule(PERSON, "create"),
    "POST /api/lessons": Rule(PERSON, "create"),
    "GET /api/tables/mine": Rule(PERSON, "look"),
    "POST /api/links/look": Rule(PERSON, "look"),
    "POST /api/links/follow": Rule(PERSON, "act"),
    "GET /api/tables/{table_id}": Rule(VIEWER, "look"),
    "DELETE /api/tables/{table_id}": Rule(HOST, "act"),
    "POST /api/tables/{table_id}/sit": Rule(RESERVED, "act"),
    "POST /api/tables/{table_id}/stand": Rule(SEAT, "act"),
    "GET /api/tables/{table_id}/links": Rule(HOST, "look"),
    "POST /api/tables/{table_id}/links": Rule(HOST, "act"),
    "DELETE /api/tables/{table_id}/links": Rule(HOST, "act"),
    "GET /api/tables/{table_id}/record": Rule(VIEWER, "look"),
    "GET /api/tables/{table_id}/proof": Rule(VIEWER, "look"),
    "POST /api/tables/{table_id}/rematch": Rule(SEAT, "create"),
    "POST /api/tables/{table_id}/branch": Rule(VIEWER, "create"),
    "POST /api/records": Rule(PERSON, "create"),
    "GET /api/tables/{table_id}/news": Rule(VIEWER, "look"),
    "POST /api/tables/{table_id}/answer": Rule(SEAT, "act"),
    "POST /api/tables/{table_id}/undo": Rule(SEAT, "act"),
    "GET /api/tables/{table_id}/chat": Rule(VIEWER, "look"),
    "POST /api/tables/{table_id}/chat": Rule(SEAT, "say"),
    "GET /api/tables/{table_id}/orders": Rule(SEAT, "look"),
    "POST /api/tables/{table_id}/orders": Rule(SEAT, "act"),
    "DELETE /api/tables/{table_id}/orders/{order}": Rule(SEAT, "act"),
    "GET /api/tables/{table_id}/proposals": Rule(VIEWER, "look"),
    "POST /api/tables/{table_id}/proposals": Rule(SEAT, "say"),
    "POST /api/tables/{table_id}/vote": Rule(SEAT, "act"),
    "GET /api/tables/{table_id}/awaited": Rule(VIEWER, "look"),
    "POST /api/tables/{table_id}/back": Rule(SEAT, "act"),
    "WS /api/tables/{table_id}/ws": Rule(VIEWER, "connect"),
    "WS /api/lobby": Rule(PERSON, "connect"),
}

MESSAGES: Mapping[type, Rule] = {
    protocol.Answer: Rule(SEAT, "act"),
    protocol.Undo: Rule(SEAT, "act"),
    protocol.Say: Rule(SEAT, "say"),
    protocol.Resume: Rule(VIEWER, "look"),
    protocol.Ping: Rule(VIEWER, "look"),
    protocol.Here: Rule(VIEWER, "look"),
}


@dataclass(slots=True)
class Visit:
    """Whoever calls, and what about. The guard has made sure that the rule of the address is kept."""

    hall: Hall
    address: str
    session: str | None
    someone: Person | None
    where: Table | None
    seat: int | None

    @property
    def person(self) -> Person:
        assert self.someone is not None
        return self.someone

    @property
    def table(self) -> Table:
        assert self.where is not None
        return self.where

    @property
    def chair(self) -> int:
        assert self.seat is not None
        return self.seat

    @property
    def key(self) -> str:
        """Whose rates count."""
        return self.someone.id if self.someone else self.address


Visiting = NamedDependency[Visit]
"""How a handler asks for it, under the name `visit`."""


def allowed(who: Who, visit: Visit) -> bool:
    """Whether the caller is what a rule asks for."""
    person = visit.someone.id if visit.someone else None
    table = visit.where
    if who is ANYONE:
        return True
    if who is OPERATOR:
        return visit.address in visit.hall.settings.operators
    if who is PERSON:
        return person is not None
    if table is None:
        return False
    if who is HOST:
        return person == table.host
    if who is RESERVED:
        return visit.seat in table.kept_for(person) or (person is not None and table.free_for_all(visit.seat))
    if who is SEAT or visit.seat is not None:
        return table.owns(person, visit.seat)
    return may_see(table, person)


def may_see(table: Table, person: str | None) -> bool:
    """Whether somebody may look on, as a spectator does."""
    if table.open_to_all:
        return True
    if person is None:
        return False
    return person == table.host or person in table.watchers or any(chair.person == person for chair in table.chairs)


def may_look_back(visit: Visit) -> bool:
    """Whether all hands are open to somebody, now that the game is over: as the table has agreed."""
    agreed = visit.table.settings.get("replays") != "players"
    return agreed or (visit.someone is not None and bool(visit.table.seats_of(visit.someone.id)))


async def check(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Runs before every handler."""
    method = connection.scope["method"] if connection.scope["type"] == ScopeType.HTTP else "WS"
    rule = RULES.get(f"{method} {connection.scope['path_template']}")
    if rule is None:
        raise Problem(403, "forbidden", "This is not for you.")
    hall: Hall = connection.app.state.hall
    if method not in SAFE:
        check_origin(connection, hall)
    visit = await _visit(connection, hall)
    if not hall.limits.allow(rule.rate, visit.address if rule.rate in BY_ADDRESS else visit.key):
        raise Problem(429, "too_fast", "That was too much at once. Wait a little.")
    if method not in SAFE and method != "WS":
        check_csrf(connection, visit)
    if visit.where is not None and not may_see(visit.where, visit.someone.id if visit.someone else None):
        raise NoSuchTable("There is no such table here.")
    if not allowed(rule.who, visit):
        if visit.someone is None and rule.who is not OPERATOR:
            raise Problem(401, "who_are_you", "Say who you are first.")
        raise Problem(403, "forbidden", "This is not for you.")
    if visit.where is not None and visit.someone is not None and visit.where.owns(visit.someone.id, visit.seat):
        await neighbours.note(hall.tables, visit.where, visit.someone.id, visit.address)
    connection.scope["state"]["visit"] = visit


BY_ADDRESS = frozenset({"guest", "login", "connect"})
"""Rates that count by address: a new person costs nothing."""


def check_message(message: protocol.Incoming, visit: Visit) -> str | None:
    """The code of what speaks against a message, if anything does."""
    rule = MESSAGES.get(type(message))
    if rule is None or not allowed(rule.who, visit):
        return "forbidden"
    return None if visit.hall.limits.allow(rule.rate, visit.key) else "too_fast"


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> None:
    """A browser says from which page a call comes. Other people's pages may change nothing here and hear nothing."""
    origin, ours = connection.headers.get("origin"), connection.headers.get("host")
    if hall.settings.url:
        own = origin == "{0.scheme}://{0.netloc}".format(urlsplit(hall.settings.url))
    else:
        own = bool(ours) and urlsplit(origin or "").netloc == ours
    if (origin is not None and not own) or connection.headers.get("sec-fetch-site") == "cross-site":
        raise Problem(403, "foreign_page", "The call comes from a page of another site.")


def check_csrf(connection: ASGIConnection[Any, Any, Any, Any], visit: Visit) -> None:
    if visit.session is None:
        return
    shown = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(shown.encode(), csrf_token(visit.session).encode()):
        raise Problem(403, "csrf", "The call does not show the token of its session.")


async def _visit(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> Visit:
    session = connection.cookies.get(SESSION_COOKIE)
    someone = await hall.people.of_session(session) if session else None
    visit = Visit(hall, _address(connection), session if someone else None, someone, None, _seat(connection))
    table_id = connection.path_params.get("table_id")
    if table_id is not None:
        visit.where = await hall.tables.find(table_id)
    return visit


def _address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def _seat(connection: ASGIConnection[Any, Any, Any, Any]) -> int | None:
    seat = connection.query_params.get("seat")
    if seat is None or seat == "none":
        return None
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2):
        raise Problem(400, "malformed", "A seat is a number, or none.")
    return int(seat)
