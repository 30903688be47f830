"""Where the rules are cited: ids in docstrings and comments of the code and of the tests.

Written "FC-MOV-03", "FC-MOV-03, 04", "FC-MOV-03 to 05", "AMB-12", "RG-SET-01"; of Battlestar Galactica also "T9.3",
"T8.1 to T8.6", "D12", "P7". What is ruled on a card or ability, "B2.recon", is cited by its name.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from orrery.words.rules import Rule

ROOT = Path(__file__).parents[1]
TITLES = ("galactica", "fleet", "race")
GROUPED = re.compile(r"(FC|RG)-([A-Z0-9]{3})-(\d\d)((?:(?:, | to )\d\d\b)*)")
AMBIGUITY = re.compile(r"AMB-\d\d")
STEPS = re.compile(r"(?<![\w.\-])(?:T\d+(?:\.\d+[a-d]?)?|0\.1\.\d|[LCDOPB]\d{1,2})(?![\w\-]|\.\d)")
RANGE = re.compile(r"(T\d+)\.(\d+) to \1\.(\d+)")
ROWS = re.compile(r"(?<=_)[cdlo]\d+(?=_)")
LINES = re.compile(r"002:(\d+)(?: to 002:(\d+))?")


def grouped(text: str) -> set[str]:
    found = set(AMBIGUITY.findall(text))
    for prefix, group, first, more in GROUPED.findall(text):
        numbers = [int(first)]
        for sign, number in re.findall(r"(, | to )(\d\d)", more):
            numbers += range(numbers[-1] + 1, int(number) + 1) if sign == " to " else [int(number)]
        found |= {f"{prefix}-{group}-{n:02}" for n in numbers}
    return found


def steps(text: str) -> set[str]:
    """As Battlestar Galactica numbers its rules."""
    found = set(STEPS.findall(text))
    for section, first, last in RANGE.findall(text):
        found |= {f"{section}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def files(folder: str) -> Iterator[Path]:
    for pattern in ("*.py", "*.ftl"):
        yield from sorted((ROOT / folder).rglob(pattern))


def speaks_of_galactica(path: Path, text: str) -> bool:
    """Elsewhere T24 or B2 may be anything."""
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return "galactica" in inside.as_posix() or "Galactica" in text[:400]


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def cited_in(path: Path) -> set[str]:
    """Also ids that no rule has."""
    text = text_of(path)
    prose = said_in(text) if path.suffix == ".py" else text
    found = grouped(prose)
    if speaks_of_galactica(path, text):
        found |= steps(prose)
        found |= {row.upper() for name in re.findall(r"def (test_\w+)", text) for row in ROWS.findall(name)}
    return found


def said_in(source: str) -> str:
    """Docstrings, of attributes too, and comments: no other string can cite a rule."""
    tree = ast.parse(source)
    strings = [
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    return "\n".join([*strings, *re.findall(r"(?<!\S)#.*", source)])


@cache
def citations(folder: str) -> dict[str, set[str]]:
    """By id, the files of `src` or `tests` that cite it, as the repository names them."""
    found = defaultdict(set)
    for path in files(folder):
        for id in cited_in(path):
            found[id].add(path.relative_to(ROOT).as_posix())
    return found


def named(rule: Rule, folder: str) -> set[str]:
    """Rulings on a card or an ability of Battlestar Galactica: whoever names it."""
    if not re.match(r"B\d\.", rule.id):
        return set()
    name = rule.id.partition(".")[2]
    inside = "src/orrery/games/galactica" if folder == "src" else "tests/games/galactica"
    return {path for path, names in names_in(inside).items() if name in names}


@cache
def names_in(folder: str) -> dict[str, frozenset[str]]:
    """The words of each file, and those that the names of its tests hold."""
    found = {}
    for path in files(folder):
        names = set(re.findall(r"[a-z][a-z0-9_]*", text_of(path)))
        parts = [name.split("_") for name in names if name.startswith("test_")]
        inner = {"_".join(p[i:j]) for p in parts for i in range(len(p)) for j in range(i + 1, min(i + 6, len(p)) + 1)}
        found[path.relative_to(ROOT).as_posix()] = frozenset(names | inner)
    return found


def lines_of(rule: Rule) -> set[int]:
    """The lines of the rulebook of Race for the Galaxy that a rule comes from."""
    if not rule.source.startswith("002 l."):
        return set()
    spans = re.findall(r"(\d+)(?:-(\d+))?", rule.source.removeprefix("002 l."))
    return {n for first, last in spans for n in range(int(first), int(last or first) + 1)}


@cache
def tested_lines() -> dict[str, set[int]]:
    """Tests of Race for the Galaxy cite lines: "002:344"."""
    found: dict[str, set[int]] = {}
    for path in files("tests/games/race"):
        spans = LINES.findall(text_of(path))
        found[path.relative_to(ROOT).as_posix()] = {
            n for first, last in spans for n in range(int(first), int(last or first) + 1)
        }
    return found


@cache
def held_by(rule: Rule) -> list[str]:
    """By the code that games run on: a referee only looks on."""
    found = {*citations("src")[rule.id], *named(rule, "src"), *[f"src/orrery/{path}" for path in rule.code]}
    return sorted(path for path in found if not path.startswith("src/orrery/referee/"))


@cache
def shown_by(rule: Rule) -> list[str]:
    by_line = {path for path, lines in tested_lines().items() if lines & lines_of(rule)}
    own = {f"tests/{path}" for path in rule.test}
    found = {*citations("tests")[rule.id], *named(rule, "tests"), *own, *by_line}
    return sorted(path for path in found if not path.startswith("tests/referee/"))
