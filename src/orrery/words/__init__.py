"""What people read, in French and in English. The only place where sentences are.

`pick("fr", "race")` gives the words of a title. They live in the package `orrery.words.<title>`, which offers
`make(text)`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
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
    "message_files",
    "pick",
    "pick_if_there",
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


def pick_if_there(lang: str, title: str) -> Words | None:
    """None for a title from elsewhere that brought no words: its own names have to do."""
    try:
        return pick(lang, title)
    except UnknownTitle:
        return None


@cache
def read(lang: str, title: str | None = None) -> Text:
    """The messages of the kernel, with those of a title where one is named."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There are words in {' and '.join(LANGUAGES)}, not in {lang!r}.")
    packages = ["orrery.words"] + ([f"orrery.words.{title}"] if title else [])
    return Text(lang, {f"{package}/{file.name}": file for package in packages for file in message_files(package, lang)})


def message_files(package: str, lang: str) -> list[Traversable]:
    """`en.ftl`, and of a large title also `names.en.ftl` and the like; the terminal reads its own."""
    found = [file for file in files(package).iterdir() if file.name.endswith(f"{lang}.ftl")]
    return sorted((file for file in found if not file.name.startswith("terminal.")), key=lambda file: file.name)
