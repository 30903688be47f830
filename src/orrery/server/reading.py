"""What a page asks for in words: every card of a title, what a choice would do, a finished game step by step."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import MsgspecError, Struct
from msgspec.json import decode

from orrery import games, words
from orrery.core.errors import UnknownTitle
from orrery.server import telling
from orrery.server.guard import Visit, Visiting, may_look_back
from orrery.server.play import Lang, SeatOf
from orrery.server.problems import Problem
from orrery.server.protocol import Choice, News
from orrery.server.small import SMALL
from orrery.words import rules as rule_book

As = Annotated[str, QueryParameter(name="as", pattern="^([0-9]{1,2}|none)$")]
At = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class Wish(Struct, forbid_unknown_fields=True):
    choice: Choice


class Shown(Struct):
    preview: dict[str, Any] | None


class Given(Struct):
    """An answer, for whoever looks through the eyes of who gave it; others read of it what the log says."""

    seat: int
    asked: str | None = None
    answer: str | None = None


class Step(Struct):
    """A moment of a finished game, as one seat saw it then, and the answer that led to it."""

    at: int
    of: int
    news: News
    given: Given | None


@get("/titles/{title:str}/almanac", sync_to_thread=True, middleware=[SMALL])
def almanac(title: FromPath[str], lang: Lang = "en", options: FromQuery[str] = "{}") -> dict[str, dict[str, Any]]:
    """Every card, its text and the facts that a picture of it needs.

    `options`: those of a game, as JSON, where only what that game has is wanted.
    """
    chosen = read_options(options)
    games.find(title).check_options(chosen)
    try:
        say = words.pick(lang, title)
    except UnknownTitle:  # a title from elsewhere, that brought no words
        return {}
    return say.almanac(chosen)


@get("/titles/{title:str}/rules", sync_to_thread=True, middleware=[SMALL])
def rules(title: FromPath[str], lang: Lang = "en") -> dict[str, Any]:
    """The rules in our own words, chapter by chapter, and those that each kind of question comes from."""
    games.find(title)
    return rule_book.told(title, lang)


def read_options(text: str) -> dict[str, Any]:
    try:
        return decode(text, type=dict[str, Any])
    except MsgspecError as error:
        raise Problem(400, "malformed", "Options are a JSON object.") from error


@post("/tables/{table_id:str}/preview", status_code=200)
async def preview(visit: Visiting, seat: SeatOf, data: JSONBody[Wish], lang: Lang = "en") -> Shown:
    """What a choice of several things would cost and do. Nothing is answered by it."""
    game = visit.table.game
    question = game.pending.get(visit.chair) if game else None
    if game is None or question is None:
        return Shown(None)
    try:
        say = words.pick(lang, visit.table.title_name)
    except UnknownTitle:
        return Shown(None)
    return Shown(telling.preview(say, question, data.choice, game.view(visit.chair)))


@get("/tables/{table_id:str}/replay")
async def replay(visit: Visiting, at: At, seen_as: As = "none", lang: Lang = "en") -> Step:
    """The game after `at` answers, from anybody's seat: only once it is over."""
    table = visit.table
    check_open(visit)
    game = table.begun()
    seat = None if seen_as == "none" else int(seen_as)
    if seat is not None and seat >= len(table.chairs):
        raise Problem(404, "no_such_seat", "There is no such seat at this table.")
    then, total = game.copy(), game.answers
    await asyncio.to_thread(then.rewind, max(0, min(at, total) - 1))
    given = None
    if at and total:
        answerer, choice = game.record()["answers"][then.answers]
        given = Given(answerer)
        if seat == answerer:
            asked = then.pending[answerer]
            given.asked, given.answer = telling.answered(
                lang, table.title_name, telling.names(table), then.view(seat), asked, tuple(choice)
            )
        then.answer(answerer, choice)
    news = News(then.answers, then.answers, 0, then.events(seat), then.view(seat))
    question = then.pending.get(seat) if seat is not None else None
    news.words = telling.tell(lang, table.title_name, telling.names(table), news.view, news.events, question)
    return Step(then.answers, total, news, given)


def check_open(visit: Visit) -> None:
    """The game is over, and its hands are open to whoever asks."""
    if visit.table.status != "over":
        raise Problem(409, "not_over", "The game is not over.")
    if not may_look_back(visit):
        raise Problem(403, "not_agreed", "Those who played this game keep its hands to themselves.")


HANDLERS = [almanac, rules, preview, replay]
