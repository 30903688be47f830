"""docs/rules/coverage: every sentence of the rulebooks is said by a rule of ours, or there is a reason why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.words.rules import by_id
from tools import coverage
from tools.citations import TITLES
from tools.coverage import BOOKS, FIRST_WORDS, first_words, missing, rows

KNOWN = {id for title in TITLES for id in by_id(title)}


@pytest.mark.parametrize("book", BOOKS)
def test_every_sentence_has_its_rule_or_a_reason(book: str) -> None:
    listed = list(rows(book))
    assert listed == sorted(listed, key=lambda row: (row.line, row.sentence))
    assert [row for row in listed if not row.rules and not row.reason] == []
    assert {id for row in listed for id in row.rules} <= KNOWN
    assert max(len(row.words.split()) for row in listed) <= FIRST_WORDS
    assert any(row.rules for row in listed)


def test_what_a_list_leaves_out_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "COVERAGE", tmp_path)
    seed = tmp_path / "000_x.txt"
    seed.write_text("Un deux trois quatre cinq. Six.\n\nSept ?\n", encoding="utf-8")
    (tmp_path / "000.tsv").write_text(
        "line\tsentence\twords\trules\treason\n1\t1\tUn deux trois quatre\tT1\t\n1\t3\tHuit\t-\ttitle\n",
        encoding="utf-8",
    )
    assert missing(seed) == ["000:1.2 not listed: Six", "000:3.1 not listed: Sept", "000:1.3 not there: Huit"]
    assert first_words("« L’or » - et, 12 de plus !") == "L’or et 12 de"
