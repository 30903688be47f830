"""What went wrong, in French. Errors speak English, for they are raised where nobody knows who will read them.

`terminal.errors.en.ftl` has every such sentence to the letter. By it a sentence is found again, with its particulars,
and said in the other language. A particular called `why` is such a sentence itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from orrery.words.text import Text

SOURCE = "en"


def complain(lang: str, sentence: str, names: Mapping[str, str] | None = None) -> str:
    """The sentence in that language; as it is, where it is not known. `names`: what to call a particular instead."""
    if lang == SOURCE and names is None:
        return sentence
    for id, pattern in patterns():
        found = pattern.fullmatch(sentence)
        if found:
            particulars = {key: (names or {}).get(value, value) for key, value in found.groupdict().items()}
            if "why" in particulars:
                particulars["why"] = complain(lang, particulars["why"], names)
            return read_errors(lang).say(id, **particulars)
    return sentence


@cache
def read_errors(lang: str) -> Text:
    return Text(lang, _files(lang))


@cache
def patterns() -> list[tuple[str, re.Pattern[str]]]:
    """How to find a sentence again; those with most words of their own first."""
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for file in _files(SOURCE).values():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                own = sum(len(part.value) for part in entry.value.elements if isinstance(part, ast.TextElement))
                found.append((own, entry.id.name, re.compile("".join(map(_part, entry.value.elements)), re.DOTALL)))
    found.sort(key=lambda one: -one[0])
    return [(id, pattern) for _, id, pattern in found]


def _part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    assert isinstance(element.expression, ast.VariableReference)
    return f"(?P<{element.expression.id.name}>.+?)"


def _files(lang: str) -> dict[str, Traversable]:
    """Of the program, and of each title."""
    here = files("orrery.words")
    folders = [here, *sorted((place for place in here.iterdir() if place.is_dir()), key=lambda place: place.name)]
    name = f"terminal.errors.{lang}.ftl"
    return {f"{folder.name}/{name}": folder / name for folder in folders if (folder / name).is_file()}
