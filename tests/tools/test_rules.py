"""docs/rules: every citation resolves, every rule is held to by code and by a test, and the pages are up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.words.rules import Rule, by_id, rules
from tools.citations import ROOT, TITLES, citations, cited_in, grouped, held_by, shown_by, steps
from tools.rules import DOCS, pages

KNOWN = {id for title in TITLES for id in by_id(title)}
EVERY = [rule for title in TITLES for rule in rules(title)]


def test_how_a_citation_is_read(tmp_path: Path) -> None:
    assert grouped("FC-MOV-03 to 05, RG-SET-01, 03 (AMB-09): x") == {
        "FC-MOV-03", "FC-MOV-04", "FC-MOV-05", "RG-SET-01", "RG-SET-03", "AMB-09",
    }  # fmt: skip
    assert steps("T8.1 to T8.3, T2.2a; O23, B5 (T14)") == {"T8.1", "T8.2", "T8.3", "T2.2a", "O23", "B5", "T14"}
    path = tmp_path / "galactica.py"
    path.write_text('"""T9.3."""\nkey = "T9.4"\ndef test_d7_x(): ...  # L5\n', encoding="utf-8")
    assert cited_in(path) == {"T9.3", "D7", "L5"}


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_every_id_that_is_cited_is_a_rule(folder: str) -> None:
    assert {id: paths for id, paths in citations(folder).items() if id not in KNOWN} == {}
    assert len(citations(folder)) > 200


def test_code_holds_to_every_rule_or_need_not() -> None:
    assert [rule.id for rule in EVERY if not held_by(rule) and not rule.none] == []


def test_every_rule_has_a_test() -> None:
    assert [rule.id for rule in EVERY if not shown_by(rule)] == []


def test_what_rules_name_is_there() -> None:
    named = [(rule.id, path) for rule in EVERY for path in (*held_by(rule), *shown_by(rule))]
    assert [(id, path) for id, path in named if not (ROOT / path).is_file()] == []


def test_a_rule_that_nobody_holds_to_is_noticed() -> None:
    assert held_by(Rule("FC-XXX-99", "", "", "")) == shown_by(Rule("FC-XXX-99", "", "", "")) == []


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.relative_to(DOCS).as_posix())
def test_pages_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == pages()[path], "run `python -m tools.rules`"
