"""The short run tries the same examples every time, whatever else the process has read before."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import LONG

SPECIAL = 123_456_789


def examples() -> list[int]:
    found: list[int] = []

    @settings(max_examples=300, derandomize=True)
    @given(st.integers())
    def look(n: int) -> None:
        found.append(n)

    look()
    return found


@pytest.mark.skipif(LONG, reason="the long run explores")
def test_what_was_imported_before_changes_no_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = examples()
    file = tmp_path / "numbers.py"
    file.write_text(f"NUMBERS = {[SPECIAL + n for n in range(50)]}")
    spec = importlib.util.spec_from_file_location("numbers_of_ours", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "numbers_of_ours", module)
    spec.loader.exec_module(module)
    assert examples() == before
