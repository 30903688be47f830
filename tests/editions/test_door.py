"""What the house uses of an edition, every archive has: the door only grows."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import orrery
from orrery.core.game import Game
from orrery.core.question import Question
from tests.editions.archives import ARCHIVES, edition_in, name_of

HOUSE = ("server", "bots", "words", "terminal", "arena", "editions")
OF_TODAY = "terminal/bench.py"
"""It measures games that it has begun itself."""


def used() -> set[str]:
    """Every name that the house reads off anything."""
    root = Path(orrery.__file__).parent
    paths = [path for part in HOUSE for path in (root / part).rglob("*.py")]
    paths.remove(root / OF_TODAY)
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    return {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def public(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


@pytest.mark.parametrize("path", ARCHIVES, ids=name_of)
def test_what_is_used_of_a_game_and_a_question_is_there(path: Path) -> None:
    edition = edition_in(path)
    game = edition.start(*next(edition.title.variants()), {"seed": "1"})
    question = next(iter(game.pending.values()))
    names = used()
    for today, then in ((Game, type(game)), (Question, type(question))):
        missing = (public(today) & names) - public(then)
        assert missing == set(), f"the house uses {missing} of a {today.__name__}: {path.stem} has none"
    assert {"start", "load", "replay"} <= set(dir(edition.kernel))


@pytest.mark.parametrize("name", ["undoable", "asked", "rewind"])
def test_a_name_that_an_archive_has_not_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = edition_in(ARCHIVES[0])
    game = edition.start(*next(edition.title.variants()), {"seed": "1"})
    monkeypatch.delattr(type(game), name)
    with pytest.raises(AssertionError, match=name):
        test_what_is_used_of_a_game_and_a_question_is_there(ARCHIVES[0])


def test_the_search_finds_what_is_used() -> None:
    assert {"pending", "answer", "view", "events", "copy", "rewind", "undoable", "refuse", "preview"} <= used()
