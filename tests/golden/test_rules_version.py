"""A change of rules takes a new rules version, or stored games would go on as other games (T12).

`rules.json` is a ledger: for each title and rules version, the digest of all that happens in the golden games. An entry
is never changed; when games go another way, the title's `rules` gets the next number, and
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/golden/test_rules_version.py` adds the entry.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.core.state import Result, State
from tests.golden import playthrough

HERE = Path(__file__).parent
LEDGER = HERE / "rules.json"
TITLES = sorted(orrery.titles())

Ledger = dict[str, dict[str, str]]


def records(title: str) -> list[dict[str, Any]]:
    """The golden games of a title: its records, under whatever name they are kept, or else its playthroughs."""
    lines = [line for path in sorted((HERE / title).rglob("*.jsonl")) for line in path.read_text().splitlines()]
    found = [record for record in map(json.loads, lines) if "answers" in record]
    return found or [record_of(path.read_text()) for path in sorted((HERE / title / "playthroughs").glob("*.txt"))]


def record_of(text: str) -> dict[str, Any]:
    begun, answers = playthrough.read(text)
    return {**begun, "answers": [[seat, list(choice)] for seat, choice in answers]}


def digest(title: str) -> str:
    """Of what everybody sees happen and how it ends: how a position is stored does not matter."""
    told = hashlib.sha256()
    for record in records(title):
        game = orrery.replay({**record, "rules": orrery.titles()[title].rules})
        seen = [game.events(seat) for seat in (*range(game.seats), None)]
        told.update(json.dumps([seen, game.result], sort_keys=True).encode())
    return told.hexdigest()


def wrong_with(ledger: Mapping[str, Mapping[str, str]], title: str, found: str) -> str | None:
    rules = str(orrery.titles()[title].rules)
    if rules not in ledger.get(title, {}):
        return f"{title} has no entry for rules version {rules}"
    if ledger[title][rules] != found:
        return f"the games of {title} go another way than rules version {rules} says: it needs the next version"
    return None


def read() -> Ledger:
    ledger: Ledger = json.loads(LEDGER.read_text()) if LEDGER.exists() else {}
    return ledger


@pytest.mark.parametrize("title", TITLES)
def test_the_golden_games_go_as_their_rules_version_says(title: str) -> None:
    assert records(title), f"{title} has no golden games"
    ledger, found = read(), digest(title)
    if os.environ.get("ORRERY_REGENERATE") == "1":
        ledger.setdefault(title, {}).setdefault(str(orrery.titles()[title].rules), found)
        LEDGER.write_text(json.dumps(ledger, indent=2, sort_keys=True) + "\n")
    assert wrong_with(ledger, title, found) is None


@pytest.mark.parametrize("title", TITLES)
def test_a_change_of_rules_is_found(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth: everybody scores a point more."""
    finish = State.finish

    def generous(self: State, result: Result) -> None:
        finish(self, result._replace(scores=tuple(score + 1 for score in result.scores)))

    monkeypatch.setattr(State, "finish", generous)
    assert "needs the next version" in str(wrong_with(read(), title, digest(title)))


def test_no_entry_was_ever_changed() -> None:
    root = HERE.parents[1]
    if not (root / ".git").exists():
        pytest.skip("not a git checkout")

    def git(*args: str) -> str:
        return subprocess.run(["git", *args], cwd=root, capture_output=True, text=True, check=True).stdout

    place = LEDGER.relative_to(root).as_posix()
    now = read()
    for commit in git("log", "--format=%H", "--", place).split():
        then: Ledger = json.loads(git("show", f"{commit}:{place}") or "{}")
        for title, entries in then.items():
            for rules, entry in entries.items():
                assert now.get(title, {}).get(rules) == entry, f"{title} {rules}, as of {commit[:8]}"
