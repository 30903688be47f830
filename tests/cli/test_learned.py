"""ladder, train, and hints: what the terminal has of bots that learn."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from orrery.bots.race.learned.weights import read
from orrery.bots.race.training import course, trainer
from tests.cli.kit import call

SMALL: dict[str, Any] = {"hidden": 8, "shards": 2, "shard": 2, "memory": 600, "measured": 4, "match": 4}


def test_a_ladder_is_told_drawn_and_kept(tmp_path: Path) -> None:
    kept, drawn = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    asked = ["ladder", "race", "--bots", "greedy,random", "--table", "2p,4p", "--games", 8, "--workers", 1]
    ran = call(*asked, "--save", kept, "--to", drawn)
    assert ran.code == 0
    assert re.search(r"2p +│ greedy │ random +│ +8 │ +100\.0% │ +67\.6% – 100\.0% │ +50% ", ran.out)
    assert "3 × random" in ran.out
    assert re.search(r"random │ 1000 │ 1000 ", ran.out)
    texts = [element.text for element in ElementTree.parse(drawn).iter() if element.text]
    assert "4p · even: 25%" in texts
    assert "greedy · random" in texts
    before = kept.read_text()
    again = call(*asked, "--save", kept, "--lang", "fr")
    assert kept.read_text() == before
    assert "À égalité" in again.out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("ladder", "race", "--table", "9p"), "There is no kind of table '9p'."),
        (("ladder", "race", "--bots", "clever,greedy"), "There is no bot 'clever'"),
        (("train", "race"), "Which mode? The modes are: 2p, 2p_expert, 3p, 4p."),
        (("train", "race", "--mode", "5p"), "There is no mode '5p'."),
        (("train", "fleet", "--mode", "2p"), "No bot of fleet learns."),
        (("simulate", "race", "--report", "beliefs"), "There is no report 'beliefs' for race. The reports are: none."),
    ],
)
def test_what_is_not_there_is_said(asked: tuple[str, ...], said: str) -> None:
    ran = call(*asked)
    assert ran.code == 2
    assert said in ran.err


def test_a_training_shows_its_curve_writes_weights_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "CALIBRATION", 2)
    monkeypatch.setattr(course, "Recipe", partial(trainer.Recipe, **SMALL))
    asked = ["train", "race", "--mode", "2p", "--folder", tmp_path, "--processes", 1, "--seed", 5]
    ran = call(*asked, "--games", 4)
    assert ran.code == 0, ran.err
    assert re.search(r"4 games: beats greedy in \d+\.\d% ", ran.out)
    assert f"Weights: {tmp_path / '2p.npz'}" in ran.out
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")
    weights = read(tmp_path / "2p.npz")
    assert weights.about["games"] == 4
    assert weights.about["recipe"]["seed"] == 5

    more = call(*asked, "--games", 8)
    assert "8 games: beats greedy" in more.out
    assert "4 games: beats greedy" not in more.out
    assert len(read(tmp_path / "2p.npz").about["curve"]) == 2

    other = call("train", "race", "--mode", "3p", "--folder", tmp_path, "--games", 4)
    assert other.code == 2
    assert "has a training of 2p, not of 3p" in other.err

    begun = ["train", "race", "--mode", "4p", "--folder", tmp_path / "4p", "--start", tmp_path / "2p.npz"]
    assert call(*begun, "--games", 4, "--processes", 1).code == 0
    assert read(tmp_path / "4p" / "4p.npz").about["begun_with"] == "2p.npz"
    wrong = call("train", "race", "--mode", "3p", "--folder", tmp_path / "3p", "--start", tmp_path / "4p" / "4p.npz")
    assert "is for another number of players" in wrong.err


def test_hint_says_what_is_best_and_why_in_both_languages() -> None:
    ran = call("play", "race", "--seed", "3", "--bots", "random", typed="hint\n1 2\nconseil\n")
    best = [line for line in ran.lines if line.startswith("Best: ")]
    assert len(best) == 2
    assert re.fullmatch(r"Best: .+\. Such games are won \d+ times in 100, give or take \d+\.", best[0])
    assert any(line.startswith("What weighs most: ") for line in ran.lines)
    french = call("play", "race", "--seed", "3", "--bots", "random", "--lang", "fr", typed="conseil\n")
    assert any(line.startswith("Le mieux\u00a0: ") for line in french.lines)


def test_hint_where_nobody_judges_says_so() -> None:
    ran = call("play", "galactica", "--seats", "3", "--seed", "3", "--bots", "random", typed="hint\n")
    assert "Nobody judges the choices of galactica yet." in ran.out


def test_a_report_tells_what_bots_believe_and_which_side_wins() -> None:
    asked = ["simulate", "galactica", "--seats", "strong,random", "--table", "3p", "--games", 1, "--workers", 1]
    told = call(*asked, "--report", "beliefs", "--lang", "fr")
    assert told.code == 0, told.err
    assert "Quart" in told.out
    assert re.search(r"3p +│ +4 │ +1 │", told.out)
    told = call(*asked, "--report", "sides")
    assert re.search(r"3p +│ +random │ +strong │ +1 │ +0\.0% │", told.out)
    assert len(re.findall(r"3p +│", told.out)) == 4
