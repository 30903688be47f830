"""`orrery review`: a game looked at again."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from tests.cli.kit import call, finished, write


@pytest.mark.parametrize(("lang", "end"), [("en", "The end: "), ("fr", "À la fin\u00a0: ")])
def test_a_finished_game_is_looked_at_again(tmp_path: Path, lang: str, end: str) -> None:
    record = finished(7).record()
    result = orrery.replay(record).result
    assert result is not None
    ran = call("review", write(tmp_path / "game.json", record), "--lang", lang)
    assert ran.code == 0
    (last,) = [line for line in ran.lines if line.startswith(end)]
    shares = [int(part.split()[-2]) for part in last.split(", ")]
    assert [share > 0 for share in shares] == [seat in result.winners for seat in range(len(shares))]
    assert sum("100." in line for line in ran.lines) % 2 == 0


def test_of_a_title_without_a_judge_that_is_said(tmp_path: Path) -> None:
    record = orrery.new("galactica", 3, 1).record()
    ran = call("review", write(tmp_path / "game.json", record))
    assert ran.code != 0
    assert "judges" in ran.err
