"""A finished game told in short: how it stood when each round began and at its end, and what happened, unmasked."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Annotated, Any

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

import orrery
from orrery.core.game import Game
from orrery.server import telling
from orrery.server.guard import Visiting
from orrery.server.moments import Names
from orrery.server.play import Lang
from orrery.server.reading import check_open
from orrery.server.wishes import fact

By = Annotated[str, QueryParameter(min_length=1, max_length=40)]


class Chapter(Struct):
    """The first moment of a round, or the end: what each seat saw then, under some names."""

    answers: int
    round: int
    seen: list[dict[str, Any]]


class Story(Struct):
    chapters: list[Chapter]
    events: list[dict[str, Any]]
    """Those that were asked for, each as whoever it is about saw it."""


@get("/tables/{table_id:str}/story")
async def story(visit: Visiting, by: By, of: Names, events: Names = "-", lang: Lang = "en") -> Story:
    """`by`: what the title calls its round. `of`: names such as "players.me.goods,notes.players.me.score"."""
    check_open(visit)
    game = visit.table.begun()
    told = await asyncio.to_thread(chapters, game.record(), by, of.split(","), lang)
    return Story(told, unmasked(game, set(events.split(","))))


def unmasked(game: Game, kinds: Collection[str]) -> list[dict[str, Any]]:
    seen = [game.events(seat) for seat in range(game.seats)]
    public = game.events(None)
    return [seen[event.get("who", 0)][n] for n, event in enumerate(public) if event["event"] in kinds]


def chapters(record: dict[str, Any], by: str, names: list[str], lang: str) -> list[Chapter]:
    game = orrery.replay({**record, "answers": []})
    found: list[Chapter] = []
    for seat, choice in record["answers"]:
        now = fact(game.view(None)["table"], by) or 0
        if not found or now != found[-1].round:
            found.append(_chapter(game, now, names, lang))
        game.answer(seat, choice)
    last = fact(game.view(None)["table"], by) or 0
    return [*found, _chapter(game, last, names, lang)]


def _chapter(game: Game, now: int, names: list[str], lang: str) -> Chapter:
    return Chapter(game.answers, now, [_look(game, seat, names, lang) for seat in range(game.seats)])


def _look(game: Game, seat: int, names: list[str], lang: str) -> dict[str, Any]:
    view = game.view(seat)
    seen = dict(view["table"])
    if any(name.startswith("notes.") for name in names):
        seen["notes"] = telling.notes(lang, game.title.name, view)
    return {name: fact(seen, name.replace(".me.", f".{seat}.")) for name in names}


HANDLERS = [story]
