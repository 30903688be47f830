"""Fluent messages of one language: found, or an error. Nobody ever reads a key."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

Value = str | int | bool | None

KEPT = 20_000
"""Sentences of one language and title that are kept: what is said again, to the next reader or of the next card, is
not made again."""


class MissingWords(LookupError):
    """A message, or one of its arguments, that does not exist: a fault of ours, not of the reader."""


class Text:
    """The messages of some .ftl files, read together: they may use each other, never replace each other."""

    def __init__(self, lang: str, files: Mapping[str, Traversable]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        seen: set[str] = set()
        for name, file in files.items():
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise MissingWords(f"{name} cannot be read: {(entry.content or '').strip()[:60]}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in seen:
                        raise MissingWords(f"{name} says {entry.id.name} a second time")
                    seen.add(entry.id.name)
            self._bundle.add_resource(resource)
        self.ids = frozenset(seen)
        self._said = lru_cache(KEPT)(self._say)

    def has(self, id: str) -> bool:
        """Whether there is a message `id`, or its attribute `id.attribute`."""
        name, _, attribute = id.partition(".")
        return name in self.ids and (not attribute or attribute in self._bundle.get_message(name).attributes)

    def say(self, id: str, /, **args: Value) -> str:
        """The message `id`, or its attribute `id.attribute`. True and False are passed as yes and no, None as none."""
        return self._said(id, *[(key, _plain(value)) for key, value in args.items()])

    def _say(self, id: str, *args: tuple[str, str | int]) -> str:
        name, _, attribute = id.partition(".")
        if name not in self.ids:
            raise MissingWords(f"{self.lang}: no message {name}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.lang}: no message {id}")
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors or not isinstance(said, str):
            raise MissingWords(f"{self.lang}: {id}: {'; '.join(map(str, errors))}")
        return said


def _plain(value: Value) -> str | int:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def number(value: int) -> str:
    """With a true minus sign, which neither language's number format has."""
    return f"{int(value)}".replace("-", "−")


def signed(value: int) -> str:
    return f"{int(value):+d}".replace("-", "−")


LITTLE = 0.05
"""A difference that rounds to nothing is not told in figures."""


def decimal(amount: float, lang: str) -> str | None:
    """A difference with one decimal, with a true minus sign, and a comma where that is used."""
    if abs(amount) < LITTLE:
        return None
    said = f"{amount:+.1f}".replace("-", "−")
    return said.replace(".", ",") if lang == "fr" else said


def de(name: str) -> str:
    """French: the preposition before a title. It loses its vowel before another one, and merges with an article."""
    for article, merged in (("Le ", "du "), ("Les ", "des ")):
        if name.startswith(article):
            return merged + name.removeprefix(article)
    first = unicodedata.normalize("NFD", name)[:1].lower()
    return f"d’{name}" if first in set("aeiouy") else f"de {name}"


FUNCTIONS: dict[str, Callable[..., FluentType]] = {"NUMBER": number, "SIGNED": signed, "DE": de}  # type: ignore[dict-item]
