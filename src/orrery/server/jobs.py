"""What takes long, done in a process of its own (`background`): each job gets plain data and gives plain data."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct

import orrery
from orrery import editions, games, words
from orrery.core.errors import OrreryError, UnknownTitle
from orrery.core.game import Game
from orrery.server import telling
from orrery.server.protocol import News
from orrery.server.wishes import fact
from orrery.words import rules as rule_book


class Done(Struct, omit_defaults=True):
    """What came of a job: a result, which sentences failed meanwhile and how often; or what went wrong, and where."""

    result: Raw = Raw(b"null")
    failed: list[tuple[str, str, int]] = []
    error: str = ""
    where: list[str] = []


GAMES = 4
"""Finished games that a process remembers: whoever steps through a replay asks for the same one again."""


# --- the news of somebody who has much to catch up with ---------------------------------------------------


def tell(lang: str, title: str, rules: int, names: list[str], view: dict[str, Any], events: list[Any]) -> Any:
    """The words of some news."""
    question = editions.find(title, rules).title.question(view)
    return telling.tell(lang, title, names, view, events, question)


# --- replays ----------------------------------------------------------------------------------------------


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


def replay(record: str, at: int, seat: int | None, lang: str, names: list[str]) -> Step:
    """The game after `at` answers."""
    game = _played(record)
    then, total, title = game.copy(), game.answers, game.title.name
    then.rewind(max(0, min(at, total) - 1))
    given = None
    if at and total:
        answerer, choice = game.record()["answers"][then.answers]
        given = Given(answerer)
        if seat == answerer:
            asked = then.pending[answerer]
            given.asked, given.answer = telling.answered(lang, title, names, then.view(seat), asked, tuple(choice))
        then.answer(answerer, choice)
    news = News(then.answers, then.answers, 0, then.events(seat), then.view(seat))
    question = then.pending.get(seat) if seat is not None else None
    news.words = telling.tell(lang, title, names, news.view, news.events, question)
    return Step(then.answers, total, news, given)


@lru_cache(GAMES)
def _played(record: str) -> Game:
    return orrery.replay(json.loads(record))


# --- a finished game told in short ------------------------------------------------------------------------


class Chapter(Struct):
    """The first moment of a round, or the end: what each seat saw then, under some names."""

    answers: int
    round: int
    seen: list[dict[str, Any]]


class Story(Struct):
    chapters: list[Chapter]
    events: list[dict[str, Any]]
    """Those that were asked for, each as whoever it is about saw it."""


def story(record: str, by: str, names: list[str], events: list[str], lang: str) -> Story:
    whole = json.loads(record)
    game = orrery.replay({**whole, "answers": []})
    found: list[Chapter] = []
    for seat, choice in whole["answers"]:
        now = fact(game.view(None)["table"], by) or 0
        if not found or now != found[-1].round:
            found.append(_chapter(game, now, names, lang))
        game.answer(seat, choice)
    found.append(_chapter(game, fact(game.view(None)["table"], by) or 0, names, lang))
    return Story(found, _unmasked(game, set(events)))


def _unmasked(game: Game, kinds: Collection[str]) -> list[dict[str, Any]]:
    seen = [game.events(seat) for seat in range(game.seats)]
    public = game.events(None)
    return [seen[event.get("who", 0)][n] for n, event in enumerate(public) if event["event"] in kinds]


def _chapter(game: Game, now: int, names: list[str], lang: str) -> Chapter:
    return Chapter(game.answers, now, [_seen(game, seat, names, lang) for seat in range(game.seats)])


def _seen(game: Game, seat: int, names: list[str], lang: str) -> dict[str, Any]:
    view = game.view(seat)
    seen = dict(view["table"])
    if any(name.startswith("notes.") for name in names):
        seen["notes"] = telling.notes(lang, game.title.name, view)
    return {name: fact(seen, name.replace(".me.", f".{seat}.")) for name in names}


# --- what has changed ---------------------------------------------------------------------------------------


class Moment(Struct):
    """What everybody saw, under some names, when so many events had happened."""

    events: int
    seen: dict[str, Any]


def moments(record: str, since: int, names: list[str]) -> list[Moment]:
    whole = json.loads(record)
    game = orrery.replay({**whole, "answers": []})
    n = len(game.events(None))
    before, found = (game.copy(), n), dict[int, Moment]()
    for seat, choice in whole["answers"]:
        n += len(game.answer(seat, choice))
        if n <= max(since, before[1]):
            before = game.copy(), n
        else:
            found[n] = Moment(n, _look(game, names))
    return [Moment(before[1], _look(before[0], names)), *found.values()]


def _look(game: Game, names: list[str]) -> dict[str, Any]:
    table = game.view(None)["table"]
    return {name: fact(table, name) for name in names}


# --- a record from elsewhere --------------------------------------------------------------------------------


def why_not_played(record: str) -> str | None:
    """What is wrong with the game that a stranger's record tells, if anything is."""
    try:
        game = orrery.replay(json.loads(record))
    except OrreryError as error:
        return str(error)
    except Exception:  # whatever it was, it is the record's fault
        return "This record does not tell a game that can be played."
    return "This record tells a game that is not over." if game.result is None else None


# --- what can be looked up ------------------------------------------------------------------------------------


def almanac(title: str, options: Mapping[str, Any], lang: str) -> dict[str, dict[str, Any]]:
    """Every card, its text and the facts that a picture of it needs."""
    games.find(title)
    try:
        return words.pick(lang, title).almanac(options)
    except UnknownTitle:  # a title from elsewhere, that brought no words
        return {}


def rules(title: str, lang: str) -> dict[str, Any]:
    games.find(title)
    return rule_book.told(title, lang)


# --- the coach --------------------------------------------------------------------------------------------------


def advise(view: dict[str, Any], about: Sequence[Any]) -> dict[str, Any]:
    """What the title's judge says at a seat's question."""
    question = games.find(view["title"]).question(view)
    assert question is not None
    return orrery.advice(view, question, tuple(about)).data()


JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job for job in (tell, replay, story, moments, why_not_played, almanac, rules, advise)
}
