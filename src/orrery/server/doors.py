"""How people come in: guests by name, with a cookie on their device."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from msgspec import Struct

from orrery.server.guard import CSRF_COOKIE, SESSION_COOKIE, Visit
from orrery.server.people import SESSION_DAYS, Person, csrf_token
from orrery.server.protocol import Name


class Guest(Struct, forbid_unknown_fields=True):
    name: Name


@post("/people")
async def guest(visit: Visit, data: Guest) -> Response[Person]:
    person, session = await visit.hall.people.guest(data.name)
    return Response(person, cookies=_cookies(session, visit.hall.settings.secure))


@get("/people/me")
async def me(visit: Visit) -> Person:
    return visit.person


def _cookies(session: str, secure: bool) -> list[Cookie]:
    """The session, out of reach of any script, and what a page must show to change anything."""
    seconds = SESSION_DAYS * 86400
    return [
        Cookie(SESSION_COOKIE, value=session, httponly=True, samesite="lax", secure=secure, max_age=seconds),
        Cookie(CSRF_COOKIE, value=csrf_token(session), samesite="lax", secure=secure, max_age=seconds),
    ]


router = Router("/", route_handlers=[guest, me])
