"""What the terminal says: around any game, and of each title.

A title's own part lives in `orrery.words.<title>.terminal`, which offers `make(words, text)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from orrery.core.errors import UnknownTitle
from orrery.core.question import Question
from orrery.words import LANGUAGES, UnknownLanguage, pick
from orrery.words.base import DOT, Words
from orrery.words.shapes import Item, Names
from orrery.words.text import Text, Value

View = dict[str, Any]

COMMANDS = (
    "help",
    "hand",
    "table",
    "log",
    "card",
    "score",
    "why",
    "hint",
    "rules",
    "talk",
    "orders",
    "always",
    "undo",
    "save",
    "quit",
)


class Terminal(ABC):
    """A title in plain lines of text, in one language."""

    def __init__(self, words: Words, text: Text) -> None:
        self.words = words
        self.text = text

    def say(self, id: str, /, **args: Value) -> str:
        return self.text.say(id, **args)

    def label(self, view: View, q: Question, item: Item) -> str:
        """Something that can be chosen, with what choosing it alone would cost and do."""
        name = self.words.item(q, item)
        if q.refuse((item,)) is not None:
            return name
        return DOT.join(filter(None, [name, self.words.preview(q, q.preview((item,)))]))

    @abstractmethod
    def status(self, view: View, names: Names) -> list[str]:
        """How things stand, in a few lines."""

    @abstractmethod
    def table(self, view: View, names: Names) -> list[str]:
        """All that lies on the table."""

    @abstractmethod
    def hand(self, view: View) -> list[str]:
        """What the reader alone holds."""

    @abstractmethod
    def sheet(self, view: View, names: Names) -> list[str]:
        """The points of everybody, each explained, as far as the reader can count them."""

    @abstractmethod
    def cards(self, edition: int) -> tuple[str, ...]:
        """Every card."""

    @abstractmethod
    def block(self, card: str, edition: int) -> str:
        """A whole card, as lines of text."""

    @abstractmethod
    def card_of(self, item: Item) -> str | None:
        """The card that stands behind something that can be chosen."""

    def role(self, view: View) -> str:
        """As whom the reader plays, where some standing orders are for some players only."""
        return ""

    def nameable(self, view: View) -> tuple[str, ...]:
        """The cards of the reader that a standing order can name now."""
        return ()


@cache
def pick_terminal(lang: str, title: str) -> Terminal:
    """A title in plain lines of text."""
    words = pick(lang, title)
    module = f"orrery.words.{title}.terminal"
    if not find_spec(module):
        raise UnknownTitle(f"{title} has no words for the terminal.")
    terminal = import_module(module).make(words, read_terminal(lang, title))
    assert isinstance(terminal, Terminal)
    return terminal


@cache
def read_terminal(lang: str, title: str | None = None) -> Text:
    """The messages of the terminal, with those of a title where one is named."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There are words in {' and '.join(LANGUAGES)}, not in {lang!r}.")
    packages = ["orrery.words"] + ([f"orrery.words.{title}"] if title else [])
    name = f"terminal.{lang}.ftl"
    return Text(lang, {f"{package}/{name}": files(package) / name for package in packages})


@cache
def read_help(lang: str) -> Text:
    """What `--help` says."""
    name = f"terminal.help.{lang}.ftl"
    return Text(lang, {name: files("orrery.words") / name})


@cache
def turn_words() -> frozenset[str]:
    """What people add to a standing order that is for this turn alone, in every language."""
    return frozenset(read_terminal(lang).say("order-turn") for lang in LANGUAGES)


@cache
def commands() -> dict[str, str]:
    """What people can type, in every language, and the command that it means."""
    return {read_terminal(lang).say(f"command-{command}"): command for lang in LANGUAGES for command in COMMANDS}
