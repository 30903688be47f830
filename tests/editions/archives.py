"""The archives that this program brings, and the games that each holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import orrery
from orrery import editions
from orrery.editions import Edition
from tools.keep import corpus_in

ARCHIVES = sorted(Path(orrery.__file__).parent.glob("editions/*.zip"))


def name_of(path: Path) -> str:
    return path.stem


def edition_in(path: Path) -> Edition:
    title, _, rules = path.stem.rpartition("_")
    edition = editions.kept(title, int(rules))
    assert edition is not None
    return edition


def corpus(path: Path, most: int | None) -> list[dict[str, Any]]:
    """Its games; so many of them at the most, of all kinds."""
    games = corpus_in(path)
    return games if most is None else games[:: -(-len(games) // most)]
