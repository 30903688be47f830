"""Every rule that a referee names is a rule of ours, which `orrery referee` can tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orrery.referee
from orrery.words.rules import by_id

RULE = {
    "race": r"RG-[A-Z]+-\d+",
    "fleet": r"FC-[A-Z]+-\d+",
    "galactica": r"(?:[TDBPLO]\d+(?:\.\d+)?[a-z]?|0\.1\.\d)",
}


@pytest.mark.parametrize("title", orrery.referee.names())
def test_every_rule_that_is_named_exists(title: str) -> None:
    sources = Path(orrery.referee.__file__).parent.joinpath(title).glob("*.py")
    named = {
        rule for source in sources for rule in re.findall(f'"({RULE[title]})"', source.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert named <= set(by_id(title))
