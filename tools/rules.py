"""Writes docs/rules: the rules of each title as a page, and where the code and the tests hold to each of them.

python -m tools.rules           write the pages
python -m tools.rules SEED...   say which sentences of a rulebook (a text whose name begins with its number)
                                docs/rules/coverage leaves out, or lists though they are not there
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from orrery.words.rules import Rule, chapters
from tools.citations import ROOT, TITLES, held_by, shown_by
from tools.coverage import missing

DOCS = ROOT / "docs" / "rules"
NAMES = {"galactica": "Battlestar Galactica", "fleet": "Fleet Commander", "race": "Race for the Galaxy"}
MADE = "<!-- Made by `python -m tools.rules` from src/orrery/words: change it there. -->"


@cache
def pages() -> dict[Path, str]:
    """Everything that is made, by where it lies."""
    made = {DOCS / f"{title}.md": "\n".join(page(title)) + "\n" for title in TITLES}
    return made | {DOCS / "index" / f"{title}.md": "\n".join(index(title)) + "\n" for title in TITLES}


def page(title: str) -> Iterator[str]:
    yield f"# {NAMES[title]}: the rules, in our own words\n\n{MADE}"
    for chapter in chapters(title):
        yield f"\n## {chapter.en} · {chapter.fr}\n\n| | English | français | source |\n| --- | --- | --- | --- |"
        for rule in chapter.rules:
            yield f"| {anchor(rule)} | {rule.en} | {rule.fr} | {rule.source} |"


def anchor(rule: Rule) -> str:
    return f'<a id="{rule.id}"></a>{rule.id}'


def index(title: str) -> Iterator[str]:
    yield f"# {NAMES[title]}: rule, code, test\n\n{MADE}\n\n| rule | code | tests |\n| --- | --- | --- |"
    for chapter in chapters(title):
        for rule in chapter.rules:
            code = paths(held_by(rule)) or f"none: {rule.none}"
            yield f"| [{rule.id}](../{title}.md#{rule.id}) | {code} | {paths(shown_by(rule))} |"


def paths(found: list[str]) -> str:
    return ", ".join(f"[{short(path)}](../../../{path})" for path in found)


def short(path: str) -> str:
    for start in ("src/orrery/games/", "src/orrery/", "tests/games/", "tests/"):
        if path.startswith(start):
            return path.removeprefix(start)
    return path


def main(seeds: list[str]) -> int:
    wrong = [line for seed in seeds for line in missing(Path(seed))]
    print("\n".join(wrong), end="\n" if wrong else "")
    if not seeds:
        for path, text in pages().items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
