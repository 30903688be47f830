"""The title that docs/add-a-title.md builds, and what it adds to the page."""

from __future__ import annotations

import importlib.util
import re
import sys
import tempfile
from pathlib import Path

from orrery.core.title import Title

PAGE = Path(__file__).parents[1] / "docs" / "add-a-title.md"


def blocks(language: str) -> list[str]:
    """The pieces of code of the page that are in a language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def documented_title() -> Title:
    """Runs the page's Python, as a module of its own: rules are read from their source when they are imported."""
    [code] = blocks("python")
    with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:
        file.write(code)
    spec = importlib.util.spec_from_file_location("nim", file.name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["nim"] = module
    spec.loader.exec_module(module)
    title: Title = module.TITLE
    return title
