"""What the server hands out of `orrery.words`: a title's own words, and what can be said at its tables in one click."""

from __future__ import annotations

from msgspec import Struct

from orrery import bots, games, lessons, words
from orrery.core.errors import UnknownTitle
from orrery.core.question import Item
from orrery.words import Text
from orrery.words.base import Window

PHRASE = "phrase-"


class OptionWords(Struct):
    name: str
    text: str
    values: dict[str, str]
    hint: str = ""
    hints: dict[str, str] = {}
    reading: bool = False


class LessonWords(Struct):
    name: str
    text: str
    hint: str
    minutes: int


class TitleWords(Struct):
    name: str
    text: str
    pitch: str
    options: list[OptionWords]
    bots: list[str]
    phrases: dict[str, str]
    orders: list[Window] = []
    lessons: list[LessonWords] = []
    advised: bool = False
    """Whether there can be hints."""


def title_called(title: str, lang: str) -> tuple[str, str]:
    """What a title is called, and what it is about in a sentence."""
    try:
        said = words.pick(lang, title)
    except UnknownTitle:
        return title, ""
    return said.title(), said.pitch()


def title_words(title: str, lang: str) -> TitleWords:
    found = games.find(title)
    try:
        said = words.pick(lang, title)
    except UnknownTitle:  # a title from elsewhere, that brought no words: its own names have to do
        plain = [OptionWords(o.name, o.name, {value_key(v): str(v) for v in o.values}) for o in found.options]
        return TitleWords(title, title, "", plain, bots_of(title), phrases(title, lang))
    options = [
        OptionWords(
            o.name,
            said.option(o.name),
            {value_key(v): said.option_value(o.name, v) for v in o.values},
            said.option_hint(o.name),
            {value_key(v): said.option_value_hint(o.name, v) for v in o.values},
            o.reading,
        )
        for o in found.options
    ]
    known, orders = bots_of(title), said.orders()
    taught = [
        LessonWords(one.name, said.say(f"lesson-{one.name}"), said.say(f"lesson-{one.name}.hint"), one.minutes)
        for one in lessons.of(title)
    ]
    spoken = phrases(title, lang)
    return TitleWords(title, said.title(), said.pitch(), options, known, spoken, orders, taught, bots.advises(title))


def value_key(value: Item) -> str:
    """A value as a page writes it, where it looks up its words."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def phrases(title: str, lang: str) -> dict[str, str]:
    """What can be said with one click, and is read by everybody in his own language."""
    text = _text(title, lang)
    return {id.removeprefix(PHRASE): text.say(id) for id in sorted(text.ids) if id.startswith(PHRASE)}


def _text(title: str, lang: str) -> Text:
    try:
        return words.pick(lang, title).text
    except UnknownTitle:
        return words.read(lang)


def bots_of(title: str) -> list[str]:
    return list(bots.ready(title))
