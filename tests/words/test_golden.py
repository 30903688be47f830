"""The text of every card, as it was last read by eye.

After a change that is meant, write the files anew and read the difference, in both languages:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/words/test_golden.py`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from orrery.games.race.cards import CARDS
from orrery.words import LANGUAGES
from orrery.words.race import RaceWords
from tests.words.kit import race
from tests.words.typography import faults

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "race"


def written(words: RaceWords) -> str:
    blocks = [f"# {id}\n{words.card_block(id)}\n" for id in CARDS]
    blocks += [f"# {id}, edition 1\n{words.card_block(id, 1)}\n" for id, card in CARDS.items() if card.first_edition]
    return "\n".join(blocks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_read_as_they_were_last_read_by_eye(lang: str) -> None:
    path = GOLDEN / f"cards.{lang}.txt"
    if os.environ.get("ORRERY_REGENERATE") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(race(lang)), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == written(race(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_well_printed(lang: str) -> None:
    lines = (GOLDEN / f"cards.{lang}.txt").read_text(encoding="utf-8").splitlines()
    read = [line for line in lines if line and not line.startswith("#")]
    assert len(read) > 300
    assert [fault for line in read for fault in faults(lang, line)] == []
