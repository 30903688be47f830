"""The almanac, as it was last read by eye: every card, character, location, ship, token and rule.

After a change that is meant, write the files anew and read the difference, in both languages:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/words/galactica/test_golden.py`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from orrery.words import LANGUAGES
from orrery.words.galactica import GalacticaWords
from tests.words.kit import galactica
from tests.words.typography import faults

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "galactica"


def written(words: GalacticaWords) -> str:
    blocks = []
    for id, entry in words.almanac({}).items():
        lines = [f"  {part['label']} · {part['text']}" for part in entry["powers"]]
        blocks.append("\n".join([f"# {id}", entry["name"], entry["summary"], *lines]))
    return "\n\n".join(blocks) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_reads_as_it_was_last_read_by_eye(lang: str) -> None:
    path = GOLDEN / f"almanac.{lang}.txt"
    if os.environ.get("ORRERY_REGENERATE") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(galactica(lang)), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == written(galactica(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_is_well_printed(lang: str) -> None:
    lines = (GOLDEN / f"almanac.{lang}.txt").read_text(encoding="utf-8").splitlines()
    read = [line for line in lines if line and not line.startswith("#")]
    assert len(read) > 600
    assert [fault for line in read for fault in faults(lang, line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_the_almanac_is_a_sentence(lang: str) -> None:
    for id, entry in galactica(lang).almanac({}).items():
        for part in entry["powers"]:
            assert part["text"].endswith("."), id
            assert part["text"][0] == part["text"][0].upper(), id
