"""The pages of docs/ are true: their code runs."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from random import Random

import pytest

import orrery
from orrery import games

DOCS = Path(__file__).parent.parent / "docs"


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The title that docs/add-a-title.md builds."""
    page = (DOCS / "add-a-title.md").read_text()
    [code] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    module_file = tmp_path / "nim.py"
    module_file.write_text(code)
    spec = importlib.util.spec_from_file_location("nim", module_file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "nim", module)
    monkeypatch.setattr(games, "_ADDED", {})
    spec.loader.exec_module(module)
    games.add(module.TITLE)


@pytest.mark.usefixtures("nim")
def test_the_title_of_add_a_title_can_be_played() -> None:
    rng = Random(1)
    game = orrery.new("nim", seats=3, seed=7, options={"stones": 21})
    while game.pending:
        for seat, question in list(game.pending.items()):
            assert game.faults() == []
            assert game.resample(seat, 1).view(seat) == game.view(seat)
            game.answer(seat, question.sample(rng))
    assert game.result is not None
    assert game.result.reason == "taken"
    assert orrery.replay(game.record()).fingerprint() == game.fingerprint()


@pytest.mark.usefixtures("nim")
def test_a_title_of_ours_cannot_be_replaced() -> None:
    title = games.find("nim")
    theirs = type("Theirs", (type(title),), {"name": games.names()[0]})()
    with pytest.raises(ValueError, match="is a title of this package"):
        games.add(theirs)
