"""What people read, in French and in English. The only place where sentences are.

`pick("fr", "race")` gives the words of a title. They live in the package `orrery.words.<title>`, which offers
`make(text)`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec

from orrery.core.errors import OrreryError, UnknownTitle
from orrery.words.base import DOT, CardText, Words
from orrery.words.shapes import Asked, Item, Names, Outcome, Reason, ScoreLine
from orrery.words.text import MissingWords, Text

__all__ = [
    "DOT",
    "LANGUAGES",
    "Asked",
    "CardText",
    "Item",
    "MissingWords",
    "Names",
    "Outcome",
    "Reason",
    "ScoreLine",
    "Text",
    "UnknownLanguage",
    "Words",
    "pick",
    "read",
]

LANGUAGES = ("en", "fr")


class UnknownLanguage(OrreryError):
    """Neither French nor English."""


@cache
def pick(lang: str, title: str) -> Words:
    """The words of a title in a language."""
    module = f"orrery.words.{title}"
    if not title.isidentifier() or not find_spec(module) or not hasattr(found := import_module(module), "make"):
        raise UnknownTitle(f"There are no words for a title called {title!r}.")
    words = found.make(read(lang, title))
    assert isinstance(words, Words)
    return words


@cache
def read(lang: str, title: str | None = None) -> Text:
    """The messages of the kernel, with those of a title where one is named; its almanac may be a file of its own."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There are words in {' and '.join(LANGUAGES)}, not in {lang!r}.")
    packages = ["orrery.words"] + ([f"orrery.words.{title}"] if title else [])
    found = {f"{package}/{lang}.ftl": files(package) / f"{lang}.ftl" for package in packages}
    almanac = files(packages[-1]) / f"almanac.{lang}.ftl"
    return Text(lang, found | ({f"{packages[-1]}/almanac.{lang}.ftl": almanac} if almanac.is_file() else {}))
