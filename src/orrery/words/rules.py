"""The rules of a title in our own words: numbered, in the order of its rulebook, in French and English.

`<title>/rules/*.toml` holds a chapter each, in the order of the file names; `questions.toml` names the rules that each
kind of question comes from. The pages of docs/rules are made from them by tools/rules.py.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
QUESTIONS = "questions"
STRENGTH = re.compile(r"_\d$")


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    source: str
    """The rulebook and its page or line; or what else says so: a card, the FAQ, this house."""
    en: str
    fr: str
    about: tuple[str, ...] = ()
    """Entries of the almanac that it is a ruling on; of a card in several strengths, its name alone."""
    code: tuple[str, ...] = ()
    """Modules of the package that hold to it without citing it."""
    test: tuple[str, ...] = ()
    """Test files that show it without citing it."""
    none: str = ""
    """Why no code is needed for it."""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    def is_on(self, entry: str) -> bool:
        return entry in self.about or STRENGTH.sub("", entry) in self.about


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    en: str
    fr: str
    rules: tuple[Rule, ...]

    def title(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@cache
def chapters(title: str) -> tuple[Chapter, ...]:
    """Empty for a title whose rules nobody has written down."""
    paths = sorted((HERE / title / "rules").glob("*.toml"))
    return tuple(read(path) for path in paths if path.stem != QUESTIONS)


def read(path: Path) -> Chapter:
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    heading = written.pop("chapter")
    return Chapter(path.stem, heading["en"], heading["fr"], tuple(rule(id, said) for id, said in written.items()))


def rule(id: str, said: dict[str, Any]) -> Rule:
    told: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in said.items()}
    return Rule(id, **told)


def rules(title: str) -> Iterator[Rule]:
    for chapter in chapters(title):
        yield from chapter.rules


@cache
def by_id(title: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules(title)}


@cache
def questions(title: str) -> dict[str, tuple[str, ...]]:
    """By kind of question, the rules that it comes from."""
    path = HERE / title / "rules" / f"{QUESTIONS}.toml"
    if not path.exists():
        return {}
    return {kind: tuple(ids) for kind, ids in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def of_question(title: str, kind: str) -> list[Rule]:
    known = by_id(title)
    return [known[id] for id in questions(title).get(kind, ())]


def told(title: str, lang: str) -> dict[str, Any]:
    """All of it in one language, as data for a page."""
    return {
        "chapters": [
            {
                "id": chapter.id,
                "title": chapter.title(lang),
                "rules": [
                    {"id": rule.id, "text": rule.text(lang), "source": rule.source, "about": list(rule.about)}
                    for rule in chapter.rules
                ],
            }
            for chapter in chapters(title)
        ],
        "questions": {kind: list(ids) for kind, ids in questions(title).items()},
    }


def find(title: str, lang: str, sought: str) -> list[Rule]:
    """The rule of that id, or those with all these words in them, whatever the accents."""
    exact = [rule for rule in rules(title) if rule.id.lower() == sought.strip().lower()]
    wanted = plain(sought).split()
    return exact or [rule for rule in rules(title) if all(word in plain(rule.text(lang)) for word in wanted)]


def plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.replace("’", "'")).lower()
    return "".join(char for char in apart if not unicodedata.combining(char))
