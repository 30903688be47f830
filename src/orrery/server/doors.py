"""How people come in: guests by name, with a cookie on their device; accounts for those who want one."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from orrery.server.guard import CSRF_COOKIE, SESSION_COOKIE, Visit, Visiting
from orrery.server.people import SESSION_DAYS, Person, csrf_token
from orrery.server.problems import Problem
from orrery.server.protocol import Email, Name, Token

Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]


class Guest(Struct, forbid_unknown_fields=True):
    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """`email`: where reminders go, and the link for who forgets the password; the address of the guest is not kept."""

    login: Login
    password: Password
    email: Email | None = None


class Entry(Struct, forbid_unknown_fields=True):
    """`keep`: what is a guest's becomes the account's: tables, seats, places on the bench."""

    login: Login
    password: Password
    keep: bool = False


class Forgot(Struct, forbid_unknown_fields=True):
    login: Login


class Reset(Struct, forbid_unknown_fields=True):
    token: Token
    password: Password


@post("/people")
async def guest(visit: Visiting, data: JSONBody[Guest]) -> Response[Person]:
    """A new guest on this device."""
    person, session = await visit.hall.people.guest(data.name)
    return _entered(visit, person, session)


@get("/people/me")
async def me(visit: Visiting) -> Person:
    return visit.person


@patch("/people/me")
async def rename(visit: Visiting, data: JSONBody[Guest]) -> Person:
    return await visit.hall.people.rename(visit.person, data.name)


@post("/people/me/account")
async def register(visit: Visiting, data: JSONBody[Account]) -> Response[Person]:
    """Makes an account of a guest, who keeps his tables."""
    assert visit.session is not None
    people = visit.hall.people
    person, session = await people.register(visit.person, data.login, data.password, visit.session, data.email)
    await visit.hall.dismiss(visit.session)
    return _entered(visit, person, session)


@post("/login", status_code=200)
async def login(visit: Visiting, data: JSONBody[Entry]) -> Response[Person]:
    if not visit.hall.limits.allow("login", data.login.lower()):
        raise Problem(429, "too_fast", "That was too much at once. Wait a little.")
    person, session = await visit.hall.people.login(data.login, data.password)
    if data.keep and visit.someone is not None and visit.someone.login is None:
        await _keep_tables(visit, visit.someone, person)
    return _entered(visit, person, session)


async def _keep_tables(visit: Visit, guest: Person, person: Person) -> None:
    hall = visit.hall
    for table_id in await hall.people.hand_over(guest, person):
        await hall.tables.news_of(table_id)
        hall.bus.publish(table_id)
    if visit.session is not None:
        await hall.dismiss(visit.session)


@post("/password/forgotten", status_code=204)
async def forgotten(visit: Visiting, data: JSONBody[Forgot]) -> Response[None]:
    """Asks for a link by which to set a new password. Whether there is such an account is not told, nor by the time."""
    if not visit.hall.limits.allow("letter", data.login.lower()):
        raise Problem(429, "too_fast", "That was too much at once. Wait a little.")
    return Response(None, status_code=204, background=BackgroundTask(visit.hall.forgotten.write_to, data.login))


@post("/password/reset", status_code=204)
async def reset(visit: Visiting, data: JSONBody[Reset]) -> None:
    """Sets a new password by such a link, which holds for an hour and once. One is then logged out everywhere."""
    await visit.hall.dismiss_all(await visit.hall.forgotten.reset(data.token, data.password))


@post("/logout", status_code=204)
async def logout(visit: Visiting) -> Response[None]:
    assert visit.session is not None
    await visit.hall.people.leave(visit.session)
    await visit.hall.dismiss(visit.session)
    return Response(None, status_code=204, cookies=[Cookie(name, max_age=0) for name in (SESSION_COOKIE, CSRF_COOKIE)])


def _entered(visit: Visit, person: Person, session: str) -> Response[Person]:
    """The session, out of reach of any script, and what a page must show to change anything."""
    seconds, secure = SESSION_DAYS * 86400, visit.hall.settings.secure
    cookies = [
        Cookie(SESSION_COOKIE, value=session, httponly=True, samesite="lax", secure=secure, max_age=seconds),
        Cookie(CSRF_COOKIE, value=csrf_token(session), samesite="lax", secure=secure, max_age=seconds),
    ]
    return Response(person, cookies=cookies)


HANDLERS = [guest, me, rename, register, login, forgotten, reset, logout]
