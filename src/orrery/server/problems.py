"""What a client is told when something does not go: a status, a code that a program can read, one sentence."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from orrery.core.errors import OrreryError, Refused, UnknownTitle
from orrery.server.background import TooMuch, Undone
from orrery.server.coach import Overrun
from orrery.server.forgotten import NoSuchReset
from orrery.server.friendship import NoSuchFriendLink, OwnFriendLink, TooManyFriends
from orrery.server.passwords import RETRY_AFTER, TooBusy
from orrery.server.people import LoginTaken, WrongPassword
from orrery.server.protocol import News
from orrery.server.store import NotSaved
from orrery.server.tables import HasBegun, NoSuchLink, NoSuchTable, SeatTaken
from orrery.server.watch import route_of


class Problem(OrreryError):
    """A request that is not granted."""

    def __init__(self, status: int, code: str, sentence: str, **args: Any) -> None:
        super().__init__(sentence)
        self.status, self.code, self.args_ = status, code, args


class Trouble(Struct, omit_defaults=True):
    """The body of every answer that is not a success. A refused answer comes with the news of the same moment."""

    code: str
    message: str
    args: dict[str, Any] = {}
    news: News | None = None


STATUS: dict[type[OrreryError], int] = {
    NotSaved: 503,
    TooBusy: 503,
    Overrun: 503,
    TooMuch: 429,
    Undone: 503,
    NoSuchTable: 404,
    NoSuchLink: 404,
    NoSuchReset: 404,
    UnknownTitle: 404,
    SeatTaken: 409,
    HasBegun: 409,
    LoginTaken: 409,
    NoSuchFriendLink: 404,
    OwnFriendLink: 409,
    TooManyFriends: 409,
    WrongPassword: 403,
}


def told(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The answer to whatever went wrong. Nothing of an error of ours leaves the server."""
    status, trouble = 500, Trouble("internal", "Something went wrong here. It has been noted.")
    if isinstance(error, Problem):
        status, trouble = error.status, Trouble(error.code, str(error), error.args_)
    elif isinstance(error, Refused):
        status, trouble = 409, Trouble(error.reason.code, f"Refused: {error}.", error.reason.args, _news(request))
    elif isinstance(error, OrreryError):
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(error).__name__).lower()
        status = next((found for kind, found in STATUS.items() if isinstance(error, kind)), 400)
        trouble = Trouble(name, str(error))
    elif isinstance(error, ValidationException | RecursionError):  # the latter of JSON nested too deep
        status, trouble = 400, Trouble("malformed", "The request is not of the form that this address takes.")
    elif isinstance(error, HTTPException):
        status = error.status_code
        trouble = Trouble(CODES.get(status, "refused"), error.detail if status < 500 else "Something went wrong here.")
    if isinstance(error, TooBusy | Overrun | TooMuch):
        return Response(trouble, status_code=status, media_type="application/json", headers=AGAIN)
    if status >= 500:
        request.app.state.hall.watch.failed(route_of(request.scope), error)
    return Response(trouble, status_code=status, media_type="application/json")


def _news(request: Request[Any, Any, Any]) -> News | None:
    visit = request.scope["state"].get("visit")
    if visit is None or visit.where is None or visit.where.game is None:
        return None
    news: News = visit.table.news(visit.seat)
    return news


TROUBLES = {
    400: "Not of the form that this address takes",
    401: "No session",
    403: "Not for you, or without the token",
    404: "Nothing there, for you",
    409: "Not in this situation",
    413: "Too large",
    429: "Too much at once",
    503: "Not saved, or too busy",
}

AGAIN = {"retry-after": str(RETRY_AFTER)}

CODES = {400: "malformed", 404: "not_found", 405: "method_not_allowed", 413: "too_large", 415: "malformed"}
