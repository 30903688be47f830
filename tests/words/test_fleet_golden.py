"""The almanac of Fleet Commander, as it was last read by eye.

After a change that is meant, write the files anew and read the difference, in both languages:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/words/test_fleet_golden.py`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from orrery.words import LANGUAGES, pick
from orrery.words.fleet import FleetWords
from orrery.words.fleet.numbers import SECTIONS
from tests.words.typography import faults

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "fleet"


def words(lang: str) -> FleetWords:
    found = pick(lang, "fleet")
    assert isinstance(found, FleetWords)
    return found


def written(lang: str) -> str:
    things = [(section, id) for section, ids in SECTIONS.items() for id in ids]
    return "\n".join(f"# {section}: {id}\n{words(lang).card_block(id)}\n" for section, id in things)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_reads_as_it_was_last_read_by_eye(lang: str) -> None:
    path = GOLDEN / f"almanac.{lang}.txt"
    if os.environ.get("ORRERY_REGENERATE") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(lang), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == written(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_almanac_is_well_printed(lang: str) -> None:
    lines = (GOLDEN / f"almanac.{lang}.txt").read_text(encoding="utf-8").splitlines()
    read = [line.removeprefix("  ") for line in lines if line and not line.startswith("#")]
    assert len(read) > 100
    assert [fault for line in read for fault in faults(lang, line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_gets_every_entry_with_its_section(lang: str) -> None:
    entries = words(lang).almanac({})
    assert set(entries) == {id for ids in SECTIONS.values() for id in ids}
    assert entries["cruiser"]["class"] == 3
    assert all(entry["name"] and entry["summary"] and entry["powers"] for entry in entries.values())
