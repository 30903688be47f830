"""What a page asks for in words: every card of a title, what a choice would do, a finished game step by step."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import MsgspecError, Raw, Struct
from msgspec.json import decode, encode

from orrery import games, words
from orrery.core.errors import UnknownTitle
from orrery.server import telling
from orrery.server.guard import Visit, Visiting, may_look_back
from orrery.server.jobs import Step
from orrery.server.page import Encodings
from orrery.server.play import Lang, SeatOf
from orrery.server.problems import Problem
from orrery.server.protocol import Choice
from orrery.server.shelf import Known

As = Annotated[str, QueryParameter(name="as", pattern="^([0-9]{1,2}|none)$")]
At = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class Wish(Struct, forbid_unknown_fields=True):
    choice: Choice


class Shown(Struct):
    preview: dict[str, Any] | None


@get("/titles/{title:str}/almanac", responses={200: ResponseSpec(dict[str, dict[str, Any]])})
async def almanac(
    visit: Visiting,
    title: FromPath[str],
    lang: Lang = "en",
    options: FromQuery[str] = "{}",
    encodings: Encodings = "",
    known: Known = "",
) -> Response[bytes]:
    """Every card, its text and the facts that a picture of it needs.

    `options`: those of a game, as JSON, where only what that game has is wanted.
    """
    chosen = read_options(options)
    games.find(title).check_options(chosen)
    leaf = await visit.hall.shelf.leaf(visit.key, "almanac", title, dict(sorted(chosen.items())), lang)
    return leaf.told(encodings, known)


@get("/titles/{title:str}/rules", responses={200: ResponseSpec(dict[str, Any])})
async def rules(
    visit: Visiting, title: FromPath[str], lang: Lang = "en", encodings: Encodings = "", known: Known = ""
) -> Response[bytes]:
    """The rules in our own words, chapter by chapter, and those that each kind of question comes from."""
    games.find(title)
    return (await visit.hall.shelf.leaf(visit.key, "rules", title, lang)).told(encodings, known)


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


@get("/tables/{table_id:str}/replay", responses={200: ResponseSpec(Step)})
async def replay(visit: Visiting, at: At, seen_as: As = "none", lang: Lang = "en") -> Response[bytes]:
    """The game after `at` answers, from anybody's seat: only once it is over."""
    table = visit.table
    check_open(visit)
    seat = None if seen_as == "none" else int(seen_as)
    if seat is not None and seat >= len(table.chairs):
        raise Problem(404, "no_such_seat", "There is no such seat at this table.")
    record = encode(table.begun().record()).decode()
    names = telling.names(table)
    return as_json(await visit.hall.background.do(visit.key, "replay", record, at, seat, lang, names))


def as_json(result: Raw) -> Response[bytes]:
    return Response(bytes(result), media_type=MediaType.JSON)


def check_open(visit: Visit) -> None:
    """The game is over, and its hands are open to whoever asks."""
    if visit.table.status != "over":
        raise Problem(409, "not_over", "The game is not over.")
    if not may_look_back(visit):
        raise Problem(403, "not_agreed", "Those who played this game keep its hands to themselves.")


HANDLERS = [almanac, rules, preview, replay]
