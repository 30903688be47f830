"""The list in README.md is whole, and every test that it names is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NEEDED = [*range(1, 11), 12, 16, 17, *range(19, 33)]


def rows() -> dict[int, tuple[str, str]]:
    """The tests of each number, and their teeth."""
    cells = [line.split("|") for line in (HERE / "README.md").read_text(encoding="utf-8").splitlines()]
    return {
        int(row[1].strip(" T")): (row[3], row[4])
        for row in cells
        if len(row) == 6 and " T" in row[1] and row[1] != " T "
    }


@cache
def named_in(file: str) -> set[str]:
    found = ast.parse((HERE / file).read_text(encoding="utf-8")).body
    return {node.name for node in found if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_every_number_has_its_row() -> None:
    assert sorted(rows()) == NEEDED


@pytest.mark.parametrize("n", NEEDED)
def test_every_row_names_tests_that_are_there(n: int) -> None:
    for cell in rows()[n]:
        named = re.findall(r"`([^`]+)::(\w+)`", cell)
        assert named, f"T{n} names no test"
        assert [name for file, name in named if name not in named_in(file)] == []


def test_every_test_that_is_named_is_there() -> None:
    named = re.findall(r"`([^`]+\.py)::(\w+)`", (HERE / "README.md").read_text(encoding="utf-8"))
    assert len(named) > 100
    assert [f"{file}::{name}" for file, name in named if name not in named_in(file)] == []
