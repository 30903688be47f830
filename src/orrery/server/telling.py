"""News in words: the sentences that a connection reads, in its language, beside the data they are about.

Everything here is made from what the seat may see: its view, its own question and its own events.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from orrery import words
from orrery.core.errors import UnknownTitle
from orrery.core.question import Choice, Item, Question
from orrery.server.incidents import places
from orrery.server.protocol import News
from orrery.server.table import Table
from orrery.server.tables import LESSON
from orrery.server.teaching import taught
from orrery.words import Words

T = TypeVar("T")

log = logging.getLogger("orrery.server")

MUCH = 100
"""Events that are told in words at once, at most: some milliseconds."""
READ: set[tuple[str, str]] = set()
"""Of which titles the words have been read, in which languages."""

FAILED: Counter[tuple[str, str]] = Counter()
"""How often the words of a title have failed for a kind of event or question, in this process."""


def in_words(table: Table, seat: int | None, news: News, lang: str | None) -> News:
    """The news with their words, in the language that whoever reads them asked for."""
    if lang is not None and table.game is not None:
        question = table.game.pending.get(seat) if seat is not None else None
        news.words = tell(lang, table.title_name, names(table), news.view, news.events, question)
        if LESSON in table.settings:
            say = words.pick(lang, table.title_name)
            news.words["lesson"] = _said(table.title_name, "lesson", partial(taught, table, seat, say), lambda: None)
    return news


def is_much(table: Table, news: News, lang: str | None) -> bool:
    """Whether words for these news take so long that others would notice."""
    return lang is not None and len(news.events) > MUCH and LESSON not in table.settings


async def read_words(lang: str | None, title: str) -> None:
    """Has the words of a title read, which takes a while the first time, without keeping anybody waiting."""
    if lang is not None and (lang, title) not in READ:
        with suppress(UnknownTitle):
            await asyncio.to_thread(words.pick, lang, title)
        READ.add((lang, title))


def names(table: Table) -> list[str]:
    return [chair.name or str(seat + 1) for seat, chair in enumerate(table.chairs)]


def tell(
    lang: str,
    title: str,
    names: Sequence[str],
    view: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    question: Question | None,
) -> dict[str, Any]:
    """The words of one piece of news. `events` are told line by line, in the same order."""
    try:
        say = words.pick(lang, title)
    except UnknownTitle:
        return plainly(lang, names, view, events, question)
    called = called_at_the_table(say, title, view, names)
    asked: dict[str, str] = view["asked"]
    result = view["result"]
    said = partial(_said, title)
    return {
        "lang": lang,
        "called": list(called),
        "events": [
            said(
                e["event"],
                partial(say.event, e, tuple(names) if e["event"] in say.introduces else called),
                partial(_plain_event, e),
            )
            for e in events
        ],
        "tasks": {seat: said(kind, partial(say.task, kind), partial(str, kind)) for seat, kind in asked.items()},
        "waiting": said("waiting", partial(waiting, say, called, asked), partial(_plain_waiting, asked)),
        "question": None
        if question is None
        else said(question.kind, partial(ask, say, called, question, view), partial(_plain_question, question)),
        "result": None
        if result is None
        else said("ended", partial(say.event, {"event": "ended", **result}, called), partial(_plain_result, result)),
        "notes": said("notes", partial(say.notes, view), dict),
    }


def called_at_the_table(say: Words, title: str, view: Mapping[str, Any], names: Sequence[str]) -> tuple[str, ...]:
    """One name for each player, the same in every sentence."""
    own = tuple(names)
    return _said(title, "called", partial(say.called, view, own), lambda: own)


def notes(lang: str, title: str, view: Mapping[str, Any]) -> dict[str, Any]:
    """What the words of a title add to a view."""
    try:
        say = words.pick(lang, title)
    except UnknownTitle:
        return {}
    return _said(title, "notes", partial(say.notes, view), dict)


def answered(
    lang: str, title: str, names: Sequence[str], view: Mapping[str, Any], question: Question, choice: Choice
) -> tuple[str, str]:
    """What somebody was asked, and what was answered. `view`: of who was asked."""
    plain = question.kind, ", ".join(map(str, choice))
    try:
        say = words.pick(lang, title)
    except UnknownTitle:
        return plain

    def told() -> tuple[str, str]:
        nothing = say.nothing(question) if question.least == 0 else ""
        called = called_at_the_table(say, title, view, names)
        return say.question(question, called), ", ".join(say.item(question, item) for item in choice) or nothing

    return _said(title, question.kind, told, lambda: plain)


def _said(title: str, kind: str, say: Callable[[], T], plainly: Callable[[], T]) -> T:
    """What was to be said; plainly where the words for it fail, which is no reason to keep the game from anybody."""
    try:
        return say()
    except Exception as error:
        FAILED[title, kind] += 1
        log.error("words failed", extra={"title": title, "kind": kind, "where": places(error)})
        return plainly()


def waiting(say: Words, names: tuple[str, ...], asked: Mapping[str, str]) -> str:
    """Who is awaited; and what for, when it is the same for all of them."""
    if not asked:
        return ""
    kinds = set(asked.values())
    return say.waiting([names[int(seat)] for seat in sorted(asked)], kinds.pop() if len(kinds) == 1 else None)


def ask(say: Words, names: tuple[str, ...], question: Question, view: Mapping[str, Any]) -> dict[str, Any]:
    """The sentence, the label of each item, what each alone would do, and why others, labelled too, are not offered."""
    items = tuple(dict.fromkeys(question.items))
    blocked = question.blocked()
    alone = question.least <= 1 <= question.most
    return {
        "sentence": say.question(question, names),
        "nothing": say.nothing(question) if question.least == 0 else None,
        "labels": {str(item): say.item(question, item) for item in (*items, *blocked)},
        "previews": {str(item): preview(say, question, (item,), view) for item in items} if alone else {},
        "blocked": {str(item): say.refusal(reason) for item, reason in blocked.items()},
    }


def preview(say: Words, question: Question, choice: Sequence[Item], view: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a choice would cost and do: as a sentence, as data, and how its price comes about."""
    if question.refuse(choice) is not None:
        return None
    picked: Choice = tuple(choice)
    shown = question.preview(picked)
    return {"text": say.preview(question, shown), "data": shown, "sum": say.reckoning(question, picked, view)}


def plainly(
    lang: str,
    names: Sequence[str],
    view: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    question: Question | None,
) -> dict[str, Any]:
    """The same for a title that has no words: its own names have to do."""
    result = view["result"]
    return {
        "lang": lang,
        "called": list(names),
        "events": [_plain_event(event) for event in events],
        "tasks": dict(view["asked"]),
        "waiting": _plain_waiting(view["asked"]),
        "question": None if question is None else _plain_question(question),
        "result": None if result is None else _plain_result(result),
        "notes": {},
    }


def _plain_event(event: Mapping[str, Any]) -> str:
    return " ".join(f"{key} {value}" for key, value in event.items() if key != "index")


def _plain_waiting(asked: Mapping[str, str]) -> str:
    return ", ".join(asked.values())


def _plain_question(question: Question) -> dict[str, Any]:
    return {
        "sentence": question.kind,
        "nothing": "–" if question.least == 0 else None,
        "labels": {str(item): str(item) for item in question.items},
        "previews": {},
        "blocked": {str(item): reason.code for item, reason in question.blocked().items()},
    }


def _plain_result(result: Mapping[str, Any]) -> str:
    return f"{result['reason']}: {result['scores']}"
