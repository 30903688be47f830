"""Every test that the tables of README.md and docs/galactica.md name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
RULES = ROOT / "src/orrery/games/galactica"


@pytest.mark.parametrize("page", [HERE / "README.md", ROOT / "docs" / "galactica.md"], ids=lambda path: path.name)
def test_every_test_that_is_named_exists(page: Path) -> None:
    named = re.findall(r"`([\w/]+\.py)(?:::(\w+))?`", page.read_text(encoding="utf-8"))
    assert len(named) > 4
    for file, name in named:
        path = next(
            (folder / file for folder in (HERE, ROOT, ROOT / "src/orrery", RULES) if (folder / file).exists()), None
        )
        assert path is not None, file
        assert not name or f"def {name}(" in path.read_text(encoding="utf-8"), f"{file}::{name}"
