"""docs/rules/coverage: each sentence of the rulebooks, by its line and first words, with the rules that say it.

A row is: line, number of the sentence in its line, first words, then the ids of rules, or "-" and the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.citations import ROOT

COVERAGE = ROOT / "docs" / "rules" / "coverage"
BOOKS = ("000", "001", "002", "003", "004")
FIRST_WORDS = 4
BREAK = re.compile(r'(?<=[.!?:»])\s+(?=[«"(*-]*[A-ZÀÂÉÈÊÎÔÇŒ])')


class Row(NamedTuple):
    line: int
    sentence: int
    words: str
    rules: tuple[str, ...]
    reason: str


def rows(book: str) -> Iterator[Row]:
    for written in (COVERAGE / f"{book}.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        line, sentence, words, ids, reason = written.split("\t")
        yield Row(int(line), int(sentence), words, tuple(ids.split()) if ids != "-" else (), reason)


def sentences(text: str) -> Iterator[tuple[int, int, str]]:
    """Of a rulebook as text: line, number in the line, first words."""
    for number, line in enumerate(text.split("\n"), 1):
        said = line.strip()
        if not said:
            continue
        parts = [said] if said.startswith("|") else BREAK.split(said)
        for which, part in enumerate(parts, 1):
            yield number, which, first_words(part)


def first_words(sentence: str) -> str:
    words = re.findall(r"[\w’'.+-]*\w[\w’'.+-]*", sentence)
    return " ".join(words[:FIRST_WORDS]).rstrip(".'’-")


def missing(seed: Path) -> list[str]:
    """What the list leaves out of this text, and what it has that is not there."""
    book = seed.name[:3]
    there = {(line, which, words) for line, which, words in sentences(seed.read_text(encoding="utf-8"))}
    listed = {(row.line, row.sentence, row.words) for row in rows(book)}
    left_out = [f"{book}:{line}.{which} not listed: {words}" for line, which, words in sorted(there - listed)]
    return left_out + [f"{book}:{line}.{which} not there: {words}" for line, which, words in sorted(listed - there)]
