"""The text of every card and of everything else in the almanacs, as it was last read by eye.

After a change that is meant, write the files anew and read the difference, in both languages:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/words/test_golden.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from orrery.games.race.cards import CARDS
from orrery.words import LANGUAGES
from orrery.words.fleet.numbers import SECTIONS
from tests.words.kit import fleet, galactica, race
from tests.words.typography import faults

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def race_cards(lang: str) -> str:
    words = race(lang)
    blocks = [f"# {id}\n{words.card_block(id)}\n" for id in CARDS]
    blocks += [f"# {id}, edition 1\n{words.card_block(id, 1)}\n" for id, card in CARDS.items() if card.first_edition]
    return "\n".join(blocks)


def fleet_almanac(lang: str) -> str:
    things = [(section, id) for section, ids in SECTIONS.items() for id in ids]
    return "\n".join(f"# {section}: {id}\n{fleet(lang).card_block(id)}\n" for section, id in things)


def galactica_almanac(lang: str) -> str:
    blocks = []
    for id, entry in galactica(lang).almanac({}).items():
        lines = [f"  {part['label']} · {part['text']}" for part in entry["powers"]]
        blocks.append("\n".join([f"# {id}", entry["name"], entry["summary"], *lines]))
    return "\n\n".join(blocks) + "\n"


TEXTS: dict[str, tuple[Callable[[str], str], int]] = {
    "race/cards": (race_cards, 300),
    "fleet/almanac": (fleet_almanac, 100),
    "galactica/almanac": (galactica_almanac, 600),
}
"""What writes each file, and how many lines it has at least."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TEXTS)
def test_it_reads_as_it_was_last_read_by_eye(name: str, lang: str) -> None:
    path, (written, _) = GOLDEN / f"{name}.{lang}.txt", TEXTS[name]
    if os.environ.get("ORRERY_REGENERATE") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(lang), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == written(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TEXTS)
def test_it_is_well_printed(name: str, lang: str) -> None:
    lines = (GOLDEN / f"{name}.{lang}.txt").read_text(encoding="utf-8").splitlines()
    read = [line.removeprefix("  ") for line in lines if line and not line.startswith("#")]
    assert len(read) > TEXTS[name][1]
    assert [fault for line in read for fault in faults(lang, line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_galactica_s_almanac_is_a_sentence(lang: str) -> None:
    for id, entry in galactica(lang).almanac({}).items():
        for part in entry["powers"]:
            assert part["text"].endswith("."), id
            assert part["text"][0] == part["text"][0].upper(), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_gets_every_entry_of_fleet_with_its_section(lang: str) -> None:
    entries = fleet(lang).almanac({})
    assert set(entries) == {id for ids in SECTIONS.values() for id in ids}
    assert entries["cruiser"]["class"] == 3
    assert all(entry["name"] and entry["summary"] and entry["powers"] for entry in entries.values())
