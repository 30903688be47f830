"""`orrery referee`: games that were by the rules, a game that was not, a title that has no referee."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

import orrery
from orrery.core.game import Game
from orrery.referee import Story
from tests.cli.kit import call, finished, write


def records(folder: Path) -> Iterator[Path]:
    for seed in (7, 8):
        yield write(folder / f"{seed}.json", finished(seed).record())


def test_games_by_the_rules_have_no_fault(tmp_path: Path) -> None:
    ran = call("referee", *records(tmp_path))
    assert (ran.code, ran.lines) == (0, ["2 games, no fault."])


@pytest.mark.parametrize(
    ("lang", "rule", "total"),
    [
        ("en", "RG-RND-08: Chips and the number of cards", "1 game, 4 faults."),
        ("fr", "RG-RND-08: Les jetons et le nombre de cartes", "1 partie, 4 fautes."),
    ],
)
def test_a_game_against_the_rules_is_told_with_the_rule(tmp_path: Path, lang: str, rule: str, total: str) -> None:
    def spoilt(game: Game) -> Story:
        story = true(game)
        for view in story.views:
            view["table"]["pool"] += 1
        story.views[0]["table"]["deck_size"] += 1
        return story

    file, true = next(records(tmp_path)), Story.of
    with patch.object(Story, "of", spoilt):
        ran = call("referee", file, "--lang", lang)
    assert ran.code == 1
    assert str(file) in ran.lines[0]
    assert any(line.startswith(rule) for line in ran.lines)
    assert ran.lines[-1] == total


def test_a_title_without_a_referee_says_so_in_one_sentence(tmp_path: Path) -> None:
    file = write(tmp_path / "fleet.json", orrery.new("fleet", 2, 1).record())
    with patch("orrery.referee.names", lambda: ("race",)):
        ran = call("referee", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "There is no referee for fleet. There is one for: race.\n"
