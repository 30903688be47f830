"""Every test, and every module, that the tables of the README.md and of docs/galactica.md name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULES = ROOT / "src/orrery/games/galactica"


PAGES = [HERE / "README.md", HERE / "daybreak" / "README.md", ROOT / "docs" / "galactica.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.parent.name)
def test_every_test_that_is_named_exists(page: Path) -> None:
    named = re.findall(r"`([\w/]+\.py)(?:::(\w+))?`", page.read_text(encoding="utf-8"))
    assert len(named) > 4
    for file, name in named:
        folders = (page.parent, HERE, ROOT, ROOT / "src/orrery", RULES)
        path = next((folder / file for folder in folders if (folder / file).exists()), None)
        assert path is not None, file
        assert not name or f"def {name}(" in path.read_text(encoding="utf-8"), f"{file}::{name}"
